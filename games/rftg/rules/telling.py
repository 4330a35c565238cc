"""What is told: the events of the log, of the animation and of the statistics.

Every function does nothing on a quiet position. `data` holds ids, so that a board can move things.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.rftg.rules import scoring
from games.rftg.rules.actions import (
    ACTION_IDS,
    ACTION_NAMES,
    PHASE_IDS,
    PHASE_NAMES,
    PHASE_NUMERALS,
)
from games.rftg.rules.cards import GOOD, IDS, KINDS, NAMES, NONE, WORLD, say
from suite.contract import ROUND, Event, Message, Who

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

GOOD_NAMES: tuple[Message, ...] = (
    say.term("good", "Novelty"),
    say.term("good", "Rare elements"),
    say.term("good", "Genes"),
    say.term("good", "Alien technology"),
)


def names(cards: Sequence[int]) -> tuple[Message, ...]:
    return tuple(NAMES[card] for card in cards)


def _ids(cards: Sequence[int]) -> list[str]:
    return [IDS[card] for card in cards]


def _tell(race: Race, event: Event) -> None:
    assert race.log is not None
    race.log.append(event)


def round_begins(race: Race) -> None:
    if race.log is None:
        return
    message = say("Round {number}", number=race.round)
    _tell(race, Event(ROUND, message, data={"round": race.round}))


def revealed(race: Race, seat: int) -> None:
    if race.log is None:
        return
    picks = race.picks[seat]
    message = say(
        "{who} chooses: {actions}.",
        who=Who(seat),
        actions=tuple(ACTION_NAMES[action] for action in picks),
    )
    data = {"actions": [ACTION_IDS[action] for action in picks]}
    _tell(race, Event("revealed", message, seat, data, reveals=True))


def phase_begins(race: Race) -> None:
    if race.log is None:
        return
    phase = race.phase
    number, name = PHASE_NUMERALS[phase], PHASE_NAMES[phase]
    if race.repeat:
        message = say("Phase {number} once more: {name}", number=number, name=name)
    else:
        message = say("Phase {number}: {name}", number=number, name=name)
    _tell(race, Event("phase", message, data={"phase": PHASE_IDS[phase], "repeat": race.repeat}))


def _in_private(
    race: Race, kind: str, seat: int, cards: Sequence[int], private: Message, public: Message,
    reveals: bool = False,
) -> None:  # fmt: skip
    """An event whose cards only their owner knows; the others learn how many they are."""
    count = {"count": len(cards)}
    outside = Event(kind, public, seat, count)
    data = {**count, "cards": _ids(cards)}
    _tell(race, Event(kind, private, seat, data, (seat,), outside, reveals))


def drawn(race: Race, seat: int, cards: Sequence[int]) -> None:
    if race.log is None:
        return
    who = Who(seat)
    _in_private(
        race, "drawn", seat, cards,
        say("{who} draws: {cards}.", who=who, cards=names(cards)),
        say.many("{who} draws {n} card.", "{who} draws {n} cards.", n=len(cards), who=who),
        reveals=True,
    )  # fmt: skip


def looked_at(race: Race, seat: int, cards: Sequence[int]) -> None:
    if race.log is None:
        return
    who = Who(seat)
    _in_private(
        race, "looked_at", seat, cards,
        say("{who} looks at: {cards}.", who=who, cards=names(cards)),
        say.many("{who} looks at {n} card.", "{who} looks at {n} cards.", n=len(cards), who=who),
        reveals=True,
    )  # fmt: skip


def kept(race: Race, seat: int, cards: Sequence[int], thrown: Sequence[int]) -> None:
    if race.log is None:
        return
    who = Who(seat)
    _in_private(
        race, "kept", seat, cards,
        say("{who} keeps: {cards}.", who=who, cards=names(cards)),
        say.many("{who} keeps {n} card.", "{who} keeps {n} cards.", n=len(cards), who=who),
    )  # fmt: skip
    if thrown:
        discarded(race, seat, thrown)


def discarded(race: Race, seat: int, cards: Sequence[int]) -> None:
    if race.log is None:
        return
    who = Who(seat)
    _in_private(
        race, "discarded", seat, cards,
        say("{who} discards: {cards}.", who=who, cards=names(cards)),
        say.many("{who} discards {n} card.", "{who} discards {n} cards.", n=len(cards), who=who),
    )  # fmt: skip


def shows(race: Race, seat: int, card: int) -> None:
    """The choice of a development or world, revealed by all at the same time."""
    if race.log is None:
        return
    who = Who(seat)
    if card == NONE:
        message = say("{who} places nothing.", who=who)
        data: dict[str, object] = {"card": None}
    elif WORLD[card]:
        message = say("{who} shows a world: {card}.", who=who, card=NAMES[card])
        data = {"card": IDS[card]}
    else:
        message = say("{who} shows a development: {card}.", who=who, card=NAMES[card])
        data = {"card": IDS[card]}
    _tell(race, Event("shows", message, seat, data, reveals=True))


def paid(race: Race, seat: int, cards: Sequence[int]) -> None:
    if race.log is None:
        return
    who = Who(seat)
    _in_private(
        race, "paid", seat, cards,
        say("{who} pays with: {cards}.", who=who, cards=names(cards)),
        say.many("{who} pays {n} card.", "{who} pays {n} cards.", n=len(cards), who=who),
    )  # fmt: skip


def given_up(race: Race, seat: int, card: int) -> None:
    if race.log is None:
        return
    message = say("{who} discards from the tableau: {card}.", who=Who(seat), card=NAMES[card])
    _tell(race, Event("given_up", message, seat, {"card": IDS[card]}))


def placed(race: Race, seat: int, card: int) -> None:
    if race.log is None:
        return
    if WORLD[card]:
        message = say("{who} settles: {card}.", who=Who(seat), card=NAMES[card])
    else:
        message = say("{who} develops: {card}.", who=Who(seat), card=NAMES[card])
    _tell(race, Event("placed", message, seat, {"card": IDS[card]}))


def good(race: Race, seat: int, world: int) -> None:
    """A card from the draw pile became a good; nobody has seen it."""
    if race.log is None:
        return
    kind = GOOD[world]
    message = say(
        "{who} gets a good ({good}) on: {world}.",
        who=Who(seat),
        good=GOOD_NAMES[kind],
        world=NAMES[world],
    )
    _tell(race, Event("good", message, seat, {"world": IDS[world], "kind": KINDS[kind]}))


def sold(race: Race, seat: int, world: int) -> None:
    if race.log is None:
        return
    kind = GOOD[world]
    message = say(
        "{who} sells the good ({good}) from: {world}.",
        who=Who(seat),
        good=GOOD_NAMES[kind],
        world=NAMES[world],
    )
    _tell(race, Event("sold", message, seat, {"world": IDS[world], "kind": KINDS[kind]}))


def consumed(race: Race, seat: int, world: int, power: int) -> None:
    if race.log is None:
        return
    kind = GOOD[world]
    message = say(
        "{who} consumes the good ({good}) from: {world}; power: {power}.",
        who=Who(seat),
        good=GOOD_NAMES[kind],
        world=NAMES[world],
        power=NAMES[power],
    )
    data = {"world": IDS[world], "kind": KINDS[kind], "power": IDS[power]}
    _tell(race, Event("consumed", message, seat, data))


def uses(race: Race, seat: int, card: int) -> None:
    if race.log is None:
        return
    message = say("{who} uses: {card}.", who=Who(seat), card=NAMES[card])
    _tell(race, Event("uses", message, seat, {"card": IDS[card]}))


def spent(race: Race, seat: int, cards: Sequence[int], power: int) -> None:
    if race.log is None or not cards:
        return
    uses(race, seat, power)
    discarded(race, seat, cards)


def gambled(race: Race, seat: int, number: int, card: int, kept: bool) -> None:
    """The top card is turned up for everybody (G5)."""
    if race.log is None:
        return
    values: dict[str, Message | Who | int] = {
        "who": Who(seat), "number": number, "card": NAMES[card],
    }  # fmt: skip
    if kept:
        message = say("{who} names {number}, turns up and keeps: {card}.", **values)
    else:
        message = say("{who} names {number}, turns up and discards: {card}.", **values)
    data = {"number": number, "card": IDS[card], "kept": kept}
    _tell(race, Event("gambled", message, seat, data, reveals=True))


def chips(race: Race, seat: int, number: int) -> None:
    if race.log is None:
        return
    message = say.many("{who} gains {n} VP.", "{who} gains {n} VP.", n=number, who=Who(seat))
    _tell(race, Event("chips", message, seat, {"vp": number}))


def reshuffled(race: Race) -> None:
    if race.log is None:
        return
    message = say("The discard pile is shuffled and becomes the new draw pile.")
    _tell(race, Event("reshuffled", message))


def over(race: Race) -> None:
    if race.log is None:
        return
    _tell(race, Event("over", scoring.end_reason(race)))
