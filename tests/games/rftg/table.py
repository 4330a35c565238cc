"""Positions to try rules on: set up from a few words, played by text, looked at by name.

A description is that of a scenario with three conveniences: `me` and `other` stand for `players`
when there are two of them, and `spare: 3` puts three cards into a hand that are named nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from games.rftg.plugin import GAME
from games.rftg.rules import cards
from games.rftg.rules.position import Race
from games.rftg.rules.prices import general_military
from games.rftg.rules.scoring import six_value
from suite.contract import Decision, Event, Move, Subset, Verdict


def names_in(value: Any) -> Iterator[str]:
    """Every card that a description names."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield str(key)
            yield from names_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names_in(inner)


def scenario(given: Mapping[str, Any]) -> dict[str, Any]:
    """The full description."""
    full = dict(given)
    if "players" not in full:
        full["players"] = [full.pop("me", {}), full.pop("other", {})]
    named = set(names_in(full))
    free = [name for name in reversed(cards.IDS) if name not in named]
    full["players"] = [dict(player) for player in full["players"]]
    for player in full["players"]:
        spare = player.pop("spare", 0)
        player["hand"] = [*player.get("hand", []), *(free.pop() for _ in range(spare))]
    return full


class Table:
    """A position played by text: `0 settle gem_world`. Another seat that can only pass does so."""

    def __init__(self, **given: Any) -> None:
        self.race: Race = GAME.scenario(scenario(given))  # type: ignore[assignment]
        self.events: list[Event] = []
        self._pass_if_that_is_all(sparing=0)

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        twin.race, twin.events = self.race.copy(), []
        return twin

    def play(self, *lines: str) -> Table:
        for line in lines:
            seat, move = read(line)
            self.events += self.race.submit(seat, self._meant(seat, move))
            self._pass_if_that_is_all(sparing=0)
        return self

    def _meant(self, seat: int, move: Move) -> Move:
        """Chosen cards may be named in any order; `any` is the first move of those listed."""
        decision = self.race.decision(seat)
        if decision and "any" in (move.verb, *move.args):
            return next(decision.each())
        if isinstance(decision, Subset) and set(move.args) <= set(decision.items):
            return decision.canonical(set(move.args))
        return move

    def _pass_if_that_is_all(self, sparing: int) -> None:
        for decision in self.race.pending():
            moves = getattr(decision, "moves", ())
            if decision.seat != sparing and [str(move) for move in moves] == ["pass"]:
                self.events += self.race.play(decision.seat, moves[0])

    # Looking

    def decision(self, seat: int = 0) -> Decision:
        decision = self.race.decision(seat)
        assert decision, f"seat {seat} has nothing to decide"
        return decision

    def moves(self, seat: int = 0) -> list[str]:
        return [str(move) for move in self.decision(seat).each()]

    def verdict(self, line: str) -> Verdict:
        return self.race.verdict(*read(line))

    def tableau(self, seat: int = 0) -> list[str]:
        return [cards.IDS[card] for card in self.race.tableaus[seat]]

    def goods(self, seat: int = 0) -> list[str]:
        """The worlds that hold a good."""
        pairs = zip(self.tableau(seat), self.race.goods[seat], strict=True)
        return [world for world, good in pairs if good != cards.NONE]

    def hand(self, seat: int = 0) -> list[str]:
        return sorted(cards.IDS[card] for card in self.race.hands[seat])

    def deck(self) -> list[str]:
        """From the top."""
        return [cards.IDS[card] for card in reversed(self.race.deck)]

    def discard(self) -> list[str]:
        return [cards.IDS[card] for card in self.race.discard]

    def told(self, kind: str, seat: int | None = None) -> list[Event]:
        return [e for e in self.events if e.kind == kind and seat in (None, e.seat)]

    def paid(self, seat: int = 0) -> int:
        return sum(int(str(event.data["count"])) for event in self.told("paid", seat))

    def drew(self, seat: int = 0) -> int:
        return sum(int(str(event.data["count"])) for event in self.told("drawn", seat))

    def phases(self) -> list[str]:
        return [str(event.data["phase"]) for event in self.told("phase")]

    def military(self, seat: int = 0) -> int:
        return general_military(self.race.tableaus[seat])

    def worth(self, card: str, seat: int = 0) -> int:
        return six_value(cards.INDEX[card], self.race.tableaus[seat], self.race.chips[seat])

    def score(self, seat: int = 0) -> int:
        return self.race.standings().seats[seat].total

    def cost(self, card: str, way: str = "", seat: int = 0) -> int:
        """What placing this card costs, found by placing it."""
        verb = "settle" if cards.WORLD[cards.INDEX[card]] else "develop"
        trial = self.copy().play(f"{seat} {verb} {card}")
        for decision in trial.race.pending():
            if decision.seat != seat and trial.verdict(f"{decision.seat} pass"):
                trial.play(f"{decision.seat} pass")
        if way:
            trial.play(f"{seat} by {way}")
        decision = trial.race.decision(seat)
        if isinstance(decision, Subset) and decision.verb == "pay":
            trial.play(f"{seat} pay any")
        assert card in trial.tableau(seat)
        return trial.paid(seat)


def read(line: str) -> tuple[int, Move]:
    """`0 settle gem_world` as seat and move."""
    seat, text = line.split(" ", 1)
    return int(seat), Move.parse(text)
