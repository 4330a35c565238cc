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


class Ability(Entry):
    id: str
    ability: str
    effect: Effect
    source: Source


class Technology(Entry):
    id: str
    technology: str
    column: int = 0
    level: int = 3
    requires_any: list[str] = []
    on_research: Amounts = {}
    on_research_choice: list[Amounts] = []
    lasting: list[Effect] = Field(default=[], max_length=1)
    source: Source


class Faction(Entry):
    id: str
    name: str
    ideology: Ideology
    adaptations: list[Kind] = Field(min_length=1)
    main_bonus: Amounts
    boost: Amounts
    abilities: list[Ability] = []
    unique_technology: Technology | None = None
    value: float
    source: Source


class Planet(Entry):
    id: str
    kind: Kind
    reward: Amounts
    source: Source = "designed"


class System(Entry):
    id: str
    name: str
    planets: list[Planet]
    planet_tokens: list[int]
    exploration_tokens: list[int]
    source: Source


class ExplorationToken(Entry):
    id: str
    reward: Amounts
    count: int
    source: Source


class Exchange(Entry):
    pay: Amounts
    gain: Amounts


class TradeCard(Entry):
    id: str
    name: str
    exchanges: list[Exchange]
    source: Source


class ResourceEntry(Entry):
    id: Resource
    resource: str
    start: int
    limit: int = 10**6
    source: Source


class Named(Entry):
    """A planet kind, a planet state or a phase: an id and its word."""

    id: str
    planet: str = ""
    state: str = ""
    phase: str = ""
    source: Source
    confidence: str = "certain"


class IdeologyEntry(Entry):
    id: Ideology
    ideology: str
    per: int
    of: Literal["seized_planets", "artifacts", "developed_planets", "prestige", "technologies"]
    source: Source
    confidence: str = "certain"


class ActionEntry(Entry):
    id: Action
    action: str
    fee: Amounts = {}
    fee_choice: list[Amounts] = []
    advanced_extra: Amounts = {}
    reward: Amounts = {}
    reward_choice: list[Amounts] = []
    per_unit: bool = False
    source: Source
    confidence: str = "certain"


class FreeEffect(Entry):
    id: str
    effect: Effect
    source: Source
    confidence: str = "certain"


class CouncilSpace(Entry):
    id: str
    prestige: int
    from_players: int


class Council(Entry):
    spaces: list[CouncilSpace]
    source: Source
    confidence: str


class War(Entry):
    needs_a_cruiser: bool
    rewards: dict[int, dict[int, Amounts]]
    source: Source
    confidence: str


class Pieces(Entry):
    cubes: int
    cruisers: int
    source: Source


class SetupNumbers(Entry):
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
    source: Source


class SoloEffect(Entry):
    effect: Literal["cruisers", "remove_token", "develop", "council", "trade"]
    amount: int


class Rating(Entry):
    below: int
    rating: str


class Solo(Entry):
    counts_as: int
    cruisers: int
    cards: int
    effects: dict[Ideology, SoloEffect]
    fallback: SoloEffect
    ratings: list[Rating]
    source: Source


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
