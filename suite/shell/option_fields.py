"""A game's options model, read as a list of fields that the new-match page can show. No Qt."""

from __future__ import annotations

import enum
import types
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from suite.contract import Message


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option. `kind` says which control shows it: switch, choice, several, number or text."""

    name: str
    kind: str
    title: Message
    help: Message | None
    default: Any
    choices: Mapping[Any, Message] = field(default_factory=dict)
    least: int | None = None
    most: int | None = None
    players: tuple[int, ...] = ()

    def offered(self, players: int) -> bool:
        """Is the option there at this number of players?"""
        return not self.players or players in self.players


def fields_of(model: type[BaseModel], domain: str) -> list[OptionField]:
    """The options of a game in the order of its model. `domain` is the game's catalogue."""
    return [_field(name, info, domain) for name, info in model.model_fields.items()]


def validated(
    model: type[BaseModel], values: Mapping[str, Any]
) -> tuple[BaseModel | None, dict[str, str]]:
    """The options, or what is wrong with which field."""
    try:
        return model.model_validate(dict(values)), {}
    except ValidationError as error:
        return None, {_place(fault["loc"]): fault["msg"] for fault in error.errors()}


def _place(location: tuple[int | str, ...]) -> str:
    return str(location[0]) if location else ""


def _field(name: str, info: FieldInfo, domain: str) -> OptionField:
    extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    kind, choices = _kind(info.annotation, domain)
    if given := extra.get("choices"):
        assert isinstance(given, dict)
        choices = {key: _message(text, domain) for key, text in given.items()}
        kind = "several" if kind == "several" else "choice"
    least, most = _limits(info)
    players = extra.get("players") or ()
    assert isinstance(players, list | tuple)
    return OptionField(
        name=name,
        kind=kind,
        title=_message(info.title or name.replace("_", " ").capitalize(), domain),
        help=_message(info.description, domain) if info.description else None,
        default=info.get_default(call_default_factory=True),
        choices=choices,
        least=least,
        most=most,
        players=tuple(int(str(count)) for count in players),
    )


def _message(text: object, domain: str) -> Message:
    return text if isinstance(text, Message) else Message(str(text), domain=domain)


def _kind(annotation: Any, domain: str) -> tuple[str, dict[Any, Message]]:
    origin = get_origin(annotation)
    if origin in (Union, types.UnionType):
        inner = [part for part in get_args(annotation) if part is not type(None)]
        return _kind(inner[0], domain)
    if origin is Literal:
        return "choice", {value: _word(value, domain) for value in get_args(annotation)}
    if isinstance(annotation, type) and issubclass(annotation, enum.Enum):
        return "choice", {member: _word(member.value, domain) for member in annotation}
    if origin in (list, set, tuple, frozenset):
        return "several", _kind(get_args(annotation)[0], domain)[1]
    if annotation is bool:
        return "switch", {}
    return ("number" if annotation is int else "text"), {}


def _word(value: object, domain: str) -> Message:
    return Message(str(value).replace("_", " ").capitalize(), domain=domain)


def _limits(info: FieldInfo) -> tuple[int | None, int | None]:
    """The range of a whole number: `ge`, `gt`, `le`, `lt`."""
    least = most = None
    for rule in info.metadata:
        if (ge := getattr(rule, "ge", None)) is not None:
            least = int(ge)
        if (gt := getattr(rule, "gt", None)) is not None:
            least = int(gt) + 1
        if (le := getattr(rule, "le", None)) is not None:
            most = int(le)
        if (lt := getattr(rule, "lt", None)) is not None:
            most = int(lt) - 1
    return least, most
