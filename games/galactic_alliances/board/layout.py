"""Where everything lies on the board.

The galaxy runs along the top and the hand along the bottom. Between them the action board and one's
own alliance stand at the left, the council with war and prestige and the other alliances at the
right.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from games.galactic_alliances.board.hand import name_uses
from games.galactic_alliances.board.planet_item import globe_side
from games.galactic_alliances.rules.galaxy import GONE, PLACES, token_name
from games.galactic_alliances.rules.position import AlliancesPosition
from suite.ui import theme
from suite.ui.item import Item

if TYPE_CHECKING:
    from games.galactic_alliances.board.board import AlliancesBoard

_GAP = 6
_SPLIT = 0.59
"""The share of the width that the action board and one's own alliance take."""
_COLUMN = 4
"""How much larger planets must be to be worth one more column."""
_BACK = 0.3
"""How wide the back of a system card is, measured by a face."""


def arrange(board: AlliancesBoard) -> None:
    view = board.view
    if view is None:
        return
    wide, high = board.width(), board.height()
    strip = theme.px(26)
    # Before the galaxy is laid out, its room serves the cards that are chosen.
    laid = view.face_up > 0
    hand = min(theme.px(300), round(high * (0.2 if laid else 0.46))) if board.hand else 0
    rest = high - strip - hand - (3 if hand else 2) * _GAP
    # In a large window the galaxy grows most: planets gain from room, words do not.
    middle = min(round(rest * (0.645 if laid else 0.9)), theme.px(430))
    galaxy = QRect(0, strip + _GAP, wide, rest - middle)
    below = QRect(0, galaxy.bottom() + 1 + _GAP, wide, middle)
    board.strip.setGeometry(0, 0, wide, strip)
    _place_galaxy(board, view, galaxy)
    _place_middle(board, below)
    _place_hand(board, QRect(0, high - hand, wide, hand))
    if board.choices.isVisible():
        size = board.choices.sizeHint()
        left, top = (wide - size.width()) // 2, max(8, (high - size.height()) // 2)
        board.choices.setGeometry(left, top, size.width(), size.height())
        board.choices.raise_()


def _place_galaxy(board: AlliancesBoard, view: AlliancesPosition, room: QRect) -> None:
    """Faces are wide and backs narrow, so that planets are large while few systems are known."""
    shares = [1.0 if n < view.face_up else _BACK for n in range(len(board.systems))]
    unit = (room.width() + _GAP) / sum(shares)
    left = float(room.left())
    for number, (card, share) in enumerate(zip(board.systems, shares, strict=True)):
        card.setGeometry(round(left), room.top(), round(unit * share) - _GAP, room.height())
        left += unit * share
        if number < view.face_up:
            _place_system(board, view, number)
    glide = board.fleet_at not in (-1, view.fleet)
    board.fleet.setVisible(view.face_up > 0)
    if view.face_up:
        board.fleet.stand_on(board.systems[view.fleet], glide)
        board.fleet_at = view.fleet


