"""What every board can do: walk with the arrow keys, and skip what moves."""

from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from suite.ui import animation
from suite.ui.board import Board, BoardHost


def thing(board: Board, name: str) -> QWidget:
    found = board.findChild(QWidget, name)
    assert isinstance(found, QWidget)
    return found


def focused(board: Board) -> QWidget:
    found = board.focusWidget()
    assert found is not None
    return found


@pytest.fixture
def board(qtbot: Any) -> Board:
    """Four things in a square, and a label that cannot be reached."""
    made = Board(cast("BoardHost", None))
    qtbot.addWidget(made)
    made.resize(300, 300)
    for name, x, y in (("nw", 20, 20), ("ne", 220, 30), ("sw", 30, 220), ("se", 220, 220)):
        each = QWidget(made)
        each.setObjectName(name)
        each.setGeometry(x, y, 50, 50)
        each.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    QWidget(made).setGeometry(120, 20, 50, 50)
    made.show()
    made.activateWindow()
    thing(made, "nw").setFocus()
    return made


@pytest.mark.parametrize(
    ("keys", "reached"),
    [
        ([Qt.Key.Key_Right], "ne"),
        ([Qt.Key.Key_Down], "sw"),
        ([Qt.Key.Key_Right, Qt.Key.Key_Down], "se"),
        ([Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up], "nw"),
        ([Qt.Key.Key_Left], "nw"),
    ],
)
def test_arrow_keys_walk(board: Board, keys: list[Qt.Key], reached: str) -> None:
    for key in keys:
        QTest.keyClick(focused(board), key)
    assert focused(board).objectName() == reached


def test_a_widget_that_needs_its_arrows_keeps_them(board: Board) -> None:
    field = QLineEdit("abc", board)
    field.setGeometry(110, 110, 80, 30)
    field.show()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Left)
    assert board.focusWidget() is field
    assert field.cursorPosition() == 2


@pytest.mark.usefixtures("animated")
def test_a_board_skips_what_moves(board: Board) -> None:
    moved = thing(board, "nw")
    animation.move(moved, QPointF(100, 100))
    board.finish_animations()
    assert (moved.x(), moved.y()) == (100, 100)
