"""The action board: trade cards with their spaces, and the places of the actions below them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import paint_exchange
from games.galactic_alliances.board.grounds import ink, paint_ground
from games.galactic_alliances.rules.resources import Amounts
from suite.ui import icons, theme
from suite.ui.card_faces import GOLD
from suite.ui.item import Item
from suite.ui.offers import Key
from suite.ui.palette import LEAST_PX
from suite.ui.shapes import rounded
from suite.ui.text_fit import fitted, paint_fitted
from suite.ui.tokens import paint_token

_PILES_ASIDE = 2
"""For so many colours of cubes there is room beside the exchange; more lie close together."""


class Counter(Item):
    """A place where cubes are put: a title, what it costs and gives, and the cubes there; with
    `foot` they have a line of their own."""

    edge = 3

    def __init__(self, key: Key, icon: str, parent: QWidget, *, foot: bool = False) -> None:
        super().__init__(key, parent)
        self.icon, self.foot = icon, foot
        self.title = ""
        self.lines: Sequence[tuple[Amounts, Amounts]] = ()
        self.cubes: Sequence[int] = ()
        self.spaces = 0
        self.golden = ""

    def present(
        self,
        title: str,
        lines: Sequence[tuple[Amounts, Amounts]],
        cubes: Sequence[int],
        *,
        spaces: int = 0,
        golden: str = "",
    ) -> None:
        """`cubes` are colour indices; `spaces` is how many cubes the place holds, 0: no limit;
        `golden` names the Golden Age where it has come."""
        self.title, self.lines, self.cubes = title, lines, cubes
        self.spaces, self.golden = spaces, golden
        self.setAccessibleName(f"{title} {golden}".strip())
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """The title above, the cubes below, and the exchanges in between."""
        paint_ground(painter, box, self, GOLD if self.golden else None)
        rows = max(1, len(self.lines) + self.foot)
        # Names of trade cards take two lines; large letters leave room for what they cost.
        head = min(theme.px(33 if self.foot else 20), box.height() * 0.46)
        line = min((box.height() - head) / rows, theme.px(26))
        foot = QRectF(box.left() + 7, box.bottom() - line - 2, box.width() - 12, line)
        top = (foot.top() if self.foot else foot.bottom()) - line * len(self.lines)
        # A single line stands in the middle of what the title leaves.
        top -= max(0.0, (top - box.top() - head) / 3)
        title = QRectF(box.left() + 6, box.top() + 3, box.width() - 9, top - box.top() - 3)
        self._paint_title(painter, title)
        end = foot.left()
        wide = foot.width() - self._aside(line - 3)
        for number, (pay, gain) in enumerate(self.lines):
            row = QRectF(foot.left(), top + number * line, wide, line)
            end = paint_exchange(painter, row, pay, gain, ink(self))
        if not self.foot:
            foot.setLeft(end)
        self._paint_cubes(painter, foot.adjusted(0, 2, 0, -1))

    def _aside(self, cube: float) -> float:
        """Without a line of their own, cubes lie beside what the action gives, not on it."""
        return 0.0 if self.foot else cube * min(len(set(self.cubes)), _PILES_ASIDE)

    def _paint_title(self, painter: QPainter, room: QRectF) -> None:
        side = min(theme.px(16), room.height())
        icons.paint(painter, self.icon, QRectF(room.left(), room.top(), side, side),
                    theme.accent(self))  # fmt: skip
        painter.setPen(ink(self))
        room.setLeft(room.left() + side + 4)
        paint_fitted(painter, room, self.title, 13, Qt.AlignmentFlag.AlignTop, bold=True)

    def _paint_cubes(self, painter: QPainter, foot: QRectF) -> None:
        """The spaces from the left with their cubes; cubes beyond them lie close together."""
        side = foot.height()
        left = foot.left()
        if self.golden:
            icons.paint(painter, "star", QRectF(left, foot.top(), side, side), GOLD)
            painter.setPen(theme.current().gold)
            word = foot.adjusted(side + 3, 0, -(side + 1) * len(set(self.cubes)), 0)
            made = fitted(self.golden, word.width(), word.height(), LEAST_PX, bold=True)
            if made.font.stretch() == 100:
                paint_fitted(painter, word, self.golden, LEAST_PX, bold=True)
        if not self.spaces:
            self._paint_loose(painter, foot, side)
            return
        count = max(self.spaces, len(self.cubes))
        step = min(side + 3, (foot.width() - side) / max(1, count - 1))
        for number in range(count):
            spot = QRectF(left + number * step, foot.top(), side, side)
            if number < self.spaces:
                painter.setPen(QPen(theme.current().ink_dim, 1.1, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(rounded(spot.adjusted(1, 1, -1, -1), 3))
            if number < len(self.cubes):
                paint_token(painter, spot, "cube", self.cubes[number])

    def _paint_loose(self, painter: QPainter, foot: QRectF, side: float) -> None:
        """Cubes of a place without spaces lie at the right, a pile for each colour."""
        piles = list(dict.fromkeys(self.cubes))
        step = min(side + 1, (foot.width() - side) / max(1, len(piles) - 1))
        for place, colour in enumerate(reversed(piles)):
            spot = QRectF(foot.right() - side - place * step, foot.top(), side, side)
            paint_token(painter, spot, "cube", colour, count=list(self.cubes).count(colour))
