"""The content files, checked as they are read. `tables` makes quick index tables of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import yaml
from pydantic import BaseModel, ConfigDict, Field

FOLDER = Path(__file__).parents[1] / "content"

Source = Literal["seed", "public", "designed"]
FaceId = Literal["move", "energy", "culture", "diplomacy", "economy", "colony"]
Resource = Literal["energy", "culture"]
TrackId = Literal["economy", "diplomacy"]
BadgeId = Literal["comet", "star", "nebula", "compass"]
Part = Literal["pilots", "exploration"]
Op = Literal[
    "gain", "others_gain", "lose", "give", "pay", "steal", "convert", "advance", "regress",
    "upgrade", "reroll", "set_die", "discard_dice", "replace_planet", "use_planet", "repeat_die",
    "any_action", "move_ship", "move_now", "shift_track", "displace", "follow_income",
    "follow_tax", "follow_free", "vp", "hazard_track", "peek", "take_token", "discard_pilot",
    "hire_discount", "swap_ships", "move_with_any_face", "advance_with_either",
    "acquire_multiplier", "start_level", "planet_action", "gain_planet_resource",
    "immune_regress", "reduce_loss", "share_spot", "same_planet_switch", "home_culture",
    "both_resources", "extra_advance", "explore_again", "human_lose", "rogue_gain",
    "rogue_steal", "human_regress", "rogue_advance_all", "human_lose_die", "rogue_explore",
    "rogue_pilot",
]  # fmt: skip
Amount = Literal["any", "per_ship_home", "ship_level", "per_pilot", "per_unexplored_ship"]
Trigger = Literal[
    "static", "on_move", "on_land", "on_orbit", "on_advance", "on_colonise", "on_explore_start",
    "on_token_taken", "on_sent_home", "on_enemy_arrival", "on_acquire", "on_follow", "on_upgrade",
]  # fmt: skip
Condition = Literal[
    "enemy_on_track", "from_unexplored", "hazard_track", "advanced_ship", "own_inactive_die",
    "otherwise", "ship_home",
]  # fmt: skip


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class StepCard(Strict):
    """One step of an effect: an operation and its parameters."""

    op: Op
    res: Literal["energy", "culture", "either", "any"] | None = None
    n: int | Amount = 1
    max: int | None = None
    to: Literal["owner", "energy", "culture", "orbit", "any", "unexplored"] | None = None
    origin: str | None = Field(None, alias="from")
    track: TrackId | Literal["any"] = "any"
    who: Literal["self", "enemy", "others_each"] = "self"
    ships: int = 1
    other_ship: bool = False
    optional: bool = False
    distinct: bool = False
    unoccupied: bool = False
    may_colonise: bool = False
    follow: Literal["free"] | None = None
    pay_mode: Literal["single", "mixed"] = "single"
    discount: int = 0
    face: Literal["move", "economy_or_diplomacy"] | None = None
    which: Literal["inactive"] | None = None
    order: Literal["any"] | None = None
    where: Literal["same_planet"] | None = None
    cond: Condition | None = None
    steps: int = 0
    all: bool = False


class Card(Strict):
    """What every entry has; `designed` lists the parts that a source did not give."""

    id: str
    name: str
    source: Source
    designed: list[str] = []


class PlanetCard(Card):
    vp: int
    steps: int
    track: TrackId
    produces: list[Resource]
    effect: list[StepCard]
    text: str
    limit: Literal["once_per_turn"] | None = None
    when: Literal["own_turn"] | None = None
    cond: Literal["lowest_level"] | None = None
    expansion: bool = False
    needs: Part | None = None


class MissionCard(Card):
    check: dict[str, str | int]
    vp: int
    vp_tied: int = 0
    duel: bool
    text: str
    expansion: bool = False
    needs: Part | None = None


class PilotCard(Card):
    vp: int
    trained: list[str]
    trigger: Trigger
    effect: list[StepCard]
    text: str
    by: Literal["economy", "diplomacy", "economy_or_diplomacy"] | None = None
    kind: Literal["discovery", "hazard"] | None = None
    when: Literal["own_turn"] | None = None
    limit: Literal["once_per_turn"] | None = None
    badge: BadgeId | None = None
    needs: Part | None = None


class TokenCard(Card):
    kind: Literal["discovery", "hazard"]
    effect: list[StepCard]
    text: str
    copies: list[list[BadgeId]]


class FaceCard(Card):
    id: FaceId
    text: str


class ShipCard(Card):
    hangar_faces: list[FaceId]


class GalaxyCard(Card):
    produces: list[Resource]
    ships: int
    rogue_on_back: str
    hangar: str
    rogue_on_hangar: str


class Rung(Strict):
    effect: list[StepCard]
    text: str


class RogueCard(Card):
    tier: str
    ladder: list[Rung]
    expansion: bool = False


class LevelCard(Strict):
    level: int
    cost: int
    dice: int
    ships: int
    vp: int
    printed_vp: int
    source: Source
    vp_source: Source


M = TypeVar("M", bound=BaseModel)


@cache
def read(name: str) -> dict[str, Any]:
    """One content file as plain data."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    data: dict[str, Any] = yaml.load((FOLDER / name).read_text(encoding="utf-8"), Loader=loader)
    return data


def cards(name: str, key: str, model: type[M]) -> list[M]:
    """The entries of one list of a content file."""
    return [model.model_validate(entry) for entry in read(name)[key]]
