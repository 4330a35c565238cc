"""One match of Race for the Galaxy at one moment."""

from __future__ import annotations

from typing import Self

from games.rftg.rules import describing, phases, refusals, scoring, secrets
from games.rftg.rules.actions import ACTION_IDS, OVER, PHASE_IDS, SETUP
from games.rftg.rules.cards import IDS, NONE, SHOWN
from suite.contract import (
    Atom,
    Chance,
    Closed,
    Decision,
    Event,
    Message,
    Move,
    Position,
    Standings,
    Verdict,
)

TRUTH = -2
"""`viewer` of a complete position."""
SPECTATOR = -1


_ORDERS = {
    players: [
        tuple((first + turn) % players for turn in range(players)) for first in range(players)
    ]
    for players in (2, 3, 4)
}


def _shown(cards: list[int]) -> list[str | None]:
    return [SHOWN[card] for card in cards]


class Race(Position):
    """The whole state. Cards are design numbers (see `cards`), seats are places in the lists.

    `asked` are the seats of the question `ask`; of a question that all answer together, `answers`
    holds what has been answered so far. `turn` counts through the order of players (R82).
    """

    __slots__ = (
        "advanced", "answers", "ask", "asked", "chance", "chips", "coming", "deck", "discard",
        "discard_seen", "doing", "drawn", "first", "goods", "hands", "left", "lenient", "log",
        "phase", "picks", "placing", "players", "pool", "price", "produced", "questions", "repeat",
        "round", "shown", "stage", "tableaus", "taken", "turn", "used", "viewer", "way",
    )  # fmt: skip

    def __init__(self, players: int, advanced: bool, chance: Chance) -> None:
        self.quiet = False
        self.players = players
        self.advanced = advanced
        self.chance = chance
        self.viewer = TRUTH
        self.log: list[Event] | None = None
        self.questions: tuple[Decision, ...] | None = None

        self.deck: list[int] = []  # the top card is the last one
        self.discard: list[int] = []
        self.discard_seen: list[int] = []  # for each card of the discard: bits of who knows it
        self.coming: list[list[tuple[int, int]]] = []  # by seat: cards promised, and where to
        self.pool = 12 * players
        self.hands: list[list[int]] = [[] for _ in range(players)]  # sorted
        self.shown: list[list[int]] = [[] for _ in range(players)]  # of the hand, known to all
        self.tableaus: list[list[int]] = [[] for _ in range(players)]
        self.goods: list[list[int]] = [[] for _ in range(players)]  # beside the tableau
        self.chips = [0] * players
        self.first = 0  # the seat that goes first (R82)
        self.lenient = False  # a scenario allows what can only do harm

        self.round = 0
        self.picks: list[tuple[int, ...]] = [()] * players
        self.phase = SETUP
        self.repeat = 0  # 1 in the second Develop or Settle phase of a round
        self.stage = 0
        self.turn = 0
        self.ask = 0
        self.asked: tuple[int, ...] = ()
        self.answers: list[tuple[int, ...] | None] = [None] * players

        self.drawn: list[list[int]] = [[] for _ in range(players)]  # looked at in Explore
        self.placing = [NONE] * players  # revealed and not yet paid for
        self.way = NONE
        self.price = NONE
        self.used: list[int] = []  # powers used by the seat whose turn it is
        self.doing = NONE  # the consume power that is taking goods
        self.left = 0  # how many it must still take
        self.taken: list[int] = []  # the kinds it has taken
        self.produced = [0] * (4 * players)  # goods by seat and kind in this phase

    # The contract

    def pending(self) -> tuple[Decision, ...]:
        if self.questions is None:
            self.questions = tuple(
                [self._question(seat) for seat in self.asked if self.answers[seat] is None]
            )
        return self.questions

    def _question(self, seat: int) -> Decision:
        decision = phases.QUESTIONS[self.ask].put(self, seat)
        if self.viewer == TRUTH or self.viewer == seat:
            return decision
        return Closed(seat, decision.prompt, (), decision.phase)

    def play(self, seat: int, move: Move) -> list[Event]:
        log: list[Event] | None = None if self.quiet else []
        self.log = log
        self.questions = None
        phases.answer(self, seat, move)
        self.log = None
        return log or []

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.quiet = self.quiet
        twin.players = self.players
        twin.advanced = self.advanced
        twin.chance = self.chance.copy()
        twin.viewer = self.viewer
        twin.log = None
        twin.questions = self.questions
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.discard_seen = self.discard_seen[:]
        twin.coming = [cards[:] for cards in self.coming]
        twin.pool = self.pool
        twin.hands = [cards[:] for cards in self.hands]
        twin.shown = [cards[:] for cards in self.shown]
        twin.tableaus = [cards[:] for cards in self.tableaus]
        twin.goods = [cards[:] for cards in self.goods]
        twin.chips = self.chips[:]
        twin.first = self.first
        twin.lenient = self.lenient
        twin.round = self.round
        twin.picks = self.picks[:]
        twin.phase = self.phase
        twin.repeat = self.repeat
        twin.stage = self.stage
        twin.turn = self.turn
        twin.ask = self.ask
        twin.asked = self.asked
        twin.answers = self.answers[:]
        twin.drawn = [cards[:] for cards in self.drawn]
        twin.placing = self.placing[:]
        twin.way = self.way
        twin.price = self.price
        twin.used = self.used[:]
        twin.doing = self.doing
        twin.left = self.left
        twin.taken = self.taken[:]
        twin.produced = self.produced[:]
        return twin

    def snapshot(self) -> dict[str, object]:
        return {
            "players": self.players,
            "advanced": self.advanced,
            "chance": [self.chance.state, list(self.chance.script)],
            "viewer": self.viewer,
            "deck": _shown(self.deck[::-1]),  # as in a scenario: from the top
            "discard": _shown(self.discard),
            "discard_seen": list(self.discard_seen),
            "coming": [[[IDS[card], place] for card, place in own] for own in self.coming],
            "pool": self.pool,
            "hands": [_shown(cards) for cards in self.hands],
            "shown": [_shown(cards) for cards in self.shown],
            "tableaus": [_shown(cards) for cards in self.tableaus],
            "goods": [_shown(cards) for cards in self.goods],
            "chips": list(self.chips),
            "first": self.first,
            "lenient": self.lenient,
            "round": self.round,
            "actions": [[ACTION_IDS[action] for action in picks] for picks in self.picks],
            "phase": PHASE_IDS[self.phase],
            "repeat": self.repeat,
            "stage": self.stage,
            "turn": self.turn,
            "ask": self.ask,
            "asked": list(self.asked),
            "answers": [None if answer is None else list(answer) for answer in self.answers],
            "drawn": [_shown(cards) for cards in self.drawn],
            "placing": list(self.placing),
            "way": self.way,
            "price": self.price,
            "used": list(self.used),
            "doing": self.doing,
            "left": self.left,
            "taken": list(self.taken),
            "produced": list(self.produced),
        }

    def seen_by(self, seat: int | None) -> Self:
        view = self.copy()
        secrets.hide(view, SPECTATOR if seat is None else seat)
        return view

    def imagine(self, seat: int, chance: Chance) -> Self:
        dream = self.seen_by(seat)
        secrets.fill_in(dream, seat, chance)
        return dream

    def standings(self) -> Standings:
        return scoring.standings(self)

    def describe(self, seat: int, move: Move) -> Message:
        return describing.describe(self, seat, move)

    def describe_item(self, seat: int, item: Atom) -> Message:
        return describing.describe_item(item)

    def why_not(self, seat: int, move: Move) -> Verdict:
        return refusals.why_not(self, seat, move)

    # What the rules ask all the time

    def over(self) -> bool:
        return self.phase == OVER

    def order(self) -> tuple[int, ...]:
        """The seats in the order of players (R82)."""
        return _ORDERS[self.players][self.first]

    def to_move(self) -> int:
        """The seat whose turn it is in a phase that is carried out in order."""
        return (self.first + self.turn) % self.players
