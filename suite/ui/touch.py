"""Something painted that can be pointed at and pressed: by mouse, finger and keyboard.

    class Die(Touchable):
        clicked = Signal()

        def press(self) -> None:
            self.clicked.emit()

Subclasses paint themselves and say what a press, a long press and pointing mean.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

LONG_MS = 500
"""How long a press must be to be a long one."""

_NOT_BY_KEYBOARD = (
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
)


class Touchable(QWidget):
    """`over`: the mouse or the keyboard points at it."""

    long_press = False
    """Does a long press mean something else than a short one?"""
    leaves_enter = False
    """Is Enter for somebody else, such as the button of the prompt? Space is always a press."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.over = False
        self._long = QTimer(self, singleShot=True, interval=LONG_MS)
        self._long.timeout.connect(self.hold)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def press(self) -> None:
        """A click, or the key that stands for it."""
        raise NotImplementedError

    def hold(self) -> None:
        """A long press; only where `long_press` says so."""

    def point(self, over: bool) -> None:
        """The mouse or the keyboard has come or gone."""

    def _point(self, over: bool) -> None:
        if over != self.over:
            self.over = over
            self.update()
            self.point(over)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)
        if event.isAccepted() and self.long_press:
            self._long.start()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        held = self.long_press and not self._long.isActive()
        self._long.stop()
        if not held and self.rect().contains(event.position().toPoint()):
            self.press()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Space or (enter and not self.leaves_enter):
            self.press()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._point(True)

    def leaveEvent(self, event: QEvent) -> None:
        self._point(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in _NOT_BY_KEYBOARD:
            self._point(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(False)
