"""A progress bar, for people only: on stderr, and only when that is a terminal."""

from __future__ import annotations

import sys
from time import monotonic

WIDTH = 30


class ProgressBar:
    """Call it with the number of finished jobs and of all."""

    def __init__(self) -> None:
        self._start = monotonic()

    def __call__(self, done: int, total: int) -> None:
        full = WIDTH * done // total
        spent = monotonic() - self._start
        left = f"{spent * (total - done) / done:.0f} s left" if done else ""
        end = "\n" if done == total else ""
        bar = "█" * full + "·" * (WIDTH - full)
        print(f"\r{bar} {done}/{total}  {left:12}", end=end, file=sys.stderr, flush=True)


def progress_bar() -> ProgressBar | None:
    """A bar if somebody can see it."""
    return ProgressBar() if sys.stderr.isatty() else None
