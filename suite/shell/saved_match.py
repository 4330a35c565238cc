"""A saved match brought back to life: for the table and for the replay."""

from __future__ import annotations

from dataclasses import replace
from random import randrange
from typing import TYPE_CHECKING

from suite.contract import Setup, Words
from suite.shell.seating import Seating
from suite.store import SavedMatch, StoreError
from suite.table.match import BadSave, Match

if TYPE_CHECKING:
    from suite.shell.program import Program

say = Words("shell")


def revive(program: Program, saved: SavedMatch) -> Match:
    """The match with all its moves. Raises `PluginFault`, or `StoreError` for a bad move."""
    game = program.game(saved.setup.game)
    kept = saved.setup
    try:
        options = game.options().model_validate(kept.options)
        setup = Setup(kept.players, options, kept.seed)
        return Match.from_saved(game, setup, [(m.seat, str(m.move)) for m in saved.moves])
    except BadSave as error:
        why = say(
            "This match cannot be opened: move {number} is not possible. {why}",
            number=error.number,
            why=error.why,
        )
        raise StoreError(why) from error
    except ValueError as error:
        why = say("This match cannot be opened: its options are not valid any more.")
        raise StoreError(why) from error


def seating_of(saved: SavedMatch) -> Seating:
    """Names and colours of the seats."""
    seats = saved.setup.seats
    return Seating(tuple(seat.name for seat in seats), tuple(seat.colour for seat in seats))


def rematch(program: Program, match_id: str) -> None:
    """A new match with the same seats and options, and another deal."""
    setup = replace(program.store.summary(match_id).setup, seed=randrange(1, 1_000_000))
    record = program.store.create(setup)
    program.after(record.ready, lambda _: program.open_match(record.id))
