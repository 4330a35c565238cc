"""A position as plain data, in the words of a scenario: `scenario.read` understands it.

Cards that the viewer may not know are called `hidden`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from games.expansion_pilots.rules.names import (
    MISSION_NAMES,
    PILOT_NAMES,
    PLANET_NAMES,
    TOKEN_NAMES,
    Names,
)
from games.expansion_pilots.rules.state import State
from games.expansion_pilots.rules.tables import PILOTS, PLANETS, SHIPS, TOKENS
from games.expansion_pilots.rules.terms import (
    DIE_STATES,
    FACES,
    FLEET,
    HAZARD,
    HIDDEN,
    HOME,
    INACTIVE,
    LOCKED,
    NOBODY,
    NORMAL,
    ORBIT,
    SURFACE,
    UNEXPLORED,
)


def snapshot(state: State) -> dict[str, object]:
    """All of the state; equal snapshots mean equal positions."""
    terms = state.terms
    described: dict[str, object] = {
        "players": terms.players,
        "options": terms.options.model_dump(mode="json"),
        "chance": state.chance.state,
        "coming": [FACES[face] for face in state.chance.script],
        "seats": [_seat(state, seat) for seat in range(terms.players)],
        "active": _who(state, state.active),
        "first": state.first,
        "round": state.round,
        "trigger": None if state.trigger == NOBODY else _who(state, state.trigger),
        "ended": state.ended,
        "dice": [_die(*die) for die in zip(state.dice, state.states, strict=True)],
        "rerolls": state.rerolls,
        "converter_used": state.converted,
        "follow_price": state.tax,
        "follow_income": {"energy": state.income[0], "culture": state.income[1]},
        "hire_discounts": state.discount,
        "dice_lost": state.fewer,
        "row": _ids(PLANET_NAMES, state.row),
        "deck": _ids(PLANET_NAMES, state.deck[::-1]),
        "deck_size": len(state.deck),
        "discard": _ids(PLANET_NAMES, state.discard),
        "pilot_row": _ids(PILOT_NAMES, state.pilot_row),
        "pilot_deck": _ids(PILOT_NAMES, state.pilot_deck[::-1]),
        "pilot_deck_size": len(state.pilot_deck),
        "pilot_discard": _ids(PILOT_NAMES, state.pilot_discard),
        "face_up": _ids(TOKEN_NAMES, state.face_up),
        "tokens": _ids(TOKEN_NAMES, state.token_deck[::-1]),
        "token_deck_size": len(state.token_deck),
        "tasks": _plain(state.stack),
        "noted": state.noted,
    }
    if terms.rogue != NOBODY:
        described["rogue"] = _side(state, terms.rogue)
    return described


def ship_at(state: State, number: int) -> str:
    """A ship as scenarios write it."""
    where, space = state.where[number], state.rank[number]
    if where >= HAZARD:
        text = f"hazard {TOKENS[where - HAZARD].id} {space}"
    elif where >= ORBIT:
        text = f"orbit {PLANETS[where - ORBIT].id} {space}"
    elif where >= SURFACE:
        text = f"land {PLANETS[where - SURFACE].id}"
    else:
        text = {HOME: "home", LOCKED: "locked", UNEXPLORED: "unexplored"}[where]
    kind = state.kind[number]
    return text if kind == NORMAL else f"{text} as {SHIPS[kind]}"


def _seat(state: State, seat: int) -> dict[str, object]:
    return {
        **_side(state, seat),
        "mission": _ids(MISSION_NAMES, [state.mission[seat]])[0],
        "offer": _ids(MISSION_NAMES, state.offer[seat]),
    }


def _side(state: State, side: int) -> dict[str, object]:
    base = side * FLEET
    return {
        "energy": state.energy[side],
        "culture": state.culture[side],
        "level": state.level[side],
        "points": state.score[side],
        "ships": [ship_at(state, number) for number in range(base, base + FLEET)],
        "colonies": _ids(PLANET_NAMES, state.colonies[side]),
        "pilots": {
            SHIPS[kind]: _ids(PILOT_NAMES, state.hangar[base + kind])
            for kind in range(FLEET)
            if state.hangar[base + kind]
        },
        "tokens": _ids(TOKEN_NAMES, state.tokens[side]),
        "used": _used(state.used[side]),
        "knows": state.known[side],
    }


def _used(limits: int) -> list[str]:
    planets = [planet.id for planet in PLANETS if planet.limit & limits]
    return planets + [pilot.id for pilot in PILOTS if pilot.limit & limits]


def _ids(names: Names, cards: Iterable[int]) -> list[str | None]:
    special = {HIDDEN: "hidden", NOBODY: None}
    return [names.ids[card] if card >= 0 else special[card] for card in cards]


def _die(face: int, status: int) -> str:
    return FACES[face] if status == INACTIVE else f"{FACES[face]} {DIE_STATES[status]}"


def _who(state: State, side: int) -> int | str:
    return "rogue" if side == state.terms.rogue else side


def _plain(value: Sequence[Any]) -> list[Any]:
    return [_plain(item) if isinstance(item, list | tuple) else item for item in value]
