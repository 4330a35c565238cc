"""All that is on the table, and the small things that are done to it everywhere."""

from __future__ import annotations

from abc import ABC
from typing import Any, Self, TypeAlias

from games.expansion_pilots.rules.options import Options
from games.expansion_pilots.rules.tables import (
    END_POINTS,
    LEVEL_VP,
    PILOTS,
    PRINTED_VP,
    ROGUE_INDEX,
    ROGUES,
    say,
)
from games.expansion_pilots.rules.terms import FLEET, INACTIVE, MOST, NOBODY
from suite.contract import Chance, Closed, Decision, Event, Message, Move, Position, Who

Task: TypeAlias = "tuple[Any, ...]"
"""What is still to be done: a name and its values. The top of the stack comes next."""


class Terms:
    """What was agreed before the match and never changes."""

    __slots__ = ("exploration", "level_vp", "options", "pilots", "players", "rogue", "sides")

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options
        self.pilots = options.pilots
        self.exploration = options.exploration
        self.level_vp = PRINTED_VP if options.printed_empire_points else LEVEL_VP
        self.rogue = 1 if players == 1 else NOBODY
        """The side of the rogue galaxy, which has no seat (P55)."""
        self.sides = players + (players == 1)


class State(Position, ABC):
    """One match at one moment. Lists by side, by ship (`side * FLEET + ship`) or by die."""

    __slots__ = (
        "active", "asked", "chance", "colonies", "converted", "culture", "deck", "dice",
        "discard", "discount", "ended", "energy", "face_up", "fewer", "first", "flown", "hangar",
        "income", "kind", "known", "level", "log", "mission", "noted", "offer", "pilot_deck",
        "pilot_discard", "pilot_row", "rank", "rerolls", "round", "row", "score", "stack",
        "states", "tax", "terms", "token_deck", "tokens", "trigger", "used", "where",
    )  # fmt: skip

    terms: Terms
    chance: Chance
    # By side
    energy: list[int]
    culture: list[int]
    level: list[int]
    score: list[int]  # the markers on the score card (P71)
    used: list[int]  # bits of once-per-turn limits (P38)
    colonies: list[tuple[int, ...]]
    tokens: list[tuple[int, ...]]
    known: list[int]  # how many tokens on top of the deck this side has looked at
    mission: list[int]
    offer: list[tuple[int, ...]]
    # By ship
    where: list[int]
    rank: list[int]  # the space on a colony or hazard track
    kind: list[int]
    flown: list[int]  # the pilot whose ability the ship has
    hangar: list[tuple[int, ...]]  # pilots of each ship type, the last one on top
    # In the middle; the top of a deck is its end
    row: list[int]
    deck: list[int]
    discard: list[int]
    pilot_row: list[int]
    pilot_deck: list[int]
    pilot_discard: list[int]
    token_deck: list[int]
    face_up: list[int]
    # The turn
    active: int
    first: int
    round: int
    dice: list[int]
    states: list[int]
    rerolls: int
    converted: bool
    income: list[int]  # energy and culture for each follow (P50)
    tax: int  # what following costs (P50)
    discount: int  # hires in which a pair counts as three of a kind
    fewer: int  # dice that the human loses in the next turn
    noted: int  # what one step of an effect leaves for the next
    trigger: int  # the side that triggered the end (P51)
    ended: str  # why the match is over
    stack: list[Task]
    asked: tuple[Decision, ...]
    log: list[Event]

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.quiet = self.quiet
        new.terms = self.terms
        new.chance = self.chance.copy()
        new.energy = self.energy[:]
        new.culture = self.culture[:]
        new.level = self.level[:]
        new.score = self.score[:]
        new.used = self.used[:]
        new.colonies = self.colonies[:]
        new.tokens = self.tokens[:]
        new.known = self.known[:]
        new.mission = self.mission[:]
        new.offer = self.offer[:]
        new.where = self.where[:]
        new.rank = self.rank[:]
        new.kind = self.kind[:]
        new.flown = self.flown[:]
        new.hangar = self.hangar[:]
        new.row = self.row[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.pilot_row = self.pilot_row[:]
        new.pilot_deck = self.pilot_deck[:]
        new.pilot_discard = self.pilot_discard[:]
        new.token_deck = self.token_deck[:]
        new.face_up = self.face_up[:]
        new.active = self.active
        new.first = self.first
        new.round = self.round
        new.dice = self.dice[:]
        new.states = self.states[:]
        new.rerolls = self.rerolls
        new.converted = self.converted
        new.income = self.income[:]
        new.tax = self.tax
        new.discount = self.discount
        new.fewer = self.fewer
        new.noted = self.noted
        new.trigger = self.trigger
        new.ended = self.ended
        new.stack = self.stack[:]
        new.asked = self.asked
        new.log = []
        return new

    # Looking

    def who(self, side: int) -> Who | Message:
        """This side in a sentence."""
        if side == self.terms.rogue:
            return ROGUES[ROGUE_INDEX[self.terms.options.rogue]].name
        return Who(side)

    def others(self, side: int) -> list[int]:
        """The other sides, clockwise."""
        sides = self.terms.sides
        return [(side + k) % sides for k in range(1, sides)]

    def inactive(self) -> list[int]:
        """The numbers of the inactive dice."""
        return [die for die, state in enumerate(self.states) if state == INACTIVE]

    def pilots_of(self, side: int) -> tuple[int, ...]:
        """All pilot cards of a side, covered ones included (P79)."""
        return sum(self.hangar[side * FLEET : side * FLEET + FLEET], ())

    def ability(self, ship: int, op: str) -> bool:
        """Has this ship (by its number) the lasting ability?"""
        pilot = self.flown[ship]
        return pilot >= 0 and op in PILOTS[pilot].ops

    def unexplored(self, side: int) -> int:
        """How many ships of a side are in unexplored space."""
        return self.where[side * FLEET : side * FLEET + FLEET].count(1)

    # Changing

    def ask(
        self, seat: int, prompt: Message, moves: list[Move], phase: str, window: str = ""
    ) -> bool:
        """Wait for one of these moves."""
        self.asked = (Closed(seat, prompt, tuple(moves), phase, window),)
        return True

    def tell(
        self,
        kind: str,
        message: Message | None,
        side: int,
        *,
        reveals: bool = False,
        **data: object,
    ) -> None:
        """Note an event. Callers look at `quiet` first, to save making the message."""
        seat = side if 0 <= side < self.terms.players else None
        self.log.append(Event(kind, message, seat, {"side": side, **data}, reveals=reveals))

    def gain(self, side: int, energy: int, culture: int) -> None:
        """Gain resources; what goes over the end of the track is lost (P13)."""
        if energy:
            before = self.energy[side]
            self.energy[side] = min(MOST, before + energy)
            if not self.quiet and self.energy[side] > before:
                gained = self.energy[side] - before
                text = say.many(
                    "{who} gains {n} energy.",
                    "{who} gains {n} energy.",
                    n=gained,
                    who=self.who(side),
                )
                self.tell("gained", text, side, energy=gained)
        if culture:
            before = self.culture[side]
            self.culture[side] = min(MOST, before + culture)
            if not self.quiet and self.culture[side] > before:
                gained = self.culture[side] - before
                text = say.many(
                    "{who} gains {n} culture.",
                    "{who} gains {n} culture.",
                    n=gained,
                    who=self.who(side),
                )
                self.tell("gained", text, side, culture=gained)

    def pay(self, side: int, energy: int, culture: int) -> None:
        """Give resources back to the supply."""
        self.energy[side] -= energy
        self.culture[side] -= culture
        if self.quiet:
            return
        if energy:
            text = say.many(
                "{who} gives up {n} energy.",
                "{who} gives up {n} energy.",
                n=energy,
                who=self.who(side),
            )
            self.tell("paid", text, side, energy=energy)
        if culture:
            text = say.many(
                "{who} gives up {n} culture.",
                "{who} gives up {n} culture.",
                n=culture,
                who=self.who(side),
            )
            self.tell("paid", text, side, culture=culture)

    def add_points(self, side: int, points: int) -> None:
        """Move the score marker, and trigger the end at 21 points (P51, P71, P100)."""
        self.score[side] += points
        if self.score[side] >= END_POINTS:
            if self.terms.rogue != NOBODY:
                self.ended = "points"
                self.trigger = side
            elif self.trigger == NOBODY:
                self.trigger = side
                if not self.quiet:
                    text = say("{who} triggers the end of the game.", who=self.who(side))
                    self.tell("end_triggered", text, side)
