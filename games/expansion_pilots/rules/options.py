"""What can be chosen before a match."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from games.expansion_pilots.rules.tables import ROGUES, say

RogueId = Literal[
    "rogue_artemis",
    "rogue_rothkel",
    "rogue_zendica",
    "rogue_hades",
    "rogue_gamelyn",
    "xrogue_vesper",
    "xrogue_calypsa",
    "xrogue_morvane",
    "xrogue_tyrrhos",
    "xrogue_umbrax",
]

FIRST_PLAYERS: Any = {"random": say("Drawn at random"), "first_seat": say("The first seat")}
GALAXIES: Any = {r.id: say("{name}: {tier}", name=r.name, tier=r.tier) for r in ROGUES}


class Options(BaseModel):
    """With `pilots` and `exploration` both off it is the base game."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    pilots: bool = Field(
        default=True,
        title=say("Pilots").text,
        description=say("Hire pilots and fly advanced ships.").text,
    )
    exploration: bool = Field(
        default=True,
        title=say("Exploration").text,
        description=say("Fly into unexplored space and collect badges.").text,
    )
    first_player: Literal["random", "first_seat"] = Field(
        default="random",
        title=say("First player").text,
        description=say("Who takes the first turn.").text,
        json_schema_extra={"choices": FIRST_PLAYERS, "players": [2, 3, 4, 5]},
    )
    rogue: RogueId = Field(
        default="rogue_rothkel",
        title=say("Rogue galaxy").text,
        description=say("The opponent of a single player.").text,
        json_schema_extra={"choices": GALAXIES, "players": [1]},
    )
    rogue_reroll_unusable: bool = Field(
        default=False,
        title=say("Relentless rogue galaxy").text,
        description=say("The rogue galaxy rolls a die that it cannot use once more.").text,
        json_schema_extra={"players": [1]},
    )
    printed_empire_points: bool = Field(
        default=False,
        title=say("Other values of empire levels").text,
        description=say("Levels 1 to 6 are worth 1, 2, 3, 5, 6 and 8 points.").text,
    )
    duel_missions_only: bool = Field(
        default=True,
        title=say("Missions for two").text,
        description=say("Leave out missions that compare players.").text,
        json_schema_extra={"players": [2]},
    )
    mared_when_tied: bool = Field(
        default=False,
        title=say("Mared when tied").text,
        description=say("Mared may be used when the lowest empire level is shared.").text,
    )
    andellouxian_mix: bool = Field(
        default=False,
        title=say("Andellouxian-6 with a mix").text,
        description=say("Andellouxian-6 may give a mix of energy and culture.").text,
    )
