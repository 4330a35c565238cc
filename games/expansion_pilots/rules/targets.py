"""The choices that effects of planets and tokens ask for."""

from __future__ import annotations

from typing import Final

from games.expansion_pilots.rules import abilities, colonise
from games.expansion_pilots.rules.availability import (
    Ask,
    borrowable,
    recallable,
    shifts,
    trades,
    vacant,
)
from games.expansion_pilots.rules.flow import answer, task
from games.expansion_pilots.rules.moves import (
    GAIN,
    LOSE,
    RECALL,
    REPLACE,
    SHIFT,
    USE,
    numbered,
    worded,
)
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import PLANET_INDEX, PLANETS, STEPS, say
from games.expansion_pilots.rules.terms import FLEET, HOME, MOST, ORBIT
from suite.contract import Message, Move

GAIN_PROMPT: Final = say("Choose what to gain.")
LOSE_PROMPT: Final = say("Choose what to lose.")
GIVE_PROMPT: Final = say("Give a resource to another player.")
STEAL_PROMPT: Final = say("Choose whom to steal from.")
CONVERT_PROMPT: Final = say("Choose how much to convert.")
REPLACE_PROMPT: Final = say("Choose a planet to discard.")
USE_PROMPT: Final = say("Choose a planet to use.")
SHIFT_PROMPT: Final = say("Choose a ship and its new track.")
RECALL_PROMPT: Final = say("Choose a ship to call home.")
TRADE_PROMPT: Final = say("Choose two ships to swap.")


def ask_unless_one(state: State, top: Task, prompt: Message, listed: list[Move]) -> bool:
    """Ask, but do it at once when there is only one way, and drop it when there is none."""
    from games.expansion_pilots.rules.flow import ANSWERS

    if len(listed) > 1:
        return state.ask(top[1], prompt, listed, top[0])
    state.stack.pop()
    if listed:
        ANSWERS[top[0]](state, top, listed[0])
    return False


@task("choose")
def choose(state: State, top: Task) -> bool:
    """("choose", side, n, mix): n of one resource, or a mix (T8)."""
    _, side, n, mix = top
    listed = [GAIN[e][n - e] for e in range(n, -1, -1) if mix or e in (0, n)]
    return state.ask(side, GAIN_PROMPT, listed, "choose")


@answer("choose")
def chosen(state: State, top: Task, move: Move) -> None:
    state.gain(top[1], int(move.args[0]), int(move.args[1]))


@task("lose")
def lose(state: State, top: Task) -> bool:
    """("lose", side, energy, culture, any, saved): losses as far as possible (P98)."""
    _, side, energy, culture, free, saved = top
    have_energy, have_culture = state.energy[side], state.culture[side]
    if free:
        most_energy, most_culture = have_energy, have_culture
        total = min(max(0, free - saved), have_energy + have_culture)
    else:
        most_energy, most_culture = min(energy, have_energy), min(culture, have_culture)
        total = max(0, most_energy + most_culture - saved)
    listed = [
        LOSE[e][total - e]
        for e in range(total, -1, -1)
        if e <= most_energy and total - e <= most_culture
    ]
    return ask_unless_one(state, top, LOSE_PROMPT, listed)


@answer("lose")
def lost(state: State, top: Task, move: Move) -> None:
    state.pay(top[1], int(move.args[0]), int(move.args[1]))


@task("give")
def give(state: State, top: Task) -> bool:
    """("give", side, n): resources of free choice to others, one at a time."""
    _, side, n = top
    kinds = [k for k, held in (("energy", state.energy), ("culture", state.culture)) if held[side]]
    listed = [worded("give", other, kind) for other in state.others(side) for kind in kinds]
    if not listed or n <= 0:
        state.stack.pop()
        return False
    return ask_unless_one(state, top, GIVE_PROMPT, listed)


@answer("give")
def given(state: State, top: Task, move: Move) -> None:
    _, side, n = top
    other, kind = int(move.args[0]), move.args[1]
    state.stack.append(("give", side, n - 1))
    hand_over(state, side, other, str(kind), 1)


def hand_over(state: State, giver: int, taker: int, kind: str, n: int) -> None:
    """Resources go from one side to another; the taker's track may be full (P13)."""
    held = state.energy if kind == "energy" else state.culture
    held[giver] -= n
    held[taker] = min(MOST, held[taker] + n)
    if not state.quiet:
        who, other = state.who(giver), state.who(taker)
        if kind == "energy":
            text = say.many(
                "{who} hands {n} energy to {other}.",
                "{who} hands {n} energy to {other}.", n=n, who=who, other=other,
            )  # fmt: skip
        else:
            text = say.many(
                "{who} hands {n} culture to {other}.",
                "{who} hands {n} culture to {other}.", n=n, who=who, other=other,
            )  # fmt: skip
        state.tell("handed_over", text, giver, to=taker, resource=kind, n=n)


@task("steal")
def steal(state: State, top: Task) -> bool:
    """("steal", side, res, n)"""
    _, side, res, _ = top
    held = state.energy if res == "energy" else state.culture
    listed = [numbered("steal", other) for other in state.others(side) if held[other]]
    return ask_unless_one(state, top, STEAL_PROMPT, listed)


@answer("steal")
def stolen(state: State, top: Task, move: Move) -> None:
    _, side, res, n = top
    held = state.energy if res == "energy" else state.culture
    robbed = int(move.args[0])
    hand_over(state, robbed, side, res, min(n, held[robbed]))


