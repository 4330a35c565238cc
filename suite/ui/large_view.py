"""The large view of a card: its face with all its words beside it, while it is pointed at.

    large = LargeView(board)
    card.pointed.connect(lambda over: large.point(card if over else None, describe))

`describe()` makes a `Sheet` in the language of the moment. The view floats over the board beside
what is pointed at and never takes the mouse away from it; `show_sheet` opens it in the middle until
it is clicked away.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from suite.ui import icons, theme
from suite.ui.card_faces import Face
from suite.ui.paint import shadow
from suite.ui.palette import RADIUS, faded
from suite.ui.shapes import rounded

DELAY_MS = 450
_CARD, _TEXT, _MARGIN, _EDGE = 190, 260, 16, 6


@dataclass(frozen=True, slots=True)
class Line:
    """One paragraph: an icon (or "") and a text; `role` is heading, dim or body."""

    text: str
    icon: str = ""
    role: str = "body"


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the large view shows."""

    face: Face
    lines: tuple[Line, ...]
    ratio: float = 1.4


class LargeView(QWidget):
    """A card with all its words, above a board."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.sheet: Sheet | None = None
        self._target: QWidget | None = None
        self._describe: Callable[[], Sheet] | None = None
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self._appear)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point(self, widget: QWidget | None, describe: Callable[[], Sheet] | None = None) -> None:
        """The mouse or the keyboard points at this widget now; None: at none."""
        self._target, self._describe = widget, describe
        if widget is None:
            self._timer.stop()
            self.hide()
        else:
            self._timer.start()

    def show_sheet(self, sheet: Sheet) -> None:
        """Show a card at once in the middle of the board, until it is clicked away."""
        self._target = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._open(sheet)
        self.move(self._board.rect().center() - self.rect().center())
        self.setFocus()

    def _appear(self) -> None:
        if self._target is None or self._describe is None or not self._target.isVisible():
            return
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._open(self._describe())
        self.move(self._beside(self._target))

    def _open(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.setAccessibleName(", ".join(line.text for line in sheet.lines))
        text = sum(self._height(line) for line in sheet.lines)
        high = max(theme.px(_CARD) * sheet.ratio, text) + 2 * _MARGIN + 2 * _EDGE
        self.resize(theme.px(_CARD) + theme.px(_TEXT) + 3 * _MARGIN + 2 * _EDGE, round(high))
        self.raise_()
        self.show()
        self.update()

    def _beside(self, widget: QWidget) -> QPoint:
        board = self._board
        area = QRect(widget.mapTo(board, QPoint(0, 0)), widget.size())
        left = area.right() + 8
        if left + self.width() > board.width():
            left = area.left() - self.width() - 8
        left = max(4, min(left, board.width() - self.width() - 4))
        top = min(area.center().y() - self.height() // 2, board.height() - self.height() - 4)
        return QPoint(left, max(4, top))

    def _font(self, line: Line) -> QFont:
        if line.role == "heading":
            return theme.font("heading", bold=True)
        return theme.font("small" if line.role == "dim" else "body")

    def _indent(self, line: Line) -> int:
        return theme.px(28) if line.icon else 0

    def _height(self, line: Line) -> float:
        room = QRectF(0, 0, theme.px(_TEXT) - self._indent(line), 2000)
        metrics = QFontMetricsF(self._font(line))
        high = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), line.text).height()
        return max(high, theme.px(22) if line.icon else 0) + 8

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.sheet is None:
            return
        t, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        shadow(painter, box, RADIUS["panel"], _EDGE)
        painter.setPen(QPen(t.line_strong, 1))
        painter.setBrush(faded(t.panel_solid, 0.97))
        painter.drawPath(rounded(box, RADIUS["panel"]))
        corner = box.topLeft().toPoint() + QPoint(_MARGIN, _MARGIN)
        wide = theme.px(_CARD)
        self.sheet.face.paint(
            painter, QRectF(corner.x(), corner.y(), wide, wide * self.sheet.ratio), self.update
        )
        left, top = corner.x() + wide + _MARGIN, float(corner.y())
        for line in self.sheet.lines:
            top += self._paint_line(painter, left, top, line)

    def _paint_line(self, painter: QPainter, left: float, top: float, line: Line) -> float:
        t, high, indent = theme.current(), self._height(line), self._indent(line)
        ink = t.ink_dim if line.role == "dim" else t.ink
        if line.icon:
            side = theme.px(20)
            icons.paint(painter, line.icon, QRectF(left, top, side, side), theme.accent(self))
        painter.setFont(self._font(line))
        painter.setPen(ink)
        room = QRectF(left + indent, top, theme.px(_TEXT) - indent, high)
        painter.drawText(room, int(Qt.TextFlag.TextWordWrap), line.text)
        return high

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.hide()
