"""The shape of the content files: pydantic checks them once, when they are loaded."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Resource = Literal[
    "credits", "discovery", "influence", "production", "cruiser", "artifact", "prestige"
]
Kind = Literal["friendly", "water", "frozen", "desert", "volcanic", "barren"]
Ideology = Literal["militarism", "culture", "industrialism", "diplomacy", "science"]
Action = Literal[
    "manufacture",
    "study",
    "mine",
    "colonize",
    "develop",
    "trade",
    "explore",
    "nominate",
    "research",
]
Amounts = dict[Resource, int]
Mark = Literal["seed", "public", "designed"]
Source = Mark | dict[str, Mark]


class Entry(BaseModel):
    """Anything in a content file: unknown keys are mistakes."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Sourced(Entry):
    """An entry that says where it comes from, as a whole or field by field."""

    source: Source


class Effect(Entry):
    """What an ability or a technology does. Which fields count depends on `kind`."""

    kind: Literal[
        "production",
        "turn",
        "after",
        "discount",
        "event",
        "passive",
        "protect",
        "permission",
        "production_loss",
        "on_main",
    ]
    action: Action | None = None
    cost: Amounts = {}
    gain: Amounts = {}
    gain_choice: list[Amounts] = []
    per: dict[Literal["hand_cruisers", "artifacts", "owned_planets_of_kind"], int | Kind] = {}
    max: int = 99
    condition: dict[
        Literal["reward_contains", "planet_kind", "hand_cruisers_at_most"], int | str
    ] = {}
    event: Literal["cruisers_lost", "planet_seized_by_you", "war_rank", "golden_age"] | None = None
    ranks: list[int] = []
    stat: Literal["power", "keep_cruisers"] | None = None
    amount: int = 0
    resource: Resource | None = None
    scope: (
        Literal["per_action", "per_unit", "advanced_extra", "all_own_planets", "developed"] | None
    ) = None
    min: int = 0
    allows: (
        Literal["colonize_barren", "reach_next_card", "colonize_any_kind", "trade_on_full_card"]
        | None
    ) = None
    excludes: list[Kind] = []
    special: Literal["swarm", "nomads"] | None = None
    then: list[Action] = []


class Ability(Sourced):
    id: str
    ability: str
    effect: Effect


class Technology(Sourced):
    id: str
    technology: str
    column: int = 0
    level: int = 3
    requires_any: list[str] = []
    on_research: Amounts = {}
    on_research_choice: list[Amounts] = []
    lasting: list[Effect] = Field(default=[], max_length=1)


class Faction(Sourced):
    id: str
    name: str
    ideology: Ideology
    adaptations: list[Kind] = Field(min_length=1)
    main_bonus: Amounts
    boost: Amounts
    abilities: list[Ability] = []
    unique_technology: Technology | None = None
    value: float


class Planet(Entry):
    id: str
    kind: Kind
    reward: Amounts
    source: Source = "designed"


class System(Sourced):
    id: str
    name: str
    planets: list[Planet]
    planet_tokens: list[int]
    exploration_tokens: list[int]


class ExplorationToken(Sourced):
    id: str
    reward: Amounts
    count: int


class Exchange(Entry):
    pay: Amounts
    gain: Amounts


class TradeCard(Sourced):
    id: str
    name: str
    exchanges: list[Exchange]


class ResourceEntry(Sourced):
    id: Resource
    resource: str
    start: int
    limit: int = 10**6


class Named(Sourced):
    """A planet kind, a planet state or a phase: an id and its word."""

    id: str
    planet: str = ""
    state: str = ""
    phase: str = ""
    confidence: str = "certain"


class IdeologyEntry(Sourced):
    id: Ideology
    ideology: str
    per: int
    of: Literal["seized_planets", "artifacts", "developed_planets", "prestige", "technologies"]
    confidence: str = "certain"


class ActionEntry(Sourced):
    id: Action
    action: str
    fee: Amounts = {}
    fee_choice: list[Amounts] = []
    advanced_extra: Amounts = {}
    reward: Amounts = {}
    reward_choice: list[Amounts] = []
    per_unit: bool = False
    confidence: str = "certain"


class FreeEffect(Sourced):
    id: str
    effect: Effect
    confidence: str = "certain"


class CouncilSpace(Entry):
    id: str
    prestige: int
    from_players: int


class Council(Sourced):
    spaces: list[CouncilSpace]
    confidence: str


class War(Sourced):
    needs_a_cruiser: bool
    rewards: dict[int, dict[int, Amounts]]
    confidence: str


class Pieces(Sourced):
    cubes: int
    cruisers: int


class SetupNumbers(Sourced):
    rounds: int
    hand: int
    swap: int
    main_factions: int
    systems: int
    systems_face_up: int
    trade_cards: int
    cubes_per_production: int
    golden_age_cubes: int
    production_loss: int


class SoloEffect(Entry):
    effect: Literal["cruisers", "remove_token", "develop", "council", "trade"]
    amount: int


class Rating(Entry):
    below: int
    rating: str


class Solo(Sourced):
    counts_as: int
    cruisers: int
    cards: int
    effects: dict[Ideology, SoloEffect]
    fallback: SoloEffect
    ratings: list[Rating]


class FactionsFile(Entry):
    translate: dict[str, str]
    factions: list[Faction]


class TechnologiesFile(Entry):
    translate: dict[str, str]
    technologies: list[Technology]


class GalaxyFile(Entry):
    translate: dict[str, str]
    systems: list[System]
    planet_tokens: list[Planet]
    exploration_tokens: list[ExplorationToken]


class TradeFile(Entry):
    translate: dict[str, str]
    spaces_by_players: dict[int, int]
    spaces_source: Source
    trade_cards: list[TradeCard]


class GameFile(Entry):
    translate: dict[str, str]
    resources: list[ResourceEntry]
    pieces: Pieces
    planet_kinds: list[Named]
    planet_states: list[Named]
    ideologies: list[IdeologyEntry]
    phases: list[Named]
    actions: list[ActionEntry]
    free_effects: list[FreeEffect]
    council: Council
    war: War
    setup: SetupNumbers
    solo: Solo
