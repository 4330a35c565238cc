"""Bots play every game in the real windows, off screen, and a picture of each page is kept.

One seat of each match is a person's, so that the board shows what people see: hand, prompt and
moves. A bot of this process decides for it; the others think in their worker processes as always.
The pictures are made in a store of their own, far from the player's matches.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from suite.bots.any_game import levels
from suite.contract import LANGUAGES, Chance, Limit
from suite.later import later
from suite.plugins import Plugin
from suite.shell import start
from suite.shell.replay_page import ReplayPage
from suite.shell.table_page import TablePage
from suite.shell.window import Window
from suite.store import Kind, MatchSetup, Seat, Store
from suite.ui import art

SIZES = {"": (1280, 800), "small": (1024, 700)}
"""The sizes in which pages are shown, with the words that tell them apart in file names."""

_NAMES = ("Anna", "Bogdan", "Cecylie", "Dobromił", "Eva", "Filip")
_SEED = 7
_THINKING = Limit(nodes=60)
"""What the bot of this process may think about one move: enough to play sensibly."""
_PATIENCE_MS = 180_000
_SETTLED_MS = 60


def run(out: Path) -> int:
    """Make all pictures; prints how each match ended. 0 if every match was played to its end."""
    start.make_application()
    with tempfile.TemporaryDirectory(prefix="startable-showcase-") as folder:
        window = start.open_window(Store.open(Path(folder)))
        window.program.change(animation=0.0)
        show = Showcase(window, out)
        try:
            return show.run()
        finally:
            start.close(window)


class Showcase:
    """Goes through the program and takes pictures."""

    def __init__(self, window: Window, out: Path) -> None:
        self.window, self.program, self.out = window, window.program, out
        self.pictures = 0
        window.resize(*SIZES[""])

    def run(self) -> int:
        games = [plugin for plugin in self.program.plugins if plugin.usable and plugin.allowed]
        ended = [self._play(plugin) for plugin in games]
        for page in ("library", "statistics", "manual", "settings"):
            self.window.go(page)
            self._picture(page)
        self.program.change(theme="light")
        self.window.go("library")
        self._picture("library-light", languages=("en",))
        self.program.change(theme="dark")
        sys.stdout.write(f"{self.pictures} pictures in {self.out}\n")
        return 0 if all(ended) else 1

    # One game

    def _play(self, plugin: Plugin) -> bool:
        """Prepare a match, play it to its end, and look at its replay."""
        self.program.open_new_match(plugin.id)
        self._picture(f"{plugin.id}-new-match")
        page = self._open(plugin)
        ended = self._play_out(page, plugin)
        if ended:
            self._picture(f"{plugin.id}-final")
            self._replay(page, plugin)
        sys.stdout.write(f"{_summary(page, plugin)}\n")
        sys.stdout.flush()
        self.program.close_matches()
        return ended

    def _open(self, plugin: Plugin) -> TablePage:
        assert plugin.manifest is not None
        least, most = plugin.manifest.seats
        offered = levels(self.program.game(plugin.id))
        bot = offered[len(offered) // 2].id
        seats = [Seat(_NAMES[0], 1)]
        for number in range(1, max(least, min(3, most))):
            seats.append(Seat(_NAMES[number], number + 1, Kind.BOT, bot))
        options = self.program.game(plugin.id).options()().model_dump(mode="json")
        setup = MatchSetup(plugin.id, plugin.manifest.version, tuple(seats), _SEED, options)
        record = self.program.store.create(setup)
        record.ready.result()
        self.program.open_match(record.id)
        page = self.window.pages[self.window.front]
        assert isinstance(page, TablePage)
        return page

    def _play_out(self, page: TablePage, plugin: Plugin) -> bool:
        """The person's seat decides by a bot; the first sight of each phase is kept."""
        game = self.program.game(plugin.id)
        bot = levels(game)[-1].make()
        seen: set[str] = set()

        def decide() -> None:
            seat, view = page.viewpoint.seat, page.table.match.position
            decision = page.decision()
            if seat is None or decision is None:
                return
            if decision.phase not in seen:
                seen.add(decision.phase)
                self._picture(f"{plugin.id}-table-{decision.phase or 'move'}")
            chance = Chance(len(page.table.match.history))
            page.play(bot.choose(view.seen_by(seat), seat, _THINKING, chance))

        with _every(_SETTLED_MS, page, decide):
            return _wait(lambda: page.table.over(), page.table.finished.connect)

    def _replay(self, page: TablePage, plugin: Plugin) -> None:
        self.program.open_replay(page.match_id)
        replay = self.window.pages[self.window.front]
        assert isinstance(replay, ReplayPage)
        replay.go(len(replay.match.history) * 2 // 3)
        self._picture(f"{plugin.id}-replay")

    # Pictures

    def _picture(self, name: str, languages: tuple[str, ...] = LANGUAGES) -> None:
        """The window as it is, in every language and size."""
        for word, size in SIZES.items():
            self.window.resize(*size)
            for code in languages:
                self.program.set_language(code)
                self._settle()
                parts = [f"{self.pictures:03}", name, *([word] if word else []), code]
                self.window.grab().save(str(self.out / f"{'-'.join(parts)}.png"))
                self.pictures += 1
        self.window.resize(*SIZES[""])

    def _settle(self) -> None:
        """Until what is gone has gone, everything is laid out, and all planets are painted."""
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self.window.grab()
        art.wait()
        QApplication.processEvents()


def _summary(page: TablePage, plugin: Plugin) -> str:
    table = page.table
    score = ", ".join(
        f"{seat.name} {total}"
        for seat, total in zip(table.seats, table.result().totals, strict=True)
    )
    state = "played to the end" if table.over() else "NOT FINISHED"
    return f"{plugin.id}: {state}, {len(table.match.history)} moves; {score}"


@contextmanager
def _every(milliseconds: int, owner: QObject, act: Callable[[], None]) -> Iterator[None]:
    """Do something again and again while the block runs."""
    clock = QTimer(owner, interval=milliseconds)
    clock.timeout.connect(act)
    clock.start()
    try:
        yield
    finally:
        clock.stop()


def _wait(done: Callable[[], bool], when: Callable[[Callable[..., object]], object]) -> bool:
    """Let the program run until a signal says that it is done, or patience ends."""
    if done():
        return True
    loop = QEventLoop()
    when(lambda *_: loop.quit())
    later(_PATIENCE_MS, loop, loop.quit)
    loop.exec()
    return done()
