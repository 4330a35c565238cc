"""The one window: the rail of pages, the tabs of open matches, and whatever is in front."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from suite import language
from suite.contract import Message, Words
from suite.language import live
from suite.language.live import bind
from suite.shell import commands, logo
from suite.shell.commands import Command
from suite.shell.notice import Notice
from suite.shell.page import Page
from suite.shell.program import Program
from suite.shell.rail import PAGES, Rail
from suite.shell.tabs import MatchTabs
from suite.ui import text_size
from suite.ui.background import Background

say = Words("shell")

LEAST = (1024, 700)
_USUAL = (1280, 800)

_MODULES = {
    "library": ("suite.shell.library_page", "LibraryPage"),
    "statistics": ("suite.shell.statistics_page", "StatisticsPage"),
    "settings": ("suite.shell.settings_page", "SettingsPage"),
    "manual": ("suite.shell.manual_page", "ManualPage"),
    "new": ("suite.shell.new_match_page", "NewMatchPage"),
}
"""Pages are imported when they are first shown: the program starts with the library alone."""

_KINDS = ("match", "replay")
"""What can be behind a tab: its key is the kind and the id of the match."""


class Window(QMainWindow):
    """Shows one page at a time; matches and replays stay open behind their tabs."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        program.window = self
        self.pages: dict[str, Page] = {}
        self.front = ""
        self.setWindowIcon(logo.icon())
        bind(self, self.setWindowTitle, self._window_title)
        self.rail, self.tabs, self.stack = Rail(), MatchTabs(), QStackedWidget()
        self._lay_out()
        self.rail.pageChosen.connect(self.go)
        self.rail.languageChosen.connect(program.set_language)
        self.rail.finderAsked.connect(self.open_finder)
        self.rail.helpAsked.connect(self.open_help)
        self.tabs.chosen.connect(self.go)
        self.tabs.closeAsked.connect(self.close_tab)
        self.commands = self._commands()
        self.actions_by_id = commands.install(self, self.commands)
        self._restore_geometry()

    # -- pages ---------------------------------------------------------------------------------

    def go(self, key: str) -> Page:
        """Bring a page to the front; it is made when it is first asked for."""
        page = self.pages.get(key) or self._make(key)
        if key != self.front and self.front in self.pages:
            self.pages[self.front].left()
        self.front = key
        self.stack.setCurrentWidget(page)
        on_rail = key in self.rail.buttons
        self.rail.light(key if on_rail else "library" if key == "new" else None)
        self.tabs.light(None if on_rail or key == "new" else key)
        page.entered()
        page.take_focus()
        bind(self, self.setWindowTitle, self._window_title)
        return page

    def open_tab(self, key: str, page: Page, accent: str) -> None:
        """Show a match or a replay behind a tab of its own."""
        if key not in self.pages:
            self.pages[key] = page
            self.stack.addWidget(page)
        self.tabs.open(key, page.title, accent)
        self.go(key)

    def rename_match(self, match_id: str, name: str) -> None:
        """The table and the replay of a match show its new name."""
        for key in (f"{kind} {match_id}" for kind in _KINDS):
            if key in self.pages:
                self.pages[key].renamed(name)
                self.tabs.open(key, self.pages[key].title, self.tabs.accent(key))
        live.refresh(self)

    def close_tab(self, key: str) -> None:
        """Close a match: it stays saved. The neighbour comes to the front, or the library."""
        order = self.tabs.open_keys()
        if key not in order:
            return
        place = order.index(key)
        rest = order[:place] + order[place + 1 :]
        if self.front == key:
            self.go(rest[min(place, len(rest) - 1)] if rest else "library")
        self.tabs.take_away(key)
        page = self.pages.pop(key)
        page.closing()
        self.stack.removeWidget(page)
        page.deleteLater()

    def close_match(self, match_id: str) -> None:
        """Close the table and the replay of a match."""
        for kind in _KINDS:
            self.close_tab(f"{kind} {match_id}")

    def page(self, key: str) -> Page:
        """A page without bringing it to the front."""
        return self.pages.get(key) or self._make(key)

    def _make(self, key: str) -> Page:
        module, name = _MODULES[key]
        page: Page = getattr(import_module(module), name)(self.program)
        self.pages[key] = page
        self.stack.addWidget(page)
        return page

    # -- what can be done from everywhere --------------------------------------------------------

    def _commands(self) -> list[Command]:
        pages = [
            Command(f"go.{key}", title, (keys,), partial(self.go, key), icon)
            for key, icon, title, keys in PAGES
        ]
        return [
            *pages,
            Command("find", say("Find a page, a match or a setting"), ("Ctrl+K",),
                    self.open_finder, "search"),
            Command("new", say("New match"), ("Ctrl+N",), self._new_match, "new"),
            Command("import", say("Import a match"), ("Ctrl+O",), self._import, "import"),
            Command("next_tab", say("Next open match"), ("Ctrl+Tab", "Ctrl+PgDown"),
                    lambda: self._step_tab(1), "right"),
            Command("previous_tab", say("Previous open match"), ("Ctrl+Shift+Tab", "Ctrl+PgUp"),
                    lambda: self._step_tab(-1), "left"),
            Command("close_tab", say("Close the match; it stays saved"), ("Ctrl+W",),
                    self._close_front, "close"),
            Command("language", say("Next language"), ("F8",), self.next_language, "language"),
            Command("larger", say("Larger text"), ("Ctrl++", "Ctrl+="),
                    lambda: self._text_size(+0.1), "plus"),
            Command("smaller", say("Smaller text"), ("Ctrl+-",),
                    lambda: self._text_size(-0.1), "minus"),
            Command("fullscreen", say("Full screen on or off"), ("F11",), self.full_screen, "fit"),
            Command("help", say("Show all shortcuts"), ("F1", "?"), self.open_help, "keyboard"),
            Command("quit", say("Quit the program"), ("Ctrl+Q",), self.close, "close"),
        ]  # fmt: skip

    def next_language(self) -> None:
        """Czech, Polish, English, and Czech again."""
        codes = language.LANGUAGES
        after = (codes.index(language.language()) + 1) % len(codes)
        self.program.set_language(codes[after])

    def full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def open_finder(self) -> None:
        from suite.shell.finder import Finder

        Finder(self).open_over()

    def open_help(self) -> None:
        from suite.shell.shortcuts_overlay import ShortcutsOverlay

        ShortcutsOverlay(self).open_over()

    def _new_match(self) -> None:
        self.program.open_new_match()

    def _import(self) -> None:
        from suite.shell.exchange import import_with_dialog

        import_with_dialog(self.program)

    def _step_tab(self, step: int) -> None:
        keys = self.tabs.open_keys()
        if keys:
            here = keys.index(self.front) if self.front in keys else -1 if step > 0 else 0
            self.go(keys[(here + step) % len(keys)])

    def _close_front(self) -> None:
        self.close_tab(self.front)

    def _text_size(self, step: float) -> None:
        size = round(self.program.settings.text_size + step, 2)
        self.program.change(text_size=text_size.limited(size))

    # -- the window itself -----------------------------------------------------------------------

    def _window_title(self) -> str:
        page = self.pages.get(self.front)
        if page is None:
            return language.text(say("Star Table"))
        return language.text(say("{page} – Star Table", page=page.title()))

    def _lay_out(self) -> None:
        self.setMinimumSize(*LEAST)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        ground = Background()
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        right.addWidget(self.tabs)
        right.addWidget(self.stack, 1)
        row = QHBoxLayout(ground)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addLayout(right, 1)
        self.ground: QWidget = ground
        self.setCentralWidget(ground)
        self.toast = Notice(ground, language.anonymous)

    def show_toast(
        self,
        message: Message,
        tone: str,
        action: Message | None,
        on_action: Callable[[], object] | None,
        stays: bool,
    ) -> None:
        """A short notice above whatever page is in front."""
        self.toast.tell(message, tone, action, on_action, icon="right", stays=stays)

    def _restore_geometry(self) -> None:
        kept = self.program.recall("window.geometry")
        if not isinstance(kept, str) or not self.restoreGeometry(
            QByteArray.fromBase64(QByteArray(kept.encode("ascii", "ignore")))
        ):
            self.resize(*_USUAL)

    def closeEvent(self, event: QCloseEvent) -> None:
        kept = bytes(self.saveGeometry().toBase64().data()).decode()
        self.program.remember("window.geometry", kept)
        for page in self.pages.values():
            page.closing()
        super().closeEvent(event)
