"""Events carry what a board needs to show: who, which piece, from where to where."""

from games.galactic_alliances.plugin import GAME
from suite.contract import ROUND, Move

TABLE = {
    "systems": ["S1", "S2", "S3", "S4", "S5"],
    "planet_tokens": ["P1", "P2"],
    "trade": ["T1", "T2", "T3"],
}


def events_of(given, *moves, seat=0):
    position = GAME.scenario({**TABLE, **given})
    told = []
    for move in moves:
        told += position.submit(seat, Move.parse(move))
    return {event.kind: event for event in told}


def test_an_action_tells_its_fee_and_what_was_really_gained():
    side = {
        "main": ["iron_legion"],
        "production": 11,
        "credits": 5,
        "planets": {"S1a": "colonized"},
    }
    event = events_of({"sides": [side]}, "colonize S1c")["colonize"]
    assert event.seat == 0
    assert event.data == {
        "side": 0,
        "planet": "S1c",
        "pay": {"credits": 1},
        "gain": {"production": 1},
    }


def test_prestige_and_council():
    side = {"influence": 3, "planets": {"S1a": "developed"}}
    event = events_of({"sides": [side]}, "nominate C2")["nominate"]
    assert event.data["space"] == "C2"
    assert event.data["gain"] == {"prestige": 4}


def test_the_end_of_a_round_tells_every_movement():
    told = events_of(
        {
            "round": 2,
            "sides": [
                {"cubes": 1, "cruiser": 3},
                {"cubes": 0, "planets": {"S1a": "developed"}},
            ],
            "trade_cubes": {"T3": [1, 1]},
        },
        "mine",
        "end",
        "seize S1a",
    )
    assert told["rank"].data == {"side": 0, "rank": 1, "gain": {"credits": 2, "prestige": 1}}
    assert told["seize"].data == {"side": 0, "planet": "S1a", "owner": 1}
    assert told["cruisers_lost"].data == {"side": 0, "count": 2}
    assert told["fleet"].data == {"card": 2}
    assert told["reveal"].data["system"] == "S4"
    assert told["reveal"].data["tokens"] == ["S4x1"]
    assert told["cubes_moved"].data == {"column": 2, "cubes": [1, 0]}
    assert told["golden_age"].data == {"column": 2, "cubes": [2, 1]}
    assert told["cubes_back"].data["count"] in (1, 2)
    assert told["order"].data["order"] == [0, 1]
    assert told[ROUND].data == {"round": 3}
    assert told["income"].data["cubes"] == 3


def test_cards_tell_which_and_how():
    side = {"main": ["humans"], "hand": ["iron_legion"]}
    used = {
        verb: events_of({"sides": [side]}, f"{verb} iron_legion")[verb].data["card"]
        for verb in ("main", "boost", "ideology")
    }
    assert used == dict.fromkeys(("main", "boost", "ideology"), "iron_legion")
    told = events_of({"sides": [side]}, "colonize S1c iron_legion")
    assert told["adapt"].data == {"side": 0, "card": "iron_legion"}


def test_the_artificial_opponent_is_a_side_but_no_seat():
    told = events_of(
        {"players": 1, "sides": [{"cubes": 1}], "deck": ["irem_senators", "iron_legion"]},
        "mine",
        "end",
    )
    assert told["rival"].reveals
    assert told["colonize"].seat is None
    assert told["colonize"].data["side"] == 1
    assert told["nominate"].data["space"] == "C1"
    assert told["rival_cruisers"].data == {"side": 1, "count": 2}


def test_a_full_hand_of_the_artificial_opponent_is_told_without_a_nought():
    deck = ["iron_legion", "irem_senators"]
    full = {"players": 1, "opponent": {"cruiser": 5}, "sides": [{"cubes": 1}], "deck": deck}
    told = events_of(full, "mine", "end")["rival_cruisers"]
    assert told.data["count"] == 0
    assert told.message.text == "The artificial opponent can hold no more cruisers."
