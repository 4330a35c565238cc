"""From a message to a sentence.

A log of thousands of lines changes language at once, so what can be known before the values is
kept: the translation of each source string is looked up and taken apart once for each language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from string import Formatter
from typing import TypeAlias

from suite.contract.message import Message, Value, Who, Words
from suite.language import catalogues
from suite.language.typography import bound

Names: TypeAlias = Callable[[int], str]
"""Gives the name of the player at a seat."""

_say = Words("shell")

_Parts: TypeAlias = "tuple[tuple[str, str | None, str], ...]"
"""A text taken apart: literal, the value that follows it (None: nothing), its format."""


def anonymous(seat: int) -> str:
    """The name of a seat when nobody has given one."""
    from suite.language.current import text

    return text(_say("Player {number}", number=seat + 1))


def render(message: Message, language: str, names: Names = anonymous) -> str:
    """The message in a language. Never fails: where a translation is missing or cannot be filled
    in, the English source stands."""
    if not message.domain and not message.values:
        return message.text
    if message.plural is None:
        parts = _single(language, message.domain, message.context, message.text)
    else:
        parts = _counted(message, language)
    if len(parts) == 1 and parts[0][1] is None:
        return parts[0][0]
    try:
        return _fill(parts, message.values, language, names)
    except KeyError:
        return _fill(_source(message), _Lenient(message.values), language, names)


@cache
def _single(language: str, domain: str, context: str | None, text: str) -> _Parts:
    translated = catalogues.catalogue(domain, language).find(context, text)
    return _parts(text if translated is None else bound(translated, language))


def _counted(message: Message, language: str) -> _Parts:
    n = message.values.get("n")
    if not isinstance(n, int) or message.plural is None:
        return _source(message)
    catalogue = catalogues.catalogue(message.domain, language)
    form = catalogue.form(n)
    return _plural(language, message.domain, message.context, message.text, form) or _source(
        message
    )


@cache
def _plural(language: str, domain: str, context: str | None, text: str, form: int) -> _Parts | None:
    translated = catalogues.catalogue(domain, language).find(context, text, form)
    return None if translated is None else _parts(bound(translated, language))


def forget() -> None:
    """Look everything up anew: the catalogues changed."""
    _single.cache_clear()
    _plural.cache_clear()


catalogues.on_change(forget)


def _source(message: Message) -> _Parts:
    """The English text, in the form for its number."""
    if message.plural is not None and message.values.get("n") != 1:
        return _parts(message.plural)
    return _parts(message.text)


@cache
def _parts(text: str) -> _Parts:
    try:
        parts = tuple((a, name, spec or "") for a, name, spec, _ in Formatter().parse(text))
    except ValueError:  # a lone brace: nothing can be filled in
        return ((text, None, ""),)
    return parts or (("", None, ""),)


def _fill(parts: _Parts, values: Mapping[str, Value], language: str, names: Names) -> str:
    pieces = []
    for literal, name, spec in parts:
        pieces.append(literal)
        if name is not None:
            pieces.append(_show(values[name], spec, language, names))
    return "".join(pieces)


def _show(value: Value, spec: str, language: str, names: Names) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, Who):
        return names(value.seat)
    if isinstance(value, Message):
        return render(value, language, names)
    if isinstance(value, tuple):
        return _list(tuple(render(item, language, names) for item in value), language)
    if isinstance(value, int | float):
        shown = _number(value, language)
        return f"+{shown}" if spec == "+" and value > 0 else shown
    return str(value)


@lru_cache(maxsize=4096)
def _number(value: float, language: str) -> str:
    if isinstance(value, int) and 0 <= value < 1000:
        return str(int(value))  # what Babel would say, without loading it
    from suite.language.numbers import number

    return number(value, language)


@lru_cache(maxsize=4096)
def _list(items: tuple[str, ...], language: str) -> str:
    if len(items) < 2:
        return "".join(items)
    from suite.language.numbers import listing

    return listing(items, language)


class _Lenient(dict[str, Value]):
    """Values in which a missing one shows as its own placeholder."""

    def __missing__(self, name: str) -> Value:
        return "{" + name + "}"
