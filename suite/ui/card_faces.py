"""What is printed on cards: any game's own faces, and one that serves most cards as it is."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from suite.ui import art, icons, theme
from suite.ui.palette import LEAST_PX, faded, mix
from suite.ui.shapes import regular, rounded
from suite.ui.text_fit import paint_fitted

INK, GOLD, NIGHT = QColor("#E8ECF6"), QColor("#FFD978"), QColor("#05070F")
"""A card's sky is dark in both themes, so its inks are fixed."""


class Face(Protocol):
    """What is printed on a card."""

    @property
    def key(self) -> Hashable:
        """Equal faces have equal keys."""

    @property
    def name(self) -> str:
        """For screen readers."""

    def paint(self, painter: QPainter, rect: QRectF, on_ready: Callable[[], object]) -> bool:
        """Fill `rect`. False: its picture is not ready, and `on_ready` will be called."""


@dataclass(frozen=True, slots=True)
class PictureFace:
    """A face with a generated picture: cost top left, points below it, the name beside them, and
    lines of icons and short texts at the foot."""

    name: str
    identity: str
    kind: str
    emblem: bool = False
    """`kind` is an emblem's, not a planet's."""
    cost: str = ""
    points: str = ""
    lines: tuple[tuple[str, str], ...] = ()
    """Icon and text of each line; either may be empty."""
    tint: str = "#5A678C"

    @property
    def key(self) -> Hashable:
        return self

    def paint(self, painter: QPainter, rect: QRectF, on_ready: Callable[[], object]) -> bool:
        painter.save()
        painter.setClipPath(rounded(rect, corner(rect)))
        self._sky(painter, rect)
        side = rect.width() * 1.04
        box = QRectF(0, 0, side, side)
        box.moveCenter(QPointF(rect.center().x(), rect.top() + rect.height() * 0.58))
        if self.emblem:
            ready = art.paint_emblem(painter, box, self.identity, self.kind, on_ready=on_ready)
        else:
            ready = art.paint_planet(painter, box, self.identity, self.kind, on_ready)
        self._words(painter, rect)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(mix(QColor("#5A678C"), QColor(self.tint), 0.5), 1.2))
        painter.drawPath(rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), corner(rect)))
        painter.restore()
        return ready

    def _sky(self, painter: QPainter, rect: QRectF) -> None:
        sky = QLinearGradient(rect.topLeft(), rect.bottomRight())
        sky.setColorAt(0, mix(QColor("#182042"), QColor(self.tint), 0.14))
        sky.setColorAt(1, mix(QColor("#070A16"), QColor(self.tint), 0.18))
        painter.fillRect(rect, sky)

    def _words(self, painter: QPainter, rect: QRectF) -> None:
        unit = rect.width() / 128
        veil = QLinearGradient(rect.topLeft(), rect.topLeft() + QPointF(0, 66 * unit))
        veil.setColorAt(0, faded(NIGHT, 0.88))
        veil.setColorAt(0.7, faded(NIGHT, 0.6))
        veil.setColorAt(1, faded(NIGHT, 0.0))
        painter.fillRect(
            QRectF(rect.topLeft(), QPointF(rect.right(), rect.top() + 66 * unit)), veil
        )
        left = rect.left() + 6 * unit
        top = rect.top() + 6 * unit
        if self.cost:
            sign(painter, QRectF(left, top, 28 * unit, 28 * unit), self.cost, QColor(self.tint))
            left += 34 * unit
        if self.points:
            spot = QRectF(rect.left() + 7 * unit, top + 33 * unit, 26 * unit, 26 * unit)
            sign(painter, spot, self.points, GOLD, corners=6)
        painter.setPen(INK)
        room = QRectF(left, top, rect.right() - left - 6 * unit, 44 * unit)
        paint_fitted(painter, room, self.name, 13.5 * unit, bold=True)
        self._foot(painter, rect, unit)

    def _foot(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        high = max(LEAST_PX + 5.0, 19 * unit)
        top = rect.bottom() - 6 * unit - (high + 2) * len(self.lines)
        for icon, text in self.lines:
            line = QRectF(rect.left() + 6 * unit, top, rect.width() - 12 * unit, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(NIGHT, 0.78))
            painter.drawPath(rounded(line, high * 0.3))
            left = line.left() + high * 0.25
            if icon:
                icons.paint(painter, icon, QRectF(left, top + 2, high - 4, high - 4), INK)
                left += high
            painter.setPen(INK)
            room = QRectF(left, top, line.right() - left - 4, high)
            paint_fitted(painter, room, text, high * 0.66)
            top += high + 2


@dataclass(frozen=True, slots=True)
class BackFace:
    """The back of a card: the same for all cards of one deck."""

    name: str
    deck: str
    """Each deck has a back of its own."""
    tint: str = "#4FC3F7"
    count: int = 0
    """More than one: how many cards lie here."""

    @property
    def key(self) -> Hashable:
        return self

    def paint(self, painter: QPainter, rect: QRectF, on_ready: Callable[[], object]) -> bool:
        tint, radius = QColor(self.tint), corner(rect)
        painter.save()
        painter.setClipPath(rounded(rect, radius))
        sky = QLinearGradient(rect.topLeft(), rect.bottomRight())
        sky.setColorAt(0, mix(QColor("#1C2750"), tint, 0.25))
        sky.setColorAt(1, mix(QColor("#060912"), tint, 0.12))
        painter.fillRect(rect, sky)
        side = rect.width() * 0.86
        box = QRectF(0, 0, side, side)
        box.moveCenter(rect.center())
        ready = art.paint_emblem(painter, box, self.deck, "faction", self.tint, on_ready)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = rect.width() * 0.05
        painter.setPen(QPen(faded(mix(tint, INK, 0.4), 0.55), max(1.0, rect.width() / 90)))
        painter.drawPath(rounded(rect.adjusted(inset, inset, -inset, -inset), radius * 0.7))
        painter.setPen(QPen(mix(QColor("#5A678C"), tint, 0.5), 1.2))
        painter.drawPath(rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius))
        if self.count > 1:
            unit = rect.width() / 128
            spot = QRectF(0, 0, 40 * unit, 40 * unit)
            spot.moveCenter(QPointF(rect.center().x(), rect.bottom() - 30 * unit))
            sign(painter, spot, str(self.count), tint)
        painter.restore()
        return ready


def corner(rect: QRectF) -> float:
    """The radius of a card's corners."""
    return max(5.0, min(rect.width(), rect.height()) * 0.075)


def sign(painter: QPainter, rect: QRectF, text: str, rim: QColor, *, corners: int = 0) -> None:
    """A number in a disc, or in a polygon with so many corners, with a coloured rim."""
    painter.setPen(QPen(rim, max(1.5, rect.width() / 12)))
    painter.setBrush(mix(NIGHT, rim, 0.12))
    if corners:
        painter.drawPath(regular(rect.center(), rect.width() * 0.5, corners))
    else:
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    font = theme.font_px(LEAST_PX, bold=True)
    font.setPixelSize(max(LEAST_PX, round(rect.height() * (0.56 if len(text) < 3 else 0.42))))
    painter.setFont(font)
    painter.setPen(INK)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
