"""The best way through a Consume phase, found by trying every order of powers and goods.

It looks at this phase only and knows nothing that its seat may not know. Guesses and hand cards
are left to the player: the search neither bets nor discards cards for VP.
"""

from __future__ import annotations

from games.rftg.rules import cards
from games.rftg.rules.position import Race
from suite.contract import Closed, Event, Move

VP, CARDS = "vp", "cards"
_MOST = 6000
"""Positions that are looked at before the search is content with what it has found."""

Gain = tuple[int, int, int]


def best_move(view: Race, seat: int, aim: str) -> Move | None:
    """The next move on the way to the most VP (or cards), then to the most of the other, then to
    the most goods left; None when there is nothing to plan."""
    search = _Search(seat, aim)
    moves = search.moves(view)
    return max(moves, key=lambda move: search.after(view, move)) if moves else None


class _Search:
    def __init__(self, seat: int, aim: str) -> None:
        self.seat, self.aim = seat, aim
        self.known: dict[tuple[object, ...], Gain] = {}

    def moves(self, race: Race) -> list[Move]:
        decision = race.decision(self.seat)
        if not isinstance(decision, Closed) or decision.phase != "consume":
            return []
        return [move for move in decision.moves if _is_planned(move)]

    def after(self, race: Race, move: Move) -> Gain:
        """What the move brings, and all that follows from it in this phase."""
        copy = race.copy()
        events = copy.play(self.seat, move)
        vp, drawn, goes_on = _gains(events, self.seat)
        ahead = self.best(copy) if goes_on else (0, 0, 0)
        first, second = (vp, drawn) if self.aim == VP else (drawn, vp)
        return first + ahead[0], second + ahead[1], ahead[2]

    def best(self, race: Race) -> Gain:
        moves = self.moves(race)
        left = len(race.goods[self.seat]) - race.goods[self.seat].count(cards.NONE)
        if not moves or len(self.known) > _MOST:
            return 0, 0, left
        key = _key(race, self.seat)
        if key not in self.known:
            self.known[key] = max(self.after(race, move) for move in moves)
        return self.known[key]


def _is_planned(move: Move) -> bool:
    """Bets and cards for VP are the player's own business."""
    if move.verb == "consume":
        numbers = cards.CONSUMES[cards.INDEX[str(move.args[0])]]
        return any(cards.POWERS[number].what not in ("spend", "gamble") for number in numbers)
    return move.verb in ("sell", "good")


def _gains(events: list[Event], seat: int) -> tuple[int, int, bool]:
    """VP and cards up to the end of the phase, and whether the phase goes on."""
    vp = drawn = 0
    for event in events:
        if event.kind not in _IN_PHASE:
            return vp, drawn, False
        if event.seat == seat:
            vp += _whole(event, "vp") if event.kind == "chips" else 0
            drawn += _whole(event, "count") if event.kind == "drawn" else 0
    return vp, drawn, True


_IN_PHASE = frozenset(("chips", "consumed", "drawn", "reshuffled", "sold", "uses"))


def _whole(event: Event, name: str) -> int:
    value = event.data[name]
    return value if isinstance(value, int) else 0


def _key(race: Race, seat: int) -> tuple[object, ...]:
    """What the rest of the phase depends on."""
    goods = tuple(good != cards.NONE for good in race.goods[seat])
    return goods, tuple(sorted(race.used)), race.doing, race.left, tuple(race.taken), race.stage
