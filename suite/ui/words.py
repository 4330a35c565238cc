"""How a widget takes its texts: a finished string, a `Message`, or a function that makes the text.

A finished string (a person's name, a number) stays; the other two follow the language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject

from suite.contract.message import Message
from suite.language import live

Text: TypeAlias = "str | Message | Callable[[], str]"


def show(owner: QObject, setter: Callable[[str], object], text: Text) -> None:
    """Give `setter` the text now, and again after each change of language."""
    if isinstance(text, str):
        setter(text)
    else:
        live.bind(owner, setter, text)
