"""The words of the rulebook as whole numbers: faces, places of ships, states of dice."""

from __future__ import annotations

from typing import Final

# Faces of a die, in the order of dice.yaml. A planet's track is the face that advances on it.
MOVE: Final = 0
ENERGY: Final = 1
CULTURE: Final = 2
DIPLOMACY: Final = 3
ECONOMY: Final = 4
COLONY: Final = 5
FACES: Final = ("move", "energy", "culture", "diplomacy", "economy", "colony")
FACE_INDEX: Final = {name: index for index, name in enumerate(FACES)}
ANY_TRACK: Final = -1

# Where a ship is: one of these, or a base number and the index of a planet or token.
LOCKED: Final = -1
HOME: Final = 0
UNEXPLORED: Final = 1
SURFACE: Final = 100
ORBIT: Final = 200
HAZARD: Final = 300

# States of a die.
INACTIVE: Final = 0
ACTIVE: Final = 1
CONVERTED: Final = 2
DISCARDED: Final = 3
HIRED: Final = 4
DIE_STATES: Final = ("inactive", "activated", "converted", "discarded", "hired")

NORMAL: Final = -1
"""The kind of a ship that is not advanced; advanced ships have the index of their type."""
NOBODY: Final = -1
HIDDEN: Final = -2
"""A card that the viewer may not know."""
FLEET: Final = 4
"""Ships of one side; ship s of side p is number p * FLEET + s."""
MOST: Final = 7
"""The end of the resource tracks (P13)."""


def planet_at(where: int) -> int:
    """The planet that a ship at this place is on or around, or -1."""
    return where % 100 if SURFACE <= where < HAZARD else -1
