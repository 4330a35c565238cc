"""The score: points in the game, missions, badges, and who wins (P51-P54, P100-P110, P115)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from games.expansion_pilots.rules.state import State
from games.expansion_pilots.rules.tables import (
    BADGE_NAMES,
    BADGES,
    MISSIONS,
    PLANETS,
    PRIZES,
    ROGUE,
    SCORE_TRACK,
    TOKENS,
    badge_counts,
    say,
)
from games.expansion_pilots.rules.terms import (
    DIPLOMACY,
    ECONOMY,
    FLEET,
    HAZARD,
    HOME,
    LOCKED,
    NOBODY,
    NORMAL,
    UNEXPLORED,
)
from suite.contract import Message, ScoreLine, Standing, Standings

Measure: TypeAlias = Callable[[State, int], int]

EMPIRE: Final = say("Empire level")
COLONIES: Final = say("Colonised planets")
PILOT_CARDS: Final = say("Pilots")
DWARFS: Final = say("Dwarf planets")
BEFORE: Final = say("Points from the setup")
REASONS: Final = {
    "skull": say("The rogue galaxy has reached the skull."),
    "equal_turns": say("The end was triggered, and everybody has had equally many turns."),
}


# What is counted


def _tracks(track: int) -> Measure:
    return lambda state, side: sum(
        1 for planet in state.colonies[side] if PLANETS[planet].track == track
    )


def _kept(hazard: bool) -> Measure:
    return lambda state, side: sum(
        1 for token in state.tokens[side] if token >= 0 and TOKENS[token].hazard is hazard
    )


MEASURES: Final[dict[str, Measure]] = {
    "energy": lambda state, side: state.energy[side],
    "culture": lambda state, side: state.culture[side],
    "planets": lambda state, side: len(state.colonies[side]),
    "economy_planets": _tracks(ECONOMY),
    "diplomacy_planets": _tracks(DIPLOMACY),
    "pilot_cards": lambda state, side: len(state.pilots_of(side)),
    "discovery_tokens": _kept(hazard=False),
    "hazard_tokens": _kept(hazard=True),
}


def _ships(state: State, side: int) -> list[int]:
    """The numbers of the unlocked ships."""
    base = side * FLEET
    return [number for number in range(base, base + FLEET) if state.where[number] != LOCKED]


# Missions (P53, P102)

Check: TypeAlias = "dict[str, str | int]"


def _compare(state: State, side: int, check: Check, best: Callable[[list[int]], int]) -> int:
    measure = MEASURES[str(check["of"])]
    values = [measure(state, seat) for seat in range(state.terms.players)]
    if values[side] != best(values):
        return 0
    return 2 if values.count(values[side]) > 1 else 1


def _no_ship_home(state: State, side: int, check: Check) -> int:
    """T23: unexplored space and hazard tracks are not home."""
    return all(state.where[number] != HOME for number in _ships(state, side))


def _all_advanced(state: State, side: int, check: Check) -> int:
    ships = _ships(state, side)
    advanced = all(state.kind[number] != NORMAL for number in ships)
    return advanced and len(ships) >= int(check["min_ships"])


def _beyond(state: State, side: int, check: Check) -> int:
    places = [state.where[number] for number in _ships(state, side)]
    found = sum(1 for where in places if where == UNEXPLORED or where >= HAZARD)
    return found >= int(check["n"])


def _measured(state: State, side: int, name: object) -> int:
    return MEASURES[str(name)](state, side)


CHECKS: Final[dict[str, Callable[[State, int, Check], int]]] = {
    "most": lambda state, side, check: _compare(state, side, check, max),
    "fewest": lambda state, side, check: _compare(state, side, check, min),
    "equal": lambda state, side, check: (
        _measured(state, side, check["a"]) == _measured(state, side, check["b"])
    ),
    "exactly": lambda state, side, check: _measured(state, side, check["of"]) == check["n"],
    "triggered_end": lambda state, side, check: state.trigger == side,
    "at_least": lambda state, side, check: (
        state.energy[side] >= int(check["energy"]) and state.culture[side] >= int(check["culture"])
    ),
    "empire_level": lambda state, side, check: state.level[side] >= int(check["level"]),
    "all_ships_home": lambda state, side, check: all(
        state.where[number] == HOME for number in _ships(state, side)
    ),
    "no_ship_home": _no_ship_home,
    "all_ships_advanced": _all_advanced,
    "ships_beyond": _beyond,
    "badge_each": lambda state, side, check: min(badges(state, side)) >= int(check["n"]),
    "tokens": lambda state, side, check: (
        _measured(state, side, "discovery_tokens") >= int(check["discovery_min"])
        and _measured(state, side, "hazard_tokens") <= int(check["hazard_max"])
    ),
}


def mission_points(state: State, side: int) -> int:
    """What the mission of this side is worth as things stand: 1 fulfilled, 2 shared (P53)."""
    mission = MISSIONS[state.mission[side]]
    outcome = CHECKS[str(mission.check["kind"])](state, side, mission.check)
    return (0, mission.vp, mission.vp_tied)[int(outcome)]


# Badges (P103-P109)


def badges(state: State, side: int) -> list[int]:
    """The badges of each kind that a side holds."""
    return badge_counts(state.tokens[side], state.pilots_of(side))


def prizes(counts: list[int]) -> list[int]:
    """What everybody gets for one kind of badge."""
    duel = len(counts) == 2
    best = max(counts)
    if best < PRIZES["minimum_badges"]:
        return [0] * len(counts)
    if counts.count(best) > 1:
        tied = PRIZES["two_player_tied_each" if duel else "tied_most_each"]
        return [tied if count == best else 0 for count in counts]
    second = max(count for count in counts if count != best)
    if second < PRIZES["minimum_badges"]:
        second = NOBODY
    if duel:
        lower = PRIZES["two_player_second"]
    else:
        lower = PRIZES["tied_second_each" if counts.count(second) > 1 else "second"]
    most = PRIZES["two_player_most" if duel else "most"]
    return [most if count == best else lower if count == second else 0 for count in counts]


def badge_points(state: State) -> list[list[int]]:
    """For each kind, what every side gets for it."""
    if not (state.terms.pilots or state.terms.exploration):
        return []
    held = [badges(state, side) for side in range(state.terms.sides)]
    return [prizes([counts[kind] for counts in held]) for kind in range(len(BADGES))]


# Standings


def in_game(state: State, side: int) -> list[tuple[Message, int]]:
    """The points that everybody can see (P71, P101)."""
    pilots = len(state.pilots_of(side))
    level = state.level[side]
    if side == state.terms.rogue:
        level = min(level, ROGUE["levels"])  # the skull behind them is worth nothing
    dwarfs = sum(TOKENS[token].vp for token in state.tokens[side] if token >= 0)
    parts = [
        (EMPIRE, state.terms.level_vp[level]),
        (COLONIES, sum(PLANETS[planet].vp for planet in state.colonies[side])),
        (PILOT_CARDS, pilots),
        (DWARFS, dwarfs),
    ]
    rest = state.score[side] - sum(points for _, points in parts)
    return [part for part in (*parts, (BEFORE, rest)) if part[1] or part[0] is EMPIRE]


def _final(state: State, side: int) -> list[tuple[Message, int]]:
    found = []
    if side < state.terms.players and state.mission[side] >= 0:
        name = MISSIONS[state.mission[side]].name
        label = say("Secret mission: {mission}", mission=name)
        found.append((label, mission_points(state, side)))
    for name, points in zip(BADGE_NAMES, badge_points(state), strict=False):
        if points[side]:
            found.append((say("Badges: {badge}", badge=name), points[side]))
    return found


def _standing(state: State, side: int) -> Standing:
    parts = in_game(state, side)
    if state.ended == "equal_turns":
        parts += _final(state, side)
    total = sum(points for _, points in parts)
    tiebreak = (
        len(state.colonies[side]),
        state.level[side],
        state.energy[side] + state.culture[side],
    )
    return Standing(side, total, tuple(ScoreLine(*part) for part in parts), tiebreak)


def standings(state: State) -> Standings:
    """All seats; missions and badges come in when the match is over (P51, P53)."""
    seats = tuple(_standing(state, seat) for seat in range(state.terms.players))
    if not state.ended:
        return Standings(seats)
    if state.terms.rogue != NOBODY:
        return _solo(state, seats)
    return Standings(seats, Standings(seats).leaders(), True, REASONS[state.ended])


def _solo(state: State, seats: tuple[Standing, ...]) -> Standings:
    """P64 and P115: first to 21 or the skull, else the human needs more than the rogue."""
    rogue = _standing(state, state.terms.rogue)
    if state.ended == "equal_turns":
        won = seats[0].total > rogue.total
        reason = say.many(
            "The last exploration token has been drawn; the rogue galaxy has {n} point.",
            "The last exploration token has been drawn; the rogue galaxy has {n} points.",
            n=rogue.total,
        )
    else:
        won = state.trigger == 0
        reason = REASONS.get(state.ended) or say(
            "{who} has reached 21 points.", who=state.who(state.trigger)
        )
    return Standings(seats, (0,) if won else (), True, reason)


def marker(points: int) -> tuple[int, bool]:
    """Where the marker stands on the score card, and whether its plus side is up (P71, T30)."""
    return (points - SCORE_TRACK, True) if points > SCORE_TRACK else (points, False)
