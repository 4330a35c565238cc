"""How a command ends when somebody has had enough of it, and where its output cannot go."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = (sys.executable, "-m", "suite.cli")

WORKING = """
import signal, sys
from suite import cli
from suite.bots.executors import spread
from tests.cli.test_ending import tell_and_wait

cli._become_the_process()
spread(tell_and_wait, [{note!r}], "local:1")
"""


def tell_and_wait(note: str) -> None:
    """A job that never ends and says in which process it is."""
    Path(note).write_text(str(os.getpid()))
    signal.pause()


def run(*words: str, **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # type: ignore[call-overload, no-any-return]
        [*COMMAND, *words], stderr=subprocess.PIPE, text=True, timeout=60, check=False, **options
    )


@pytest.mark.parametrize("words", [("--help",), ("games",), ("games", "--json")])
def test_a_reader_who_leaves_is_no_trouble(words: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = run(*words, stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_output_may_be_closed() -> None:
    done = run("games", preexec_fn=lambda: os.close(1))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = run("games", stdout=full)
    assert done.returncode == 1
    assert done.stderr == "startable: the output cannot be written: No space left on device\n"


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="a call of Linux")
@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGKILL])
def test_workers_leave_with_whoever_gives_out_the_work(tmp_path: Path, blow: int) -> None:
    note = tmp_path / "worker"
    os.mkfifo(note)
    command = [sys.executable, "-c", WORKING.format(note=str(note))]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        worker = os.pidfd_open(int(note.read_text()))
        process.send_signal(blow)
        ended, _, _ = select.select([worker], [], [], 30)
        os.close(worker)
        assert process.stderr
        said = process.stderr.read()
    assert ended, "the worker stays behind"
    assert (process.returncode, said) == (-blow, "")
