"""Tracks and gauges: how far somebody is, and how something is shared out.

track = Track(say("Culture"), icon="culture", steps=7, tone="accent")
track.show_markers({0: 3, 1: 5})           # colour index of a player: step
gauge = Gauge(); gauge.show_value(5, 6)     # five of six
shares = Shares(); shares.show_parts([(0.71, "good", "71 %"), (0.29, "bad", "29 %")])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from suite.ui import animation, icons, theme
from suite.ui.palette import faded, ink_on, mix, shape_of
from suite.ui.shapes import marker
from suite.ui.words import Text, show


class Track(QWidget):
    """Numbered steps from 0 on, with the marks of the players on them; steps of use are lit."""

    def __init__(
        self,
        name: Text,
        *,
        steps: int,
        icon: str = "",
        tone: str = "accent",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._steps, self._icon, self._tone = steps, icon, tone
        self._markers: dict[int, float] = {}
        self._lit: frozenset[int] = frozenset()
        self._name = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        show(self, self._rename, name)

    def show_markers(self, markers: Mapping[int, int]) -> None:
        """Where the players stand; marks that were here glide to their new step."""
        start = {player: self._markers.get(player, float(at)) for player, at in markers.items()}
        places = ", ".join(str(at) for at in markers.values())
        self.setAccessibleDescription(places)
        animation.stop(self)

        def change(share: float) -> None:
            self._markers = {
                player: start[player] + (at - start[player]) * share
                for player, at in markers.items()
            }
            self.update()

        animation.play(change, 320, owner=self)

    def show_lit(self, steps: Sequence[int]) -> None:
        """These steps can be reached now."""
        self._lit = frozenset(steps)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(34) * (self._steps + 1), theme.px(44))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(22) * (self._steps + 1), theme.px(44))

    def _rename(self, name: str) -> None:
        self._name = name
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        t, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = _tone(self, self._tone)
        left = theme.px(30) if self._icon else 0
        if self._icon:
            side = theme.px(20)
            box = QRectF(2, (self.height() - side) / 2, side, side)
            icons.paint(painter, self._icon, box, colour)
        step = (self.width() - left) / (self._steps + 1)
        high = theme.px(24)
        top = (self.height() - high) / 2
        painter.setFont(theme.font("small", strong=True))
        for number in range(self._steps + 1):
            cell = QRectF(left + number * step + 1, top, step - 2, high)
            share = 0.12 + 0.30 * number / max(1, self._steps)
            painter.setBrush(mix(t.panel_solid, colour, share))
            lit = number in self._lit
            painter.setPen(QPen(colour if lit else t.line, 2 if lit else 1))
            painter.drawRoundedRect(cell, 5, 5)
            painter.setPen(t.ink)
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(number))
        self._paint_markers(painter, left, step)

    def _paint_markers(self, painter: QPainter, left: float, step: float) -> None:
        t, side = theme.current(), theme.px(17)
        for order, (player, at) in enumerate(sorted(self._markers.items())):
            together = [p for p, other in sorted(self._markers.items()) if other == at]
            aside = (together.index(player) - (len(together) - 1) / 2) * min(side, step / 3)
            x = left + (at + 0.5) * step + aside
            y = side / 2 + 1 if order % 2 == 0 else self.height() - side / 2 - 1
            box = QRectF(x - side / 2, y - side / 2, side, side)
            marker(painter, box, shape_of(player), t.player(player))


class Gauge(QWidget):
    """A bar that fills: so much of so much."""

    def __init__(self, tone: str = "accent", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tone, self._share = tone, 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_value(self, value: float, most: float) -> None:
        """Fill the bar to this share."""
        start, end = self._share, min(1.0, value / most) if most else 0.0
        self.setAccessibleDescription(f"{value:g}/{most:g}")
        animation.stop(self)

        def change(share: float) -> None:
            self._share = start + (end - start) * share
            self.update()

        animation.play(change, 260, owner=self)

    @property
    def share(self) -> float:
        """How full it looks at the moment."""
        return self._share

    def sizeHint(self) -> QSize:
        return QSize(theme.px(120), theme.px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        t, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = t.good if self._share >= 1 else _tone(self, self._tone)
        box = QRectF(self.rect())
        radius = box.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(t.ink, 0.14))
        painter.drawRoundedRect(box, radius, radius)
        if self._share > 0:
            box.setWidth(max(box.height(), box.width() * self._share))
            painter.setBrush(colour)
            painter.drawRoundedRect(box, radius, radius)


class Shares(QWidget):
    """A bar cut into parts, each with a tone and a label where it fits: odds, votes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[tuple[float, str, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_parts(self, parts: Sequence[tuple[float, str, str]]) -> None:
        """Share, tone and label of each part; the shares are put in proportion."""
        self._parts = tuple(parts)
        self.setAccessibleDescription(", ".join(label for _, _, label in parts))
        self.setToolTip(", ".join(label for _, _, label in parts))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(200), theme.px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font("small", bold=True))
        whole, left = sum(share for share, _, _ in self._parts) or 1.0, 0.0
        for share, tone, label in self._parts:
            wide = self.width() * share / whole
            colour = _tone(self, tone)
            part = QRectF(left, 0, max(0.0, wide - 2), self.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect(part, 4, 4)
            if painter.fontMetrics().horizontalAdvance(label) + 8 <= part.width():
                painter.setPen(ink_on(colour))
                painter.drawText(part, Qt.AlignmentFlag.AlignCenter, label)
            left += wide


def _tone(widget: QWidget, tone: str) -> QColor:
    if tone.startswith("#"):
        return QColor(tone)
    if tone == "accent":
        return theme.accent(widget)
    colour: QColor = getattr(theme.current(), tone)
    return colour
