"""The opponents: each level is better than the one before it, and none sees what it may not."""

import pytest

from games.expansion_pilots.bots import levels
from games.expansion_pilots.plugin import GAME
from games.expansion_pilots.rules.options import Options
from suite.bots.random_bot import RandomBot
from suite.contract import Bot, Chance, Limit, Move, Setup

ONCE = Limit(nodes=1)


def share(one: Bot, two: Bot, deals: int, options: Options) -> float:
    """The share of victories of the first bot; every deal is played from both seats."""
    won = 0.0
    for game in range(2 * deals):
        seats = [one, two] if game % 2 == 0 else [two, one]
        position, chance = GAME.deal(Setup(2, options, game // 2)), Chance(game)
        while pending := position.pending():
            seat = pending[0].seat
            move = seats[seat].choose(position.seen_by(seat), seat, ONCE, chance)
            position.play(seat, move)
        winners = position.standings().winners
        won += (seats.index(one) in winners) / len(winners)
    return won / (2 * deals)


NOVICE, STANDARD, STRONG = (level.make() for level in levels())


@pytest.mark.parametrize("whole", [True, False], ids=["expansion", "base"])
def test_habit_beats_chance(whole: bool) -> None:
    options = Options(pilots=whole, exploration=whole)
    assert share(STANDARD, RandomBot(), 10, options) >= 0.95


def test_attention_pays() -> None:
    assert share(STANDARD, NOVICE, 10, Options()) >= 0.7


@pytest.mark.parametrize(
    ("given", "move"),
    [
        (
            {"dice": ["diplomacy", "move"], "seats": [{"ships": ["orbit p_maia 4"]}]},
            "activate diplomacy",
        ),
        ({"dice": ["colony", "move"], "seats": [{"energy": 2}]}, "activate colony"),
        ({"dice": ["energy"], "rerolls": 1, "seats": [{"energy": 0}]}, "activate energy"),
    ],
)
def test_the_obvious_move(given: dict[str, object], move: str) -> None:
    """Both the standard and the strong bot finish a colony, grow, and gather."""
    for bot in (STANDARD, STRONG):
        view = GAME.scenario(given).seen_by(0)
        assert bot.choose(view, 0, Limit(nodes=60), Chance(1)) == Move.parse(move)


def test_the_strong_bot_is_not_told_the_truth() -> None:
    """What it chooses depends only on what its seat sees."""
    position = GAME.scenario({"dice": ["move", "energy", "culture"], "seed": 3})
    other = position.seen_by(0).imagine(0, Chance(99))
    moves = {
        STRONG.choose(truth.seen_by(0), 0, Limit(nodes=30), Chance(5))
        for truth in (position, other)
    }
    assert len(moves) == 1
