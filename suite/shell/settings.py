"""The settings of the program and what they may be. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Protocol

from suite.language import LANGUAGES, system_language
from suite.ui import text_size

THEMES = ("dark", "light", "system")
SPEEDS = (0.5, 1.0, 2.0, 0.0)
"""How fast things move: slowly, normally, quickly, not at all."""


class Keeper(Protocol):
    """What keeps settings: the store."""

    def setting(self, key: str, default: Any = None) -> Any: ...


@dataclass(frozen=True, slots=True)
class Settings:
    """All that the player can set for the whole program."""

    language: str = "cs"
    theme: str = "dark"
    text_size: float = 1.0
    animation: float = 1.0
    colour_blind: bool = False

    def changed(self, **values: Any) -> Settings:
        """With other values; what makes no sense is left as it was."""
        return replace(self, **{k: v for k, v in values.items() if _sensible(k, v)})


def read(keeper: Keeper, wishes: Sequence[str] = ()) -> Settings:
    """The settings as they were kept. At the first start the language is the first of the user's
    wishes that the program speaks, else the system's."""
    kept = {field.name: keeper.setting(field.name) for field in fields(Settings)}
    usual = Settings(language=system_language(wishes))
    return usual.changed(**{key: value for key, value in kept.items() if value is not None})


def as_values(settings: Settings) -> dict[str, Any]:
    """The settings by name."""
    return asdict(settings)


def _sensible(key: str, value: Any) -> bool:
    match key:
        case "language":
            return value in LANGUAGES
        case "theme":
            return value in THEMES
        case "text_size":
            return isinstance(value, int | float) and value == text_size.limited(value)
        case "animation":
            return isinstance(value, int | float) and 0 <= value <= 4
        case "colour_blind":
            return isinstance(value, bool)
    raise KeyError(key)
