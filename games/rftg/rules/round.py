"""The round: choosing actions, the order of phases, the hand limit and the end (R14-R19, R75)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.rftg.rules import piles, telling
from games.rftg.rules.actions import (
    ACT_DEVELOP,
    ACT_SETTLE,
    ACTION_IDS,
    ACTION_INDEX,
    CHOOSE,
    DEVELOP,
    END,
    NINE,
    OVER,
    PHASE_OF,
    SETTLE,
    SETUP,
)
from games.rftg.rules.asking import LIMITING, PICKING, ask_together, collect
from games.rftg.rules.cards import INDEX, label, say
from suite.contract import Closed, Decision, Message, Move, Subset

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

HAND_LIMIT = 10
TABLEAU_END = 12
_CHOICES = tuple(Move("choose", (name,)) for name in ACTION_IDS)
_PROMPT = say("Choose an action card.")
_PROMPT_TWO = say("Choose two action cards.")


def enter_choose(race: Race) -> None:
    """A new round begins: everybody chooses in secret (R14)."""
    race.round += 1
    race.picks = [()] * race.players
    telling.round_begins(race)
    ask_together(race, PICKING, range(race.players))


def ask_actions(race: Race, seat: int) -> Decision:
    if race.advanced:
        return Subset(seat, _PROMPT_TWO, "choose", NINE, 2, 2, (), "choose")
    return Closed(seat, _PROMPT, _CHOICES, "choose")


def read_actions(race: Race, seat: int, move: Move) -> tuple[int, ...]:
    return tuple([ACTION_INDEX[str(item)] for item in move.args])


def resume_choose(race: Race) -> bool:
    for seat, picks in collect(race):
        race.picks[seat] = picks
        telling.revealed(race, seat)
    return True


def next_phase(race: Race) -> tuple[int, int]:
    """The phase after this one, and whether it is its second time: phases run in their order, only
    if somebody chose them (R15), twice if one player chose a card twice (R86)."""
    phase, repeat = race.phase, race.repeat
    if phase == SETUP:
        return CHOOSE, 0
    if phase == END:
        return (OVER if ends(race) else CHOOSE), 0
    if repeat == 0 and phase in _TWICE:
        action = _TWICE[phase]
        if any(picks.count(action) == 2 for picks in race.picks):
            return phase, 1
    for coming in range(phase + 1, END):
        for picks in race.picks:
            for action in picks:
                if PHASE_OF[action] == coming:
                    return coming, 0
    return END, 0


_TWICE = {DEVELOP: ACT_DEVELOP, SETTLE: ACT_SETTLE}


def has_bonus(race: Race, seat: int, action: int) -> bool:
    """Did the seat choose this action? In the second of two phases of a kind only the player who
    chose the card twice has its bonus (R16, R87)."""
    return race.picks[seat].count(action) > race.repeat


def enter_end(race: Race) -> None:
    """Those with more than ten cards choose what to discard (R19)."""
    race.asked = ()
    crowded = [seat for seat in range(race.players) if len(race.hands[seat]) > HAND_LIMIT]
    ask_together(race, LIMITING, crowded)


@cache
def _limit_prompt(number: int) -> Message:
    return say.many(
        "The hand limit is ten: discard {n} card.",
        "The hand limit is ten: discard {n} cards.",
        n=number,
    )


def ask_limit(race: Race, seat: int) -> Decision:
    hand = race.hands[seat]
    number = len(hand) - HAND_LIMIT
    prompt = _limit_prompt(number)
    return Subset(seat, prompt, "discard", label(hand), number, number, (), "end")


def read_limit(race: Race, seat: int, move: Move) -> tuple[int, ...]:
    return tuple([INDEX[str(item)] for item in move.args])


def resume_end(race: Race) -> bool:
    for seat, cards in collect(race):
        piles.discard_from_hand(race, seat, cards)
        telling.discarded(race, seat, cards)
    return True


def ends(race: Race) -> bool:
    """Twelve cards in a tableau, or no chip left (R75, R76)."""
    if race.pool <= 0:
        return True
    return any(len(tableau) >= TABLEAU_END for tableau in race.tableaus)


def enter_over(race: Race) -> None:
    race.asked = ()
    telling.over(race)
