"""What can be done from everywhere, by key, in the finder and in the overlay of shortcuts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from suite.contract import Message
from suite.language.live import bind
from suite.shell.page import Shortcut


@dataclass(frozen=True, slots=True)
class Command:
    """One thing to do. The first of `keys` is the one that is shown."""

    id: str
    title: Message
    keys: tuple[str, ...]
    run: Callable[[], object]
    icon: str = ""

    def shortcut(self) -> Shortcut:
        return Shortcut(self.keys[0], self.title)


def install(widget: QWidget, commands: list[Command]) -> dict[str, QAction]:
    """Give the widget an action with its keys for each command."""
    actions = {}
    for command in commands:
        action = QAction(widget)
        action.setShortcuts([QKeySequence(keys) for keys in command.keys])
        bind(action, action.setText, command.title)
        action.triggered.connect(lambda _=False, run=command.run: run())
        widget.addAction(action)
        actions[command.id] = action
    return actions


def keep_from_below(event: QEvent, window: QWidget) -> bool:
    """For what covers a page: keys of the page below do nothing now, those of the whole window
    still do. True if the event is settled."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    pressed = QKeySequence(event.keyCombination())
    if not any(pressed in action.shortcuts() for action in window.actions()):
        event.accept()
    return True


def keys_text(keys: str) -> str:
    """A shortcut as it is written on this system."""
    text = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    return text.replace("Return", "Enter")  # what stands on the key
