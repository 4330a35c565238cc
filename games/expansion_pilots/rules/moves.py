"""The moves that are listed again and again, made once."""

from __future__ import annotations

from functools import cache
from typing import Final

from games.expansion_pilots.rules.tables import PILOTS, PLANETS, SHIPS, TOKENS
from games.expansion_pilots.rules.terms import FACES, FLEET, MOST
from suite.contract import Move

_SHIPS: Final = range(FLEET)

ACTIVATE: Final = tuple(Move("activate", (face,)) for face in FACES)
EXPRESS: Final = tuple(Move("express", (face,)) for face in FACES)
VETERAN: Final = tuple(Move("veteran", (face,)) for face in FACES)
SET: Final = tuple(tuple(Move("set", (old, new)) for new in FACES) for old in FACES)
FACE: Final = tuple(Move("face", (face,)) for face in FACES)
REPEAT: Final = tuple(Move("repeat", (face,)) for face in FACES)
REROLL: Final = Move("reroll")
CONVERT: Final = Move("convert")
STOP: Final = Move("stop")
FOLLOW: Final = Move("follow")
COPY: Final = Move("copy")
PASS: Final = Move("pass")
PERFORM: Final = Move("perform")
SKIP: Final = Move("skip")
DRAW: Final = Move("draw")
PACE: Final = Move("pace")
REROLL_ROGUE: Final = Move("reroll_rogue")
ALLOW: Final = Move("allow")

FLY_HOME: Final = tuple(Move("fly", (ship, "home")) for ship in _SHIPS)
FLY_EXPLORE: Final = tuple(Move("fly", (ship, "explore")) for ship in _SHIPS)
FLY_LAND: Final = tuple(tuple(Move("fly", (s, "land", p.id)) for p in PLANETS) for s in _SHIPS)
FLY_ORBIT: Final = tuple(tuple(Move("fly", (s, "orbit", p.id)) for p in PLANETS) for s in _SHIPS)
SHIFT: Final = tuple(tuple(Move("shift", (s, p.id)) for p in PLANETS) for s in _SHIPS)
ADVANCE: Final = tuple(Move("advance", (ship,)) for ship in _SHIPS)
RECALL: Final = tuple(Move("recall", (ship,)) for ship in _SHIPS)
SWAP: Final = tuple(Move("swap", (ship,)) for ship in _SHIPS)
UTILISE: Final = tuple(Move("utilise", (planet.id,)) for planet in PLANETS)
USE: Final = tuple(Move("use", (planet.id,)) for planet in PLANETS)
REPLACE: Final = tuple(Move("replace", (planet.id,)) for planet in PLANETS)
TAKE: Final = tuple(Move("take", (token.id,)) for token in TOKENS)
DISMISS: Final = tuple(Move("dismiss", (pilot.id,)) for pilot in PILOTS)
_AMOUNTS: Final = range(MOST + 1)
UPGRADE: Final = tuple(tuple(Move("upgrade", (e, c)) for c in _AMOUNTS) for e in _AMOUNTS)
GAIN: Final = tuple(tuple(Move("gain", (e, c)) for c in _AMOUNTS) for e in _AMOUNTS)
LOSE: Final = tuple(tuple(Move("lose", (e, c)) for c in _AMOUNTS) for e in _AMOUNTS)


@cache
def hire(pilot: int, ship: int, face: int, dice: int) -> Move:
    """Hire a pilot for a ship type with so many dice of one face."""
    return Move("hire", (PILOTS[pilot].id, SHIPS[ship], FACES[face], dice))


@cache
def numbered(verb: str, *numbers: int) -> Move:
    """A move that is a verb and whole numbers."""
    return Move(verb, numbers)


@cache
def worded(verb: str, *words: str | int) -> Move:
    """A move that is a verb and some words."""
    return Move(verb, words)
