"""An executor that works at once and here: small tests need no processes."""

from concurrent.futures import Executor, Future

import pytest


class Inline(Executor):
    def submit(self, work, /, *arguments, **named):
        future = Future()
        try:
            future.set_result(work(*arguments, **named))
        except Exception as error:  # noqa: BLE001 - it is raised again by `result`
            future.set_exception(error)
        return future


@pytest.fixture
def inline():
    return Inline()
