"""What games say, in the language that was asked for."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Sequence

from suite.contract.manifest import LANGUAGES
from suite.contract.message import Message

Say = Callable[[Message], str]


def language_option(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--language", choices=LANGUAGES, default="en", help="the language of the game's texts"
    )


def say_in(language: str, names: Sequence[str] = ()) -> Say:
    """Puts messages into words; seats without a name are called `seat 0`, `seat 1` ..."""
    from suite.language import render

    def name(seat: int) -> str:
        return names[seat] if seat < len(names) else f"seat {seat}"

    return lambda message: render(message, language, name)
