"""The legal moves as a plain list: the way to play with the keyboard and with a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from suite.contract import Atom, Decision, Message, Move, Open, Position, Subset, Words
from suite.language import live
from suite.shell.finding import plain
from suite.shell.open_move import OpenMove

say = Words("shell")

_MANY = 8
"""From so many moves on the filter is shown without being asked for."""

_VALUE = Qt.ItemDataRole.UserRole
_MESSAGE = Qt.ItemDataRole.UserRole + 1

_PADDING = 24
"""Beside the text of a line, from the style sheet and Qt's own margins."""


class Wrapped(QStyledItemDelegate):
    """Reckons with the padding of the lines: else Qt makes a line a little wider than the list,
    and cuts off a text that should have been wrapped."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        view = self.parent()
        assert isinstance(view, QListView)
        narrow = QStyleOptionViewItem(option)
        narrow.rect = QRect(0, 0, view.viewport().width() - _PADDING, option.rect.height())
        return super().sizeHint(narrow, index)


class MovesList(QWidget):
    """Closed decisions list their moves, subsets their items with boxes to tick, open decisions a
    sample with a line to compose another move in. Arrows walk, Enter plays, letters filter."""

    chosen = Signal(object)  # Move
    toggled = Signal(object)  # Atom
    confirmed = Signal()  # the ticked items of a subset

    def __init__(self, names: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._decision: Decision | None = None
        self._suggestion: Move | None = None

        self.filter = QLineEdit(self)
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._narrow)
        self.filter.installEventFilter(self)
        live.bind(self.filter, self.filter.setPlaceholderText, say("Type to narrow the list"))
        live.bind(self.filter, self.filter.setAccessibleName, say("Type to narrow the list"))

        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setItemDelegate(Wrapped(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.installEventFilter(self)
        self.list.itemClicked.connect(self._activate)
        live.bind(self.list, self.list.setAccessibleName, say("Possible moves"))

        self.open_move = OpenMove(names, self)
        self.open_move.composed.connect(self.chosen)

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.filter)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.open_move)
        self.setFocusProxy(self.list)

    def present(self, view: Position | None, decision: Decision | None) -> None:
        """List what can be decided now; nothing while others are at work."""
        self._decision, self._suggestion = decision, None
        self.filter.clear()
        self.list.clear()
        if view is not None and decision is not None:
            for value in decision.items if isinstance(decision, Subset) else decision.moves:
                self._add(view, decision, value)
        self.filter.setVisible(self.list.count() >= _MANY)
        self.open_move.present(view, decision if isinstance(decision, Open) else None)
        self._show_texts()
        if self.list.count():
            self.list.setCurrentRow(0)

    def show_picked(self, items: Collection[Atom]) -> None:
        """Tick these items of a subset."""
        if not isinstance(self._decision, Subset):
            return
        for item in self._rows():
            on = item.data(_VALUE) in items
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)

    def suggest(self, move: Move) -> None:
        """Mark the move that a hint suggests, and go to it."""
        self._suggestion = move
        self.filter.clear()
        self._show_texts()
        for row, item in enumerate(self._rows()):
            if item.data(_VALUE) in self._suggested_values():
                self.list.setCurrentRow(row)
                self.list.scrollToItem(item)
                break

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_texts()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched is self.list:
                return self._list_key(event)
            if watched is self.filter:
                return self._filter_key(event)
        return super().eventFilter(watched, event)

    def _add(self, view: Position, decision: Decision, value: Move | Atom) -> None:
        item = QListWidgetItem(self.list)
        if isinstance(value, Move):
            message = view.describe(decision.seat, value)
        else:
            message = view.describe_item(decision.seat, value)
            item.setCheckState(Qt.CheckState.Unchecked)
        item.setData(_VALUE, value)
        item.setData(_MESSAGE, message)

    def _show_texts(self) -> None:
        suggested = self._suggested_values()
        for item in self._rows():
            message: Message = item.data(_MESSAGE)
            text = live.text(self, message, self._names)
            if item.data(_VALUE) in suggested:
                text = live.text(self, say("★ {move} (hint)", move=text))
            item.setText(text)
        self._narrow(self.filter.text())

    def _suggested_values(self) -> tuple[Move | Atom, ...]:
        if self._suggestion is None:
            return ()
        if isinstance(self._decision, Subset):
            return self._suggestion.args[len(self._decision.given) :]
        return (self._suggestion,)

    def _rows(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _narrow(self, words: str) -> None:
        wanted = plain(words).split()
        for item in self._rows():
            text = plain(item.text())
            item.setHidden(not all(word in text for word in wanted))
        current = self.list.currentItem()
        if current is None or current.isHidden():
            first = next((item for item in self._rows() if not item.isHidden()), None)
            if first is not None:
                self.list.setCurrentItem(first)

    def _activate(self, item: QListWidgetItem) -> None:
        value = item.data(_VALUE)
        if isinstance(self._decision, Subset):
            self.toggled.emit(value)
        elif isinstance(self._decision, Open):
            self.open_move.start_from(value)
        elif self._decision is not None:
            self.chosen.emit(value)

    def _list_key(self, event: QKeyEvent) -> bool:
        current = self.list.currentItem()
        subset = isinstance(self._decision, Subset)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if subset:
                self.confirmed.emit()
            elif current is not None and not current.isHidden():
                self._activate(current)
            return True
        if event.key() == Qt.Key.Key_Space:
            if current is not None and not current.isHidden() and not self.filter.text():
                self._activate(current)
            return True
        if event.text().isprintable() and event.text():
            self.filter.show()
            self.filter.setFocus()
            self.filter.setText(self.filter.text() + event.text())
            return True
        return False

    def _filter_key(self, event: QKeyEvent) -> bool:
        """Keys that are meant for the list although the filter has them."""
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.list.setFocus()
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._list_key(event)
        if key == Qt.Key.Key_Escape and self.filter.text():
            self.filter.clear()
            self.list.setFocus()
            return True
        return False
