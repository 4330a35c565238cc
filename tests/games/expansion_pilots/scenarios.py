"""Plays the cases of tests/scenarios/expansion_pilots and compares what comes out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

from games.expansion_pilots.plugin import GAME
from games.expansion_pilots.rules import scoring
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.snapshots import ship_at
from games.expansion_pilots.rules.tables import BADGES, PILOTS, PLANETS, TOKENS
from games.expansion_pilots.rules.terms import DIE_STATES, FACES, FLEET
from suite.contract import Move

FOLDER = Path(__file__).parents[2] / "scenarios" / "expansion_pilots"


def cases() -> list[dict[str, Any]]:
    """All cases of all files."""
    found = []
    for path in sorted(FOLDER.glob("*.yaml")):
        found += yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def play(case: dict[str, Any]) -> Galaxies:
    """Play a case and check all its expectations."""
    position = GAME.scenario(case["given"])
    for item in case.get("play", []):
        if isinstance(item, dict):
            expect(position, item)
            continue
        seat, _, text = item.partition(" ")
        while position.pending()[0].phase == "follow" and position.pending()[0].seat != int(seat):
            position.submit(position.pending()[0].seat, Move("pass"))
        position.submit(int(seat), Move.parse(text))
    expect(position, case["then"])
    return position


def expect(position: Galaxies, wanted: dict[str, Any]) -> None:
    """Every key of an expectation is one thing to look at."""
    for key, value in wanted.items():
        EXPECT[key](position, value)


def _ids(table: Any, cards: Any) -> list[Any]:
    return [table[card].id if card >= 0 else None for card in cards]


def side(position: Galaxies, number: int) -> dict[str, Any]:
    """All that a case may say about a side."""
    base = number * FLEET
    return {
        "energy": position.energy[number],
        "culture": position.culture[number],
        "level": position.level[number],
        "score": position.score[number],
        "colonies": _ids(PLANETS, position.colonies[number]),
        "tokens": _ids(TOKENS, position.tokens[number]),
        "pilots": _ids(PILOTS, position.pilots_of(number)),
        "ships": [ship_at(position, ship) for ship in range(base, base + FLEET)],
    }


def _sides(position: Galaxies, wanted: list[dict[str, Any]], first: int = 0) -> None:
    for number, expected in enumerate(wanted, first):
        found = side(position, number)
        for key, value in expected.items():
            shown = found[key][: len(value)] if key == "ships" else found[key]
            assert shown == value, f"side {number}: {key}"


def _refused(position: Galaxies, wanted: dict[str, str]) -> None:
    for text, rule in wanted.items():
        seat, _, move = text.partition(" ")
        verdict = position.verdict(int(seat), Move.parse(move))
        assert not verdict, text
        assert verdict.rule == rule, (text, verdict)


def _legal(position: Galaxies, wanted: list[str]) -> None:
    for text in wanted:
        seat, _, move = text.partition(" ")
        verdict = position.verdict(int(seat), Move.parse(move))
        assert verdict, (text, verdict)


def _asked(position: Galaxies, wanted: str) -> None:
    decision = position.pending()[0]
    assert f"{decision.seat} {decision.phase}" == wanted


def _lines(position: Galaxies, seat: int, start: str) -> dict[str, int]:
    lines = position.standings().seats[seat].lines
    return {line.label.text: line.points for line in lines if line.label.text.startswith(start)}


def _missions(position: Galaxies, wanted: dict[int, int]) -> None:
    assert position.standings().final
    for seat, points in wanted.items():
        assert sum(_lines(position, seat, "Secret mission").values()) == points, f"seat {seat}"


def _badges(position: Galaxies, wanted: dict[str, list[int]]) -> None:
    assert position.standings().final
    points = scoring.badge_points(position)
    for kind, expected in wanted.items():
        assert points[BADGES.index(kind)] == expected, kind
    for seat, standing in enumerate(position.standings().seats):
        shown = sum(line.points for line in standing.lines if line.label.text.startswith("Badges"))
        assert shown == sum(kind[seat] for kind in points)


def _knows(position: Galaxies, wanted: dict[int, list[str]]) -> None:
    for seat, tokens in wanted.items():
        deck = position.seen_by(seat).token_deck
        assert _ids(TOKENS, [token for token in deck[::-1] if token >= 0]) == tokens


def _open(position: Galaxies, wanted: dict[int, list[str]]) -> None:
    """Which tokens of a seat a spectator sees."""
    for seat, tokens in wanted.items():
        seen = position.seen_by(None).tokens[seat]
        assert _ids(TOKENS, [token for token in seen if token >= 0]) == tokens


def _equal(look: Callable[[Galaxies], Any]) -> Callable[[Galaxies, Any], None]:
    def check(position: Galaxies, wanted: Any) -> None:
        assert look(position) == wanted

    return check


def _marker(position: Galaxies, wanted: dict[int, list[Any]]) -> None:
    for seat, value in wanted.items():
        assert list(scoring.marker(position.score[seat])) == value


def _all_lines(position: Galaxies, wanted: dict[int, dict[str, int]]) -> None:
    for seat, lines in wanted.items():
        found = _lines(position, seat, "")
        assert {label: found.get(label) for label in lines} == lines


EXPECT: dict[str, Callable[[Galaxies, Any], None]] = {
    "seats": _sides,
    "rogue": lambda position, wanted: _sides(position, [wanted], first=1),
    "dice": _equal(lambda p: [FACES[p.dice[die]] for die in p.inactive()]),
    "states": _equal(lambda p: [DIE_STATES[state] for state in p.states]),
    "rolled": _equal(lambda p: len(p.dice)),
    "row": _equal(lambda p: _ids(PLANETS, p.row)),
    "discard": _equal(lambda p: _ids(PLANETS, p.discard)),
    "pilot_row": _equal(lambda p: _ids(PILOTS, p.pilot_row)),
    "face_up": _equal(lambda p: _ids(TOKENS, p.face_up)),
    "trigger": _equal(lambda p: p.trigger),
    "over": _equal(lambda p: p.over()),
    "winners": _equal(lambda p: list(p.standings().winners)),
    "totals": _equal(lambda p: [standing.total for standing in p.standings().seats]),
    "moves": _equal(lambda p: [str(move) for move in p.pending()[0].each()]),
    "refused": _refused,
    "legal": _legal,
    "asked": _asked,
    "missions": _missions,
    "badges": _badges,
    "lines": _all_lines,
    "knows": _knows,
    "open": _open,
    "marker": _marker,
}
