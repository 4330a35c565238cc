"""Random matches with every invariant checked, with the example game and with a broken one."""

import pytest

from suite.bots import soak
from suite.bots.soak import Job, any_options, soak_match
from suite.contract import Chance


def test_a_sound_game_has_no_faults(example, inline):
    told = []
    report = soak.run("salvagers", 3, 1, lambda done, of: told.append(done), executor=inline)
    assert list(report.to_json()) == ["game", "games", "moves", "seconds", "faults"]
    assert report.faults == []
    assert told == [1, 2, 3]
    assert report.moves == sum(soak_match(Job("salvagers", n, n - 1))[0] for n in (2, 3, 4))


def test_a_fault_names_its_match_and_its_move(example, inline, monkeypatch):
    kind = type(example.deal(_setup(example)))
    honest = kind.seen_by

    def peeking(self, seat):
        view = honest(self, seat)
        if self.round == 2:
            view.deck = self.deck[:]
        return view

    monkeypatch.setattr(kind, "seen_by", peeking)
    report = soak.run("salvagers", 1, 3, executor=inline)
    (fault,) = report.faults
    assert (fault.seed, fault.players) == (3, 2)
    assert fault.what.startswith("Broken: ")
    assert fault.move == 4, "two moves change drones, two send the first ones"


def test_a_crash_is_a_fault(example, inline, monkeypatch):
    kind = type(example.deal(_setup(example)))
    monkeypatch.setattr(kind, "standings", lambda self: 1 / 0)
    report = soak.run("salvagers", 2, executor=inline)
    assert [fault.what for fault in report.faults] == ["ZeroDivisionError: division by zero"] * 2


def test_no_games_are_refused(example, inline):
    with pytest.raises(ValueError, match="at least one"):
        soak.run("salvagers", 0, executor=inline)


def test_options_with_few_choices_are_tried_out(example):
    from typing import Literal

    from pydantic import BaseModel, Field

    class Options(BaseModel):
        start: Literal["random", "first"] = "random"
        advanced: bool = Field(False, json_schema_extra={"players": [2]})
        rounds: int = 6

    class Game:
        def options(self):
            return Options

    seen = {
        (players, drawn.start, drawn.advanced, drawn.rounds)
        for players in (2, 3)
        for seed in range(40)
        for drawn in [any_options(Game(), players, Chance(seed))]
    }
    starts = ("random", "first")
    two = {(2, start, advanced, 6) for start in starts for advanced in (False, True)}
    assert seen == two | {(3, start, False, 6) for start in starts}


def _setup(game):
    from suite.contract import Setup

    return Setup(2, game.options()(), 1)
