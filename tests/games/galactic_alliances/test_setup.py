"""Setup, the frame of the match, and the draft. The numbers are those of the rules."""

from collections import Counter

import pytest

from games.galactic_alliances.plugin import GAME
from suite.contract import Chance, IllegalMove, Move, Setup, Subset
from suite.contract.playthrough import random_steps

Options = GAME.options()
RESOURCES = {
    "credits": 0,
    "discovery": 0,
    "influence": 0,
    "production": 3,
    "cruiser": 0,
    "artifact": 0,
    "prestige": 0,
}


def deal(players=3, seed=1, **options):
    return GAME.deal(Setup(players, Options(**options), seed))


def choose_cards(position):
    """Keep all cards, and take the first as first main faction."""
    while position.snapshot()["round"] == 0:
        [decision] = position.pending()
        move = Move("swap") if isinstance(decision, Subset) else decision.moves[0]
        position.submit(decision.seat, move)
    return position.snapshot()


@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_players(players):
    """G1"""
    with pytest.raises(ValueError, match="1 to 4 players"):
        deal(players)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_exactly_five_rounds_and_the_cards_that_lie_open(players):
    """G1 G20 G55: the fleet and the face-up cards of each round"""
    position, seen = deal(players), {}
    for _ in random_steps(position, Chance(1)):
        now = position.snapshot()
        if now["stage"] == "turn":
            seen[now["round"]] = (now["fleet"], now["face_up"])
    assert seen == {1: (0, 2), 2: (1, 3), 3: (2, 4), 4: (3, 5), 5: (4, 5)}


def test_the_start_of_each_player():
    """G3 G7 G11 G13 E1"""
    for side in deal().snapshot()["sides"]:
        assert {name: side[name] for name in RESOURCES} == RESOURCES
        pieces = (side["cubes"], side["cube_supply"], side["cruiser_supply"])
        assert pieces == (0, 15, 9)
        assert side["main"] == side["technologies"] == []


def test_the_boards_are_empty():
    """G9 G10"""
    start = deal().snapshot()
    assert start["board_cubes"] == {name: [0, 0, 0] for name in ("manufacture", "study", "mine")}
    assert start["trade_cubes"] == [[0, 0, 0]] * 3
    assert start["anomaly_cubes"] == [0, 0, 0]


def test_three_different_trade_cards_with_the_limited_side_up():
    """G10"""
    deals = [deal(seed=seed).snapshot() for seed in range(40)]
    assert all(len(set(start["trade"])) == 3 for start in deals)
    assert {card for start in deals for card in start["trade"]} == {"T1", "T2", "T3", "T4", "T5"}
    assert all(start["flipped"] == [False] * 3 for start in deals)


def test_prestige_cubes_are_stacked_in_turn_order():
    """G11 E5: the starting player's cube on top"""
    for seed in range(6):
        start = deal(seed=seed).snapshot()
        assert start["stack"] == start["order"]


def test_the_starting_player_is_drawn_or_chosen():
    """G12"""
    assert {deal(seed=seed).snapshot()["order"][0] for seed in range(30)} == {0, 1, 2}
    chosen = [deal(seed=seed, first_player="first_seat") for seed in range(10)]
    assert {tuple(position.snapshot()["order"]) for position in chosen} == {(0, 1, 2)}


def test_up_to_three_of_seven_cards_are_swapped_once():
    """G14 E4"""
    position = deal(first_player="first_seat")
    hand = position.snapshot()["sides"][0]["hand"]
    assert len(hand) == 7
    assert position.verdict(0, Move("swap", tuple(hand[:4]))).rule == "G14"
    position.submit(0, Move("swap", tuple(hand[:3])))
    after = position.snapshot()["sides"][0]
    assert len(after["hand"]) == 7
    assert not set(hand[:3]) & set(after["hand"])
    assert set(hand[3:]) <= set(after["hand"])
    assert after["aside"] == hand[:3]
    assert not position.verdict(0, Move("swap", (hand[3],)))


