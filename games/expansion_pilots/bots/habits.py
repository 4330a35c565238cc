"""Quick judgement without search: how good each listed move looks.

A score is roughly what the move brings in victory points. The standard bot plays the best one; the
strong bot looks first at what looks good, and plays its imagined matches by these habits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from games.expansion_pilots.bots.worth import (
    BADGE_WORTH,
    ENGINE,
    SOURCE_WORTH,
    TRACK_WORTH,
    pilot_worth,
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
    MISSIONS,
    PILOT_INDEX,
    PLANET_INDEX,
    PLANETS,
    PRODUCES_CULTURE,
    PRODUCES_ENERGY,
    STEPS,
    TOKEN_INDEX,
    TOKENS,
    Step,
)
from games.expansion_pilots.rules.terms import (
    COLONY,
    CULTURE,
    ENERGY,
    FACE_INDEX,
    FLEET,
    HAZARD,
    HOME,
    MOST,
    MOVE,
    ORBIT,
    SURFACE,
    UNEXPLORED,
)
from suite.contract import Atom, Decision, Move, Subset

_TOKEN: Final = 0.85
"""A token from the deck, good or bad."""

Score = Callable[[State, int, Move], float]


def scores(state: State, decision: Decision, moves: Sequence[Move]) -> list[float]:
    """How good these moves of a decision look."""
    seat, phase = decision.seat, decision.phase
    if phase == "turn":
        return _turn_scores(state, seat, moves)
    if phase == "fly":
        return _fly_scores(state, seat, moves)
    if isinstance(decision, Subset):
        return _dice_scores(state, decision, moves)
    return [SCORES[move.verb](state, seat, move) for move in moves]


def best(state: State, decision: Decision) -> Move:
    """The move that looks best."""
    if isinstance(decision, Subset):
        return _best_dice(state, decision)
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    found = scores(state, decision, moves)
    return moves[found.index(max(found))]


# Dice


def face_worth(state: State, side: int, face: int, price: int = 0) -> float:
    """What the action of a face would bring this side; `price` is culture paid before."""
    if face == MOVE:
        return _best_flight(state, side)
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


def _turn_scores(state: State, seat: int, moves: Sequence[Move]) -> list[float]:
    """Good dice first, then new rolls for the rest, then what is left."""
    shown = [state.dice[die] for die in state.inactive()]
    worths = [face_worth(state, seat, face) for face in range(6)]
    average = sum(worths) / 6
    found = []
    for move in moves:
        verb = move.verb
        if verb == "activate":
            score = worths[FACE_INDEX[str(move.args[0])]] - 0.03
        elif verb == "hire":
            score = _hire_score(state, move, worths)
        elif verb == "reroll":
            price = rates(state, seat)["energy"] if state.rerolls else 0.0
            poor = sum(average - worths[face] for face in shown if worths[face] < average)
            score = min(0.9 * average, 0.8 * poor - price)
        elif verb == "convert":
            score = _convert_score(worths, shown) if state.rerolls else -1.0
        elif verb == "express":
            face = FACE_INDEX[str(move.args[0])]
            score = worths[MOVE] - worths[face]
        elif verb == "veteran":
            score = average - worths[FACE_INDEX[str(move.args[0])]] + 0.1
        else:
            score = 0.0
        found.append(score)
    return found


def _hire_score(state: State, move: Move, worths: list[float]) -> float:
    pilot = PILOT_INDEX[str(move.args[0])]
    die = min(0.6, max(0.2, worths[FACE_INDEX[str(move.args[2])]]))
    return 0.75 + pilot_worth(pilot, time_left(state)) - die * (int(move.args[3]) - 1)


def _convert_score(worths: list[float], shown: list[int]) -> float:
    low = sorted(worths[face] for face in shown)[:3]
    return max(worths) - sum(low) - 0.1


def _dice_scores(state: State, decision: Subset, moves: Sequence[Move]) -> list[float]:
    worths = [face_worth(state, decision.seat, face) for face in range(6)]
    anew = sum(worths) / 6 if decision.verb == "roll" else 0.0
    gained = [anew - worths[face] for face in state.dice]
    return [sum(gained[int(die)] for die in move.args) for move in moves]


def _best_dice(state: State, decision: Subset) -> Move:
    worths = [face_worth(state, decision.seat, face) for face in range(6)]
    dice = sorted((int(item) for item in decision.items), key=lambda die: worths[state.dice[die]])
    average = sum(worths) / 6
    poor = sum(1 for die in dice if worths[state.dice[die]] < average)
    size = poor if decision.verb == "roll" else 0
    return decision.canonical(list(dice[: max(decision.least, min(decision.most, size))]))


# Ships and planets


def _best_flight(state: State, side: int) -> float:
    """The best destination for the ship that is needed least where it is."""
    left = time_left(state)
    base = side * FLEET
    mine = state.where[base : base + FLEET]
    movable = [base + ship for ship, where in enumerate(mine) if 0 <= where < HAZARD]
    if not movable:
        return 0.0
    places = [SURFACE + planet for planet in state.row if planet >= 0]
    places += [ORBIT + planet for planet in state.row if planet >= 0]
    found = [_arrival(state, side, place, left) for place in places if place not in mine]
    if state.terms.exploration:
        found.append(_TOKEN + SOURCE_WORTH * left)
    return max(found) - min(place_worth(state, side, number, left) for number in movable)


def _arrival(state: State, side: int, place: int, left: float) -> float:
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


def _fly_scores(state: State, seat: int, moves: Sequence[Move]) -> list[float]:
    left = time_left(state)
    gone = [place_worth(state, seat, seat * FLEET + ship, left) for ship in range(FLEET)]
    arrivals: dict[tuple[Atom, ...], float] = {}
    found = []
    for move in moves:
        if move.verb == "skip":
            found.append(0.0)
            continue
        target = move.args[1:]
        if target not in arrivals:
            arrivals[target] = _target_worth(state, seat, target, left)
        found.append(arrivals[target] - gone[int(move.args[0])])
    return found


def _target_worth(state: State, seat: int, target: tuple[Atom, ...], left: float) -> float:
    if len(target) == 1:
        return SOURCE_WORTH * left + (_TOKEN if target[0] == "explore" else 0.0)
    place = SURFACE if target[0] == "land" else ORBIT
    return _arrival(state, seat, place + PLANET_INDEX[str(target[1])], left)


def action_worth(state: State, side: int, planet: int) -> float:
    """What the action of a planet brings, roughly."""
    return sum(_step(state, side, step) for step in PLANETS[planet].effect)


def _res(state: State, side: int, res: str) -> float:
    rate = rates(state, side)
    return rate.get(res, rate["energy"])


def _gain(state: State, side: int, step: Step) -> float:
    n = 2 if step.per == "ship_level" else amount(state, side, step)
    held = state.culture[side] if step.res == "culture" else state.energy[side]
    return min(MOST - held, n) * _res(state, side, step.res)


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
    "others_gain": lambda state, side, step: -0.5 * step.n * _res(state, side, step.res),
    "pay": lambda state, side, step: -step.n * _res(state, side, step.res),
    "steal": lambda state, side, step: 1.6 * _res(state, side, step.res),
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
    "lose": lambda state, side, step: -step.n * _res(state, side, step.res),
    "give": lambda state, side, step: -1.5 * step.n * _res(state, side, step.res),
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


# The other decisions


def _planet(state: State, seat: int, move: Move) -> float:
    return action_worth(state, seat, PLANET_INDEX[str(move.args[0])])


def _pay(state: State, seat: int, move: Move) -> float:
    energy, culture = int(move.args[0]), int(move.args[1])
    rate = rates(state, seat)
    return -rate["energy"] * energy - rate["culture"] * culture


def _upgrade_move(state: State, seat: int, move: Move) -> float:
    return 1.0 + upgrade_worth(state, seat, state.culture[seat]) + 0.1 * _pay(state, seat, move)


def _gain_move(state: State, seat: int, move: Move) -> float:
    energy = min(MOST - state.energy[seat], int(move.args[0]))
    culture = min(MOST - state.culture[seat], int(move.args[1]))
    rate = rates(state, seat)
    return rate["energy"] * energy + rate["culture"] * culture


def _regress(state: State, seat: int, move: Move) -> float:
    """Push the most dangerous enemy back; of the own ships the one that loses least."""
    side, ship = int(move.args[0]), int(move.args[1])
    number = side * FLEET + ship
    planet, rank = state.where[number] - ORBIT, state.rank[number]
    loss = TRACK_WORTH[planet][rank] - TRACK_WORTH[planet][max(0, rank - 1)]
    return -loss if side == seat else loss


def _follow(state: State, seat: int, move: Move) -> float:
    face = state.stack[-1][2]
    price = 0 if move.args else state.tax
    return face_worth(state, seat, face, price) - rates(state, seat)["culture"] * price - 0.02


def _shift(state: State, seat: int, move: Move) -> float:
    number = seat * FLEET + int(move.args[0])
    planet, rank = PLANET_INDEX[str(move.args[1])], state.rank[number]
    return TRACK_WORTH[planet][rank] - track_worth(state, seat, number, state.where[number] - ORBIT)


def _recall(state: State, seat: int, move: Move) -> float:
    number = seat * FLEET + int(move.args[0])
    return -place_worth(state, seat, number, time_left(state))


def _draw(state: State, seat: int, move: Move) -> float:
    known = state.known[seat]
    if known:
        return token_worth(state, seat, state.token_deck[-1])
    return _TOKEN if state.stack[-1][0] == "explore" else _TOKEN - 0.05


def _keep(state: State, seat: int, move: Move) -> float:
    """A mission that rewards ordinary play."""
    mission = MISSIONS[state.offer[seat][int(move.args[0]) - 1]]
    return _KEEP.get(str(mission.check["kind"]), 0.5) * mission.vp


_KEEP: Final = {
    "triggered_end": 0.6,
    "equal": 0.5,
    "at_least": 0.6,
    "empire_level": 0.6,
    "all_ships_home": 0.2,
    "no_ship_home": 0.5,
    "exactly": 0.3,
    "all_ships_advanced": 0.4,
    "ships_beyond": 0.6,
    "badge_each": 0.8,
    "tokens": 0.5,
}


def _swap(state: State, seat: int, move: Move) -> float:
    where = state.where[seat * FLEET + int(move.args[0])]
    return 0.1 if where == HOME else 0.0 if where >= HAZARD else 0.05


def _set(state: State, seat: int, move: Move) -> float:
    old, new = (FACE_INDEX[str(face)] for face in move.args)
    return face_worth(state, seat, new) - face_worth(state, seat, old)


def _trade(state: State, seat: int, move: Move) -> float:
    """Not out of a good place."""
    return 0.1 if UNEXPLORED in state.where[seat * FLEET : seat * FLEET + FLEET] else 0.0


def _face(state: State, seat: int, move: Move) -> float:
    return face_worth(state, seat, FACE_INDEX[str(move.args[0])])


def _leader(state: State, seat: int, move: Move) -> float:
    return float(state.score[int(move.args[0])])


def _constant(score: float) -> Score:
    return lambda state, seat, move: score


SCORES: Final[dict[str, Score]] = {
    "perform": lambda state, seat, move: action_worth(state, seat, state.stack[-1][2]),
    "skip": _constant(0.0),
    "utilise": _planet,
    "use": _planet,
    "upgrade": _upgrade_move,
    "advance": lambda s, seat, move: step_worth(s, seat, int(move.args[0]), s.stack[-1][3]),
    "regress": _regress,
    "recall": _recall,
    "shift": _shift,
    "trade": _trade,
    "replace": lambda s, seat, move: -float(PLANETS[PLANET_INDEX[str(move.args[0])]].vp),
    "gain": _gain_move,
    "lose": _pay,
    "give": lambda s, seat, m: -_leader(s, seat, m) - _res(s, seat, str(m.args[1])),
    "steal": _leader,
    "exchange": lambda s, seat, move: -abs(float(move.args[0]) - 2.0),
    "repeat": _face,
    "face": _face,
    "set": _set,
    "follow": _follow,
    "copy": lambda s, seat, move: face_worth(s, seat, s.stack[-1][2]),
    "pass": _constant(0.0),
    "keep": _keep,
    "take": lambda s, seat, move: token_worth(s, seat, TOKEN_INDEX[str(move.args[0])]),
    "draw": _draw,
    "order": lambda s, seat, move: -float(move.args[0]),
    "swap": _swap,
    "pace": lambda s, seat, move: step_worth(s, seat, s.stack[-1][2], 1) - 0.5,
    "dismiss": _constant(-0.1),
    "reroll_rogue": lambda s, seat, move: 0.3 if s.dice[-1] == COLONY else -0.3,
    "allow": _constant(0.0),
}
