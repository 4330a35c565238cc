"""Cards: a face, a state, mouse and keyboard.

    face = PictureFace("Gem World", identity="gem_world", kind="ice", cost="2", points="1",
                       lines=(("card", "+1"),), tint="#4FC3F7")
    card = Card(face)
    card.clicked.connect(...)                     # mouse, Enter, Space
    card.pointed.connect(...)                     # hover or keyboard: show it large (LargeView)
    card.pressed_long.connect(...)                # the same for fingers and pens
    card.show_state(lit=True, badge=("2 cards", "good"))
    card.place(QPoint(40, 60), 128)               # the card without its margin

A game with faces of its own gives anything with the attributes of `Face`. Faces are painted once
for each size and kept; a face whose picture is still being made is painted again when it is there.
"""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from suite.ui import animation, theme
from suite.ui.card_faces import NIGHT, Face, corner
from suite.ui.paint import focus_ring, shadow, soft_edge
from suite.ui.palette import faded, ink_on
from suite.ui.shapes import rounded
from suite.ui.touch import Touchable

MARGIN = 8
"""Room around a card for its glow and its lift."""
HEAD = 18
"""Room above it for its badge, at 100 % text size: a badge never hides the name."""
LIFT = 4
"""How far a card rises when it is pointed at."""

_faces: dict[Hashable, QPixmap] = {}
theme.changed.connect(_faces.clear)


class Card(Touchable):
    """One card. `lit`: it can be used now; `dim`: it cannot; `picked`: it is chosen; `hinted`: a
    hint points at it. `badge` is a small sign with a text and a tone of the theme."""

    clicked = Signal()
    pointed = Signal(bool)
    pressed_long = Signal()
    long_press = True

    def __init__(self, face: Face, *, ratio: float = 1.4, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ratio = ratio
        self.lit = self.dim = self.picked = self.hinted = False
        self.badge = ("", "")
        self._lift = 0.0
        self.show_face(face)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_face(self, face: Face) -> None:
        """Print another face."""
        self.face = face
        self.setAccessibleName(face.name)
        self.update()

    def show_state(
        self,
        *,
        lit: bool = False,
        dim: bool = False,
        picked: bool = False,
        hinted: bool = False,
        badge: tuple[str, str] = ("", ""),
    ) -> None:
        """What can be done with it now, and the small sign that says its price or what lacks."""
        state = (lit, dim, picked, hinted, badge)
        if state != (self.lit, self.dim, self.picked, self.hinted, self.badge):
            self.lit, self.dim, self.picked, self.hinted, self.badge = state
            self.setAccessibleDescription(badge[0])
            self.update()

    def place(self, at: QPoint, width: int) -> None:
        """Put the card itself, without its margin, at this corner."""
        size = self._size_for(width)
        self.setGeometry(QRect(at - QPoint(MARGIN, theme.px(HEAD)), size))

    def card_rect(self) -> QRectF:
        """The card without its margin."""
        return QRectF(self.rect()).adjusted(MARGIN, theme.px(HEAD), -MARGIN, -MARGIN)

    def picture(self) -> QPixmap:
        """The face as it is now: for `animation.fly`."""
        return self._printed(self.card_rect().size().toSize())

    def sizeHint(self) -> QSize:
        return self._size_for(theme.px(128))

    def _size_for(self, width: int) -> QSize:
        high = round(width * self.ratio)
        return QSize(width + 2 * MARGIN, high + MARGIN + theme.px(HEAD))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        t, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.card_rect().translated(0, -LIFT * self._lift)
        radius = corner(box)
        marked = self.lit or self.picked or self.hinted
        colour = t.good if self.picked else t.gold if self.hinted else theme.accent(self)
        if marked:
            soft_edge(painter, box, radius, MARGIN, colour, 0.9 if self.over else 0.6)
        else:
            shadow(painter, box, radius, MARGIN)
        painter.drawPixmap(box.topLeft(), self._printed(box.size().toSize()))
        if self.dim and not self.over:
            # A veil instead of transparency: a dimmed card stays readable on a light ground too.
            painter.fillPath(rounded(box, radius), faded(NIGHT, 0.55))
        if marked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour, 3.0 if self.picked else 2.0))
            painter.drawPath(rounded(box, radius))
        if self.hasFocus():
            focus_ring(painter, rounded(box.adjusted(-2, -2, 2, 2), radius + 2))
        if self.badge[0]:
            self._paint_badge(painter, box)

    def _printed(self, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        key = (self.face.key, size.width(), size.height(), ratio)
        made = _faces.get(key)
        if made is None:
            made = QPixmap(size * ratio)
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            if self.face.paint(painter, QRectF(QPoint(0, 0), size), self.update):
                _faces[key] = made
            painter.end()
        return made

    def _paint_badge(self, painter: QPainter, box: QRectF) -> None:
        text, tone = self.badge
        colour: QColor = getattr(theme.current(), tone)
        painter.setFont(theme.font("small", bold=True))
        metrics = painter.fontMetrics()
        wide = min(metrics.horizontalAdvance(text) + 14, self.width() - 2)
        high = metrics.height() + 2
        top = max(1.0, box.top() - high + 4)
        pill = QRectF(box.right() - wide + MARGIN - 2, top, wide, high)
        painter.setPen(QPen(faded(NIGHT, 0.9), 1.5))
        painter.setBrush(colour)
        painter.drawRoundedRect(pill, high / 2, high / 2)
        painter.setPen(ink_on(colour))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(wide - 8))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, shown)

    # Mouse and keyboard

    def press(self) -> None:
        self.clicked.emit()

    def hold(self) -> None:
        self.pressed_long.emit()

    def point(self, over: bool) -> None:
        start, end = self._lift, 1.0 if over else 0.0
        animation.stop(self)

        def change(share: float) -> None:
            self._lift = start + (end - start) * share
            self.update()

        animation.play(change, 110, owner=self)
        self.pointed.emit(over)
