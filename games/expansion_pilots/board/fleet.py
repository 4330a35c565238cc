"""The ships of everybody: which there are, and where each of them stands on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board.layout import cluster
from games.expansion_pilots.board.ship_item import ShipItem
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.tables import PILOTS, PLANETS, SHIP_NAMES, say
from games.expansion_pilots.rules.terms import (
    FLEET,
    HAZARD,
    HOME,
    LOCKED,
    NORMAL,
    SURFACE,
    UNEXPLORED,
    planet_at,
)
from suite.ui import animation
from suite.ui.offers import Key

if TYPE_CHECKING:
    from games.expansion_pilots.board.board import GalaxiesBoard

_LEAST = 20
_GLIDE_MS = 420


class Fleet:
    """The ships on one board, by their numbers."""

    def __init__(self, board: GalaxiesBoard) -> None:
        self._board = board
        self.ships: dict[int, ShipItem] = {}

    def present(self, view: Galaxies, colour: Callable[[int], int]) -> None:
        """Ships that were unlocked come; all show who flies them."""
        for number, where in enumerate(view.where):
            if where != LOCKED and number not in self.ships:
                ship = ShipItem(number, colour(number // FLEET), self._board)
                self._board.listen(ship)
                self.ships[number] = ship
        for number, ship in self.ships.items():
            ship.show_crew(view.kind[number], view.flown[number], self._name(view, number))

    def _name(self, view: Galaxies, number: int) -> str:
        text, kind, pilot = self._board.host.text, view.kind[number], view.flown[number]
        ship = say.term("ship", "Ship") if kind == NORMAL else SHIP_NAMES[kind]
        owner = self._board.name_of(number // FLEET)
        crew = "" if pilot < 0 else f", {text(PILOTS[pilot].name)}"
        return f"{owner}: {text(ship)}{crew}"

    def arrange(self, view: Galaxies, *, glide: bool) -> None:
        """Put every ship in its place; with `glide`, those that moved are seen to move."""
        for number, ship in self.ships.items():
            place = self._place(view, number)
            ship.setVisible(place is not None)
            if place is not None:
                self._put(ship, place, glide)

    def _put(self, ship: ShipItem, place: QRectF, glide: bool) -> None:
        side = max(_LEAST, round(place.width()))
        corner = (place.center() - QPointF(side / 2, side / 2)).toPoint()
        animation.stop(ship)
        ship.resize(side, side)
        if glide and ship.pos() != corner and not ship.pos().isNull():
            animation.move(ship, QPointF(corner), _GLIDE_MS)
        else:
            ship.move(corner)
        ship.raise_()

    def stands_on(self, view: Galaxies, number: int) -> Key | None:
        """The thing below a ship, if that can be clicked as well."""
        where = view.where[number]
        if where == HOME:
            return "home", number // FLEET
        if where == UNEXPLORED:
            return "space", 0
        planet = planet_at(where)
        return ("planet", PLANETS[planet].id) if planet >= 0 else None

    def _place(self, view: Galaxies, number: int) -> QRectF | None:
        """Where a ship stands, in the coordinates of the board."""
        side, where, board = number // FLEET, view.where[number], self._board
        if where == LOCKED:
            return None
        if where == HOME:
            home = board.mats[side].home
            return self._here(home, home.slot(number % FLEET))
        if where >= HAZARD:
            track = board.mats[side].track_of(number)
            return self._here(track, track.slot(view.rank[number])) if track else None
        same = _companions(view, number)
        if where == UNEXPLORED:
            return self._here(board.space, board.space.slot(same.index(number), len(same)))
        planet = next((item for item in board.planets if item.planet == planet_at(where)), None)
        if planet is None:
            return None
        orbit = planet.orbit()
        landed = SURFACE <= where < SURFACE + len(PLANETS)
        middle = orbit.middle if landed else orbit.space(view.rank[number])
        large = planet.landed_side() if landed else planet.ship_side()
        spot = cluster(middle, large, same.index(number), len(same))
        return self._here(planet, spot)

    def _here(self, item: QWidget, place: QRectF) -> QRectF:
        return place.translated(QPointF(item.mapTo(self._board, QPoint(0, 0))))


def _companions(view: Galaxies, number: int) -> list[int]:
    """The ships in the same place, this one among them."""
    here = view.where[number], view.rank[number]
    return [n for n, where in enumerate(view.where) if (where, view.rank[n]) == here]
