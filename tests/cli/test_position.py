"""`startable position`: a position from outside, its moves, and what they lead to."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Self

import pytest

from suite.command import position as command
from suite.contract import (
    LEGAL,
    Chance,
    Decision,
    Event,
    Game,
    Message,
    Move,
    Open,
    Position,
    Standing,
    Standings,
    Subset,
    Verdict,
    Words,
)

Startable = Callable[..., Any]
say = Words("market")


@pytest.fixture
def duel(tmp_path: Path, example: Game) -> Path:
    """The example game: two players with known hands send a drone at the same time."""
    file = tmp_path / "duel.yaml"
    file.write_text(
        "players: 2\nrounds: 1\nwrecks: [5]\ndice: [3]\nhands: [[1, 2, 3, 4, 5], [5, 6, 7, 8, 9]]\n"
    )
    return file


def read(startable: Startable, *words: object) -> dict[str, Any]:
    code, out, err = startable("position", *words, "--json")
    assert (code, err) == (0, "")
    report: dict[str, Any] = json.loads(out)
    return report


def test_it_lists_every_decision_with_all_moves(startable: Startable, duel: Path) -> None:
    report = read(startable, "salvagers", duel)
    assert (report["game"], report["over"], report["played"]) == ("salvagers", False, [])
    assert [decision["seat"] for decision in report["pending"]] == [0, 1]
    first = report["pending"][0]
    assert (first["kind"], first["count"], first["complete"]) == ("closed", 5, True)
    assert [entry["move"] for entry in first["moves"]] == [f"send {n}" for n in range(1, 6)]
    assert all(entry["text"] for entry in first["moves"])
    assert report["position"]["hands"][1] == [5, 6, 7, 8, 9]


def test_it_plays_moves_and_tells_what_happens(startable: Startable, duel: Path) -> None:
    report = read(startable, "salvagers", duel, "--play", "1: send 9", "send 2")
    assert [(step["seat"], step["move"]) for step in report["played"]] == [
        (1, "send 9"),
        (0, "send 2"),
    ]
    events = report["played"][1]["events"]
    assert [event["kind"] for event in events] == ["sent", "sent", "rolled", "salvaged"]
    assert events[2]["data"] == {"roll": 3}
    assert events[3]["text"] == "seat 1 gains 5 points."
    assert (report["over"], report["pending"], report["winners"]) == (True, [], [1])
    assert [standing["total"] for standing in report["standings"]] == [0, 5]


def test_people_can_read_it_too(startable: Startable, duel: Path) -> None:
    code, out, _ = startable("position", "salvagers", duel, "--language", "cs")
    assert code == 0
    assert "send 3" in out
    _, out, _ = startable("position", "salvagers", duel, "--play", "0: send 1", "1: send 5")
    assert "seat 1 gains 5 points." in out
    assert "the match is over, won by seat 1" in out


@pytest.mark.parametrize(
    ("moves", "named"),
    [
        (["send 3"], "the seats 0, 1 decide"),
        (["0: send 9"], "[S3]"),
        (["1: send 9", "1: send 8"], "move 2"),
        (["0: send ;"], "';'"),
        (["5: send 1"], "seat 5"),
        (["0: send 1", "1: send 5", "send 2"], "move 3, 'send 2': the match is over"),
    ],
)
def test_a_bad_move_is_named_with_its_reason(
    startable: Startable, duel: Path, moves: list[str], named: str
) -> None:
    code, out, err = startable("position", "salvagers", duel, "--play", *moves)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert named in err


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", "mapping"),
        (b"- a\n- list", "mapping"),
        (b"players: [", "not YAML"),
        (b"players: \xff", "not YAML"),
        (b"\0", "not YAML"),
        (b"a: &a [*a, *a]\n" * 2, "salvagers"),
        (b"{" * 500, "not YAML"),
        (b"players: 2000-99-99", "not YAML"),
        (b"!!python/object/apply:os.system ['true']", "not YAML"),
        (b"players: 9", "players"),
        (b"wizards: 1", "wizards"),
        (b"hands: [[1]]", "hands.0"),
        (b"x" * (command.LARGEST + 1), "too large"),
    ],
)
def test_a_bad_scenario_is_named_with_its_reason(
    startable: Startable, example: Game, tmp_path: Path, content: bytes, named: str
) -> None:
    file = tmp_path / "salvagers.yaml"
    file.write_bytes(content)
    code, out, err = startable("position", "salvagers", file)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert named in err


class Market(Position):
    """Seat 0 chooses wares, seat 1 composes an offer."""

    __slots__ = ("answers", "wares")

    def __init__(self, wares: int) -> None:
        self.quiet = False
        self.wares = wares
        self.answers: list[str] = []

    def pending(self) -> tuple[Decision, ...]:
        items = tuple(f"ware_{n}" for n in range(self.wares))
        basket = Subset(0, say("Choose."), "choose", items, 1, self.wares, given=("basket",))
        offer = Open(1, say("Offer."), (Move("offer", (1,)),), form={"most": 9})
        return (basket, offer)[len(self.answers) :]

    def play(self, seat: int, move: Move) -> list[Event]:
        self.answers.append(str(move))
        return [Event("deal", seat=seat)]

    def judge(self, seat: int, move: Move) -> Verdict:
        return LEGAL if int(move.args[0]) <= 9 else self.why_not(seat, move)

    def copy(self) -> Self:
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> Self:
        raise NotImplementedError

    def imagine(self, seat: int, chance: Chance) -> Self:
        raise NotImplementedError

    def snapshot(self) -> dict[str, object]:
        return {"answers": self.answers}

    def standings(self) -> Standings:
        return Standings((Standing(0, 0), Standing(1, 0)))

    def describe(self, seat: int, move: Move) -> Message:
        return Message(f"do {move}", domain="")


@pytest.fixture
def market(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A scenario with a subset and an open decision."""

    class Fair:
        id = "market"

        def scenario(self, description: Mapping[str, Any]) -> Position:
            return Market(description["wares"])

    monkeypatch.setattr(command, "load", lambda _: Fair())
    file = tmp_path / "market.yaml"
    file.write_text("wares: 3")
    return file


