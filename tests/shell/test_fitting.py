"""Every text of every page fits its place in three languages, in the smallest window there is.

What is measured is what is shown: labels, buttons, chips, choices, fields and ticks. Widgets that
cut a text on purpose and show all of it when pointed at (`Line`, the undo button) are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from suite.contract import LANGUAGES, Chance
from suite.shell.consent import question
from suite.shell.crash_dialog import CrashDialog
from suite.shell.finder import Finder
from suite.shell.game_tile import GameTile
from suite.shell.moves_list import MovesList
from suite.shell.rail import RailButton
from suite.shell.replay_page import ReplayPage
from suite.shell.shortcuts_overlay import ShortcutsOverlay
from suite.shell.table_page import TablePage
from suite.shell.window import LEAST, Window
from suite.store import Kind, MatchSetup, Result, Seat, Status
from suite.ui.buttons import Button, Chip

_SLACK = 1
"""Metrics are fractions, widgets are whole pixels."""


def texts_that_do_not_fit(top: QWidget) -> list[str]:
    """What is cut off among the visible children, with where it is."""
    settle(top)
    return [
        f"{_path(widget)}: {text!r} needs {needs}, has {has}"
        for widget in (top, *top.findChildren(QWidget))
        if widget.isVisible()
        for text, needs, has in _measured(widget)
        if needs > has + _SLACK
    ]


def settle(top: QWidget) -> None:
    """Until what goes is gone and every change of text has reached the layouts."""
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        QApplication.processEvents()


def _measured(widget: QWidget) -> Iterator[tuple[str, int, int]]:
    """Texts of a widget: how many pixels each needs and how many there are."""
    match widget:
        case QLabel() if widget.text() and widget.wordWrap():
            yield widget.text(), widget.heightForWidth(widget.width()), widget.height()
            yield _longest_word(widget), _wide(widget, _longest_word(widget)), _inside(widget)
        case QLabel() if widget.text() and widget.textFormat() != Qt.TextFormat.RichText:
            yield widget.text(), _wide(widget, widget.text()), _inside(widget)
        case GameTile():
            return  # paints its texts itself
        case RailButton():
            yield widget.text(), _wide(widget, widget.text()), widget.width() - 12
        case Button() | Chip() | QAbstractButton() if widget.text() and not _cuts(widget):
            yield widget.text(), widget.sizeHint().width(), widget.width()
            yield widget.text(), widget.sizeHint().height(), widget.height()
        case QComboBox():
            yield widget.currentText(), _wide(widget, widget.currentText()), _choice_room(widget)
        case QLineEdit() if not widget.text():
            margins = widget.textMargins()
            room = _inside(widget) - margins.left() - margins.right() - 4
            yield widget.placeholderText(), _wide(widget, widget.placeholderText()), room


def _cuts(widget: QWidget) -> bool:
    """Does it give up width on purpose? Then its tooltip has the whole text."""
    gives_up = widget.sizePolicy().horizontalPolicy() == widget.sizePolicy().Policy.Ignored
    return gives_up and bool(widget.toolTip())


def _wide(widget: QWidget, text: str) -> int:
    return max(map(widget.fontMetrics().horizontalAdvance, text.split("\n")))


def _longest_word(label: QLabel) -> str:
    words = [word for word in label.text().split() if "/" not in word] or [""]  # no paths
    return max(words, key=label.fontMetrics().horizontalAdvance)


def _inside(widget: QWidget) -> int:
    return widget.contentsRect().width()


def _choice_room(box: QComboBox) -> int:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    kind = QStyle.ComplexControl.CC_ComboBox
    return box.style().subControlRect(kind, option, part, box).width()


def _path(widget: QWidget) -> str:
    owner, names = widget, list[str]()
    while owner is not None and not isinstance(owner, Window):
        names.append(type(owner).__name__)
        owner = owner.parentWidget()
    return "/".join(reversed(names[:4]))


# The pages


@pytest.fixture
def small(window: Window, allowed: None, qtbot: Any) -> Window:
    """The window at its least size, with a few concluded matches and a running one."""
    window.resize(*LEAST)
    store = window.program.store
    for seed, scores in enumerate(((30, 20), (25, 25), (40, 12))):
        seats = (Seat("Kateřina"), Seat("Przemysław", 1, Kind.BOT, "captain"))
        record = store.create(MatchSetup("salvagers", "1.0", seats, seed))
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        record.conclude(Status.FINISHED, Result(scores, winners)).result()
    return window


def in_every_language(window: Window, top: QWidget | None = None) -> list[str]:
    found = []
    for code in LANGUAGES:
        window.program.set_language(code)
        found += [f"{code}: {line}" for line in texts_that_do_not_fit(top or window)]
    return found


@pytest.mark.parametrize("page", ["library", "statistics", "manual", "settings"])
def test_pages_of_the_rail(small: Window, page: str) -> None:
    small.go(page)
    assert in_every_language(small) == []


@pytest.mark.parametrize("game", ["salvagers", "rftg"])
def test_new_match(small: Window, game: str) -> None:
    small.program.open_new_match(game)
    assert in_every_language(small) == []


@pytest.mark.parametrize("seats", [("person", "cadet"), ("person", "person", "person")])
def test_table(small: Window, open_table: Callable[..., TablePage], seats: tuple[str, ...]) -> None:
    """With one person the board is open, with several the curtain is drawn."""
    open_table(*seats)
    small.resize(*LEAST)
    assert in_every_language(small) == []


def play_out(page: TablePage) -> None:
    """All people decide at random until the match is over."""
    chance = Chance(1)
    while (decision := next(iter(page.table.match.position.pending()), None)) is not None:
        page.table.submit(decision.seat, decision.some(chance))


def test_end_of_a_match_and_its_replay(
    small: Window, open_table: Callable[..., TablePage], qtbot: Any
) -> None:
    page = open_table("person", "person")
    play_out(page)
    qtbot.wait_until(lambda: page.table.over() and not page.table._saving.busy)
    assert in_every_language(small) == []
    small.program.open_replay(page.match_id)
    replay = small.pages[small.front]
    assert isinstance(replay, ReplayPage)
    replay.go(7)
    assert in_every_language(small) == []
    replay.onward.click()
    assert in_every_language(small) == []


def test_questions_of_a_table(small: Window, open_table: Callable[..., TablePage]) -> None:
    page = open_table("person", "cadet")
    page.requests.resign()
    assert in_every_language(small) == []


@pytest.mark.parametrize("page", ["library", "manual"])
@pytest.mark.parametrize("overlay", [Finder, ShortcutsOverlay])
def test_overlays(small: Window, page: str, overlay: type[Finder | ShortcutsOverlay]) -> None:
    small.go(page)
    for code in LANGUAGES:
        small.program.set_language(code)
        opened = overlay(small)
        opened.open_over()
        assert texts_that_do_not_fit(opened) == [], code
        opened.close()


def test_dialogs(small: Window, tmp_path: Path, qtbot: Any) -> None:
    plugin = small.program.plugin("salvagers")
    assert plugin is not None
    for code in LANGUAGES:
        small.program.set_language(code)
        for dialog in (
            CrashDialog("Traceback", tmp_path / "log.txt"),
            question(small.program, plugin),
        ):
            qtbot.addWidget(dialog)
            dialog.show()
            assert texts_that_do_not_fit(dialog) == [], code
            dialog.close()


def test_a_long_move_in_the_list_takes_two_lines(dressed: QApplication, qtbot: Any) -> None:
    """At every width the line is as wide as the list, and high enough for its text."""
    moves = MovesList(str)
    qtbot.addWidget(moves)
    for world in ("Pilgrimage World", "Radioactive World", "Deserted Alien Outpost") * 3:
        moves.list.addItem(f"Settle for nothing: {world}")
    moves.show()
    for width in range(200, 340, 5):
        moves.resize(width, 200)
        settle(moves)
        place = moves.list.visualItemRect(moves.list.item(0))
        room = place.adjusted(12, 6, -12, -6)  # the padding of the style sheet, and Qt's margins
        wrap = Qt.TextFlag.TextWordWrap.value
        words = moves.list.fontMetrics().boundingRect(room, wrap, moves.list.item(0).text())
        assert place.width() <= moves.list.viewport().width(), width
        assert words.height() <= room.height() + _SLACK, width


def test_a_text_that_is_cut_off_is_found(dressed: QApplication, qtbot: Any) -> None:
    """The measure itself: a label, a button and a choice that are too small are all found."""
    room = QWidget()
    qtbot.addWidget(room)
    label, button = QLabel("Supercalifragilistic", room), Button("Expialidocious", parent=room)
    choice = QComboBox(room)
    choice.addItem("Supercalifragilistic")
    for widget in (label, button, choice):
        widget.setGeometry(0, 0, 60, 60)
    room.show()
    assert len(texts_that_do_not_fit(room)) == 3
    for widget in (label, button, choice):
        widget.setGeometry(0, 0, 400, 60)
    assert texts_that_do_not_fit(room) == []
