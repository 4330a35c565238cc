"""The edge cases of the rules, each as a small position with what must follow.

They stand in `tests/scenarios/rftg/`. `given` describes the position (see `table.py`); `steps` are
played and looked at in order: a text is a move of a seat, `can` and `cannot` ask for verdicts,
`costs` places cards on trial, `finish` plays a phase out, `either` goes several ways from here, and
`now` says what is to be seen.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from games.rftg.rules.actions import PHASE_IDS
from suite.contract import Subset
from tests.games.rftg.table import Table

FOLDER = Path(__file__).parents[2] / "scenarios" / "rftg"
CASES = [
    case for file in sorted(FOLDER.glob("*.yaml")) for case in yaml.safe_load(file.read_text())
]


def name(case: dict[str, Any]) -> str:
    return f"{case['case']} ({case['cites']})"


@pytest.mark.parametrize("case", CASES, ids=name)
def test_edge_case(case: dict[str, Any]) -> None:
    follow(Table(**case["given"]), case["steps"])


def follow(table: Table, steps: list[Any]) -> None:
    for step in steps:
        if isinstance(step, str):
            table.play(step)
            continue
        for key, value in step.items():
            STEPS[key](table, value)


def can(table: Table, lines: list[str]) -> None:
    for line in lines:
        assert table.verdict(line), line


def cannot(table: Table, lines: dict[str, str]) -> None:
    for line, rule in lines.items():
        verdict = table.verdict(line)
        assert not verdict, line
        assert verdict.rule == rule, line


def costs(table: Table, prices: dict[str, int]) -> None:
    """`gem_world: 2`, or `gem_world by ship: 0`, or `1 gem_world: 2` for another seat."""
    for what, price in prices.items():
        card, _, way = what.partition(" by ")
        seat, _, card = card.rpartition(" ")
        assert table.cost(card, way, int(seat or 0)) == price, what


def finish(table: Table, phase: str) -> None:
    while PHASE_IDS[table.race.phase] == phase:
        decision = table.race.pending()[0]
        table.play(f"{decision.seat} any")


def either(table: Table, ways: list[list[Any]]) -> None:
    for steps in ways:
        follow(table.copy(), steps)


def now(table: Table, seen: dict[str, Any]) -> None:
    for key, value in seen.items():
        assert SEEN[key](table, value) == value, key


def asks(table: Table, wanted: str) -> str:
    decision = table.decision()
    assert isinstance(decision, Subset), wanted
    return f"{decision.verb} {decision.least} of {len(decision.items)}"


def seats(table: Table) -> range:
    return range(table.race.players)


def cards_or_count(cards: list[str], wanted: Any) -> Any:
    return cards if isinstance(wanted, list) else len(cards)


STEPS = {
    "can": can,
    "cannot": cannot,
    "costs": costs,
    "finish": finish,
    "either": either,
    "now": now,
}
SEEN = {
    "asked": lambda t, _: [decision.seat for decision in t.race.pending()],
    "asks": asks,
    "chips": lambda t, wanted: t.race.chips if isinstance(wanted, list) else t.race.chips[0],
    "deck": lambda t, wanted: cards_or_count(t.deck(), wanted),
    "discard": lambda t, wanted: cards_or_count(t.discard(), wanted),
    "draws": lambda t, _: [event.data["count"] for event in t.told("drawn", 0)],
    "drew": lambda t, wanted: (
        [t.drew(seat) for seat in seats(t)] if isinstance(wanted, list) else t.drew()
    ),
    "good_cards": lambda t, _: [card for card in t.race.snapshot()["goods"][0] if card],
    "goods": lambda t, _: t.goods(),
    "hand": lambda t, wanted: cards_or_count(t.hand(), wanted),
    "hands": lambda t, _: [len(hand) for hand in t.race.hands],
    "military": lambda t, _: t.military(),
    "moves": lambda t, _: t.moves(),
    "moves_of": lambda t, wanted: {seat: t.moves(seat) for seat in wanted},
    "over": lambda t, _: t.race.over(),
    "paid": lambda t, _: t.paid(),
    "phase": lambda t, _: PHASE_IDS[t.race.phase],
    "phases": lambda t, _: t.phases(),
    "pool": lambda t, _: t.race.pool,
    "round": lambda t, _: t.race.round,
    "score": lambda t, _: t.score(),
    "tableau": lambda t, wanted: cards_or_count(t.tableau(), wanted),
    "winners": lambda t, _: list(t.race.standings().winners),
    "worth": lambda t, wanted: {card: t.worth(card) for card in wanted},
}
