"""What a description of a position may hold; `scenario` sets it up, `snapshots` writes it.

`scenarios.md` beside the plugin explains it to people who write one.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final, Literal, get_origin

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    field_validator,
    model_validator,
)
from pydantic_core import ErrorDetails

from games.expansion_pilots.rules.options import Options
from games.expansion_pilots.rules.tables import FOLLOW_PRICE, TOP_LEVEL
from games.expansion_pilots.rules.terms import FLEET, MOST
from suite.contract import BadScenario

Ended = Literal["", "equal_turns", "points", "skull"]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _forgiving(cls, given: Any) -> Any:
        """Nothing means what is usual, and one of a list needs no brackets."""
        if given is None:
            return {}
        if not isinstance(given, Mapping):
            return given
        return {key: cls._listed(key, value) for key, value in given.items() if value is not None}

    @classmethod
    def _listed(cls, key: str, value: Any) -> Any:
        field = cls.model_fields.get(key)
        is_list = field is not None and get_origin(field.annotation) is list
        return [value] if is_list and isinstance(value, str) else value


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

    @field_validator("pilots", mode="before")
    @classmethod
    def _one_pilot(cls, given: Any) -> Any:
        if not isinstance(given, Mapping):
            return given
        return {ship: [held] if isinstance(held, str) else held for ship, held in given.items()}


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

    @field_validator("dice", "coming", mode="before")
    @classmethod
    def _counted(cls, given: Any) -> Any:
        """`{move: 2, energy: 1}` are three dice."""
        if isinstance(given, Mapping) and all(isinstance(n, int) for n in given.values()):
            return [face for face, n in given.items() for _ in range(n)]
        return given


_PARTS: Final[dict[str | int, type[BaseModel]]] = {
    "seats": Side,
    "rogue": Side,
    "options": Options,
    "following": Following,
    "follow_income": Resources,
}

_WRONG: Final = {
    "list_type": "a list is wanted",
    "dict_type": "names with their values are wanted",
    "model_type": "names with their values are wanted",
    "string_type": "a name is wanted",
    "int_type": "a whole number is wanted",
    "int_parsing": "a whole number is wanted",
    "int_from_float": "a whole number is wanted",
    "less_than_equal": "{le} at most",
    "greater_than_equal": "{ge} at least",
    "too_long": "{max_length} at most",
}


def parse(description: Mapping[str, Any]) -> Scenario:
    """Read a description. Raises `BadScenario` with the place of the first mistake."""
    try:
        return Scenario.model_validate(dict(description))
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise BadScenario(f"{place}: {_mistake(first)}") from error


def _mistake(error: ErrorDetails) -> str:
    if error["type"] == "extra_forbidden":
        return _unknown(error["loc"])
    wrong = _WRONG.get(error["type"])
    return wrong.format(**error.get("ctx", {})) if wrong else error["msg"]


def _unknown(path: tuple[int | str, ...]) -> str:
    """A key that does not belong there: perhaps elsewhere, perhaps it is misspelt."""
    key = str(path[-1])
    part = _PARTS.get(path[0], Scenario) if len(path) > 1 else Scenario
    if near := get_close_matches(key, part.model_fields, 1):
        return f"there is no such key; did you mean {near[0]!r}?"
    if key in Side.model_fields:
        return "there is no such key here; it belongs to one of the seats"
    if key in Scenario.model_fields:
        return "there is no such key here; it belongs to the table"
    return "there is no such key"
