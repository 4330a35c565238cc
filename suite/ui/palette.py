"""The colours, sizes and shapes that everything is drawn with: the tokens of the theme.

A widget never writes a colour of its own. It asks `theme.current()` for a `Tokens` and takes
`tokens.ink`, `tokens.panel`, ... so that dark, light and the colour-blind palette follow at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

SCALE = {"title": 22, "heading": 18, "lead": 16, "body": 14, "small": 12}
"""The type scale: pixels at 100 %."""

LEAST_PX = 11
"""Nothing that must be read is smaller than this."""

SPACE = {"hair": 2, "tight": 4, "small": 8, "medium": 12, "large": 16, "wide": 24, "page": 32}
RADIUS = {"chip": 6, "card": 9, "panel": 12, "page": 16}

SHAPES = ("circle", "hexagon", "triangle", "square", "diamond", "star", "cross", "drop")
"""The shape of the player with that colour index: colour is never the only sign."""

_PLAYERS = ("#E5484D", "#4FA8FF", "#F2CF4A", "#5FCF6A", "#B98BFF", "#FF8A4C", "#4FD6C9", "#F28BC1")
_PLAYERS_SAFE = (
    "#D55E00",
    "#56B4E9",
    "#F0E442",
    "#009E73",
    "#CC79A7",
    "#E69F00",
    "#7F8CFF",
    "#DDDDDD",
)
"""Okabe and Ito's palette: told apart with every common kind of colour blindness."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """One theme's colours. `ink*` are for text, `panel*` and `raised*` for grounds."""

    name: str
    dark: bool
    ground: QColor  # the page itself, behind the nebula
    panel: QColor  # translucent ground of a panel
    panel_solid: QColor  # the same where nothing may shine through (menus, dialogs)
    raised: QColor  # inputs, chips, cards at rest
    raised_hover: QColor
    line: QColor  # hairlines
    line_strong: QColor  # borders of what can be used
    ink: QColor
    ink_dim: QColor
    ink_faint: QColor  # disabled
    accent: QColor
    on_accent: QColor  # text on an accent ground
    good: QColor
    bad: QColor
    warn: QColor
    gold: QColor  # points
    focus: QColor  # the keyboard's ring
    shade: QColor  # shadows and curtains
    card: QColor  # a card's plate
    card_edge: QColor
    space: QColor  # the sky behind planets: dark in both themes
    players: tuple[QColor, ...]

    def player(self, index: int) -> QColor:
        """The colour of a player's pieces."""
        return self.players[index % len(self.players)]

    def player_ink(self, index: int) -> QColor:
        """The colour of a player's name: the same hue, readable on every ground."""
        return readable(self.player(index), self.raised_hover)

    def accent_of(self, colour: QColor | str) -> QColor:
        """A game's accent as it reads well in this theme."""
        return readable(QColor(colour), self.raised_hover)


def shape_of(player: int) -> str:
    """The shape that goes with the player's colour."""
    return SHAPES[player % len(SHAPES)]


def _rgba(text: str, alpha: float) -> QColor:
    colour = QColor(text)
    colour.setAlphaF(alpha)
    return colour


def tokens(name: str, colour_blind: bool = False) -> Tokens:
    """The tokens of the `dark` or the `light` theme."""
    players = tuple(QColor(p) for p in (_PLAYERS_SAFE if colour_blind else _PLAYERS))
    return (_light if name == "light" else _dark)(players, colour_blind)


