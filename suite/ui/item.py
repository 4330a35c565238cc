"""A thing on a board that can be pointed at and clicked, by mouse and by keyboard.

    class PlanetItem(Item):
        def draw(self, painter, box): ...

Its key (see `suite.ui.offers`) says what it is; `ItemBoard` lights it and turns clicks into moves.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from suite.ui import theme
from suite.ui.offers import Key
from suite.ui.paint import focus_ring, soft_edge
from suite.ui.palette import faded
from suite.ui.shapes import rounded
from suite.ui.touch import Touchable


class Item(Touchable):
    """Subclasses draw themselves; `lit`: it can be used now, `chosen`: it is in the hand,
    `hinted`: a hint points at it."""

    clicked = Signal(object)  # its key
    pointed = Signal(object, bool)  # its key; pointed at, or no longer

    radius = 9.0
    edge = 4
    solid = True
    """Does it cover its ground? Else it gets a bright frame instead of a glow behind it."""
    kept = False
    """Is its picture kept? Then whoever changes what `draw` shows calls `refresh`."""

    def __init__(self, key: Key, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self.lit = self.chosen = self.hinted = False
        self._picture: QPixmap | None = None
        if self.kept:
            theme.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Draw it anew."""
        self._picture = None
        self.update()

    def show_state(self, *, lit: bool, chosen: bool = False, hinted: bool = False) -> None:
        """What can be done with it now. Only what can be used takes the keyboard."""
        if (lit, chosen, hinted) == (self.lit, self.chosen, self.hinted):
            return
        self.lit, self.chosen, self.hinted = lit, chosen, hinted
        strong, none = Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(strong if lit or chosen else none)
        self.update()

    def body(self) -> QRectF:
        """The thing without the room for its glow."""
        return QRectF(self.rect()).adjusted(self.edge, self.edge, -self.edge, -self.edge)

    def rim(self, box: QRectF) -> QPainterPath:
        """The outline along which the keyboard's ring runs."""
        return rounded(box, self.radius)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Draw the thing itself."""
        raise NotImplementedError

    def shine(self, painter: QPainter, box: QRectF, glow: QColor, strength: float) -> None:
        """The light behind what can be used: a thing that is not a plate shines in its own way."""
        if self.solid:
            soft_edge(painter, box, self.radius, self.edge, glow, strength)
        else:
            painter.setPen(QPen(faded(glow, strength), 2))
            painter.setBrush(faded(glow, 0.16 * strength))
            painter.drawRoundedRect(box, self.radius, self.radius)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:  # it ends even if `draw` fails
            self._paint(painter, self.body())

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.lit or self.chosen or self.hinted:
            glow = t.gold if self.hinted else t.good if self.chosen else theme.accent(self)
            self.shine(painter, box, glow, 1.0 if self.over or self.chosen else 0.7)
        if self.kept:
            painter.drawPixmap(0, 0, self._drawn(box))
        else:
            self.draw(painter, box)
        if self.hasFocus():
            focus_ring(painter, self.rim(box))

    def _drawn(self, box: QRectF) -> QPixmap:
        """The picture of the thing, drawn once for each size."""
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        if self._picture is None or self._picture.size() != size:
            self._picture = QPixmap(size)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            with QPainter(self._picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                self.draw(painter, box)
        return self._picture

    def press(self) -> None:
        self.clicked.emit(self.key)

    def point(self, over: bool) -> None:
        self.pointed.emit(self.key, over)
