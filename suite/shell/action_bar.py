"""What can be asked for at a table, each one key away: undo, redo, hint, manual, pause, resign."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from suite.contract import Message, Words
from suite.language import live
from suite.shell.commands import Command, keys_text
from suite.shell.seating import Seating
from suite.table.match import Undo
from suite.ui import icons, theme
from suite.ui.buttons import Button
from suite.ui.panel import Panel
from suite.ui.tool_button import ToolButton

say = Words("shell")

_TOOLS: dict[str, Message] = {
    "hint": say("Hint"),
    "manual": say("Manual"),
    "pause": say("Pause"),
    "resign": say("Resign"),
}
"""The words below the icons, shorter than the titles of the commands."""


class ActionBar(Panel):
    """Buttons for the commands with these ids; the undo button names what it would take back."""

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
        self.redo = Button(icon="redo", size="small")
        self.redo.clicked.connect(by_id["redo"].run)
        self._undo_keys, self._redo_keys = by_id["undo"].keys[0], by_id["redo"].keys[0]
        self.tools = {name: _tool(by_id[name], words) for name, words in _TOOLS.items()}
        self.saved = SavedSign()
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.undo, 1)
        first.addWidget(self.redo)
        first.addWidget(self.saved)
        for tool in self.tools.values():
            second.addWidget(tool)
        for row in (first, second):
            row.setSpacing(theme.space("hair"))
            self.body.addLayout(row)
        self.body.setSpacing(theme.space("hair"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        live.bind(self, self._show_undo, self._undo_text)

    def show_running(self, running: bool) -> None:
        """Hint, pause and resignation are for a match that goes on."""
        for name in ("hint", "pause", "resign"):
            self.tools[name].setEnabled(running)

    def show_offers(self, undo: Undo, redo: Message | None) -> None:
        """What could be undone and redone now."""
        self._offer, self._redo = undo, redo
        self.undo.setEnabled(bool(undo))
        self.redo.setEnabled(redo is not None)
        live.refresh(self)

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


class SavedSign(QWidget):
    """A tick: all moves are on the disk; or a disk: they are on their way."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_saved(True)

    def show_saved(self, saved: bool) -> None:
        self._saved = saved
        words = say("Everything is saved") if saved else say("The move is being saved.")
        live.bind(self, self.setToolTip, words)
        live.bind(self, self.setAccessibleName, words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(22), theme.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        t, side = theme.current(), theme.px(15)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QRectF(self.rect()).center())
        icon, colour = ("check", t.good) if self._saved else ("save", t.ink_dim)
        icons.paint(QPainter(self), icon, place, colour)


def _tool(command: Command, words: Message) -> ToolButton:
    tip = say("{title} ({keys})", title=command.title, keys=keys_text(command.keys[0]))
    button = ToolButton(command.icon, words, tip=tip)
    run: Callable[[], object] = command.run
    button.clicked.connect(lambda: run())
    return button
