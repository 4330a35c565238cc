"""Why a move is refused, with the number of the rule."""

from __future__ import annotations

from typing import Final

from games.expansion_pilots.rules.availability import Chain, lowest_level, usable
from games.expansion_pilots.rules.refused_ships import advance, fly, shift
from games.expansion_pilots.rules.refused_turn import TURN, turn
from games.expansion_pilots.rules.refusing import (
    NOT_NOW,
    UNKNOWN,
    Explain,
    always,
    number,
    word,
)
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import (
    COST,
    PILOT_INDEX,
    PLANET_INDEX,
    PLANETS,
    TOKEN_INDEX,
    TOP_LEVEL,
    say,
)
from suite.contract import Move, Verdict, refuse

NO_REASON: Final = always(say("That is not a possible choice for this effect."), "P36")


def why_not(state: State, seat: int, move: Move) -> Verdict:
    """The reason why this move is not among those of the pending decision."""
    if not state.stack:
        return NOT_NOW
    top = state.stack[-1]
    verbs, explain = EXPLAIN.get(top[0], ((), NO_REASON))
    if move.verb not in verbs:
        return NOT_NOW
    return explain(state, seat, top, move)


# The empire and planets


def _utilise(state: State, seat: int, top: Task, move: Move) -> Verdict:
    if move.verb == "upgrade":
        return _upgrade(state, seat, top, move)
    planet = word(PLANET_INDEX, move, 0)
    if planet < 0:
        return UNKNOWN
    if planet not in state.colonies[seat]:
        return refuse(say("This planet is not your colony."), "P31")
    return unusable(state, seat, planet, top[2])


def _upgrade(state: State, seat: int, top: Task, move: Move) -> Verdict:
    energy, culture = number(move, 0, 8), number(move, 1, 8)
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
    planet = word(PLANET_INDEX, move, 0)
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


# Dice, following, exploring


def _token(state: State, seat: int, top: Task, move: Move) -> Verdict:
    token = word(TOKEN_INDEX, move, 0)
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
    if move.args and word(PILOT_INDEX, move, 0) >= 0:
        return refuse(say("This pilot cannot follow for free now."), "P78")
    if state.culture[seat] < state.tax:
        text = say.many("Following costs {n} culture.", "Following costs {n} culture.", n=state.tax)
        return refuse(text, "P44")
    return refuse(say("You could do nothing with this action."), "P48")


def _drop(state: State, seat: int, top: Task, move: Move) -> Verdict:
    text = say.many(
        "Exactly {n} inactive die must be discarded.",
        "Exactly {n} inactive dice must be discarded.",
        n=min(top[2], len(state.inactive())),
    )
    return refuse(text, "P36")


EXPLAIN: Final[dict[str, tuple[tuple[str, ...], Explain]]] = {
    "missions": (("keep",), always(say("Keep one of your two missions."), "P5")),
    "turn": (tuple(TURN), turn),
    "reroll": (("roll",), always(say("Only inactive dice can be rerolled."), "P9")),
    "spend": (("spend",), always(say("Put exactly two inactive dice into the converter."), "P10")),
    "set_die": (("set",), always(say("Turn an inactive die to another face."), "P10")),
    "drop": (("drop",), _drop),
    "fly": (("fly", "skip"), fly),
    "land": (("perform", "skip"), _land),
    "advance": (("advance", "skip"), advance),
    "regress": (("regress",), always(say("This ship cannot be regressed by this."), "P29")),
    "retreat": (("regress",), always(say("This ship cannot fall back."), "P29")),
    "utilise": (("upgrade", "utilise"), _utilise),
    "upgrade": (("upgrade",), _upgrade),
    "use": (("use",), _use),
    "shift": (("shift",), shift),
    "displace": (("recall",), NO_REASON),
    "replace": (("replace",), always(say("Only a planet without ships can be discarded."), "P36")),
    "trade": (("trade",), NO_REASON),
    "choose": (("gain",), always(say("Choose one kind of resource."), "T8")),
    "lose": (("lose",), always(say("The loss must be paid as far as possible."), "P98")),
    "give": (("give",), always(say("Give a resource that you have to another player."), "P98")),
    "steal": (("steal",), always(say("There is nothing to steal there."), "P36")),
    "convert_resource": (("exchange",), always(say("A track holds at most 7."), "P13")),
    "repeat": (("repeat",), always(say("Repeat a die that was activated in this turn."), "P41")),
    "any_action": (("face",), always(say("This action would do nothing for you."), "P43")),
    "follow": (("follow", "pass"), _follow),
    "copy": (("copy", "pass"), always(say("Copy the action or pass."), "P43")),
    "explore": (("take", "draw"), _draw_empty),
    "drawn": (("take", "draw"), _token),
    "pick_token": (("take",), _token),
    "peek": (("order",), always(say("Each token goes back once."), "P36")),
    "swap": (("swap",), always(say("Replace one of your unlocked normal ships."), "P76")),
    "pace": (("pace", "skip"), always(say("Advance once more or do without it."), "P78")),
    "dismiss": (("dismiss", "skip"), always(say("This pilot is not in the row."), "P36")),
    "rogue_die": (("reroll_rogue", "allow"), always(say("Pay for a new roll or go on."), "P57")),
    "rogue_regress": (
        ("regress",),
        always(say("It must be one of your most advanced ships."), "P62"),
    ),
}