def test_faction_cards_are_never_gained_later():
    """G14: of the cards dealt, six stay in hand after the first main faction, and they get fewer"""
    position = deal(2)
    start = choose_cards(position)
    assert [len(side["hand"]) for side in start["sides"]] == [6, 6]
    counts = [6, 6]
    for _ in random_steps(position, Chance(3)):
        now = [len(side["hand"]) for side in position.snapshot()["sides"]]
        assert all(new <= old for new, old in zip(now, counts, strict=True))
        counts = now


def test_the_first_main_faction_is_chosen_in_turn_order_before_the_galaxy_is_seen():
    """G15 G16 R30"""
    position = deal(3, seed=5)
    order = position.snapshot()["order"]
    for seat in order:
        position.submit(seat, Move("swap"))
    for seat in order:
        assert position.snapshot()["face_up"] == 0
        [decision] = position.pending()
        assert decision.seat == seat
        assert len(decision.moves) == 7
        position.submit(seat, decision.moves[0])
    assert position.snapshot()["round"] == 1


@pytest.mark.parametrize(
    ("players", "on_cards", "tokens"),
    [
        (1, [3, 4], {"S1x1", "S2x1"}),
        (2, [3, 4], {"S1x1", "S2x1"}),
        (3, [4, 4], {"S1x1", "S2x1", "S2x2"}),
        (4, [4, 4], {"S1x1", "S2x1", "S2x2"}),
    ],
)
def test_two_systems_face_up_with_tokens_for_the_number_of_players(players, on_cards, tokens):
    """G16 G18"""
    given = {"players": players, "phase": "first_main", "systems": ["S1", "S2", "S3"]}
    start = choose_cards(GAME.scenario(given))
    assert (start["face_up"], start["fleet"], len(start["systems"])) == (2, 0, 8)
    assert [len(planets) for planets in start["on_card"]] == on_cards
    assert set(start["tokens"]) == tokens


@pytest.mark.parametrize(
    ("players", "spaces", "council"),
    [
        (1, 3, ["free", "free", "free", "covered", "covered"]),
        (2, 3, ["free", "free", "free", "covered", "covered"]),
        (3, 4, ["free", "free", "free", "free", "covered"]),
        (4, 5, ["free", "free", "free", "free", "free"]),
    ],
)
def test_spaces_of_trade_cards_and_council(players, spaces, council):
    """G17 G18 R8 R9: one cube fewer than there are spaces leaves the card open"""
    side = {"influence": 1}
    cubes = {"T1": [spaces - 1]}
    table = {"players": players, "sides": [side], "trade": ["T1"], "trade_cubes": cubes}
    position = GAME.scenario(table)
    assert position.snapshot()["council"] == council
    assert position.verdict(0, Move("trade", ("T1", 1)))
    full = GAME.scenario({**table, "trade_cubes": {"T1": [spaces]}})
    assert full.verdict(0, Move("trade", ("T1", 1))).rule == "G37"


def test_content_counts():
    """G4 G5: what lies in the box"""
    from games.galactic_alliances.rules import content

    assert len(content.FACTIONS) == 40
    assert len(content.SYSTEMS) == 8
    assert len(content.TRADE_CARDS) == 5
    assert len(content.EXPLORATION_TOKENS) == 9
    assert content.KINDS == ("friendly", "water", "frozen", "desert", "volcanic", "barren")
    assert Counter(content.IDEOLOGIES[f.ideology] for f in content.FACTIONS) == dict.fromkeys(
        ("militarism", "culture", "industrialism", "diplomacy", "science"), 8
    )
    printed = [content.KINDS[p.kind] for p in content.PLANETS if not p.token]
    assert Counter(printed) == dict.fromkeys(content.KINDS, 4)
    tokens = [content.KINDS[content.PLANETS[p].kind] for p in content.PLANET_TOKENS]
    assert sorted(tokens) == sorted(set(content.KINDS) - {"barren"})
    assert (content.PIECES.cubes, content.PIECES.cruisers) == (16, 9)
    assert content.BOARD_TECHNOLOGIES == len(content.ACTIONS) == 9


