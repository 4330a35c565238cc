"""The board speaks three languages, switches in the middle of a match, and cuts nothing off."""

from __future__ import annotations

import pytest

from games.rftg.rules import cards
from suite.contract import LANGUAGES
from suite.language import current
from suite.ui import text_fit
from suite.ui.buttons import Button

SIZES = ((884, 640), (628, 540))
"""What is left for the board in windows of 1280 x 800 and 1024 x 700."""
LONG = ["alien_robot_scout_ship", "bio_hazard_mining_world", "lost_alien_battle_fleet",
        "alien_rosetta_stone_world", "star_nomad_lair", "galactic_survey_seti",
        "alien_tech_institute", "the_last_of_the_uplift_gnarssh", "black_market_trading_world",
        "lost_species_ark_world", "blaster_gem_mines", "research_labs"]  # fmt: skip
"""The cards with the longest names, and one with three powers: a full tableau."""


def worlds_of(names):
    return [name for name in names if cards.GOOD[cards.INDEX[name]] >= 0]


def players(count, *, mine):
    """One player with the longest names, the others with all other cards; all tableaus full."""
    rest = [name for name in cards.IDS if name not in mine]
    seats = [{"tableau": mine, "goods": worlds_of(mine), "actions": ["settle"], "chips": 3}]
    for seat in range(1, count):
        tableau = rest[(seat - 1) * 12 : seat * 12]
        seats.append({"tableau": tableau, "goods": worlds_of(tableau), "chips": 3})
    seats[0]["hand"] = rest[-10:]
    return seats


@pytest.fixture
def unfit(monkeypatch):
    """The texts that were painted although they did not fit their room."""
    found = []
    plain = text_fit.fitted

    def watched(text, width, height, largest, *, bold=False):
        made = plain(text, width, height, largest, bold=bold)
        if not made.fits:
            found.append((text, width, height))
        return made

    monkeypatch.setattr(text_fit, "fitted", watched)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, (1600, 1000), (2900, 1800)])
@pytest.mark.parametrize("count", [2, 4])
def test_full_tableaus_with_the_longest_names_fit(sit_down, unfit, language, size, count):
    current.set_language(language)
    player = sit_down(phase="choose", players=players(count, mine=LONG), size=size)
    player.page.grab()
    assert unfit == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "count"), [(SIZES[0], 5), (SIZES[0], 8), (SIZES[0], 12), (SIZES[1], 5), (SIZES[1], 7)]
)
def test_every_card_fits_in_another_players_tableau(sit_down, unfit, language, size, count):
    current.set_language(language)
    for first in range(0, cards.COUNT, 3 * count):
        seats = [{}]
        for start in range(first, first + 3 * count, count):
            names = list(cards.IDS[start : start + count])
            seats.append({"tableau": names, "goods": worlds_of(names)})
        player = sit_down(phase="choose", players=seats, size=size)
        player.page.grab()
        player.page.hide()
    assert unfit == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "count"), [(SIZES[0], 10), (SIZES[0], 18), (SIZES[1], 10)])
def test_every_hand_fits(sit_down, unfit, language, size, count):
    current.set_language(language)
    for first in range(0, cards.COUNT, count):
        hand = list(cards.IDS[first : first + count])
        player = sit_down(phase="choose", me={"hand": hand}, other={}, size=size)
        player.page.grab()
        player.page.hide()
    assert unfit == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_spotlight_and_its_tiles_fit(sit_down, unfit, language, size):
    current.set_language(language)
    me = {"tableau": ["contact_specialist", "colony_ship", "new_military_tactics", "drop_ships"],
          "hand": ["rebel_miners"], "spare": 4}  # fmt: skip
    player = sit_down(phase="settle", me=me, other={}, size=size)
    player.click(player.card("rebel_miners"))
    assert len(player.board.spotlight.tiles) == 4
    player.page.grab()
    drawn = {"actions": ["explore_5"], "next_cards": LONG[:7], "spare": 8}
    player = sit_down(phase="explore", me=drawn, other={}, size=size)
    player.page.grab()
    assert unfit == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_large(sit_down, language):
    current.set_language(language)
    player = sit_down(phase="choose", me={}, other={}, size=SIZES[1])
    large = player.board.large
    for name in cards.NAMES:
        player.board.show_large(name)
        assert player.board.rect().contains(large.geometry()), name.text


def test_the_buttons_of_the_plan_stay_inside_the_header_in_the_smallest_window(sit_down):
    me = {"tableau": ["earths_lost_colony", "tourist_world", "gem_world"],
          "goods": ["gem_world", "earths_lost_colony"]}  # fmt: skip
    for language in LANGUAGES:
        current.set_language(language)
        player = sit_down(phase="consume", me=me, other={}, size=SIZES[1])
        for button in player.board.aims.buttons:
            assert isinstance(button, Button)
            assert button.width() >= button.sizeHint().width()
            assert button.x() > 120
        player.page.hide()


def test_the_language_changes_in_the_middle_of_a_decision(sit_down):
    me = {"tableau": ["old_earth"], "hand": ["gem_world", "drop_ships"], "spare": 2}
    player = sit_down(phase="settle", me=me, other={})
    board = player.board
    player.card("gem_world").looked.emit()
    current.set_language("cs")
    assert player.card("gem_world").accessibleName() == "Planeta drahokamů"
    assert player.card("old_earth", "own").face.name == "Stará Země"
    assert board.hand.caption == "V\xa0ruce: 4\xa0karty"
    assert player.action("settle").title == "Osídlování"
    assert board.large.lines[0].text == "Planeta drahokamů"
    current.set_language("pl")
    assert player.card("gem_world").accessibleName() == "Świat Kryształów"
    assert board.hand.caption == "Na ręce: 4\xa0karty"
    assert player.glowing() == {"gem_world", *(w.item for w in board.hand.widgets if w.lit)}
    player.click(player.card("gem_world"))
    assert player.moves == ["settle gem_world"]


def test_tiles_and_picked_cards_follow_the_language_too(sit_down):
    me = {"tableau": ["contact_specialist", "colony_ship"], "hand": ["rebel_miners"], "spare": 4}
    player = sit_down(phase="settle", me=me, other={})
    player.click(player.card("rebel_miners"))
    current.set_language("cs")
    texts = [tile.text for tile in player.board.spotlight.tiles]
    assert texts[0] == "Zaplatit 1\xa0kartu s\xa0Vyjednavačem"
    player.click(player.tile("by contact"))
    picked = player.picked()
    assert len(picked) == 1
    current.set_language("pl")
    assert {w.item for w in player.board.hand.widgets if w.picked} == picked
