"""The log: what happened, in plain sentences, coloured by player, in the current language."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent, QTextCursor
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
        self._follows = True
        bar = self.verticalScrollBar()
        bar.actionTriggered.connect(self._scrolled)
        bar.rangeChanged.connect(self._follow)
        theme.changed.connect(self._rebuild)
        live.bind(self, self.setAccessibleName, say("Log of the match"))

    def show_events(self, events: Sequence[Event]) -> None:
        """Show this log. What it has in common with the one shown now stays as it is: after an
        undo only the last lines go."""
        lines = [event for event in events if event.message is not None]
        common = _common(self._lines, lines)
        if common <= self._first:
            self._lines = lines
            self._first = max(0, len(lines) - PORTION)
            self._rebuild()
            return
        self._cut(common)
        self.add(lines[common:])

    def add(self, events: Sequence[Event]) -> None:
        """New lines at the end."""
        new = [event for event in events if event.message is not None]
        if new:
            empty = not self._blocks()
            self._lines += new
            cursor = QTextCursor(self.document())
            cursor.movePosition(QTextCursor.MoveOperation.End)
            if not empty:
                cursor.insertBlock()
            cursor.insertHtml(self._html(new))
            self._mark(self._blocks() - len(new))
            self._to_bottom()

    def sentences(self) -> list[str]:
        """What is shown, line by line."""
        return self.toPlainText().splitlines()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)  # Qt goes to the text cursor, which is at the top
        self._follow()

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
        """Write everything anew, in one piece: line by line it would take ten times as long."""
        self._rich = self._fresh_rich()
        earlier = ""
        if self._first:
            words = live.text(
                self, say.many("{n} earlier line", "{n} earlier lines", n=self._first)
            )
            earlier = f'<p><a href="{_EARLIER}">{words}</a></p>'
        self.setHtml(earlier + self._html(self._lines[self._first :]))
        self._mark(0)
        self._to_bottom()

    def _html(self, lines: Sequence[Event]) -> str:
        language = live.language_of(self)
        return "".join(self._line(event, language) for event in lines)

    def _line(self, event: Event, language: str) -> str:
        assert event.message is not None
        text = self._rich.html(event.message, language)
        if event.kind == ROUND:
            return f'<p style="margin:10px 0 3px 0"><b>{text}</b></p>'
        return f'<p style="margin:3px 0 3px {_INDENT}px">{text}</p>'

    def _mark(self, first: int) -> None:
        """Note the player of each line, from block `first` on: `paintEvent` draws their bars."""
        shown = self._lines[self._first :]
        missing = self._blocks() - len(shown)  # the link to earlier lines
        for number in range(max(first, missing), self._blocks()):
            event = shown[number - missing]
            seat = None if event.kind == ROUND else event.seat
            block = self.document().findBlockByNumber(number)
            block.setUserState(-1 if seat is None else self._seating.colour(seat))

    def _blocks(self) -> int:
        """How many lines are written."""
        return 0 if self.document().isEmpty() else self.document().blockCount()

    def _cut(self, length: int) -> None:
        """Keep only the first `length` lines."""
        gone = len(self._lines) - length
        if not gone:
            return
        del self._lines[length:]
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        last = self.document().findBlockByNumber(self._blocks() - gone - 1)
        end = last.position() + last.length() - 1
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        self._mark(self._blocks() - 1)  # the last line has taken over the mark of what is gone

    def _to_bottom(self) -> None:
        """The newest line is in sight, and stays so when the log gets its size only later."""
        self._follows = True
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _scrolled(self) -> None:
        """The reader moved: whoever looks at earlier lines is left there."""
        bar = self.verticalScrollBar()
        self._follows = bar.sliderPosition() >= bar.maximum()

    def _follow(self) -> None:
        if self._follows:
            self._to_bottom()

    def _open(self, address: QUrl) -> None:
        if address.toString() == _EARLIER:
            self._first = max(0, self._first - PORTION)
            self._rebuild()
            self._follows = False
            self.verticalScrollBar().setValue(0)
            return
        name: Message | None = self._rich.link(address.toString())
        if name is not None:
            self.name_clicked.emit(name)


def _common(one: Sequence[Event], other: Sequence[Event]) -> int:
    """How many events two logs have in common from their beginning."""
    for number, (mine, yours) in enumerate(zip(one, other, strict=False)):
        if mine is not yours:
            return number
    return min(len(one), len(other))