def test_pieces_are_never_created_or_lost():
    """G4 G7 G11: 16 cubes, 9 cruisers, 40 cards and all tokens, in every position"""
    for players in (1, 2, 3, 4):
        position = deal(players, seed=players)
        for _ in random_steps(position, Chance(players)):
            whole(position.snapshot())


def whole(now):
    lying = [*now["trade_cubes"], *now["board_cubes"].values(), now["anomaly_cubes"]]
    for number, side in enumerate(now["sides"]):
        player = number < now["players"]
        states = Counter(side["planets"].values())
        cubes = side["cubes"] + side["cube_supply"] + sum(row[number] for row in lying)
        cubes += now["council"].count(number) + states["colonized"] + 2 * states["developed"]
        cubes += len(side["technologies"]) + 1 if player else 0
        assert cubes == 16
        assert side["cruiser"] + side["cruiser_supply"] + states["seized"] == 9
        assert side["counts"] == [states[s] for s in ("colonized", "developed", "seized")]
        assert 0 <= side["credits"] <= 12
        assert 0 <= side["production"] <= 12
        assert 0 <= side["cruiser"] <= 5
    cards = [*now["deck"], *now["discard"]]
    for side in now["sides"]:
        cards += [*side["hand"], *side["main"], *side["aside"], *side["kept"]]
        cards += [side["ideology"]] if side["ideology"] else []
    assert len(cards) == len(set(cards)) == 40
    tokens = [*now["tokens"].values(), *now["exploration_tokens"]]
    assert len(tokens) + len(now["tokens_out"]) + len(now["tokens_lost"]) == 9


# Variants


def test_draft_passes_the_rest_to_the_left():
    """G78"""
    position = deal(3, draft=True)
    hands = [side["hand"] for side in position.snapshot()["sides"]]
    kept = [hand[2] for hand in hands]
    assert position.verdict(0, Move("pick", (hands[1][0],))).rule == "G78"
    for seat in (2, 0, 1):
        position.submit(seat, Move("pick", (kept[seat],)))
    now = position.snapshot()["sides"]
    for seat in range(3):
        left = (seat + 1) % 3
        assert set(now[left]["hand"]) == set(hands[seat]) - {kept[seat]}
        assert now[seat]["kept"] == [kept[seat]]


def test_after_the_draft_everybody_has_seven_cards_and_chooses_a_main_faction():
    """G78 E100"""
    position = deal(4, draft=True)
    dealt = {card for side in position.snapshot()["sides"] for card in side["hand"]}
    assert len(dealt) == 28
    while position.snapshot()["stage"] == "draft":
        decision = position.pending()[0]
        position.submit(decision.seat, decision.moves[0])
    now = position.snapshot()
    assert now["stage"] == "first_main"
    assert [len(side["hand"]) for side in now["sides"]] == [7] * 4
    assert {card for side in now["sides"] for card in side["hand"]} == dealt
    assert len(now["deck"]) == 12


def test_explored_galaxy_starts_face_up_with_all_tokens():
    """G79"""
    start = choose_cards(deal(4, explored=True))
    assert start["face_up"] == len(start["on_card"]) == 5
    assert {name[:2] for name in start["tokens"]} == set(start["systems"][:5])
    assert len(start["planet_tokens"]) == 5 - sum(len(p) - 3 for p in start["on_card"])


def test_a_refused_move_names_its_rule():
    """G23: `submit` refuses and changes nothing"""
    position = GAME.scenario({"sides": [{"credits": 1}]})
    before = position.fingerprint()
    with pytest.raises(IllegalMove, match=r"\[G34\]"):
        position.submit(0, Move("manufacture", (1,)))
    assert position.fingerprint() == before
