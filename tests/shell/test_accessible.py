"""Screen readers get a name for everything that can be used, in each language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractItemView, QAbstractSpinBox, QScrollBar, QWidget

from suite.contract import LANGUAGES
from suite.shell.finder import Finder
from suite.shell.shortcuts_overlay import ShortcutsOverlay
from suite.shell.table_page import TablePage
from suite.shell.window import Window


def nameless(top: QWidget) -> list[str]:
    """What can be used and has no name."""
    return [
        f"{type(widget.parent()).__name__}/{type(widget).__name__}"
        for widget in top.findChildren(QWidget)
        if widget.isVisible() and _usable(widget) and not _name(widget)
    ]


def _usable(widget: QWidget) -> bool:
    if isinstance(widget, QScrollBar):
        return False
    inner = isinstance(widget.parent(), QAbstractItemView | QAbstractSpinBox)
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and not inner


def _name(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.mark.parametrize("page", ["library", "statistics", "manual", "settings"])
def test_pages_of_the_rail(window: Window, allowed: None, page: str) -> None:
    window.go(page)
    for code in LANGUAGES:
        window.program.set_language(code)
        assert nameless(window) == []


@pytest.mark.parametrize("game", ["salvagers", "rftg", "galactic_alliances", "expansion_pilots"])
def test_new_match(window: Window, allowed: None, game: str) -> None:
    window.program.open_new_match(game)
    assert nameless(window) == []


def test_table_and_replay(window: Window, open_table: Callable[..., TablePage]) -> None:
    page = open_table("person", "person")
    assert nameless(window) == []
    page._uncover()
    assert nameless(window) == []
    page.requests.resign()
    assert nameless(window) == []
    window.program.open_replay(page.match_id)
    assert nameless(window) == []


@pytest.mark.parametrize("overlay", [Finder, ShortcutsOverlay])
def test_overlays(window: Window, overlay: type[Finder | ShortcutsOverlay]) -> None:
    opened = overlay(window)
    opened.open_over()
    assert nameless(opened) == []
