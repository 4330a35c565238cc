"""A scroll area that is never higher than what is in it: the rest of the page gets the room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class SnugArea(QScrollArea):
    """`SnugArea(inside)`; `inside` has a layout. Only what does not fit is scrolled."""

    def __init__(self, inside: QWidget, least: int = 0) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(least)
        self.setWidget(inside)
        for ground in (inside, self.viewport()):
            ground.setAutoFillBackground(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def _fit(self) -> None:
        inside = self.widget()
        if inside is not None and (layout := inside.layout()) is not None:
            wide = self.viewport().width()
            needed = layout.totalHeightForWidth(wide) if layout.hasHeightForWidth() else 0
            # Qt itself does not ask how high wrapped lines are at this width, and would cut them.
            inside.setMinimumHeight(needed)
            needed = needed or layout.totalSizeHint().height()
            self.setMaximumHeight(max(self.minimumHeight(), needed))
