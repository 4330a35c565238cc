"""The action board: trade cards above their columns, the actions, the council."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import paint_exchange
from games.galactic_alliances.rules.resources import PRESTIGE, Amounts
from suite.ui import icons, theme
from suite.ui.card_faces import GOLD
from suite.ui.item import Item
from suite.ui.offers import Key
from suite.ui.palette import faded, mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import paint_fitted
from suite.ui.tokens import paint_token

_GREEN = QColor("#63D297")


class Counter(Item):
    """A place where cubes are put: a title, what it costs and gives, and the cubes there."""

    def __init__(self, key: Key, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(key, parent)
        self.icon = icon
        self.title = ""
        self.lines: Sequence[tuple[Amounts, Amounts]] = ()
        self.cubes: Sequence[tuple[int, int]] = ()
        self.golden = False

    def present(
        self,
        title: str,
        lines: Sequence[tuple[Amounts, Amounts]],
        cubes: Sequence[tuple[int, int]],
        *,
        golden: bool = False,
    ) -> None:
        """`cubes` are pairs of a colour index and a number; `golden`: the Golden Age has come."""
        self.title, self.lines, self.cubes, self.golden = title, lines, cubes, golden
        self.setAccessibleName(title)
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        tint = GOLD if self.golden else t.line_strong
        painter.setPen(QPen(tint, 1.2))
        painter.setBrush(mix(t.raised, GOLD, 0.10 if self.golden else 0.0))
        painter.drawPath(rounded(box, self.radius))
        head = theme.px(20)
        side = head - 5
        icons.paint(
            painter,
            self.icon,
            QRectF(box.left() + 5, box.top() + 3, side, side),
            theme.accent(self),
        )
        painter.setPen(t.ink)
        room = QRectF(box.left() + side + 10, box.top() + 1, box.width() - side - 14, head)
        paint_fitted(painter, room, self.title, 12, bold=True)
        step = min(theme.px(20), (box.height() - head - 4) / max(1, len(self.lines)))
        top = box.top() + head
        for pay, gain in self.lines:
            line = QRectF(box.left() + 8, top, box.width() - 12, step)
            paint_exchange(painter, line, pay, gain, t.ink)
            top += step
        self._paint_cubes(painter, box)

    def _paint_cubes(self, painter: QPainter, box: QRectF) -> None:
        """The cubes that lie here, from the right."""
        side = theme.px(18)
        right, top = box.right() - 4, box.bottom() - side - 3
        for colour, count in self.cubes:
            right -= side + 2
            paint_token(painter, QRectF(right, top, side, side), "cube", colour, count=count)


class CouncilSeat(Item):
    """A space of the council: how much prestige it gives, and who sits there."""

    edge = 3

    def __init__(self, space: str, prestige: int, parent: QWidget | None = None) -> None:
        super().__init__(("council", space), parent)
        self.prestige = prestige
        self.owner: int | None = None

    def present(self, owner: int | None, name: str) -> None:
        self.owner = owner
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        painter.setPen(QPen(faded(_GREEN, 0.7), 1.2))
        painter.setBrush(mix(t.raised, _GREEN, 0.12))
        painter.drawPath(rounded(box, self.radius))
        if self.owner is not None:
            paint_token(painter, box.adjusted(3, 3, -3, -3), "pawn", self.owner)
            return
        line = QRectF(box.left() + 4, box.top(), box.width() - 6, box.height())
        paint_exchange(painter, line, (), ((PRESTIGE, self.prestige),), t.ink)
