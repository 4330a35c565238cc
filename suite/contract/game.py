"""What a game is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pydantic import BaseModel

    from suite.contract.bot import BotLevel
    from suite.contract.manual import ManualPage
    from suite.contract.position import Position

CONTRACT = 1
"""The version of the contract. A plugin whose manifest asks for a higher one is not loaded."""


@dataclass(frozen=True, slots=True)
class Setup:
    """All that the rules need to know to deal: nothing about names, colours or who is a bot."""

    players: int
    options: BaseModel
    seed: int


class BadScenario(ValueError):
    """A description of a position that does not make sense; the text says where."""


class Game(ABC):
    """A game plugin. Stateless; importing the module that holds it must be cheap, so the methods
    import rules, content and boards when they are first called.

    Id, titles and seats stand in `manifest.toml` beside the plugin module, where they can be read
    without running any of the plugin's code.
    """

    id: str

    @abstractmethod
    def options(self) -> type[BaseModel]:
        """The options of a match; the new-match form is built from its fields: `title`,
        `description` and the type say which control, `json_schema_extra` may hold
        `{"choices": {value: Message}}` and `{"players": [2]}` (offered only at these counts)."""

    @abstractmethod
    def deal(self, setup: Setup) -> Position:
        """The first position of a match."""

    @abstractmethod
    def scenario(self, description: Mapping[str, Any]) -> Position:
        """A position from a small readable description. Raises `BadScenario`."""

    @abstractmethod
    def bots(self) -> Sequence[BotLevel]:
        """The opponents, from weak to strong. The shell adds a random one."""

    def board(self) -> Callable[..., Any] | None:
        """The board widget's class (see `suite.ui.board.Board`), or None: moves as a list only."""
        return None

    def manual(self, language: str) -> Sequence[ManualPage]:
        """The manual's pages in `cs`, `pl` or `en`."""
        return ()

    def locales(self) -> Path | None:
        """The folder with `cs/LC_MESSAGES/<id>.po`; None: the program's own `locales/`."""
        return None
