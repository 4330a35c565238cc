"""Index tables made of the content files: what the inner loop looks up."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from games.expansion_pilots.rules import cards
from games.expansion_pilots.rules.terms import ANY_TRACK, FACE_INDEX
from suite.contract import Message, Words

say = Words("expansion_pilots")


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an effect; see `StepCard` for what the fields mean."""

    op: str
    res: str = ""
    n: int = 1
    per: str = ""
    most: int = 99
    to: str = ""
    origin: str = ""
    track: int = ANY_TRACK
    who: str = "self"
    ships: int = 1
    other_ship: bool = False
    optional: bool = False
    mixed: bool = False
    discount: int = 0
    faces: tuple[int, ...] = ()
    order: bool = False
    here: bool = False
    cond: str = ""
    steps: int = 0
    all: bool = False


@dataclass(frozen=True, slots=True)
class Planet:
    id: str
    name: Message
    text: Message
    vp: int
    steps: int
    track: int
    energy: bool
    culture: bool
    effect: tuple[Step, ...]
    limit: int
    """The bit of the once-per-turn limit; 0 without one (P38)."""
    own_turn: bool
    lowest: bool
    expansion: bool
    needs: str


@dataclass(frozen=True, slots=True)
class Pilot:
    id: str
    name: Message
    text: Message
    trained: tuple[int, ...]
    trigger: str
    effect: tuple[Step, ...]
    ops: frozenset[str]
    by: tuple[int, ...]
    kind: str
    limit: int
    badge: int
    needs: str


@dataclass(frozen=True, slots=True)
class Token:
    id: str
    name: Message
    text: Message
    hazard: bool
    effect: tuple[Step, ...]
    vp: int
    steps: int
    badges: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mission:
    id: str
    name: Message
    text: Message
    check: dict[str, str | int] = field(hash=False)
    vp: int
    vp_tied: int
    duel: bool
    expansion: bool
    needs: str


@dataclass(frozen=True, slots=True)
class Rogue:
    id: str
    name: Message
    tier: Message
    ladder: tuple[tuple[Step, ...], ...]
    texts: tuple[Message, ...]
    expansion: bool


_TRACK_FACES: Final = {
    None: (),
    "move": (FACE_INDEX["move"],),
    "economy": (FACE_INDEX["economy"],),
    "diplomacy": (FACE_INDEX["diplomacy"],),
    "economy_or_diplomacy": (FACE_INDEX["economy"], FACE_INDEX["diplomacy"]),
}


def _step(card: cards.StepCard) -> Step:
    return Step(
        op=card.op,
        res=card.res or "",
        n=card.n if isinstance(card.n, int) else 0,
        per="" if isinstance(card.n, int) else card.n,
        most=99 if card.max is None else card.max,
        to=card.to or "",
        origin=card.origin or "",
        track=FACE_INDEX.get(card.track, ANY_TRACK),
        who=card.who,
        ships=card.ships,
        other_ship=card.other_ship,
        optional=card.optional,
        mixed=card.pay_mode == "mixed",
        discount=card.discount,
        faces=_TRACK_FACES[card.face],
        order=card.order == "any",
        here=card.where == "same_planet",
        cond=card.cond or "",
        steps=card.steps,
        all=card.all,
    )


def _effect(steps: list[cards.StepCard]) -> tuple[Step, ...]:
    return tuple(map(_step, steps))


def _planets() -> tuple[Planet, ...]:
    entries = cards.cards("planets.yaml", "planets", cards.PlanetCard)
    entries += cards.cards("planets_beyond.yaml", "planets", cards.PlanetCard)
    return tuple(
        Planet(
            id=card.id,
            name=say.term("planet", card.name),
            text=say(card.text),
            vp=card.vp,
            steps=card.steps,
            track=FACE_INDEX[card.track],
            energy="energy" in card.produces,
            culture="culture" in card.produces,
            effect=_effect(card.effect),
            limit=1 << index if card.limit else 0,
            own_turn=card.when is not None,
            lowest=card.cond is not None,
            expansion=card.expansion,
            needs=card.needs or "",
        )
        for index, card in enumerate(entries)
    )


def _pilots() -> tuple[Pilot, ...]:
    return tuple(
        Pilot(
            id=card.id,
            name=say.term("pilot", card.name),
            text=say(card.text),
            trained=tuple(SHIP_INDEX[ship] for ship in card.trained),
            trigger=card.trigger,
            effect=_effect(card.effect),
            ops=frozenset(step.op for step in card.effect),
            by=_TRACK_FACES[card.by],
            kind=card.kind or "",
            limit=1 << (len(PLANETS) + index) if card.limit else 0,
            badge=BADGE_INDEX[card.badge] if card.badge else -1,
            needs=card.needs or "",
        )
        for index, card in enumerate(cards.cards("pilots.yaml", "pilots", cards.PilotCard))
    )


def _tokens() -> tuple[Token, ...]:
    return tuple(
        Token(
            id=f"{card.id}_{copy}",
            name=say.term("token", card.name),
            text=say(card.text),
            hazard=card.kind == "hazard",
            effect=_effect(card.effect),
            vp=sum(step.n for step in _effect(card.effect) if step.op == "vp"),
            steps=sum(step.steps for step in card.effect),
            badges=tuple(BADGE_INDEX[badge] for badge in badges),
        )
        for card in cards.cards("tokens.yaml", "tokens", cards.TokenCard)
        for copy, badges in enumerate(card.copies, 1)
    )


