"""What the arena and the soak refuse to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from suite.command import BadInput


@contextmanager
def refusals() -> Iterator[None]:
    """A bot, a number or an executor that there is not is bad input. What fails in a worker process
    is a bug and stays one, whatever its kind."""
    try:
        yield
    except ValueError as error:
        if type(error.__cause__).__name__ == "_RemoteTraceback":
            raise
        raise BadInput(" ".join(str(error).split())) from error
