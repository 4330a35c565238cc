"""The question before the code of a third-party game runs for the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox

from suite.contract import Words
from suite.language import text

if TYPE_CHECKING:
    from suite.plugins import Plugin
    from suite.shell.program import Program

say = Words("shell")


def allowed(program: Program, game_id: str) -> bool:
    """May the code of this game run? Asks once if nobody has said so yet."""
    plugin = program.plugin(game_id)
    if plugin is None:
        return False
    if not plugin.allowed and ask(program, plugin):
        program.allow(plugin)
    return plugin.allowed


def ask(program: Program, plugin: Plugin) -> bool:
    """Ask the player; 'no' is the answer that Enter and Escape give."""
    box = question(program, plugin)
    box.exec()
    return box.clickedButton() is not None and box.clickedButton().objectName() == "allow"


def question(program: Program, plugin: Plugin) -> QMessageBox:
    """The question itself."""
    box = QMessageBox(program.window)
    title = program.title_of(plugin.id)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(text(say("A game from elsewhere")))
    box.setText(text(say("Allow the game “{title}” to run?", title=title)))
    box.setInformativeText(
        text(
            say(
                "It comes from the package “{origin}”, version {version}, and is not part of Star "
                "Table. Its code can do all that you can do on this computer. Allow it only if you "
                "trust where it comes from. You can take this back in the settings.",
                origin=plugin.distribution,
                version=plugin.version,
            )
        )
    )
    allow = box.addButton(text(say("Allow")), QMessageBox.ButtonRole.AcceptRole)
    allow.setObjectName("allow")
    refuse = box.addButton(text(say("Not now")), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(refuse)
    box.setEscapeButton(refuse)
    return box
