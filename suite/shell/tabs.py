"""The strip of open matches: one tab for each, side by side."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QTabBar, QToolButton, QWidget

from suite.contract import Message, Words
from suite.language import live
from suite.ui import icons, theme

say = Words("shell")


class MatchTabs(QTabBar):
    """A tab carries the id of its page. Hidden as long as nothing is open."""

    chosen = Signal(str)
    closeAsked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setMovable(True)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setIconSize(QSize(14, 14))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setVisible(False)
        self._titles: dict[str, Callable[[], Message]] = {}
        self._accents: dict[str, str] = {}
        live.bind(self, self.setAccessibleName, say("Open matches"))
        self.tabBarClicked.connect(self._clicked)
        self.currentChanged.connect(self._moved)
        theme.changed.connect(self._dress)

    def open(self, key: str, title: Callable[[], Message], accent: str) -> None:
        """Add a tab, or rename the one that is there. The title is asked for in each language."""
        self._titles[key], self._accents[key] = title, accent
        index = self.index_of(key)
        if index < 0:
            blocked = self.blockSignals(True)
            index = self.addTab("")
            self.setTabData(index, key)
            self.setTabButton(index, QTabBar.ButtonPosition.RightSide, self._close_button(key))
            self.blockSignals(blocked)
            self.setVisible(True)
        self._dress()

    def take_away(self, key: str) -> None:
        """Take a tab away. Which page comes to the front is the window's choice."""
        blocked = self.blockSignals(True)
        self.removeTab(self.index_of(key))
        self.blockSignals(blocked)
        self._titles.pop(key), self._accents.pop(key)
        self.setVisible(self.count() > 0)

    def light(self, key: str | None) -> None:
        """Show which match is in front; None: a page of the rail."""
        blocked = self.blockSignals(True)
        if key is not None:
            self.setCurrentIndex(self.index_of(key))
        self.blockSignals(blocked)
        if self.property("quiet") != (key is None):
            self.setProperty("quiet", key is None)
            self.style().unpolish(self)
            self.style().polish(self)

    def accent(self, key: str) -> str:
        """The colour of a tab's game."""
        return self._accents[key]

    def open_keys(self) -> list[str]:
        """The pages in the order of their tabs."""
        return [str(self.tabData(index)) for index in range(self.count())]

    def index_of(self, key: str) -> int:
        return self.open_keys().index(key) if key in self.open_keys() else -1

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._dress()
        super().changeEvent(event)

    def tabSizeHint(self, index: int) -> QSize:
        hint = super().tabSizeHint(index)
        return QSize(min(hint.width(), theme.px(340)), max(hint.height(), theme.px(42)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.current().panel)
        painter.end()
        super().paintEvent(event)

    def _dress(self) -> None:
        for index, key in enumerate(self.open_keys()):
            title = live.text(self, self._titles[key]())
            self.setTabText(index, title.replace("&", "&&"))
            self.setTabToolTip(index, title)
            self.setTabIcon(index, _dot(self._accents[key]))
            button = self.tabButton(index, QTabBar.ButtonPosition.RightSide)
            if isinstance(button, QToolButton):
                button.setIcon(icons.icon("close", theme.current().ink_dim))

    def _close_button(self, key: str) -> QToolButton:
        button = QToolButton(self)
        button.setIconSize(QSize(14, 14))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        live.bind(button, button.setToolTip, say("Close; the match stays saved"))
        live.bind(button, button.setAccessibleName, say("Close"))
        button.clicked.connect(lambda: self.closeAsked.emit(key))
        return button

    def _clicked(self, index: int) -> None:
        if index >= 0:
            self.chosen.emit(str(self.tabData(index)))

    def _moved(self, index: int) -> None:
        if index >= 0:
            self.chosen.emit(str(self.tabData(index)))


def _dot(accent: str) -> QIcon:
    """The colour of the game as a dot."""
    picture = QPixmap(28, 28)
    picture.setDevicePixelRatio(2)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(accent))
    painter.drawEllipse(2, 2, 10, 10)
    painter.end()
    return QIcon(picture)
