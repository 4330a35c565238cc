"""The best way through a Consume phase, found by trying every order of powers and goods.

It looks at this phase only and knows nothing that its seat may not know. Guesses and hand cards
are left to the player: the search neither bets nor discards cards for VP. Goods that serve and sell
alike, and powers that do the same, are tried once, so that even a full tableau takes no time.
"""

from __future__ import annotations

from games.rftg.rules import cards
from games.rftg.rules.position import Race
from suite.contract import Closed, Event, Move

VP, CARDS = "vp", "cards"

Gain = tuple[int, int, int]

_DIFFERENT = tuple(dict.fromkeys(power._replace(card=cards.NONE) for power in cards.POWERS))
_POWER = tuple(_DIFFERENT.index(power._replace(card=cards.NONE)) for power in cards.POWERS)
"""Powers that do the same have the same number."""
_GOOD = tuple(zip(cards.GOOD, cards.TRADE_HERE, strict=True))
"""By world: goods of the same kind are alike, unless one of them sells better."""


def offers(view: Race, seat: int) -> bool:
    """Is there anything to plan?"""
    return bool(_moves(view, seat))


class Plan:
    """The way to the most VP (or cards), then to the most of the other, then to the most goods
    left. What it has found out serves it until the phase is over."""

    def __init__(self, seat: int, aim: str) -> None:
        self.seat, self.aim = seat, aim
        self.known: dict[tuple[object, ...], Gain] = {}

    def next_move(self, view: Race) -> Move | None:
        """The next step; None when there is nothing left to plan."""
        moves = _moves(view, self.seat)
        return max(moves, key=lambda move: self.after(view, move)) if moves else None

    def after(self, race: Race, move: Move) -> Gain:
        """What the move brings, and all that follows from it in this phase."""
        copy = race.copy()
        events = copy.play(self.seat, move)
        vp, drawn, goes_on = _gains(events, self.seat)
        ahead = self.best(copy) if goes_on else (0, 0, 0)
        first, second = (vp, drawn) if self.aim == VP else (drawn, vp)
        return first + ahead[0], second + ahead[1], ahead[2]

    def best(self, race: Race) -> Gain:
        key = _key(race, self.seat)
        if key not in self.known:
            left = len(race.goods[self.seat]) - race.goods[self.seat].count(cards.NONE)
            ahead = [self.after(race, move) for move in _moves(race, self.seat)]
            self.known[key] = max(ahead, default=(0, 0, left))
        return self.known[key]


def _moves(race: Race, seat: int) -> list[Move]:
    """What can be done next, one of each kind. Of goods that are alike, one that its world will
    produce anew by itself goes first."""
    decision = race.decision(seat)
    if not isinstance(decision, Closed) or decision.phase != "consume":
        return []
    found: dict[tuple[object, ...], Move] = {}
    for move in sorted(filter(_is_planned, decision.moves), key=_of_windfall):
        found.setdefault(_likeness(move), move)
    return list(found.values())


def _is_planned(move: Move) -> bool:
    """Bets and cards for VP are the player's own business."""
    return move.verb in ("sell", "good") or (move.verb == "consume" and bool(_powers(move)))


def _powers(move: Move) -> list[int]:
    numbers = cards.CONSUMES[cards.INDEX[str(move.args[0])]]
    return [n for n in numbers if cards.POWERS[n].what not in ("spend", "gamble")]


def _of_windfall(move: Move) -> bool:
    return move.verb != "consume" and cards.WINDFALL[cards.INDEX[str(move.args[0])]]


def _likeness(move: Move) -> tuple[object, ...]:
    if move.verb == "consume":
        return move.verb, *(_POWER[number] for number in _powers(move))
    return move.verb, _GOOD[cards.INDEX[str(move.args[0])]]


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
    placed = zip(race.tableaus[seat], race.goods[seat], strict=True)
    goods = sorted(_GOOD[world] for world, good in placed if good != cards.NONE)
    used = sorted(_POWER[number] for number in race.used)
    doing = _POWER[race.doing] if race.doing != cards.NONE else cards.NONE
    return tuple(goods), tuple(used), doing, race.left, tuple(sorted(race.taken)), race.stage
