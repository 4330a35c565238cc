"""Faction cards (section I): main faction, true main ideology, one-time boost.

The fourth use, one-time adaptation, is part of `actions.colonize`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Atom, Message, Move, Verdict, refuse

from . import tell
from .alliance import Alliance
from .content import FACTION_INDEX, FACTIONS, IDEOLOGIES, IDEOLOGY_NAMES, SETUP
from .resources import added, amount_words
from .words import say

if TYPE_CHECKING:
    from .position import AlliancesPosition

VERBS = ("main", "ideology", "boost")
_MOVES = {verb: tuple(Move(verb, (faction.id,)) for faction in FACTIONS) for verb in VERBS}


def moves(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    """The card plays of a turn, one at most (G61)."""
    side = pos.sides[seat]
    hand = side.known_hand()
    if pos.carded or not hand:
        return
    if len(side.mains) < SETUP.main_factions:
        as_main = _MOVES["main"]
        out += [as_main[card] for card in hand]
    if side.ideology < 0 and side.mains:
        tucked = _MOVES["ideology"]
        out += [tucked[card] for card in hand]
    boost = _MOVES["boost"]
    out += [boost[card] for card in hand]


def refusal(pos: AlliancesPosition, seat: int, verb: str, args: tuple[Atom, ...]) -> Verdict | None:
    side = pos.sides[seat]
    card = FACTION_INDEX.get(str(args[0]), -1) if len(args) == 1 else -1
    if card < 0 or card not in side.hand:
        return refuse(say("This faction card is not in your hand."), "G61")
    if pos.carded:
        return refuse(say("You have already played a faction card this turn."), "G61")
    if verb == "main" and len(side.mains) >= SETUP.main_factions:
        return refuse(say("You have three main factions, and none can be replaced."), "G62")
    if verb == "ideology" and side.ideology >= 0:
        return refuse(say("A true main ideology can be played once in a game."), "G63")
    if verb == "ideology" and not side.mains:
        return refuse(say("A true main ideology needs a main faction."), "R14")
    return None


def play(pos: AlliancesPosition, seat: int, verb: str, args: tuple[Atom, ...]) -> None:
    card = FACTION_INDEX[str(args[0])]
    pos.drop_card(seat, card)
    pos.carded = True
    if verb == "main":
        become_main(pos, seat, card)
    elif verb == "ideology":
        pos.sides[seat].ideology = card
        tell.ideology_tucked(pos, seat, card)
    else:
        pos.discard = (*pos.discard, card)
        tell.card_boosted(pos, seat, card, pos.gain(seat, FACTIONS[card].boost))


def become_main(pos: AlliancesPosition, seat: int, card: int) -> None:
    """Lay the card out, gain its bonus and what it gives when it becomes main (G15, G62)."""
    side = pos.sides[seat]
    side.mains = (*side.mains, card)
    side.refresh()
    gain = added((FACTIONS[card].bonus, FACTIONS[card].on_main))
    tell.became_main(pos, seat, card, pos.gain(seat, gain))


def main_ideology(side: Alliance) -> int:
    """The index of the main ideology, or -1 (G63, G66)."""
    if side.ideology >= 0:
        return FACTIONS[side.ideology].ideology
    if len(side.mains) < SETUP.main_factions:
        return -1
    held = [FACTIONS[card].ideology for card in side.mains]
    return next((i for i in range(len(IDEOLOGIES)) if held.count(i) > 1), -1)


def words(verb: str, args: tuple[Atom, ...]) -> Message:
    faction = FACTIONS[FACTION_INDEX[str(args[0])]]
    if verb == "main":
        gain = added((faction.bonus, faction.on_main))
        return say("New main faction: {faction} ({gain})",
                   faction=faction.name, gain=amount_words(gain))  # fmt: skip
    if verb == "ideology":
        return say("True main ideology: {ideology} ({faction})",
                   faction=faction.name, ideology=IDEOLOGY_NAMES[faction.ideology])  # fmt: skip
    return say("One-time boost: {gain} ({faction})",
               faction=faction.name, gain=amount_words(faction.boost))  # fmt: skip
