"""What can be chosen for a match."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from games.rftg.rules.cards import say

_START = say("Start worlds and first hands")
_RANDOM = say("Random")
_FIRST_GAME = say("First game: recommended hands")
_ADVANCED = say("Advanced game: two action cards each round")


class RaceOptions(BaseModel):
    """The options of a match."""

    model_config = ConfigDict(extra="forbid")

    start: Literal["random", "first_game"] = Field(
        "random",
        title=_START.text,
        json_schema_extra={"choices": {"random": _RANDOM, "first_game": _FIRST_GAME}},  # type: ignore[dict-item]
    )
    advanced: bool = Field(False, title=_ADVANCED.text, json_schema_extra={"players": [2]})
