"""What the mats and the middle of the table tell: hazards, hangars, badges, the rogue's ladder."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF

from games.expansion_pilots.board.plain import fits_plainly
from games.expansion_pilots.plugin import GAME
from games.expansion_pilots.rules.tables import PILOTS, ROGUE_INDEX, ROGUES, TOKEN_INDEX, TOKENS
from games.expansion_pilots.rules.terms import FLEET, HAZARD
from suite.contract import Move
from suite.language import current

BEYOND = {
    "players": 3,
    "seats": [
        {
            "level": 5, "ships": ["home", "hazard tok_gravity_well_1 1", "unexplored", "home"],
            "colonies": ["p_jakks", "p_gort"], "pilots": {"ship_nexus": ["pilot_express"]},
            "tokens": ["tok_dwarf_planet_1", "tok_gravity_well_1"],
        },
        {
            "level": 3, "ships": ["home", "hazard tok_ion_labyrinth_1 2", "home"],
            "tokens": ["tok_ion_labyrinth_1", "tok_dwarf_planet_2", "tok_space_ice_1"],
        },
    ],
    "dice": ["move", "energy", "economy"],
    "face_up": ["tok_abandoned_station_1"],
}  # fmt: skip


@pytest.fixture
def set_up(sit_down: Any) -> Any:
    """Sit down at a described position."""

    def make(description: dict[str, Any], size: tuple[int, int] = (880, 640)) -> Any:
        person = sit_down(description["players"], size=size)
        person.position = GAME.scenario(description)
        person.board.hide()
        made = GAME.board()
        assert made is not None
        person.board = made(person)
        person.board.resize(*size)
        person.qtbot.addWidget(person.board)
        person.board.chosen.connect(person.play)
        person.board.toggled.connect(person.toggle)
        person.board.refused.connect(person.refusals.append)
        person.board.show()
        person.look()
        return person

    return make


def on_board(board: Any, item: Any) -> QRect:
    return QRect(item.mapTo(board, QPoint(0, 0)), item.size())


@pytest.mark.parametrize("side", [0, 1])
def test_a_ship_in_a_hazard_stands_on_its_track(set_up: Any, side: int) -> None:
    person = set_up(BEYOND)
    board, number = person.board, side * FLEET + 1
    [track] = board.mats[side].tracks
    assert person.position.where[number] == HAZARD + track.token
    assert track.name == TOKENS[track.token].name.text
    space = track.space(person.position.rank[number]).toRect()
    middle = board.ships[number].geometry().center() - on_board(board, track).topLeft()
    assert space.adjusted(-2, -2, 2, 2).contains(middle)
    assert board.rect().contains(on_board(board, track))


def test_a_freed_ship_leaves_no_track_behind(set_up: Any) -> None:
    person = set_up(BEYOND)
    person.position.where[1] = 0
    person.look()
    assert person.board.mats[0].tracks == []


def test_pilots_sit_in_the_hangar_of_their_ship(set_up: Any) -> None:
    board = set_up(BEYOND).board
    berth = board.mats[0].berths[3]
    assert berth.key == ("pilot", "pilot_express")
    assert berth.accessibleName() == "Nexus: Express"
    empty = board.mats[0].berths[0]
    assert (empty.stack, empty.accessibleName()) == ((), "Aurora")


def test_everybody_sees_badges_and_dwarf_planets_but_not_hidden_tokens(set_up: Any) -> None:
    mine, other = set_up(BEYOND).board.mats[:2]
    assert (mine.dwarfs, mine.kept_tokens) == (1, 2)
    assert (other.dwarfs, other.kept_tokens) == (1, 3)
    shown = [TOKENS[TOKEN_INDEX[t]] for t in ("tok_ion_labyrinth_1", "tok_dwarf_planet_2")]
    assert sum(other.badges) == sum(len(token.badges) for token in shown)
    best = max(range(4), key=lambda kind: mine.prizes[kind])
    assert mine.prizes[best] > 0
    assert f"would score {mine.prizes[best]} now" in mine.toolTip()


def test_the_score_card_shows_everybody(set_up: Any) -> None:
    person = set_up(BEYOND)
    card = person.board.tray.scores
    assert card.points == tuple(person.position.score)
    assert card.place(0) < card.place(10) < card.place(21) == card.place(25) < card.width()


def test_the_rogue_galaxy_shows_its_whole_ladder(set_up: Any) -> None:
    solo = {"players": 1, "rogue": {"level": 3, "energy": 4}, "dice": ["move", "energy"],
            "options": {"rogue": "xrogue_umbrax"}}  # fmt: skip
    person = set_up(solo)
    mat = person.board.mats[1]
    rogue = ROGUES[ROGUE_INDEX["xrogue_umbrax"]]
    assert mat.empire.rungs[:-1] == tuple(text.text for text in rogue.texts)
    assert (mat.empire.level, mat.energy) == (3, 4)
    assert mat.empire.shown() == [1, 2, 3, 4, 5, 6]
    small = set_up(solo, (720, 430)).board.mats[1].empire.shown()
    assert len(small) < 6
    assert small[0] == 3


def test_face_up_tokens_lie_on_the_exploration_card(set_up: Any) -> None:
    board = set_up(BEYOND).board
    [token] = board.tokens
    assert on_board(board, board.space).contains(token.geometry())
    ship = board.ships[2].geometry()
    assert on_board(board, board.space).contains(ship.center())
    assert not ship.intersects(token.geometry())


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("size", [(880, 640), (1800, 1200)])
def test_parts_of_a_mat_lie_apart_and_inside(sit_down: Any, players: int, size: Any) -> None:
    person = sit_down(players, size=size)
    person.wait_for("turn")
    for mat in person.board.mats:
        parts = [part for part in mat.items()[1:] if not part.isHidden()]
        for number, part in enumerate(parts):
            assert mat.rect().contains(part.geometry()), part.key
            for other in parts[number + 1 :]:
                assert not part.geometry().intersects(other.geometry()), (part.key, other.key)


@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_no_letters_are_squeezed_with_five_players(sit_down: Any, language: str) -> None:
    """The title of the exploration card, and every pilot's name on the cards of the row."""
    current.set_language(language)
    person = sit_down(5)
    person.wait_for("turn")
    board = person.board
    title = board.space._title()
    assert fits_plainly(board.space.title, title, bold=True)
    room = board.pilots[0].name_room()
    for pilot in PILOTS:
        name = person.text(pilot.name)
        assert fits_plainly(name, room, bold=True), name


