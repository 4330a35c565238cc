"""A board that zooms and pans, for maps and large tables.

    view = SceneView()
    piece = Piece(QSizeF(60, 60), paint_system, on_click=...)   # see suite.ui.piece
    view.add(piece, QPointF(100, 40))
    view.fit()

Mouse: the wheel zooms around the pointer; drag pans, also where pieces lie. Keyboard: `+` and `-`
zoom, arrows pan, `0` fits; Tab goes through the pieces that can be used, Enter uses one.

Pieces are painted into pictures at the size in which they are seen, so thousands of them only cost
copying; after zooming they are painted anew, a few at a time, while nothing waits.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)

from suite.ui import theme
from suite.ui.piece import Piece

ZOOM_STEP = 1.2
LARGEST = 4.0
_SETTLE_MS = 120
_SLICE = 60
"""How many pieces are painted anew before the interface gets its turn."""


class SceneView(QGraphicsView):
    """Shows pieces; see the module's text for mouse and keyboard."""

    zoomed = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pictures: dict[object, QPixmap] = {}
        self.sharpness = 1.0
        self._pressed: QPoint | None = None
        self._panning = False
        self._fitted = True
        self._blunt: list[Piece] = []
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settle.timeout.connect(self._begin_sharpening)
        self._sharpen = QTimer(self, interval=0)
        self._sharpen.timeout.connect(self._sharpen_some)
        self.setScene(QGraphicsScene(self))
        self._set_up()
        theme.changed.connect(self.repaint_pieces)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What lies here

    def add(self, piece: Piece, at: QPointF, layer: float = 0.0) -> Piece:
        """Lay a piece down; higher layers lie above lower ones."""
        piece.setPos(at)
        piece.setZValue(layer)
        piece.render(self.sharpness, self.pictures)
        self.scene().addItem(piece)
        return piece

    def remove(self, piece: Piece) -> None:
        """Take a piece away."""
        if piece.scene() is self.scene():
            self.scene().removeItem(piece)

    def pieces(self) -> list[Piece]:
        """All pieces, from the lowest to the highest."""
        order = Qt.SortOrder.AscendingOrder
        return [item for item in self.scene().items(order) if isinstance(item, Piece)]

    def repaint_pieces(self) -> None:
        """Paint all pieces anew: theme, language or text size changed."""
        self.pictures.clear()
        for piece in self.pieces():
            piece.refresh()

    # Zoom and pan

    @property
    def zoom(self) -> float:
        """1: a unit of the scene is a pixel."""
        return self.transform().m11()

    def set_zoom(self, zoom: float, at: QPoint | None = None) -> None:
        """Zoom so that the point `at` of the view (default: its middle) stays in its place."""
        self._fitted = False
        point = at if at is not None else self.viewport().rect().center()
        before = self.mapToScene(point)
        self._scale_to(min(LARGEST, max(self._smallest(), zoom)))
        moved = self.mapFromScene(before) - point
        self.pan(moved.x(), moved.y())

    def pan(self, dx: float, dy: float) -> None:
        """Move the view by pixels."""
        self._fitted = False
        for bar, step in ((self.horizontalScrollBar(), dx), (self.verticalScrollBar(), dy)):
            bar.setValue(bar.value() + round(step))

    def fit(self) -> None:
        """Show everything, as large as it goes."""
        area = self._area()
        if area.isEmpty():
            return
        self._scale_to(min(LARGEST, self._fitting(area)))
        self.centerOn(area.center())
        self._fitted = True

    def show_piece(self, piece: Piece) -> None:
        """Pan just as far as is needed to see the piece."""
        self.ensureVisible(piece, 24, 24)

    def _area(self) -> QRectF:
        return self.scene().itemsBoundingRect()

    def _fitting(self, area: QRectF) -> float:
        room = self.viewport().size()
        return min(room.width() / area.width(), room.height() / area.height()) * 0.97

    def _smallest(self) -> float:
        area = self._area()
        return 0.1 if area.isEmpty() else min(1.0, self._fitting(area) * 0.7)

    def _scale_to(self, zoom: float) -> None:
        self.resetTransform()
        self.scale(zoom, zoom)
        area, room = self._area(), self.viewport().size() / zoom
        # Half a view of empty space around everything: any place can come to the middle.
        mx, my = room.width() / 2, room.height() / 2
        self.setSceneRect(area.adjusted(-mx, -my, mx, my))
        self._settle.start()
        self.zoomed.emit(zoom)

    # Sharp pictures

    def sharpen_now(self) -> None:
        """Paint all pieces for the present zoom at once: for screenshots and tests."""
        self._begin_sharpening()
        while self._blunt:
            self._sharpen_some()

    def _begin_sharpening(self) -> None:
        self._settle.stop()
        scale = round(self.zoom * self.devicePixelRatioF(), 4)
        if scale != self.sharpness:
            self.sharpness = scale
            self.pictures.clear()
        pieces = self.pieces()
        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        pieces.sort(key=lambda piece: seen.intersects(piece.sceneBoundingRect()))
        self._blunt = pieces
        self._sharpen.start()

    def _sharpen_some(self) -> None:
        for _ in range(min(_SLICE, len(self._blunt))):
            piece = self._blunt.pop()
            if piece.scene() is self.scene():
                piece.render(self.sharpness, self.pictures)
        if not self._blunt:
            self._sharpen.stop()

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        if steps:
            self.set_zoom(self.zoom * ZOOM_STEP**steps, event.position().toPoint())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed = event.position().toPoint()
            self._panning = event.button() == Qt.MouseButton.MiddleButton
        if not self._panning:
            super().mousePressEvent(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self._pressed is not None and not self._panning:
            away = (here - self._pressed).manhattanLength()
            if away >= QApplication.startDragDistance():
                self._panning = True
                self._let_go()
        if self._panning and self._pressed is not None:
            step = self._pressed - here
            self._pressed = here
            self.pan(step.x(), step.y())
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        panned, self._panning, self._pressed = self._panning, False, None
        self.viewport().unsetCursor()
        if not panned:
            super().mouseReleaseEvent(event)
        event.accept()

    def _let_go(self) -> None:
        """A drag has begun: the piece under the mouse was not clicked."""
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        grabber = self.scene().mouseGrabberItem()
        if grabber is not None:
            grabber.ungrabMouse()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = 60
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.set_zoom(self.zoom * ZOOM_STEP)
            case Qt.Key.Key_Minus:
                self.set_zoom(self.zoom / ZOOM_STEP)
            case Qt.Key.Key_0:
                self.fit()
            case Qt.Key.Key_Left:
                self.pan(-step, 0)
            case Qt.Key.Key_Right:
                self.pan(step, 0)
            case Qt.Key.Key_Up:
                self.pan(0, -step)
            case Qt.Key.Key_Down:
                self.pan(0, step)
            case _:
                super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the pieces that can be used, then on to the next widget."""
        usable = sorted(
            (piece for piece in self.pieces() if piece.lit and piece.on_click),
            key=lambda piece: (round(piece.y() / 20), piece.x()),
        )
        now = self.scene().focusItem()
        here = usable.index(now) if isinstance(now, Piece) and now in usable else None
        step = 1 if forward else -1
        to = here + step if here is not None else 0 if forward else len(usable) - 1
        if not 0 <= to < len(usable):
            self.scene().clearFocus()
            return super().focusNextPrevChild(forward)
        usable[to].setFocus(Qt.FocusReason.TabFocusReason)
        self.show_piece(usable[to])
        return True

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.repaint_pieces()
        super().changeEvent(event)
