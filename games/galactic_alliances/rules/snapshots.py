"""The whole state in plain values that people can read: ids, not indices.

A scenario (`scenario.py`) uses the same words. What a viewer may not know is written `?`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from . import galaxy
from .actions import nominate
from .content import (
    ACTIONS,
    EXPLORATION,
    FACTIONS,
    PLANETS,
    SYSTEMS,
    TECHNOLOGIES,
    TRADE_CARDS,
)
from .resources import RESOURCES
from .stages import STAGES

if TYPE_CHECKING:
    from .position import AlliancesPosition

UNKNOWN = "?"
_COUNCIL = {nominate.FREE: "free", nominate.COVERED: "covered"}

_FACTION_IDS = tuple(faction.id for faction in FACTIONS)
_PLANET_IDS = tuple(planet.id for planet in PLANETS)
_SYSTEM_IDS = tuple(system.id for system in SYSTEMS)
_TOKEN_IDS = tuple(token.id for token in EXPLORATION)


def snapshot(pos: AlliancesPosition) -> dict[str, object]:
    return {
        "players": pos.players,
        "explored": pos.explored,
        "round": pos.round,
        "stage": STAGES[pos.stage],
        "order": list(pos.order),
        "turn": pos.turn,
        "acted": pos.acted,
        "carded": pos.carded,
        "settled": _one(_PLANET_IDS, pos.settled),
        "due": [effect.id for effect in pos.due],
        "sides": [_side(pos, number) for number in range(len(pos.sides))],
        "stack": list(reversed(pos.arrival)),
        "systems": _ids(_SYSTEM_IDS, pos.systems),
        "face_up": pos.face_up,
        "fleet": pos.fleet,
        "on_card": [_ids(_PLANET_IDS, planets) for planets in pos.on_card],
        "tokens": {
            galaxy.token_name(pos, place): _name(_TOKEN_IDS, token)
            for place, token in enumerate(pos.tokens)
            if token != galaxy.GONE
        },
        "planet_tokens": _ids(_PLANET_IDS, pos.planet_bag),
        "exploration_tokens": _ids(_TOKEN_IDS, pos.token_bag),
        "tokens_out": _ids(_TOKEN_IDS, pos.tokens_out),
        "tokens_lost": _ids(_TOKEN_IDS, pos.tokens_lost),
        "trade": [TRADE_CARDS[card].id for card in pos.trades],
        "flipped": list(pos.flipped),
        "trade_cubes": [list(cubes) for cubes in pos.trade_cubes],
        "board_cubes": {
            ACTIONS[column]: list(cubes) for column, cubes in enumerate(pos.board_cubes)
        },
        "anomaly_cubes": list(pos.anomaly_cubes),
        "council": [_COUNCIL.get(holder, holder) for holder in pos.council],
        "deck": _ids(_FACTION_IDS, pos.deck),
        "discard": _ids(_FACTION_IDS, pos.discard),
    }


def _side(pos: AlliancesPosition, number: int) -> dict[str, object]:
    side = pos.sides[number]
    return {
        **dict(zip(RESOURCES, side.purse, strict=True)),
        "cubes": side.cubes,
        "cube_supply": side.cube_supply,
        "cruiser_supply": side.cruiser_supply,
        "main": _ids(_FACTION_IDS, side.mains),
        "ideology": _one(_FACTION_IDS, side.ideology),
        "hand": _ids(_FACTION_IDS, side.hand),
        "technologies": [tech.id for tech in TECHNOLOGIES if side.techs & tech.bit],
        "planets": {
            _PLANET_IDS[planet]: galaxy.STATES[pos.state[planet]]
            for planet in galaxy.owned(pos, number)
        },
        "counts": [side.colonized, side.developed, side.seized],
        "aside": _ids(_FACTION_IDS, side.aside),
        "kept": _ids(_FACTION_IDS, side.kept),
        "pick": _one(_FACTION_IDS, side.pick),
    }


def _name(names: tuple[str, ...], index: int) -> str:
    return names[index] if index >= 0 else UNKNOWN


def _ids(names: tuple[str, ...], indices: Iterable[int]) -> list[str]:
    return [_name(names, index) for index in indices]


def _one(names: tuple[str, ...], index: int) -> str | None:
    """An id, `?`, or None where nothing is (-1)."""
    return None if index == -1 else _name(names, index)
