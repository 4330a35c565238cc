"""Ctrl+K: a few letters find any page, command, setting, game or saved match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from suite.contract import Message, Words
from suite.language import text
from suite.language.live import bind
from suite.shell.commands import keys_text
from suite.shell.finding import rank
from suite.shell.overlay import Overlay
from suite.ui import icons, theme
from suite.ui.labels import Label

if TYPE_CHECKING:
    from suite.shell.window import Window

say = Words("shell")

_MOST = 40
_ROW = 42


@dataclass(frozen=True, slots=True)
class Find:
    """Something that can be found: its words, a quiet note beside them, and the way there."""

    title: str
    note: str
    icon: str
    go: Callable[[], object]


class Finder(Overlay):
    """Type, move with the arrows, press Enter."""

    def __init__(self, window: Window) -> None:
        super().__init__(window, 640)
        self._all = list(_everything(window))
        self.field = QLineEdit()
        self.field.setMinimumHeight(theme.px(40))
        self.field.setClearButtonEnabled(True)
        bind(self.field, self.field.setPlaceholderText, say("Find a page, a match or a setting"))
        bind(self.field, self.field.setAccessibleName, say("Find a page, a match or a setting"))
        self.list = QListWidget()
        self.list.setIconSize(QSize(18, 18))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMinimumHeight(theme.px(_ROW * 8))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bind(self.list, self.list.setAccessibleName, say("What was found"))
        self.nothing = Label(say("Nothing found."), "dim")
        for widget in (self.field, self.list, self.nothing):
            self.panel.body.addWidget(widget)
        self.field.textChanged.connect(self.search)
        self.field.installEventFilter(self)
        self.list.itemClicked.connect(self._chosen)
        self.search("")

    def first_focus(self) -> QWidget:
        return self.field

    def search(self, words: str) -> None:
        """Show what the words find, the best first."""
        ranked = [
            (place, order, find)
            for order, find in enumerate(self._all)
            if (place := rank(words, f"{find.title} {find.note}")) is not None
        ]
        ranked.sort(key=lambda each: each[:2])
        self.list.clear()
        for _, _, find in ranked[:_MOST]:
            shown = f"{find.title}   ·   {find.note}" if find.note else find.title
            item = QListWidgetItem(icons.icon(find.icon, theme.current().ink_dim), shown)
            item.setData(Qt.ItemDataRole.UserRole, find)
            item.setSizeHint(QSize(0, theme.px(_ROW)))
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.nothing.setVisible(not ranked)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
            if event.type() == QEvent.Type.KeyPress and step and self.list.count():
                row = (self.list.currentRow() + step) % self.list.count()
                self.list.setCurrentRow(row)
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            item = self.list.currentItem()
            if item is not None:
                self._chosen(item)
        else:
            super().keyPressEvent(event)

    def _chosen(self, item: QListWidgetItem) -> None:
        find: Find = item.data(Qt.ItemDataRole.UserRole)
        self._focus_before = None  # the page that is opened takes the focus
        self.close()
        find.go()


def _everything(window: Window) -> Iterator[Find]:
    """In the order in which equals are listed."""
    from suite.shell.settings_page import SETTINGS

    program = window.program
    for command in window.commands:
        if command.id != "find":
            keys = keys_text(command.keys[0]) if command.keys else ""
            yield Find(text(command.title), keys, command.icon, command.run)
    for game_id, title in program.game_titles():
        yield Find(
            title,
            text(say("New match")),
            "planet",
            partial(program.open_new_match, game_id),
        )
    for key, setting in SETTINGS.items():
        yield Find(text(setting), text(_SETTING), "gear", partial(program.open_setting, key))
    for row in program.matches():
        yield Find(
            row.headline(), program.title_of(row.game), "table", partial(program.open_match, row.id)
        )


_SETTING: Message = say("Setting")
