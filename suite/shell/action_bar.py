"""What can be asked for at a table, each one key away: undo, redo, hint, manual, pause, resign."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from suite.contract import Message, Words
from suite.language import live
from suite.shell.commands import Command, keys_text
from suite.shell.seating import Seating
from suite.table.match import Undo
from suite.ui import theme
from suite.ui.buttons import Button
from suite.ui.panel import Panel

say = Words("shell")


class ActionBar(Panel):
    """Buttons for the commands with these ids; the undo button names what it would take back."""

    SHOWN = ("hint", "manual", "pause", "resign")

    def __init__(
        self, commands: list[Command], seating: Seating, parent: QWidget | None = None
    ) -> None:
        super().__init__(tight=True, parent=parent)
        self._seating = seating
        self._offer = Undo()
        self._redo: Message | None = None
        by_id = {command.id: command for command in commands}
        self.undo = Button(icon="undo", size="small")
        self.undo.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.undo.setMinimumWidth(60)
        self.undo.clicked.connect(by_id["undo"].run)
        self.redo = Button(icon="redo", size="small", kind="ghost")
        self.redo.clicked.connect(by_id["redo"].run)
        self._undo_keys, self._redo_keys = by_id["undo"].keys[0], by_id["redo"].keys[0]
        self.buttons = {name: self._button(by_id[name]) for name in self.SHOWN}
        self.saved = Button(icon="check", size="small", kind="ghost")
        self.saved.setEnabled(False)
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.undo, 1)
        first.addWidget(self.redo)
        for button in self.buttons.values():
            second.addWidget(button)
        second.addStretch(1)
        second.addWidget(self.saved)
        for row in (first, second):
            row.setSpacing(theme.space("hair"))
            self.body.addLayout(row)
        self.body.setSpacing(theme.space("hair"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        live.bind(self, self._show_undo, self._undo_text)
        self.show_saved(True)

    def show_offers(self, undo: Undo, redo: Message | None) -> None:
        """What could be undone and redone now."""
        self._offer, self._redo = undo, redo
        self.undo.setEnabled(bool(undo))
        self.redo.setEnabled(redo is not None)
        live.refresh(self)

    def show_saved(self, saved: bool) -> None:
        """All moves are on the disk, or they are on their way."""
        self.saved.set_icon("check" if saved else "save")
        words = say("Everything is saved") if saved else say("The move is being saved.")
        live.bind(self.saved, self.saved.setToolTip, words)
        live.bind(self.saved, self.saved.setAccessibleName, words)

    def _undo_text(self) -> str:
        if self._offer.what is None:
            return live.text(self, say("Undo"))
        return live.text(self, say("Undo: {what}", what=self._offer.what), self._seating.name)

    def _show_undo(self, text: str) -> None:
        self.undo.setText(text)
        why = self._offer.why_not
        reason = f"\n{live.text(self, why, self._seating.name)}" if why else ""
        self.undo.setToolTip(f"{text} ({keys_text(self._undo_keys)}){reason}")
        again = say("Redo: {what}", what=self._redo) if self._redo else say("Redo")
        redo = live.text(self, again, self._seating.name)
        self.redo.setToolTip(f"{redo} ({keys_text(self._redo_keys)})")
        self.redo.setAccessibleName(redo)

    def _button(self, command: Command) -> Button:
        tip = say("{title} ({keys})", title=command.title, keys=keys_text(command.keys[0]))
        button = Button(icon=command.icon, size="small", kind="ghost", name=tip)
        run: Callable[[], object] = command.run
        button.clicked.connect(lambda: run())
        return button
