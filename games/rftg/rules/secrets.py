"""What a seat may know, and a truth that agrees with it (R74, G5).

A seat knows its own hand, every tableau, how many cards there are everywhere, the cards of the
discard pile that it has discarded itself or that everybody saw, and a card that another player won
at Gambling World, until that player discards something face down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rftg.rules.cards import COPIES, COUNT, HIDDEN, NONE
from suite.contract import Chance

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

TRUTH = -2
_HIDDEN_ANSWER = ()


def hide(race: Race, viewer: int) -> None:
    """Take from this copy all that the viewer may not know."""
    race.viewer = viewer
    race.questions = None
    race.chance = Chance(0)
    race.deck = [HIDDEN] * len(race.deck)
    race.coming = []
    bit = 1 << viewer if viewer >= 0 else (1 << race.players) - 1
    known = bit.__and__ if viewer >= 0 else bit.__eq__
    race.discard = [
        card if known(seen) else HIDDEN
        for card, seen in zip(race.discard, race.discard_seen, strict=True)
    ]
    race.discard_seen = [seen if known(seen) else 0 for seen in race.discard_seen]
    for seat in range(race.players):
        race.goods[seat] = [good if good == NONE else HIDDEN for good in race.goods[seat]]
        if seat != viewer:
            unknown = len(race.hands[seat]) - len(race.shown[seat])
            race.hands[seat] = [HIDDEN] * unknown + race.shown[seat]
            race.drawn[seat] = [HIDDEN] * len(race.drawn[seat])
            if race.answers[seat] is not None:
                race.answers[seat] = _HIDDEN_ANSWER


def fill_in(race: Race, seat: int, chance: Chance) -> None:
    """Deal the unknown cards to all places where an unknown card lies, and make up the answers
    that others have given in secret."""
    unknown = _unknown_cards(race)
    chance.shuffle(unknown)
    for other in range(race.players):
        race.hands[other] = sorted(_deal(race.hands[other], unknown))
        race.drawn[other] = sorted(_deal(race.drawn[other], unknown))
        race.goods[other] = _deal(race.goods[other], unknown)
    race.discard = _deal(race.discard, unknown)
    race.deck = _deal(race.deck, unknown)
    race.discard_seen = list(race.discard_seen)
    race.viewer = TRUTH
    race.questions = None
    race.chance = Chance(chance.bits())
    for other in range(race.players):
        if other != seat and race.answers[other] == _HIDDEN_ANSWER:
            _make_up_answer(race, other, chance)


def _deal(cards: list[int], unknown: list[int]) -> list[int]:
    return [unknown.pop() if card == HIDDEN else card for card in cards]


def _unknown_cards(race: Race) -> list[int]:
    """All cards that the viewer cannot place."""
    left = list(COPIES)
    known = [race.discard, race.placing]
    known += race.tableaus + race.hands + race.drawn
    for cards in known:
        for card in cards:
            if card >= 0:
                left[card] -= 1
    return [card for card in range(COUNT) for _ in range(left[card])]


def _make_up_answer(race: Race, seat: int, chance: Chance) -> None:
    from games.rftg.rules.phases import QUESTIONS

    question = QUESTIONS[race.ask]
    assert question.read
    race.answers[seat] = None
    race.answers[seat] = question.read(race, seat, question.put(race, seat).some(chance))
