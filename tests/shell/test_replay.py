"""A match watched again, and continued from any moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from suite.contract import Chance, Setup
from suite.contract.playthrough import random_steps
from suite.shell.continue_overlay import ContinueOverlay
from suite.shell.replay_page import PUBLIC, perspectives
from suite.shell.table_page import TablePage
from suite.store import Kind, MatchSetup, Result, Seat, Status


@pytest.fixture
def finished(window, allowed):
    """A match that was played to its end."""
    store, game = window.program.store, window.program.game("salvagers")
    position = game.deal(Setup(2, game.options()(), 3))
    moves = [(step.seat, step.move) for step in random_steps(position, Chance(3))]
    seats = (Seat("Anna"), Seat("Bot", 1, Kind.BOT, "cadet"))
    record = store.create(MatchSetup("salvagers", "1.0", seats, 3), moves)
    standings = position.standings()
    totals = tuple(standing.total for standing in standings.seats)
    record.conclude(Status.FINISHED, Result(totals, standings.winners)).result()
    return record.id


@pytest.fixture
def page(window, finished):
    window.program.open_replay(finished)
    return window.pages[window.front]


def test_stepping_and_scrubbing_show_that_moment(page, qtbot):
    length = len(page.match.history)
    assert page.number == 0
    qtbot.mouseClick(page.timeline.forward, Qt.MouseButton.LeftButton)
    assert page.number == 1
    page.timeline.slider.setValue(length)
    assert page.number == length
    assert page.board.view.snapshot() == page.match.position.seen_by(0).snapshot()
    assert not page.timeline.forward.isEnabled()
    page.step(-1)
    assert page.number == length - 1


def test_rounds_can_be_jumped_to(page):
    page.step_round(1)
    assert page.board.view.round == 1
    page.step_round(1)
    assert page.board.view.round == 2
    page.step_round(-1)
    assert page.board.view.round == 1
    page.timeline.rounds.activated.emit(3)
    assert page.board.view.round == 4


def test_it_plays_by_itself_to_the_end(page, qtbot):
    page.timeline.speeds.set_value(8.0)
    page._set_speed(1000)
    page.toggle()
    page._timer.setInterval(1)
    qtbot.wait_until(lambda: page.number == len(page.match.history))
    assert not page.playing()


def test_the_log_is_that_of_the_moment(page):
    page.go(len(page.match.history))
    whole = page.log.sentences()
    page.go(4)
    assert page.log.sentences() == whole[: len(page.log.sentences())]
    assert len(page.log.sentences()) < len(whole)


def test_a_finished_match_may_be_seen_through_all_eyes_a_running_one_through_ones_own(
    page, window, finished
):
    summary = window.program.store.summary(finished)
    assert perspectives(summary) == [0, 1, PUBLIC]
    page.look_as(1)
    page.go(2)
    assert any(page.board.view.hands[1])
    assert not any(page.board.view.hands[0])


def test_continue_from_here_makes_a_new_match(page, window, finished, qtbot):
    page.go(5)
    page.onward.click()
    overlay = window.findChild(ContinueOverlay)
    overlay.kinds[1].setCurrentIndex(0)  # a person takes the bot's seat
    overlay.names[1].setText("Bedřich")
    qtbot.mouseClick(overlay.start, Qt.MouseButton.LeftButton)
    qtbot.wait_until(lambda: isinstance(window.pages[window.front], TablePage))
    table = window.pages[window.front].table
    assert table.match.moves() == page.match.moves()[:5]
    assert [seat.name for seat in table.seats] == ["Anna", "Bedřich"]
    old = window.program.store.load(finished)
    assert len(old.moves) == len(page.match.history)
