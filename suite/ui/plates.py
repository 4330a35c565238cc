"""Who plays and what they have: counters of resources, and the plate of a player.

    plate = PlayerPlate(host.seat_name(seat), host.seat_colour(seat))
    plate.add_counter("energy", "energy", say("Energy"))
    plate.show_score(17)
    plate.show_counter("energy", 4)       # the number rolls, and the change rises: +2
    plate.set_active(True)                # it is this player's turn

Numbers that matter are large and always in the same place.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from suite.ui import animation, icons, theme
from suite.ui.labels import Line
from suite.ui.palette import shape_of
from suite.ui.panel import Panel
from suite.ui.shapes import marker
from suite.ui.words import Text, show

_COLUMNS = 4


class Counter(QWidget):
    """An icon and a number. `tone` is an ink of the theme, or any colour as "#RRGGBB"."""

    def __init__(
        self, icon: str, name: Text, *, tone: str = "ink_dim", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._icon, self._tone, self._name = icon, tone, ""
        self._value: int | None = None
        self._shown = 0.0
        self._limit: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        show(self, self._rename, name)

    @property
    def value(self) -> int:
        """The number that counts, also while it still rolls."""
        return self._value or 0

    def show_value(self, value: int, limit: int | None = None) -> None:
        """Show a number, perhaps out of a limit. A change is seen: the number rolls there."""
        before, self._value, self._limit = self._value, value, limit
        self._say()
        self.updateGeometry()
        animation.stop(self)
        if before is None or before == value:
            self._shown = value
            self.update()
            return
        start = self._shown

        def change(share: float) -> None:
            self._shown = start + (value - start) * share
            self.update()

        animation.play(change, 350, owner=self)
        if self.isVisible():
            middle = QPointF(self.mapTo(self.window(), self.rect().center()))
            animation.rise(self.window(), f"{value - before:+d}".replace("-", "−"), middle)

    def text(self) -> str:
        """What is written at the moment."""
        number = str(round(self._shown))
        return number if self._limit is None else f"{number}/{self._limit}"

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(theme.figures("lead"))
        wide = max(metrics.horizontalAdvance(self.text()), metrics.horizontalAdvance("00"))
        return QSize(theme.px(26) + wide + theme.px(6), max(metrics.height(), theme.px(24)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _rename(self, name: str) -> None:
        self._name = name
        self.setToolTip(name)
        self._say()

    def _say(self) -> None:
        self.setAccessibleName(f"{self._name}: {self.value}" if self._name else str(self.value))

    def paintEvent(self, event: QPaintEvent) -> None:
        t, painter = theme.current(), QPainter(self)
        tone = t.accent_of(self._tone) if self._tone.startswith("#") else getattr(t, self._tone)
        side = theme.px(20)
        icons.paint(painter, self._icon, QRectF(0, (self.height() - side) / 2, side, side), tone)
        painter.setFont(theme.figures("lead"))
        painter.setPen(t.ink if self.value else t.ink_faint)
        room = self.rect().adjusted(theme.px(26), 0, 0, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())


class PlayerPlate(Panel):
    """A player's sign, name, score and counters. An active one is lit."""

    def __init__(self, name: Text, colour: int, *, parent: QWidget | None = None) -> None:
        super().__init__(tight=True, parent=parent)
        self._colour = colour
        self.counters: dict[str, Counter] = {}
        self.name = Line(name, "body", strong=True)
        self.score = _Score()
        self._sign = _Sign(colour)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.space("small"))
        self._grid.setVerticalSpacing(theme.space("hair"))
        head = QHBoxLayout()
        head.setSpacing(theme.space("small"))
        head.addWidget(self._sign)
        head.addWidget(self.name, 1)
        head.addWidget(self.score)
        column = QVBoxLayout()
        column.setSpacing(theme.space("tight"))
        column.addLayout(head)
        column.addLayout(self._grid)
        self.body.addLayout(column)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def add_counter(self, key: str, icon: str, name: Text, tone: str = "ink_dim") -> Counter:
        """Count one more thing."""
        counter = Counter(icon, name, tone=tone)
        row, column = divmod(len(self.counters), _COLUMNS)
        self._grid.addWidget(counter, row, column)
        self.counters[key] = counter
        return counter

    def show_counter(self, key: str, value: int, limit: int | None = None) -> None:
        """Change what is counted."""
        self.counters[key].show_value(value, limit)

    def show_score(self, points: int) -> None:
        """The points so far."""
        self.score.show_points(points)

    def set_active(self, active: bool) -> None:
        """Is it this player's turn?"""
        self.set_lit(active)
        self.set_mark(theme.current().player(self._colour).name() if active else "")


class _Sign(QWidget):
    """The player's shape in the player's colour."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self._colour = colour
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(20), theme.px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = theme.current().player(self._colour)
        marker(QPainter(self), QRectF(self.rect()), shape_of(self._colour), colour)


class _Score(QWidget):
    """The points, large and in gold."""

    def __init__(self) -> None:
        super().__init__()
        self._points = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_points(self, points: int) -> None:
        self._points = points
        self.setAccessibleName(str(points))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(theme.figures("title"))
        wide = metrics.horizontalAdvance(str(self._points))
        return QSize(max(wide, metrics.horizontalAdvance("00")) + 4, metrics.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(theme.figures("title"))
        painter.setPen(theme.current().gold)
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), side, str(self._points))
