"""What things are called in the description of a position: ids, or English titles."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from .content import (
    COUNCIL_INDEX,
    EFFECTS,
    EXPLORATION,
    FACTION_INDEX,
    FACTIONS,
    KINDS,
    PLANET_INDEX,
    PLANETS,
    SYSTEM_INDEX,
    SYSTEMS,
    TECH_INDEX,
    TECHNOLOGIES,
    TRADE_CARDS,
    TRADE_INDEX,
)
from .description import bad, suggestion
from .resources import amounts, label


def key(name: str) -> str:
    """`Deep-Space Sensors` and `deep_space_sensors` are the same."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


class Names:
    """The things of one sort, by name."""

    def __init__(self, ids: Mapping[str, int], titles: Mapping[str, int] | None = None) -> None:
        self.ids = ids
        self.where = ""
        self._index = {key(name): index for name, index in {**(titles or {}), **ids}.items()}

    def index(self, place: str, name: str) -> int:
        """Raises `BadScenario`."""
        found = self._index.get(key(name))
        if found is None:
            near = suggestion(key(name), {*self._index}) or suggestion(name, {*self.ids})
            raise bad(place, f"there is no {name!r}{self.where}{near}")
        return found

    def indices(self, place: str, names: Iterable[str]) -> list[int]:
        """Several things, each at most once."""
        found: list[int] = []
        for name in names:
            index = self.index(place, name)
            if index in found:
                raise bad(place, f"{name!r} is named twice")
            found.append(index)
        return found

    def only(self, indices: Iterable[int]) -> Names:
        """The same names for some of the things."""
        wanted = set(indices)
        few = Names({name: index for name, index in self.ids.items() if index in wanted})
        few.where = f" here, but {', '.join(few.ids)}"
        few._index = {name: index for name, index in self._index.items() if index in wanted}
        return few


def _planet_titles() -> dict[str, int]:
    """A system and a kind of planet; for a token its kind."""
    titles = {
        f"{system.name.text} {KINDS[PLANETS[planet].kind]}": planet
        for system in SYSTEMS
        for planet in system.planets
    }
    titles |= {KINDS[p.kind]: index for index, p in enumerate(PLANETS) if p.token}
    return titles


FACTION_NAMES = Names(FACTION_INDEX, {f.name.text: n for n, f in enumerate(FACTIONS)})
TECHNOLOGY_NAMES = Names(TECH_INDEX, {t.name.text: n for n, t in enumerate(TECHNOLOGIES)})
TRADE_NAMES = Names(TRADE_INDEX, {card.name.text: n for n, card in enumerate(TRADE_CARDS)})
SYSTEM_NAMES = Names(SYSTEM_INDEX, {system.name.text: n for n, system in enumerate(SYSTEMS)})
PLANET_NAMES = Names(PLANET_INDEX, _planet_titles())
COUNCIL_NAMES = Names(COUNCIL_INDEX)
TOKEN_NAMES = Names(
    {token.id: kind for kind, token in enumerate(EXPLORATION)},
    {label(amounts(token.reward)): kind for kind, token in enumerate(EXPLORATION)},
)
EFFECT_LIST = tuple(EFFECTS.values())
EFFECT_NAMES = Names(
    {effect.id: n for n, effect in enumerate(EFFECT_LIST)},
    {effect.name.text: n for n, effect in enumerate(EFFECT_LIST) if effect.name.text},
)
