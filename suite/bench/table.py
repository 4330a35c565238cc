"""A long match in the real window: what a person waits for."""

from __future__ import annotations

from statistics import quantiles
from typing import TYPE_CHECKING

from suite.bench import Figures
from suite.bench.long_match import long_match
from suite.bench.stage import milliseconds, stage, wait
from suite.contract import LANGUAGES, Chance

if TYPE_CHECKING:
    from suite.shell.table_page import TablePage
    from suite.shell.window import Window

OPENINGS = 3
SWITCHES = 4
MOVES = 60
"""Moves that are made and taken back."""


def figures() -> Figures:
    """The slowest of several times, all until the picture is there; submitting: the 95th percentile
    of the time until the move is on the disk."""
    setup, moves = long_match()
    with stage() as window:
        record = window.program.store.create(setup, moves)
        assert record.ready
        record.ready.result()
        window.program.store.warm_up().result()
        openings = [milliseconds(lambda: _open(window, record.id)) for _ in range(OPENINGS)]
        page = _open(window, record.id)
        switches = [_switch(window, code) for code in LANGUAGES * SWITCHES]
        there_and_back = [(_submit(page, number), _undo(page)) for number in range(MOVES)]
    submits, undos = zip(*there_and_back, strict=True)
    return {
        "open_2000_moves_ms": max(openings),
        "language_switch_ms": max(switches),
        "undo_ms": max(undos),
        "submit_p95_ms": quantiles(submits, n=20)[-1],
    }


def _open(window: Window, match: str) -> TablePage:
    from suite.shell.table_page import TablePage

    window.close_match(match)
    window.program.open_match(match)
    page = window.pages[window.front]
    assert isinstance(page, TablePage)
    _shown(page)
    return page


def _shown(page: TablePage) -> None:
    """Until the person is asked and sees it, or the match is over."""
    wait(lambda: page.decision() or page.table.over())
    page.window().repaint()


def _switch(window: Window, code: str) -> float:
    def switch() -> None:
        window.program.set_language(code)
        window.repaint()

    return milliseconds(switch)


def _submit(page: TablePage, number: int) -> float:
    """One move of the person; then the bots have their turns, which is not measured."""
    decision = page.decision()
    assert decision
    move = decision.some(Chance(number))
    saved: list[int] = []
    page.table.saved.connect(saved.append)

    def submit() -> None:
        page.play(move)
        wait(lambda: saved)

    took = milliseconds(submit)
    page.table.saved.disconnect(saved.append)
    _shown(page)
    return took


def _undo(page: TablePage) -> float:
    def undo() -> None:
        page.requests.undo()
        _shown(page)

    return milliseconds(undo)