def _place_system(board: AlliancesBoard, view: AlliancesPosition, number: int) -> None:
    """Planets as large as they can be; tokens in the cells left over, or in a row below."""
    card = board.systems[number]
    room = card.room().toRect().translated(card.pos())
    places = [number * PLACES + n for n in range(PLACES)]
    tokens = [board.tokens[token_name(view, n)] for n in places if view.tokens[n] != GONE]
    planets = [board.planets[planet] for planet in view.on_card[number]]
    # Of two arrangements that are about equal, the one with fewer columns is easier to read.
    chips = max(planet.chip_width() for planet in planets)
    worth = {n: _globe(room, len(planets), len(tokens), n) * min(1.0, room.width() / n / chips)
             - _COLUMN * n for n in range(2, len(planets) + 1)}  # fmt: skip
    columns = max(worth, key=lambda n: worth[n])
    rows, foot = _rows(room, len(planets), len(tokens), columns)
    high = (room.height() - foot) // rows
    things: list[Item] = [*planets, *(tokens if not foot else ())]
    for place, item in enumerate(things):
        down, across = divmod(place, columns)
        left, right = (room.width() * n // columns for n in (across, across + 1))
        item.setGeometry(room.left() + left, room.top() + down * high, right - left, high)
        item.raise_()
    for place, token in enumerate(tokens if foot else ()):
        step = room.width() // len(tokens)
        token.setGeometry(room.left() + place * step, room.bottom() + 1 - foot, step, foot)
        token.raise_()


def _rows(room: QRect, planets: int, tokens: int, columns: int) -> tuple[int, int]:
    """How many rows so many columns make, and how high the row of tokens below them is."""
    rows = ceil(planets / columns)
    return rows, 0 if rows * columns >= planets + tokens else max(24, round(room.height() * 0.21))


def _globe(room: QRect, planets: int, tokens: int, columns: int) -> float:
    rows, foot = _rows(room, planets, tokens, columns)
    return globe_side(room.width() / columns, (room.height() - foot) / rows)


def _place_middle(board: AlliancesBoard, room: QRect) -> None:
    left = round(room.width() * _SPLIT)
    market = min(round(room.height() * 0.47), theme.px(200))
    _place_market(board, QRect(room.left(), room.top(), left - _GAP, market))
    own = next((mat for mat in board.mats if mat.own), None)
    others = [mat for mat in board.mats if mat is not own]
    if own is not None:
        top = room.top() + market + _GAP
        own.setGeometry(room.left(), top, left - _GAP, room.bottom() + 1 - top)
    column = QRect(room.left() + left, room.top(), room.width() - left, room.height())
    least = min(theme.px(120), round(column.height() * 0.45))
    each = min((column.height() - least) // max(1, len(others)), theme.px(112))
    council = column.height() - each * len(others) - (_GAP if others else 0)
    _place_council(board, QRect(column.left(), column.top(), column.width(), council))
    for number, mat in enumerate(others):
        top = column.bottom() + 1 - each * (len(others) - number)
        mat.setGeometry(column.left(), top, column.width(), each - (number < len(others) - 1) * 3)


def _place_market(board: AlliancesBoard, room: QRect) -> None:
    """The trade cards above their columns of the action board."""
    step = (room.width() + 3) // len(board.trades)
    trade = round(room.height() * 0.67)
    for column, (card, action) in enumerate(zip(board.trades, board.columns, strict=True)):
        left = room.left() + column * step
        card.setGeometry(left, room.top(), step - 3, trade)
        action.setGeometry(left, room.top() + trade, step - 3, room.height() - trade)


def _place_council(board: AlliancesBoard, room: QRect) -> None:
    """Council and Anomaly side by side, what a war pays, and the prestige track, on one ground."""
    board.council_ground.setGeometry(room)
    room = room.adjusted(6, 4, -6, -4)
    line, seat = round(room.height() * 0.165), round(room.height() * 0.29)
    anomaly = round(room.width() * 0.32)
    wide = room.width() - anomaly - _GAP
    board.council_head.setGeometry(room.left(), room.top(), wide, line)
    chairs = [chair for chair in board.council if not chair.isHidden()]
    step = wide // max(1, len(chairs))
    for number, chair in enumerate(chairs):
        chair.setGeometry(room.left() + number * step, room.top() + line, step - 1, seat)
    board.anomaly.setGeometry(room.right() + 1 - anomaly, room.top(), anomaly, line + seat)
    top = room.top() + line + seat + 2
    board.war.setGeometry(room.left(), top, room.width(), line + 2)
    top += line + 4
    board.prestige.setGeometry(room.left(), top, room.width(), room.bottom() + 1 - top)


def _place_hand(board: AlliancesBoard, room: QRect) -> None:
    if not board.hand:
        return
    step = (room.width() + _GAP) / len(board.hand)
    wide = min(round(step) - _GAP, round(max(theme.px(340), room.height() * 1.3)))
    for number, item in enumerate(board.hand):
        left = room.left() + round(number * min(step, wide + _GAP))
        item.setGeometry(left, room.top(), wide, room.height())
        item.raise_()
    name_uses(board.hand)