def _dark(players: tuple[QColor, ...], safe: bool) -> Tokens:
    return Tokens(
        name="dark",
        dark=True,
        ground=QColor("#070A14"),
        panel=_rgba("#0E1222", 0.85),
        panel_solid=QColor("#0E1222"),
        raised=QColor("#171D33"),
        raised_hover=QColor("#212A49"),
        line=_rgba("#FFFFFF", 0.10),
        line_strong=_rgba("#FFFFFF", 0.22),
        ink=QColor("#E8ECF6"),
        ink_dim=QColor("#9AA6C0"),
        ink_faint=QColor("#8A96B4"),
        accent=QColor("#4FC3F7"),
        on_accent=QColor("#06121E"),
        good=QColor("#56B4E9" if safe else "#63D297"),
        bad=QColor("#FF9D5C" if safe else "#FF7B80"),
        warn=QColor("#F2B84B"),
        gold=QColor("#FFD978"),
        focus=QColor("#FFFFFF"),
        shade=QColor("#000000"),
        card=QColor("#161C33"),
        card_edge=QColor("#39456B"),
        space=QColor("#080B18"),
        players=players,
    )


def _light(players: tuple[QColor, ...], safe: bool) -> Tokens:
    return Tokens(
        name="light",
        dark=False,
        ground=QColor("#E6EBF5"),
        panel=_rgba("#FFFFFF", 0.86),
        panel_solid=QColor("#FFFFFF"),
        raised=QColor("#EEF2FA"),
        raised_hover=QColor("#E0E8F6"),
        line=_rgba("#0C1432", 0.13),
        line_strong=_rgba("#0C1432", 0.30),
        ink=QColor("#141A2E"),
        ink_dim=QColor("#4A5672"),
        ink_faint=QColor("#566180"),
        accent=QColor("#09639F"),
        on_accent=QColor("#FFFFFF"),
        good=QColor("#09639F" if safe else "#116A3E"),
        bad=QColor("#A84300" if safe else "#C0272D"),
        warn=QColor("#8F5B00"),
        gold=QColor("#805A00"),
        focus=QColor("#0B3F8A"),
        shade=QColor("#1A2340"),
        card=QColor("#FBFCFF"),
        card_edge=QColor("#B4BFD8"),
        space=QColor("#111732"),
        players=players,
    )


def luminance(colour: QColor) -> float:
    """WCAG relative luminance."""

    def channel(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    return (
        0.2126 * channel(colour.redF())
        + 0.7152 * channel(colour.greenF())
        + 0.0722 * channel(colour.blueF())
    )


def contrast(one: QColor, other: QColor) -> float:
    """WCAG contrast ratio of two opaque colours: 1 to 21."""
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def readable(colour: QColor, ground: QColor, ratio: float = 4.6) -> QColor:
    """`colour`, made lighter or darker just as much as text on `ground` needs."""
    dark_ground = luminance(ground) < 0.2
    for step in range(21):
        share = step / 20
        changed = mix(colour, QColor("#FFFFFF"), share) if dark_ground else _deeper(colour, share)
        if contrast(changed, ground) >= ratio:
            return changed
    return QColor("#FFFFFF" if dark_ground else "#000000")


def _deeper(colour: QColor, share: float) -> QColor:
    """Darker and richer at once: plain darkening makes pale colours muddy."""
    hue, rich = colour.hslHueF(), colour.hslSaturationF()
    if hue < 0:
        return mix(colour, QColor("#000000"), share)
    light = colour.lightnessF() * (1 - share)
    return QColor.fromHslF(hue, rich + (1 - rich) * share, light, colour.alphaF())


def ink_on(ground: QColor) -> QColor:
    """Nearly black or nearly white: whichever reads better on `ground`."""
    dark, light = QColor("#0A0F1E"), QColor("#FFFFFF")
    return dark if contrast(dark, ground) >= contrast(light, ground) else light


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """`one` with a `share` of `other` in it."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        one.redF() * keep + other.redF() * share,
        one.greenF() * keep + other.greenF() * share,
        one.blueF() * keep + other.blueF() * share,
        one.alphaF() * keep + other.alphaF() * share,
    )


def faded(colour: QColor, alpha: float) -> QColor:
    """`colour` with the given opacity."""
    copy = QColor(colour)
    copy.setAlphaF(alpha)
    return copy
