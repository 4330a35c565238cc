"""Phase III: Settle (R38-R51)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.rftg.rules import piles, placing, prices, telling
from games.rftg.rules.actions import ACT_SETTLE
from games.rftg.rules.asking import SETTLING, WAYS, ask_one, ask_together
from games.rftg.rules.cards import (
    IDS,
    NAMES,
    NONE,
    SETTLE_AFTER,
    SHIP,
    TACTICS,
    WINDFALL,
    WORLD,
    say,
)
from games.rftg.rules.prices import COLONY_SHIP, CONTACT_SHIP, NEW_TACTICS, SPARING, WAY_IDS
from games.rftg.rules.round import has_bonus
from suite.contract import Closed, Decision, Message, Move

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

_PROMPT = say("Choose a world to settle, or none.")
_MOVES = tuple(Move("settle", (name,)) for name in IDS)
_BY = tuple(Move("by", (name,)) for name in WAY_IDS)


def enter(race: Race) -> None:
    telling.phase_begins(race)
    ask_together(race, SETTLING, range(race.players))


def ask_world(race: Race, seat: int) -> Decision:
    """Only worlds that the seat can place (G1)."""
    moves = [placing.PASS]
    hand = race.hands[seat]
    spare = len(hand) - 1
    for card in hand:
        if WORLD[card] and prices.open_ways(race, seat, card, spare):
            moves.append(_MOVES[card])
    return Closed(seat, _PROMPT, tuple(moves), "settle")


def resume(race: Race) -> bool:
    """All reveal together. How the world is placed is decided in the order of players, so that one
    who comes later knows what the others have given up (R38, R82, R83)."""
    return placing.carry_out(race, _way_is_clear, _place, _reward)


def _way_is_clear(race: Race, seat: int) -> bool:
    """Nothing is asked when there is only one way; an optional power is then a must (R23)."""
    if race.way != NONE:
        return True
    found = _open_ways(race, seat)
    if len(found) > 1:
        ask_one(race, WAYS, seat)
        return False
    race.way, race.price = found[0]
    return True


def _open_ways(race: Race, seat: int) -> list[tuple[int, int]]:
    return prices.open_ways(race, seat, race.placing[seat], len(race.hands[seat]))


@cache
def _way_prompt(world: int) -> Message:
    return say("How do you place this world: {card}?", card=NAMES[world])


def ask_way(race: Race, seat: int) -> Decision:
    moves = tuple([_BY[way] for way, _ in _open_ways(race, seat)])
    return Closed(seat, _way_prompt(race.placing[seat]), moves, "settle")


def take_way(race: Race, seat: int, move: Move) -> None:
    race.way = WAY_IDS.index(str(move.args[0]))
    race.price = dict(_open_ways(race, seat))[race.way]


def _place(race: Race, seat: int) -> None:
    """Give up what the way asks for, and place the world with its windfall good (R43, R47, R49)."""
    tableau = race.tableaus[seat]
    way, race.way = race.way, NONE
    if way == NEW_TACTICS or way in SPARING:
        _give_up(race, seat, next(card for card in tableau if TACTICS[card]))
    if SPARING.get(way, way) in (COLONY_SHIP, CONTACT_SHIP):
        _give_up(race, seat, next(card for card in tableau if SHIP[card]))
    placing.lay_down(race, seat)
    if WINDFALL[tableau[-1]]:
        placing.put_good(race, seat, len(tableau) - 1)


def _reward(race: Race, seat: int) -> int:
    """Cards to draw; the world placed just now does not help itself (R21, R50)."""
    cards = sum([SETTLE_AFTER[card] for card in race.tableaus[seat][:-1]])
    return cards + has_bonus(race, seat, ACT_SETTLE)


def _give_up(race: Race, seat: int, card: int) -> None:
    """Discard a development from the tableau; everybody sees it."""
    at = race.tableaus[seat].index(card)
    del race.tableaus[seat][at]
    del race.goods[seat][at]
    piles.throw(race, card, piles.everybody(race))
    telling.given_up(race, seat, card)
