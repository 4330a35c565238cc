"""Where the match of a scenario stands: its phase, and whose turn it is (see `description.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import drafting, galactic, galaxy, production, war
from .content import COLONIZE, SETUP, Effect
from .description import Scenario, bad
from .names import EFFECT_LIST, EFFECT_NAMES, PLANET_NAMES
from .stages import FIRST_MAIN, NOMADS, OVER, PRODUCTION, SEIZE, TURN

if TYPE_CHECKING:
    from .position import AlliancesPosition


def begin(pos: AlliancesPosition, wanted: Scenario) -> None:
    """All pieces are in place. Raises `BadScenario`."""
    if wanted.phase == "over":
        pos.stage = OVER
    elif wanted.phase in _AT_ONCE:
        _AT_ONCE[wanted.phase](pos)
    else:
        _ASKING[wanted.phase](pos, wanted)


def _its_turn(pos: AlliancesPosition, wanted: Scenario, able: Sequence[bool], why_not: str) -> int:
    """The seat named, or the first in turn order that can decide."""
    for place, seat in enumerate(pos.order):
        if able[seat] and wanted.to_move in (None, seat):
            pos.turn = place
            return seat
    raise bad("to_move", why_not)


# Choosing cards


def _fill_hands(pos: AlliancesPosition, wanted: Scenario, draft: bool = False) -> None:
    """With cards that nobody has named: what is named in the deck is still to be drawn."""
    named = len(wanted.deck)
    first, pos.deck = pos.deck[:named], pos.deck[named:]
    drafting.open_cards(pos, draft)
    pos.deck = (*first, *pos.deck)
    if any(len((*s.hand, *s.kept, *s.mains)) < SETUP.hand for s in pos.sides[: pos.players]):
        raise bad("deck", "too many are named for the hands to be filled up")


def _swap(pos: AlliancesPosition, wanted: Scenario) -> None:
    _fill_hands(pos, wanted)
    able = [not side.aside for side in pos.sides]
    _its_turn(pos, wanted, able, "nobody there has cards to swap")


def _first_main(pos: AlliancesPosition, wanted: Scenario) -> None:
    _fill_hands(pos, wanted)
    pos.stage = FIRST_MAIN
    able = [not side.mains for side in pos.sides]
    _its_turn(pos, wanted, able, "nobody there has a main faction to choose")


def _draft(pos: AlliancesPosition, wanted: Scenario) -> None:
    _fill_hands(pos, wanted, draft=True)
    sides = pos.sides[: pos.players]
    if len({len(side.kept) for side in sides}) > 1:
        raise bad("sides", "in a draft everybody has kept equally many cards")
    if len(sides[0].kept) > SETUP.hand - 2:
        raise bad("sides", "the last card of a draft is kept without asking")
    if all(side.pick >= 0 for side in sides):
        raise bad("sides", "in a draft somebody must still pick a card")


# The rounds


def _produce(pos: AlliancesPosition) -> None:
    pos.round -= 1
    production.start(pos)


def _abilities(pos: AlliancesPosition, wanted: Scenario) -> None:
    pos.stage = PRODUCTION
    able = [bool(side.traits.production) for side in pos.sides]
    seat = _its_turn(pos, wanted, able, "nobody there has such an ability")
    own = pos.sides[seat].traits.production
    pos.due = own if wanted.due is None else _due(wanted.due, own)
    production.proceed(pos)


def _due(names: Sequence[str], own: Sequence[Effect]) -> tuple[Effect, ...]:
    effects = tuple(EFFECT_LIST[index] for index in EFFECT_NAMES.indices("due", names))
    for effect in effects:
        if effect not in own:
            raise bad("due", f"{effect.id!r} cannot be due now")
    return effects


def _turn(pos: AlliancesPosition, wanted: Scenario) -> None:
    pos.stage, pos.carded = TURN, wanted.carded
    pos.acted = wanted.acted or wanted.phase == "nomads"
    able = [bool(side.cubes) or pos.acted for side in pos.sides]
    seat = _its_turn(pos, wanted, able, "nobody there has a cube in hand")
    if wanted.settled is not None:
        pos.settled = PLANET_NAMES.index("settled", wanted.settled)
        if pos.holder[pos.settled] != seat or pos.state[pos.settled] != galaxy.COLONIZED:
            raise bad("settled", "it is no colonized planet of the seat to move")
    if wanted.due:
        after = [effect for effects in pos.sides[seat].traits.after for effect in effects]
        pos.due = _due(wanted.due, after if pos.acted else ())


def _nomads(pos: AlliancesPosition, wanted: Scenario) -> None:
    _turn(pos, wanted)
    pos.stage = NOMADS
    seat = pos.order[pos.turn]
    side = pos.sides[seat]
    if not any(effect.special for effect in side.traits.after[COLONIZE]):
        raise bad("phase", "the seat to move has no Nomads")
    if not side.cubes or not pos.moves(seat):
        raise bad("phase", "the lifted cube can take no action")


def _seize(pos: AlliancesPosition, wanted: Scenario) -> None:
    pos.stage = SEIZE
    first = [number for number, rank in war.ranks(pos) if rank == 1]
    able = [first == [seat] and bool(war.targets(pos, seat)) for seat in range(pos.players)]
    _its_turn(pos, wanted, able, "nobody there is the sole Overlord with a planet to seize")


_AT_ONCE = {"production": _produce, "war": war.start, "galactic": galactic.run}
_ASKING = {
    "swap": _swap,
    "draft": _draft,
    "first_main": _first_main,
    "abilities": _abilities,
    "action": _turn,
    "nomads": _nomads,
    "seize": _seize,
}
