"""Malé velké galaxie (Tiny Epic Galaxies) with pilots and exploration as a plugin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from suite.contract import BotLevel, Game, ManualPage, Position, Setup

if TYPE_CHECKING:
    from pydantic import BaseModel


class SmallGreatGalaxies(Game):
    """The base game and its expansion, whose two parts can be switched on and off."""

    id = "expansion_pilots"

    def options(self) -> type[BaseModel]:
        from games.expansion_pilots.rules.options import Options

        return Options

    def deal(self, setup: Setup) -> Position:
        from games.expansion_pilots.rules.options import Options
        from games.expansion_pilots.rules.position import Galaxies
        from games.expansion_pilots.rules.setup import deal

        options = Options.model_validate(setup.options.model_dump())
        return deal(Galaxies(), setup.players, options, setup.seed)

    def scenario(self, description: Mapping[str, Any]) -> Position:
        from games.expansion_pilots.rules.scenario import read

        return read(description)

    def bots(self) -> Sequence[BotLevel]:
        from games.expansion_pilots.bots import levels

        return levels()

    def board(self) -> Callable[..., Any]:
        from games.expansion_pilots.board.board import GalaxiesBoard

        return GalaxiesBoard

    def manual(self, language: str) -> Sequence[ManualPage]:
        from games.expansion_pilots.manual import pages

        return pages(language)


GAME = SmallGreatGalaxies()
