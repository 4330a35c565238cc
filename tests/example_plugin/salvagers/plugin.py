"""The plugin: cheap to import, everything else is loaded when it is needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from suite.contract import BotLevel, Game, ManualPage, Position, Setup, Words

if TYPE_CHECKING:
    from pydantic import BaseModel

say = Words("salvagers")
HERE = Path(__file__).parent


class Salvagers(Game):
    id = "salvagers"

    def options(self) -> type[BaseModel]:
        from salvagers.options import Options

        return Options

    def deal(self, setup: Setup) -> Position:
        from salvagers.rules import Salvage

        return Salvage.deal(setup.players, setup.options.rounds, setup.seed)  # type: ignore[attr-defined]

    def scenario(self, description: Mapping[str, Any]) -> Position:
        from salvagers.scenario import build

        return build(description)

    def bots(self) -> Sequence[BotLevel]:
        from salvagers.bots import LEVELS

        return LEVELS

    def board(self) -> Callable[..., Any]:
        from salvagers.board import SalvageBoard

        return SalvageBoard

    def manual(self, language: str) -> Sequence[ManualPage]:
        text = (HERE / "manual" / f"{language}.md").read_text(encoding="utf-8")
        return [ManualPage("rules", text.splitlines()[0].lstrip("# "), text)]

    def locales(self) -> Path:
        return HERE / "locales"


GAME = Salvagers()
