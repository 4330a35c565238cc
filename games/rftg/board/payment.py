"""Which hand cards to pay with: a suggestion that the player can change."""

from __future__ import annotations

from games.rftg.rules import cards
from games.rftg.rules.position import Race
from games.rftg.rules.prices import offer
from suite.contract import Atom, Subset


def suggest(race: Race, decision: Subset) -> list[Atom]:
    """The cards that the seat will miss least: what cannot be placed first, then the cheap ones."""
    ranked = sorted(decision.items, key=lambda item: _worth(race, decision.seat, str(item)))
    return ranked[: decision.least]


def _worth(race: Race, seat: int, item: str) -> tuple[int, int, int]:
    """A second copy of a development that lies (or is just being laid) in the tableau or is in the
    hand is worth nothing (R35), a card that is out of reach little; then points count."""
    card = cards.INDEX[item]
    laid = card in (*race.tableaus[seat], race.placing[seat])
    if not cards.WORLD[card] and (laid or item.endswith("#2")):
        return 0, 0, card
    reach = 2 if offer(race, seat, card).ways else 1
    points = 5 if cards.SIX[card] else cards.VP[card]
    return reach, points, card
