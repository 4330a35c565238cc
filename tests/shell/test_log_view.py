"""The log: what happened, line by line."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QScrollBar

from suite.contract import ROUND, Event, Message, Who
from suite.language import current
from suite.shell.log_view import PORTION, LogView
from suite.shell.seating import Seating

SEATING = Seating(("Anna", "Bořek"), (1, 2))


def line(text, seat=None, kind="told"):
    message = Message("{who}: {text}", {"who": Who(seat or 0), "text": text}, domain="")
    return Event(kind, message if seat is not None else Message(text, domain=""), seat)


LINES = [line("Round 1", kind=ROUND), line("a", 0), line("b", 1), Event("silent"), line("c", 0)]


@pytest.fixture
def log(dressed, qtbot):
    view = LogView(SEATING)
    qtbot.addWidget(view)
    return view


def colours(log):
    block, found = log.document().begin(), []
    while block.isValid():
        found.append(block.userState())
        block = block.next()
    return found


def test_events_without_a_message_are_left_out(log):
    log.show_events(LINES)
    assert log.sentences() == ["Round 1", "Anna: a", "Bořek: b", "Anna: c"]
    assert colours(log) == [-1, 1, 2, 1]


def test_new_lines_come_to_the_end(log):
    log.show_events(LINES[:2])
    log.add(LINES[2:])
    assert log.sentences() == ["Round 1", "Anna: a", "Bořek: b", "Anna: c"]
    assert colours(log) == [-1, 1, 2, 1]


def test_a_log_may_begin_empty(log):
    log.show_events([])
    log.add(LINES)
    assert log.sentences() == ["Round 1", "Anna: a", "Bořek: b", "Anna: c"]
    assert colours(log) == [-1, 1, 2, 1]


@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_what_was_undone_goes_and_what_came_instead_stands_there(log, kept):
    log.show_events(LINES)
    other = [*LINES[:kept], line("x", 1), line("y", 0)]
    log.show_events(other)
    whole = LogView(SEATING)
    whole.show_events(other)
    assert log.sentences() == whole.sentences()
    assert colours(log) == colours(whole)
    log.show_events(LINES[:kept])
    whole.show_events(LINES[:kept])
    assert log.sentences() == whole.sentences()


def test_a_long_log_shows_its_end_and_a_link_to_the_rest(log):
    many = [line(str(number), number % 2) for number in range(PORTION + 50)]
    log.show_events(many)
    assert log.sentences()[0] == "50 earlier lines"
    assert len(log.sentences()) == PORTION + 1
    assert colours(log)[:3] == [-1, 1, 2]
    log.anchorClicked.emit("earlier:")
    assert len(log.sentences()) == PORTION + 50


def test_players_cannot_write_into_the_page(log):
    log.show_events([line("<b>bold</b> & co", 0)])
    assert log.sentences() == ["Anna: <b>bold</b> & co"]


def test_the_language_changes_all_lines(log):
    message = Message("Library", domain="shell")
    log.show_events([Event("told", message, 0)] * 3)
    assert log.sentences() == ["Library"] * 3
    current.set_language("cs")
    assert log.sentences() == ["Knihovna"] * 3


@pytest.fixture
def opened(log):
    """Filled before it is shown, as the log of a saved match is."""
    log.show_events([line(str(number), 0) for number in range(80)])
    log.resize(280, 200)
    log.show()
    return log.verticalScrollBar()


def test_a_log_that_is_opened_shows_its_newest_line(log, opened):
    assert 0 < opened.maximum() == opened.value()
    log.resize(180, 120)
    assert opened.maximum() == opened.value()


def test_whoever_reads_earlier_lines_is_left_there_until_something_happens(log, opened):
    opened.triggerAction(QScrollBar.SliderAction.SliderToMinimum)
    log.resize(180, 120)
    assert opened.value() == 0
    log.add(LINES)
    assert opened.value() == opened.maximum()
