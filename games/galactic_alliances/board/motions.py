"""What just happened is seen: cubes and cruisers fly to their places, gains fly to their owners."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.amounts import amounts_width
from games.galactic_alliances.board.hand import IDEOLOGY_TINTS
from games.galactic_alliances.board.planet_item import paint_chip
from games.galactic_alliances.rules.content import FACTION_INDEX, FACTIONS, IDEOLOGIES
from games.galactic_alliances.rules.resources import RESOURCES, Amounts
from suite.contract import Event
from suite.ui import animation, art, theme
from suite.ui.offers import Key
from suite.ui.tokens import paint_token

if TYPE_CHECKING:
    from games.galactic_alliances.board.board import AlliancesBoard

_PIECE, _CARD = 30, 64
_FLIGHT, _NEXT = 560, 240
"""How long a flight takes, and how soon the next thing sets off."""


def _named(kind: str, data: str) -> Callable[[Event], Key]:
    return lambda event: (kind, str(event.data[data]))


_PLACES: dict[str, Callable[[Event], Key]] = {
    "colonize": _named("planet", "planet"),
    "develop": _named("planet", "planet"),
    "seize": _named("planet", "planet"),
    "trade": _named("trade", "card"),
    "manufacture": lambda _: ("action", "manufacture"),
    "study": lambda _: ("action", "study"),
    "mine": lambda _: ("action", "mine"),
    "explore": lambda _: ("anomaly", ""),
    "nominate": _named("council", "space"),
    "research": _named("technology", "technology"),
}
"""Where the piece of an action goes."""
_CARDS = ("main", "ideology", "boost", "adapt")


def animate(board: AlliancesBoard, events: Sequence[Event]) -> None:
    """Let all that happened fly over the board, one thing after the other."""
    if theme.look().animation <= 0:
        return
    delay = 0
    for event in events:
        side = event.data.get("side")
        if isinstance(side, int) and _fly(board, event, board.mat(side), delay):
            delay += _NEXT
        elif event.kind == "cubes_moved":
            _move_cubes(board, event, delay)
            delay += _NEXT


def _fly(board: AlliancesBoard, event: Event, mat: QWidget, delay: int) -> bool:
    home = _middle(board, mat, _PIECE)
    find = _PLACES.get(event.kind)
    place = (board.item(find(event)) if find else None) or mat
    there = _middle(board, place, _PIECE)
    flew = False
    if place is not mat:
        kind = "cruiser" if event.kind == "seize" else "cube"
        colour = board.colour(int(str(event.data["side"])))
        piece = _piece(board, kind, colour)
        animation.fly(board, piece, home, there, _FLIGHT, delay=delay)
        delay, flew = delay + _FLIGHT, True
    if event.kind in _CARDS:
        _fly_card(board, str(event.data["card"]), mat, delay)
        flew = True
    gain = event.data.get("gain")
    if isinstance(gain, Mapping) and gain:
        _fly_gain(board, _amounts(gain), there, home, delay)
        flew = True
    return flew


def _amounts(gain: Mapping[str, int]) -> Amounts:
    return tuple((RESOURCES.index(name), n) for name, n in gain.items())


def _fly_gain(board: AlliancesBoard, gain: Amounts, start: QRectF, end: QRectF, delay: int) -> None:
    """A chip with what was gained, to its owner's mat; what was found there rises."""
    high = theme.px(26)
    size = QSize(round(amounts_width(gain, theme.px(15))) + 14, high)
    chip = _picture(board, size, lambda painter, box: paint_chip(painter, box, gain, True))
    places = []
    for around in (start, end):
        box = QRectF(0, 0, size.width(), high)
        box.moveCenter(around.center())
        places.append(box)
    first, last = places
    if first == last:
        first.translate(0, theme.px(46))
    animation.fly(board, chip, first, last, _FLIGHT + 200, delay=delay)


def _fly_card(board: AlliancesBoard, card: str, mat: QWidget, delay: int) -> None:
    """The emblem of a faction card comes from the hand, or from its owner's side."""
    faction = FACTIONS[FACTION_INDEX[card]]
    tint = IDEOLOGY_TINTS[IDEOLOGIES[faction.ideology]].name()
    picture = _picture(
        board,
        QSize(_CARD, _CARD),
        lambda painter, box: art.paint_emblem(painter, box, faction.id, "faction", tint),
    )
    end = _middle(board, mat, _CARD)
    start = QRectF(end)
    start.moveBottom(float(board.height()))
    animation.fly(board, picture, start, end, _FLIGHT, delay=delay)


def _move_cubes(board: AlliancesBoard, event: Event, delay: int) -> None:
    """In the galactic phase cubes go up to the trade card (G56)."""
    column, cubes = event.data["column"], event.data["cubes"]
    assert isinstance(column, int)
    assert isinstance(cubes, list)
    start = _middle(board, board.columns[column], _PIECE)
    end = _middle(board, board.trades[column], _PIECE)
    for side, count in enumerate(cubes):
        if count:
            piece = _piece(board, "cube", board.colour(side))
            animation.fly(board, piece, start, end, _FLIGHT, delay=delay)


def _piece(board: QWidget, kind: str, colour: int) -> QPixmap:
    size = QSize(_PIECE, _PIECE)
    return _picture(board, size, lambda painter, box: paint_token(painter, box, kind, colour))


def _middle(board: QWidget, item: QWidget, side: int) -> QRectF:
    """A square in the middle of a thing, where the board sees it."""
    box = QRectF(0, 0, side, side)
    box.moveCenter(QRectF(QRectF(item.rect()).translated(item.mapTo(board, QPoint(0, 0)))).center())
    return box


def _picture(board: QWidget, size: QSize, paint: Callable[[QPainter, QRectF], object]) -> QPixmap:
    ratio = board.devicePixelRatioF()
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(0, 0, size.width(), size.height()).adjusted(1, 1, -1, -1))
    painter.end()
    return made
