"""A long match in the real window: what a person waits for."""

from __future__ import annotations

from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING

from suite.bench import Figures
from suite.bench.long_match import long_match
from suite.bench.stage import milliseconds, stage, wait
from suite.contract import LANGUAGES, Chance

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from suite.shell.table_page import TablePage
    from suite.shell.window import Window

OPENINGS = 5
SWITCHES = 4
MOVES = 60
"""Moves that are made and taken back."""


def figures() -> Figures:
    """The median of several times, each until the picture is there; of submitting, the 95th
    percentile of the time until the move is on the disk."""
    setup, moves = long_match()
    with stage() as window:
        record = window.program.store.create(setup, moves)
        assert record.ready
        record.ready.result()
        window.program.store.warm_up().result()
        openings = []
        for _ in range(OPENINGS):
            _close(window, record.id)
            openings.append(milliseconds(lambda: _open(window, record.id)))
        page = _open(window, record.id)
        switches = [_switch(window, code) for code in LANGUAGES * SWITCHES]
        there_and_back = [(_submit(page, number), _undo(page)) for number in range(MOVES)]
    submits, undos = zip(*there_and_back, strict=True)
    return {
        "open_2000_moves_ms": median(openings),
        "language_switch_ms": median(switches),
        "undo_ms": median(undos),
        "submit_p95_ms": quantiles(submits, n=20)[-1],
    }


def _open(window: Window, match: str) -> TablePage:
    from suite.shell.table_page import TablePage

    window.program.open_match(match)
    page = window.pages[window.front]
    assert isinstance(page, TablePage)
    _shown(page)
    return page


def _close(window: Window, match: str) -> None:
    """Close the page for good: only a running event loop would do so by itself."""
    from PySide6.QtCore import QCoreApplication, QEvent

    window.close_match(match)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _shown(page: TablePage) -> None:
    """Until the person is asked and sees it, or the match is over."""
    wait(lambda: page.decision() or page.table.over())
    _paint(page.window())


def _paint(window: QWidget) -> None:
    """Lay out and paint whatever waits for it."""
    from PySide6.QtCore import QCoreApplication

    QCoreApplication.sendPostedEvents()
    window.repaint()


def _switch(window: Window, code: str) -> float:
    def switch() -> None:
        window.program.set_language(code)
        _paint(window)

    return milliseconds(switch)


def _submit(page: TablePage, number: int) -> float:
    """One move of the person, until it is on the disk; then the bots have their turns."""
    decision = page.decision()
    assert decision
    move = decision.some(Chance(number))
    saved: list[float] = []

    def note(_: int) -> None:
        saved.append(perf_counter())

    page.table.saved.connect(note)
    start = perf_counter()
    page.play(move)
    wait(lambda: saved)
    page.table.saved.disconnect(note)
    _shown(page)
    return (saved[0] - start) * 1000


def _undo(page: TablePage) -> float:
    def undo() -> None:
        page.requests.undo()
        _shown(page)

    return milliseconds(undo)