@task("convert_resource")
def convert_resource(state: State, top: Task) -> bool:
    """("convert_resource", side, origin): at most to the end of the other track."""
    _, side, origin = top
    have, other = state.energy[side], state.culture[side]
    if origin == "culture":
        have, other = other, have
    listed = [numbered("exchange", n) for n in range(1, min(have, MOST - other) + 1)]
    return ask_unless_one(state, top, CONVERT_PROMPT, listed)


@answer("convert_resource")
def converted(state: State, top: Task, move: Move) -> None:
    _, side, origin = top
    n = int(move.args[0])
    energy = n if origin == "energy" else 0
    state.pay(side, energy, n - energy)
    state.gain(side, n - energy, energy)


@task("replace")
def replace(state: State, top: Task) -> bool:
    """("replace", side): Helios (T12)."""
    return ask_unless_one(state, top, REPLACE_PROMPT, [REPLACE[p] for p in vacant(state)])


@answer("replace")
def replaced(state: State, top: Task, move: Move) -> None:
    planet = PLANET_INDEX[str(move.args[0])]
    gap = state.row.index(planet)
    if not state.quiet:
        text = say("{who} discards {planet}.", who=state.who(top[1]), planet=PLANETS[planet].name)
        state.tell("planet_discarded", text, top[1], planet=PLANETS[planet].id)
    state.discard.append(planet)
    colonise.deal_into(state, gap)


@task("use")
def use(state: State, top: Task) -> bool:
    """("use", side, chain, origin): Umbra-Forum, Walsfeo, Sargus-36 (P39, P40)."""
    _, side, chain, origin = top
    spent = [0, 0]
    if origin != "row":
        spent[state.noted] = 1
    ask = Ask(side, chain, state.energy[side] - spent[0], state.culture[side] - spent[1])
    listed = [USE[planet] for _, planet in borrowable(state, ask, origin)]
    if len(listed) > 1:
        return state.ask(side, USE_PROMPT, listed, "use")
    state.stack.pop()
    if listed:
        borrowed(state, top, listed[0])
    return False


@answer("use")
def borrowed(state: State, top: Task, move: Move) -> None:
    _, side, chain, origin = top
    planet = PLANET_INDEX[str(move.args[0])]
    if origin != "row":
        owner = next(o for o in state.others(side) if planet in state.colonies[o])
        hand_over(state, side, owner, ("energy", "culture")[state.noted], 1)
    state.stack.append(("perform", side, planet, chain))


@task("shift")
def shift(state: State, top: Task) -> bool:
    """("shift", side): Gort."""
    listed = [SHIFT[ship][planet] for ship, planet in shifts(state, top[1])]
    return ask_unless_one(state, top, SHIFT_PROMPT, listed)


@answer("shift")
def shifted(state: State, top: Task, move: Move) -> None:
    side, ship = top[1], int(move.args[0])
    planet = PLANET_INDEX[str(move.args[1])]
    number = side * FLEET + ship
    if not state.quiet:
        text = say(
            "{who} takes a ship over to the track of {planet}.",
            who=state.who(side), planet=PLANETS[planet].name,
        )  # fmt: skip
        state.tell("shifted", text, side, ship=ship, came=state.where[number], place=ORBIT + planet)
    state.where[number] = ORBIT + planet
    abilities.toll(state, side, planet)
    if state.rank[number] >= STEPS[planet]:
        colonise.colonise(state, side, ship, planet)


@task("displace")
def displace(state: State, top: Task) -> bool:
    """("displace", side, origin): Andellouxian-6, Hesperon."""
    _, side, origin = top
    listed = [RECALL[ship] for ship in recallable(state, side, origin)]
    return ask_unless_one(state, top, RECALL_PROMPT, listed)


@answer("displace")
def displaced(state: State, top: Task, move: Move) -> None:
    side, ship = top[1], int(move.args[0])
    number = side * FLEET + ship
    state.noted = state.rank[number]
    came = state.where[number]
    state.where[number] = HOME
    state.rank[number] = 0
    if not state.quiet:
        text = say("{who} brings a ship home.", who=state.who(side))
        state.tell("flew", text, side, ship=ship, came=came, place=HOME)


@task("trade")
def trade(state: State, top: Task) -> bool:
    """("trade", side): Ixaris Prime; no move, so nothing is triggered."""
    listed = [numbered("trade", a, b) for a, b in trades(state, top[1])]
    return ask_unless_one(state, top, TRADE_PROMPT, listed)


@answer("trade")
def traded(state: State, top: Task, move: Move) -> None:
    side = top[1]
    one, two = (side * FLEET + int(ship) for ship in move.args)
    for held in (state.where, state.rank):
        held[one], held[two] = held[two], held[one]
    if not state.quiet:
        text = say("{who} swaps two ships.", who=state.who(side))
        places = (state.where[one], state.where[two])
        state.tell("traded", text, side, ships=(one % FLEET, two % FLEET), places=places)


@task("advance_ship")
def advance_ship(state: State, top: Task) -> bool:
    """("advance_ship", side, ship, spaces, by=-1): one certain ship advances."""
    _, side, ship, spaces, *by = state.stack.pop()
    colonise.advance_ship(state, side, ship, spaces, *by)
    return False
