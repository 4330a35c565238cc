"""Where everything lies on the board: galaxy above, action board in the middle, alliances, hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from games.galactic_alliances.board.galaxy_row import SystemCard
from games.galactic_alliances.rules.galaxy import GONE, PLACES, token_name
from games.galactic_alliances.rules.position import AlliancesPosition
from suite.ui import theme
from suite.ui.item import Item

if TYPE_CHECKING:
    from games.galactic_alliances.board.board import AlliancesBoard

_GAP = 6
_SPLIT = 0.59
"""The share of the width that the market and one's own alliance take."""


def arrange(board: AlliancesBoard) -> None:
    view = board.view
    if view is None:
        return
    wide, high = board.width(), board.height()
    strip = theme.px(27)
    # Before the galaxy is laid out, its room serves the cards that are chosen.
    laid = view.face_up > 0
    hand = min(theme.px(260), round(high * (0.185 if laid else 0.42))) if board.hand else 0
    rest = high - hand - strip - 3 * _GAP
    # In a large window the galaxy grows most: planets gain from room, words do not.
    market_high = min(round(rest * (0.32 if laid else 0.4)), theme.px(230))
    mats_high = min(round(rest * (0.345 if laid else 0.46)), theme.px(260))
    galaxy = QRect(0, strip + _GAP, wide, rest - market_high - mats_high)
    market = QRect(0, galaxy.bottom() + _GAP, wide, market_high)
    mats = QRect(0, market.bottom() + _GAP, wide, mats_high)
    board.strip.setGeometry(0, 0, wide, strip)
    _place_galaxy(board, view, galaxy)
    _place_market(board, market)
    _place_mats(board, mats)
    _place_hand(board, QRect(0, high - hand, wide, hand))
    if board.choices.isVisible():
        size = board.choices.sizeHint()
        left, top = (wide - size.width()) // 2, max(8, (high - size.height()) // 2)
        board.choices.setGeometry(left, top, size.width(), size.height())
        board.choices.raise_()


def _place_galaxy(board: AlliancesBoard, view: AlliancesPosition, room: QRect) -> None:
    count = len(board.systems)
    step = (room.width() + _GAP) // count
    for number, card in enumerate(board.systems):
        card.setGeometry(room.left() + number * step, room.top(), step - _GAP, room.height())
        if number < view.face_up:
            _place_system(board, view, number, card)
    glide = board.fleet_at not in (-1, view.fleet)
    board.fleet.setVisible(view.face_up > 0)
    if view.face_up:
        board.fleet.stand_on(board.systems[view.fleet], glide)
        board.fleet_at = view.fleet


def _place_system(
    board: AlliancesBoard, view: AlliancesPosition, number: int, card: SystemCard
) -> None:
    """Planets in two rows; exploration tokens in a gap, or in a lower row of their own."""
    places = [number * PLACES + n for n in range(PLACES)]
    tokens = [token_name(view, n) for n in places if view.tokens[n] != GONE]
    planets = view.on_card[number]
    gaps = len(planets) % 2
    room = card.room().toRect().translated(card.pos())
    foot = round(room.height() * 0.24) if len(tokens) > gaps else 0
    wide, high = room.width() // 2, (room.height() - foot) // 2
    things: list[Item] = [board.planets[planet] for planet in planets]
    things += [board.tokens[name] for name in tokens]
    for place, item in enumerate(things):
        row, column = divmod(place, 2)
        item.setGeometry(room.left() + column * wide, room.top() + row * high, wide,
                         high if row < 2 else foot)  # fmt: skip
        item.raise_()


def _place_market(board: AlliancesBoard, room: QRect) -> None:
    """Trade cards above their columns at the left, council and prestige at the right."""
    split = round(room.width() * _SPLIT)
    step = split // len(board.trades)
    trade = room.height() - max(theme.px(42), round(room.height() * 0.34))
    for column, (card, action) in enumerate(zip(board.trades, board.columns, strict=True)):
        left = room.left() + column * step
        card.setGeometry(left, room.top(), step - 1, trade)
        action.setGeometry(left, room.top() + trade, step - 1, room.height() - trade)
    left = room.left() + split + _GAP
    _place_council(board, QRect(left, room.top(), room.right() - left, room.height()))


def _place_council(board: AlliancesBoard, room: QRect) -> None:
    """Council and Anomaly side by side, what a war pays, and the prestige track."""
    anomaly, line, seat_high = round(room.width() * 0.3), theme.px(19), theme.px(40)
    wide = room.width() - anomaly - _GAP
    board.council_head.setGeometry(room.left(), room.top(), wide, line)
    chairs = [chair for chair in board.council if not chair.isHidden()]
    seat = min(theme.px(56), wide // max(1, len(chairs)))
    for number, chair in enumerate(chairs):
        chair.setGeometry(room.left() + number * seat, room.top() + line, seat - 1, seat_high)
    board.anomaly.setGeometry(room.right() - anomaly, room.top(), anomaly, line + seat_high)
    top = room.top() + line + seat_high
    board.war.setGeometry(room.left(), top, room.width(), line)
    top += line + 1
    board.prestige.setGeometry(room.left(), top, room.width(), room.bottom() - top)


def _place_mats(board: AlliancesBoard, room: QRect) -> None:
    own = next((mat for mat in board.mats if mat.roomy), None)
    others = [mat for mat in board.mats if mat is not own]
    wide = round(room.width() * (_SPLIT if others else 1.0))
    if own is not None:
        own.setGeometry(room.left(), room.top(), wide - _GAP, room.height())
        own.arrange()
    down = min(room.height() // max(1, len(others)), theme.px(96))
    for number, mat in enumerate(others):
        mat.setGeometry(room.left() + wide, room.top() + number * down,
                        room.width() - wide, down - 2)  # fmt: skip
        mat.arrange()


def _place_hand(board: AlliancesBoard, room: QRect) -> None:
    if not board.hand:
        return
    share = (room.width() - _GAP * len(board.hand)) // len(board.hand)
    wide = min(max(theme.px(126), room.height()), share)
    for number, item in enumerate(board.hand):
        left = room.left() + number * (wide + _GAP)
        item.setGeometry(left, room.top(), wide, room.height())
        item.raise_()
