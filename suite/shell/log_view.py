"""The log: what happened, in plain sentences, coloured by player, in the current language."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from suite.contract import ROUND, Event, Message, Words
from suite.language import live
from suite.shell.rich_text import RichText
from suite.shell.seating import Seating
from suite.ui import theme

say = Words("shell")

PORTION = 200
"""Lines shown at first; a link at the top shows as many more. A log of thousands of lines would
make each change of the language slow."""

_EARLIER = "earlier:"
_BAR = 4
_INDENT = 14


class LogView(QTextBrowser):
    """Shows events as one seat sees them. The newest line stands at the bottom."""

    name_clicked = Signal(object)  # Message: the name of a card

    def __init__(
        self, seating: Seating, linked: Collection[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._seating = seating
        self._linked = linked
        self._lines: list[Event] = []
        self._first = 0
        self._rich = self._fresh_rich()
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.document().setDocumentMargin(2)
        self.anchorClicked.connect(self._open)
        theme.changed.connect(self._rebuild)
        live.bind(self, self.setAccessibleName, say("Log of the match"))

    def show_events(self, events: Sequence[Event]) -> None:
        """Show this log from the beginning."""
        self._lines = [event for event in events if event.message is not None]
        self._first = max(0, len(self._lines) - PORTION)
        self._rebuild()

    def add(self, events: Sequence[Event]) -> None:
        """New lines at the end."""
        new = [event for event in events if event.message is not None]
        self._lines += new
        cursor = self._at_end()
        for event in new:
            self._write(cursor, event)
        self._to_bottom()

    def sentences(self) -> list[str]:
        """What is shown, line by line."""
        return self.toPlainText().splitlines()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        tokens, top = theme.current(), self.verticalScrollBar().value()
        layout, block = self.document().documentLayout(), self.document().begin()
        while block.isValid():
            place = layout.blockBoundingRect(block).translated(0, -top)
            if place.top() > self.viewport().height():
                break
            if block.userState() >= 0 and place.bottom() > 0:
                painter.setBrush(tokens.player(block.userState()))
                bar = QRectF(3, place.top() + 3, _BAR, place.height() - 6)
                painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
            block = block.next()

    def _fresh_rich(self) -> RichText:
        return RichText(self._seating, theme.current(), self._linked)

    def _rebuild(self) -> None:
        self._rich = self._fresh_rich()
        self.clear()
        cursor = self._at_end()
        if self._first:
            earlier = say.many("{n} earlier line", "{n} earlier lines", n=self._first)
            cursor.insertHtml(f'<a href="{_EARLIER}">{live.text(self, earlier)}</a>')
            cursor.block().setUserState(-1)
        for event in self._lines[self._first :]:
            self._write(cursor, event)
        self._to_bottom()

    def _write(self, cursor: QTextCursor, event: Event) -> None:
        assert event.message is not None
        if not self.document().isEmpty():
            cursor.insertBlock()
        opening = event.kind == ROUND
        shape = QTextBlockFormat()
        shape.setLeftMargin(0 if opening else _INDENT)
        shape.setTopMargin(10 if opening else 3)
        shape.setBottomMargin(3)
        text = self._rich.html(event.message, live.language_of(self))
        cursor.insertHtml(f"<b>{text}</b>" if opening else text)
        cursor.setBlockFormat(shape)  # afterwards: the first line takes its shape from the HTML
        seat = None if opening else event.seat
        cursor.block().setUserState(-1 if seat is None else self._seating.colour(seat))

    def _at_end(self) -> QTextCursor:
        cursor = self.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        return cursor

    def _to_bottom(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _open(self, address: QUrl) -> None:
        if address.toString() == _EARLIER:
            self._first = max(0, self._first - PORTION)
            self._rebuild()
            self.verticalScrollBar().setValue(0)
            return
        name: Message | None = self._rich.link(address.toString())
        if name is not None:
            self.name_clicked.emit(name)
