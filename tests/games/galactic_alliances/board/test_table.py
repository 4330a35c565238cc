"""What lies on the table is seen: phases, spaces, council, Anomaly, war, fleet, prices."""

from __future__ import annotations

import pytest

from games.galactic_alliances.rules.resources import CREDITS, PRESTIGE
from suite.contract import Move
from suite.language import current
from suite.ui import text_fit

FOUR = [{"main": [name]} for name in ("auralites", "weasels", "humans", "locusts")]


def test_the_strip_tells_round_phase_and_who_is_next(sit_at):
    person = sit_at(players=4, round=3, order=[2, 0, 3, 1], sides=FOUR)
    strip = person.board.strip
    assert strip.round == "Round 3 of 5"
    assert strip.phases[strip.now] == "Action phase"
    assert [name for _, name, _ in strip.order] == ["Cecylie", "Anna", "Dobromił", "Bořek"]
    assert [deciding for _, _, deciding in strip.order] == [True, False, False, False]


def test_in_the_war_phase_the_strip_says_so(sit_at):
    sides = [{"main": ["auralites"], "cruiser": 3}, {"main": ["weasels"], "cruiser": 1}]
    person = sit_at(players=2, round=2, phase="war", sides=sides)
    strip = person.board.strip
    assert strip.phases[strip.now] == "War phase"


