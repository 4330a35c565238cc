"""A position from a small readable description; see `Scenario` for what it may hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from salvagers.rules import HAND, Salvage
from suite.contract import BadScenario, Chance

Strength = Annotated[int, Field(ge=1, le=9)]


class Scenario(BaseModel):
    """All that is left out is random, from `seed`."""

    model_config = ConfigDict(extra="forbid")

    players: int = Field(2, ge=2, le=4)
    rounds: int = Field(6, ge=1, le=8)
    seed: int = 1
    hands: list[list[Strength]] = []
    wrecks: list[Annotated[int, Field(ge=2, le=9)]] = []
    """The wreck of this round and then the coming ones."""
    dice: list[Annotated[int, Field(ge=1, le=6)]] = []
    points: list[Annotated[int, Field(ge=0)]] = []


def build(description: Mapping[str, Any]) -> Salvage:
    """The first round of a match in which the drones have been dealt and changed."""
    try:
        wanted = Scenario.model_validate(dict(description))
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise BadScenario(f"{place}: {first['msg']}") from error
    for name, count, most in (
        ("hands", len(wanted.hands), wanted.players),
        ("points", len(wanted.points), wanted.players),
        ("wrecks", len(wanted.wrecks), wanted.rounds),
    ):
        if count > most:
            raise BadScenario(f"{name}: {count} are given, but there can be at most {most}")
    return _set_up(wanted)


def _set_up(wanted: Scenario) -> Salvage:
    position = Salvage.deal(wanted.players, wanted.rounds, wanted.seed)
    for seat, hand in enumerate(wanted.hands):
        if len(hand) != HAND:
            raise BadScenario(f"hands.{seat}: a hand has {HAND} drones, not {len(hand)}")
        position.hands[seat] = sorted(hand)
    position.deck = position.drones_left()
    position.chance.shuffle(position.deck)
    position.wrecks[wanted.rounds - len(wanted.wrecks) :] = reversed(wanted.wrecks)
    position.points[: len(wanted.points)] = wanted.points
    position.next_round()
    position.chance = Chance(wanted.seed, [value - 1 for value in wanted.dice])
    return position
