"""What a position is worth to a side, in victory points: those it has and those it may expect."""

from __future__ import annotations

from math import exp
from operator import mul

from games.galactic_alliances.rules.actions.nominate import FREE
from games.galactic_alliances.rules.alliance import Alliance
from games.galactic_alliances.rules.content import (
    BARREN,
    FACTIONS,
    IDEOLOGIES,
    PLANETS,
    SETUP,
    TRADE_CARDS,
)
from games.galactic_alliances.rules.galaxy import reach
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.resources import (
    ARTIFACT,
    CREDITS,
    CRUISER,
    DISCOVERY,
    INFLUENCE,
    PRESTIGE,
    PRODUCTION,
)
from games.galactic_alliances.rules.scoring import points
from games.galactic_alliances.rules.stages import OVER
from games.galactic_alliances.rules.traits import PROTECTS_ALL
from games.galactic_alliances.rules.war import protected

WEIGHTS = {
    # what a piece or resource is worth in the last round, and how much more in the first
    "credits": (0.15, 0.2),
    "discovery": (0.3, 0.2),
    "more": (0.1, 0.1),  # a discovery above three
    "influence": (0.2, 0.35),
    "politics": (0.1, 0.0),  # more for influence when a trade card turns it into prestige
    "cruiser": (0.3, 0.0),
    "cube": (0.9, 0.0),
    "card": (0.3, 0.0),
    "council": (0.3, 0.0),  # more for each influence that a free council space can use
    "site": (0.28, 0.0),  # a free planet that could be colonized
    "technology": (0.0, 1.2),
    "power": (0.0, 0.4),
    "main": (0.0, 0.1),  # for each credit that a faction is worth on the designers' scale
    "war": (2.7, 0.0),  # the Overlord's place in the coming war
    "risk": (0.5, 0.0),  # of losing an unprotected planet
    "ideology": (0.6, 0.0),  # of the points that an ideology in the making would give
    "golden": (0.0, 0.3),  # a cube on a trade card that may come back
    "production": (0.17, 0.0),  # for each round in which it still pays
}
"""Tuned in games of the standard bot against itself."""


def by_round(weights: dict[str, tuple[float, float]]) -> list[dict[str, float]]:
    """The weights by the number of rounds to come."""
    last = SETUP.rounds - 1
    return [
        {name: late + early * rounds / last for name, (late, early) in weights.items()}
        for rounds in range(SETUP.rounds + 1)
    ]


_BY_ROUND = by_round(WEIGHTS)
_BARREN = 1 << BARREN
_BITS = tuple(planet.bit for planet in PLANETS)
_POLITICS = next(
    index
    for index, card in enumerate(TRADE_CARDS)
    if any(resource == PRESTIGE for _, gain in card.exchanges for resource, _ in gain)
)


def worth(pos: AlliancesPosition, number: int) -> float:
    """Victory points that the side has or may expect; at the end, those that it has."""
    side = pos.sides[number]
    if pos.stage == OVER:
        return float(points(side))
    rounds = SETUP.rounds - pos.round
    actions = side.cubes + SETUP.cubes_per_production * rounds
    share = min(1.0, actions / 3)  # what is held can only be used with cubes
    w = _BY_ROUND[rounds]
    value = float(points(side)) + _ideology(side, w) + w["cube"] * side.cubes
    value += share * _purse(pos, side, rounds, w)
    if rounds or side.cubes:
        value += _prospects(pos, side, number, rounds, share, w)
    return value + _war(pos, number, w)


def _purse(pos: AlliancesPosition, side: Alliance, rounds: int, w: dict[str, float]) -> float:
    purse = side.purse
    credits, discoveries, influence = purse[CREDITS], purse[DISCOVERY], purse[INFLUENCE]
    value = w["credits"] * (credits - 0.02 * credits * credits)
    few = min(discoveries, 3)
    value += w["discovery"] * few + w["more"] * (discoveries - few)
    value += w["influence"] * influence
    if side.developed:
        seats = pos.council.count(FREE)
        value += w["council"] * min(influence, 3 * seats)
    if _POLITICS in pos.trades:
        value += w["politics"] * influence
    production = purse[PRODUCTION]
    times = min(rounds, production)  # it falls by one each round
    paying = times * production - times * (times - 1) // 2
    return value + w["production"] * paying + w["cruiser"] * purse[CRUISER]


def _prospects(
    pos: AlliancesPosition,
    side: Alliance,
    number: int,
    rounds: int,
    share: float,
    w: dict[str, float],
) -> float:
    """Cards, technologies and planets that are still to be used."""
    value = w["card"] * min(len(side.hand), side.cubes + 3 * rounds)
    value += w["main"] * sum(FACTIONS[card].value for card in side.mains)
    value += w["technology"] * side.researched()
    value += share * w["site"] * min(5.0, _sites(pos, side))
    cubes = 0.0
    for lying, turned in zip(pos.trade_cubes, pos.flipped, strict=True):
        if lying[number] and not turned:
            cubes += lying[number] * min(1.0, (sum(lying) + 1) / 3)
    return value + w["golden"] * min(3.0, cubes)


def _sites(pos: AlliancesPosition, side: Alliance) -> float:
    """Free planets that the side could colonize; those ahead of the fleet count less."""
    traits, state = side.traits, pos.state
    kinds = traits.adapted
    if traits.barren:
        kinds |= _BARREN
    if traits.any_kind >= 0:
        kinds |= _BARREN - 1
    end, sites = reach(pos, side), 0.0
    for card, planets in enumerate(pos.on_card):
        for planet in planets:
            if not state[planet] and kinds & _BITS[planet]:
                sites += 1.0 if card < end else 0.6
    return sites


def _ideology(side: Alliance, w: dict[str, float]) -> float:
    """A part of what the best ideology in the making would give."""
    if side.ideology >= 0 or len(side.mains) == SETUP.main_factions:
        return 0.0
    held = [0] * len(IDEOLOGIES)
    for card in side.mains:
        held[FACTIONS[card].ideology] += 1
    would = (
        side.seized,
        side.purse[ARTIFACT] / 2,
        side.developed,
        side.purse[PRESTIGE] / 4,
        side.researched(),
    )
    best: float = max(map(mul, held, would))
    return w["ideology"] * best / 2


def _war(pos: AlliancesPosition, number: int, w: dict[str, float]) -> float:
    """The chance to be Overlord, and the danger to lose a planet to another one."""
    side = pos.sides[number]
    mine = side.purse[CRUISER] + 0.3 * side.traits.power
    others = max(
        [
            other.purse[CRUISER] + 0.3 * other.traits.power
            for other in pos.sides
            if other is not side
        ]
    )
    lead = 1 / (1 + exp(-1.6 * (mine - others))) if side.purse[CRUISER] else 0.0
    value = w["war"] * lead + w["power"] * min(side.traits.power, 4)
    if side.traits.protects != PROTECTS_ALL:
        safe, shielded = protected(pos, number)
        if not (safe and shielded):
            loss = 2.0 if side.developed and not shielded else min(1.0, side.colonized)
            value -= w["risk"] * loss * (1 - lead)
    return value


def lead(pos: AlliancesPosition, seat: int) -> float:
    """The worth above that of the best other seat; alone, the worth itself."""
    others = [worth(pos, other) for other in range(pos.players) if other != seat]
    return worth(pos, seat) - max(others, default=0.0)
