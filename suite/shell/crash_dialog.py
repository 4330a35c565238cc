"""The dialog after an unexpected exception: what happened, in words that can be copied."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from suite.contract import Words
from suite.language.live import bind

say = Words("shell")


class CrashDialog(QDialog):
    """Tells the player that the match is safe, and offers the details for a report."""

    def __init__(self, details: str, log_file: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.resize(680, 420)
        bind(self, self.setWindowTitle, say("Something went wrong"))
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        bind(self, self.details.setAccessibleName, say("Details of the fault"))
        self.copy_button, self.log_button = QPushButton(), QPushButton()
        self.quit_button, self.go_on_button = QPushButton(), QPushButton()
        self._lay_out(log_file)
        self.copy_button.clicked.connect(self.copy)
        self.log_button.clicked.connect(
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(log_file.parent)))
        )
        self.quit_button.clicked.connect(QGuiApplication.quit)
        self.go_on_button.clicked.connect(self.accept)
        self.go_on_button.setDefault(True)
        self.go_on_button.setFocus()

    def _lay_out(self, log_file: Path) -> None:
        title, lead, place = QLabel(), QLabel(), QLabel()
        title.setProperty("role", "title")
        place.setProperty("role", "small")
        for label in (lead, place):
            label.setWordWrap(True)
        bind(self, title.setText, say("Something went wrong"))
        bind(
            self,
            lead.setText,
            say(
                "The program met a fault that it did not expect. Every move that was played is "
                "saved. You can go on; if the screen looks odd, close the match and open it again."
            ),
        )
        bind(self, place.setText, say("Written to the log: {file}", file=str(log_file)))
        bind(self, self.copy_button.setText, say("Copy the details"))
        bind(self, self.log_button.setText, say("Open the folder of the log"))
        bind(self, self.quit_button.setText, say("Quit the program"))
        bind(self, self.go_on_button.setText, say("Go on"))
        buttons = QHBoxLayout()
        for button in (self.copy_button, self.log_button):
            buttons.addWidget(button)
        buttons.addStretch()
        buttons.addWidget(self.quit_button)
        buttons.addWidget(self.go_on_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(12)
        for widget in (title, lead, self.details, place):
            column.addWidget(widget)
        column.addLayout(buttons)

    def copy(self) -> None:
        """The details go to the clipboard, and the button says so."""
        QGuiApplication.clipboard().setText(self.details.toPlainText())
        bind(self, self.copy_button.setText, say("Copied"))
