"""Phases and action cards (R3, R15, R84)."""

from __future__ import annotations

from games.rftg.rules.cards import say
from suite.contract import Message

SETUP, CHOOSE, EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE, END, OVER = range(9)
"""The phases: the five of the rulebook, and what lies around them."""
PHASE_IDS = (
    "setup", "choose", "explore", "develop", "settle", "consume", "produce", "end", "over",
)  # fmt: skip

PHASE_NAMES: dict[int, Message] = {
    EXPLORE: say.term("phase", "Explore"),
    DEVELOP: say.term("phase", "Develop"),
    SETTLE: say.term("phase", "Settle"),
    CONSUME: say.term("phase", "Consume"),
    PRODUCE: say.term("phase", "Produce"),
}
PHASE_NUMERALS = {EXPLORE: "I", DEVELOP: "II", SETTLE: "III", CONSUME: "IV", PRODUCE: "V"}

EXPLORE_5, EXPLORE_1, ACT_DEVELOP, ACT_SETTLE, TRADE, DOUBLE, ACT_PRODUCE = range(7)
"""The seven action cards."""
ACTION_IDS = (
    "explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_2x", "produce",
)  # fmt: skip
ACTION_NAMES: tuple[Message, ...] = (
    say.term("action", "Explore +5"),
    say.term("action", "Explore +1,+1"),
    say.term("action", "Develop"),
    say.term("action", "Settle"),
    say.term("action", "Consume: Trade"),
    say.term("action", "Consume: 2× VP"),
    say.term("action", "Produce"),
)
PHASE_OF = (EXPLORE, EXPLORE, DEVELOP, SETTLE, CONSUME, CONSUME, PRODUCE)

NINE = (
    "explore_5", "explore_1_1", "develop", "develop#2", "settle", "settle#2",
    "consume_trade", "consume_2x", "produce",
)  # fmt: skip
"""The action cards of the advanced two-player game (R84)."""
ACTION_INDEX = {name: ACTION_IDS.index(name.removesuffix("#2")) for name in NINE}
