"""'Best for me' does what it says: the most VP, or the most cards, of this phase."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.rftg.board import consume_plan
from games.rftg.rules.position import Race
from suite.contract import Closed, Move
from tests.games.rftg.table import Table

RICH = {
    "tableau": ["earths_lost_colony", "tourist_world", "gem_world", "spice_world", "old_earth",
                "black_market_trading_world", "plague_world"],
    "goods": ["gem_world", "earths_lost_colony", "spice_world", "plague_world"],
}  # fmt: skip
CASES = [
    {"tableau": ["earths_lost_colony", "tourist_world", "gem_world"],
     "goods": ["gem_world", "earths_lost_colony"]},
    RICH,
    {**RICH, "actions": ["consume_trade"]},
    {**RICH, "actions": ["consume_2x"]},
    {"tableau": ["diversified_economy", "consumer_markets", "gem_world", "plague_world",
                 "mining_world", "spice_world", "pilgrimage_world"],
     "goods": ["gem_world", "plague_world", "mining_world", "spice_world"]},
]  # fmt: skip


def outcomes(race: Race) -> Iterator[tuple[int, int]]:
    """VP and cards of every way to go through the phase."""
    decision = race.decision(0)
    if not isinstance(decision, Closed) or decision.phase != "consume":
        yield race.chips[0], len(race.hands[0])
        return
    for move in decision.moves:
        copy = race.copy()
        copy.play(0, move)
        yield from outcomes(copy)


def carried_out(race: Race, aim: str) -> Race:
    plan = consume_plan.Plan(0, aim)
    while move := plan.next_move(race.seen_by(0)):
        race.submit(0, move)
    return race


@pytest.mark.parametrize("me", CASES, ids=range(len(CASES)))
def test_nothing_brings_more(me):
    race = Table(phase="consume", me=me, other={}).race
    every = set(outcomes(race.copy()))
    assert len(every) > 1
    for aim, worth in ((consume_plan.VP, lambda o: o), (consume_plan.CARDS, lambda o: o[::-1])):
        done = carried_out(race.copy(), aim)
        assert (done.chips[0], len(done.hands[0])) == max(every, key=worth)


def test_bets_and_hand_cards_are_left_to_the_player(sit_down):
    """R62, R63"""
    me = {"tableau": ["gambling_world", "merchant_world", "tourist_world", "gem_world",
                      "spice_world", "old_earth"],
          "goods": ["gem_world", "spice_world"], "hand": ["drop_ships"]}  # fmt: skip
    race = carried_out(Table(phase="consume", me=me, other={}).race, consume_plan.VP)
    assert race.chips[0] == 3
    verbs = {move.verb for move in race.decision(0).moves}
    assert verbs == {"gamble", "consume"}
    assert Move("consume", ("merchant_world",)) in race.decision(0).moves


def test_the_button_plays_the_whole_phase(sit_down):
    player = sit_down(phase="consume", me=RICH, other={})
    most_vp, most_cards = player.board.aims.buttons
    assert most_vp.isVisible()
    assert most_vp.text() == "Best for me: most VP"
    assert "later rounds" in most_vp.toolTip()
    best = max(outcomes(player.race.copy()))
    player.click(most_vp)
    player.qtbot.waitUntil(lambda: player.race.decision(0).phase != "consume")
    assert (player.race.chips[0], len(player.race.hands[0])) == best
    assert not most_vp.isVisible()
    assert not most_cards.isVisible()


def test_a_click_of_ones_own_ends_the_plan(sit_down):
    player = sit_down(phase="consume", me=RICH, other={})
    player.board.aims.plan = consume_plan.Plan(0, consume_plan.VP)
    player.click(player.card("earths_lost_colony"))
    assert player.moves == ["consume earths_lost_colony"]
    assert player.board.aims.plan is None


def test_the_plan_ends_with_the_phase_and_does_not_wake_up_in_the_next_round(sit_down):
    player = sit_down(phase="consume", me=RICH, other={})
    player.click(player.board.aims.buttons[0])
    player.qtbot.waitUntil(lambda: player.race.decision(0).phase != "consume")
    player.show()
    assert player.board.aims.plan is None


FULL = ["old_earth", "consumer_markets", "free_trade_association", "mining_conglomerate",
        "galactic_resort", "new_earth", "plague_world", "prosperous_world", "tourist_world",
        "new_vinland", "earths_lost_colony", "diversified_economy"]  # fmt: skip
HOLDING = ["galactic_resort", "new_earth", "plague_world", "prosperous_world", "new_vinland",
           "earths_lost_colony"]  # fmt: skip


def test_a_full_tableau_is_searched_to_its_end():
    """Going through all 15 615 situations one by one finds seven VP and four cards, and no more."""
    race = Table(phase="consume", me={"tableau": FULL, "goods": HOLDING}, other={}).race
    done = carried_out(race, consume_plan.VP)
    assert (done.chips[0], len(done.hands[0])) == (7, 4)


def test_of_goods_that_are_alike_the_one_that_comes_back_by_itself_goes_first():
    """R66: a production world gets another good, a windfall world does not."""
    me = {"tableau": ["asteroid_belt", "mining_world", "new_vinland"],
          "goods": ["asteroid_belt", "mining_world"], "actions": ["consume_trade"]}  # fmt: skip
    race = Table(phase="consume", me=me, other={}).race
    assert consume_plan.Plan(0, consume_plan.CARDS).next_move(race) == Move(
        "sell", ("mining_world",)
    )


def test_no_plan_is_offered_where_there_is_nothing_to_plan(sit_down):
    player = sit_down(phase="settle", me={"tableau": ["old_earth"], "spare": 3}, other={})
    assert not any(button.isVisible() for button in player.board.aims.buttons)
