"""How the tokens of exploration look: each kind has a picture of its own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from games.expansion_pilots.rules.tables import TOKENS
from suite.ui import art

DISCOVERY, HAZARD = QColor("#4FD6C9"), QColor("#FF6B5E")

_PLANETS = {
    "dwarf_planet": "barren",
    "space_ice": "ice",
    "solar_storm": "lava",
    "supernova": "shattered",
    "debris_field": "shattered",
}
"""Tokens that show a body in the sky, with its kind."""
_EMBLEMS = {
    "abandoned_station": "station",
    "drifting_library": "city",
    "fuel_cache": "capsule",
    "wormhole": "gate",
    "ancient_beacon": "dish",
    "signal_fragment": "circuit",
    "void_bloom": "crystal",
    "gravity_well": "gate",
    "ion_labyrinth": "reactor",
    "pirate_toll": "fighter",
    "time_eddy": "orbits",
}
"""Tokens that show something made, with its kind."""


def token_tint(token: int) -> QColor:
    """Green tokens are discoveries, red ones hazards."""
    return HAZARD if TOKENS[token].hazard else DISCOVERY


def token_picture(token: int) -> tuple[str, bool]:
    """The kind of its picture, and whether that is an emblem instead of a planet."""
    name = TOKENS[token].id.removeprefix("tok_").rpartition("_")[0]
    return (_PLANETS[name], False) if name in _PLANETS else (_EMBLEMS[name], True)


def paint_token_picture(
    painter: QPainter, place: QRectF, token: int, on_ready: Callable[[], object]
) -> None:
    """The picture alone."""
    kind, emblem = token_picture(token)
    identity = TOKENS[token].id
    if emblem:
        tint = token_tint(token).name()
        art.paint_emblem(painter, place, identity, kind, tint, on_ready)
    else:
        art.paint_planet(painter, place, identity, kind, on_ready)
