"""Cards and actions as a scenario names them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

from games.rftg.rules.cards import IDS, INDEX
from suite.contract import BadScenario


def as_id(name: str) -> str:
    """Ids are made of the English titles."""
    return re.sub("[^a-z0-9#]+", "_", name.lower().replace("'", "").replace("’", "")).strip("_")


def card(name: str, place: str) -> int:
    """The card of this id or English title; `place` is where the scenario names it."""
    called = as_id(name)
    if called in INDEX:
        return INDEX[called]
    near = get_close_matches(called, IDS, 1)
    hint = f"; perhaps {near[0]!r}" if near else ""
    raise BadScenario(f"{place}: there is no card {name!r}{hint}")


def cards(names: Iterable[str | None], place: str) -> list[int]:
    """The cards that are named; those that are unknown are left out."""
    return [
        card(name, f"{place}.{number}") for number, name in enumerate(names) if name is not None
    ]
