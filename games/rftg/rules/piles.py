"""Draw pile, discard pile and chip pool (R65, R73, G3)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.rftg.rules import telling
from games.rftg.rules.cards import IDS, NONE
from suite.contract import BadScenario

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

ANY_WORLD = -2
"""Where a promised card goes: to the hand (NONE), to a world, or to whichever is next."""


def reshuffle(race: Race) -> None:
    """The discard pile becomes the new draw pile, at once (R73)."""
    if not race.discard:
        return
    # A known order before the shuffle: equal piles give equal piles however they came about.
    race.deck = sorted(race.discard)
    race.chance.shuffle(race.deck)
    race.discard = []
    race.discard_seen = []
    telling.reshuffled(race)


def take(race: Race, seat: int, number: int, world: int = NONE) -> list[int]:
    """Cards from the top of the draw pile, to look at, to keep or as goods of a world; fewer when
    both piles are empty (G3)."""
    cards: list[int] = []
    for _ in range(number):
        if not race.deck:
            reshuffle(race)
            if not race.deck:
                break
        card = _promised(race, seat, world) if race.coming else NONE
        cards.append(race.deck.pop() if card == NONE else _foretold(race, card))
        if not race.deck:
            reshuffle(race)
    return cards


def _promised(race: Race, seat: int, world: int) -> int:
    """What a scenario has promised to this seat for its hand, or for this world; else NONE."""
    for number, (card, place) in enumerate(race.coming[seat]):
        if place == world or (place == ANY_WORLD and world != NONE):
            del race.coming[seat][number]
            return card
    return NONE


def _foretold(race: Race, card: int) -> int:
    """A card that a scenario has promised to this seat, wherever in the draw pile it lies. If it
    is among the discards, they have been shuffled in."""
    if card in race.discard and card not in race.deck:
        below = race.deck
        reshuffle(race)
        race.deck += below
    if card not in race.deck:
        raise BadScenario(f"{IDS[card]} was promised to a seat, but is in neither pile")
    race.deck.remove(card)
    return card


def draw(race: Race, seat: int, number: int) -> None:
    """Draw to the hand (R25)."""
    if number <= 0:
        return
    cards = take(race, seat, number)
    hand = race.hands[seat]
    for card in cards:
        insort(hand, card)
    if cards:
        telling.drawn(race, seat, cards)


def throw(race: Race, card: int, seen: int) -> None:
    """Put a card on the discard pile; `seen` has a bit for each seat that knows it."""
    race.discard.append(card)
    race.discard_seen.append(seen)


def discard_from_hand(race: Race, seat: int, cards: Sequence[int]) -> None:
    """Discard hand cards face down: only their owner knows them (R73, R74)."""
    if not cards:
        return
    hand = race.hands[seat]
    for card in cards:
        hand.remove(card)
        race.discard.append(card)
        race.discard_seen.append(1 << seat)
    if race.shown[seat]:
        race.shown[seat] = []  # from now on the others cannot tell whether it is still there


def everybody(race: Race) -> int:
    """The bits of all seats."""
    return (1 << race.players) - 1


def gain_chips(race: Race, seat: int, number: int) -> None:
    """Take chips; when the pool is empty, there are more than enough beside it (R65)."""
    if number <= 0:
        return
    race.chips[seat] += number
    race.pool = max(0, race.pool - number)
    telling.chips(race, seat, number)
