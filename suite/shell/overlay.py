"""A panel above the window, with the rest dimmed: the finder, the shortcuts, short questions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from shiboken6 import isValid

from suite.shell.commands import keep_from_below
from suite.ui import theme
from suite.ui.paint import shadow
from suite.ui.palette import RADIUS, faded
from suite.ui.panel import Panel


class Overlay(QWidget):
    """Covers its window. Escape or a click beside the panel closes it, and the focus goes back."""

    def __init__(self, window: QWidget, width: int) -> None:
        super().__init__(window)
        self._window, self._width = window, width
        self._focus_before: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.panel = Panel(solid=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.addStretch(1)
        column.addWidget(self.panel, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)

    def open_over(self) -> None:
        """Show it above its window; one at a time."""
        window = self._window
        for other in window.findChildren(Overlay):
            if other is not self and other.isVisible():
                other.close()
        self._focus_before = QApplication.focusWidget()
        window.installEventFilter(self)
        self._fit()
        self.show()
        self.raise_()
        self.first_focus().setFocus()

    def first_focus(self) -> QWidget:
        """What the keyboard goes to first."""
        return self

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        return keep_from_below(event, self._window) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.panel.geometry().contains(event.position().toPoint()):
            self.close()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The keyboard stays inside."""
        inside = [
            child
            for child in self.findChildren(QWidget)
            if child.isVisible() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        if inside:
            here = QApplication.focusWidget()
            place = inside.index(here) if here in inside else -1 if forward else 0
            inside[(place + (1 if forward else -1)) % len(inside)].setFocus(
                Qt.FocusReason.TabFocusReason
            )
        return True

    def closeEvent(self, event: QEvent) -> None:
        if self._focus_before is not None and isValid(self._focus_before):
            self._focus_before.setFocus()  # unless its page was closed meanwhile
        super().closeEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), faded(theme.current().ground, 0.72))
        shadow(painter, QRectF(self.panel.geometry()), RADIUS["panel"], 24)
        painter.end()

    def _fit(self) -> None:
        window = self._window
        self.setGeometry(window.rect())
        self.panel.setFixedWidth(min(theme.px(self._width), window.width() - 48))
        self.panel.setMaximumHeight(window.height() - 48)
