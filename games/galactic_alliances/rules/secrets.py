"""What a seat may know: views and imagined positions.

Hidden are the others' faction cards (hand, pick, kept and swapped cards), the deck, face-down
system cards, both bags, and exploration tokens that nobody has turned over.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from suite.contract import Chance

from .content import EXPLORATION_TOKENS, FACTIONS, PLANET_TOKENS, SYSTEMS
from .galaxy import GONE, HIDDEN

if TYPE_CHECKING:
    from .position import AlliancesPosition

_PICKED = -2
"""A pick of the draft that the viewer does not know."""


def seen_by(pos: AlliancesPosition, seat: int | None) -> AlliancesPosition:
    """A copy in which the hidden things are there in number only."""
    view = pos.copy()
    for number, side in enumerate(view.sides):
        if number != seat:
            side.hand = _veiled(side.hand)
            side.aside = _veiled(side.aside)
            side.kept = _veiled(side.kept)
            side.pick = _PICKED if side.pick != -1 else -1
    view.deck = _veiled(view.deck)
    view.systems = view.systems[: view.face_up] + _veiled(view.systems[view.face_up :])
    view.planet_bag = _veiled(view.planet_bag)
    view.token_bag = _veiled(view.token_bag)
    view.tokens = [GONE if token == GONE else HIDDEN for token in view.tokens]
    view.tokens_lost = _veiled(view.tokens_lost)
    return view


def _veiled(items: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(items)


def imagine(pos: AlliancesPosition, seat: int, chance: Chance) -> AlliancesPosition:
    """A complete position that agrees with what the seat knows."""
    new = seen_by(pos, seat)
    _deal_factions(new, seat, chance)
    known = new.systems[: new.face_up]
    new.systems = known + _shuffled_rest(range(len(SYSTEMS)), known, chance)
    placed = [planet for planets in new.on_card for planet in planets]
    new.planet_bag = _shuffled_rest(PLANET_TOKENS, placed, chance)
    pile = list(_shuffled_rest(EXPLORATION_TOKENS, new.tokens_out, chance))
    new.tokens = [pile.pop() if token == HIDDEN else token for token in new.tokens]
    new.tokens_lost = tuple(pile.pop() for _ in new.tokens_lost)
    new.token_bag = tuple(pile)
    return new


def _deal_factions(new: AlliancesPosition, seat: int, chance: Chance) -> None:
    """Cards that the seat cannot see, dealt at random to where cards lie face down."""
    own = new.sides[seat]
    known = [*own.hand, *own.aside, *own.kept, *new.discard]
    for side in new.sides:
        known += side.mains
        known.append(side.ideology)
    pile = list(_shuffled_rest(range(len(FACTIONS)), known, chance))
    for number, side in enumerate(new.sides):
        if number != seat:
            side.aside = tuple(pile.pop() for _ in side.aside)
            side.kept = tuple(pile.pop() for _ in side.kept)
            side.hand = tuple(sorted(pile.pop() for _ in side.hand))
            if side.pick == _PICKED:
                side.pick = chance.choice(side.hand)
    new.deck = tuple(pile)


def _shuffled_rest(
    everything: Iterable[int], known: Iterable[int], chance: Chance
) -> tuple[int, ...]:
    """What is left of all pieces without those known, in random order."""
    rest = list(everything)
    for item in known:
        if item in rest:
            rest.remove(item)
    chance.shuffle(rest)
    return tuple(rest)
