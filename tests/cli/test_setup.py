"""`./play` and `./check` on a fresh machine: what is made when, and what is said when it cannot be.

The shell script runs for real; Python, pip and the system's package manager are played by a small
script, so that nothing is downloaded.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a shell script")

PROJECT = Path(__file__).parents[2]
TOOLS = (
    *("cat", "chmod", "cmp", "cp", "dirname", "find", "id", "mkdir", "mv", "rm", "sed", "sh"),
    *("sort", "tr"),
)

PYTHON = """#!/bin/sh
# Notes what it is asked to do; `-m venv` makes an environment in which it stands itself.
echo "$@" >>"$NOTES"
case "$*" in
    "-m venv"*)
        [ ! -e "$NOTES.no-venv" ] || exit 1
        rm -rf .venv
        mkdir -p .venv/bin
        cp "$0" .venv/bin/python
        echo '#!/bin/sh\necho startable "$@"; pwd' >.venv/bin/startable
        chmod +x .venv/bin/startable ;;
    "-m pip"*)
        echo "WARNING: Location '/opt/wheels' is ignored" >&2
        [ ! -e "$NOTES.no-network" ] || { echo "$(cat "$NOTES.no-network")" >&2; exit 1; } ;;
    "-c import sys"*) [ ! -e "$NOTES.old-python" ] ;;
