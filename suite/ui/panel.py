"""Panels: the translucent grounds on which everything lies."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from suite.ui import theme
from suite.ui.labels import Label
from suite.ui.palette import RADIUS, faded, mix
from suite.ui.words import Text


class Panel(QFrame):
    """A translucent panel with a hairline border.

        panel = Panel(say("Log"))            # with a heading, or Panel() without
        panel.header.addWidget(button)       # to the right of the heading
        panel.body.addWidget(list_of_lines)  # below it
        panel.set_lit(True)                  # an accent border: something can be done here now

    `solid=True` lets nothing shine through; `tight=True` halves the inner margins.
    """

    def __init__(
        self,
        title: Text | None = None,
        *,
        solid: bool = False,
        tight: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._solid, self._lit, self._mark = solid, False, ""
        margin = theme.space("small") if tight else theme.space("large")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(margin, margin - 2, margin, margin)
        outer.setSpacing(theme.space("small"))
        self.header = QHBoxLayout()
        self.header.setSpacing(theme.space("small"))
        self.body = QVBoxLayout()
        self.body.setSpacing(theme.space("small"))
        if title is not None:
            self.title = Label(title, "lead")
            self.header.addWidget(self.title)
            self.header.addStretch(1)
        outer.addLayout(self.header)
        outer.addLayout(self.body, 1)

    def set_lit(self, lit: bool) -> None:
        """Light or dim the border."""
        self._lit = lit
        self.update()

    def set_mark(self, colour: str) -> None:
        """A bar of this colour along the left edge (a player's, a game's); "" takes it away."""
        self._mark = colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_panel(painter, QRectF(self.rect()), solid=self._solid, lit=self._lit, widget=self)
        if self._mark:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.current().accent_of(self._mark))
            painter.drawRoundedRect(QRectF(1, 12, 4, self.height() - 24), 2, 2)


def paint_panel(
    painter: QPainter,
    rect: QRectF,
    *,
    solid: bool = False,
    lit: bool = False,
    widget: QWidget | None = None,
    radius: float = RADIUS["panel"],
) -> None:
    """Paint a panel's ground and border."""
    t = theme.current()
    box = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    ground = t.panel_solid if solid else t.panel
    painter.setPen(Qt.PenStyle.NoPen)
    if lit:
        accent = theme.accent(widget)
        painter.setBrush(mix(ground, accent, 0.06))
        painter.setPen(QPen(faded(accent, 0.85), 1.5))
        box = box.adjusted(0.25, 0.25, -0.25, -0.25)
    else:
        painter.setBrush(ground)
        painter.setPen(QPen(t.line, 1))
    painter.drawRoundedRect(box, radius, radius)


class Rule(QFrame):
    """A hairline between two parts of a panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), theme.current().line)
