"""Race for the Galaxy as a plugin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from suite.contract import BotLevel, Game, ManualPage, Position, Setup

if TYPE_CHECKING:
    from pydantic import BaseModel

_MANUAL = Path(__file__).parent / "manual"


class RaceForTheGalaxy(Game):
    """The base game for two to four players."""

    id = "rftg"

    def options(self) -> type[BaseModel]:
        from games.rftg.rules.options import RaceOptions

        return RaceOptions

    def deal(self, setup: Setup) -> Position:
        from games.rftg.rules.setup import deal

        return deal(setup)

    def scenario(self, description: Mapping[str, Any]) -> Position:
        from games.rftg.rules.scenario import read

        return read(description)

    def bots(self) -> Sequence[BotLevel]:
        from games.rftg.bots import LEVELS

        return LEVELS

    def board(self) -> Callable[..., Any]:
        from games.rftg.board.board import RaceBoard

        return RaceBoard

    def manual(self, language: str) -> Sequence[ManualPage]:
        pages = []
        for file in sorted((_MANUAL / language).glob("*.md")):
            text = file.read_text(encoding="utf-8")
            pages.append(ManualPage(file.stem, text.splitlines()[0].lstrip("# "), text))
        return pages


GAME = RaceForTheGalaxy()
