"""Turns what happened into flights: which picture goes from where to where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from games.rftg.board import goods
from games.rftg.board.card_widget import CardWidget
from games.rftg.board.flights import Flight
from games.rftg.board.signs import PLATE
from games.rftg.board.tableau import Tableau
from games.rftg.rules import cards
from suite.contract import Event, Words
from suite.ui.palette import mix
from suite.ui.shapes import rounded, star

if TYPE_CHECKING:
    from games.rftg.board.board import RaceBoard

say = Words("rftg")

_MOST_BACKS = 8
"""Of a long draw only so many card backs are seen to fly."""


def departures(
    board: RaceBoard, events: Sequence[Event], before: dict[str, QRectF]
) -> list[Flight]:
    """The flights for these events; `before` says where the viewer's hand cards were."""
    found: list[Flight] = []
    for event in events:
        make = _MAKERS.get(event.kind)
        tableau = board.tableau_of(event.seat)
        if make is not None and tableau is not None and tableau.isVisible():
            found += make(board, tableau, event, before)
    return found


def _placed(
    board: RaceBoard, tableau: Tableau, event: Event, before: dict[str, QRectF]
) -> Iterable[Flight]:
    """A card goes from the hand, or from its player's header, to its place."""
    name = str(event.data["card"])
    widget = tableau.card_place(cards.INDEX[name])
    if widget is None:
        return
    end = place_of(board, widget, widget.box())
    own = tableau.own and name in before
    start = before[name] if own else _header(board, tableau, end.width() * 0.4)
    picture = widget.portrait()
    widget.hide_for_flight(True)
    yield Flight(start, end, picture, landed=_land(widget))


def _land(widget: CardWidget) -> Callable[[], object]:
    return lambda: widget.hide_for_flight(False)


def _good(
    board: RaceBoard, tableau: Tableau, event: Event, before: dict[str, QRectF]
) -> Iterable[Flight]:
    widget = tableau.card_place(cards.INDEX[str(event.data["world"])])
    if widget is not None:
        end = place_of(board, widget, widget.good_box())
        yield Flight(_deck(board), end, goods.picture(str(event.data["kind"]), round(end.width())))


def _spent_good(
    board: RaceBoard, tableau: Tableau, event: Event, before: dict[str, QRectF]
) -> Iterable[Flight]:
    """A good leaves its world: to the card whose power takes it, or to the market."""
    widget = tableau.card_place(cards.INDEX[str(event.data["world"])])
    if widget is None:
        return
    start = place_of(board, widget, widget.good_box())
    taker = event.data.get("power")
    target = tableau.card_place(cards.INDEX[str(taker)]) if taker else None
    if target is None:
        end = _deck(board)
    else:
        end = QRectF(start)
        end.moveCenter(place_of(board, target, target.box()).center())
    yield Flight(start, end, goods.picture(str(event.data["kind"]), round(start.width())))


def _drawn(
    board: RaceBoard, tableau: Tableau, event: Event, before: dict[str, QRectF]
) -> Iterable[Flight]:
    count = event.data.get("count")
    back = card_back()
    for number in range(min(_MOST_BACKS, count if isinstance(count, int) else 0)):
        end = board.hand_place(number) if tableau.own else _header(board, tableau, 22)
        yield Flight(_deck(board), end, back)


def _chips(
    board: RaceBoard, tableau: Tableau, event: Event, before: dict[str, QRectF]
) -> Iterable[Flight]:
    vp = event.data.get("vp")
    if isinstance(vp, int):
        words = board.host.text(say.many("+{n} VP", "+{n} VP", n=vp))
        middle = QRectF(0, 0, 90, 30)
        middle.moveCenter(place_of(board, tableau, QRectF(tableau.rect())).center())
        yield Flight(middle.translated(0, 20), middle.translated(0, -20), words=words)


_Maker = Callable[["RaceBoard", Tableau, Event, dict[str, QRectF]], Iterable[Flight]]
_MAKERS: dict[str, _Maker] = {
    "placed": _placed,
    "good": _good,
    "consumed": _spent_good,
    "sold": _spent_good,
    "drawn": _drawn,
    "chips": _chips,
}


def place_of(board: QWidget, widget: QWidget, rect: QRectF) -> QRectF:
    """A rectangle of a widget in the coordinates of the board."""
    return rect.translated(QPointF(widget.mapTo(board, QPoint(0, 0))))


def _header(board: RaceBoard, tableau: Tableau, side: float) -> QRectF:
    return place_of(board, tableau, QRectF(tableau.width() - side * 3, 2, side, side * 1.2))


def _deck(board: RaceBoard) -> QRectF:
    return place_of(board, board.strip, board.strip.deck_place())


def card_back() -> QPixmap:
    """The back of a card."""
    made = QPixmap(60, 84)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(1, 1, 58, 82)
    accent = QColor("#4FC3F7")
    painter.setPen(QPen(mix(accent, PLATE, 0.3), 2))
    painter.setBrush(mix(PLATE, accent, 0.16))
    painter.drawPath(rounded(box, 6))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(PLATE, accent, 0.6))
    painter.drawPath(star(box.center(), 18, 4, 0.32))
    painter.end()
    return made
