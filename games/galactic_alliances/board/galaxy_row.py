"""The galaxy: a row of system cards under one sky, and the fleet on one of them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from suite.ui import animation, art, icons, theme
from suite.ui.card_faces import GOLD, INK, NIGHT
from suite.ui.palette import faded, mix
from suite.ui.shapes import polygon, rounded
from suite.ui.text_fit import paint_fitted

_ACCENT = QColor("#B98BFF")
_SKY = QSize(1536, 384)
_HULL = ((47, 12), (38, 8), (24, 7), (14, 1), (8, 1), (13, 8.5), (4, 9.5), (4, 12))
"""The upper half of the ship, from its nose to its stern."""
HEAD = 26
"""The height of a card's title."""


class SystemCard(QWidget):
    """A system card, or the back of one; the planets and tokens on it are widgets of their own."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row, self.title = parent, ""
        self.face_up = self.fleet = self.reachable = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def present(self, title: str, face_up: bool, fleet: bool, reachable: bool) -> None:
        self.title, self.face_up = title, face_up
        self.fleet, self.reachable = fleet, reachable
        self.setAccessibleName(title)
        self.update()

    def room(self) -> QRectF:
        """Where planets and tokens lie."""
        return QRectF(self.rect()).adjusted(4, theme.px(HEAD), -4, -4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.save()
        painter.setClipPath(rounded(box, 11))
        self._paint_sky(painter, box)
        painter.restore()
        painter.setPen(QPen(GOLD, 2.2) if self.fleet else QPen(faded(_ACCENT, 0.45), 1.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(box, 11))
        if self.face_up:
            self._paint_head(painter, box)
        else:
            self._paint_back(painter, box)

    def _paint_sky(self, painter: QPainter, box: QRectF) -> None:
        """This card's part of the sky that lies behind the whole row."""
        sky = art.nebula("alliances", _SKY, _ACCENT.name(), night=True, on_ready=self.update)
        painter.fillRect(box, QColor("#0B1026"))
        if sky is not None:
            scale = _SKY.width() / max(1, self._row.width())
            part = QRectF(self.x() * scale, 0, self.width() * scale, self.height() * scale)
            part.setHeight(min(part.height(), _SKY.height()))
            painter.drawPixmap(box, sky, part)
        veil = QLinearGradient(box.topLeft(), box.bottomLeft())
        veil.setColorAt(0, faded(NIGHT, 0.6))
        dark = 0.05 if self.reachable else 0.42 if self.face_up else 0.6
        veil.setColorAt(min(0.9, theme.px(HEAD + 12) / max(1.0, box.height())), faded(NIGHT, dark))
        veil.setColorAt(1, faded(NIGHT, dark))
        painter.fillRect(box, veil)

    def _paint_back(self, painter: QPainter, box: QRectF) -> None:
        side = min(box.width() * 0.62, box.height() * 0.5)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(box.center())
        icons.paint(painter, "galaxy", spot, faded(mix(_ACCENT, INK, 0.3), 0.55))

    def _paint_head(self, painter: QPainter, box: QRectF) -> None:
        head = QRectF(box.left() + 8, box.top() + 1, box.width() - 12, theme.px(HEAD - 2))
        side = theme.px(15)
        if self.fleet:
            head.setRight(head.right() - Fleet.wide(self))
        elif not self.reachable:
            spot = QRectF(head.right() - side - 3, head.center().y() - side / 2, side, side)
            icons.paint(painter, "lock", spot, faded(INK, 0.7))
            head.setRight(spot.left() - 3)
        painter.setPen(INK if self.reachable else faded(INK, 0.72))
        paint_fitted(painter, head, self.title, 14, bold=True)


class Fleet(QWidget):
    """The fleet: a golden ship in the corner of a system card that flies on to the next."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @staticmethod
    def wide(card: SystemCard) -> int:
        """How much of the title's room it takes."""
        return min(theme.px(58), round(card.width() * 0.28))

    def stand_on(self, card: SystemCard, glide: bool) -> None:
        """Go to this card."""
        self.resize(self.wide(card), theme.px(HEAD + 3))
        at = QPointF(card.geometry().right() - self.width() - 2, card.y())
        animation.stop(self)
        if glide:
            animation.move(self, at, 1100, curve="in_out")
        else:
            self.move(at.toPoint())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """It flies to the right, and its engines glow behind it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = float(self.width()), float(self.height())
        flame = QLinearGradient(0, 0, wide * 0.6, 0)
        flame.setColorAt(0, faded(GOLD, 0.0))
        flame.setColorAt(1, faded(QColor("#FF8A4C"), 0.95))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(flame)
        painter.drawRoundedRect(QRectF(0, high * 0.39, wide * 0.62, high * 0.22), 3, 3)
        scale = min(high / 24, wide * 0.8 / 48)
        painter.translate(wide - 48 * scale, high / 2 - 12 * scale)
        painter.scale(scale, scale)
        hull = QLinearGradient(0, 1, 0, 23)
        hull.setColorAt(0, mix(GOLD, INK, 0.6))
        hull.setColorAt(1, mix(GOLD, NIGHT, 0.4))
        painter.setPen(QPen(NIGHT, 1.2))
        painter.setBrush(hull)
        painter.drawPath(polygon([*_HULL, *((x, 24 - y) for x, y in reversed(_HULL))]))
