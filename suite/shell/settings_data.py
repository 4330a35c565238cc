"""The part of the settings that is about data: the folder, the backups, games from elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from suite.contract import Message, Words
from suite.language import text
from suite.language.live import bind
from suite.plugins import Plugin
from suite.store.backups import Backup
from suite.ui import theme
from suite.ui.buttons import Button
from suite.ui.labels import Label
from suite.ui.panel import Panel

if TYPE_CHECKING:
    from suite.shell.program import Program

say = Words("shell")


class DataPanel(Panel):
    """Where everything is kept, and how to move it."""

    def __init__(self, program: Program) -> None:
        super().__init__(say("Data folder"))
        self.program = program
        self.place = Label(str(program.store.folder), wrap=True)
        self.place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.body.addWidget(self.place)
        if program.store.temporary:
            self.body.addWidget(Label(_TEMPORARY, "warn", wrap=True))
        self.open_button = Button(say("Open the folder"), icon="folder", size="small")
        self.open_button.clicked.connect(self.open_folder)
        self.move_button = Button(say("Move to another folder"), icon="swap", size="small")
        self.move_button.clicked.connect(self.ask_for_folder)
        line = QHBoxLayout()
        line.addWidget(self.open_button)
        line.addWidget(self.move_button)
        line.addStretch()
        self.body.addLayout(line)

    def open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.program.store.folder)))

    def ask_for_folder(self) -> None:
        title = text(say("Move to another folder"))
        chosen = QFileDialog.getExistingDirectory(self, title, str(self.program.store.folder))
        if chosen:
            self.move_to(Path(chosen))

    def move_to(self, folder: Path) -> None:
        """Copy everything there and use it from now on; the old folder stays as it is."""
        from suite.shell.moving import move_data

        move_data(self.program, folder, self._moved)

    def _moved(self) -> None:
        self.place.setText(str(self.program.store.folder))


class BackupsPanel(Panel):
    """The backups there are; one can be made now, and one can be brought back."""

    def __init__(self, program: Program) -> None:
        super().__init__(say("Backups"))
        self.program = program
        self.list = QListWidget()
        self.list.setMinimumHeight(theme.px(120))
        bind(self.list, self.list.setAccessibleName, say("Backups"))
        self.none = Label(say("There is no backup yet. One is made every day."), "dim", wrap=True)
        self.make_button = Button(say("Back up now"), icon="save", size="small")
        self.make_button.clicked.connect(self.make)
        self.restore_button = Button(say("Bring this one back"), icon="refresh", size="small")
        self.restore_button.clicked.connect(self.ask_to_restore)
        self.list.currentItemChanged.connect(self._light)
        self.list.itemActivated.connect(lambda _: self.ask_to_restore())
        line = QHBoxLayout()
        line.addWidget(self.make_button)
        line.addWidget(self.restore_button)
        line.addStretch()
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.none)
        self.body.addLayout(line)
        bind(self, lambda _: self.refresh(), lambda: "")

    def refresh(self) -> None:
        """List the backups anew."""
        from suite.language.numbers import moment

        backups = self.program.store.backups()
        self.list.clear()
        for backup in backups:
            kind = text(_KINDS.get(backup.kind, _KINDS["migration"]))
            item = QListWidgetItem(f"{moment(backup.made)}   ·   {kind}")
            item.setData(Qt.ItemDataRole.UserRole, backup)
            item.setSizeHint(QSize(0, theme.px(34)))
            self.list.addItem(item)
        self.list.setVisible(bool(backups))
        self.none.setVisible(not backups)
        self._light()

    def make(self) -> None:
        """Back up now."""

        def told(_: Path) -> None:
            self.refresh()
            self.program.toast(say("The backup is made."), tone="good")

        self.program.after(self.program.store.back_up(), told)

    def chosen(self) -> Backup | None:
        item = self.list.currentItem()
        return item.data(Qt.ItemDataRole.UserRole) if item else None

    def ask_to_restore(self) -> None:
        """Ask before the present matches are set aside."""
        from suite.language.numbers import moment

        backup = self.chosen()
        if backup is None:
            return
        question = QMessageBox(self)
        question.setWindowTitle(text(say("Backups")))
        question.setText(text(say("Bring back the backup of {when}?", when=moment(backup.made))))
        question.setInformativeText(text(_RESTORE_HELP))
        yes = question.addButton(text(say("Bring it back")), QMessageBox.ButtonRole.AcceptRole)
        question.addButton(text(say("Cancel")), QMessageBox.ButtonRole.RejectRole)
        question.exec()
        if question.clickedButton() is yes:
            self.restore(backup)

    def restore(self, backup: Backup) -> None:
        """Put the backup in place of the present database."""
        from suite.shell.moving import restore_backup

        restore_backup(self.program, backup)
        self.refresh()

    def _light(self) -> None:
        self.restore_button.setEnabled(self.chosen() is not None)


class GamesPanel(Panel):
    """Third-party games: which may run, and which cannot be used and why."""

    def __init__(self, program: Program) -> None:
        super().__init__(say("Games from elsewhere"))
        self.program = program
        self.rows: dict[str, Button] = {}
        self._inside = QWidget()
        self.body.addWidget(self._inside)
        program.plugins_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """List the games anew."""
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.rows = {}
        foreign = [p for p in self.program.plugins if not p.bundled or p.fault is not None]
        for plugin in foreign:
            column.addLayout(self._row(plugin))
        if not foreign:
            column.addWidget(Label(say("No games from elsewhere are installed."), "dim", wrap=True))
        self.body.replaceWidget(self._inside, inside)
        self._inside.deleteLater()
        self._inside = inside

    def _row(self, plugin: Plugin) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(Label(lambda: self.program.title_of(plugin.id)))
        if plugin.fault is not None:
            words.addWidget(Label(plugin.fault, "bad", wrap=True))
        else:
            origin = say("{package} {version}", package=plugin.distribution, version=plugin.version)
            words.addWidget(Label(origin, "small", wrap=True))
        row = QHBoxLayout()
        row.addLayout(words, 1)
        if plugin.fault is None and not plugin.bundled:
            action = say("Take the consent back") if plugin.allowed else say("Allow")
            button = Button(action, size="small")
            button.clicked.connect(lambda: self._toggle(plugin))
            self.rows[plugin.id] = button
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _toggle(self, plugin: Plugin) -> None:
        from suite.shell.consent import allowed

        if plugin.allowed:
            self.program.allow(plugin, False)
        else:
            allowed(self.program, plugin.id)


_TEMPORARY = say("The usual folder cannot be used. What you do now is kept in a temporary one.")

_KINDS: dict[str, Message] = {
    "daily": say.term("backup", "daily"),
    "manual": say.term("backup", "made by hand"),
    "migration": say.term("backup", "before an update"),
}

_RESTORE_HELP = say(
    "The matches as they are now are kept in a file beside it. Open matches are closed first."
)
