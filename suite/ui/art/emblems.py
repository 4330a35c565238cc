"""Emblems: what a card shows that has no planet. Drawn with a painter from a seed.

They glow as the planets do, so that both look as if from the same hand.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from suite.ui.art import signs, technologies, vessels

Motif = Callable[[QPainter, Random, QColor], None]

_INVENTIONS = (
    technologies.orbits,
    technologies.crystal,
    technologies.circuit,
    technologies.gate,
    technologies.helix,
    technologies.reactor,
    technologies.dish,
    technologies.core,
    technologies.capsule,
)

MOTIFS: dict[str, tuple[Motif, ...]] = {
    "technology": _INVENTIONS,
    "orbits": (technologies.orbits,),
    "crystal": (technologies.crystal,),
    "circuit": (technologies.circuit,),
    "gate": (technologies.gate,),
    "helix": (technologies.helix,),
    "reactor": (technologies.reactor,),
    "dish": (technologies.dish,),
    "core": (technologies.core,),
    "capsule": (technologies.capsule,),
    "ship": (vessels.fighter, vessels.freighter, vessels.cruiser),
    "fighter": (vessels.fighter,),
    "freighter": (vessels.freighter,),
    "cruiser": (vessels.cruiser,),
    "station": (vessels.wheel, vessels.cylinder),
    "wheel": (vessels.wheel,),
    "city": (signs.city,),
    "market": (signs.market,),
    "relic": (signs.relic,),
    "faction": (signs.crest,),
    "pilot": (signs.pilot,),
    "development": (*_INVENTIONS, vessels.wheel, vessels.cylinder, vessels.fighter,
                    vessels.freighter, vessels.cruiser, signs.city, signs.market),
}  # fmt: skip
"""What each kind of emblem may show: one motif, or one of several by the id."""


def render(seed: int, kind: str, size: int, tint: str = "") -> QImage:
    """The emblem on a transparent ground. Motifs draw on a field from -100 to 100."""
    rng = Random(seed)
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    painter.scale(size / 200, size / 200)
    painter.setPen(Qt.PenStyle.NoPen)
    hue = QColor(tint) if tint else QColor.fromHsvF(rng.random(), rng.uniform(0.45, 0.7), 1.0)
    motifs = MOTIFS[kind]
    motifs[rng.randrange(len(motifs))](painter, rng, hue)
    painter.end()
    return image
