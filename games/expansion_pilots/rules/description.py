"""What a description of a position may hold; `scenario` sets it up."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from games.expansion_pilots.rules.cards import FaceId
from games.expansion_pilots.rules.options import Options
from games.expansion_pilots.rules.tables import FOLLOW_PRICE, TOP_LEVEL
from games.expansion_pilots.rules.terms import FLEET, MOST


class Side(BaseModel):
    """One player, or the rogue galaxy. `points` is the marker on the score card, if it should not
    be what the cards add up to; `used` names planets and pilots whose limit is used up."""

    model_config = ConfigDict(extra="forbid")

    energy: int | None = Field(default=None, ge=0, le=MOST)
    culture: int | None = Field(default=None, ge=0, le=MOST)
    level: int = Field(default=1, ge=1, le=TOP_LEVEL)
    ships: list[str] = Field(default=[], max_length=FLEET)
    colonies: list[str] = []
    pilots: dict[str, list[str]] = {}
    tokens: list[str] = []
    mission: str | None = None
    points: int | None = None
    used: list[str] = []
    knows: int = 0
    """So many tokens on top of the deck it has looked at."""


class Scenario(BaseModel):
    """The turn of `active`, or the choice of missions."""

    model_config = ConfigDict(extra="forbid")

    players: int = Field(default=2, ge=1, le=5)
    options: Options = Options()
    seed: int = 1
    seats: list[Side] = Field(default=[], max_length=5)
    rogue: Side = Side()
    # The turn
    active: int | Literal["rogue"] = 0
    first: int = 0
    round: int = Field(default=1, ge=1)
    trigger: int | None = None
    dice: list[FaceId] = []
    """The inactive dice; none are rolled for the player if the list is empty."""
    activated: list[FaceId] = []
    converted: list[FaceId] = []
    discarded: list[FaceId] = []
    hired: list[FaceId] = []
    rerolls: int = Field(default=0, ge=0)
    follow_price: int = FOLLOW_PRICE
    coming: list[FaceId] = []
    """The dice that will be rolled next."""
    # The middle of the table: decks from the top
    row: list[str | None] = []
    deck: list[str] = []
    deck_size: int | None = Field(default=None, ge=0)
    discard: list[str] = []
    pilot_row: list[str | None] = []
    pilot_deck: list[str] = []
    pilot_deck_size: int | None = Field(default=None, ge=0)
    face_up: list[str] = []
    tokens: list[str] = []
    """The top of the token deck."""
    token_deck_size: int | None = Field(default=None, ge=0)
    missions: list[list[str]] = []
    """If given, these are offered and everybody chooses now."""
