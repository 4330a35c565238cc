"""The prompt line: as high as it must be, and the board below it does not jump."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from suite.contract import Words
from suite.shell.prompt_line import Choice, Prompt, PromptLine
from suite.shell.seating import Seating

say = Words("test")

ANSWERS = [Choice(say("One of the very long answers"), lambda: None) for _ in range(4)]
SHORT = Prompt(say("Choose."))
TWO_ROWS = Prompt(say("Choose."), choices=ANSWERS)
THREE_ROWS = Prompt(
    say("Choose what to do with {things}.", things="all that lies here, " * 8), choices=ANSWERS
)


@pytest.fixture
def line(qtbot: QtBot, dressed: QApplication) -> PromptLine:
    made = PromptLine(Seating(("Ann",), (0,)))
    qtbot.addWidget(made)
    made.resize(880, 60)
    made.show()
    made.show_prompt(SHORT)
    return made


def test_without_long_answers_it_is_one_row_high(line: PromptLine) -> None:
    assert line.minimumHeight() < 60


def test_it_stays_as_high_as_two_rows(line: PromptLine) -> None:
    one_row = line.minimumHeight()
    line.show_prompt(TWO_ROWS)
    two_rows = line.minimumHeight()
    line.show_prompt(SHORT)
    assert line.minimumHeight() == two_rows > one_row


def test_what_was_higher_gives_its_room_back(line: PromptLine) -> None:
    line.show_prompt(TWO_ROWS)
    two_rows = line.minimumHeight()
    line.show_prompt(THREE_ROWS)
    assert line.layout().totalHeightForWidth(880) > two_rows
    line.show_prompt(SHORT)
    assert line.minimumHeight() == two_rows
