"""The cases of tests/scenarios/galactic_alliances: a table, what is played, and what must follow.

given      the scenario, laid over the file's `usual` table
listed     moves that must be on offer, as `SEAT VERB ...`
moves      all the moves on offer
refused    moves that must be refused, with the number of the rule (null: any reason)
points     the score of each seat
play       moves that are made
then       what must hold after them: a path into the snapshot (`0.credits` is of side 0)
then_...   the same as above, after `play`
play_on, finally, winners: further moves, what holds at last, and who has won
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from games.galactic_alliances.plugin import GAME
from suite.contract import Move

FOLDER = Path(__file__).parents[2] / "scenarios" / "galactic_alliances"
KEYS = {
    *("name", "cites", "given", "listed", "moves", "refused", "points", "play", "then"),
    *("then_listed", "then_refused", "then_points", "play_on", "finally", "winners"),
}


def cases() -> Iterator[Any]:
    for path in sorted(FOLDER.glob("*.yaml")):
        content = yaml.safe_load(path.read_text(encoding="utf-8"))
        for case in content["cases"]:
            given = {**content["usual"], **case["given"]}
            yield pytest.param({**case, "given": given}, id=f"{path.stem}: {case['name']}")


def parse(text: str) -> tuple[int, Move]:
    seat, _, move = text.partition(" ")
    return int(seat), Move.parse(move)


def look(snapshot: Any, path: str) -> Any:
    if path[0].isdigit():
        path = f"sides.{path}"
    for word in path.split("."):
        snapshot = snapshot[int(word)] if isinstance(snapshot, list) else snapshot[word]
    return snapshot


def expect(position: Any, case: dict[str, Any], when: str = "") -> None:
    for text in case.get(f"{when}listed", ()):
        seat, move = parse(text)
        assert position.verdict(seat, move), text
        assert position.decision(seat).lists(move), text
    for text, rule in case.get(f"{when}refused", {}).items():
        verdict = position.verdict(*parse(text))
        assert not verdict, text
        assert rule is None or verdict.rule == rule, (text, verdict)
    if f"{when}points" in case:
        totals = [standing.total for standing in position.standings().seats]
        assert totals == case[f"{when}points"]


def holds(position: Any, wanted: dict[str, Any]) -> None:
    snapshot = position.snapshot()
    assert {path: look(snapshot, path) for path in wanted} == wanted


@pytest.mark.parametrize("case", list(cases()))
def test_case(case: dict[str, Any]) -> None:
    assert set(case) <= KEYS
    position = GAME.scenario(case["given"])
    expect(position, case)
    if "moves" in case:
        seats = {parse(text)[0] for text in case["moves"]}
        offered = [f"{seat} {move}" for seat in seats for move in position.decision(seat).each()]
        assert offered == case["moves"]
    for text in case.get("play", ()):
        position.submit(*parse(text))
    holds(position, case.get("then", {}))
    expect(position, case, "then_")
    for text in case.get("play_on", ()):
        position.submit(*parse(text))
    holds(position, case.get("finally", {}))
    if "winners" in case:
        assert list(position.standings().winners) == case["winners"]
