"""Phase II: Develop (R32-R37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rftg.rules import piles, placing, prices, telling
from games.rftg.rules.asking import DEVELOPING, ask_together
from games.rftg.rules.cards import COST, DEVELOP_AFTER, DEVELOP_START, IDS, NONE, WORLD, say
from suite.contract import Closed, Decision, Move

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

_PROMPT = say("Choose a development to place, or none.")
_MOVES = tuple(Move("develop", (name,)) for name in IDS)


def enter(race: Race) -> None:
    """Draws at the start come before anybody chooses (R32)."""
    telling.phase_begins(race)
    for seat in race.order():
        piles.draw(race, seat, sum([DEVELOP_START[card] for card in race.tableaus[seat]]))
    ask_together(race, DEVELOPING, range(race.players))


def ask_development(race: Race, seat: int) -> Decision:
    """Only developments that the seat can pay for and has not placed yet (R33, R35, G1)."""
    moves = [placing.PASS]
    tableau, hand = race.tableaus[seat], race.hands[seat]
    most = len(hand) - 1 + prices.develop_discount(race, seat)
    before = NONE
    for card in hand:
        if not WORLD[card] and card != before and COST[card] <= most and card not in tableau:
            moves.append(_MOVES[card])
        before = card
    return Closed(seat, _PROMPT, tuple(moves), "develop")


def resume(race: Race) -> bool:
    return placing.carry_out(race, _priced, placing.lay_down, _reward)


def _priced(race: Race, seat: int) -> bool:
    if race.price == NONE:
        race.price = prices.develop_price(race, seat, race.placing[seat])
    return True


def _reward(race: Race, seat: int) -> int:
    """Cards to draw; the development placed just now does not help itself (R21, R36)."""
    return sum([DEVELOP_AFTER[card] for card in race.tableaus[seat][:-1]])
