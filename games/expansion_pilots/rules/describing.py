"""Moves in words, for the list of legal moves and for undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from games.expansion_pilots.rules.state import State
from games.expansion_pilots.rules.tables import (
    FACE_NAMES,
    MISSIONS,
    PILOT_INDEX,
    PILOTS,
    PLANET_INDEX,
    PLANETS,
    REROLL_PRICE,
    SHIP_INDEX,
    SHIP_NAMES,
    TOKEN_INDEX,
    TOKENS,
    say,
)
from games.expansion_pilots.rules.terms import (
    FACE_INDEX,
    FLEET,
    HAZARD,
    HIDDEN,
    HOME,
    NORMAL,
    ORBIT,
    SURFACE,
    UNEXPLORED,
)
from suite.contract import Atom, Message, Move

Describe = Callable[[State, int, Move], Message]

SHIP: Final = say.term("ship", "Ship")


def face(word: Atom) -> Message:
    return FACE_NAMES[FACE_INDEX[str(word)]]


def planet(word: Atom) -> Message:
    return PLANETS[PLANET_INDEX[str(word)]].name


def die(state: State, number: int) -> Message:
    """A die by what it shows."""
    return FACE_NAMES[state.dice[number]]


def ship(state: State, side: int, which: Atom) -> Message:
    """A ship by its kind and place."""
    number = side * FLEET + int(which)
    where, space, kind = state.where[number], state.rank[number], state.kind[number]
    name = SHIP if kind == NORMAL else SHIP_NAMES[kind]
    if where == HOME:
        return say("{ship} at home", ship=name)
    if where == UNEXPLORED:
        return say("{ship} in unexplored space", ship=name)
    if where >= HAZARD:
        token = TOKENS[where - HAZARD].name
        return say(
            "{ship} on a hazard track ({token}, space {space})", ship=name, token=token, space=space
        )
    if where >= ORBIT:
        at = PLANETS[where - ORBIT].name
        return say("{ship} in orbit ({planet}, space {space})", ship=name, planet=at, space=space)
    return say("{ship} on the surface ({planet})", ship=name, planet=PLANETS[where - SURFACE].name)


def resources(energy: int, culture: int) -> Message:
    """So much energy and culture."""
    if not culture:
        return say.many("{n} energy", "{n} energy", n=energy)
    if not energy:
        return say.many("{n} culture", "{n} culture", n=culture)
    return say("{energy} and {culture}", energy=resources(energy, 0), culture=resources(0, culture))


def describe(state: State, seat: int, move: Move) -> Message:
    """What the move does."""
    return DESCRIBE[move.verb](state, seat, move)


def _plain(message: Message) -> Describe:
    return lambda state, seat, move: message


def _hire(state: State, seat: int, move: Move) -> Message:
    pilot, kind, shown, dice = move.args
    return say(
        "Hire {pilot} for the ship {ship} with dice: {face} × {dice}",
        pilot=PILOTS[PILOT_INDEX[str(pilot)]].name,
        ship=SHIP_NAMES[SHIP_INDEX[str(kind)]],
        face=face(shown),
        dice=dice,
    )


def _fly(state: State, seat: int, move: Move) -> Message:
    flying = ship(state, seat, move.args[0])
    match move.args[1:]:
        case ("home",):
            return say("Fly home: {ship}", ship=flying)
        case ("explore",):
            return say("Explore: {ship}", ship=flying)
        case ("land", at):
            return say("Land on {planet}: {ship}", planet=planet(at), ship=flying)
        case (_, at):
            return say("Enter the orbit of {planet}: {ship}", planet=planet(at), ship=flying)
    raise ValueError(f"no such flight: {move}")


def _reroll(state: State, seat: int, move: Move) -> Message:
    if not state.rerolls:
        return say("Reroll dice for free")
    return say.many("Reroll dice for {n} energy", "Reroll dice for {n} energy", n=REROLL_PRICE)


def _roll(state: State, seat: int, move: Move) -> Message:
    if not move.args:
        return say("Reroll nothing")
    return say("Reroll: {dice}", dice=_dice(state, move))


def _dice(state: State, move: Move) -> tuple[Message, ...]:
    return tuple(die(state, int(number)) for number in move.args)


def _set(state: State, seat: int, move: Move) -> Message:
    old, new = move.args
    return say("Turn a die from {old} to {new}", old=face(old), new=face(new))


def _follow(state: State, seat: int, move: Move) -> Message:
    if move.args:
        name = PILOTS[PILOT_INDEX[str(move.args[0])]].name
        return say("Follow for free with a pilot: {pilot}", pilot=name)
    return say.many("Follow for {n} culture", "Follow for {n} culture", n=state.tax)


def _keep(state: State, seat: int, move: Move) -> Message:
    card = state.offer[seat][int(move.args[0]) - 1]
    if card == HIDDEN:
        return say("Keep a secret mission")
    mission = MISSIONS[card]
    return say("Keep {mission}: {text}", mission=mission.name, text=mission.text)


def _token(state: State, seat: int, move: Move) -> Message:
    token = TOKENS[TOKEN_INDEX[str(move.args[0])]]
    return say("Take {token}: {text}", token=token.name, text=token.text)


def _perform(state: State, seat: int, move: Move) -> Message:
    card = PLANETS[state.stack[-1][2]]
    return say("Use {planet}: {text}", planet=card.name, text=card.text)


def _use(state: State, seat: int, move: Move) -> Message:
    card = PLANETS[PLANET_INDEX[str(move.args[0])]]
    return say("Use {planet}: {text}", planet=card.name, text=card.text)


def _regress(state: State, seat: int, move: Move) -> Message:
    owner, which = (int(number) for number in move.args)
    return say(
        "Regress a ship of {who}: {ship}", who=state.who(owner), ship=ship(state, owner, which)
    )


def _give(state: State, seat: int, move: Move) -> Message:
    other = state.who(int(move.args[0]))
    if move.args[1] == "energy":
        return say("Give 1 energy to {who}", who=other)
    return say("Give 1 culture to {who}", who=other)


def _order(state: State, seat: int, move: Move) -> Message:
    seen = state.token_deck[-len(move.args) :][::-1]
    if HIDDEN in seen:
        return say("Put the tokens back")
    tokens = tuple(TOKENS[seen[int(place) - 1]].name for place in move.args)
    return say("Put back, the top one first: {tokens}", tokens=tokens)


def _exchange(state: State, seat: int, move: Move) -> Message:
    n = int(move.args[0])
    if state.stack[-1][2] == "energy":
        return say.many("Turn {n} energy into culture", "Turn {n} energy into culture", n=n)
    return say.many("Turn {n} culture into energy", "Turn {n} culture into energy", n=n)


def _amounts(move: Move) -> Message:
    return resources(int(move.args[0]), int(move.args[1]))


DESCRIBE: Final[dict[str, Describe]] = {
    "activate": lambda state, seat, move: say("Activate: {face}", face=face(move.args[0])),
    "express": lambda state, seat, move: say(
        "Fly with {pilot} by a die: {face}",
        pilot=PILOTS[PILOT_INDEX["pilot_express"]].name,
        face=face(move.args[0]),
    ),
    "veteran": lambda state, seat, move: say(
        "Reroll one die for free: {face}", face=face(move.args[0])
    ),
    "hire": _hire,
    "reroll": _reroll,
    "roll": _roll,
    "convert": _plain(say("Use the converter")),
    "spend": lambda state, seat, move: say(
        "Put into the converter: {dice}", dice=_dice(state, move)
    ),
    "set": _set,
    "drop": lambda state, seat, move: say("Discard: {dice}", dice=_dice(state, move)),
    "stop": _plain(say("End the turn")),
    "fly": _fly,
    "perform": _perform,
    "utilise": _use,
    "use": _use,
    "skip": _plain(say("Do without it")),
    "upgrade": lambda state, seat, move: say(
        "Upgrade the empire for {price}", price=_amounts(move)
    ),
    "advance": lambda state, seat, move: say(
        "Advance: {ship}", ship=ship(state, seat, move.args[0])
    ),
    "regress": _regress,
    "recall": lambda state, seat, move: say(
        "Call home: {ship}", ship=ship(state, seat, move.args[0])
    ),
    "shift": lambda state, seat, move: say(
        "Take over to {planet}: {ship}",
        planet=planet(move.args[1]),
        ship=ship(state, seat, move.args[0]),
    ),
    "trade": lambda state, seat, move: say(
        "Swap: {ships}", ships=tuple(ship(state, seat, which) for which in move.args)
    ),
    "replace": lambda state, seat, move: say(
        "Discard from the row: {planet}", planet=planet(move.args[0])
    ),
    "gain": lambda state, seat, move: say("Gain {gain}", gain=_amounts(move)),
    "lose": lambda state, seat, move: say("Lose {loss}", loss=_amounts(move)),
    "give": _give,
    "steal": lambda state, seat, move: say("Steal from {who}", who=state.who(int(move.args[0]))),
    "exchange": _exchange,
    "repeat": lambda state, seat, move: say("Repeat: {face}", face=face(move.args[0])),
    "face": lambda state, seat, move: say("Carry out: {face}", face=face(move.args[0])),
    "follow": _follow,
    "copy": _plain(say("Copy the action for free")),
    "pass": _plain(say("Do not join in")),
    "keep": _keep,
    "take": _token,
    "draw": _plain(say("Draw a token")),
    "order": _order,
    "swap": lambda state, seat, move: say(
        "Replace by the advanced ship: {ship}", ship=ship(state, seat, move.args[0])
    ),
    "pace": _plain(say("Pay 2 energy and advance 1 more space")),
    "dismiss": lambda state, seat, move: say(
        "Send away: {pilot}", pilot=PILOTS[PILOT_INDEX[str(move.args[0])]].name
    ),
    "reroll_rogue": _plain(say("Pay 1 energy and 1 culture for a new roll")),
    "allow": _plain(say("Let the rogue galaxy go on")),
}
