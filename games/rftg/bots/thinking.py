"""The strong player: every promising move is played out in imagined matches to the end of the
round, and what comes out is valued by a network that has seen many matches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, islice
from math import exp
from pathlib import Path
from typing import cast

from games.rftg.bots.choosing import action_values
from games.rftg.bots.features import features
from games.rftg.bots.policy import hand_order, sensible, subset_move
from games.rftg.bots.weights import STANDARD
from games.rftg.rules import asking
from games.rftg.rules.actions import ACTION_INDEX
from games.rftg.rules.position import Race
from games.rftg.rules.scoring import total
from suite.bots.lookahead import Lookahead
from suite.bots.network import Network
from suite.bots.value import share
from suite.contract import Chance, Decision, Move, Position, Subset

_FILE = Path(__file__).with_name("value.npz")
_MOST = 10  # moves that are tried
_WINNING = 0.6  # the part of the value that the victory makes; the rest is the margin
_MARGIN = 6.0  # points that make a margin clear


@lru_cache(maxsize=1)
def network() -> Network:
    return Network.load(_FILE)


def result(race: Race, seat: int) -> float:
    """The value of a finished match: mostly the victory, partly the margin."""
    standings = race.standings()
    lead = total(race, seat) - max(total(race, s) for s in range(race.players) if s != seat)
    margin = 1 / (1 + exp(-lead / _MARGIN))
    return _WINNING * share(standings, seat) + (1 - _WINNING) * margin


def value(position: Position, seat: int) -> float:
    """What a seat may expect when actions are about to be chosen, or what it has got."""
    race = cast(Race, position)
    return result(race, seat) if race.over() else network().value(features(race, seat))


def settled(position: Position) -> bool:
    """A round is over and nobody has chosen yet: this is what the network has learned."""
    race = cast(Race, position)
    return race.ask == asking.PICKING and len(race.pending()) == race.players


def dream(view: Position, seat: int, chance: Chance) -> Position:
    """An imagined match in which the others think over what they have already answered in secret:
    made-up answers would be too foolish."""
    race = cast(Race, view).imagine(seat, chance)
    for other in race.asked:
        if other != seat and len(race.asked) > 1:
            race.answers[other] = None
    race.questions = None
    return race


def policy(position: Position, decision: Decision, chance: Chance) -> Move:
    return sensible(cast(Race, position), decision)


def candidates(position: Position, decision: Decision, chance: Chance) -> list[Move]:
    """The policy's own move, and others that might be better."""
    race = cast(Race, position)
    if decision.count() == 1:
        return list(decision.each())
    first = sensible(race, decision)
    moves = dict.fromkeys([first, *islice(_others(race, decision), 3 * _MOST)])
    return list(moves)[:_MOST]


def _others(race: Race, decision: Decision) -> Iterator[Move]:
    if race.ask == asking.PICKING:
        return _actions(race, decision)
    if isinstance(decision, Subset):
        return _subsets(race, decision)
    return decision.each()


def _actions(race: Race, decision: Decision) -> Iterator[Move]:
    """By the policy's own figures; of two equal cards one is enough."""
    values = action_values(race, decision.seat, STANDARD)
    seen = set()
    ranked: list[tuple[float, int, Move]] = []
    for move in decision.each():
        actions = tuple(sorted(ACTION_INDEX[str(item)] for item in move.args))
        if actions not in seen:
            seen.add(actions)
            ranked.append((-sum(values[action] for action in actions), len(ranked), move))
    return (move for _, _, move in sorted(ranked))


def _subsets(race: Race, decision: Subset) -> Iterator[Move]:
    """Around the border between the cards that go and those that stay."""
    cards = race.drawn[decision.seat] if race.ask == asking.KEEPING else race.hands[decision.seat]
    order = hand_order(race, decision.seat, cards)
    if race.ask == asking.KEEPING:
        order.reverse()
    size = decision.least or min(decision.most, len(order))
    border = order[max(0, size - 3) : size + 3]
    fixed = order[: max(0, size - 3)]
    for chosen in combinations(border, size - len(fixed)):
        yield subset_move(decision, cards, [*fixed, *chosen])
    if not decision.least:
        yield subset_move(decision, cards, [])


def strong() -> Lookahead:
    return Lookahead(
        policy=policy, evaluate=value, candidates=candidates, settled=settled, dream=dream
    )
