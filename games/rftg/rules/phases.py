"""How a match flows: questions, answers, and from one phase to the next.

Each phase is a module with `enter` (what happens at its start) and `resume`, which is called when
all who were asked have answered, and goes on until somebody must be asked again (False) or the
phase is over (True).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from games.rftg.rules import (
    consume,
    develop,
    explore,
    placing,
    produce,
    round,
    settle,
    setup,
    trade,
)
from games.rftg.rules.actions import (
    CHOOSE,
    CONSUME,
    DEVELOP,
    END,
    EXPLORE,
    OVER,
    PRODUCE,
    SETTLE,
    SETUP,
)
from games.rftg.rules.asking import (
    CONSUMING,
    DEVELOPING,
    DISCARDING,
    GOODS,
    KEEPING,
    LIMITING,
    PAYING,
    PICKING,
    SELLING,
    SETTLING,
    SPENDING,
    WAYS,
    WINDFALLS,
)
from suite.contract import Decision, Move

if TYPE_CHECKING:
    from games.rftg.rules.position import Race


class Question(NamedTuple):
    """A kind of decision. One that all make at the same time and in secret has `read`, which
    turns a move into an answer that is kept until all have answered; the others `act` at once."""

    put: Callable[[Race, int], Decision]
    act: Callable[[Race, int, Move], None] | None = None
    read: Callable[[Race, int, Move], tuple[int, ...]] | None = None


QUESTIONS = {
    DISCARDING: Question(setup.ask_discard, read=setup.read_discard),
    PICKING: Question(round.ask_actions, read=round.read_actions),
    KEEPING: Question(explore.ask_keep, read=explore.read_keep),
    DEVELOPING: Question(develop.ask_development, read=placing.read_choice),
    SETTLING: Question(settle.ask_world, read=placing.read_choice),
    WAYS: Question(settle.ask_way, settle.take_way),
    PAYING: Question(placing.ask_payment, placing.take_payment),
    SELLING: Question(trade.ask_sale, trade.take_sale),
    CONSUMING: Question(consume.ask_power, consume.take_power),
    GOODS: Question(consume.ask_good, consume.take_good),
    SPENDING: Question(consume.ask_cards, consume.take_cards),
    WINDFALLS: Question(produce.ask_windfall, produce.take_windfall),
    LIMITING: Question(round.ask_limit, read=round.read_limit),
}

_ENTER: dict[int, Callable[[Race], None]] = {
    CHOOSE: round.enter_choose,
    EXPLORE: explore.enter,
    DEVELOP: develop.enter,
    SETTLE: settle.enter,
    CONSUME: consume.enter,
    PRODUCE: produce.enter,
    END: round.enter_end,
    OVER: round.enter_over,
}
_RESUME: dict[int, Callable[[Race], bool]] = {
    SETUP: setup.resume,
    CHOOSE: round.resume_choose,
    EXPLORE: explore.resume,
    DEVELOP: develop.resume,
    SETTLE: settle.resume,
    CONSUME: consume.resume,
    PRODUCE: produce.resume,
    END: round.resume_end,
}


def answer(race: Race, seat: int, move: Move) -> None:
    """Take a legal answer; when nobody else has to answer, go on to the next question."""
    question = QUESTIONS[race.ask]
    if question.read:
        race.answers[seat] = question.read(race, seat, move)
        for other in race.asked:
            if race.answers[other] is None:
                return
    else:
        assert question.act
        race.asked = ()
        question.act(race, seat, move)
    go_on(race)


def go_on(race: Race) -> None:
    """Carry out whatever needs no decision, from one phase to the next."""
    while race.phase != OVER and _RESUME[race.phase](race):
        _enter(race, *round.next_phase(race))
        if race.asked:
            return


def begin(race: Race, phase: int, repeat: int) -> None:
    """Start at this phase and go to its first question, or further."""
    _enter(race, phase, repeat)
    if not race.asked:
        go_on(race)


def _enter(race: Race, phase: int, repeat: int) -> None:
    race.phase, race.repeat, race.stage, race.turn = phase, repeat, 0, 0
    _ENTER[phase](race)
