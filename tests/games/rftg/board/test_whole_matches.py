"""Every legal move of whole matches can be made by clicking on the board."""

from __future__ import annotations

import pytest

from games.rftg.plugin import GAME
from suite.contract import Chance, Closed, Move, Setup, Subset
from tests.games.rftg.board.player import Player

PROMPTED = ("pass", "done")
"""Moves whose buttons stand beside the prompt."""


def make(player: Player, move: Move) -> None:
    """Click what leads to this move."""
    decision, board = player.board.decision, player.board
    if isinstance(decision, Subset):
        for item in set(move.args) ^ player.picked():
            place = "spotlight" if decision.verb == "keep" else "hand"
            chosen = move.verb == "choose"
            player.click(player.action(str(item)) if chosen else player.card(str(item), place))
        player.confirm()
    elif move.verb == "choose":
        player.click(player.action(str(move.args[0])))
    elif move.verb in PROMPTED:
        player.play(move)
    elif move.verb == "by":
        player.click(player.tile(str(move)))
    else:
        item = "gambling_world" if move.verb == "gamble" else str(move.args[-1])
        place = "hand" if move.verb in ("develop", "settle") else "own"
        assert player.card(item, place).lit
        player.click(player.card(item, place))
        if board.spotlight.tiles and player.moves[-1:] != [str(move)]:
            player.click(player.tile(str(move)))


@pytest.mark.parametrize(
    ("players", "advanced", "seed"), [(2, False, 1), (4, False, 2), (2, True, 3)]
)
def test_a_match_is_played_by_clicks_alone(qtbot, players, advanced, seed):
    options = GAME.options()(advanced=advanced)
    race = GAME.deal(Setup(players, options, seed))
    player, chance = Player(qtbot, race), Chance(seed)
    verbs = set()
    while not race.over():
        decision = race.decision(0)
        if decision is None:
            other = race.pending()[0]
            race.play(other.seat, other.some(chance))
            continue
        player.show()
        move = decision.some(chance)
        verbs.add(move.verb)
        count = len(player.moves)
        make(player, move)
        assert player.moves[count:] == [str(move)]
        assert isinstance(decision, Closed | Subset)
    player.show()
    assert player.glowing() == set()
    assert {"choose", "keep", "pay", "develop", "settle"} <= verbs
