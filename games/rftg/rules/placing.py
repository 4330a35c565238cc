"""What placing a development and placing a world have in common: reveal, pay, lay down."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from games.rftg.rules import piles, telling
from games.rftg.rules.actions import PHASE_IDS
from games.rftg.rules.asking import PAYING, ask_one, collect
from games.rftg.rules.cards import INDEX, NAMES, NONE, label, say
from suite.contract import Decision, Message, Move, Subset

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

PASS = Move("pass")
LAID = -2
"""In `placing`: the seat has laid its card down and may have to draw for it."""
_CHOOSING, _PLACING = 0, 1


def carry_out(
    race: Race,
    ready: Callable[[Race, int], bool],
    place: Callable[[Race, int], None],
    reward: Callable[[Race, int], int],
) -> bool:
    """All reveal together; then one after another pays and places, in the order of players; then
    all who have placed draw (R33, R36, R38, R50, R83)."""
    if race.stage == _CHOOSING:
        race.stage = _PLACING
        _reveal(race)
    while race.turn < race.players:
        seat = race.to_move()
        if race.placing[seat] != NONE:
            if not (ready(race, seat) and _paid(race, seat)):
                return False
            place(race, seat)
        race.turn += 1
    for seat in race.order():
        if race.placing[seat] == LAID:
            race.placing[seat] = NONE
            piles.draw(race, seat, reward(race, seat))
    return True


def read_choice(race: Race, seat: int, move: Move) -> tuple[int, ...]:
    """The card of `develop ...` or `settle ...`, or NONE for `pass`."""
    return (INDEX[str(move.args[0])],) if move.args else (NONE,)


def _reveal(race: Race) -> None:
    """All show what they have chosen at the same time (R33, R38)."""
    for seat, (card,) in collect(race):
        race.placing[seat] = card
        if card != NONE:
            race.hands[seat].remove(card)
            if card in race.shown[seat]:
                race.shown[seat].remove(card)
        telling.shows(race, seat, card)


def _paid(race: Race, seat: int) -> bool:
    """Is the price paid? Nothing is asked when all the cards are needed."""
    hand = race.hands[seat]
    if race.price and race.price < len(hand):
        ask_one(race, PAYING, seat)
        return False
    if race.price:
        _pay(race, seat, tuple(hand))
    return True


@cache
def _prompt(number: int, card: int) -> Message:
    return say.many(
        "Pay {n} card for: {card}.", "Pay {n} cards for: {card}.", n=number, card=NAMES[card]
    )


def ask_payment(race: Race, seat: int) -> Decision:
    price, hand = race.price, race.hands[seat]
    prompt = _prompt(price, race.placing[seat])
    return Subset(seat, prompt, "pay", label(hand), price, price, (), PHASE_IDS[race.phase])


def take_payment(race: Race, seat: int, move: Move) -> None:
    _pay(race, seat, tuple([INDEX[str(item)] for item in move.args]))


def _pay(race: Race, seat: int, cards: tuple[int, ...]) -> None:
    piles.discard_from_hand(race, seat, cards)
    race.price = 0
    telling.paid(race, seat, cards)


def lay_down(race: Race, seat: int) -> None:
    """The revealed card becomes part of the tableau."""
    card = race.placing[seat]
    race.placing[seat] = LAID
    race.price = NONE
    race.tableaus[seat].append(card)
    race.goods[seat].append(NONE)
    telling.placed(race, seat, card)


def put_good(race: Race, seat: int, at: int) -> bool:
    """An unseen card from the draw pile becomes a good (R49, R66); False if there is none (G3)."""
    world = race.tableaus[seat][at]
    cards = piles.take(race, seat, 1, world)
    if not cards:
        return False
    race.goods[seat][at] = cards[0]
    telling.good(race, seat, world)
    return True
