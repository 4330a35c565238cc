"""Ctrl+K: a few letters find any page, command, setting, game or saved match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from suite.contract import Message, Words
from suite.language import text
from suite.language.live import bind
from suite.shell.commands import keys_text
from suite.shell.finding import rank
from suite.shell.key_cap import key_size, paint_key
from suite.shell.match_rows import Index
from suite.shell.overlay import Overlay
from suite.ui import icons, theme
from suite.ui.labels import Label
from suite.ui.palette import faded

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
    keys: str = ""


class Finder(Overlay):
    """Type, move with the arrows, press Enter."""

    def __init__(self, window: Window) -> None:
        super().__init__(window, 640)
        self._over = window
        self._all = list(_everything(window))
        self.field = QLineEdit()
        self.field.setMinimumHeight(theme.px(40))
        self.field.setClearButtonEnabled(True)
        bind(self.field, self.field.setPlaceholderText, say("Find a page, a match or a setting"))
        bind(self.field, self.field.setAccessibleName, say("Find a page, a match or a setting"))
        self.list = QListWidget()
        self.list.setItemDelegate(FindDelegate(self.list))
        self.list.setMouseTracking(True)
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
            if (place := rank(words, " ".join(_words_of(find)))) is not None
        ]
        ranked.sort(key=lambda each: each[:2])
        self.list.clear()
        for _, _, find in ranked[:_MOST]:
            item = QListWidgetItem(find.title)
            item.setData(Qt.ItemDataRole.UserRole, find)
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole, ", ".join(filter(None, _words_of(find)))
            )
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.nothing.setVisible(not ranked)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._all = list(_everything(self._over))
            self.search(self.field.text())
        super().changeEvent(event)

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


class FindDelegate(QStyledItemDelegate):
    """Paints what was found: its icon and words, and at the right its keys or what it is."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        find: Find = index.data(Qt.ItemDataRole.UserRole)
        t, box = theme.current(), QRectF(option.rect).adjusted(2, 1, -2, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(faded(t.accent, 0.8) if chosen else Qt.PenStyle.NoPen)
            painter.setBrush(faded(t.accent, 0.16) if chosen else faded(t.ink, 0.06))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        side = theme.px(18)
        sign = QRectF(box.left() + 12, box.center().y() - side / 2, side, side)
        icons.paint(painter, find.icon, sign, t.accent if chosen else t.ink_dim)
        inside = box.adjusted(24 + side, 0, -12, 0)
        right = self._paint_right(painter, inside, find)
        font = theme.font("body")
        room = QRectF(inside.left(), inside.top(), right - inside.left() - 12, inside.height())
        words = QFontMetrics(font).elidedText(
            find.title, Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.setFont(font)
        painter.setPen(t.ink)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
        painter.restore()

    def _paint_right(self, painter: QPainter, box: QRectF, find: Find) -> float:
        """Gives back where the room for the title ends."""
        if find.keys:
            size = key_size(find.keys)
            cap = QRectF(box.right() - size.width(), 0, size.width(), size.height())
            cap.moveTop(box.center().y() - size.height() / 2)
            paint_key(painter, cap, find.keys)
            return cap.left()
        font = theme.font("small")
        wide = QFontMetrics(font).horizontalAdvance(find.note)
        painter.setFont(font)
        painter.setPen(theme.current().ink_dim)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, flags, find.note)
        return box.right() - wide


def _words_of(find: Find) -> tuple[str, str, str]:
    """What a search looks through, and what a screen reader says."""
    return find.title, find.note, find.keys


def _everything(window: Window) -> Iterator[Find]:
    """In the order in which equals are listed."""
    from suite.shell.settings_page import SETTINGS

    program = window.program
    for command in window.commands:
        if command.id != "find":
            keys = keys_text(command.keys[0]) if command.keys else ""
            yield Find(text(command.title), "", command.icon, command.run, keys)
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
