"""The settings: every change holds at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from suite.contract import Message, Words
from suite.language import LANGUAGES, NATIVE_NAMES
from suite.language.live import bind
from suite.shell.page import Page
from suite.shell.settings_data import BackupsPanel, DataPanel, GamesPanel
from suite.ui.buttons import Segmented
from suite.ui.labels import Label
from suite.ui.panel import Panel

if TYPE_CHECKING:
    from suite.shell.program import Program

say = Words("shell")

SETTINGS: dict[str, Message] = {
    "language": say("Language"),
    "theme": say("Theme"),
    "text_size": say("Text size"),
    "animation": say("Animation"),
    "colour_blind": say("Colours for colour-blind people"),
    "data": say("Data folder"),
    "backups": say("Backups"),
    "games": say("Games from elsewhere"),
}
"""What can be set, by key: the finder lists it, and `SettingsPage.focus` goes there."""


class SettingsPage(Page):
    """Looks on the left, data on the right."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(program, parent)
        self.controls: dict[str, QWidget] = {}
        self.look = Panel(say("Language and look"))
        self.look.body.setSpacing(14)
        self._add_choices()
        self.data, self.backups = DataPanel(program), BackupsPanel(program)
        self.games = GamesPanel(program)
        self.controls.update(
            data=self.data.open_button, backups=self.backups.make_button, games=self.games
        )
        self._lay_out()
        program.settings_changed.connect(self.refresh)

    def title(self) -> Message:
        return say("Settings")

    def entered(self) -> None:
        self.backups.refresh()
        self.games.refresh()

    def focus(self, key: str) -> None:
        """Bring one setting into view and give it the keyboard."""
        control = self.controls[key]
        self.area.ensureWidgetVisible(control)
        target = control if control.focusPolicy() else _first_inside(control)
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def refresh(self) -> None:
        """Show the settings as they are; a key may have changed them."""
        now = self.program.settings
        for key in ("language", "theme", "text_size", "animation"):
            control = self.controls[key]
            assert isinstance(control, Segmented)
            control.blockSignals(True)
            control.set_value(_nearest(getattr(now, key), _OFFERED[key]))
            control.blockSignals(False)
        self.safe.setChecked(now.colour_blind)

    def _add_choices(self) -> None:
        now = self.program.settings
        for key, choices in _CHOICES.items():
            value = _nearest(getattr(now, key), _OFFERED[key])
            control = Segmented(choices, value, name=SETTINGS[key])
            control.chosen.connect(self._changer(key))
            self.controls[key] = control
            self._add(key, control)
        self.safe = QCheckBox()
        bind(self.safe, self.safe.setText, SETTINGS["colour_blind"])
        self.safe.setChecked(now.colour_blind)
        self.safe.toggled.connect(self._changer("colour_blind"))
        self.controls["colour_blind"] = self.safe
        self.look.body.addWidget(self.safe)
        self.look.body.addWidget(Label(_SAFE_HELP, "small", wrap=True))
        self.look.body.addStretch()

    def _changer(self, key: str) -> Callable[[object], None]:
        return lambda value: self.program.change(**{key: value})

    def _add(self, key: str, control: QWidget) -> None:
        box = QVBoxLayout()
        box.setSpacing(5)
        box.addWidget(Label(SETTINGS[key]))
        line = QHBoxLayout()
        line.addWidget(control)
        line.addStretch()
        box.addLayout(line)
        if key in _NOTES:
            box.addWidget(Label(_NOTES[key], "small", wrap=True))
        self.look.body.addLayout(box)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The data goes below the looks when there is no room for both side by side."""
        parts = (self.look, self.data, self.backups, self.games)
        least = self.look.minimumSizeHint().width() + max(
            part.minimumSizeHint().width() for part in parts[1:]
        )
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.columns.setDirection(across if self.area.width() >= least + 40 else down)
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        inside = QWidget()
        right = QVBoxLayout()
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self.columns.setContentsMargins(0, 0, 0, 0)
        for layout in (right, self.columns):
            layout.setSpacing(14)
        right.addWidget(self.data)
        right.addWidget(self.backups, 1)
        right.addWidget(self.games)
        self.columns.addWidget(self.look, 1)
        self.columns.addLayout(right, 1)
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidgetResizable(True)
        self.area.setWidget(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 18)
        column.setSpacing(12)
        column.addWidget(Label(self.title(), "title"))
        column.addWidget(self.area, 1)


_CHOICES: dict[str, list[tuple[object, Message | str, str]]] = {
    "language": [(code, NATIVE_NAMES[code], "") for code in LANGUAGES],
    "theme": [
        ("dark", say.term("theme", "Dark"), "moon"),
        ("light", say.term("theme", "Light"), "sun"),
        ("system", say.term("theme", "System"), ""),
    ],
    "text_size": [
        (0.85, say.term("text size", "Small"), ""),
        (1.0, say.term("text size", "Normal"), ""),
        (1.15, say.term("text size", "Large"), ""),
        (1.3, say.term("text size", "Larger"), ""),
        (1.6, say.term("text size", "Very large"), ""),
        (2.0, say.term("text size", "Largest"), ""),
    ],
    "animation": [
        (0.5, say.term("animation", "Slow"), ""),
        (1.0, say.term("animation", "Normal"), ""),
        (2.0, say.term("animation", "Fast"), ""),
        (0.0, say.term("animation", "Off"), ""),
    ],
}

_OFFERED: dict[str, list[object]] = {
    key: [value for value, _, _ in choices] for key, choices in _CHOICES.items()
}

_NOTES: dict[str, Message] = {
    "language": say("F8 switches to the next language, also in the middle of a match."),
    "text_size": say("Ctrl+Plus and Ctrl+Minus work everywhere."),
}

_SAFE_HELP = say(
    "Players' colours that people with every common kind of colour blindness can tell apart. "
    "Each colour also has its own shape."
)


def _nearest(value: object, offered: list[object]) -> object:
    """A text size between two of those offered lights the nearer one."""
    if value in offered or not isinstance(value, int | float):
        return value
    return min(offered, key=lambda each: abs(each - value))  # type: ignore[operator]


def _first_inside(control: QWidget) -> QWidget:
    """The control inside a group that takes the keyboard."""
    inside = [child for child in control.findChildren(QWidget) if child.focusPolicy()]
    lit = [child for child in inside if child.property("checked")]
    return (lit or inside or [control])[0]
