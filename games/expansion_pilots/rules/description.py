"""What a description of a position may hold; `scenario` sets it up, `snapshots` writes it.

`scenarios.md` beside the plugin explains it to people who write one.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from games.expansion_pilots.rules.options import Options
from games.expansion_pilots.rules.tables import FOLLOW_PRICE, TOP_LEVEL
from games.expansion_pilots.rules.terms import FLEET, MOST

Ended = Literal["", "equal_turns", "points", "skull"]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Resources(_Part):
    energy: int = Field(default=0, ge=0)
    culture: int = Field(default=0, ge=0)


class Following(_Part):
    """A die has been activated, and from `seat` on the others may follow it."""

    face: str
    seat: int | None = None


class Side(_Part):
    """One player, or the rogue galaxy. `points` is the marker on the score card, if it should not
    be what the cards add up to; `used` names planets and pilots whose limit is used up; `offer`
    are the two missions of which one was kept."""

    energy: int | None = Field(default=None, ge=0, le=MOST)
    culture: int | None = Field(default=None, ge=0, le=MOST)
    level: int = Field(default=1, ge=1, le=TOP_LEVEL)
    points: int | None = Field(default=None, ge=0)
    ships: list[str] = Field(default=[], max_length=FLEET)
    colonies: list[str] = []
    pilots: dict[str, list[str]] = {}
    tokens: list[str] = []
    mission: str | None = None
    offer: list[str] = []
    used: list[str] = []
    knows: int = Field(default=0, ge=0)
    """So many tokens on top of the deck it has looked at."""


class Scenario(_Part):
    """The turn of `active`, a follow, or the choice of missions."""

    players: int = Field(default=2, ge=1, le=5)
    options: Options = Options()
    seed: int = 1
    """Shuffles what the description leaves open."""
    chance: int | None = None
    """The state of the generator from now on, if not what `seed` leaves."""
    coming: list[str] = []
    """The dice that will be rolled next."""
    seats: list[Side] = Field(default=[], max_length=5)
    rogue: Side = Side()
    # The turn
    active: int | Literal["rogue"] = 0
    first: int = 0
    round: int = Field(default=1, ge=0)
    trigger: int | Literal["rogue"] | None = None
    ended: Ended = ""
    dice: list[str] = []
    """Each with its face and, if it is not inactive, its state. Without dice the turn begins with
    a roll. The next four lists only add dice in these states."""
    activated: list[str] = []
    converted: list[str] = []
    discarded: list[str] = []
    hired: list[str] = []
    rerolls: int = Field(default=0, ge=0)
    converter_used: bool = False
    follow_price: int = Field(default=FOLLOW_PRICE, ge=0, le=MOST)
    follow_income: Resources = Resources()
    hire_discounts: int = Field(default=0, ge=0)
    dice_lost: int = Field(default=0, ge=0)
    following: Following | None = None
    # The middle of the table: decks from the top
    row: list[str | None] = []
    deck: list[str] = []
    deck_size: int | None = Field(default=None, ge=0)
    discard: list[str] = []
    pilot_row: list[str | None] = []
    pilot_deck: list[str] = []
    pilot_deck_size: int | None = Field(default=None, ge=0)
    pilot_discard: list[str] = []
    face_up: list[str] = []
    tokens: list[str] = []
    token_deck_size: int | None = Field(default=None, ge=0)
    missions: list[list[str]] = []
    """If given, these are offered and everybody chooses now."""
    # The middle of an action, as a snapshot writes it
    tasks: list[list[Any]] = []
    noted: int = 0

    @field_validator("following", mode="before")
    @classmethod
    def _only_a_face(cls, given: Any) -> Any:
        return {"face": given} if isinstance(given, str) else given
