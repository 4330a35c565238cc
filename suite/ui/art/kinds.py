"""What makes one kind of planet differ from another: colours, air, craters, lights."""

from __future__ import annotations

from dataclasses import dataclass

Rgb = tuple[int, int, int]
Ramp = tuple[tuple[float, Rgb], ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of planet. Heights run from 0 to 1 and are coloured by `ramp`."""

    ramp: Ramp
    air: Rgb
    thick: float = 0.7  # how much the air glows along the rim
    clouds: float = 0.0
    cloud: Rgb = (255, 255, 255)
    sea: float = 0.0  # below this height: water, which glints
    craters: int = 0
    relief: float = 1.0
    lights: float = 0.0  # cities on the night side
    glow: float = 0.0  # below this height: molten
    caps: float = 0.0  # white poles
    bands: bool = False
    cracks: bool = False
    plates: bool = False
    hues: float = 0.03  # how far the hue may wander from planet to planet


KINDS: dict[str, Kind] = {
    "terran": Kind(
        (
            (0.00, (6, 20, 60)),
            (0.44, (18, 64, 132)),
            (0.50, (58, 132, 172)),
            (0.52, (200, 188, 136)),
            (0.57, (82, 130, 64)),
            (0.68, (46, 88, 48)),
            (0.80, (118, 100, 80)),
            (0.90, (236, 240, 246)),
            (1.00, (255, 255, 255)),
        ),
        (90, 160, 255),
        0.9,
        clouds=0.75,
        sea=0.5,
        lights=1.0,
        caps=0.35,
    ),
    "ocean": Kind(
        (
            (0.00, (3, 18, 62)),
            (0.40, (8, 58, 128)),
            (0.62, (22, 112, 172)),
            (0.74, (70, 176, 196)),
            (0.80, (206, 204, 150)),
            (0.86, (70, 128, 70)),
            (1.00, (40, 96, 60)),
        ),
        (110, 190, 255),
        1.0,
        clouds=0.9,
        sea=0.78,
        relief=0.35,
        lights=0.25,
        caps=0.25,
    ),
    "desert": Kind(
        (
            (0.00, (64, 30, 16)),
            (0.35, (140, 78, 38)),
            (0.55, (198, 134, 76)),
            (0.75, (226, 180, 120)),
            (1.00, (250, 226, 180)),
        ),
        (255, 190, 120),
        0.55,
        clouds=0.15,
        cloud=(250, 226, 190),
        craters=9,
        hues=0.035,
    ),
    "ice": Kind(
        (
            (0.00, (24, 52, 92)),
            (0.40, (84, 142, 186)),
            (0.60, (164, 206, 230)),
            (0.80, (220, 238, 248)),
            (1.00, (255, 255, 255)),
        ),
        (170, 215, 255),
        0.8,
        craters=7,
        relief=0.8,
        caps=0.6,
        cracks=True,
    ),
    "lava": Kind(
        (
            (0.00, (255, 226, 120)),
            (0.30, (252, 126, 32)),
            (0.40, (160, 40, 16)),
            (0.47, (50, 22, 22)),
            (0.75, (34, 28, 32)),
            (1.00, (84, 72, 72)),
        ),
        (255, 110, 40),
        0.8,
        glow=0.44,
        hues=0.02,
    ),
    "barren": Kind(
        (
            (0.00, (40, 38, 42)),
            (0.40, (86, 80, 80)),
            (0.70, (130, 122, 116)),
            (1.00, (186, 176, 166)),
        ),
        (150, 150, 165),
        0.12,
        craters=26,
        relief=1.5,
        hues=0.06,
    ),
    "gas": Kind(
        (
            (0.00, (78, 40, 32)),
            (0.25, (148, 82, 54)),
            (0.45, (208, 148, 100)),
            (0.65, (238, 204, 158)),
            (0.82, (186, 124, 88)),
            (1.00, (250, 232, 204)),
        ),
        (255, 206, 170),
        0.7,
        bands=True,
        relief=0.0,
        hues=0.5,
    ),
    "toxic": Kind(
        (
            (0.00, (38, 44, 10)),
            (0.35, (92, 104, 22)),
            (0.55, (160, 168, 44)),
            (0.72, (212, 204, 96)),
            (1.00, (246, 240, 180)),
        ),
        (206, 255, 90),
        1.0,
        clouds=1.0,
        cloud=(206, 214, 110),
        relief=0.5,
        hues=0.05,
    ),
    "alien": Kind(
        (
            (0.00, (14, 10, 52)),
            (0.40, (30, 70, 96)),
            (0.52, (36, 150, 130)),
            (0.62, (120, 80, 180)),
            (0.78, (214, 96, 190)),
            (1.00, (255, 220, 170)),
        ),
        (120, 255, 200),
        0.9,
        clouds=0.3,
        cloud=(190, 255, 230),
        sea=0.48,
        lights=0.5,
        hues=0.16,
    ),
    "shattered": Kind(
        (
            (0.00, (36, 26, 28)),
            (0.40, (72, 56, 54)),
            (0.70, (116, 96, 88)),
            (1.00, (168, 148, 134)),
        ),
        (255, 120, 50),
        0.25,
        craters=8,
        relief=1.6,
        cracks=True,
    ),
    "artificial": Kind(
        (
            (0.00, (52, 58, 70)),
            (0.45, (98, 106, 120)),
            (0.75, (140, 148, 160)),
            (1.00, (190, 196, 204)),
        ),
        (130, 190, 255),
        0.35,
        relief=0.25,
        plates=True,
        hues=0.05,
    ),
}

RINGED_BASES = ("gas", "ice", "desert", "barren", "gas")
TWIN_BASES = ("terran", "desert", "ice", "barren", "ocean")
