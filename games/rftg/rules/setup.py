"""Setting up (R7-R13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rftg.rules import piles, telling
from games.rftg.rules.asking import DISCARDING, ask_together, collect
from games.rftg.rules.cards import (
    COPIES,
    COUNT,
    FIRST_HANDS,
    INDEX,
    NONE,
    START,
    STARTS,
    WINDFALL,
    label,
    say,
)
from games.rftg.rules.options import RaceOptions
from suite.contract import Chance, Decision, Move, Setup, Subset

if TYPE_CHECKING:
    from games.rftg.rules.position import Race

FIRST_HAND = 4
DEALT = 6
_PROMPT = say("Discard two of your six cards.")


def deal(setup: Setup) -> Race:
    """The first position of a match."""
    from games.rftg.rules.position import Race

    options = setup.options
    if not isinstance(options, RaceOptions):
        raise TypeError("these are not options of Race for the Galaxy")
    if not 2 <= setup.players <= 4:
        raise ValueError("Race for the Galaxy is for two to four players")
    if options.advanced and setup.players != 2:
        raise ValueError("the advanced game is for two players")
    race = Race(setup.players, options.advanced, Chance(setup.seed))
    first_game = options.start == "first_game"
    starts = list(STARTS[1 : 1 + setup.players] if first_game else STARTS)
    race.chance.shuffle(starts)
    for seat in range(setup.players):
        place_start_world(race, seat, starts[seat])
    deck = [card for card in range(COUNT) for _ in range(COPIES[card])]
    for seat in range(setup.players):
        deck.remove(race.tableaus[seat][0])
        if first_game:
            race.hands[seat] = sorted(FIRST_HANDS[START[race.tableaus[seat][0]]])
            for card in race.hands[seat]:
                deck.remove(card)
    race.chance.shuffle(deck)
    race.deck = deck
    set_first_player(race)
    for seat in race.order():
        if not first_game:
            race.hands[seat] = sorted(piles.take(race, seat, DEALT))
        world = race.tableaus[seat][0]
        if WINDFALL[world]:
            race.goods[seat][0] = piles.take(race, seat, 1, world)[0]  # R11
    begin(race)
    return race


def place_start_world(race: Race, seat: int, card: int) -> None:
    race.tableaus[seat] = [card]
    race.goods[seat] = [NONE]


def set_first_player(race: Race) -> None:
    """The owner of the lowest start number goes first where order matters (R82). A start world that
    was settled later does not count: the first one of a tableau is meant."""
    numbers = [
        next((START[card] for card in cards if START[card] != NONE), NONE)
        for cards in race.tableaus
    ]
    dealt = [number for number in numbers if number != NONE]
    race.first = numbers.index(min(dealt)) if dealt else 0


def begin(race: Race) -> None:
    """Ask for the two discards, or start the first round when the hands are ready."""
    from games.rftg.rules import phases

    too_many = [seat for seat in range(race.players) if len(race.hands[seat]) > FIRST_HAND]
    if too_many:
        ask_together(race, DISCARDING, too_many)
    else:
        phases.go_on(race)


def ask_discard(race: Race, seat: int) -> Decision:
    number = len(race.hands[seat]) - FIRST_HAND
    return Subset(seat, _PROMPT, "discard", label(race.hands[seat]), number, number, (), "setup")


def read_discard(race: Race, seat: int, move: Move) -> tuple[int, ...]:
    return tuple([INDEX[str(item)] for item in move.args])


def resume(race: Race) -> bool:
    """All have chosen their first hand (R10)."""
    for seat, cards in collect(race):
        piles.discard_from_hand(race, seat, cards)
        telling.discarded(race, seat, cards)
    return True
