"""The rules. The numbers S1 to S8 are those of the manual."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Self

import yaml

from suite.contract import (
    ROUND,
    Atom,
    Chance,
    Closed,
    Decision,
    Event,
    Message,
    Move,
    Position,
    ScoreLine,
    Standing,
    Standings,
    Subset,
    Verdict,
    Who,
    Words,
    refuse,
)

say = Words("salvagers")

HAND = 5
STRENGTHS = range(1, 10)
WRECKS = range(2, 10)
UNKNOWN = 0
"""A card that the viewing seat may not know."""
SECRET = Move("secret")
"""An answer that the viewing seat may not know."""


@lru_cache(maxsize=1)
def drone_names() -> dict[int, str]:
    """The English name of the drone of each strength."""
    file = Path(__file__).parent / "content" / "drones.yaml"
    content = yaml.safe_load(file.read_text(encoding="utf-8"))
    return {drone["strength"]: drone["name"] for drone in content["drones"]}


def drone(strength: int) -> Message:
    """A drone as it is called."""
    name = Message(drone_names()[strength], context="drone", domain=say.domain)
    return say("{drone} ({strength})", drone=name, strength=strength)


class Salvage(Position):
    """One match at one moment. Drones and wrecks are whole numbers: their strength and worth."""

    __slots__ = (
        "answers",  # of each seat, until all have answered
        "chance",
        "deck",  # the last one is drawn next
        "hands",
        "passed",  # the wrecks that have been seen
        "points",
        "round",  # 0: the drones are being changed
        "rounds",
        "salvaged",  # how many wrecks each seat has
        "spent",  # how many drones of each strength have been sent
        "wreck",
        "wrecks",  # still to come; the last one is next
    )

    def __init__(self) -> None:
        self.quiet = False

    @classmethod
    def deal(cls, players: int, rounds: int, seed: int) -> Self:
        self = cls()
        self.chance = Chance(seed)
        self.rounds = rounds
        self.round = 0
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.answers: list[Move | None] = [None] * players
        self.points = [0] * players
        self.salvaged = [0] * players
        self.spent = [0] * (len(STRENGTHS) + 1)
        self.wreck = 0
        self.passed: list[int] = []
        self.wrecks = self.chance.sample(list(WRECKS), rounds)
        self.deck = self.drones_left()
        self.chance.shuffle(self.deck)
        for hand in self.hands:
            hand[:] = sorted(self.deck.pop() for _ in range(HAND))
        return self

    def drones_left(self) -> list[int]:
        """S1: there are as many drones of each strength as players and two more; these are
        neither spent nor in a hand that is known."""
        known = Counter(strength for hand in self.hands for strength in hand)
        copies = len(self.hands) + 2
        return [s for s in STRENGTHS for _ in range(copies - self.spent[s] - known[s])]

    # Decisions and moves

    def pending(self) -> tuple[Decision, ...]:
        if self.round > self.rounds:
            return ()
        ask = self._ask_to_change if self.round == 0 else self._ask_to_send
        return tuple(ask(seat) for seat, answer in enumerate(self.answers) if answer is None)

    def _ask_to_change(self, seat: int) -> Decision:
        """S2: everyone may put back up to two drones."""
        prompt = say("Put back up to two drones and draw as many.")
        return Subset(seat, prompt, "put_back", tuple(range(HAND)), 0, 2, phase="change")

    def _ask_to_send(self, seat: int) -> Decision:
        """S3: everyone sends one drone."""
        prompt = say("Send a drone to the wreck (worth: {worth}).", worth=self.wreck)
        moves = tuple(Move("send", (strength,)) for strength in sorted(set(self.hands[seat])))
        return Closed(seat, prompt, moves, phase="send")

    def play(self, seat: int, move: Move) -> list[Event]:
        self.answers[seat] = move
        if None in self.answers:
            return []
        events = self._change() if self.round == 0 else self._salvage()
        self.answers = [None] * len(self.hands)
        events += self.next_round()
        return [] if self.quiet else events

    def _change(self) -> list[Event]:
        """S2: what is put back is shuffled in before anyone draws."""
        given = [move.args if move else () for move in self.answers]
        for hand, places in zip(self.hands, given, strict=True):
            self.deck += [hand[int(place)] for place in places]
            hand[:] = [drone for place, drone in enumerate(hand) if place not in places]
        self.chance.shuffle(self.deck)
        return [self._draw(seat) for seat, places in enumerate(given) for _ in places]

    def _salvage(self) -> list[Event]:
        sent = [int(move.args[0]) if move else UNKNOWN for move in self.answers]
        events = []
        for seat, strength in enumerate(sent):
            self.hands[seat].remove(strength)
            self.spent[strength] += 1
            text = say("{who} sends: {drone}", who=Who(seat), drone=drone(strength))
            events.append(Event("sent", text, seat, {"strength": strength}, reveals=True))
        alone = [strength for strength in sent if sent.count(strength) == 1]
        if alone:
            events += self._take(sent.index(max(alone)))
        else:  # S5
            events.append(Event("lost", say("Every drone meets its equal: the wreck drifts away.")))
        if self.round < self.rounds:
            events += [self._draw(seat) for seat in range(len(self.hands))]  # S7
        return events

    def _take(self, winner: int) -> list[Event]:
        """S4: the strongest drone without an equal takes the wreck. S6: a six adds two points."""
        roll = self.chance.roll()
        worth = self.wreck + (2 if roll == 6 else 0)
        self.points[winner] += worth
        self.salvaged[winner] += 1
        who = Who(winner)
        rolled = say("{who} searches the wreck and rolls: {roll}", who=who, roll=roll)
        taken = say.many("{who} gains {n} point.", "{who} gains {n} points.", n=worth, who=who)
        return [
            Event("rolled", rolled, winner, {"roll": roll}, reveals=True),
            Event("salvaged", taken, winner, {"worth": worth}),
        ]

    def _draw(self, seat: int) -> Event:
        strength = self.deck.pop()
        self.hands[seat] = sorted([*self.hands[seat], strength])
        text = say("{who} draws: {drone}", who=Who(seat), drone=drone(strength))
        public = Event("drawn", say("{who} draws a drone.", who=Who(seat)), seat)
        return Event("drawn", text, seat, {"strength": strength}, (seat,), public, reveals=True)

    def next_round(self) -> list[Event]:
        """The next wreck comes, if there is one (S8)."""
        self.round += 1
        if self.round > self.rounds:
            return []
        self.wreck = self.wrecks.pop()
        self.passed.append(self.wreck)
        text = say(
            "Round {round}: a wreck drifts by (worth: {worth}).", round=self.round, worth=self.wreck
        )
        return [Event(ROUND, text, data={"round": self.round}, reveals=True)]

    def why_not(self, seat: int, move: Move) -> Verdict:
        if move.verb == "send" and self.round > 0:
            return refuse(say("Only a drone in your own hand can be sent."), "S3")
        if move.verb == "put_back" and self.round > 0:
            return refuse(say("Drones are changed only before the first round."), "S2")
        if move.verb == "put_back":
            return refuse(say("At most two different drones of the hand can be put back."), "S2")
        return super().why_not(seat, move)

    # What a seat knows

    def seen_by(self, seat: int | None) -> Self:
        view = self.copy()
        view.chance = Chance(0)
        view.deck = [UNKNOWN] * len(self.deck)
        view.wrecks = [UNKNOWN] * len(self.wrecks)
        for other in range(len(self.hands)):
            if other != seat:
                view.hands[other] = [UNKNOWN] * len(self.hands[other])
                view.answers[other] = SECRET if self.answers[other] else None
        return view

    def imagine(self, seat: int, chance: Chance) -> Self:
        dream = self.seen_by(seat)
        dream.chance = Chance(chance.bits())
        dream.wrecks = chance.sample([w for w in WRECKS if w not in self.passed], len(self.wrecks))
        unseen = dream.drones_left()
        chance.shuffle(unseen)
        for other, hand in enumerate(dream.hands):
            if other != seat:
                hand[:] = sorted(unseen.pop() for _ in hand)
        dream.deck = unseen
        for other, answer in enumerate(dream.answers):
            if answer == SECRET:
                dream.answers[other] = None
                decision = dream.decision(other)
                dream.answers[other] = decision.some(chance) if decision else None
        return dream

    # Score, words and copies

    def standings(self) -> Standings:
        label = say("Wrecks")
        seats = tuple(
            Standing(seat, points, (ScoreLine(label, points),), (self.salvaged[seat],))
            for seat, points in enumerate(self.points)
        )
        if not self.over():
            return Standings(seats)
        reason = say("The last wreck has drifted by.")
        return Standings(seats, Standings(seats).leaders(), final=True, reason=reason)

    def describe(self, seat: int, move: Move) -> Message:
        if move.verb == "send":
            return say("Send: {drone}", drone=drone(int(move.args[0])))
        if not move.args:
            return say("Keep all drones")
        drones = tuple(self.describe_item(seat, place) for place in move.args)
        return say("Put back: {drones}", drones=drones)

    def describe_item(self, seat: int, item: Atom) -> Message:
        return drone(self.hands[seat][int(item)])

    def copy(self) -> Self:
        twin = type(self)()
        twin.quiet = self.quiet
        twin.chance = self.chance.copy()
        twin.rounds = self.rounds
        twin.round = self.round
        twin.hands = [hand[:] for hand in self.hands]
        twin.answers = self.answers[:]
        twin.points = self.points[:]
        twin.salvaged = self.salvaged[:]
        twin.spent = self.spent[:]
        twin.wreck = self.wreck
        twin.passed = self.passed[:]
        twin.wrecks = self.wrecks[:]
        twin.deck = self.deck[:]
        return twin

    def snapshot(self) -> dict[str, object]:
        return {
            "answers": [str(answer) if answer else None for answer in self.answers],
            "chance": [self.chance.state, *self.chance.script],
            "deck": self.deck[:],
            "hands": [hand[:] for hand in self.hands],
            "passed": self.passed[:],
            "points": self.points[:],
            "round": self.round,
            "rounds": self.rounds,
            "salvaged": self.salvaged[:],
            "spent": self.spent[:],
            "wreck": self.wreck,
            "wrecks": self.wrecks[:],
        }
