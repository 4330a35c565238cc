"""The library: the games, the match to continue, and all saved matches."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QInputDialog, QLineEdit, QVBoxLayout, QWidget

from suite.contract import Message, Words
from suite.language import text
from suite.shell.commands import Command, install
from suite.shell.game_tile import GameTile
from suite.shell.library_parts import ContinueStrip, GameShelf, SavedPanel
from suite.shell.match_list import ACTIONS
from suite.shell.match_rows import MatchRow
from suite.shell.page import Page, Shortcut
from suite.store.records import showable

if TYPE_CHECKING:
    from suite.shell.program import Program

say = Words("shell")


_FIRST = 40
"""So many matches fill the list of any screen."""
_SOON_MS = 60
"""The first picture is painted by then."""


class LibraryPage(Page):
    """What the program opens with."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(program, parent)
        self.setAcceptDrops(True)
        self._fresh = True
        # A child of the page: it can never fire when the page is gone.
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self.refresh)
        self.games = GameShelf()
        self.games.chosen.connect(self._game_chosen)
        self.onward = ContinueStrip()
        self.onward.button.clicked.connect(self.continue_newest)
        self.saved = SavedPanel()
        self.saved.list.asked.connect(self.do)
        self.saved.importing.clicked.connect(self._import)
        self.welcome: tuple[QWidget, ...] = ()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(22, 16, 22, 18)
        self.column.setSpacing(10)
        self.column.addWidget(self.games, 3)
        self.column.addWidget(self.onward)
        self.column.addWidget(self.saved, 4)
        install(self, self._commands())
        program.matches_changed.connect(self.refresh)
        program.plugins_changed.connect(self._show_games)
        self._show_games()

    def title(self) -> Message:
        return say("Library")

    def shortcuts(self) -> Sequence[Shortcut]:
        own = [command.shortcut() for command in self._commands()]
        return [*own, *(Shortcut(keys, title) for _, title, _, keys in ACTIONS)]

    def entered(self) -> None:
        if self._fresh:
            # The first picture shows the newest matches; the others are there before anyone looks.
            self._fresh = False
            self._show(self.program.matches(most=_FIRST))
            self._soon.start()
        else:
            self.refresh()

    def refresh(self) -> None:
        """Read the saved matches anew; what was selected stays selected."""
        self._show(self.program.matches())

    def _show(self, rows: Sequence[MatchRow]) -> None:
        self._greet(not rows)
        selected = self.saved.list.selected()
        self.saved.show_rows(rows)
        if selected:
            self.saved.list.select(selected[0])
        playable = {plugin.id for plugin in self.program.plugins if plugin.usable}
        self.onward.show_match(next((r for r in rows if r.running and r.game in playable), None))

    def _greet(self, newcomer: bool) -> None:
        """Where no match is saved, the games have the page, with a few words around them."""
        self.saved.setVisible(not newcomer)
        if newcomer and not self.welcome:
            from suite.shell.welcome import Greeting, Promises

            promises = Promises()
            promises.importing.clicked.connect(self._import)
            self.welcome = (Greeting(), promises)
            self.column.insertWidget(0, self.welcome[0])
            self.column.addWidget(promises)
        for part in self.welcome:
            part.setVisible(newcomer)

    def continue_newest(self) -> None:
        """Go on with the match that was played last."""
        if self.onward.match is not None:
            self.program.open_match(self.onward.match.id)

    def do(self, what: str, match_ids: list[str]) -> None:
        """Carry out one of `ACTIONS`."""
        match what:
            case "open":
                self.program.open_match(match_ids[0])
            case "replay":
                self.program.open_replay(match_ids[0])
            case "rename":
                self.rename(match_ids[0])
            case "export":
                from suite.shell.exchange import export_with_dialog

                export_with_dialog(self.program, match_ids)
            case "delete":
                self.delete(match_ids)

    def _import(self) -> None:
        from suite.shell.exchange import import_with_dialog

        import_with_dialog(self.program)

    def rename(self, match_id: str) -> None:
        """Ask for another name."""
        row = self.program.row(self.program.store.summary(match_id))
        title, label = text(say("Rename the match")), text(say("Name of the match"))
        name, agreed = QInputDialog.getText(
            self, title, label, QLineEdit.EchoMode.Normal, row.headline()
        )
        if agreed:
            self.program.rename(match_id, showable(name).strip()[:120])

    def delete(self, match_ids: list[str]) -> None:
        """Matches go to the trash, from where the toast takes them back."""
        program = self.program
        for match_id in match_ids:
            if program.window is not None:
                program.window.close_match(match_id)
            program.after(program.store.trash(match_id), lambda _: program.matches_changed.emit())

        def take_back() -> None:
            for match_id in match_ids:
                restored = program.store.restore(match_id)
                program.after(restored, lambda _: program.matches_changed.emit())

        program.toast(
            say.many("{n} match deleted", "{n} matches deleted", n=len(match_ids)),
            action=say("Undo"),
            on_action=take_back,
        )

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        from suite.shell.exchange import import_matches

        urls = event.mimeData().urls()
        import_matches(self.program, [Path(u.toLocalFile()) for u in urls if u.isLocalFile()])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)

    def _commands(self) -> list[Command]:
        return [
            Command("search", say("Search the saved matches"), ("Ctrl+F",), self._search),
            Command("continue", say("Continue the newest match"), ("Ctrl+Return",),
                    self.continue_newest),
        ]  # fmt: skip

    def _search(self) -> None:
        self.saved.search.setFocus()
        self.saved.search.selectAll()

    def _show_games(self) -> None:
        self.games.show_plugins([GameTile(plugin) for plugin in self.program.plugins])

    def _game_chosen(self, game_id: str) -> None:
        plugin = self.program.plugin(game_id)
        if plugin is not None and plugin.fault is not None:
            self.program.toast(plugin.fault, tone="bad")
        else:
            self.program.open_new_match(game_id)
