"""Where many matches are played at once: processes of this machine, or a Dask cluster."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context, parent_process
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")
Progress = Callable[[int, int], None]
"""Called with the number of finished jobs and of all."""

LOCAL = "local"
_WORKERS = 2


class NoExecutor(ValueError):
    """The place to work that was asked for is not there; the text says why."""


@contextmanager
def opened(where: str | Executor | None = None) -> Iterator[Executor]:
    """An executor: `local` or `local:WORKERS`, `dask:ADDRESS`, or one that is open already.
    Raises `NoExecutor`."""
    if isinstance(where, Executor):
        yield where
        return
    kind, _, detail = (where or LOCAL).partition(":")
    if kind == LOCAL:
        with _local(detail) as pool:
            yield pool
    elif kind == "dask" and detail:
        with _dask(detail) as pool:
            yield pool
    else:
        raise NoExecutor(f"{where!r} is not an executor: write local:WORKERS or dask:ADDRESS")


def _local(workers: str) -> ProcessPoolExecutor:
    """New processes start clean: a fork would carry along whatever threads the program has."""
    if workers and not (workers.isdecimal() and int(workers)):
        raise NoExecutor(f"{workers!r} is not a number of workers")
    # Ctrl+C leaves no time to tidy up; Python's helper process does so, and need not tell.
    sys.warnoptions.append("ignore:resource_tracker:UserWarning")
    count = int(workers) if workers else min(_WORKERS, os.cpu_count() or 1)
    return ProcessPoolExecutor(count, get_context("spawn"), _leave_with_parent)


def _leave_with_parent() -> None:
    """A worker that waits for work would not notice that whoever gives it out was killed."""

    def watch() -> None:
        parent = parent_process()
        assert parent
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl+C: their parent does, and they leave with it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _dask(address: str) -> Iterator[Executor]:
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise NoExecutor(
            "the package 'distributed' is missing; install startable[cluster] to use a cluster"
        ) from error
    try:
        client = distributed.Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise NoExecutor(f"there is no cluster at {address}: {error}") from error
    with client, client.get_executor() as pool:
        yield pool


def spread(
    work: Callable[[Job], Result],
    jobs: Sequence[Job],
    where: str | Executor | None = None,
    progress: Progress | None = None,
) -> list[Result]:
    """The results of all jobs, in their order. When one fails, those not begun are called off."""
    with opened(where) as pool:
        with _deaf_to_interrupts():
            futures = [pool.submit(work, job) for job in jobs]
        try:
            for done, future in enumerate(as_completed(futures), 1):
                future.result()
                if progress:
                    progress(done, len(jobs))
        finally:
            for future in futures:
                future.cancel()
        return [future.result() for future in futures]
