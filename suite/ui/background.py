"""The sky behind every page: a faint nebula, painted once and only copied from then on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from suite.ui import art, theme
from suite.ui.palette import faded

_SIZES = (QSize(1600, 1000), QSize(2560, 1600), QSize(4096, 2560))
"""A window shows the corner of the smallest sky that covers it: resizing paints nothing anew."""


class Background(QWidget):
    """Put the whole window's layout into it. Each `identity` has its own sky."""

    def __init__(self, identity: str = "table", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._identity = identity
        self._ready = self.update
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        wide, high = self.width() * ratio, self.height() * ratio
        fits = (s for s in _SIZES if s.width() >= wide and s.height() >= high)
        tint = theme.current().accent.name()
        sky = art.nebula(
            self._identity, next(fits, _SIZES[-1]), tint, faint=True, on_ready=self._ready
        )
        if sky is None:
            _dawn(painter, QRectF(self.rect()))
            return
        # A window beyond the largest sky shows it enlarged.
        scale = min(ratio, sky.width() / self.width(), sky.height() / self.height())
        part = QRectF(event.rect())
        painter.drawPixmap(part, sky, QRectF(part.topLeft() * scale, part.size() * scale))


def _dawn(painter: QPainter, rect: QRectF) -> None:
    """The ground with a little light in it: what is seen until the nebula is there."""
    t = theme.current()
    painter.fillRect(rect, t.ground)
    for x, y in ((0.15, 0.1), (0.85, 0.75)):
        centre = QPointF(rect.width() * x, rect.height() * y)
        glow = QRadialGradient(centre, rect.width() * 0.55)
        glow.setColorAt(0, faded(t.accent, 0.08))
        glow.setColorAt(1, faded(t.accent, 0.0))
        painter.fillRect(rect, glow)
