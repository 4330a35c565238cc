"""The prompt line: who must do what, in plain words, with the buttons for it beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QProgressBar, QSizePolicy, QWidget

from suite.contract import Message, Words
from suite.language import live
from suite.shell.seat_sign import SeatSign
from suite.shell.seating import Seating
from suite.ui import theme
from suite.ui.buttons import Button
from suite.ui.labels import Label
from suite.ui.panel import Panel

say = Words("shell")

BUTTONS = 5
"""More than this are not shown beside the prompt: the list of moves has them all."""


_LONG_WORD = 90
"""So much of a line may stay empty where words are broken."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of the prompt line. The first that is `primary` is the obvious next step; one that
    is `optional` also stands on the board and in the list, and is shown only if there is room."""

    label: Message
    act: Callable[[], object]
    primary: bool = False
    enabled: bool = True
    kind: str = "secondary"
    icon: str = ""
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the line says: `seat` is whose colour stands before it, `busy` shows that something is
    at work, `tone` is `lead`, `warn` or `bad`."""

    text: Message
    seat: int | None = None
    choices: Sequence[Choice] = ()
    busy: bool = False
    tone: str = "lead"


class PromptLine(Panel):
    """Always says who must do what; there is always one obvious next step."""

    def __init__(self, seating: Seating, parent: QWidget | None = None) -> None:
        super().__init__(tight=True, parent=parent)
        self._seating = seating
        self._prompt = Prompt(say("The match begins."))
        self.sign = SeatSign(self)
        self.text = Label("", "lead", wrap=True)
        self.text.setMinimumWidth(160)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 0)
        self.progress.setFixedWidth(90)
        live.bind(self.progress, self.progress.setAccessibleName, say("Thinking"))
        self.buttons = [Button(parent=self) for _ in range(BUTTONS)]
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, number=number: self._act(number))

        said = QHBoxLayout()
        said.setSpacing(theme.space("small"))
        said.addWidget(self.sign)
        said.addWidget(self.text, 1)
        said.addWidget(self.progress)
        self._row = QHBoxLayout()
        self._row.setSpacing(theme.space("tight"))
        self._row.addStretch(1)
        for button in self.buttons:
            self._row.addWidget(button)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._box.setSpacing(theme.space("small"))
        self._box.addLayout(said, 1)
        self._box.addLayout(self._row)
        self.body.addLayout(self._box)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        live.bind(self, self._show_text, self._words)
        self.show_prompt(self._prompt)

    def show_prompt(self, prompt: Prompt) -> None:
        """Say this from now on."""
        self._prompt = prompt
        self.sign.set_colour(None if prompt.seat is None else self._seating.colour(prompt.seat))
        self.text.set_role(prompt.tone)
        self.progress.setVisible(prompt.busy)
        self.set_lit(bool(prompt.choices) and not prompt.busy)
        first = next((c for c in prompt.choices if c.primary), None)
        for number, button in enumerate(self.buttons):
            choice = prompt.choices[number] if number < len(prompt.choices) else None
            if choice is not None:
                button.set_icon(choice.icon)
                button.set_kind("primary" if choice is first else choice.kind)
                button.setEnabled(choice.enabled)
        live.refresh(self)
        self._fit()
        self._stay_high()

    def _stay_high(self) -> None:
        """The line may grow to two rows and does not shrink, or the board below it would jump up
        and down. What is higher than that is rare, and gives its room back."""
        self.setMinimumHeight(max(self.minimumHeight(), min(self._needed(), self._two_rows())))

    def _needed(self) -> int:
        """How high the line must be as wide as it is; its size hint knows no width and asks for
        more."""
        return self._outer().totalHeightForWidth(self.width())

    def _two_rows(self) -> int:
        """A line of words with the buttons below it."""
        around = self._outer().contentsMargins()
        rows = self.text.fontMetrics().height() + self.buttons[0].sizeHint().height()
        return rows + self._box.spacing() + around.top() + around.bottom()

    def _outer(self) -> QLayout:
        layout = self.layout()
        assert layout is not None
        return layout

    def prompt(self) -> Prompt:
        """What is said now."""
        return self._prompt

    def primary(self) -> Button | None:
        """The button of the obvious next step, if it can be pressed."""
        for choice, button in zip(self._prompt.choices, self.buttons, strict=False):
            if choice.primary and choice.enabled:
                return button
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.setMinimumHeight(0)
        self._fit()

    def _words(self) -> str:
        return live.text(self, self._prompt.text, self._seating.name)

    def _show_text(self, text: str) -> None:
        """Set all texts of the line; screen readers are told the new prompt."""
        changed = text != self.text.text()
        self.text.setText(text)
        for choice, button in zip(self._prompt.choices, self.buttons, strict=False):
            label = live.text(self, choice.label, self._seating.name)
            button.setText(label)
            button.setToolTip(label)
        if changed and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Long words never push the board aside: buttons are cut, and their tips have it all."""
        return QSize(theme.px(320), super().minimumSizeHint().height())

    def _fit(self) -> None:
        """Without room for all buttons beside the words, the optional ones go; if that is not
        enough, the rest goes below."""
        wanted = [not choice.optional for choice in self._prompt.choices]
        all_fit = self._fits([True] * len(wanted))
        for number, button in enumerate(self.buttons):
            there = number < len(wanted)
            button.setVisible(there and (all_fit or wanted[number]))
        across = QBoxLayout.Direction.LeftToRight
        beside = all_fit or self._fits(wanted)
        self._box.setDirection(across if beside else QBoxLayout.Direction.TopToBottom)

    def _fits(self, shown: Sequence[bool]) -> bool:
        """Is there room for these buttons beside the words?"""
        chosen = [button for button, on in zip(self.buttons, shown, strict=False) if on]
        wide = sum(button.sizeHint().width() + theme.space("tight") for button in chosen)
        words = self.text.fontMetrics().horizontalAdvance(self.text.text())
        in_two_lines = max(words / 2 + _LONG_WORD, _LONG_WORD * 2)
        return wide + min(words, in_two_lines, 420) + 120 <= self.width()

    def _act(self, number: int) -> None:
        if number < len(self._prompt.choices):
            self._prompt.choices[number].act()