def _missions() -> tuple[Mission, ...]:
    return tuple(
        Mission(
            id=card.id,
            name=say.term("mission", card.name),
            text=say(card.text),
            check=card.check,
            vp=card.vp,
            vp_tied=card.vp_tied,
            duel=card.duel,
            expansion=card.expansion,
            needs=card.needs or "",
        )
        for card in cards.cards("missions.yaml", "missions", cards.MissionCard)
    )


def _rogues() -> tuple[Rogue, ...]:
    return tuple(
        Rogue(
            id=card.id,
            name=say.term("rogue", card.name),
            tier=say.term("tier", card.tier),
            ladder=tuple(_effect(rung.effect) for rung in card.ladder),
            texts=tuple(say(rung.text) for rung in card.ladder),
            expansion=card.expansion,
        )
        for card in cards.cards("rogues.yaml", "rogues", cards.RogueCard)
    )


_SHIPS: Final = cards.cards("ships.yaml", "advanced_ships", cards.ShipCard)
SHIP_INDEX: Final = {card.id: index for index, card in enumerate(_SHIPS)}
SHIPS: Final = tuple(card.id for card in _SHIPS)
SHIP_NAMES: Final = tuple(say.term("ship", card.name) for card in _SHIPS)
HANGAR_FACES: Final = tuple(tuple(FACE_INDEX[f] for f in card.hangar_faces) for card in _SHIPS)
GALAXIES: Final = cards.cards("ships.yaml", "galaxies", cards.GalaxyCard)

_FACES: Final = cards.cards("dice.yaml", "faces", cards.FaceCard)
FACE_NAMES: Final = tuple(say.term("face", card.name) for card in _FACES)
FACE_TEXTS: Final = tuple(say(card.text) for card in _FACES)
DICE: Final[int] = cards.read("dice.yaml")["dice"]

_BADGES: Final = cards.read("badges.yaml")
BADGES: Final = tuple(badge["id"] for badge in _BADGES["badges"])
BADGE_INDEX: Final = {name: index for index, name in enumerate(BADGES)}
BADGE_NAMES: Final = tuple(say.term("badge", badge["name"]) for badge in _BADGES["badges"])
PRIZES: Final[dict[str, int]] = _BADGES["prizes"]

_FIGURES: Final = cards.read("empire.yaml")
LEVELS: Final = [cards.LevelCard.model_validate(x) for x in _FIGURES["empire"]["levels"]]
TOP_LEVEL: Final = len(LEVELS)
COST: Final = (0, *(level.cost for level in LEVELS))
LEVEL_DICE: Final = (0, *(level.dice for level in LEVELS))
LEVEL_SHIPS: Final = (0, *(level.ships for level in LEVELS))
LEVEL_VP: Final = (0, *(level.vp for level in LEVELS))
PRINTED_VP: Final = (0, *(level.printed_vp for level in LEVELS))

START_ENERGY: Final[int] = _FIGURES["resources"]["start_energy"]
START_CULTURE: Final[int] = _FIGURES["resources"]["start_culture"]
ROW: Final[dict[int, int]] = _FIGURES["row_by_players"]
FOLLOW_PRICE: Final[int] = _FIGURES["prices"]["follow_culture"]
REROLL_PRICE: Final[int] = _FIGURES["prices"]["reroll_energy"]
END_POINTS: Final[int] = _FIGURES["end"]["points"]
SCORE_TRACK: Final[int] = _FIGURES["end"]["score_track"]
FACE_UP_MOST: Final[int] = _FIGURES["exploration"]["face_up_most"]
ROGUE: Final[dict[str, int]] = _FIGURES["rogue"]

PLANETS: Final = _planets()
PILOTS: Final = _pilots()
TOKENS: Final = _tokens()
MISSIONS: Final = _missions()
ROGUES: Final = _rogues()
PLANET_INDEX: Final = {planet.id: index for index, planet in enumerate(PLANETS)}
PILOT_INDEX: Final = {pilot.id: index for index, pilot in enumerate(PILOTS)}
TOKEN_INDEX: Final = {token.id: index for index, token in enumerate(TOKENS)}
MISSION_INDEX: Final = {mission.id: index for index, mission in enumerate(MISSIONS)}
ROGUE_INDEX: Final = {rogue.id: index for index, rogue in enumerate(ROGUES)}

# What the Acquire and Advance actions ask about every planet.
PRODUCES_ENERGY: Final = tuple(planet.energy for planet in PLANETS)
PRODUCES_CULTURE: Final = tuple(planet.culture for planet in PLANETS)
TRACK: Final = tuple(planet.track for planet in PLANETS)
STEPS: Final = tuple(planet.steps for planet in PLANETS)


def badge_counts(tokens: tuple[int, ...], pilots: tuple[int, ...]) -> list[int]:
    """How many badges of each kind these cards show (P108)."""
    counts = [0] * len(BADGES)
    for token in tokens:
        if token >= 0:
            for badge in TOKENS[token].badges:
                counts[badge] += 1
    for pilot in pilots:
        if PILOTS[pilot].badge >= 0:
            counts[PILOTS[pilot].badge] += 1
    return counts
