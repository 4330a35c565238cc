"""Setup (section B): everything random about a match is drawn here, once."""

from __future__ import annotations

from suite.contract import Chance, Setup

from . import drafting
from .content import (
    EXPLORATION_TOKENS,
    FACTIONS,
    PLANET_TOKENS,
    SETUP,
    SYSTEMS,
    TRADE_CARDS,
)
from .options import Options
from .position import AlliancesPosition


def deal(setup: Setup) -> AlliancesPosition:
    """A new match."""
    if not 1 <= setup.players <= 4:
        raise ValueError("1 to 4 players")
    options = setup.options
    assert isinstance(options, Options)
    chance = Chance(setup.seed)
    pos = AlliancesPosition(setup.players, options.explored)
    drawn = chance.below(setup.players)
    start = drawn if options.first_player == "random" else 0  # G12
    pos.order = tuple((start + step) % setup.players for step in range(setup.players))
    pos.arrival = tuple(reversed(pos.order))  # the starting player's cube lies on top (G11)
    pos.deck = _shuffled(chance, range(len(FACTIONS)))
    pos.systems = _shuffled(chance, range(len(SYSTEMS)))
    pos.trades = _shuffled(chance, range(len(TRADE_CARDS)))[: SETUP.trade_cards]
    pos.planet_bag = _shuffled(chance, PLANET_TOKENS)
    pos.token_bag = _shuffled(chance, EXPLORATION_TOKENS)
    drafting.open_cards(pos, options.draft)
    return pos


def _shuffled(chance: Chance, items: range | tuple[int, ...]) -> tuple[int, ...]:
    pile = list(items)
    chance.shuffle(pile)
    return tuple(pile)
