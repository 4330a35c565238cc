"""What all refusals are made of: a sentence, the number of a rule, and the words of the move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import say
from suite.contract import Atom, Message, Move, Verdict, refuse

Explain: TypeAlias = Callable[[State, int, Task, Move], Verdict]

NOT_NOW: Final = refuse(say("That is not what has to be decided now."), "P8")
UNKNOWN: Final = refuse(say("There is no such thing in this game."), "P1")


def always(text: Message, rule: str) -> Explain:
    """One reason for everything."""
    verdict = refuse(text, rule)
    return lambda state, seat, top, move: verdict


def word(table: dict[str, int], move: Move, place: int) -> int:
    """What a word of the move stands for, or -1."""
    found = move.args[place] if place < len(move.args) else ""
    return table.get(found, -1) if isinstance(found, str) else -1


def number(move: Move, place: int, most: int) -> int:
    """A whole number of the move from 0 to `most` - 1, or -1."""
    found: Atom = move.args[place] if place < len(move.args) else -1
    return found if isinstance(found, int) and 0 <= found < most else -1
