"""A player's figures in the header of a tableau: points, chips, hand, military, tableau."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from games.rftg.rules.position import Race
from games.rftg.rules.prices import general_military
from games.rftg.rules.round import TABLEAU_END
from games.rftg.rules.scoring import total
from suite.contract import Message, Words
from suite.ui import icons, theme

say = Words("rftg")

_FIRST_TO_GO = ("planet", "trophy", "sword", "hexagon")
"""The points also stand in the score, but how many cards others hold is seen nowhere else."""
_OWN_FIRST_TO_GO = ("planet", "cards", "sword", "hexagon")
"""The own cards lie open below."""
_LONGEST = {"sword": "+00", "planet": "00/00"}
"""What a number may grow to; two digits if not named here."""


class Figure(NamedTuple):
    """An icon with a number, the tone of both, and what they mean in words."""

    icon: str
    number: str
    tone: str
    words: str


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def figures(race: Race, seat: int, told: Callable[[Message], str]) -> list[Figure]:
    """What everybody may know about a player."""
    points, chips, hand = total(race, seat), race.chips[seat], len(race.hands[seat])
    strength = signed(general_military(race.tableaus[seat]))
    laid = f"{len(race.tableaus[seat])}/{TABLEAU_END}"
    return [
        Figure("trophy", str(points), "gold", told(say.many("{n} VP", "{n} VP", n=points))),
        Figure("hexagon", str(chips), "gold", told(say("{n} in chips", n=chips))),
        Figure("cards", str(hand), "ink_dim",
               told(say.many("{n} card in hand", "{n} cards in hand", n=hand))),
        Figure("sword", strength, "ink_dim", told(say("military {amount}", amount=strength))),
        Figure("planet", laid, "ink_dim", told(say("tableau {laid}", laid=laid))),
    ]  # fmt: skip


def paint_figures(painter: QPainter, row: QRectF, shown: list[Figure], *, words: bool) -> float:
    """Paint them at the right end of the row; gives the left end of what was painted."""
    t = theme.current()
    painter.setFont(theme.font("small", strong=True))
    metrics = QFontMetricsF(painter.font())
    side = theme.px(14)
    right = row.right()
    for figure in reversed(shown):
        text = figure.words if words else figure.number
        wide = metrics.horizontalAdvance(text) + 1
        tone = getattr(t, figure.tone)
        painter.setPen(tone if figure.tone == "gold" else t.ink)
        box = QRectF(right - wide, row.top(), wide, row.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
        right -= wide + side + 3
        square = QRectF(right, row.center().y() - side / 2, side, side)
        icons.paint(painter, figure.icon, square, tone, weight=2)
        right -= theme.px(14 if words else 9)
    return right


def as_fits(shown: list[Figure], room: float, *, own: bool) -> list[Figure]:
    """Only the most important ones where there is little room; the tooltip has them all."""
    kept = list(shown)
    for icon in _OWN_FIRST_TO_GO if own else _FIRST_TO_GO:
        if room_for(kept) <= room:
            break
        kept = [figure for figure in kept if figure.icon != icon]
    return kept


def room_for(shown: list[Figure]) -> float:
    """What they may come to need, so that tableaus of the same width show the same figures."""
    grown = [f._replace(number=_LONGEST.get(f.icon, "00")) for f in shown]
    return width_of(grown, words=False)


def width_of(shown: list[Figure], *, words: bool) -> float:
    """How much room they take."""
    metrics = QFontMetricsF(theme.font("small", strong=True))
    each = theme.px(14) + 3 + theme.px(14 if words else 9) + 1
    return sum(metrics.horizontalAdvance(f.words if words else f.number) + each for f in shown)
