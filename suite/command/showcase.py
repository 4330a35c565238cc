"""`startable showcase [--out DIR]`: bots play every game in the real windows, off screen."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from suite.command import BadInput
from suite.command.qt import load_qt, without_noise

FOLDER = Path("showcase")


def options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--out",
        type=Path,
        default=FOLDER,
        metavar="DIR",
        help=f"where the pictures go (here: {FOLDER}/)",
    )


def run(args: Namespace) -> int:
    return show(args.out)


def show(out: Path = FOLDER) -> int:
    """Make the pictures; they never need a screen."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{out} cannot be made: {error.strerror}") from error
    load_qt()
    without_noise()
    from suite.shell.showcase import run as make

    return make(out)
