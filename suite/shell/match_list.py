"""The list of saved matches: painted rows that scroll smoothly, with a menu on each."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from suite.contract import Message, Words
from suite.language import text
from suite.language.ago import ago
from suite.language.live import bind
from suite.shell.match_rows import ROW, Index, MatchModel, MatchRow
from suite.ui import icons, shapes, theme
from suite.ui.buttons import paint_chip
from suite.ui.palette import faded, shape_of

say = Words("shell")

_HEIGHT = 58

ACTIONS: tuple[tuple[str, Message, str, str], ...] = (
    ("open", say("Open"), "play", "Return"),
    ("replay", say("Replay"), "replay", "Ctrl+R"),
    ("rename", say("Rename"), "edit", "F2"),
    ("export", say("Export"), "export", "Ctrl+E"),
    ("delete", say("Delete"), "trash", "Del"),
)
"""What can be done with a saved match: id, title, icon and key."""


class MatchList(QListView):
    """Emits `asked(what, match ids)`: one of ACTIONS, for the selected matches."""

    asked = Signal(str, list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = MatchModel()
        self.setModel(self.rows)
        self.setItemDelegate(MatchDelegate(self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)
        self.doubleClicked.connect(lambda _: self.ask("open"))
        bind(self, self.setAccessibleName, say("Saved matches"))

    def selected(self) -> list[str]:
        """The ids of the selected matches, from top to bottom."""
        places = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        return [self.rows.rows()[place].id for place in places]

    def select(self, match_id: str) -> None:
        """Select one match and scroll to it."""
        place = self.rows.row_of(match_id)
        if place >= 0:
            self.setCurrentIndex(self.rows.index(place))

    def ask(self, what: str) -> None:
        """Ask for something to be done with the selected matches."""
        if chosen := self.selected():
            self.asked.emit(what, chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = event.keyCombination().toCombined()
        if event.key() == Qt.Key.Key_Enter:
            keys = Qt.Key.Key_Return.value
        for what, _, _, shortcut in ACTIONS:
            if keys == _combined(shortcut):
                self.ask(what)
                return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.viewport().update()
        elif event.type() == QEvent.Type.StyleChange:
            self.scheduleDelayedItemsLayout()
        super().changeEvent(event)

    def menu(self) -> QMenu:
        """What can be done with the selected matches."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        single = len(self.selected()) == 1
        for what, title, icon, keys in ACTIONS:
            action = menu.addAction(icons.icon(icon), text(title))
            action.setShortcut(keys)
            action.setEnabled(single or what in ("delete", "export"))
            action.triggered.connect(lambda _=False, what=what: self.ask(what))
        return menu

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The dots at the end of a row open its menu."""
        super().mousePressEvent(event)
        place = event.position().toPoint()
        index = self.indexAt(place)
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            dots = dots_of(QRectF(self.visualRect(index)))
            if dots.contains(event.position()):
                self._open_menu(dots.bottomLeft().toPoint())

    def _open_menu(self, place: QPoint) -> None:
        if self.selected():
            self.menu().popup(self.viewport().mapToGlobal(place))


def dots_of(row: QRectF) -> QRectF:
    """Where the dots of a row are."""
    side = theme.px(34)
    return QRectF(row.right() - side - 4, row.center().y() - side / 2, side, side)


def _combined(shortcut: str) -> int:
    return int(QKeySequence(shortcut)[0].toCombined())  # type: ignore[index]  # the stubs lack it


class MatchDelegate(QStyledItemDelegate):
    """Paints a row: the game's colour, the name, the players, and how the match stands."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, theme.px(_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: MatchRow = index.data(ROW)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(2, 2, -2, -2)
        self._ground(painter, box, option, row)
        dots = dots_of(QRectF(option.rect))
        self._dots(painter, dots, option)
        right = self._right_side(painter, box.adjusted(0, 0, dots.left() - box.right() - 6, 0), row)
        left = QRectF(box.left() + 22, box.top(), right - box.left() - 40, box.height())
        self._left_side(painter, left, row)
        painter.restore()

    def _ground(
        self, painter: QPainter, box: QRectF, option: QStyleOptionViewItem, row: MatchRow
    ) -> None:
        t = theme.current()
        state = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        if selected or hovered:
            painter.setPen(faded(t.accent, 0.8) if selected else Qt.PenStyle.NoPen)
            painter.setBrush(faded(t.accent, 0.16) if selected else faded(t.ink, 0.06))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(t.focus)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.accent_of(row.accent))
        painter.drawRoundedRect(QRectF(box.left() + 8, box.top() + 11, 4, box.height() - 22), 2, 2)

    def _dots(self, painter: QPainter, box: QRectF, option: QStyleOptionViewItem) -> None:
        flags = QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected
        t, inset = theme.current(), box.width() * 0.22
        colour = t.ink if option.state & flags else t.ink_faint
        icons.paint(painter, "more", box.adjusted(inset, inset, -inset, -inset), colour)

    def _right_side(self, painter: QPainter, box: QRectF, row: MatchRow) -> float:
        """How long ago and how it stands; gives back where the room for the rest ends."""
        small = theme.font("small", strong=True)
        state = text(row.standing())
        chip = QFontMetrics(small).horizontalAdvance(state) + theme.px(20)
        when = theme.px(118)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.current().ink_dim)
        place = QRectF(box.right() - when, box.top(), when, box.height())
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, flags, ago(row.updated))
        height = theme.px(26)
        chip = round(min(chip, box.width() * 0.34))
        spot = QRectF(place.left() - chip - 8, box.center().y() - height / 2, chip, height)
        room = QFontMetrics(small).elidedText(state, Qt.TextElideMode.ElideRight, int(chip - 16))
        paint_chip(painter, spot, room, "good" if row.running else "ink_dim")
        return spot.left()

    def _left_side(self, painter: QPainter, box: QRectF, row: MatchRow) -> None:
        t = theme.current()
        name_font = theme.font("body", strong=True)
        half = box.height() / 2
        top = QRectF(box.left(), box.top() + 5, box.width(), half - 4)
        painter.setFont(name_font)
        painter.setPen(t.ink)
        name = QFontMetrics(name_font).elidedText(
            row.headline(), Qt.TextElideMode.ElideRight, int(box.width())
        )
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, name)
        low = QRectF(box.left(), box.center().y(), box.width(), half - 6)
        small = theme.font("small")
        painter.setFont(small)
        metrics = QFontMetrics(small)
        painter.setPen(t.accent_of(row.accent))
        painter.drawText(low, Qt.AlignmentFlag.AlignVCenter, row.title)
        self._players(painter, low, metrics.horizontalAdvance(row.title) + 18.0, metrics, row)

    def _players(
        self, painter: QPainter, box: QRectF, offset: float, metrics: QFontMetrics, row: MatchRow
    ) -> None:
        t, side = theme.current(), theme.px(11)
        for name, colour in row.players:
            wide = metrics.horizontalAdvance(name)
            if offset + side + 6 + wide > box.width():
                break
            sign = QRectF(box.left() + offset, box.center().y() - side / 2, side, side)
            shapes.marker(painter, sign, shape_of(colour), t.player(colour))
            words = QRectF(box.left() + offset + side + 6, box.top(), wide + 4.0, box.height())
            painter.setPen(t.ink_dim)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, name)
            offset += side + 6 + wide + 14
