"""Why a move is refused, with the number of the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from games.expansion_pilots.rules import abilities, hiring
from games.expansion_pilots.rules.availability import Chain, lowest_level, usable
from games.expansion_pilots.rules.flights import room, twin
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import (
    COST,
    FACE_NAMES,
    HANGAR_FACES,
    PILOT_INDEX,
    PILOTS,
    PLANET_INDEX,
    PLANETS,
    REROLL_PRICE,
    SHIP_INDEX,
    STEPS,
    TOKEN_INDEX,
    TOP_LEVEL,
    TRACK,
    say,
)
from games.expansion_pilots.rules.terms import (
    ANY_TRACK,
    FACE_INDEX,
    FLEET,
    HAZARD,
    INACTIVE,
    LOCKED,
    ORBIT,
    SURFACE,
    UNEXPLORED,
    planet_at,
)
from suite.contract import Atom, Message, Move, Verdict, refuse

Explain: TypeAlias = Callable[[State, int, Task, Move], Verdict]

NOT_NOW: Final = refuse(say("That is not what has to be decided now."), "P8")
UNKNOWN: Final = refuse(say("There is no such thing in this game."), "P1")
NO_TARGET: Final = refuse(say("That is not a possible choice for this effect."), "P36")


def why_not(state: State, seat: int, move: Move) -> Verdict:
    """The reason why this move is not among those of the pending decision."""
    if not state.stack:
        return NOT_NOW
    top = state.stack[-1]
    verbs, explain = EXPLAIN.get(top[0], ((), NO_REASON))
    if move.verb not in verbs:
        return NOT_NOW
    return explain(state, seat, top, move)


def _fixed(text: Message, rule: str) -> Explain:
    verdict = refuse(text, rule)
    return lambda state, seat, top, move: verdict


NO_REASON: Final = _fixed(say("That is not a possible choice for this effect."), "P36")


def _word(table: dict[str, int], move: Move, place: int) -> int:
    """What a word of the move stands for, or -1."""
    word = move.args[place] if place < len(move.args) else ""
    return table.get(word, -1) if isinstance(word, str) else -1


def _number(move: Move, place: int, most: int) -> int:
    """A whole number of the move from 0 to `most` - 1, or -1."""
    word: Atom = move.args[place] if place < len(move.args) else -1
    return word if isinstance(word, int) and 0 <= word < most else -1


# The turn


def _turn(state: State, seat: int, top: Task, move: Move) -> Verdict:
    return TURN[move.verb](state, seat, top, move)


def _counted(state: State, face: int) -> int:
    return sum(
        1
        for shown, status in zip(state.dice, state.states, strict=True)
        if shown == face and status == INACTIVE
    )


def _activate(state: State, seat: int, top: Task, move: Move) -> Verdict:
    face = _word(FACE_INDEX, move, 0)
    if face < 0 or len(move.args) != 1:
        return UNKNOWN
    if not _counted(state, face):
        name = FACE_NAMES[face]
        return refuse(say("You have no inactive die with this face: {face}.", face=name), "P8")
    if move.verb == "veteran":
        return refuse(say("No ship of yours has this ability ready."), "P78")
    if abilities.express(state, seat) < 0:
        return refuse(say("No ship of yours can move with any die."), "P78")
    return refuse(say("This ship can fly nowhere now."), "P14")


def _reroll(state: State, seat: int, top: Task, move: Move) -> Verdict:
    if move.args:
        return UNKNOWN
    text = say.many(
        "A further reroll costs {n} energy.", "A further reroll costs {n} energy.", n=REROLL_PRICE
    )
    return refuse(text, "P9")


def _convert(state: State, seat: int, top: Task, move: Move) -> Verdict:
    if state.converted:
        return refuse(say("The converter can be used once per turn."), "P10")
    return refuse(say("The converter needs three inactive dice."), "P10")


def _hire(state: State, seat: int, top: Task, move: Move) -> Verdict:
    if not state.terms.pilots:
        return refuse(say("This match is played without pilots."), "P66")
    pilot, ship = _word(PILOT_INDEX, move, 0), _word(SHIP_INDEX, move, 1)
    face, dice = _word(FACE_INDEX, move, 2), _number(move, 3, 8)
    if min(pilot, ship, face, dice) < 0 or len(move.args) != 4:
        return UNKNOWN
    if pilot not in state.pilot_row:
        return refuse(say("This pilot is not in the row."), "P73")
    if dice not in (hiring.PAIR, hiring.TRIPLE):
        return refuse(say("A pilot costs two or three dice."), "P73")
    if _counted(state, face) < dice:
        return refuse(say("You need so many inactive dice that show the same face."), "P74")
    if ship not in hiring.places(state, seat):
        return refuse(say("Your empire level allows no further piloted ship."), "P80")
    if dice == hiring.TRIPLE:
        return refuse(say("Two of these dice are enough for this pilot and ship."), "P73")
    if ship not in PILOTS[pilot].trained:
        return refuse(say("This pilot is not trained for this ship: that takes three dice."), "P73")
    assert face not in HANGAR_FACES[ship]
    return refuse(say("The hangar does not take a pair of this face for this ship."), "P75")


TURN: Final[dict[str, Explain]] = {
    "activate": _activate,
    "express": _activate,
    "veteran": _activate,
    "reroll": _reroll,
    "convert": _convert,
    "hire": _hire,
    "stop": lambda state, seat, top, move: UNKNOWN,
}


# Moving


def _fly(state: State, seat: int, top: Task, move: Move) -> Verdict:
    _, _, _, only, to, exclude, _, _ = top
    ship = _number(move, 0, FLEET)
    if ship < 0 or len(move.args) < 2:
        return UNKNOWN
    where = state.where[seat * FLEET + ship]
    if where == LOCKED:
        return refuse(say("This ship is still locked."), "P2")
    if where >= HAZARD:
        return refuse(say("A ship on a hazard track cannot fly away."), "P96")
    if only not in (-1, ship):
        return refuse(say("Only the ship of this pilot may move."), "P78")
    if ship == exclude:
        return refuse(say("It must be another ship."), "P36")
    if twin(state, seat, ship) != ship:
        return refuse(say("An equal ship stands in the same place: choose that one."), "P14")
    match move.args[1:]:
        case ("home",) if where == 0:
            return refuse(say("The ship is already at home."), "P14")
        case ("explore",):
            return _explore(state, where, to)
        case ("land" | "orbit" as mode, str(word)) if word in PLANET_INDEX:
            return _to_planet(state, seat, ship, mode, PLANET_INDEX[word], to)
    return refuse(say("A ship cannot fly there now."), "P14")


def _explore(state: State, where: int, to: str) -> Verdict:
    if not state.terms.exploration:
        return refuse(say("This match is played without exploration."), "P66")
    if where == UNEXPLORED:
        return refuse(say("A ship must leave unexplored space before it explores again."), "P92")
    return refuse(say("A ship cannot fly there now."), "P85")


def _to_planet(state: State, seat: int, ship: int, mode: str, planet: int, to: str) -> Verdict:
    base = seat * FLEET
    mine = state.where[base : base + FLEET]
    if planet not in state.row:
        return refuse(say("This planet is not in the row."), "P19")
    if planet_at(mine[ship]) == planet:
        return refuse(say("A move must lead to another planet."), "P16")
    if not room(state, base, mine, ship, (SURFACE if mode == "land" else ORBIT) + planet):
        if mode == "land":
            return refuse(say("You already have a ship on this surface."), "P17")
        return refuse(say("You already have a ship on this track."), "P17")
    return refuse(say("A ship cannot fly there now."), "P14")


# Advancing, the empire and planets


def _advance(state: State, seat: int, top: Task, move: Move) -> Verdict:
    ship = _number(move, 0, FLEET)
    if ship < 0:
        return UNKNOWN
    where, track = state.where[seat * FLEET + ship], top[2]
    if where < ORBIT:
        return refuse(say("Only a ship on a track can advance."), "P25")
    if where < HAZARD and track != ANY_TRACK and TRACK[where - ORBIT] != track:
        return refuse(say("This track needs the other kind of advance."), "P25")
    return refuse(say("This effect cannot advance that ship."), "P36")


def _utilise(state: State, seat: int, top: Task, move: Move) -> Verdict:
    if move.verb == "upgrade":
        return _upgrade(state, seat, top, move)
    planet = _word(PLANET_INDEX, move, 0)
    if planet < 0:
        return UNKNOWN
    if planet not in state.colonies[seat]:
        return refuse(say("This planet is not your colony."), "P31")
    return unusable(state, seat, planet, top[2])


def _upgrade(state: State, seat: int, top: Task, move: Move) -> Verdict:
    energy, culture = _number(move, 0, 8), _number(move, 1, 8)
    if min(energy, culture) < 0:
        return UNKNOWN
    if state.level[seat] >= TOP_LEVEL:
        return refuse(say("Your empire is at its highest level."), "P35")
    if energy and culture and not (top[0] == "upgrade" and top[2]):
        return refuse(say("Pay all in energy or all in culture."), "P32")
    price = COST[state.level[seat] + 1]
    text = say.many(
        "The next level costs {n} of one resource, and all must be paid.",
        "The next level costs {n} of one resource, and all must be paid.",
        n=price,
    )
    return refuse(text, "P32")


def unusable(state: State, side: int, planet: int, chain: Chain) -> Verdict:
    """Why the action of a planet is not available."""
    card = PLANETS[planet]
    if planet in chain:
        return refuse(say("This planet has already been used in this chain of actions."), "P40")
    if card.own_turn and side != state.active:
        return refuse(say("This action works only in your own turn."), "P37")
    if state.used[side] & card.limit:
        return refuse(say("This action was already used in this turn."), "P38")
    if card.lowest and not lowest_level(state, side):
        return refuse(say("Your empire level is not the lowest of all."), "T7")
    return refuse(say("The price cannot be paid, or there is nothing to use it on."), "P36")


def _land(state: State, seat: int, top: Task, move: Move) -> Verdict:
    return UNKNOWN


def _use(state: State, seat: int, top: Task, move: Move) -> Verdict:
    planet = _word(PLANET_INDEX, move, 0)
    if planet < 0:
        return UNKNOWN
    _, _, chain, origin = top
    if origin == "row" and planet not in state.row:
        return refuse(say("This planet is not in the row."), "P36")
    owned = [p for other in state.others(seat) for p in state.colonies[other]]
    if origin != "row" and planet not in owned:
        return refuse(say("This planet is no colony of another player."), "P39")
    if usable(state, seat, planet, chain):
        return refuse(say("After the price for its owner you could not pay for it."), "P39")
    return unusable(state, seat, planet, chain)


def _shift(state: State, seat: int, top: Task, move: Move) -> Verdict:
    ship, planet = _number(move, 0, FLEET), _word(PLANET_INDEX, move, 1)
    if min(ship, planet) < 0:
        return UNKNOWN
    number = seat * FLEET + ship
    if not ORBIT <= state.where[number] < HAZARD:
        return refuse(say("Only a ship on a colony track can be taken over."), "P42")
    if planet not in state.row:
        return refuse(say("This planet is not in the row."), "P42")
    if state.rank[number] > STEPS[planet]:
        return refuse(say("The track of this planet is too short."), "P42")
    return refuse(say("You already have a ship on this track."), "P42")


# Dice, following, exploring


def _token(state: State, seat: int, top: Task, move: Move) -> Verdict:
    token = _word(TOKEN_INDEX, move, 0)
    if move.verb != "take" or token < 0:
        return UNKNOWN
    if top[0] == "drawn":
        return refuse(say("Once you have drawn, only the drawn token can be taken."), "P90")
    return refuse(say("This token does not lie face up."), "P86")


def _draw_empty(state: State, seat: int, top: Task, move: Move) -> Verdict:
    if move == Move("draw"):
        return refuse(say("The deck is empty: a face-up token must be taken."), "P99")
    return _token(state, seat, top, move)


def _follow(state: State, seat: int, top: Task, move: Move) -> Verdict:
    if move.args and _word(PILOT_INDEX, move, 0) >= 0:
        return refuse(say("This pilot cannot follow for free now."), "P78")
    if state.culture[seat] < state.tax:
        text = say.many("Following costs {n} culture.", "Following costs {n} culture.", n=state.tax)
        return refuse(text, "P44")
    return refuse(say("You could do nothing with this action."), "P48")


EXPLAIN: Final[dict[str, tuple[tuple[str, ...], Explain]]] = {
    "missions": (("keep",), _fixed(say("Keep one of your two missions."), "P5")),
    "turn": (tuple(TURN), _turn),
    "reroll": (("roll",), _fixed(say("Only inactive dice can be rerolled."), "P9")),
    "spend": (("spend",), _fixed(say("Put exactly two inactive dice into the converter."), "P10")),
    "set_die": (("set",), _fixed(say("Turn an inactive die to another face."), "P10")),
    "drop": (("drop",), _fixed(say("So many inactive dice must be discarded."), "P36")),
    "fly": (("fly", "skip"), _fly),
    "land": (("perform", "skip"), _land),
    "advance": (("advance", "skip"), _advance),
    "regress": (("regress",), _fixed(say("This ship cannot be regressed by this."), "P29")),
    "retreat": (("regress",), _fixed(say("This ship cannot fall back."), "P29")),
    "utilise": (("upgrade", "utilise"), _utilise),
    "upgrade": (("upgrade",), _upgrade),
    "use": (("use",), _use),
    "shift": (("shift",), _shift),
    "displace": (("recall",), NO_REASON),
    "replace": (("replace",), _fixed(say("Only a planet without ships can be discarded."), "P36")),
    "trade": (("trade",), NO_REASON),
    "choose": (("gain",), _fixed(say("Choose one kind of resource."), "T8")),
    "lose": (("lose",), _fixed(say("The loss must be paid as far as possible."), "P98")),
    "give": (("give",), _fixed(say("Give a resource that you have to another player."), "P98")),
    "steal": (("steal",), _fixed(say("There is nothing to steal there."), "P36")),
    "convert_resource": (("exchange",), _fixed(say("A track holds at most 7."), "P13")),
    "repeat": (("repeat",), _fixed(say("Repeat a die that was activated in this turn."), "P41")),
    "any_action": (("face",), _fixed(say("This action would do nothing for you."), "P43")),
    "follow": (("follow", "pass"), _follow),
    "copy": (("copy", "pass"), _fixed(say("Copy the action or pass."), "P43")),
    "explore": (("take", "draw"), _draw_empty),
    "drawn": (("take", "draw"), _token),
    "pick_token": (("take",), _token),
    "peek": (("order",), _fixed(say("Each token goes back once."), "P36")),
    "swap": (("swap",), _fixed(say("Replace one of your unlocked normal ships."), "P76")),
    "pace": (("pace", "skip"), _fixed(say("Advance once more or do without it."), "P78")),
    "dismiss": (("dismiss", "skip"), _fixed(say("This pilot is not in the row."), "P36")),
    "rogue_die": (("reroll_rogue", "allow"), _fixed(say("Pay for a new roll or go on."), "P57")),
    "rogue_regress": (
        ("regress",),
        _fixed(say("It must be one of your most advanced ships."), "P62"),
    ),
}
