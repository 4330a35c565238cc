"""Effects as data, interpreted here and nowhere else.

kinds: `production` (step 4 of the production phase), `turn` (own turn, any number of times),
`after` (an action of the owner), `event` (something that happens to the owner), `on_main` (the
card becomes a main faction); the lasting kinds are summed up in `traits`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import tell
from .alliance import Alliance
from .content import PLANETS, Effect
from .resources import ARTIFACT, CRUISER, Amounts, label

if TYPE_CHECKING:
    from .position import AlliancesPosition


def multiplier(pos: AlliancesPosition, seat: int, effect: Effect) -> int:
    """How many times the gain is taken: `per`, up to `max`."""
    if effect.per is None:
        return 1
    what, of = effect.per
    side = pos.sides[seat]
    if what == "hand_cruisers":
        found = side.purse[CRUISER] // of
    elif what == "artifacts":
        found = side.purse[ARTIFACT] // of
    else:  # owned_planets_of_kind: seized ones count (G69)
        pairs = zip(PLANETS, pos.holder, strict=True)
        found = sum(1 for planet, holder in pairs if holder == seat and planet.kind == of)
    return min(found, effect.most)


def gain_of(pos: AlliancesPosition, seat: int, effect: Effect, choice: str = "") -> Amounts:
    """What using the effect now would give."""
    if effect.choice:
        return next(gain for gain in effect.choice if label(gain) == choice)
    times = multiplier(pos, seat, effect)
    if times == 1:
        return effect.gain
    return tuple((resource, n * times) for resource, n in effect.gain) if times else ()


def holds(side: Alliance, effect: Effect) -> bool:
    """Is a condition on the owner's state met now? Conditions on an action are checked by
    `triggered` when the action is taken."""
    condition = effect.condition
    if condition is not None and condition[0] == "hand_cruisers_at_most":
        return side.purse[CRUISER] <= condition[1]
    return True


def triggered(side: Alliance, action: int, planet: int) -> tuple[Effect, ...]:
    """The abilities that an action sets off; `planet` is the one colonized, or -1."""
    found = side.traits.after[action]
    if planet < 0 or not found:
        return found
    spec = PLANETS[planet]
    return tuple(
        e
        for e in found
        if e.condition is None
        or (e.condition[0] == "planet_kind" and spec.kind == e.condition[1])
        or (
            e.condition[0] == "reward_contains"
            and any(resource == e.condition[1] for resource, _ in spec.reward)
        )
    )


def usable(pos: AlliancesPosition, seat: int, effect: Effect) -> bool:
    """May the owner use it now, and would it do anything?"""
    side = pos.sides[seat]
    if not (side.can_pay(effect.cost) and holds(side, effect)):
        return False
    return bool(effect.choice) or multiplier(pos, seat, effect) > 0


def use(pos: AlliancesPosition, seat: int, effect: Effect, choice: str = "") -> None:
    """Pay and gain."""
    gain = gain_of(pos, seat, effect, choice)
    pos.sides[seat].pay(effect.cost)
    taken = pos.gain(seat, gain)
    tell.used(pos, seat, effect, effect.cost, taken)


def happened(pos: AlliancesPosition, seat: int, event: str, rank: int = 0) -> None:
    """Something happened to a side: its abilities for that give once, however much it was."""
    for effect in pos.sides[seat].traits.events:
        if effect.event == event and (not effect.ranks or rank in effect.ranks):
            use(pos, seat, effect)
