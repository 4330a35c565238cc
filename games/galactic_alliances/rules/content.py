"""The content files, checked and compiled once into index tables.

Everything in a position is an index into these tables; ids appear only in moves, scenarios and
snapshots of moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from suite.contract import Message

from . import schema
from .resources import ARTIFACT, CRUISER, NOTHING, RESOURCES, Amounts, amounts, label
from .words import say

_FOLDER = Path(__file__).parent.parent / "content"


def _read(name: str) -> Any:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load((_FOLDER / f"{name}.yaml").read_text(encoding="utf-8"), Loader=loader)


GAME = schema.GameFile.model_validate(_read("game"))
_FACTIONS = schema.FactionsFile.model_validate(_read("factions")).factions
_TECHNOLOGIES = schema.TechnologiesFile.model_validate(_read("technologies")).technologies
_GALAXY = schema.GalaxyFile.model_validate(_read("galaxy"))
_TRADE = schema.TradeFile.model_validate(_read("trade"))

SETUP, WAR, SOLO, PIECES = GAME.setup, GAME.war, GAME.solo, GAME.pieces
LIMITS = tuple(entry.limit for entry in GAME.resources)
START = tuple(entry.start for entry in GAME.resources)
CRUISER_LIMIT = LIMITS[RESOURCES.index("cruiser")]
KINDS = tuple(kind.id for kind in GAME.planet_kinds)
BARREN = KINDS.index("barren")
IDEOLOGIES = tuple(entry.id for entry in GAME.ideologies)
ACTIONS = tuple(entry.id for entry in GAME.actions)
MANUFACTURE, STUDY, MINE, COLONIZE, DEVELOP, TRADE, EXPLORE, NOMINATE, RESEARCH = range(9)

KIND_NAMES = tuple(say.term("planet kind", kind.planet) for kind in GAME.planet_kinds)
IDEOLOGY_NAMES = tuple(say.term("ideology", entry.ideology) for entry in GAME.ideologies)
RESOURCE_NAMES = tuple(say.term("resource", entry.resource) for entry in GAME.resources)
ACTION_NAMES = tuple(say.term("action", entry.action) for entry in GAME.actions)
STATE_NAMES = tuple(say.term("planet state", state.state) for state in GAME.planet_states)
PHASE_NAMES = {phase.id: say.term("phase", phase.phase) for phase in GAME.phases}

assert tuple(entry.id for entry in GAME.resources) == RESOURCES
assert (ACTIONS[COLONIZE], ACTIONS[RESEARCH]) == ("colonize", "research")


@dataclass(frozen=True, slots=True)
class Effect:
    """A compiled effect; `id` is what a move calls it by, `name` its ability or technology."""

    id: str
    name: Message
    kind: str
    action: int
    cost: Amounts
    gain: Amounts
    choice: tuple[Amounts, ...]
    per: tuple[str, int] | None
    most: int
    condition: tuple[str, int] | None
    event: str
    ranks: tuple[int, ...]
    stat: str
    amount: int
    resource: int
    scope: str
    least: int
    allows: str
    special: str
    then: tuple[int, ...]

    @property
    def optional(self) -> bool:
        """Abilities that cost something may be declined, and so may Nomads."""
        return bool(self.cost) or bool(self.special)

    @property
    def watches(self) -> int:
        """The resource on whose number the use of it depends, or -1."""
        return _WATCHED.get((self.per or self.condition or ("",))[0], -1)


_WATCHED = {"hand_cruisers": CRUISER, "hand_cruisers_at_most": CRUISER, "artifacts": ARTIFACT}


@dataclass(frozen=True, slots=True)
class Ability:
    """The name of an ability and where it comes from."""

    name: Message
    source: schema.Source


@dataclass(frozen=True, slots=True)
class Technology:
    """`requires` are bits of technologies of which one is needed; 0: none."""

    id: str
    name: Message
    bit: int
    advanced: bool
    requires: int
    gain: Amounts
    choice: tuple[Amounts, ...]
    labels: tuple[str, ...]
    lasting: tuple[Effect, ...]
    column: int
    level: int
    source: schema.Source


@dataclass(frozen=True, slots=True)
class Faction:
    """`adapted` are bits of planet kinds, `technology` the index of the unique one or -1."""

    id: str
    name: Message
    ideology: int
    adapted: int
    bonus: Amounts
    boost: Amounts
    effects: tuple[Effect, ...]
    on_main: Amounts
    technology: int
    value: float
    source: schema.Source


@dataclass(frozen=True, slots=True)
class Planet:
    """A printed planet or a planet token."""

    id: str
    kind: int
    bit: int
    reward: Amounts
    token: bool
    source: schema.Source


@dataclass(frozen=True, slots=True)
class System:
    """`planet_tokens` and `exploration_tokens`: for each place, from how many players."""

    id: str
    name: Message
    planets: tuple[int, ...]
    planet_tokens: tuple[int, ...]
    exploration_tokens: tuple[int, ...]
    source: schema.Source


@dataclass(frozen=True, slots=True)
class TradeCard:
    id: str
    name: Message
    exchanges: tuple[tuple[Amounts, Amounts], ...]
    source: schema.Source


def _pair(mapping: dict[Any, Any]) -> tuple[str, int] | None:
    """`{planet_kind: barren}` as a word and a number."""
    for word, value in mapping.items():
        if value in KINDS:
            return word, KINDS.index(value)
        return word, RESOURCES.index(value) if value in RESOURCES else int(value)
    return None


def _effect(ident: str, name: Message, e: schema.Effect) -> Effect:
    return Effect(
        id=ident,
        name=name,
        kind=e.kind,
        action=ACTIONS.index(e.action) if e.action else -1,
        cost=amounts(e.cost),
        gain=amounts(e.gain),
        choice=tuple(map(amounts, e.gain_choice)),
        per=_pair(e.per),
        most=e.max,
        condition=_pair(e.condition),
        event=e.event or "",
        ranks=tuple(e.ranks),
        stat=e.stat or "",
        amount=e.amount,
        resource=RESOURCES.index(e.resource) if e.resource else -1,
        scope=e.scope or "",
        least=e.min,
        allows=e.allows or "",
        special=e.special or "",
        then=tuple(ACTIONS.index(action) for action in e.then),
    )


def _technology(entry: schema.Technology, index: int, known: dict[str, int]) -> Technology:
    name = say.term("technology", entry.technology)
    choice = tuple(map(amounts, entry.on_research_choice))
    return Technology(
        id=entry.id,
        name=name,
        bit=1 << index,
        advanced=entry.level == 3,
        requires=sum(known[ident] for ident in entry.requires_any),
        gain=amounts(entry.on_research),
        choice=choice,
        labels=tuple(map(label, choice)),
        lasting=tuple(_effect(entry.id, name, e) for e in entry.lasting),
        column=entry.column,
        level=entry.level,
        source=entry.source,
    )


def _technologies() -> tuple[Technology, ...]:
    """The nine of the player board, then the unique ones in the order of the factions."""
    entries = [*_TECHNOLOGIES, *(f.unique_technology for f in _FACTIONS if f.unique_technology)]
    known = {entry.id: 1 << index for index, entry in enumerate(entries)}
    return tuple(_technology(entry, index, known) for index, entry in enumerate(entries))


def _faction(entry: schema.Faction) -> Faction:
    made = [_effect(a.id, say.term("ability", a.ability), a.effect) for a in entry.abilities]
    return Faction(
        id=entry.id,
        name=say.term("faction", entry.name),
        ideology=IDEOLOGIES.index(entry.ideology),
        adapted=sum(1 << KINDS.index(kind) for kind in entry.adaptations),
        bonus=amounts(entry.main_bonus),
        boost=amounts(entry.boost),
        effects=tuple(made),
        on_main=next((e.gain for e in made if e.kind == "on_main"), NOTHING),
        technology=TECH_INDEX[entry.unique_technology.id] if entry.unique_technology else -1,
        value=entry.value,
        source=entry.source,
    )


def _planet(entry: schema.Planet, token: bool) -> Planet:
    kind = KINDS.index(entry.kind)
    return Planet(entry.id, kind, 1 << kind, amounts(entry.reward), token, entry.source)


TECHNOLOGIES = _technologies()
BOARD_TECHNOLOGIES = len(_TECHNOLOGIES)
TECH_INDEX = {technology.id: index for index, technology in enumerate(TECHNOLOGIES)}

FACTIONS = tuple(map(_faction, _FACTIONS))
ABILITIES = tuple(
    Ability(say.term("ability", ability.ability), ability.source)
    for entry in _FACTIONS
    for ability in entry.abilities
)
FACTION_INDEX = {faction.id: index for index, faction in enumerate(FACTIONS)}

PLANETS = (
    *(_planet(planet, False) for system in _GALAXY.systems for planet in system.planets),
    *(_planet(planet, True) for planet in _GALAXY.planet_tokens),
)
PLANET_INDEX = {planet.id: index for index, planet in enumerate(PLANETS)}
PLANET_TOKENS = tuple(PLANET_INDEX[planet.id] for planet in _GALAXY.planet_tokens)

SYSTEMS = tuple(
    System(
        id=entry.id,
        name=say.term("system", entry.name),
        planets=tuple(PLANET_INDEX[planet.id] for planet in entry.planets),
        planet_tokens=tuple(entry.planet_tokens),
        exploration_tokens=tuple(entry.exploration_tokens),
        source=entry.source,
    )
    for entry in _GALAXY.systems
)
SYSTEM_INDEX = {system.id: index for index, system in enumerate(SYSTEMS)}

EXPLORATION = _GALAXY.exploration_tokens
EXPLORATION_REWARDS = tuple(amounts(token.reward) for token in EXPLORATION)
EXPLORATION_TOKENS = tuple(
    kind for kind, token in enumerate(EXPLORATION) for _ in range(token.count)
)

TRADE_CARDS = tuple(
    TradeCard(
        id=entry.id,
        name=say.term("trade card", entry.name),
        exchanges=tuple((amounts(e.pay), amounts(e.gain)) for e in entry.exchanges),
        source=entry.source,
    )
    for entry in _TRADE.trade_cards
)
TRADE_INDEX = {card.id: index for index, card in enumerate(TRADE_CARDS)}
TRADE_SPACES = _TRADE.spaces_by_players
TRADE_SPACES_SOURCE = _TRADE.spaces_source

COUNCIL = tuple(GAME.council.spaces)
COUNCIL_INDEX = {space.id: index for index, space in enumerate(COUNCIL)}

FEES = tuple(amounts(entry.fee) for entry in GAME.actions)
REWARDS = tuple(amounts(entry.reward) for entry in GAME.actions)
DEVELOP_CHOICE = tuple(amounts(choice) for choice in GAME.actions[DEVELOP].reward_choice)
RESEARCH_FEES = tuple(amounts(choice) for choice in GAME.actions[RESEARCH].fee_choice)
ADVANCED_EXTRA = amounts(GAME.actions[RESEARCH].advanced_extra)
WAR_REWARDS = {
    players: {rank: amounts(reward) for rank, reward in ranks.items()}
    for players, ranks in WAR.rewards.items()
}

FREE_EFFECTS = tuple(
    _effect(entry.id, Message("", domain=""), entry.effect) for entry in GAME.free_effects
)
EFFECTS = {
    effect.id: effect
    for effect in (
        *FREE_EFFECTS,
        *(effect for faction in FACTIONS for effect in faction.effects),
        *(effect for technology in TECHNOLOGIES for effect in technology.lasting),
    )
}
