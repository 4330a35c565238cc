"""The language that the program speaks now."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from suite.contract.manifest import LANGUAGES
from suite.contract.message import Message
from suite.language.rendering import Names, anonymous, render

DEFAULT = "cs"

_chosen: str | None = None
_borrowed: ContextVar[str | None] = ContextVar("borrowed language", default=None)
_listeners: list[Callable[[str], object]] = []


def language() -> str:
    """The current language: the chosen one, else the system's."""
    global _chosen
    if (borrowed := _borrowed.get()) is not None:
        return borrowed
    if _chosen is None:
        _chosen = system_language()
    return _chosen


def set_language(code: str) -> None:
    """Switch the whole program; everybody who asked by `on_change` is told."""
    global _chosen
    _known(code)
    if code == _chosen:
        return
    _chosen = code
    for listener in tuple(_listeners):
        listener(code)


def on_change(listener: Callable[[str], object]) -> Callable[[], None]:
    """Call `listener(code)` after each switch. Returns the function that ends this."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Within the block `language()` is another one: what a seat with its own language reads.

    Nobody is told, and other threads do not notice."""
    token = _borrowed.set(_known(code))
    try:
        yield
    finally:
        _borrowed.reset(token)


def text(message: Message, names: Names = anonymous) -> str:
    """The message in the current language."""
    return render(message, language(), names)


def system_language(preferred: Sequence[str] = ()) -> str:
    """The first language of the system that the program speaks, else Czech.

    `preferred` are locale names that are asked before the environment (Qt knows them better on
    some systems). Python's own `locale` is not asked: it calls a system without a language, or with
    one that is not installed, American.
    """
    for name in (*preferred, *_from_environment(os.environ)):
        code = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
    return DEFAULT


def _from_environment(environment: Mapping[str, str]) -> list[str]:
    """In gettext's order: a list of wishes, and then the one locale that is in force."""
    wishes = environment.get("LANGUAGE", "").split(":")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return [*wishes, environment[variable]]
    return wishes


def _known(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError(f"{code!r} is not one of the languages {', '.join(LANGUAGES)}")
    return code
