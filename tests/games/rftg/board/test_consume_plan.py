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
    while move := consume_plan.best_move(race.seen_by(0), 0, aim):
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
    player.board.aims.aim = consume_plan.VP
    player.click(player.card("earths_lost_colony"))
    assert player.moves == ["consume earths_lost_colony"]
    assert player.board.aims.aim == ""


def test_no_plan_is_offered_where_there_is_nothing_to_plan(sit_down):
    player = sit_down(phase="settle", me={"tableau": ["old_earth"], "spare": 3}, other={})
    assert not any(button.isVisible() for button in player.board.aims.buttons)
