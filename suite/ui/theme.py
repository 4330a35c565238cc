"""The theme of the whole program: apply it once, change it at any moment.

    theme.apply(app, Look(theme="light", text_size=1.25))   # or any object with these attributes
    t = theme.current()                                     # Tokens: t.ink, t.panel, t.accent ...
    painter.setFont(theme.font("body", bold=True))
    theme.changed.connect(self.rebuild)                     # only for cached pictures

A widget that reads `theme.current()` while it paints needs nothing else: `apply` makes every widget
repaint. The font is bundled, so a machine without fonts looks the same.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from suite.ui import palette, text_size
from suite.ui.palette import LEAST_PX, SCALE, SPACE, Tokens
from suite.ui.stylesheet import stylesheet

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
FAMILY = "Star Table Sans"


class LookSettings(Protocol):
    """What `apply` reads: a settings object of the store, or a `Look`."""

    @property
    def theme(self) -> str: ...
    @property
    def text_size(self) -> float: ...
    @property
    def colour_blind(self) -> bool: ...
    @property
    def animation(self) -> float: ...


@dataclass(frozen=True, slots=True)
class Look:
    """How the program shall look: `theme` is dark, light or system, `text_size` 0.85 to 2,
    `animation` the speed of what moves: 1 is normal, 2 twice as fast, 0 off."""

    theme: str = "dark"
    text_size: float = 1.0
    colour_blind: bool = False
    animation: float = 1.0


class _Notifier(QObject):
    changed = Signal()


_notifier = _Notifier()
changed = _notifier.changed
"""Emitted after the theme, the text size or the palette changed."""


class _State:
    look: Look = Look()
    wanted: LookSettings | None = None
    dressed: Look | None = None
    """What the application wears now, whatever moves how fast."""
    tokens: Tokens | None = None
    fonts_loaded = False


def current() -> Tokens:
    """The tokens of the theme that is shown now."""
    if _State.tokens is None:
        _State.tokens = palette.tokens(_State.look.theme, _State.look.colour_blind)
    return _State.tokens


def look() -> Look:
    """The settings that were applied last."""
    return _State.look


def apply(app: QApplication, settings: LookSettings | None = None) -> None:
    """Dress the whole program. May be called again at any time."""
    wanted = settings if settings is not None else Look()
    _follow_system(app, wanted)
    before = _State.dressed
    _State.look = Look(
        _resolved(wanted.theme),
        text_size.limited(wanted.text_size),
        wanted.colour_blind,
        max(0.0, wanted.animation),
    )
    _State.dressed = replace(_State.look, animation=0)
    if _State.dressed == before:
        return  # only the speed of animations is another: nothing looks different
    _State.tokens = palette.tokens(_State.look.theme, _State.look.colour_blind)
    load_fonts()
    if app.style().objectName() != "fusion":
        app.setStyle("fusion")
    app.setFont(font("body"))
    app.setPalette(_qt_palette(_State.tokens))
    app.setStyleSheet(stylesheet(_State.tokens, px, RESOURCES / "style" / _State.tokens.name))
    changed.emit()


def load_fonts() -> None:
    """Register the bundled font, once."""
    if _State.fonts_loaded:
        return
    for weight in ("Regular", "SemiBold", "Bold"):
        path = RESOURCES / "fonts" / f"StarTableSans-{weight}.otf"
        QFontDatabase.addApplicationFont(str(path))
    _State.fonts_loaded = True


def font(role: str = "body", *, bold: bool = False, strong: bool = False) -> QFont:
    """A font of the type scale: `title`, `heading`, `lead`, `body` or `small`."""
    return font_px(SCALE[role], bold=bold, strong=strong)


def font_px(size: float, *, bold: bool = False, strong: bool = False) -> QFont:
    """A font of `size` pixels at 100 % text size. `strong` is semibold, `bold` is bold."""
    made = QFont(FAMILY)
    made.setPixelSize(max(LEAST_PX, px(size)))
    weight = QFont.Weight.Bold if bold else QFont.Weight.DemiBold if strong else None
    if weight is not None:
        made.setWeight(weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def figures(role: str = "body", *, bold: bool = True) -> QFont:
    """A font whose digits all have the same width: for numbers that change in place."""
    made = font(role, bold=bold)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def px(size: float) -> int:
    """`size` pixels at 100 % text size, at the text size that is set."""
    return max(1, round(size * _State.look.text_size))


def space(name: str) -> int:
    """A distance of the spacing scale: hair, tight, small, medium, large, wide, page."""
    return SPACE[name]


def set_accent(widget: QWidget, colour: str) -> None:
    """Give a widget and all inside it a game's accent."""
    widget.setProperty("accent", colour)
    widget.update()


def accent(widget: QWidget | None = None) -> QColor:
    """The accent that holds for `widget`: its own, or that of the nearest parent that has one."""
    while widget is not None:
        own = widget.property("accent")
        if own:
            return current().accent_of(own)
        widget = widget.parentWidget()
    return current().accent


def _follow_system(app: QApplication, wanted: LookSettings) -> None:
    """When the system turns dark or light, so does a program that was told to do as it does."""
    if _State.wanted is None:
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(lambda _: apply(app, _State.wanted))
    _State.wanted = wanted


def _resolved(name: str) -> str:
    if name == "system":
        hints = QGuiApplication.styleHints()
        return "light" if hints.colorScheme() == Qt.ColorScheme.Light else "dark"
    return "light" if name == "light" else "dark"


def _qt_palette(t: Tokens) -> QPalette:
    role, made = QPalette.ColorRole, QPalette()
    everywhere = {
        role.Window: t.panel_solid,
        role.WindowText: t.ink,
        role.Base: t.raised,
        role.AlternateBase: t.raised_hover,
        role.Text: t.ink,
        role.PlaceholderText: t.ink_faint,
        role.Button: t.raised,
        role.ButtonText: t.ink,
        role.BrightText: t.bad,
        role.ToolTipBase: t.panel_solid,
        role.ToolTipText: t.ink,
        role.Highlight: t.accent,
        role.HighlightedText: t.on_accent,
        role.Accent: t.accent,
        role.Link: t.accent,
        role.LinkVisited: t.accent,
        role.Light: t.raised_hover,
        role.Midlight: t.raised_hover,
        role.Mid: t.card_edge,
        role.Dark: t.card_edge,
        role.Shadow: t.shade,
    }
    for key, colour in everywhere.items():
        made.setColor(key, colour)
    for key in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, key, t.ink_faint)
    return made
