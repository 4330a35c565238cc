"""Quick judgement without search: how good each listed move looks.

A score is roughly what the move brings in victory points. The standard bot plays the best one; the
strong bot looks first at what looks good, and plays its imagined matches by these habits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from games.expansion_pilots.bots.judging import (
    TOKEN,
    action_worth,
    arrival_worth,
    face_worth,
    resource_worth,
    step_worth,
    token_worth,
    upgrade_worth,
)
from games.expansion_pilots.bots.worth import (
    SOURCE_WORTH,
    SPARE_ENERGY,
    TRACK_WORTH,
    pilot_worth,
    place_worth,
    rates,
    time_left,
    track_worth,
)
from games.expansion_pilots.rules.state import State
from games.expansion_pilots.rules.tables import (
    COST,
    MISSIONS,
    PILOT_INDEX,
    PLANET_INDEX,
    PLANETS,
    TOKEN_INDEX,
    TOP_LEVEL,
)
from games.expansion_pilots.rules.terms import (
    COLONY,
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
            price = _reroll_price(state, seat) if state.rerolls else 0.0
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


def _reroll_price(state: State, seat: int) -> float:
    """Energy beyond the price of the next level is spare."""
    level = state.level[seat]
    if level < TOP_LEVEL and state.energy[seat] > COST[level + 1]:
        return SPARE_ENERGY
    return rates(state, seat)["energy"]


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
        return SOURCE_WORTH * left + (TOKEN if target[0] == "explore" else 0.0)
    place = SURFACE if target[0] == "land" else ORBIT
    return arrival_worth(state, seat, place + PLANET_INDEX[str(target[1])], left)


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
    return TOKEN if state.stack[-1][0] == "explore" else TOKEN - 0.05


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
    "give": lambda s, seat, m: -_leader(s, seat, m) - resource_worth(s, seat, str(m.args[1])),
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
