"""Ships on the orbits of planets: where they stand, how large, and what a click on them means."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from games.expansion_pilots.board.orbit import Orbit
from games.expansion_pilots.rules.tables import PILOT_INDEX
from games.expansion_pilots.rules.terms import NOBODY, ORBIT, SURFACE
from suite.contract import Move
from suite.ui import animation, theme
from tests.games.expansion_pilots.board.test_mats import set_up

__all__ = ["set_up"]

ROW = ["p_jakks", "p_gort", "p_helios", "p_lureena", "p_sargus_36", "p_la_torres"]
CROWD = {
    "players": 5,
    "seats": [
        {
            "level": 3, "ships": ["orbit p_jakks 1 as ship_aurora", "land p_gort", "home"],
            "pilots": {"ship_aurora": ["pilot_cartographer"]},
        },
        *({"ships": ["orbit p_jakks 1", "land p_gort"]} for _ in range(4)),
    ],
    "dice": ["move", "energy", "economy"],
    "row": ROW,
}  # fmt: skip


@pytest.mark.parametrize("steps", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("room", [QRectF(0, 0, 125, 115), QRectF(0, 0, 88, 72)])
def test_spaces_of_an_orbit_lie_apart_and_inside(steps: int, room: QRectF) -> None:
    orbit = Orbit(room, steps)
    spaces = [orbit.space(rank) for rank in range(steps + 1)]
    assert all(room.contains(space) for space in spaces)
    for one, other in combinations(spaces, 2):
        between = one - other
        assert (between.x() ** 2 + between.y() ** 2) ** 0.5 > 1.8 * orbit.node


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("room", [(125, 115), (88, 72), (230, 220), (88, 140)])
def test_what_a_planet_produces_hides_no_space(count: int, room: tuple[int, int]) -> None:
    """P72: some planets show both resources."""
    orbit = Orbit(QRectF(0, 0, *room), 6)
    signs = orbit.sources(count)
    assert len(signs) == count
    for rank, size in ((0, 0.8), (6, 1.0)):
        space = QRectF(0, 0, 2 * size * orbit.node, 2 * size * orbit.node)
        space.moveCenter(orbit.space(rank))
        assert not any(sign.intersects(space) for sign in signs)
    assert all(sign.width() >= 12 for sign in signs)


@pytest.mark.parametrize("size", [(880, 640), (628, 554)])
def test_ships_that_share_a_place_stand_beside_each_other_at_their_planet(
    set_up: Any, size: tuple[int, int]
) -> None:
    person = set_up(CROWD, size)
    view, board = person.position, person.board
    for base in (ORBIT, SURFACE):
        there = [n for n, where in enumerate(view.where) if base <= where < base + 100]
        assert len(there) == 5
        places = [board.ships[n].geometry() for n in there]
        assert len({place.center().toTuple() for place in places}) == 5
        planet = next(p for p in board.planets if p.planet == view.where[there[0]] - base)
        for place in places:
            assert place.width() >= 20
            assert planet.geometry().contains(place.center())


def test_a_ship_shows_who_flies_it(set_up: Any) -> None:
    board = set_up(CROWD).board
    assert board.ships[0].pilot == PILOT_INDEX["pilot_cartographer"]
    assert board.ships[0].accessibleName() == "Anna: Aurora, Cartographer"
    assert board.ships[1].pilot == NOBODY


def test_pointing_at_a_piloted_ship_tells_what_its_pilot_can_do(set_up: Any) -> None:
    person = set_up(CROWD)
    ship = person.board.ships[0]
    ship.pointed.emit(ship.key, True)
    person.qtbot.waitUntil(person.board.large.isVisible, timeout=5000)
    assert "Cartographer" in person.board.large.accessibleName()


def test_a_ship_in_the_way_counts_as_the_planet_below_it(set_up: Any) -> None:
    """Anna's ship flies to Jakks although Bořek's ship covers the middle of the orbit."""
    person = set_up(CROWD | {"seats": [{}, {"ships": ["land p_jakks", "home"]}]})
    person.play(Move("activate", ("move",)))
    board = person.board
    board.click(("ship", 0))
    assert board.selected == ("ship", 0)
    chosen: list[list[Move]] = []
    board.menu = lambda key, moves: chosen.append(list(moves))
    person.press(board.ships[4])
    assert [move.args for move in chosen[0]] == [(0, "land", "p_jakks"), (0, "orbit", "p_jakks")]


def test_a_landing_is_used_by_a_click_on_its_planet(set_up: Any) -> None:
    person = set_up({"players": 2, "dice": ["move", "move"], "row": ROW[:4]})
    person.play(Move("activate", ("move",)))
    person.play(Move("fly", (0, "land", "p_jakks")))
    planet = person.board.planets[0]
    assert planet.lit
    person.press(planet)
    assert person.played[-1] == Move("perform")


def test_ships_are_seen_to_fly(set_up: Any, qapp: Any) -> None:
    person = set_up({"players": 2, "dice": ["move", "move"], "row": ROW[:4]})
    person.play(Move("activate", ("move",)))
    before = person.board.ships[0].pos()
    theme.apply(qapp, theme.Look(animation=1.0))
    person.play(Move("fly", (0, "orbit", "p_lureena")))
    assert animation.busy()
    assert (person.board.ships[0].pos() - before).manhattanLength() < 40
    animation.finish_all()
    planet = person.board.planets[3]
    assert planet.geometry().contains(person.board.ships[0].geometry().center())
