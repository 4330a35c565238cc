"""Choosing cards before the first round: swap (G14) or draft (G78), then the first main faction
(G15). Swaps and first factions are chosen in turn order (R30), draft picks at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Atom, Move

from . import factions, galaxy, production, tell
from .content import FACTION_INDEX, FACTIONS, SETUP
from .stages import DRAFT, FIRST_MAIN, SWAP

if TYPE_CHECKING:
    from .position import AlliancesPosition

PICKS = tuple(Move("pick", (faction.id,)) for faction in FACTIONS)
FIRST = tuple(Move("main", (faction.id,)) for faction in FACTIONS)


def play(pos: AlliancesPosition, seat: int, verb: str, args: tuple[Atom, ...]) -> None:
    cards = [FACTION_INDEX[str(arg)] for arg in args]
    if verb == "swap":
        swap(pos, seat, cards)
    elif verb == "pick":
        pos.sides[seat].pick = cards[0]
        tell.picked(pos, seat, cards[0])
        if all(side.pick >= 0 for side in pos.sides):
            pass_left(pos)
    else:
        choose_first(pos, seat, cards[0])


def swap(pos: AlliancesPosition, seat: int, cards: list[int]) -> None:
    """Discard up to 3 once and refill to 7."""
    side = pos.sides[seat]
    side.aside = tuple(cards)
    drawn, pos.deck = pos.deck[: len(cards)], pos.deck[len(cards) :]
    side.hand = tuple(sorted((*(c for c in side.hand if c not in cards), *drawn)))
    tell.dealt(pos, seat, cards, drawn)
    pos.turn += 1
    if pos.turn == pos.players:
        pos.stage, pos.turn = FIRST_MAIN, 0


def pass_left(pos: AlliancesPosition) -> None:
    """Everybody has picked: lay the picks aside and hand the rest on. A last single card is kept
    without asking."""
    packs = [tuple(c for c in side.hand if c != side.pick) for side in pos.sides]
    for number, side in enumerate(pos.sides):
        side.kept = (*side.kept, side.pick)
        side.pick = -1
        side.hand = packs[number - 1]
    tell.packs_passed(pos)
    if len(packs[0]) == 1:
        for side in pos.sides:
            side.hand = tuple(sorted((*side.kept, *side.hand)))
            side.kept = ()
        pos.stage, pos.turn = FIRST_MAIN, 0


def choose_first(pos: AlliancesPosition, seat: int, card: int) -> None:
    """The first main faction is a full main faction; then the galaxy is laid out (G16)."""
    pos.drop_card(seat, card)
    factions.become_main(pos, seat, card)
    pos.turn += 1
    if pos.turn == pos.players:
        galaxy.lay_out(pos)
        production.start(pos)


def open_cards(pos: AlliancesPosition, draft: bool) -> None:
    """Up to 7 cards each from the top of the deck; alone a draft would only keep them all. Cards
    that were kept or laid out before count (a scenario may begin in the middle)."""
    for side in pos.sides[: pos.players]:
        missing = SETUP.hand - len(side.hand) - len(side.kept) - len(side.mains)
        drawn, pos.deck = pos.deck[:missing], pos.deck[missing:]
        side.hand = tuple(sorted((*side.hand, *drawn)))
    if draft:
        pos.stage = FIRST_MAIN if pos.solo else DRAFT
    else:
        pos.stage = SWAP
