"""Abilities that the owner uses by choice: `use ABILITY [REWARD or PLANET]`.

`due` holds what may be used now and only now: production abilities in step 4 of the production
phase, and what an action has set off until the end of the turn. Abilities 'any number of times'
are always there on the owner's own turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from suite.contract import Atom, Message, Move, Verdict, refuse

from . import galaxy, tell, war
from .actions import BY_VERB
from .content import ACTIONS, EFFECTS, PLANET_INDEX, PLANETS, Effect
from .effects import gain_of, usable, use
from .resources import CRUISER, amount_words, label
from .stages import NOMADS, PRODUCTION
from .words import say

if TYPE_CHECKING:
    from .position import AlliancesPosition

_PLAIN = {ident: Move("use", (ident,)) for ident in EFFECTS}
_CHOICES = {
    ident: tuple(Move("use", (ident, label(gain))) for gain in effect.choice)
    for ident, effect in EFFECTS.items()
}
_AT_PLANET = {
    ident: tuple(Move("use", (ident, planet.id)) for planet in PLANETS)
    for ident, effect in EFFECTS.items()
    if effect.special
}


def moves_due(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    """Moves that use what is due."""
    for effect in pos.due:
        if effect.special == "nomads":
            if nomads_can_act(pos, seat, effect):
                out += [_AT_PLANET[effect.id][planet] for planet in _liftable(pos, seat)]
        elif usable(pos, seat, effect):
            out += _CHOICES[effect.id] or (_PLAIN[effect.id],)


def moves_any_time(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    """Moves that use abilities 'any number of times' (G25)."""
    side = pos.sides[seat]
    for effect in side.traits.turn:
        if not side.can_pay(effect.cost):
            continue
        if effect.special:
            if side.purse[CRUISER] > dict(effect.cost)[CRUISER]:
                out += [_AT_PLANET[effect.id][planet] for planet in war.targets(pos, seat)]
        else:
            out.append(_PLAIN[effect.id])


def refusal(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Verdict | None:
    effect = EFFECTS.get(str(args[0])) if args else None
    if effect is None:
        return refuse(say("There is no such ability."), "G25")
    side = pos.sides[seat]
    free = effect in side.traits.turn and pos.stage != PRODUCTION
    if not free and effect not in pos.due:
        return refuse(say("This ability cannot be used now."), "G25")
    if not side.can_pay(effect.cost):
        pay = amount_words(effect.cost)
        return refuse(say("This costs: {pay}. You do not have that.", pay=pay), "G25")
    out: list[Move] = []
    if free:
        moves_any_time(pos, seat, out)
    else:
        moves_due(pos, seat, out)
    if Move("use", args) in out:
        return None
    return _special_refusal(pos, seat, effect)


def _special_refusal(pos: AlliancesPosition, seat: int, effect: Effect) -> Verdict:
    if effect.special == "swarm":
        if pos.sides[seat].purse[CRUISER] < 3:
            return refuse(say("Swarm needs 3 cruisers: 2 are paid and 1 is placed."), "G74")
        return refuse(say("Name a reachable unprotected planet that is not yours."), "G74")
    if effect.special == "nomads":
        if not nomads_can_act(pos, seat, effect):
            return refuse(say("The lifted cube could not pay for any action."), "G70")
        return refuse(say("Name another colonized planet of yours."), "G70")
    if effect.choice:
        return refuse(say("Choose one of the rewards."), "G43")
    return refuse(say("This ability cannot be used now."), "G25")


def play(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> None:
    effect = EFFECTS[str(args[0])]
    if effect.kind == "turn":
        _use_any_time(pos, seat, effect, args)
        return
    pos.due = tuple(other for other in pos.due if other is not effect)
    if effect.special == "nomads":
        _lift(pos, seat, PLANET_INDEX[str(args[1])])
    else:
        use(pos, seat, effect, str(args[1]) if len(args) > 1 else "")


def _use_any_time(
    pos: AlliancesPosition, seat: int, effect: Effect, args: tuple[Atom, ...]
) -> None:
    if effect.special:
        pos.sides[seat].pay(effect.cost)
        tell.used(pos, seat, effect, effect.cost, ())
        war.seize(pos, seat, PLANET_INDEX[str(args[1])])
    else:
        use(pos, seat, effect)


def settle_due(pos: AlliancesPosition, seat: int) -> bool:
    """Use by itself what leaves no choice; tells whether a choice is left."""
    while pos.due:
        ready = [e for e in pos.due if e.special == "nomads" or usable(pos, seat, e)]
        if not ready or _order_matters(ready):
            return bool(ready)
        for effect in ready:
            pos.due = tuple(other for other in pos.due if other is not effect)
            use(pos, seat, effect)
    return False


def _order_matters(ready: list[Effect]) -> bool:
    """Is there anything to decide? Gains for nothing come out the same in any order, unless one
    counts what another gains; beside something optional their order may matter (limits!)."""
    return any(
        effect.optional
        or effect.choice
        or any(
            resource == effect.watches
            for other in ready
            if other is not effect
            for resource, _ in other.gain
        )
        for effect in ready
    )


def take_what_is_left(pos: AlliancesPosition, seat: int) -> None:
    """The turn ends: gains for nothing that are still due are taken, the rest is declined."""
    for effect in pos.due:
        if not effect.optional:
            use(pos, seat, effect)
    pos.due = ()


# Nomads (G70)


def _liftable(pos: AlliancesPosition, seat: int) -> list[int]:
    """Own colonized planets, but not the one just colonized."""
    return [
        planet
        for planet in galaxy.owned(pos, seat)
        if pos.state[planet] == galaxy.COLONIZED and planet != pos.settled
    ]


def moves_nomads(pos: AlliancesPosition, seat: int, effect: Effect, out: list[Move]) -> None:
    """The actions that a lifted cube may take, at their normal fee (R25)."""
    for action in effect.then:
        BY_VERB[ACTIONS[action]].moves(pos, seat, out)


def nomads_can_act(pos: AlliancesPosition, seat: int, effect: Effect) -> bool:
    found: list[Move] = []
    moves_nomads(pos, seat, effect, found)
    return bool(found)


def _lift(pos: AlliancesPosition, seat: int, planet: int) -> None:
    galaxy.settle(pos, planet, -1, galaxy.FREE)
    pos.sides[seat].cubes += 1
    pos.stage = NOMADS
    if pos.log is not None:
        tell.lifted(pos, seat, planet, galaxy.planet_words(pos, planet))


_SPECIAL_WORDS: dict[str, Callable[[Effect, Message], Message]] = {
    "swarm": lambda effect, planet: say(
        "Use: {ability}; pay: {pay}; seize with one more: {planet}",
        ability=effect.name, pay=amount_words(effect.cost), planet=planet),
    "nomads": lambda effect, planet: say(
        "Use: {ability}; lift the cube from: {planet}", ability=effect.name, planet=planet),
}  # fmt: skip


def words(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Message:
    effect = EFFECTS[str(args[0])]
    if effect.special:
        planet = galaxy.planet_words(pos, PLANET_INDEX[str(args[1])])
        return _SPECIAL_WORDS[effect.special](effect, planet)
    gain = amount_words(gain_of(pos, seat, effect, str(args[1]) if len(args) > 1 else ""))
    pay = amount_words(effect.cost)
    if not effect.name.text:
        return say("Sell: {pay}; gain: {gain}", pay=pay, gain=gain)
    if not effect.cost:
        return say("Use: {ability}; gain: {gain}", ability=effect.name, gain=gain)
    return say("Use: {ability}; pay: {pay}; gain: {gain}", ability=effect.name, pay=pay, gain=gain)
