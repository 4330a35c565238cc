"""Taking a thing and putting it somewhere: by mouse (drag and drop) and by keyboard.

    hand = Hand(board)
    hand.lend(die, item=3, picture=die.grab)              # any widget can be taken
    hand.offer(row, place="energy", accepts=lambda item: ...)  # any widget can be a place
    hand.placed.connect(self._placed)                     # item, place
    hand.changed.connect(self._light_places)              # hand.held is something else now

Keyboard: Space on a thing takes it, Tab goes to a place, Enter or Space puts it there, Escape puts
it back. A click without a drag is left to the thing itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from suite.ui import animation

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


@dataclass(slots=True)
class _Thing:
    item: object
    picture: Callable[[], QPixmap]
    may: Callable[[], bool]


@dataclass(slots=True)
class _Place:
    place: object
    accepts: Callable[[object], bool]


class Hand(QObject):
    """What is held over a board at the moment: at most one thing."""

    placed = Signal(object, object)
    changed = Signal()

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self._things: dict[QWidget, _Thing] = {}
        self._places: dict[QWidget, _Place] = {}
        self._source: QWidget | None = None
        self._pressed: QPoint | None = None
        self._ghost: _Ghost | None = None

    @property
    def held(self) -> object | None:
        """The item in the hand."""
        return self._things[self._source].item if self._source is not None else None

    def lend(
        self,
        widget: QWidget,
        item: object,
        picture: Callable[[], QPixmap],
        may: Callable[[], bool] = lambda: True,
    ) -> None:
        """This widget is a thing that can be taken, whenever `may` says so."""
        self._things[widget] = _Thing(item, picture, may)
        self._watch(widget)

    def offer(self, widget: QWidget, place: object, accepts: Callable[[object], bool]) -> None:
        """Things can be put on this widget, if `accepts(item)`."""
        self._places[widget] = _Place(place, accepts)
        self._watch(widget)

    def welcomes(self, widget: QWidget) -> bool:
        """Could the thing in the hand be put on this widget? (Then it should be lit.)"""
        spot = self._places.get(widget)
        return spot is not None and self._source is not None and spot.accepts(self.held)

    def take(self, widget: QWidget) -> None:
        """Take a thing; what was held before goes back."""
        self._source = widget
        self.changed.emit()

    def put(self, widget: QWidget) -> None:
        """Put what is held on a place that welcomes it."""
        if self.welcomes(widget):
            item, place = self.held, self._places[widget].place
            self.drop()
            self.placed.emit(item, place)

    def drop(self) -> None:
        """Put the thing back where it was."""
        if self._source is not None:
            self._source = None
            self.changed.emit()

    def _watch(self, widget: QWidget) -> None:
        widget.installEventFilter(self)
        widget.destroyed.connect(lambda: self._forget(widget))

    def _forget(self, widget: QWidget) -> None:
        self._things.pop(widget, None)
        self._places.pop(widget, None)
        if self._source is widget:
            self._source = None

    # Mouse and keyboard

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget):
            return False
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(watched, event.key())
        if isinstance(event, QMouseEvent) and watched in self._things:
            return self._mouse(watched, event)
        return False

    def _key(self, widget: QWidget, key: int) -> bool:
        if key == Qt.Key.Key_Escape and self._source is not None:
            self.drop()
            return True
        if key in _ENTER and self.welcomes(widget):
            self.put(widget)
            return True
        thing = self._things.get(widget)
        if key == Qt.Key.Key_Space and thing is not None and thing.may():
            if self._source is widget:
                self.drop()
            else:
                self.take(widget)
            return True
        return False

    def _mouse(self, widget: QWidget, event: QMouseEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() == Qt.MouseButton.LeftButton:
                self._pressed = event.globalPosition().toPoint()
            case QEvent.Type.MouseMove if self._pressed is not None:
                return self._drag(widget, event.globalPosition().toPoint())
            case QEvent.Type.MouseButtonRelease:
                self._pressed = None
                if self._ghost is not None:
                    self._release(widget, event.globalPosition().toPoint())
                    return True
            case _:
                pass
        return False

    def _drag(self, widget: QWidget, at: QPoint) -> bool:
        assert self._pressed is not None
        if self._ghost is None:
            thing, away = self._things[widget], (at - self._pressed).manhattanLength()
            if away < QApplication.startDragDistance() or not thing.may():
                return False
            self._ghost = _Ghost(self._board, thing.picture())
            self.take(widget)
        self._ghost.centre_on(self._board.mapFromGlobal(at))
        return True

    def _release(self, widget: QWidget, at: QPoint) -> None:
        ghost, self._ghost = self._ghost, None
        assert ghost is not None
        target = self._place_at(at)
        if target is not None:
            ghost.vanish()
            self.put(target)
            return
        back = QRectF(widget.rect()).translated(widget.mapTo(self._board, QPoint(0, 0)))
        animation.fly(self._board, ghost.picture, QRectF(ghost.geometry()), back, 180)
        ghost.vanish()
        self.drop()

    def _place_at(self, at: QPoint) -> QWidget | None:
        """The welcoming place under the mouse: the smallest, when one lies on another."""
        under = [
            widget
            for widget in self._places
            if widget.isVisible()
            and self.welcomes(widget)
            and widget.rect().contains(widget.mapFromGlobal(at))
        ]
        return min(under, key=lambda w: w.width() * w.height(), default=None)


class _Ghost(QWidget):
    """The picture of the thing under the mouse."""

    def __init__(self, board: QWidget, picture: QPixmap) -> None:
        super().__init__(board)
        self.picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(picture.deviceIndependentSize().toSize())

    def centre_on(self, at: QPoint) -> None:
        self.move(at - self.rect().center())
        self.show()
        self.raise_()

    def vanish(self) -> None:
        self.hide()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(0.88)
        painter.drawPixmap(self.rect(), self.picture)
