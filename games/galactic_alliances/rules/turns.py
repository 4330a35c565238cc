"""The action phase (G23 to G26): one action a turn, and what may be done around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Atom, Move, Verdict, refuse

from . import abilities, factions, solo, tell, war
from .actions import BY_VERB
from .content import ACTIONS, EFFECTS
from .effects import triggered
from .stages import NOMADS, TURN
from .words import say

if TYPE_CHECKING:
    from .position import AlliancesPosition

END = Move("end")
_NOMADS = next(effect for effect in EFFECTS.values() if effect.special == "nomads")
_LISTS = tuple(action.moves for action in BY_VERB.values())


def start(pos: AlliancesPosition) -> None:
    tell.phase_begins(pos, "action")
    pos.stage = TURN
    pos.turn = -1
    next_turn(pos)


def next_turn(pos: AlliancesPosition) -> None:
    """The next player in order with a cube in hand; the others pass, as they must (G24)."""
    pos.acted = pos.carded = False
    pos.settled = -1
    for step in range(1, pos.players + 1):
        place = (pos.turn + step) % pos.players
        if pos.sides[pos.order[place]].cubes:
            pos.turn = place
            return
    end_phase(pos)


def end_phase(pos: AlliancesPosition) -> None:
    """Nobody has a cube left; alone, the artificial opponent moves now (G80)."""
    if pos.solo:
        solo.respond(pos)
    war.start(pos)


def moves(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    if pos.acted:
        abilities.moves_due(pos, seat, out)
    else:
        for listed in _LISTS:
            listed(pos, seat, out)
    abilities.moves_any_time(pos, seat, out)
    factions.moves(pos, seat, out)
    if pos.acted:
        out.append(END)


def moves_nomads(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    """A cube was lifted: it must take its action at once (G70)."""
    abilities.moves_nomads(pos, seat, _NOMADS, out)


def act(pos: AlliancesPosition, seat: int, move: Move) -> None:
    """Take an action and set off what follows from it."""
    verb, args = move
    colonized = BY_VERB[verb].play(pos, seat, args)
    if colonized >= 0:
        pos.settled = colonized
        pos.carded = pos.carded or len(args) == 2
    pos.acted = True
    pos.stage = TURN
    pos.due += triggered(pos.sides[seat], ACTIONS.index(verb), colonized)
    abilities.settle_due(pos, seat)
    end_if_nothing_is_left(pos, seat)


def end_if_nothing_is_left(pos: AlliancesPosition, seat: int) -> None:
    """A turn in which only its end is possible ends by itself."""
    if pos.acted and pos.stage == TURN and not _anything_left(pos, seat):
        end(pos, seat)


def _anything_left(pos: AlliancesPosition, seat: int) -> bool:
    """After the action: is there a card to play or an effect to use?"""
    if pos.sides[seat].hand and not pos.carded:
        return True
    out: list[Move] = []
    abilities.moves_any_time(pos, seat, out)
    if not out:
        abilities.moves_due(pos, seat, out)
    return bool(out)


def end(pos: AlliancesPosition, seat: int) -> None:
    abilities.take_what_is_left(pos, seat)
    if not pos.sides[seat].cubes:
        tell.passed(pos, seat)
    next_turn(pos)


def refusal(pos: AlliancesPosition, seat: int, verb: str, args: tuple[Atom, ...]) -> Verdict | None:
    """Why an action is refused now; None when it is legal."""
    if pos.stage == NOMADS and BY_VERB[verb] not in [BY_VERB[ACTIONS[a]] for a in _NOMADS.then]:
        return refuse(say("The lifted cube may only research or trade."), "G70")
    if pos.stage == TURN and pos.acted:
        return refuse(say("You have already taken an action this turn."), "G23")
    return BY_VERB[verb].refusal(pos, seat, args)
