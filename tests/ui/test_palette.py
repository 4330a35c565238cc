"""Every text can be read in both themes, and players are told apart by everybody."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from suite.ui import palette
from suite.ui.palette import Tokens, contrast, ink_on, mix, readable, tokens

THEMES = [(name, safe) for name in ("dark", "light") for safe in (False, True)]
INKS = ("ink", "ink_dim", "ink_faint", "good", "bad", "warn", "gold", "accent")
GROUNDS = ("ground", "panel_solid", "raised", "raised_hover", "card")
ACCENTS = ("#4FC3F7", "#F2B84B", "#B98BFF", "#63D297", "#101010", "#FFFFFF", "#777777")

# Machado, Oliveira and Fernandes (2009), full strength, on linear RGB.
SIGHT = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def lab(colour: QColor, sight: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    """The colour as these eyes see it, in a space where distance is difference."""
    rgb = [linear(value) for value in (colour.redF(), colour.greenF(), colour.blueF())]
    r, g, b = (
        min(1.0, max(0.0, sum(k * v for k, v in zip(row, rgb, strict=True)))) for row in sight
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.fixture(params=THEMES, ids=lambda theme: f"{theme[0]} safe={theme[1]}")
def t(request: pytest.FixtureRequest) -> Tokens:
    return tokens(*request.param)


@pytest.mark.parametrize("ground", GROUNDS)
def test_every_ink_reads_on_every_ground(t: Tokens, ground: str) -> None:
    behind = getattr(t, ground)
    weak = {ink: contrast(getattr(t, ink), behind) for ink in INKS}
    assert {ink: ratio for ink, ratio in weak.items() if ratio < 4.5} == {}


@pytest.mark.parametrize("ground", GROUNDS)
def test_names_of_players_and_accents_of_games_read(t: Tokens, ground: str) -> None:
    behind = getattr(t, ground)
    inks = [t.player_ink(index) for index in range(len(t.players))]
    inks += [t.accent_of(accent) for accent in ACCENTS]
    assert min(contrast(ink, behind) for ink in inks) >= 4.45


def test_a_panel_reads_over_the_brightest_sky(t: Tokens) -> None:
    """A panel lets a little of the sky through: the text still reads."""
    sky = QColor("#3A4C7A") if t.dark else QColor("#C4CCE4")
    panel = QColor(t.panel)
    panel.setAlphaF(1.0)
    behind = mix(sky, panel, t.panel.alphaF())
    assert min(contrast(getattr(t, ink), behind) for ink in INKS) >= 4.45


def test_text_on_colour_reads(t: Tokens) -> None:
    assert contrast(t.on_accent, t.accent) >= 4.5
    for colour in (*t.players, t.good, t.bad, t.warn, t.gold):
        assert contrast(ink_on(colour), colour) >= 4.5, colour.name()


@pytest.mark.parametrize("sight", SIGHT)
def test_the_safe_palette_is_distinct_for_all_eyes(sight: str) -> None:
    seen = [lab(colour, SIGHT[sight]) for colour in tokens("dark", True).players]
    for one, other in combinations(seen, 2):
        distance = sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
        assert distance >= 15


def test_each_player_has_a_shape_of_its_own() -> None:
    count = len(tokens("dark").players)
    assert len({palette.shape_of(index) for index in range(count)}) == count == 8


def test_readable_keeps_a_colour_that_reads_already() -> None:
    ground = QColor("#0E1222")
    assert readable(QColor("#FFD978"), ground) == QColor("#FFD978")
    assert contrast(readable(QColor("#101030"), ground), ground) >= 4.5


def test_a_pale_accent_becomes_deep_and_not_muddy_on_a_light_ground() -> None:
    for accent in ("#63D297", "#F2B84B", "#4FC3F7"):
        deep = tokens("light").accent_of(accent)
        assert deep.hslSaturationF() >= QColor(accent).hslSaturationF()
        assert abs(deep.hslHueF() - QColor(accent).hslHueF()) < 0.02
