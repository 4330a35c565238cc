"""What actions, planets and tokens would bring a side, judged without playing them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from games.expansion_pilots.bots.worth import (
    BADGE_WORTH,
    ENGINE,
    SOURCE_WORTH,
    TRACK_WORTH,
    place_worth,
    rates,
    time_left,
    track_worth,
)
from games.expansion_pilots.rules import empire
from games.expansion_pilots.rules.acquire import gains, yields
from games.expansion_pilots.rules.availability import amount, usable
from games.expansion_pilots.rules.colonise import advancers
from games.expansion_pilots.rules.state import State
from games.expansion_pilots.rules.tables import (
    PLANETS,
    PRODUCES_CULTURE,
    PRODUCES_ENERGY,
    STEPS,
    TOKENS,
    Step,
)
from games.expansion_pilots.rules.terms import (
    COLONY,
    CULTURE,
    ENERGY,
    FLEET,
    HAZARD,
    MOST,
    MOVE,
    ORBIT,
    SURFACE,
)

TOKEN: Final = 0.85
"""A token from the deck, good or bad."""


def face_worth(state: State, side: int, face: int, price: int = 0) -> float:
    """What the action of a face would bring this side; `price` is culture paid before."""
    if face == MOVE:
        return _flight_worth(state, side)
    if face == ENERGY:
        return rates(state, side)["energy"] * gains(state, side, face)
    if face == CULTURE:
        room = MOST - state.culture[side] + price
        return rates(state, side)["culture"] * min(room, yields(state, side, face))
    if face < COLONY:
        found = advancers(state, side, face, face)
        return max((step_worth(state, side, ship, 1) for ship in found), default=0.0)
    upgrade = upgrade_worth(state, side, state.culture[side] - price)
    return max(upgrade, _best_colony(state, side, price))


def upgrade_worth(state: State, side: int, culture: int) -> float:
    """The next level of the empire, if it can be paid for."""
    discount = empire.negotiated(state, side)
    ways = empire.prices(state, side, state.energy[side], culture, False, discount)
    if not ways:
        return 0.0
    level = state.level[side]
    left = time_left(state)
    points = state.terms.level_vp[level + 1] - state.terms.level_vp[level]
    price = min(sum(way) for way in ways)
    return points + (ENGINE[level + 1] - ENGINE[level]) * left - 0.25 * price * min(1.0, 2 * left)


def _best_colony(state: State, side: int, price: int = 0) -> float:
    energy, culture = state.energy[side], state.culture[side] - price
    return max(
        (
            action_worth(state, side, planet)
            for planet in state.colonies[side]
            if usable(state, side, planet, (), energy, culture)
        ),
        default=0.0,
    )


def step_worth(state: State, side: int, ship: int, spaces: int) -> float:
    """Advancing a ship."""
    number = side * FLEET + ship
    where = state.where[number]
    if where >= HAZARD:
        return 0.35
    planet = where - ORBIT
    rank = min(STEPS[planet], state.rank[number] + spaces)
    return TRACK_WORTH[planet][rank] - track_worth(state, side, number, planet)


def _flight_worth(state: State, side: int) -> float:
    """The best destination for the ship that is needed least where it is."""
    left = time_left(state)
    base = side * FLEET
    mine = state.where[base : base + FLEET]
    movable = [base + ship for ship, where in enumerate(mine) if 0 <= where < HAZARD]
    if not movable:
        return 0.0
    places = [SURFACE + planet for planet in state.row if planet >= 0]
    places += [ORBIT + planet for planet in state.row if planet >= 0]
    found = [arrival_worth(state, side, place, left) for place in places if place not in mine]
    if state.terms.exploration:
        found.append(TOKEN + SOURCE_WORTH * left)
    return max(found) - min(place_worth(state, side, number, left) for number in movable)


def arrival_worth(state: State, side: int, place: int, left: float) -> float:
    """What a ship gets at a planet."""
    planet = place % 100
    sources = PRODUCES_ENERGY[planet] + PRODUCES_CULTURE[planet]
    source = SOURCE_WORTH * left * (1.0 if sources == 1 else 1.6)
    if place >= ORBIT:
        hurry = 0.12 * PLANETS[planet].vp / STEPS[planet] * left
        return source + TRACK_WORTH[planet][0] + hurry
    if usable(state, side, planet, ()):
        return source + action_worth(state, side, planet)
    return source


def action_worth(state: State, side: int, planet: int) -> float:
    """What the action of a planet brings, roughly."""
    return sum(_step(state, side, step) for step in PLANETS[planet].effect)


def resource_worth(state: State, side: int, res: str) -> float:
    rate = rates(state, side)
    return rate.get(res, rate["energy"])


def _gain(state: State, side: int, step: Step) -> float:
    n = 2 if step.per == "ship_level" else amount(state, side, step)
    held = state.culture[side] if step.res == "culture" else state.energy[side]
    return min(MOST - held, n) * resource_worth(state, side, step.res)


def _advance(state: State, side: int, step: Step) -> float:
    if step.who != "self":
        return -0.3
    n = amount(state, side, step)
    found = advancers(state, side, step.track)
    worths = sorted((step_worth(state, side, ship, n) for ship in found), reverse=True)
    return sum(worths[: step.ships])


def _upgrade(state: State, side: int, step: Step) -> float:
    return upgrade_worth(state, side, state.culture[side]) or 0.8


_STEPS: Final[dict[str, Callable[[State, int, Step], float]]] = {
    "gain": _gain,
    "others_gain": lambda state, side, step: -0.5 * step.n * resource_worth(state, side, step.res),
    "pay": lambda state, side, step: -step.n * resource_worth(state, side, step.res),
    "steal": lambda state, side, step: 1.6 * resource_worth(state, side, step.res),
    "advance": _advance,
    "upgrade": _upgrade,
    "use_planet": lambda state, side, step: 0.6,
    "repeat_die": lambda state, side, step: 0.6,
    "any_action": lambda state, side, step: 0.6,
    "displace": lambda state, side, step: -0.6,
    "regress": lambda state, side, step: 0.3 * step.n if step.who == "enemy" else -0.5,
    "reroll": lambda state, side, step: 0.3,
    "set_die": lambda state, side, step: 0.35,
    "discard_dice": lambda state, side, step: -0.35 * step.n,
    "move_ship": lambda state, side, step: 0.45 * step.n,
    "take_token": lambda state, side, step: 1.0,
    "hire_discount": lambda state, side, step: 0.3,
    "lose": lambda state, side, step: -step.n * resource_worth(state, side, step.res),
    "give": lambda state, side, step: -1.5 * step.n * resource_worth(state, side, step.res),
    "hazard_track": lambda state, side, step: -0.3 * step.steps,
    "vp": lambda state, side, step: float(step.n),
    "move_now": lambda state, side, step: 0.4,
}


def _step(state: State, side: int, step: Step) -> float:
    worth = _STEPS.get(step.op)
    return worth(state, side, step) if worth else 0.1


def token_worth(state: State, side: int, token: int) -> float:
    """What taking a token brings."""
    card = TOKENS[token]
    return BADGE_WORTH * len(card.badges) + sum(_step(state, side, s) for s in card.effect)
