"""The command line: `startable [COMMAND ...]`; `./play` passes its arguments on.

It speaks English, like the names of its commands; `--language` changes that where a game talks. Bad
input gets one line on stderr and exit code 2.
"""

from __future__ import annotations

import os
import signal
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from suite import __version__
from suite.command import BadInput

COMMANDS = {
    "play": ("play", "start the program (this is what happens without any command)"),
    "showcase": ("showcase", "bots play every game in the real windows, off screen; pictures"),
    "games": ("games", "the games that are installed, and their state"),
    "arena": ("arena", "bots against bots"),
    "soak": ("soak", "random games with every invariant checked after every move"),
    "bench": ("bench", "measure how fast everything is"),
    "position": ("position", "set up a position, list its legal moves, play moves"),
    "replay": ("replay", "tell a match from its file, move by move"),
    "export": ("exporting", "write a saved match to a file"),
    "import": ("importing", "check a match file and add it to the saved matches"),
}
"""For each command: its module in `suite.command`, and what it does."""

BAD_INPUT = 2


class OneLineParser(ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see: {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; gives its exit code."""
    if arguments is None:
        _become_the_process()
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "play")
    try:
        return _run(words)
    except BadInput as error:
        print(f"startable {words[0]}: {error}", file=sys.stderr)
        return BAD_INPUT
    except OSError as error:
        if error.filename is not None:
            raise
        # It was no file but our own output that could not be written.
        os.dup2(_nowhere(), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):  # whoever read it has had enough
            return 0
        print(f"startable: the output cannot be written: {error.strerror}", file=sys.stderr)
        return 1


def _become_the_process() -> None:
    """Ctrl+C ends everything at once and without a word, in the middle of Qt's own code too: what
    was accepted is on the disk. Whoever starts us may have closed our output."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(_nowhere(), "w", encoding="utf-8"))


def _nowhere() -> int:
    return os.open(os.devnull, os.O_WRONLY)


def _parser(chosen: str) -> ArgumentParser:
    """All commands, but the options only of the chosen one: the others are not even imported."""
    parser = OneLineParser(prog="startable", description="Star Table: space board games.")
    parser.add_argument("--version", action="version", version=f"Star Table {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (module, purpose) in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=purpose.capitalize() + ".")
        if name == chosen:
            import_module(f"suite.command.{module}").options(command)
    return parser


def _run(words: list[str]) -> int:
    try:
        args = _parser(words[0]).parse_args(words)
        module, _ = COMMANDS[args.command]
        code: int = import_module(f"suite.command.{module}").run(args)
        return code
    finally:  # the parser leaves by itself when it was asked for help
        sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
