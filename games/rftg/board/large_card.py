"""The large view: the card with all its powers in words. It appears while a card is pointed at."""

from __future__ import annotations

import re
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from games.rftg.board import card_words, face
from games.rftg.board.card_words import Line
from games.rftg.board.face import RATIO, Face
from games.rftg.board.signs import paint_points
from games.rftg.rules import cards
from games.rftg.rules.position import Race
from suite.ui import theme
from suite.ui.board import BoardHost
from suite.ui.paint import shadow
from suite.ui.palette import faded
from suite.ui.shapes import rounded

_DELAY = 450
_MARGIN = 18
_INDENTED = ("power", "points")
_SHORT_WORD = re.compile(r"\b(\w) ")


def unbroken(text: str) -> str:
    """Numbers stay with what they count, and prepositions of one letter do not end a line."""
    return _SHORT_WORD.sub("\\1\N{NO-BREAK SPACE}", text)


class Shown(NamedTuple):
    """A card, and where it lies: in whose tableau or in the viewer's hand."""

    card: int
    seat: int | None = None
    in_hand: bool = False


class LargeCard(QWidget):
    """Floats over the board beside what is pointed at, and never takes the mouse away from it."""

    def __init__(self, host: BoardHost, board: QWidget) -> None:
        super().__init__(board)
        self.host, self.board = host, board
        self.race: Race | None = None
        self.shown = Shown(cards.NONE)
        self.lines: list[Line] = []
        self._target: QWidget | None = None
        self._next = self.shown
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._timer.timeout.connect(self._appear)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point(self, widget: QWidget | None, shown: Shown | None = None) -> None:
        """The mouse or the keyboard points at this card now; None: at none."""
        self._target = widget
        self._timer.stop()
        self.hide()
        if widget is not None and shown is not None:
            self._next = shown
            self._timer.start()

    def look(self, widget: QWidget, shown: Shown) -> None:
        """Show the card beside its widget at once."""
        self.point(widget, shown)
        self._timer.stop()
        self._appear()

    def show_card(self, shown: Shown) -> None:
        """Show a card in the middle of the board until it is clicked away."""
        self.point(None)
        self._open(shown)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.move(self.board.rect().center() - self.rect().center())

    def retranslate(self) -> None:
        if self.isVisible():
            self._open(self.shown)

    def _appear(self) -> None:
        if self._target is None or not self._target.isVisible():
            return
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._open(self._next)
        self.move(self._beside(self._target))

    def _open(self, shown: Shown) -> None:
        self.shown = shown
        self.lines = card_words.lines(self.race, shown.card, shown.seat, in_hand=shown.in_hand,
                                      told=self.host.text)  # fmt: skip
        self.setAccessibleName(". ".join(line.text for line in self.lines))
        card, text = self._widths()
        inside = max(card * RATIO, sum(self._height(line) for line in self.lines))
        self.resize(round(card + text + 3 * _MARGIN), round(inside + 2 * _MARGIN))
        self.raise_()
        self.show()
        self.update()

    def _widths(self) -> tuple[float, float]:
        """Of the card and of the words, as much as the board has room for."""
        text = min(theme.px(290), self.board.width() * 0.42)
        return min(theme.px(210), self.board.width() * 0.3), text

    def _beside(self, widget: QWidget) -> QPoint:
        board = self.board
        area = QRect(widget.mapTo(board, QPoint(0, 0)), widget.size())
        left = area.right() + 4
        if left + self.width() > board.width():
            left = area.left() - self.width() - 4
        left = max(4, min(left, board.width() - self.width() - 4))
        top = area.center().y() - self.height() // 2
        if left < area.right() and left + self.width() > area.left():
            top = area.top() - self.height() - 4  # no room beside it: above
        return QPoint(left, max(4, min(top, board.height() - self.height() - 4)))

    # Painting

    def _height(self, line: Line) -> float:
        metrics = QFontMetricsF(self._font(line.role))
        room = QRectF(0, 0, self._text_width(line.role), 10_000)
        wrapped = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), unbroken(line.text))
        least = theme.px(22) if line.role in _INDENTED else 0
        return max(wrapped.height(), least) + theme.px(7)

    def _text_width(self, role: str) -> float:
        return self._widths()[1] - (theme.px(36) if role in _INDENTED else 0)

    def _font(self, role: str) -> QFont:
        if role == "heading":
            return theme.font("heading", bold=True)
        return theme.font("body", strong=role in ("good", "bad", "gold"))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown.card < 0:
            return
        t = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(7, 7, -7, -7)
        shadow(painter, box, 12, 7)
        painter.setPen(t.line_strong)
        painter.setBrush(faded(t.panel_solid, 0.98))
        painter.drawPath(rounded(box, 12))
        card, _ = self._widths()
        picture = QRectF(_MARGIN, _MARGIN, card, card * RATIO)
        face.paint(painter, picture, Face(self.shown.card, self.lines[0].text),
                   self.devicePixelRatioF())  # fmt: skip
        y = float(_MARGIN)
        for line in self.lines:
            self._paint_line(painter, QPointF(card + 2 * _MARGIN, y), line)
            y += self._height(line)

    def _paint_line(self, painter: QPainter, at: QPointF, line: Line) -> None:
        t = theme.current()
        side = theme.px(22)
        if line.role == "points":
            paint_points(painter, QRectF(at.x() + 3, at.y(), side, side), line.sign)
        elif line.role == "power":
            chip = QRectF(at.x(), at.y(), theme.px(28), side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.raised_hover)
            painter.drawPath(rounded(chip, 5))
            painter.setPen(t.ink)
            painter.setFont(theme.font("small", bold=True))
            painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, line.sign)
        inks = {"dim": t.ink_dim, "good": t.good, "bad": t.bad, "gold": t.gold}
        painter.setFont(self._font(line.role))
        painter.setPen(inks.get(line.role, t.ink))
        wide = self._text_width(line.role)
        indent = self._widths()[1] - wide
        lift = theme.px(2) if line.role in _INDENTED else 0
        room = QRectF(at.x() + indent, at.y() + lift, wide + 1, self._height(line))
        painter.drawText(room, int(Qt.TextFlag.TextWordWrap), unbroken(line.text))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()
