"""An icon above its word: for the few things that are always at hand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from suite.ui import icons, theme
from suite.ui.paint import focus_ring
from suite.ui.palette import faded
from suite.ui.shapes import rounded
from suite.ui.words import Text, show

_RADIUS = 10


class ToolButton(QAbstractButton):
    """`ToolButton("hint", say("Hint"), tip=say("Hint (F2)"))`; lit while it is checked."""

    HEIGHT, ICON, LEAST_WIDTH = 50, 20, 40
    MARGINS = QMarginsF(1, 1, 1, 1)

    def __init__(
        self, icon: str, text: Text, *, tip: Text = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        show(self, self.setText, text)
        show(self, self.setAccessibleName, text)
        if tip:
            show(self, self.setToolTip, tip)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        font = theme.font("small", strong=self.isCheckable())
        width = QFontMetrics(font).horizontalAdvance(self.text())
        return QSize(max(theme.px(self.LEAST_WIDTH), width + 2 * self._beside()), self._height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).marginsRemoved(self.MARGINS)
        self.paint_ground(painter, box)
        if self.hasFocus():
            focus_ring(painter, rounded(box.adjusted(1, 1, -1, -1), _RADIUS - 1))
        side, line = theme.px(self.ICON), QFontMetrics(theme.font("small")).height()
        top = box.center().y() - (side + theme.px(3) + line) / 2
        self.paint_sign(painter, QRectF(box.center().x() - side / 2, top, side, side))
        painter.setPen(self._colours()[1])
        painter.setFont(theme.font("small", strong=self.isChecked()))
        words = QRectF(box.left() - 2, top + side + theme.px(3), box.width() + 4, line)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())

    def paint_ground(self, painter: QPainter, box: QRectF) -> None:
        """What lies under the icon and the word."""
        t, over = theme.current(), self.underMouse() and self.isEnabled()
        if self.isChecked() or over or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(t.accent, 0.20) if self.isChecked() else t.raised_hover)
            painter.drawRoundedRect(box, _RADIUS, _RADIUS)

    def paint_sign(self, painter: QPainter, place: QRectF) -> None:
        """The icon."""
        icons.paint(painter, self.icon_name, place, self._colours()[0])

    def _colours(self) -> tuple[QColor, QColor]:
        """Of the icon and of the word."""
        t = theme.current()
        if not self.isEnabled():
            return t.ink_faint, t.ink_faint
        if self.isChecked():
            return t.accent, t.ink
        return (t.ink, t.ink) if self.underMouse() else (t.ink_dim, t.ink_dim)

    def _height(self) -> int:
        return theme.px(self.HEIGHT)

    def _beside(self) -> int:
        """The room left and right of the word."""
        return theme.px(3) + round(self.MARGINS.left())
