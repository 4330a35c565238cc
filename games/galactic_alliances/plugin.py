"""Galaktické aliance (Age of Galaxy) as a plugin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from suite.contract import BotLevel, Game, ManualPage, Position, Setup

if TYPE_CHECKING:
    from pydantic import BaseModel

_MANUAL = Path(__file__).parent / "manual"


class GalacticAlliances(Game):
    """The whole game for one to four players, with its three variants."""

    id = "galactic_alliances"

    def options(self) -> type[BaseModel]:
        from games.galactic_alliances.rules.options import Options

        return Options

    def deal(self, setup: Setup) -> Position:
        from games.galactic_alliances.rules.setup import deal

        return deal(setup)

    def scenario(self, description: Mapping[str, Any]) -> Position:
        from games.galactic_alliances.rules.scenario import read

        return read(description)

    def bots(self) -> Sequence[BotLevel]:
        from games.galactic_alliances.bots import LEVELS

        return LEVELS

    def board(self) -> Callable[..., Any]:
        from games.galactic_alliances.board.board import AlliancesBoard

        return AlliancesBoard

    def manual(self, language: str) -> Sequence[ManualPage]:
        from games.galactic_alliances.almanac import pages as made

        pages = []
        for file in sorted((_MANUAL / language).glob("*.md")):
            text = file.read_text(encoding="utf-8")
            pages.append(ManualPage(file.stem, text.splitlines()[0].lstrip("# "), text))
        return [*pages, *made(language)]


GAME = GalacticAlliances()
