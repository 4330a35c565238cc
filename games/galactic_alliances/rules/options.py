"""What can be chosen before a match."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from .words import say


class Options(BaseModel):
    """The variants of the rulebook, and who starts (G12)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    draft: bool = Field(
        False,
        title=say("Drafting").text,
        description=say("Keep one faction card, pass the rest to the left, and so on.").text,
        json_schema_extra={"players": [2, 3, 4]},
    )
    explored: bool = Field(
        False,
        title=say("Explored galaxy").text,
        description=say("All five system cards lie face up from the start.").text,
    )
    first_player: Literal["random", "first_seat"] = Field(
        "random",
        title=say("Starting player").text,
        description=say("Who takes the first turn of the match.").text,
        json_schema_extra={
            "choices": {"random": say("Drawn at random"), "first_seat": say("The first seat")},  # type: ignore[dict-item]
            "players": [2, 3, 4],
        },
    )