def test_whoever_may_follow_is_called_on_the_mat(sit_down: Any) -> None:
    person = sit_down()
    person.wait_for("follow")
    called = [mat.side for mat in person.board.mats if mat.calls]
    assert called == [person.seat]
    assert person.board.mats[person.seat].calls == "may follow now"


@pytest.mark.parametrize("size", [(880, 640), (720, 540)])
def test_the_question_about_following_hides_no_planet(sit_down: Any, size: Any) -> None:
    person = sit_down(5, size=size)
    person.wait_for("follow")
    banner = person.board.banner
    assert person.board.rect().contains(banner.geometry())
    for item in (*person.board.planets, *person.board.mats, *person.board.pilots):
        assert not banner.geometry().intersects(item.geometry())
    for button in banner.buttons.values():
        assert button.width() >= button.sizeHint().width()
        assert QRectF(banner.rect()).contains(QRectF(button.geometry()))


def test_a_drawn_token_lies_on_the_card_and_is_taken_by_a_click(set_up: Any) -> None:
    drawn = {"players": 2, "dice": ["move"], "tokens": ["tok_space_ice_1"],
             "row": ["p_jakks", "p_gort", "p_helios", "p_lureena"]}  # fmt: skip
    person = set_up(drawn)
    person.play(Move("activate", ("move",)))
    person.play(Move("fly", (0, "explore")))
    [token] = person.board.tokens
    assert token.key == ("token", "tok_space_ice_1")
    assert token.lit
    assert on_board(person.board, person.board.space).contains(token.geometry())
    person.press(token)
    assert person.played[-1] == Move("take", ("tok_space_ice_1",))
    assert person.board.mats[0].kept_tokens == 1


def test_unexplored_space_takes_the_room_of_pilots_that_are_gone(set_up: Any) -> None:
    gone = BEYOND | {"pilot_row": [None] * 5, "pilot_deck_size": 0}
    board = set_up(gone).board
    assert board.pilots == []
    assert board.space.width() == board.width()


FULL = {
    "players": 5,
    "dice": ["move"],
    "seats": [
        {"mission": "Elder"},
        {
            "level": 5, "ships": ["home", "hazard Ion Labyrinth 1"],
            "tokens": ["Solar Storm", "Supernova Burst", "Wormhole", "Space Ice"],
            "colonies": ["Jakks", "Gort", "Maia", "Helios"],
        },
        {"colonies": ["Leandra", "Piedes", "Shouhua", "Lureena", "Nagato"]},
    ],
}  # fmt: skip


@pytest.mark.parametrize("size", [(884, 640), (628, 540)])
def test_colonies_and_hazards_of_five_players_can_be_told_apart(
    set_up: Any, size: tuple[int, int]
) -> None:
    """Where they have no room side by side, the left edge with the points stays free."""
    mats = set_up(FULL, size).board.mats
    for mat in mats[1:3]:
        places = [colony.geometry() for colony in mat.colonies]
        assert all(mat.rect().contains(place) for place in places)
        lefts = [place.left() for place in places]
        assert all(right - left >= 12 for left, right in pairwise(lefts))
    [track] = mats[1].tracks
    assert track.width() >= 40
    others = [mats[1].home, *mats[1].berths, *mats[1].colonies]
    assert not any(track.geometry().intersects(other.geometry()) for other in others)


def test_several_ways_with_one_thing_are_large_buttons(set_up: Any) -> None:
    """P32: all energy or all culture; with colonies the choice is among things on the table."""
    poor = {"players": 2, "dice": ["colony", "colony"], "seats": [{"energy": 2, "culture": 2}]}
    person = set_up(poor)
    person.play(Move("activate", ("colony",)))
    ways = [Move("upgrade", (2, 0)), Move("upgrade", (0, 2))]
    assert list(person.board.choices.buttons) == ways
    rich = set_up(poor | {"seats": [{"energy": 2, "culture": 2, "colonies": ["p_jakks"]}]})
    rich.play(Move("activate", ("colony",)))
    assert not rich.board.choices.buttons


def test_an_empty_shelf_says_what_will_lie_there(set_up: Any) -> None:
    base = {"players": 2, "options": {"pilots": False, "exploration": False}, "dice": ["move"]}
    mats = set_up(base).board.mats
    assert all(mat._plan.shelf.height() > 40 for mat in mats)
    settled = set_up(base | {"seats": [{"colonies": ["p_jakks"]}]}).board.mats[0]
    assert settled._plan.shelf.isEmpty()
    [colony] = settled.colonies
    assert settled._plan.colonies[0].toRect().contains(colony.geometry().center())
