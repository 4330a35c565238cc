"""What happened, as events. Each function says nothing when the position is quiet.

The data of an event is for the board: `pay` and `gain` are amounts by name (a gain is what was
really taken), ids are those of the content files, `side` is who acts where it may be the
artificial opponent (the number after the last seat), and lists of cubes have a number for each
side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from suite.contract import ROUND, Event, Message, Who

from .content import (
    FACTIONS,
    IDEOLOGIES,
    IDEOLOGY_NAMES,
    PHASE_NAMES,
    PLANETS,
    SYSTEMS,
    TRADE_CARDS,
    Effect,
)
from .resources import Amounts, amount_words, named
from .words import say

if TYPE_CHECKING:
    from .position import AlliancesPosition


def who(pos: AlliancesPosition, side: int) -> Who | Message:
    """A side in a sentence: a player, or the artificial opponent."""
    return Who(side) if side < pos.players else say("The artificial opponent")


def exchange_words(pay: Amounts, gain: Amounts) -> Message:
    """A whole sentence about what was paid and gained."""
    if pay and gain:
        return say("Paid: {pay}. Gained: {gain}.", pay=amount_words(pay), gain=amount_words(gain))
    if gain:
        return say("Gained: {gain}.", gain=amount_words(gain))
    if pay:
        return say("Paid: {pay}.", pay=amount_words(pay))
    return say("No fee and no reward.")


def _tell(
    pos: AlliancesPosition,
    kind: str,
    message: Message | None,
    side: int | None = None,
    reveals: bool = False,
    **data: object,
) -> None:
    if pos.log is not None:
        if side is not None:
            data["side"] = side
        seat = side if side is None or side < pos.players else None
        pos.log.append(Event(kind, message, seat, data, reveals=reveals))


# Setup and the round


def round_begins(pos: AlliancesPosition) -> None:
    if pos.log is not None:
        _tell(pos, ROUND, say("Round {number} begins.", number=pos.round), round=pos.round)


def phase_begins(pos: AlliancesPosition, phase: str) -> None:
    if pos.log is not None:
        _tell(pos, "phase", PHASE_NAMES[phase], phase=phase)


def dealt(pos: AlliancesPosition, seat: int, swapped: Sequence[int], drawn: Sequence[int]) -> None:
    """Cards were swapped in setup: their names are for the owner alone."""
    if pos.log is None:
        return
    n, who = len(swapped), Who(seat)
    words = say.many(
        "{who} swaps {n} faction card.", "{who} swaps {n} faction cards.", n=n, who=who
    )
    kept = say("{who} keeps all faction cards.", who=who)
    public = Event("swap", words if n else kept, seat, {"count": n}, reveals=bool(drawn))
    if not drawn:
        pos.log.append(public)
        return
    told = say(
        "{who} draws: {cards}.", who=Who(seat), cards=tuple(FACTIONS[card].name for card in drawn)
    )
    data = {"count": len(drawn), "drawn": [FACTIONS[card].id for card in drawn]}
    pos.log.append(Event("swap", told, seat, data, (seat,), public, reveals=True))


def picked(pos: AlliancesPosition, seat: int, card: int) -> None:
    if pos.log is None:
        return
    public = Event("pick", None, seat)
    told = say("{who} keeps: {card}.", who=Who(seat), card=FACTIONS[card].name)
    data = {"card": FACTIONS[card].id}
    pos.log.append(Event("pick", told, seat, data, (seat,), public))


def packs_passed(pos: AlliancesPosition) -> None:
    _tell(pos, "pass_left", say("The remaining cards are passed to the left."), reveals=True)


def system_revealed(
    pos: AlliancesPosition, card: int, planets: Sequence[int], places: Sequence[str]
) -> None:
    if pos.log is None:
        return
    system = SYSTEMS[pos.systems[card]]
    _tell(
        pos,
        "reveal",
        say("A system card is turned up: {system}.", system=system.name),
        reveals=True,
        card=card,
        system=system.id,
        planets=[PLANETS[planet].id for planet in planets],
        tokens=list(places),
    )


def income(pos: AlliancesPosition, seat: int, cubes: int, credits: int, lost: int) -> None:
    if pos.log is None:
        return
    message = say(
        "{who} receives: {cubes}, {credits}.",
        who=Who(seat),
        cubes=say.many("{n} action cube", "{n} action cubes", n=cubes),
        credits=say.many("{n} credit", "{n} credits", n=credits),
    )
    _tell(pos, "income", message, seat, cubes=cubes, credits=credits, lost=lost)


# Faction cards


def became_main(pos: AlliancesPosition, seat: int, card: int, gain: Amounts) -> None:
    if pos.log is None:
        return
    message = say(
        "{who} has a new main faction: {faction}. {exchange}",
        who=Who(seat),
        faction=FACTIONS[card].name,
        exchange=exchange_words((), gain),
    )
    _tell(pos, "main", message, seat, card=FACTIONS[card].id, gain=named(gain))


def card_boosted(pos: AlliancesPosition, seat: int, card: int, gain: Amounts) -> None:
    if pos.log is None:
        return
    message = say(
        "{who} uses a one-time boost: {faction}. {exchange}",
        who=Who(seat),
        faction=FACTIONS[card].name,
        exchange=exchange_words((), gain),
    )
    _tell(pos, "boost", message, seat, card=FACTIONS[card].id, gain=named(gain))


def ideology_tucked(pos: AlliancesPosition, seat: int, card: int) -> None:
    if pos.log is None:
        return
    ideology = FACTIONS[card].ideology
    message = say(
        "{who} plays a true main ideology: {ideology} ({faction}).",
        who=Who(seat),
        ideology=IDEOLOGY_NAMES[ideology],
        faction=FACTIONS[card].name,
    )
    _tell(pos, "ideology", message, seat, card=FACTIONS[card].id, ideology=IDEOLOGIES[ideology])


def adapted(pos: AlliancesPosition, seat: int, card: int) -> None:
    if pos.log is not None:
        message = say(
            "{who} discards a card for a one-time adaptation: {faction}.",
            who=Who(seat),
            faction=FACTIONS[card].name,
        )
        _tell(pos, "adapt", message, seat, card=FACTIONS[card].id)


# Actions and abilities


def acted(
    pos: AlliancesPosition,
    seat: int,
    action: str,
    message: Message,
    pay: Amounts,
    gain: Amounts,
    reveals: bool = False,
    **data: object,
) -> None:
    """An action was taken; `message` names it, the exchange follows as a sentence of its own."""
    if pos.log is None:
        return
    whole = say("{action} {exchange}", action=message, exchange=exchange_words(pay, gain))
    _tell(pos, action, whole, seat, reveals, pay=named(pay), gain=named(gain), **data)


def used(pos: AlliancesPosition, side: int, effect: Effect, pay: Amounts, gain: Amounts) -> None:
    """An ability, a technology or an effect of the summary board was used."""
    if pos.log is None:
        return
    words = exchange_words(pay, gain)
    by = who(pos, side)
    if effect.name.text:
        message = say(
            "{who} uses: {ability}. {exchange}", who=by, ability=effect.name, exchange=words
        )
    else:
        message = say("{who} sells. {exchange}", who=by, exchange=words)
    _tell(pos, "use", message, side, effect=effect.id, pay=named(pay), gain=named(gain))


def lifted(pos: AlliancesPosition, seat: int, planet: int, words: Message) -> None:
    if pos.log is not None:
        message = say("{who} lifts a cube from: {planet}.", who=Who(seat), planet=words)
        _tell(pos, "lift", message, seat, planet=PLANETS[planet].id)


def passed(pos: AlliancesPosition, seat: int) -> None:
    if pos.log is not None:
        _tell(pos, "pass", say("{who} passes.", who=Who(seat)), seat)


# War phase


def ranked(pos: AlliancesPosition, side: int, rank: int, gain: Amounts) -> None:
    if pos.log is None:
        return
    by = who(pos, side)
    if not gain:
        message = say("{who} is the Overlord.", who=by)
    elif rank == 1:
        words = exchange_words((), gain)
        message = say("{who} is the Overlord. {exchange}", who=by, exchange=words)
    else:
        words = exchange_words((), gain)
        message = say(
            "{who} is number {rank} in the war. {exchange}", who=by, rank=rank, exchange=words
        )
    _tell(pos, "rank", message, side, rank=rank, gain=named(gain))


def seized(pos: AlliancesPosition, side: int, planet: int, words: Message, owner: int) -> None:
    """`owner` is whose cubes go home, or -1."""
    if pos.log is None:
        return
    by = who(pos, side)
    if owner < 0:
        message = say("{who} seizes a free planet: {planet}.", who=by, planet=words)
    else:
        message = say(
            "{who} seizes a planet: {planet}. Cubes go back to: {owner}.",
            who=by,
            owner=who(pos, owner),
            planet=words,
        )
    _tell(pos, "seize", message, side, planet=PLANETS[planet].id, owner=owner)


def spared(pos: AlliancesPosition, seat: int) -> None:
    if pos.log is not None:
        _tell(pos, "spare", say("{who} seizes no planet.", who=Who(seat)), seat)


def cruisers_lost(pos: AlliancesPosition, side: int, n: int) -> None:
    if pos.log is not None:
        message = say.many(
            "{who} returns {n} cruiser to the supply.",
            "{who} returns {n} cruisers to the supply.",
            n=n,
            who=who(pos, side),
        )
        _tell(pos, "cruisers_lost", message, side, count=n)


# Galactic phase and the end


def fleet_moved(pos: AlliancesPosition) -> None:
    if pos.log is not None:
        name = SYSTEMS[pos.systems[pos.fleet]].name
        message = say("The galactic fleet moves on: {system}.", system=name)
        _tell(pos, "fleet", message, card=pos.fleet)


def cubes_moved(pos: AlliancesPosition, column: int, cubes: Sequence[int]) -> None:
    if pos.log is not None:
        message = say.many(
            "{n} cube moves from the action board to the trade card: {card}.",
            "{n} cubes move from the action board to the trade card: {card}.",
            n=sum(cubes),
            card=TRADE_CARDS[pos.trades[column]].name,
        )
        _tell(pos, "cubes_moved", message, column=column, cubes=list(cubes))


def order_set(pos: AlliancesPosition) -> None:
    if pos.log is not None:
        first = say("{who} goes first in the next round.", who=Who(pos.order[0]))
        _tell(pos, "order", first, order=list(pos.order))


def golden_age(pos: AlliancesPosition, column: int, cubes: Sequence[int]) -> None:
    if pos.log is not None:
        name = TRADE_CARDS[pos.trades[column]].name
        message = say("Golden Age: {card}.", card=name)
        _tell(pos, "golden_age", message, column=column, cubes=list(cubes))


def cubes_returned(pos: AlliancesPosition, side: int, hand: int, supply: int) -> None:
    """Cubes come back after a Golden Age: so many to hand, so many to the supply."""
    if pos.log is not None:
        message = say.many(
            "{who} takes {n} cube back to hand.",
            "{who} takes {n} cubes back to hand.",
            n=hand,
            who=Who(side),
        )
        _tell(pos, "cubes_back", message, side, count=hand, supply=supply)


def game_over(pos: AlliancesPosition) -> None:
    _tell(pos, "over", say("The last war phase is over and the score is counted."))


# The artificial opponent


def rival_card(pos: AlliancesPosition, card: int) -> None:
    if pos.log is not None:
        message = say("The artificial opponent reveals: {faction}.", faction=FACTIONS[card].name)
        _tell(pos, "rival", message, reveals=True, card=FACTIONS[card].id)


def rival_did(pos: AlliancesPosition, kind: str, message: Message, **data: object) -> None:
    _tell(pos, kind, message, pos.players, False, **data)
