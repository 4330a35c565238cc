"""Who must decide what now, in words; and why something else is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import (
    Atom,
    Closed,
    Decision,
    Message,
    Move,
    Subset,
    Verdict,
    refuse,
)

from . import abilities, drafting, factions, production, turns, war
from .actions import BY_VERB
from .content import FACTION_INDEX, FACTIONS, SETUP
from .stages import DRAFT, FIRST_MAIN, NOMADS, OVER, PHASES, PRODUCTION, SEIZE, SWAP, TURN
from .words import say

if TYPE_CHECKING:
    from .position import AlliancesPosition


def to_move(pos: AlliancesPosition) -> int:
    if pos.stage in (OVER, DRAFT):
        return -1
    return pos.order[pos.turn]


def moves(pos: AlliancesPosition, seat: int) -> list[Move]:
    """The listed moves of a seat."""
    out: list[Move] = []
    stage = pos.stage
    if stage == TURN:
        turns.moves(pos, seat, out)
    elif stage == PRODUCTION:
        production.moves(pos, seat, out)
    elif stage == NOMADS:
        turns.moves_nomads(pos, seat, out)
    elif stage == SEIZE:
        war.moves(pos, seat, out)
    elif stage == FIRST_MAIN:
        out += [drafting.FIRST[card] for card in pos.sides[seat].known_hand()]
    elif stage == DRAFT:
        out += [drafting.PICKS[card] for card in pos.sides[seat].known_hand()]
    return out


def pending(pos: AlliancesPosition) -> tuple[Decision, ...]:
    stage = pos.stage
    if stage == OVER:
        return ()
    if stage == DRAFT:
        return tuple(
            Closed(seat, say("Choose a faction card to keep."), tuple(moves(pos, seat)), "setup")
            for seat, side in enumerate(pos.sides)
            if side.pick == -1
        )
    seat = pos.order[pos.turn]
    if stage == SWAP:
        hand = tuple(FACTIONS[card].id for card in pos.sides[seat].known_hand())
        prompt = say("Swap up to 3 faction cards, once.")
        return (Subset(seat, prompt, "swap", hand, 0, SETUP.swap, phase="setup"),)
    return (Closed(seat, prompt_words(pos, seat), tuple(moves(pos, seat)), PHASES[stage]),)


def prompt_words(pos: AlliancesPosition, seat: int) -> Message:
    """What the seat must do, in plain words."""
    if pos.stage == FIRST_MAIN:
        return say("Choose your first main faction.")
    if pos.stage == PRODUCTION:
        return say("Use abilities of the production phase.")
    if pos.stage == NOMADS:
        return say("Take an action with the lifted cube.")
    if pos.stage == SEIZE:
        return say("You are the Overlord and may seize a planet.")
    if pos.acted:
        return say("Play a card, use effects, or end your turn.")
    cubes = pos.sides[seat].cubes
    return say.many(
        "Take an action ({n} cube in hand).",
        "Take an action ({n} cubes in hand).",
        n=cubes,
    )


def describe(pos: AlliancesPosition, seat: int, move: Move) -> Message:
    """A legal move in words."""
    verb, args = move
    if verb in BY_VERB:
        return BY_VERB[verb].words(pos, seat, args)
    if verb in factions.VERBS:
        return factions.words(verb, args)
    if verb == "use":
        return abilities.words(pos, seat, args)
    if verb == "seize":
        return war.words(pos, str(args[0]))
    if verb == "skip":
        return say("Seize no planet") if pos.stage == SEIZE else say("Use nothing more")
    if verb == "pick":
        return say("Keep: {card}", card=FACTIONS[FACTION_INDEX[str(args[0])]].name)
    if verb == "swap":
        if not args:
            return say("Keep all cards")
        cards = tuple(FACTIONS[FACTION_INDEX[str(arg)]].name for arg in args)
        return say("Swap: {cards}", cards=cards)
    return say("End the turn")


def describe_item(item: Atom) -> Message:
    return FACTIONS[FACTION_INDEX[str(item)]].name


def why_not(pos: AlliancesPosition, seat: int, move: Move) -> Verdict:
    """Why a seat that must decide may not do this."""
    verb, args = move
    known = (
        verb in BY_VERB
        or verb in factions.VERBS
        or verb in ("use", "end", "seize", "skip", "pick", "swap", "pass")
    )
    if not known:
        return refuse(say("There is no such move in this game."))
    refusal = _refusal(pos, seat, verb, args)
    return refuse(say("This is not possible now."), "G23") if refusal is None else refusal


def _refusal(
    pos: AlliancesPosition, seat: int, verb: str, args: tuple[Atom, ...]
) -> Verdict | None:
    stage = pos.stage
    if stage == SWAP:
        return refuse(say("Up to 3 different cards of your hand can be swapped, once."), "G14")
    if stage == DRAFT:
        return refuse(say("Choose one card of the pack in your hand."), "G78")
    if stage == FIRST_MAIN:
        return refuse(say("Choose one card of your hand as the first main faction."), "G15")
    if stage == PRODUCTION:
        return _production_refusal(pos, seat, verb, args)
    if stage == SEIZE:
        if verb == "seize":
            return war.refusal(pos, seat, args)
        return refuse(say("In the war phase you may only seize a planet."), "G49")
    return _turn_refusal(pos, seat, verb, args)


def _production_refusal(
    pos: AlliancesPosition, seat: int, verb: str, args: tuple[Atom, ...]
) -> Verdict | None:
    if verb == "use":
        return abilities.refusal(pos, seat, args)
    if verb == "skip" and not args:
        return refuse(say("Gains that cost nothing are taken first."), "G21")
    return refuse(say("In the production phase only abilities are used."), "G21")


def _turn_refusal(
    pos: AlliancesPosition, seat: int, verb: str, args: tuple[Atom, ...]
) -> Verdict | None:
    if verb in BY_VERB:
        return turns.refusal(pos, seat, verb, args)
    if pos.stage == NOMADS:
        return refuse(say("The lifted cube must take its action first."), "G70")
    if verb in factions.VERBS:
        return factions.refusal(pos, seat, verb, args)
    if verb == "use":
        return abilities.refusal(pos, seat, args)
    if verb == "pass":
        return refuse(say("You may pass only without cubes in hand, and then you must."), "G24")
    if verb == "end" and not args and not pos.acted:
        return refuse(say("Take an action first: you still have cubes in hand."), "G24")
    if verb == "seize":
        return refuse(say("Only the sole Overlord seizes, in the war phase."), "G49")
    return None
