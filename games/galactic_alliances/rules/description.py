"""What the description of a position may hold. Everything may be left out.

    players: 2                # 1 to 4; with 1 there is an artificial opponent
    explored: false           # the explored galaxy: all five system cards lie face up
    seed: 1                   # of whatever is left to chance
    phase: action             # where the match stands, see below
    round: 2                  # 1 to 5
    order: [0, 1]             # the turn order, by seats
    stack: [1, 0]             # the prestige cubes from top to bottom, as if on one space
    to_move: 0                # the seat that decides; else the first that can
    acted: false              # this turn's action is done
    carded: false             # this turn's faction card is played
    settled: S1a              # the planet that this turn's action has colonized
    due: [curiosity]          # abilities that are waiting to be used, and by now only once
    systems: [S1, Cinder Reach]          # the row from the left; then those whose planets are
                              # named below, and the others at random
    face_up: 3                # how many of them lie face up; else as the round has it
    fleet: 1                  # the card of the fleet, from 0; else as the round has it
    planet_tokens: [P2, P1]   # as they come to the table, and then in the bag
    exploration_tokens: [X1, X3]         # the same; X1, X2, X3 or artifact, discovery, credits
    explored_places: [S1x1]   # places whose token was explored: the first (x1) or second (x2)
    removed_places: [S2x1]    # alone: places whose token the opponent has discarded unseen
    trade: [T1, T4]           # above manufacture, study and mine; then those that are flipped
                              # or hold cubes, and the others at random
    flipped: [T4]             # trade cards after their Golden Age
    trade_cubes: {T1: [1, 2]}            # cubes of each side
    board_cubes: {mine: [0, 1]}          # the same for manufacture, study, mine
    anomaly_cubes: [1]        # the same
    council: {C1: 0, C2: 1}   # who sits on a space: a seat, or `opponent`
    deck: [humans, locusts]   # faction cards from the top; all that are named nowhere lie below,
                              # and hands are filled up with those
    discard: [reapers]
    sides:                    # one for each seat
      - credits: 4            # the resources; production is 3 if not said, the others 0
        production: 5
        discovery: 1
        influence: 2
        artifact: 1
        prestige: 3
        cruiser: 2            # in hand
        cubes: 3              # in hand; 3 in the action phase if not said, else none
        main: [weasels, Archivists of Ohm]
        ideology: cheiki      # the card played as the true main ideology
        hand: [amoebans]      # no cards if not said; while cards are chosen, filled up to 7
        technologies: [terraforming, Warp Drive]
        planets: {S1a: colonized, S1b: developed, Cinder Reach volcanic: seized}
        aside: []             # faction cards swapped away in setup
        kept: []              # draft: picked in earlier turns of it
        pick: humans          # draft: picked now, while others still think
    opponent:                 # alone: nothing else is known of it
      cruiser: 2
      planets: {S2a: colonized}

Things are called by their ids, or by their English titles; letter case does not matter. Planets are
S1a, S1b ... from the left, tokens P1 to P5, or a system with a kind of planet. A list of one thing
may be just that thing, an empty entry is one left out, and `players` may itself be the list of the
sides.

Phases that are asked about: `swap`, `draft`, `first_main` (round, galaxy and planets are not there
yet), `abilities` (step 4 of the production phase: the seat to move uses its abilities, or those in
`due`; then the others after it in turn order), `action`, `nomads` (in the action phase: a cube was
lifted into the hand and must act), `seize` (the Overlord to move has its reward and may seize), and
`over`. Phases that are begun at once and played until something is asked: `production`, `war`,
`galactic`. Pieces that are neither in hand nor on the table lie in the personal supply.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, model_validator

from suite.contract import BadScenario

from .content import CRUISER_LIMIT, LIMITS, SETUP, SOLO, SYSTEMS
from .resources import CREDITS, PRODUCTION

Count = Annotated[int, Field(ge=0)]
Seat = Annotated[int, Field(ge=0, le=3)]
Cruisers = Annotated[int, Field(ge=0, le=CRUISER_LIMIT)]


def _listed(value: object) -> object:
    return [value] if isinstance(value, str) else value


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


Names = Annotated[list[str], BeforeValidator(_listed)]
State = Annotated[Literal["colonized", "developed", "seized"], BeforeValidator(_lower)]
Planets = dict[str, State]

CHOOSING = ("swap", "draft", "first_main")
_LAID_OUT = ("production", "abilities", "action", "nomads", "war", "seize", "galactic", "over")
_ONLY_IN = {
    "to_move": ("swap", "first_main", "abilities", "action", "nomads", "seize"),
    "acted": ("action",),
    "carded": ("action", "nomads"),
    "settled": ("action", "nomads"),
    "due": ("abilities", "action", "nomads"),
    "face_up": _LAID_OUT,
    "fleet": _LAID_OUT,
    "explored_places": _LAID_OUT,
    "removed_places": _LAID_OUT,
}
"""Entries that mean something in some phases alone."""
_INNER = ("[key]", "constrained-int")
"""Parts of a place that only pydantic knows."""

Phase = Annotated[
    Literal[
        "swap",
        "draft",
        "first_main",
        "production",
        "abilities",
        "action",
        "nomads",
        "war",
        "seize",
        "galactic",
        "over",
    ],
    BeforeValidator(_lower),
]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _left_out(cls, given: Any) -> Any:
        """An entry without a value is one left out, and so is a part without entries."""
        if not isinstance(given, Mapping):
            return {} if given is None else given
        return {name: value for name, value in given.items() if value is not None}


class Opponent(_Part):
    """The artificial opponent: it has neither resources nor cards, and all nine technologies."""

    cruiser: Cruisers = SOLO.cruisers
    planets: Planets = {}


class Side(_Part):
    """One seat."""

    credits: int = Field(default=0, ge=0, le=LIMITS[CREDITS])
    discovery: Count = 0
    influence: Count = 0
    production: int = Field(default=3, ge=0, le=LIMITS[PRODUCTION])
    cruiser: Cruisers = 0
    artifact: Count = 0
    prestige: Count = 0
    cubes: Count | None = None
    main: Names = Field(default=[], max_length=SETUP.main_factions)
    ideology: str | None = None
    hand: Names = Field(default=[], max_length=SETUP.hand)
    technologies: Names = []
    planets: Planets = {}
    aside: Names = Field(default=[], max_length=SETUP.swap)
    kept: Names = []
    pick: str | None = None


class Scenario(_Part):
    """A table at one moment."""

    players: int = Field(default=2, ge=1, le=4)
    explored: bool = False
    seed: int = 1
    phase: Phase = "action"
    round: int = Field(default=1, ge=1, le=SETUP.rounds)
    order: list[Seat] | None = None
    stack: list[Seat] | None = None
    to_move: Seat | None = None
    acted: bool = False
    carded: bool = False
    settled: str | None = None
    due: Names | None = None
    sides: list[Side] = []
    opponent: Opponent | None = None
    systems: Names = Field(default=[], max_length=len(SYSTEMS))
    fleet: int | None = Field(default=None, ge=0, lt=SETUP.systems)
    face_up: int | None = Field(default=None, ge=1, le=SETUP.systems)
    planet_tokens: Names = []
    exploration_tokens: Names = []
    explored_places: Names = []
    removed_places: Names = []
    trade: Names = Field(default=[], max_length=SETUP.trade_cards)
    flipped: Names = []
    trade_cubes: dict[str, list[Count]] = {}
    board_cubes: dict[Literal["manufacture", "study", "mine"], list[Count]] = {}
    anomaly_cubes: list[Count] = []
    council: dict[str, Seat | Literal["opponent"]] = {}
    deck: Names = []
    discard: Names = []


def bad(place: str, what: str) -> BadScenario:
    return BadScenario(f"{place}: {what}")


def check(description: Mapping[str, Any]) -> Scenario:
    """The description in its shape. Raises `BadScenario` with the place of the first mistake."""
    given = {str(entry): value for entry, value in description.items()}
    if isinstance(given.get("players"), list):
        given["sides"] = given["players"]
        given["players"] = len(given["sides"])
    try:
        wanted = Scenario.model_validate(given)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"] if part not in _INNER)
        what = first["msg"]
        if first["type"] == "extra_forbidden":
            what = "there is no such entry" + suggestion(str(first["loc"][-1]), _known(place))
        raise bad(place, what) from error
    for entry, phases in _ONLY_IN.items():
        if entry in wanted.model_fields_set and wanted.phase not in phases:
            raise bad(entry, f"it means nothing in the phase {wanted.phase!r}")
    if wanted.opponent and wanted.players > 1:
        raise bad("opponent", "only a single player has an artificial opponent")
    if len(wanted.sides) > wanted.players:
        raise bad("sides", f"there are more of them than players: {wanted.players}")
    if wanted.to_move is not None and wanted.to_move >= wanted.players:
        raise bad("to_move", f"the seats are numbered from 0 to {wanted.players - 1}")
    return wanted


def _known(place: str) -> set[str]:
    """The entries of the part of the description in which this place is."""
    parts: dict[str, type[_Part]] = {"sides": Side, "opponent": Opponent}
    head, dot, _ = place.partition(".")
    return {*(parts[head] if dot else Scenario).model_fields}


def suggestion(name: str, known: set[str]) -> str:
    """`; did you mean 'humans'?`, or nothing."""
    near = get_close_matches(name, sorted(known), 1)
    return f"; did you mean {near[0]!r}?" if near else ""
