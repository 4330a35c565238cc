"""Cards, ships and faces by what people call them, for descriptions of positions.

A name is an id (`p_jakks`), an id without its prefix (`jakks`) or the English title (`Jakks`), in
any case and with any punctuation. A title that several copies share (`Space Ice`) means the first
copy that is still free.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from typing import Final, Protocol

from games.expansion_pilots.rules.tables import (
    FACE_NAMES,
    MISSIONS,
    PILOTS,
    PLANETS,
    ROGUES,
    SHIP_NAMES,
    SHIPS,
    TOKENS,
)
from games.expansion_pilots.rules.terms import FACES, NOBODY
from suite.contract import BadScenario, Message


class _Card(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Message: ...


def plain(text: str) -> str:
    """Only what is heard when a name is read aloud."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


class Names:
    """All names of one kind of thing."""

    def __init__(self, kind: str, things: Iterable[tuple[str, str]]) -> None:
        self.kind = kind
        self.ids: list[str] = []
        self._found: dict[str, list[int]] = {}
        for number, (id_, title) in enumerate(things):
            self.ids.append(id_)
            for name in dict.fromkeys(map(plain, (id_, id_.partition("_")[2], title))):
                self._found.setdefault(name, []).append(number)

    def index(self, name: object, place: str, taken: Collection[int] = ()) -> int:
        """The number of what has this name. Raises `BadScenario`."""
        spoken = plain(str(name))
        found = self._found.get(spoken, [])
        if not spoken or not found:
            near = get_close_matches(spoken, self._found, 1)
            hint = f"; did you mean {self.ids[self._found[near[0]][0]]!r}?" if near else ""
            raise BadScenario(f"{place}: there is no {self.kind} {name!r}{hint}")
        return next((number for number in found if number not in taken), found[0])

    def indices(self, names: Sequence[object], place: str, taken: Iterable[int] = ()) -> list[int]:
        """The numbers of all these, a gap (`null`) as -1."""
        found: list[int] = []
        for number, name in enumerate(names):
            gone = {*taken, *found}
            at = f"{place}.{number}"
            found.append(NOBODY if name is None else self.index(name, at, gone))
        return found


def _cards(kind: str, cards: Sequence[_Card]) -> Names:
    return Names(kind, ((card.id, card.name.text) for card in cards))


PLANET_NAMES: Final = _cards("planet", PLANETS)
PILOT_NAMES: Final = _cards("pilot", PILOTS)
TOKEN_NAMES: Final = _cards("token", TOKENS)
MISSION_NAMES: Final = _cards("mission", MISSIONS)
ROGUE_NAMES: Final = _cards("rogue galaxy", ROGUES)
SHIP_TYPES: Final = Names("type of ship", zip(SHIPS, (n.text for n in SHIP_NAMES), strict=True))
DIE_FACES: Final = Names("face", zip(FACES, (n.text for n in FACE_NAMES), strict=True))
