"""What all pages share: the settings, the saved matches, the games, and the way to other pages.

A page gets the `Program` when it is made and asks it for everything else:

    program.store, program.settings, program.game("rftg")
    program.open_match(match_id)        a tab with the table
    program.open_replay(match_id)       a tab with the replay
    program.open_new_match("rftg")      the new-match page of a game
    program.open_manual("rftg", "R35")  the manual at a rule
    program.go("library")               library, statistics, settings, manual
    program.toast(message)              a short notice that goes away by itself
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from suite import language, plugins
from suite.contract import Game, Message, Words
from suite.plugins import Plugin, PluginFault
from suite.shell import settings as kept_settings
from suite.shell.match_rows import MatchRow
from suite.store import Status, Store, StoreError, Summary
from suite.ui import theme

if TYPE_CHECKING:
    from suite.shell.page import Page
    from suite.shell.window import Window
    from suite.table.thinker import Thinkers

say = Words("shell")

_PLAIN = "#9AA6C0"
"""The accent of a game that is no longer installed."""


class Program(QObject):
    """One for the whole run; `window` is set by the window itself."""

    matches_changed = Signal()
    settings_changed = Signal()
    plugins_changed = Signal()
    _settled = Signal(object, object)  # from the store's thread: the future, what to do then

    def __init__(self, store: Store, wishes: Sequence[str] = ()) -> None:
        """`wishes` are the user's languages, for the first start."""
        super().__init__()
        self.store = store
        self.settings = kept_settings.read(store, wishes)
        self.window: Window | None = None
        self._settled.connect(self._finish)
        for plugin in self.plugins:
            if store.consented(plugin.id, plugin.distribution):
                plugin.allow()

    # -- games -----------------------------------------------------------------------------------

    @property
    def plugins(self) -> tuple[Plugin, ...]:
        """All games that are installed, also those that cannot be played."""
        return plugins.installed()

    def plugin(self, game_id: str) -> Plugin | None:
        return next((plugin for plugin in self.plugins if plugin.id == game_id), None)

    def game(self, game_id: str) -> Game:
        """The game itself. Raises `PluginFault`."""
        return plugins.find(game_id).load()

    def allow(self, plugin: Plugin, allowed: bool = True) -> None:
        """Remember whether the code of a third-party game may run."""
        plugin.allowed = allowed
        self.after(self.store.consent(plugin.id, plugin.distribution, allowed))
        self.plugins_changed.emit()

    def title_of(self, game_id: str, code: str | None = None) -> str:
        """The title of a game in a language; its id when it is not installed."""
        plugin = self.plugin(game_id)
        if plugin is None or plugin.manifest is None:
            return game_id
        return plugin.manifest.title[code or language.language()]

    def accent_of(self, game_id: str) -> str:
        plugin = self.plugin(game_id)
        return plugin.manifest.accent if plugin and plugin.manifest else _PLAIN

    def game_titles(self) -> Iterator[tuple[str, str]]:
        """Id and title of the games that can be played."""
        for plugin in self.plugins:
            if plugin.usable and plugin.allowed:
                yield plugin.id, self.title_of(plugin.id)

    def manuals(self, code: str) -> list[tuple[str, str]]:
        """Id and title of the games whose manuals can be read."""
        return [
            (plugin.id, self.title_of(plugin.id, code))
            for plugin in self.plugins
            if plugin.usable and plugin.allowed
        ]

    @cached_property
    def thinkers(self) -> Thinkers:
        """The worker processes in which bots think; shared by all open matches."""
        from suite.table.thinker import Thinkers

        return Thinkers()

    def close(self) -> None:
        """The program ends: bots stop, and the store writes down what it still has to."""
        self.close_matches()
        self.thinkers.close()
        self.store.close()

    # -- saved matches ---------------------------------------------------------------------------

    def matches(self, most: int | None = None) -> list[MatchRow]:
        """The saved matches, the last played first; `most` limits their number."""
        return [self.row(summary) for summary in self.store.summaries(most=most)]

    def row(self, summary: Summary) -> MatchRow:
        """A saved match as the library shows it."""
        seats, result = summary.setup.seats, summary.result
        return MatchRow(
            id=summary.id,
            game=summary.game,
            title=self.title_of(summary.game),
            accent=self.accent_of(summary.game),
            name=summary.title,
            players=tuple((seat.name, seat.colour) for seat in seats),
            moves=summary.length,
            state=summary.status,
            updated=summary.updated,
            winners=tuple(seats[seat].name for seat in result.winners) if result else (),
            helped=summary.help_used,
        )

    def newest_running(self) -> MatchRow | None:
        """The match to continue."""
        running = (s for s in self.store.summaries(status=[Status.RUNNING]))
        summary = next((s for s in running if self.plugin(s.game)), None)
        return self.row(summary) if summary else None

    def after(self, future: Future[Any], then: Callable[[Any], object] | None = None) -> None:
        """When a change is on the disk, go on with its result; a known trouble is told instead."""
        future.add_done_callback(lambda done: self._settled.emit(done, then))

    def _finish(self, future: Future[Any], then: Callable[[Any], object] | None) -> None:
        if future.cancelled():
            return
        error = future.exception()
        if isinstance(error, StoreError):
            self.toast(error.message, tone="bad")
        elif error is not None:
            raise error
        elif then is not None:
            then(future.result())

    def rename(self, match_id: str, name: str) -> None:
        """Give a match another name, also on the tabs where it is open."""

        def renamed(_: object) -> None:
            self.matches_changed.emit()
            if self.window is not None:
                self.window.rename_match(match_id, name)

        self.after(self.store.rename(match_id, name), renamed)

    def use_store(self, store: Store) -> None:
        """Change over to another store: the data moved, or a backup came back."""
        self.store = store
        self.matches_changed.emit()

    def close_matches(self) -> None:
        """Close all tables; the matches stay saved."""
        if self.window is not None:
            for key in self.window.tabs.open_keys():
                self.window.close_tab(key)

    # -- settings --------------------------------------------------------------------------------

    def change(self, **values: Any) -> None:
        """Change settings: they hold at once and are kept."""
        before, self.settings = self.settings, self.settings.changed(**values)
        if before == self.settings:
            return
        for key, value in kept_settings.as_values(self.settings).items():
            if value != getattr(before, key):
                self.after(self.store.set_setting(key, value))
        self.apply(before)
        self.settings_changed.emit()

    def apply(self, before: kept_settings.Settings | None = None) -> None:
        """Make the settings hold."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        looks = ("theme", "text_size", "animation", "colour_blind")
        if before is None or any(getattr(before, k) != getattr(self.settings, k) for k in looks):
            theme.apply(app, self.settings)
        language.set_language(self.settings.language)

    def set_language(self, code: str) -> None:
        """Switch the whole program."""
        self.change(language=code)

    def remember(self, key: str, value: Any) -> None:
        """Keep a JSON value that is not a setting: a size, the last choice."""
        if self.store.setting(key) != value:
            self.after(self.store.set_setting(key, value))

    def recall(self, key: str, default: Any = None) -> Any:
        """What `remember` kept."""
        return self.store.setting(key, default)

    # -- the way to other pages ------------------------------------------------------------------

    def go(self, key: str) -> Page:
        """Bring a page of the rail to the front."""
        assert self.window is not None
        return self.window.go(key)

    def open_match(self, match_id: str) -> None:
        """Open a saved match at a table; one that is open already comes to the front."""
        from suite.shell.table_page import TablePage

        self._open_tab(f"match {match_id}", match_id, TablePage)

    def open_replay(self, match_id: str) -> None:
        """Look at a match from its beginning."""
        from suite.shell.replay_page import ReplayPage

        self._open_tab(f"replay {match_id}", match_id, ReplayPage)

    def _open_tab(self, key: str, match_id: str, make: Callable[[Program, str], Page]) -> None:
        assert self.window is not None
        if key in self.window.pages:
            self.window.go(key)
            return
        try:
            accent = self.accent_of(self.store.summary(match_id).game)
            self.window.open_tab(key, make(self, match_id), accent)
        except StoreError as error:
            self.toast(error.message, tone="bad")
        except PluginFault as error:
            self.toast(error.why, tone="bad")

    def open_new_match(self, game_id: str = "") -> None:
        """The page where a match is prepared; without a game, the one played last."""
        from suite.shell.consent import allowed
        from suite.shell.new_match_page import NewMatchPage

        assert self.window is not None
        playable = [plugin.id for plugin in self.plugins if plugin.usable]
        game_id = game_id or self.recall("last.game", "")
        if game_id not in playable:
            game_id = next(iter(playable), "")
        if not game_id:
            self.toast(say("No game is installed."), tone="warn")
        elif allowed(self, game_id):
            page = self.window.page("new")
            assert isinstance(page, NewMatchPage)
            if page.prepare(game_id):
                self.window.go("new")

    def open_manual(self, game_id: str, rule: str = "") -> None:
        """The manual of a game, at a rule if one is named."""
        from suite.shell.manual_page import ManualPage

        page = self.go("manual")
        assert isinstance(page, ManualPage)
        page.open(game_id, rule)

    def open_setting(self, key: str) -> None:
        """The settings page, with one setting in focus."""
        from suite.shell.settings_page import SettingsPage

        page = self.go("settings")
        assert isinstance(page, SettingsPage)
        page.focus(key)

    def toast(
        self,
        message: Message,
        *,
        tone: str = "body",
        action: Message | None = None,
        on_action: Callable[[], object] | None = None,
        stays: bool = False,
    ) -> None:
        """A short notice above the page, perhaps with one thing to do about it."""
        if self.window is not None:
            self.window.show_toast(message, tone, action, on_action, stays)
