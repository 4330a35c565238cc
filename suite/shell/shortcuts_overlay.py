"""All keys at a glance: those of the page in front, and those that work everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from suite.contract import Message, Words
from suite.language.live import bind
from suite.shell.commands import keys_text
from suite.shell.key_cap import KeyCap
from suite.shell.overlay import Overlay
from suite.shell.page import Shortcut
from suite.ui.buttons import Button
from suite.ui.labels import Label

if TYPE_CHECKING:
    from suite.shell.window import Window

say = Words("shell")


class ShortcutsOverlay(Overlay):
    """Opened with F1 or '?'; the same keys close it."""

    def __init__(self, window: Window) -> None:
        super().__init__(window, 860)
        head = QHBoxLayout()
        head.addWidget(Label(say("Shortcuts"), "title"))
        head.addStretch()
        self.close_button = Button(
            icon="close", kind="ghost", name=say("Close"), on_click=self.close
        )
        head.addWidget(self.close_button)
        self.panel.body.addLayout(head)
        columns = QWidget()
        row = QHBoxLayout(columns)
        row.setContentsMargins(0, 8, 0, 0)
        row.setSpacing(32)
        page = window.pages.get(window.front)
        if page is not None and page.shortcuts():
            row.addLayout(_column(page.title(), page.shortcuts()), 1)
        everywhere = [command.shortcut() for command in window.commands if command.keys]
        row.addLayout(_column(say("Everywhere"), everywhere), 1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        bind(area, area.setAccessibleName, say("Shortcuts"))
        area.setWidget(columns)
        area.setMinimumHeight(min(columns.sizeHint().height() + 8, window.height() - 150))
        self.panel.body.addWidget(area, 1)

    def first_focus(self) -> QWidget:
        return self.close_button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_F1, Qt.Key.Key_Question):
            self.close()
        else:
            super().keyPressEvent(event)


def _column(title: Message, shortcuts: Sequence[Shortcut]) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(10)
    column.addWidget(Label(title, "lead"))
    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(1, 1)
    for line, shortcut in enumerate(shortcuts):
        key = KeyCap(keys_text(shortcut.keys))
        grid.addWidget(key, line, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(Label(shortcut.does, wrap=True), line, 1)
    column.addLayout(grid)
    column.addStretch()
    return column
