"""What a seat may not know: hands, decks, face-down cards, bags and tokens."""

from games.galactic_alliances.plugin import GAME
from suite.contract import Chance, Move, Setup

GIVEN = {
    "players": 2,
    "round": 2,
    "systems": ["S1", "S2", "S3", "S4", "S5"],
    "sides": [{"hand": ["humans", "locusts"]}, {"hand": ["weasels", "amoebans", "cheiki"]}],
    "discard": ["reapers"],
    "deck": ["psykrians"],
}


def test_the_view_has_numbers_instead_of_names():
    seen = GAME.scenario(GIVEN).seen_by(0).snapshot()
    assert seen["sides"][0]["hand"] == ["locusts", "humans"]
    assert seen["sides"][1]["hand"] == ["?", "?", "?"]
    assert set(seen["deck"]) == {"?"}
    assert seen["systems"][:3] == ["S1", "S2", "S3"]
    assert set(seen["systems"][3:]) == {"?"}
    assert set(seen["planet_tokens"]) == set(seen["exploration_tokens"]) == {"?"}
    assert set(seen["tokens"].values()) == {"?"}
    assert seen["discard"] == ["reapers"]


def test_a_spectator_sees_no_hand():
    seen = GAME.scenario(GIVEN).seen_by(None).snapshot()
    assert [set(side["hand"]) for side in seen["sides"]] == [{"?"}, {"?"}]


def test_imagined_positions_are_complete_and_use_only_what_is_unknown():
    view = GAME.scenario(GIVEN).seen_by(0)
    hands, tops = set(), set()
    for seed in range(30):
        now = view.imagine(0, Chance(seed)).snapshot()
        assert "?" not in str(now)
        assert now["sides"][0]["hand"] == ["locusts", "humans"]
        other = now["sides"][1]["hand"]
        assert not {"humans", "locusts", "reapers"} & {*other, *now["deck"]}
        hands.add(tuple(other))
        tops.add((now["deck"][0], now["systems"][3], now["exploration_tokens"][0]))
    assert len(hands) > 20
    assert len(tops) > 20


def test_cards_swapped_away_are_told_to_their_owner_alone():
    position = GAME.deal(Setup(2, GAME.options()(first_player="first_seat"), 1))
    hand = position.snapshot()["sides"][0]["hand"]
    [event] = position.submit(0, Move("swap", tuple(hand[:2])))
    assert len(event.seen_by(0).data["drawn"]) == 2
    assert event.seen_by(1).data == {"count": 2}
    assert event.reveals
    assert position.seen_by(1).snapshot()["sides"][0]["aside"] == ["?", "?"]
    assert position.seen_by(0).snapshot()["sides"][0]["aside"] == hand[:2]


def test_a_pick_of_the_draft_is_told_to_its_owner_alone():
    position = GAME.deal(Setup(2, GAME.options()(draft=True), 1))
    card = position.snapshot()["sides"][0]["hand"][0]
    [event] = position.submit(0, Move("pick", (card,)))
    assert event.seen_by(0).data == {"card": card}
    assert event.seen_by(1).data == {}
    assert position.seen_by(1).snapshot()["sides"][0]["pick"] == "?"
    position.submit(1, position.pending()[0].moves[0])
    assert position.seen_by(1).snapshot()["sides"][0]["kept"] == ["?"]
    assert position.seen_by(0).snapshot()["sides"][0]["kept"] == [card]


def test_a_token_that_the_opponent_removes_stays_unknown():
    given = {"players": 1, "systems": ["S1"], "sides": [{"cubes": 1}], "deck": ["auralites"]}
    position = GAME.scenario(given)
    position.submit(0, Move("mine"))
    position.submit(0, Move("end"))
    assert position.seen_by(0).snapshot()["tokens_lost"] == ["?"]


def test_what_is_turned_up_stops_undo():
    position = GAME.scenario(
        {"sides": [{"cruiser": 1, "cubes": 1}, {"cubes": 0}], "systems": ["S1"]}
    )
    explored = position.submit(0, Move("explore", ("S1x1",)))
    assert [event.kind for event in explored if event.reveals] == ["explore"]
    ended = position.submit(0, Move("end"))
    assert [event.kind for event in ended if event.reveals] == ["reveal"]
