"""A card on the board: face, state, mouse and keyboard."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from games.rftg.board import face, fitting, goods, pictures, tile, token
from games.rftg.board.badge import Badge, paint_badge
from games.rftg.board.face import Face
from games.rftg.board.signs import PLATE
from suite.ui import icons, theme
from suite.ui.paint import focus_ring, shadow, soft_edge
from suite.ui.palette import faded, ink_on, readable
from suite.ui.shapes import rounded
from suite.ui.touch import Touchable

MARGIN = 7
"""Room around a card for its glow."""

_MOST_FACES = 240
_faces: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
"""Painted faces, of which the oldest are forgotten first."""
theme.changed.connect(_faces.clear)


def _forget(card: int) -> None:
    for key in [key for key in _faces if key[0] == card]:
        del _faces[key]


pictures.arrived.connect(_forget)


class CardWidget(Touchable):
    """One card, upright or, in a place that is wider than high, lying.

    `lit` means that it can be used now, `dim` that it cannot, `picked` that it is chosen (`mark`
    is the icon that says what for), `hinted` that a hint names it, `coming` that it is shown but
    not yet laid out. `badge` is the small sign on its edge, `bonus` what it adds elsewhere.
    """

    clicked = Signal()
    pointed = Signal(bool)  # the mouse or the keyboard has come or gone
    looked = Signal()  # a long press or the right button: show it large now
    long_press = True

    def __init__(self, card: int, item: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card, self.item = card, item
        self.lit = self.dim = self.picked = self.hinted = self.coming = False
        self.mark = "check"
        self.badge = self.bonus = Badge()
        self.good = ""
        self.hidden_for_flight = False
        self.face = Face(card, name)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        pictures.arrived.connect(self._arrived)

    def rename(self, name: str, points: int | None = None) -> None:
        """The name in the language that is shown now, and the present worth of a six-cost card."""
        if Face(self.card, name, points) != self.face:
            self.face = Face(self.card, name, points)
            self.setAccessibleName(name)
            self.update()

    def show_state(
        self, *, lit: bool = False, dim: bool = False, picked: bool = False, hinted: bool = False
    ) -> None:
        state = (lit, dim, picked, hinted)
        if state != (self.lit, self.dim, self.picked, self.hinted):
            self.lit, self.dim, self.picked, self.hinted = state
            self.update()

    def show_badge(self, badge: Badge) -> None:
        if badge != self.badge:
            self.badge = badge
            self.setAccessibleDescription(badge.words)
            self.update()

    def show_bonus(self, bonus: Badge) -> None:
        if bonus != self.bonus:
            self.bonus = bonus
            self.update()

    def show_good(self, kind: str) -> None:
        if kind != self.good:
            self.good = kind
            self.update()

    def hide_for_flight(self, hidden: bool) -> None:
        """While its picture is on its way here, the place is empty."""
        self.hidden_for_flight = hidden
        self.update()

    def portrait(self) -> QPixmap:
        """The card's picture alone, as it lies here."""
        return self._picture(self.box())

    def place(self, room: QRect) -> None:
        """Put the card itself (without its margin) there."""
        self.setGeometry(room.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def box(self) -> QRectF:
        """The card itself, in the coordinates of the widget."""
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def good_box(self) -> QRectF:
        """Where a good lies."""
        box = self.box()
        if box.width() < fitting.TOKEN:
            side = min(box.width(), box.height()) * 0.5
            return QRectF(box.right() - side - 2, box.bottom() - side - 2, side, side)
        if self._lies():
            side = tile.good_side(box.height())
            low = box.bottom() - side - 4 if box.height() >= tile.POWERS_FROM else 0
            top = low or box.center().y() - side / 2
            return QRectF(box.right() - side - 4, top, side, side)
        side = min(box.width() * 0.36, 64.0)
        floor = face.powers_top(box, self.card) - 2
        return QRectF(box.right() - side - 5, floor - side, side, side)

    def _lies(self) -> bool:
        return self.width() > self.height()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hidden_for_flight:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        t = theme.current()
        box, radius = self.box(), face.radius(self.box())
        accent = t.good if self.picked else t.gold if self.hinted else theme.accent(self)
        bright = self.lit or self.picked or self.hinted
        if bright:
            soft_edge(painter, box, radius, MARGIN, accent, 0.95 if self.over else 0.65)
        else:
            shadow(painter, box, radius, MARGIN)
        painter.drawPixmap(box.topLeft(), self._picture(box))
        if (self.dim or self.coming) and not self.over:
            painter.fillPath(rounded(box, radius), faded(PLATE, 0.5))
        if self.good:
            goods.paint_good(painter, self.good_box(), self.good)
        # A card is dark in both themes, so its border is bright in both.
        self._paint_border(painter, box, radius, readable(accent, t.space) if bright else None)
        if self.picked:
            self._paint_mark(painter, box, accent)
        if self.hasFocus():
            focus_ring(painter, rounded(box.adjusted(-2, -2, 2, 2), radius + 2))
        for badge in (self.badge, self.bonus):
            if badge:
                paint_badge(painter, QRectF(self.rect()), badge, low=badge is self.bonus)

    def _paint_border(
        self, painter: QPainter, box: QRectF, radius: float, accent: QColor | None
    ) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if accent is not None:
            painter.setPen(QPen(accent, 3.0 if self.picked else 2.0))
            painter.drawPath(rounded(box, radius))
        elif self.coming or self.over:
            dashed = Qt.PenStyle.DashLine if self.coming else Qt.PenStyle.SolidLine
            painter.setPen(QPen(theme.current().gold if self.coming else face.LILAC, 1.6, dashed))
            painter.drawPath(rounded(box, radius))

    def mark_box(self, box: QRectF) -> QRectF:
        """On the picture, where it hides neither the name nor the powers."""
        side = min(28.0, box.height() * 0.6)
        disc = QRectF(0, 0, side, side)
        if self._lies():
            disc.moveCenter(QPointF(box.right() - side * 0.75, box.center().y()))
        else:
            disc.moveCenter(QPointF(box.center().x(), box.top() + box.height() * 0.59))
        return disc

    def _paint_mark(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        disc = self.mark_box(box)
        painter.setPen(QPen(faded(theme.current().space, 0.9), 2))
        painter.setBrush(colour)
        painter.drawEllipse(disc)
        inset = disc.width() * 0.2
        inner = disc.adjusted(inset, inset, -inset, -inset)
        icons.paint(painter, self.mark, inner, ink_on(colour), weight=3)

    def _picture(self, box: QRectF) -> QPixmap:
        ratio = self.devicePixelRatioF()
        lies = self._lies()
        beside = (bool(self.good) and lies, bool(self.badge) and lies)
        key = (self.card, self.face, box.width(), box.height(), ratio, beside)
        made = _faces.get(key)
        if made is None:
            made = QPixmap((box.size() * ratio).toSize())
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            whole = QRectF(0, 0, box.width(), box.height())
            if box.width() < fitting.TOKEN:
                token.paint(painter, whole, self.face, ratio)
            elif lies:
                tile.paint(painter, whole, self.face, *beside, ratio)
            else:
                face.paint(painter, whole, self.face, ratio)
            painter.end()
            _faces[key] = made
            if len(_faces) > _MOST_FACES:
                _faces.popitem(last=False)
        _faces.move_to_end(key)
        return made

    def _arrived(self, card: int) -> None:
        if card == self.card:
            self.update()

    # Mouse and keyboard

    def press(self) -> None:
        self.clicked.emit()

    def hold(self) -> None:
        self.looked.emit()

    def point(self, over: bool) -> None:
        self.pointed.emit(over)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.RightButton:
            event.accept()
            self.looked.emit()