@pytest.mark.parametrize(("players", "spaces"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_trade_cards_show_their_spaces_and_cubes(sit_at, players, spaces):
    person = sit_at(players=players, trade=["T1", "T2", "T3"], trade_cubes={"T2": [2]},
                    sides=FOUR[:players])  # fmt: skip
    card = person.board.trades[1]
    assert (card.spaces, card.cubes) == (spaces, [0, 0])


def test_after_a_golden_age_there_are_no_spaces(sit_at):
    person = sit_at(players=2, trade=["T1", "T2", "T3"], flipped=["T1"], sides=FOUR[:2])
    first, second = person.board.trades[:2]
    assert (first.spaces, first.golden) == (0, "Golden Age")
    assert (second.spaces, second.golden) == (3, "")


def test_cubes_of_mining_and_of_the_anomaly_lie_apart(sit_at):
    person = sit_at(players=2, board_cubes={"mine": [1, 1]}, anomaly_cubes=[0, 2], sides=FOUR[:2])
    assert person.board.columns[2].cubes == [0, 1]
    assert person.board.anomaly.cubes == [1, 1]
    assert person.board.anomaly.title == "Anomaly"


def test_cubes_lie_beside_what_an_action_gives(sit_at):
    person = sit_at(players=2, board_cubes={"study": [2, 1], "mine": [1]}, trade_cubes={"T1": [1]},
                    sides=FOUR[:2])  # fmt: skip
    assert [column._aside(10) for column in person.board.columns] == [0, 20, 10]
    assert {trade._aside(10) for trade in person.board.trades} == {0}


def test_a_price_never_hides_the_cube_on_a_planet(sit_at):
    sides = [{"main": ["weasels"], "credits": 9, "planets": {"S1a": "colonized"}}]
    person = sit_at(players=2, systems=["S1"], sides=sides)
    mine = next(item for item in person.board.planets.values() if item.owner is not None)
    assert mine.fee
    assert abs(mine.globe().center().x() - mine.body().center().x()) < 1


def test_the_council_is_named_and_tells_its_price(sit_at):
    person = sit_at(players=4, council={"C2": 3}, sides=FOUR)
    board = person.board
    assert board.council_head.title == "Galactic Council"
    assert board.council_head.pay == ((2, 3),)
    assert [chair.owner for chair in board.council] == [None, 3, None, None, None]


@pytest.mark.parametrize(("players", "ranks"), [(2, 1), (3, 2), (4, 3)])
def test_war_rewards_by_the_number_of_players(sit_at, players, ranks):
    sides = [{**side, "cruiser": n} for n, side in enumerate(FOUR[:players])]
    person = sit_at(players=players, sides=sides)
    places = person.board.war.places
    assert len(places) == ranks
    assert places[0] == (1, ((CREDITS, 2), (PRESTIGE, 1)), [players - 1])


def test_planets_tell_their_price_before_the_click(sit_at):
    sides = [{"main": ["auralites"], "credits": 12, "planets": {"S1a": "colonized"}}]
    person = sit_at(players=2, systems=["S1", "S2"], sides=sides)
    shown = {item.key: item.fee for item in person.board.planets.values()}
    for key, fee in shown.items():
        verbs = {move.verb for move in person.board.offers.moves(key)}
        assert (fee is not None) == bool(verbs & {"colonize", "develop"})
    assert shown["planet", "S1a"] == ((CREDITS, 7),)
    assert ((CREDITS, 1),) in shown.values()


def test_the_fleet_stands_on_its_card(sit_at):
    person = sit_at(players=2, round=3, sides=FOUR[:2])
    board = person.board
    assert board.systems[2].geometry().contains(board.fleet.geometry())
    assert [card.fleet for card in board.systems] == [False, False, True, False, False]


def test_pointing_tells_what_a_click_would_do_or_why_not(sit_at):
    person = sit_at(players=2, trade=["T1", "T2", "T3"],
                    sides=[{"main": ["auralites"], "influence": 1}])  # fmt: skip
    board = person.board
    words = [line.text for line in board._described(("trade", "T1")).lines]
    assert board.words(Move("trade", ("T1", 1))) in words
    seat = board._described(("council", "C1"))
    assert seat.lines[-1].text == "Nominating needs at least 1 developed planet."
    assert any("Anomaly" in line.text for line in board._described(("token", "S1x1")).lines)


def test_another_alliance_is_told_with_its_technologies(sit_at):
    sides = [{"main": ["auralites"]},
             {"main": ["weasels"], "technologies": ["warp_drive", "laser_weapons"]}]  # fmt: skip
    person = sit_at(players=2, sides=sides)
    mat = person.board.mats[1]
    assert mat.techs.bit_count() == 2
    words = " ".join(line.text for line in person.board._described(("side", 1)).lines)
    for name in ("Weasels", "Warp Drive", "Laser Weapons"):
        assert name in words


def test_alone_the_artificial_opponent_has_its_place(sit_at):
    person = sit_at(players=1, opponent={"cruiser": 4}, sides=[{"main": ["auralites"]}])
    rival = person.board.mats[1]
    assert [count for _, count, _ in rival._wealth()] == [4, 4]
    assert "2 faction cards" in rival.note
    assert rival.hand == len(person.position.deck)


@pytest.mark.parametrize("size", [(880, 640), (660, 575)])
def test_with_four_players_every_alliance_shows_its_factions(sit_at, size):
    mains = [("auralites", "weasels", "humans"), ("locusts", "gorathi", "vultarans"),
             ("amoebans", "miraans", "reapers"), ("wanderers", "psykrians", "cheiki")]  # fmt: skip
    person = sit_at(size=size, players=4, round=4, sides=[{"main": list(m)} for m in mains])
    for mat in person.board.mats:
        assert len(mat.mains) == 3
        for main in mat.mains:
            assert main.isVisible()
            assert mat.rect().contains(main.geometry())


def test_while_cards_are_chosen_they_are_tall_enough_for_their_abilities(sit_down):
    person = sit_down(4)
    person.look()
    choosing = person.board.hand[0].height()
    person.wait_for("action")
    assert choosing > 1.5 * person.board.hand[0].height()


@pytest.mark.parametrize("code", ["cs", "pl", "en"])
@pytest.mark.parametrize("trade", [["T1", "T2", "T3"], ["T4", "T5", "T1"]])
def test_no_letters_are_squeezed_with_four_players(sit_at, monkeypatch, code, trade):
    current.set_language(code)
    squeezed, fit = set(), text_fit.fitted

    def watched(text, *room, **options):
        made = fit(text, *room, **options)
        if made.font.stretch() < 100 or not made.fits:
            squeezed.add(text)
        return made

    monkeypatch.setattr(text_fit, "fitted", watched)
    mains = ["tinker_swarm", "thal_gardeners", "lumen_envoys"]
    known = ["terraforming", "warp_drive"]
    sides = [{"main": mains, "technologies": known, "hand": ["concord_mediators", "reapers"]}]
    person = sit_at((884, 652), players=4, round=5, trade=trade, flipped=trade[:1],
                    sides=[*sides, *FOUR[1:]])  # fmt: skip
    person.board.grab()
    assert squeezed == set()


@pytest.mark.parametrize("size", [(880, 640), (626, 574)])
def test_what_a_planet_gives_is_read_in_its_place(sit_at, size):
    person = sit_at(size, players=4, explored=True, sides=FOUR)
    for planet in person.board.planets.values():
        assert not planet._upright(planet.body()) or planet.chip_width() <= planet.width() * 1.12


def test_in_a_narrow_place_others_show_what_they_have(sit_at):
    sides = [{"main": ["auralites"]}, {"main": ["weasels"], "credits": 3, "cruiser": 2}]
    person = sit_at((626, 574), players=4, sides=sides)
    mat = person.board.mat(1)
    shown = [figure[1] for figure, _ in mat._figure_places(mat._wealth_row())]
    assert shown == [3, 3, 2]


@pytest.mark.parametrize("code", ["cs", "pl", "en"])
def test_ones_own_name_has_room(sit_at, code):
    current.set_language(code)
    person = sit_at((626, 574), players=4, sides=[{"main": ["auralites"], "ideology": "humans"}])
    own = next(mat for mat in person.board.mats if mat.own)
    assert own.figures_left() - own.head().left() >= 60


def test_a_technology_is_explained_above_the_ways_to_pay_it(sit_at):
    sides = [{"main": ["auralites"], "credits": 3, "discovery": 1}]
    person = sit_at(players=2, sides=sides)
    person.press(person.board.item(("technology", "warp_drive")))
    assert "within your reach" in person.board.ways.note.text()


def test_swarm_tells_its_price(sit_at):
    person = sit_at(players=2, systems=["S1"], sides=[{"main": ["locusts"], "cruiser": 3}])
    assert "pay: 2 cruisers" in person.board.words(Move("use", ("swarm", "S1b")))


def test_the_artificial_opponent_explains_itself_below_its_figures(sit_at):
    person = sit_at((626, 574), players=1, sides=[{"main": ["auralites"]}])
    mat = person.board.mat(1)
    row = mat._wealth_row()
    assert all(spot.top() == row.top() for _, spot in mat._figure_places(row))


def test_a_price_never_squeezes_the_name_of_a_technology(sit_at):
    person = sit_at((626, 574), players=1, sides=[{"main": ["auralites"], "credits": 3}])
    own = next(mat for mat in person.board.mats if mat.own)
    shown = {item.technology: item._name_fits(item.width() - 12, 29) for item in own.technologies}
    assert shown[1]
    assert not shown[4]


def test_an_alliance_tells_how_many_of_its_planets_are_unprotected(sit_at):
    planets = {"S1a": "colonized", "S1b": "developed", "S1c": "seized"}
    sides = [{"main": ["auralites"]}, {"main": ["weasels"], "cruiser": 1, "planets": planets}]
    person = sit_at(players=2, systems=["S1"], sides=sides)
    told = [line.text for line in person.board._described(("side", 1)).lines]
    assert "Unprotected planets: 2" in told
