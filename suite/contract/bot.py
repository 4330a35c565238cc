"""An opponent: it sees what its seat sees, and answers with a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from suite.contract.chance import Chance
from suite.contract.message import Message
from suite.contract.move import Move
from suite.contract.position import Position


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think about one move: seconds, or searched positions (repeatable)."""

    seconds: float | None = None
    nodes: int | None = None


class Bot(ABC):
    """Chooses moves for one seat of one match."""

    @abstractmethod
    def choose(self, view: Position, seat: int, limit: Limit, chance: Chance) -> Move:
        """A legal move for `seat`. `view` is `position.seen_by(seat)`; the bot may copy it and call
        `imagine`, but must not change it."""


@dataclass(frozen=True, slots=True)
class BotLevel:
    """A bot as it is offered in the new-match form: from weak to strong in the order given."""

    id: str
    title: Message
    make: Callable[[], Bot]
    limit: Limit = Limit(seconds=1.0)
