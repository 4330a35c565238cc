"""What lies on a `SceneView`: pictures that are painted once for each size and state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, cast

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
)

if TYPE_CHECKING:
    from suite.ui.scene import SceneView

Paint: TypeAlias = "Callable[[QPainter, QRectF, Piece], object]"
Click: TypeAlias = "Callable[[], object]"


class Piece(QGraphicsPixmapItem):
    """Something on the map. `paint(painter, rect, piece)` draws it in `rect`, whose middle is the
    piece's position; it looks at `lit`, `dim`, `picked`, `over` and `focused` for the state.

    Pieces that look the same may share a `key`: then they share one picture in each state.
    """

    def __init__(
        self,
        size: QSizeF,
        paint: Paint,
        *,
        key: object = None,
        name: str = "",
        on_click: Click | None = None,
        on_point: Callable[[bool], object] | None = None,
    ) -> None:
        super().__init__()
        self.size, self.paint_face, self.key = size, paint, key
        self.on_click, self.on_point = on_click, on_point
        self.lit = self.dim = self.picked = self.over = self.focused = False
        self._made_for: object = None
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptHoverEvents(on_click is not None or on_point is not None)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, on_click is not None)
        self.setToolTip(name)
        self.setOffset(-size.width() / 2, -size.height() / 2)

    def show_state(self, *, lit: bool = False, dim: bool = False, picked: bool = False) -> None:
        """What can be done with it now."""
        if (lit, dim, picked) != (self.lit, self.dim, self.picked):
            self.lit, self.dim, self.picked = lit, dim, picked
            self.refresh()

    def refresh(self) -> None:
        """Paint it anew: what it shows has changed."""
        self._made_for = None
        view = self._view()
        if view is not None:
            self.render(view.sharpness, view.pictures)

    def render(self, scale: float, pictures: dict[object, QPixmap]) -> None:
        """Make the picture for this scale, if it is not there already."""
        state = (self.lit, self.dim, self.picked, self.over, self.focused)
        wanted = (scale, state)
        if self._made_for == wanted:
            return
        self._made_for = wanted
        shared = (self.key, scale, state) if self.key is not None else None
        picture = pictures.get(shared) if shared else None
        if picture is None:
            picture = self._painted(scale)
            if shared:
                pictures[shared] = picture
        self.setPixmap(picture)

    def _painted(self, scale: float) -> QPixmap:
        picture = QPixmap((self.size * scale).toSize().expandedTo(QSize(1, 1)))
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.paint_face(painter, QRectF(QPointF(0, 0), self.size), self)
        painter.end()
        return picture

    def _view(self) -> SceneView | None:
        scene = self.scene()
        return cast("SceneView", scene.parent()) if scene is not None else None

    # Mouse and keyboard

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.on_click is not None)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.on_click is not None and self.contains(event.pos()):
            self.on_click()

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._point(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._point(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._focus(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._focus(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.on_click:
            self.on_click()
        else:
            event.ignore()

    def _focus(self, focused: bool) -> None:
        self.focused = focused
        self.refresh()
        if self.on_point is not None:
            self.on_point(focused)

    def _point(self, over: bool) -> None:
        self.over = over
        if self.on_click is not None:
            self.refresh()
        if self.on_point is not None:
            self.on_point(over)