def test_a_subset_tells_its_items_and_its_choices(startable: Startable, market: Path) -> None:
    subset, offer = read(startable, "market", market)["pending"]
    assert (subset["kind"], subset["verb"], subset["given"]) == ("subset", "choose", ["basket"])
    assert (subset["least"], subset["most"], subset["count"]) == (1, 3, 7)
    assert [entry["item"] for entry in subset["items"]] == ["ware_0", "ware_1", "ware_2"]
    assert len(subset["moves"]) == 7
    assert subset["complete"]
    assert (offer["kind"], offer["form"], offer["complete"]) == ("open", {"most": 9}, False)
    assert [entry["move"] for entry in offer["moves"]] == ["offer 1"]


def test_choices_without_number_are_counted_but_not_listed(
    startable: Startable, market: Path
) -> None:
    market.write_text("wares: 40")
    subset, _ = read(startable, "market", market)["pending"]
    assert (subset["count"], subset["moves"], subset["complete"]) == (2**40 - 1, [], False)
    assert "1099511627775 choices" in startable("position", "market", market).out


def test_items_may_come_in_any_order(startable: Startable, market: Path) -> None:
    report = read(
        startable, "market", market, "--play", "0: choose basket ware_2 ware_0", "offer 7"
    )
    assert report["position"]["answers"] == ["choose basket ware_0 ware_2", "offer 7"]
    for wrong in ("ware_0 ware_0", "ware_3", "", "ware_0 ware_1 ware_2 ware_2"):
        move = f"0: choose basket {wrong}"
        assert startable("position", "market", market, "--play", move).code == 2
