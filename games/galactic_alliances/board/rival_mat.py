"""Another alliance: all that it has, in three lines, and its technologies as a small tree."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import ICONS, TINTS
from games.galactic_alliances.board.mat import (
    POWER_ICON,
    POWER_TINT,
    Figure,
    Mat,
    Text,
    paint_count,
)
from games.galactic_alliances.board.technology_tree import paint_small_tree
from games.galactic_alliances.rules.content import SETUP
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.resources import CRUISER, RESOURCES
from games.galactic_alliances.rules.words import say
from suite.ui import theme
from suite.ui.text_fit import paint_fitted

RIVAL_WORDS = say(
    "When you have passed, it reveals 2 faction cards. For each it colonizes a planet and then "
    "does what the ideology of the card demands."
)
_LEAST_FOR_NAMES = 84
"""A narrower place squeezes the names of factions."""
_LEAST_FOR_FIGURE = 28
"""A narrower place makes signs and numbers too small to read."""


class RivalMat(Mat):
    """An opponent, a person's or the artificial one."""

    edge = 2

    def __init__(self, side: int, colour: int, parent: QWidget) -> None:
        super().__init__(side, colour, parent)
        self.note = ""
        """How the artificial opponent plays."""
        self.hand = 0

    def present(self, view: AlliancesPosition, text: Text, name: str, points: int) -> None:
        artificial = self.side >= view.players
        self.note = text(RIVAL_WORDS) if artificial else ""
        self.hand = len(view.deck) if artificial else len(view.sides[self.side].hand)
        super().present(view, text, name, points)

    # Geometry

    def _line(self) -> float:
        return min(theme.px(23), self.body().height() * (0.31 if self._named() else 0.48))

    def head(self) -> QRectF:
        box = self.body()
        wide = box.width() - self._tree().width() - 8 - (0 if self._named() else self._signs())
        return QRectF(box.left(), box.top() + 1, wide, self._line())

    def _signs(self) -> float:
        """How wide the column of signs beside the tree is, where there are no names."""
        return min(theme.px(20), self.body().height() / SETUP.main_factions) + 4

    def _tree(self) -> QRectF:
        box = self.body()
        side = min(box.height() - 8, theme.px(56), box.width() * 0.14)
        return QRectF(box.right() - side - 5, box.center().y() - side / 2, side, side)

    def _wealth_row(self) -> QRectF:
        head = self.head()
        return QRectF(head.left() + 5, head.bottom(), head.width() - 5, self._line())

    def _named(self) -> bool:
        """Is there room for the names of main factions?"""
        box = self.body()
        share = (box.width() - self._tree().width() - 12) / SETUP.main_factions
        return box.height() >= theme.px(52) and share >= theme.px(_LEAST_FOR_NAMES)

    def arrange(self) -> None:
        """Main factions with their names in a line of their own, else as signs beside the tree."""
        box, row = self.body(), self._wealth_row()
        if self._named():
            step = (row.width() - 2) / SETUP.main_factions
            high = min(box.bottom() - row.bottom() - 2, theme.px(36))
            for number, main in enumerate(self.mains):
                place = QRectF(row.left() - 2 + number * step, row.bottom(), step, high)
                main.setGeometry(place.toRect())
            return
        left, high = self.head().right(), (box.height() - 2) / SETUP.main_factions
        for number, main in enumerate(self.mains):
            place = QRectF(left, box.top() + 1 + number * high, self._signs(), high)
            main.setGeometry(place.toRect())

    # Painting

    def figures(self) -> list[Figure]:
        """Points, cubes to play, cards in hand. The score stands beside the board too, so in a
        narrow place it yields to the name."""
        t = theme.current()
        figures = [("cube", self.cubes, t.ink_dim), ("cards", self.hand, t.ink_dim)]
        narrow = self.width() < theme.px(320)
        if self.note:
            return figures[narrow:]
        if narrow:
            return figures
        return [("trophy", self.points, t.gold), *figures]

    def draw(self, painter: QPainter, box: QRectF) -> None:
        super().draw(painter, box)
        row = self._wealth_row()
        for figure, spot in self._figure_places(row):
            paint_count(painter, spot, figure)
        if self.note:
            painter.setPen(theme.current().ink_dim)
            room = QRectF(row.left(), row.bottom() + 2, row.width(), box.bottom() - row.bottom())
            paint_fitted(painter, room.adjusted(0, 0, 0, -5), self.note, 13)
        paint_small_tree(painter, self._tree(), self.techs, theme.accent(self))

    def _figure_places(self, row: QRectF) -> list[tuple[Figure, QRectF]]:
        """In a narrow place, what is not there leaves its place to the rest, and where the mat is
        high enough there are two lines."""
        wealth, step = self._wealth(), row.width() / (len(RESOURCES) + 1)
        lines = 1
        if step < theme.px(_LEAST_FOR_FIGURE):
            wealth = [figure for figure in wealth if figure[1]]
            room = self.body().bottom() - row.bottom()
            lines = 2 if room >= row.height() - 3 and not self.note else 1
            step = min(row.width() / max(1, ceil(len(wealth) / lines)), theme.px(44))
        across = ceil(len(wealth) / lines) or 1
        return [
            (figure, QRectF(row.left() + n % across * step, row.top() + n // across * row.height(),
                            step, row.height()))
            for n, figure in enumerate(wealth)
        ]  # fmt: skip

    def _wealth(self) -> list[Figure]:
        """All resources, and the power in war; the artificial opponent has only cruisers."""
        power = (POWER_ICON, self.power, POWER_TINT)
        if self.note:
            return [(ICONS[CRUISER], self.resources[CRUISER], TINTS[CRUISER]), power]
        return [*zip(ICONS, self.resources, TINTS, strict=True), power]
