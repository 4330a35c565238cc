"""The rail at the left edge: the pages of the program, the finder, the language and the help."""

from __future__ import annotations

from PySide6.QtCore import QMarginsF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QMenu, QVBoxLayout, QWidget

from suite import language
from suite.contract import Message, Words
from suite.language.live import bind
from suite.shell.commands import keys_text
from suite.ui import theme
from suite.ui.tool_button import ToolButton

say = Words("shell")

PAGES: tuple[tuple[str, str, Message, str], ...] = (
    ("library", "library", say("Library"), "Ctrl+1"),
    ("statistics", "chart", say("Statistics"), "Ctrl+2"),
    ("manual", "book", say("Manual"), "Ctrl+3"),
    ("settings", "gear", say("Settings"), "Ctrl+4"),
)
"""Key, icon, title and shortcut of the pages on the rail."""


class RailButton(ToolButton):
    """Lit while its page is shown, with a bar at the window's edge."""

    HEIGHT, ICON, LEAST_WIDTH = 62, 22, 88
    MARGINS = QMarginsF(6, 3, 6, 3)

    def __init__(self, icon: str, title: Message, keys: str) -> None:
        super().__init__(
            icon, title, tip=say("{title} ({keys})", title=title, keys=keys_text(keys))
        )

    def paint_ground(self, painter: QPainter, box: QRectF) -> None:
        super().paint_ground(painter, box)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.current().accent)
            painter.drawRoundedRect(QRectF(0, box.top() + 14, 4, box.height() - 28), 2, 2)


class LanguageButton(RailButton):
    """Shows the language and opens the one menu that switches it."""

    def __init__(self) -> None:
        super().__init__("language", say("Language"), "F8")
        self.badge = ""
        bind(self, self._set_badge, lambda: language.language().upper())
        self.clicked.connect(self.open_menu)

    def paint_sign(self, painter: QPainter, place: QRectF) -> None:
        painter.setFont(theme.font("body", bold=True))
        painter.setPen(theme.current().ink)
        painter.drawText(place.adjusted(-20, 0, 20, 0), Qt.AlignmentFlag.AlignCenter, self.badge)

    def _set_badge(self, badge: str) -> None:
        self.badge = badge
        self.update()

    def open_menu(self) -> None:
        menu = self.menu()
        menu.popup(self.mapToGlobal(self.rect().topRight()))

    def menu(self) -> QMenu:
        """Each language under its own name."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for code in language.LANGUAGES:
            action = menu.addAction(language.NATIVE_NAMES[code])
            action.setCheckable(True)
            action.setChecked(code == language.language())
            action.triggered.connect(lambda _=False, code=code: self.chosen(code))
        return menu

    def chosen(self, code: str) -> None:
        rail = self.parentWidget()
        if isinstance(rail, Rail):
            rail.languageChosen.emit(code)


class Rail(QWidget):
    """Emits what was asked for; the window does it."""

    pageChosen = Signal(str)
    languageChosen = Signal(str)
    finderAsked = Signal()
    helpAsked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        bind(self, self.setAccessibleName, say("Pages of the program"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 10)
        column.setSpacing(2)
        self.home = Logo()
        self.home.clicked.connect(lambda: self.pageChosen.emit("library"))
        column.addWidget(self.home)
        self.buttons: dict[str, RailButton] = {}
        group = QButtonGroup(self)
        for key, icon, title, keys in PAGES:
            button = RailButton(icon, title, keys)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, key=key: self.pageChosen.emit(key))
            group.addButton(button)
            column.addWidget(button)
            self.buttons[key] = button
        self._group = group
        column.addStretch()
        self.finder = RailButton("search", say("Find"), "Ctrl+K")
        self.finder.clicked.connect(self.finderAsked)
        self.language = LanguageButton()
        self.help = RailButton("keyboard", say("Shortcuts"), "F1")
        self.help.clicked.connect(self.helpAsked)
        for button in (self.finder, self.language, self.help):
            column.addWidget(button)

    def light(self, key: str | None) -> None:
        """Show which page is in front; None: a match."""
        self._group.setExclusive(False)
        for name, button in self.buttons.items():
            button.setChecked(name == key)
        self._group.setExclusive(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        t, painter = theme.current(), QPainter(self)
        painter.fillRect(self.rect(), t.panel)
        painter.fillRect(self.width() - 1, 0, 1, self.height(), t.line)
        painter.end()


class Logo(QAbstractButton):
    """The sign of the program: a star above a table's edge. It leads home."""

    def __init__(self) -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bind(self, self.setAccessibleName, say("Star Table"))
        bind(self, self.setToolTip, say("Star Table"))

    def sizeHint(self) -> QSize:
        return QSize(theme.px(RailButton.LEAST_WIDTH), theme.px(64))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        from suite.shell.logo import paint_logo

        painter = QPainter(self)
        side = min(theme.px(44), self.height() - 12)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QRectF(self.rect()).center())
        paint_logo(painter, place)
        painter.end()
