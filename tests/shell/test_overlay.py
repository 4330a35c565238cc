"""What lies over the window: keys, finder and questions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from suite.shell.overlay import Overlay
from suite.shell.table_page import TablePage
from suite.shell.window import Window


def _open(window: Window) -> list[Overlay]:
    return [over for over in window.findChildren(Overlay) if over.isVisible()]


def test_an_overlay_outlives_the_page_that_had_the_keyboard(
    window: Window, open_table: Callable[..., TablePage], qtbot: QtBot
) -> None:
    """Ctrl+W works while the keys are shown: then nobody is there to get the keyboard back."""
    open_table("person", "cadet").setFocus()
    window.open_help()
    (over,) = _open(window)
    before = over._focus_before
    assert before is not None
    window._close_front()
    qtbot.waitUntil(lambda: not isValid(before))
    qtbot.keyClick(over, Qt.Key.Key_Escape)
    assert _open(window) == []
