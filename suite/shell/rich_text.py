"""Messages as rich text: players in their colours, and names of cards as links."""

from __future__ import annotations

import html
import re
from collections.abc import Collection
from dataclasses import dataclass, field, replace

from PySide6.QtGui import QColor

from suite.contract import Message
from suite.contract.message import Value
from suite.language import render
from suite.shell.seating import Seating
from suite.ui.palette import Tokens

_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"
_MARKED = re.compile(f"{_OPEN}(\\w)(\\d+){_MIDDLE}(.*?){_CLOSE}", re.DOTALL)


@dataclass(slots=True)
class RichText:
    """Turns messages into rich text; remembers the names behind the links it made.

    `linked` are the contexts of those names that become links (`say.term("card", ...)`).
    """

    seating: Seating
    tokens: Tokens
    linked: Collection[str] = ()
    names: list[Message] = field(default_factory=list)
    _colours: dict[int, str] = field(default_factory=dict)

    def html(self, message: Message, language: str) -> str:
        """The message in a language."""
        text = render(self._marked(message), language, self._name)
        return _MARKED.sub(self._dressed, html.escape(text))

    def link(self, address: str) -> Message | None:
        """The name behind an address that `html` made."""
        number = address.removeprefix("name:")
        return self.names[int(number)] if number != address and number.isdigit() else None

    def _name(self, seat: int) -> str:
        return f"{_OPEN}s{seat}{_MIDDLE}{self.seating.name(seat)}{_CLOSE}"

    def _marked(self, message: Message) -> Message:
        values = {key: self._mark(value) for key, value in message.values.items()}
        return replace(message, values=values)

    def _mark(self, value: Value) -> Value:
        if isinstance(value, tuple):
            return tuple(self._wrap(item) for item in value)
        return self._wrap(value) if isinstance(value, Message) else value

    def _wrap(self, name: Message) -> Message:
        if name.context not in self.linked:
            return self._marked(name)
        if name not in self.names:
            self.names.append(name)
        around = f"{_OPEN}n{self.names.index(name)}{_MIDDLE}{{name}}{_CLOSE}"
        return Message(around, {"name": name}, domain="")

    def _dressed(self, match: re.Match[str]) -> str:
        kind, number, text = match.groups()
        if kind == "s":
            return f'<span style="color:{self._colour(int(number))};font-weight:600">{text}</span>'
        return f'<a href="name:{number}" style="color:{css(self.tokens.accent)}">{text}</a>'

    def _colour(self, seat: int) -> str:
        """How a player's name is written; worked out once, for a log has it in every line."""
        if seat not in self._colours:
            self._colours[seat] = css(self.tokens.player_ink(self.seating.colour(seat)))
        return self._colours[seat]


def css(colour: QColor) -> str:
    """An opaque colour as rich text writes it."""
    return colour.name()