esac
"""


class Run(NamedTuple):
    code: int
    out: str
    err: str
    did: list[str]


class Machine:
    """A checkout, and a computer that has only what is put into `bin`."""

    def __init__(self, folder: Path) -> None:
        self.bin, self.notes = folder / "bin", folder / "notes"
        self.checkout = folder / "star table"
        self.bin.mkdir()
        for name in TOOLS:
            (self.bin / name).symlink_to(str(shutil.which(name)))
        self.tool("python3", PYTHON)
        self.tool("uname", "#!/bin/sh\necho Linux\n")
        (self.checkout / "tools").mkdir(parents=True)
        (self.checkout / "locales").mkdir()
        (self.checkout / "locales" / "shell.po").touch()
        for name in ("suite", "games"):
            (self.checkout / name).mkdir()
            (self.checkout / name / "__init__.py").touch()
        for name in ("play", "tools/setup.sh", "requirements.txt", "pyproject.toml"):
            shutil.copy(PROJECT / name, self.checkout / name)

    def tool(self, name: str, text: str) -> None:
        (self.bin / name).write_text(text)
        (self.bin / name).chmod(0o755)

    def trouble(self, name: str, text: str = "") -> None:
        Path(f"{self.notes}.{name}").write_text(text)

    def play(self, *words: str, cwd: Path | None = None) -> Run:
        self.notes.write_text("")
        ran = subprocess.run(
            [str(self.checkout / "play"), *words],
            env={"PATH": str(self.bin), "NOTES": str(self.notes)},
            cwd=cwd or self.checkout,
            capture_output=True,
            text=True,
            timeout=60,
        )
        did = [line for line in self.notes.read_text().splitlines() if not line.startswith("-c")]
        return Run(ran.returncode, ran.stdout, ran.stderr, did)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def steps(run: Run) -> list[str]:
    """What was done, in short."""
    words = {"venv": "environment", "-r": "packages", "-e": "program", ".build": "catalogues"}
    words["compileall"] = "bytecode"
    return [next(name for word, name in words.items() if word in line) for line in run.did]


def test_the_first_start_makes_everything_and_the_second_nothing(machine: Machine) -> None:
    first = machine.play("games")
    assert steps(first) == EVERYTHING
    assert (first.code, first.out.splitlines()[0]) == (0, "startable games")
    assert first.err.count("\n") == 1
    second = machine.play("games", "--json")
    assert (second.code, second.err, second.did) == (0, "", [])
    assert second.out.splitlines()[0] == "startable games --json"


def touch(name: str) -> Callable[[Machine], None]:
    def change(machine: Machine) -> None:
        file = machine.checkout / name
        file.write_text(file.read_text() + "\n# changed\n")

    return change


def age(stamp: str) -> Callable[[Machine], None]:
    """A source was edited: its stamp is made older instead, for the clock of a file system may be
    coarse."""

    def change(machine: Machine) -> None:
        os.utime(machine.checkout / ".venv" / stamp, (1, 1))

    return change


def move(machine: Machine) -> None:
    machine.checkout = machine.checkout.rename(machine.checkout.with_name("elsewhere"))


def lose_python(machine: Machine) -> None:
    python = machine.checkout / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python3")


EVERYTHING = ["environment", "packages", "program", "catalogues", "bytecode"]


@pytest.mark.parametrize(
    ("change", "made"),
    [
        (touch("pyproject.toml"), ["program"]),
        (touch("requirements.txt"), ["packages"]),
        (age("catalogues"), ["catalogues"]),
        (age("compiled"), ["bytecode"]),
        (move, EVERYTHING),
        (lose_python, EVERYTHING),
    ],
)
def test_what_became_stale_is_made_again(
    machine: Machine, change: Callable[[Machine], None], made: list[str]
) -> None:
    machine.play()
    change(machine)
    assert steps(machine.play()) == made
    assert machine.play().did == []


def test_what_was_interrupted_is_done_at_the_next_start(machine: Machine) -> None:
    machine.trouble("no-network", "WARNING: Retrying after connection broken by ...\nERROR: None")
    failed = machine.play()
    assert (failed.code, steps(failed)) == (1, ["environment", "packages"])
    log = machine.checkout / ".venv" / "pip.log"
    assert failed.err.splitlines()[1:] == [
        "The packages of requirements.txt could not be installed: there is no connection to the"
        f" network (details: {log})."
    ]
    Path(f"{machine.notes}.no-network").unlink()
    assert steps(machine.play()) == EVERYTHING[1:]


@pytest.mark.parametrize(
    ("trouble", "said"), [("old-python", "Python 3.11"), ("no-venv", "python3-venv")]
)
def test_what_is_missing_is_named_in_one_line(machine: Machine, trouble: str, said: str) -> None:
    machine.trouble(trouble)
    run = machine.play()
    assert run.code == 1
    assert said in run.err.splitlines()[-1]
    assert "startable" not in run.out


def test_the_last_word_of_pip_is_told(machine: Machine) -> None:
    machine.trouble("no-network", "ERROR: first\nERROR: alembic 99 is not there\n")
    assert "could not be installed: alembic 99 is not there (" in machine.play().err


@pytest.mark.parametrize("name", ["a:b", "star $table"])
def test_folders_in_which_python_cannot_work_are_named(machine: Machine, name: str) -> None:
    machine.checkout = machine.checkout.rename(machine.checkout.with_name(name))
    run = machine.play()
    assert (run.code, run.did) == (1, [])
    assert run.err.startswith("Move Star Table: ")


def test_two_starts_at_the_same_time_set_up_once(machine: Machine) -> None:
    (machine.bin / "flock").symlink_to(str(shutil.which("flock")))
    with ThreadPoolExecutor() as pool:
        runs = [run.result() for run in [pool.submit(machine.play, "games") for _ in range(4)]]
    assert [(run.code, run.out.splitlines()[0]) for run in runs] == [(0, "startable games")] * 4
    assert sum(run.err.count("Setting up") for run in runs) == 1


def test_missing_libraries_are_named_until_they_are_there(machine: Machine) -> None:
    lost = machine.bin.parent / "lost"
    lost.touch()
    machine.tool(
        "ldd", f"#!/bin/sh\n[ ! -e '{lost}' ] || echo '\tlibEGL.so.1 => not found (0x0)'\n"
    )
    for _ in range(2):
        run = machine.play()
        assert run.code == 0
        assert run.err.splitlines()[-1].startswith("Qt misses libEGL.so.1 - install with: ")
    lost.unlink()
    assert machine.play().err == ""


def test_missing_libraries_are_installed_where_that_is_possible(machine: Machine) -> None:
    lost = machine.bin.parent / "lost"
    lost.touch()
    machine.tool(
        "ldd", f"#!/bin/sh\n[ ! -e '{lost}' ] || echo '\tlibEGL.so.1 => not found (0x0)'\n"
    )
    (machine.bin / "id").unlink()
    machine.tool("id", "#!/bin/sh\necho 0\n")
    machine.tool("apt-get", f'#!/bin/sh\necho "apt-get $*" >>"$NOTES"\nrm -f "{lost}"\n')
    run = machine.play()
    assert run.err.splitlines()[-1] == "Installing the libraries that Qt needs ..."
    assert any(line.startswith("apt-get install -y libgl1 libegl1") for line in run.did)
    assert machine.play().did == []


def test_the_program_starts_where_the_user_is(machine: Machine, tmp_path: Path) -> None:
    run = machine.play("replay", "match one.json", cwd=tmp_path)
    assert run.out.splitlines() == ["startable replay match one.json", str(tmp_path)]
