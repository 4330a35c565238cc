"""One match of Galaktické aliance at one moment."""

from __future__ import annotations

from suite.contract import (
    Atom,
    Chance,
    Decision,
    Event,
    Message,
    Move,
    Position,
    Standings,
    Verdict,
)

from . import decisions, engine, scoring, secrets, snapshots
from .alliance import Alliance
from .content import COUNCIL, PLANETS, SETUP, SOLO, Effect
from .galaxy import GONE, PLACES
from .resources import Amounts
from .solo import opponent
from .stages import SWAP


class AlliancesPosition(Position):
    """Everything about a match. Sides are the seats, and alone the artificial opponent after them.

    Planets are indices into `content.PLANETS`; `on_card` lists them for each face-up system card.
    Cube counts are tuples with a number for each side. `order` holds the seats in turn order,
    `turn` is a place in it. `arrival` lists the seats by when their prestige cubes last moved:
    on one space the later arrival lies higher (G45). `due`, `settled`, `acted` and `carded`
    belong to the current turn.
    """

    __slots__ = (
        "acted",
        "anomaly_cubes",
        "arrival",
        "board_cubes",
        "carded",
        "council",
        "deck",
        "discard",
        "due",
        "explored",
        "face_up",
        "fleet",
        "flipped",
        "holder",
        "log",
        "on_card",
        "order",
        "planet_bag",
        "players",
        "round",
        "settled",
        "sides",
        "solo",
        "stage",
        "state",
        "systems",
        "token_bag",
        "tokens",
        "tokens_lost",
        "tokens_out",
        "trade_cubes",
        "trades",
        "turn",
    )

    def __init__(self, players: int, explored: bool = False) -> None:
        self.quiet = False
        self.log: list[Event] | None = None
        self.players = players
        self.solo = players == 1
        self.explored = explored
        self.round = 0
        self.stage = SWAP
        self.order: tuple[int, ...] = tuple(range(players))
        self.turn = 0
        self.acted = self.carded = False
        self.settled = -1
        self.due: tuple[Effect, ...] = ()
        self.sides = [Alliance() for _ in range(players)]
        if self.solo:
            self.sides.append(opponent())
        self.arrival: tuple[int, ...] = tuple(reversed(range(players)))
        self.systems: tuple[int, ...] = ()
        self.face_up = 0
        self.fleet = 0
        self.on_card: tuple[tuple[int, ...], ...] = ()
        self.holder = [-1] * len(PLANETS)
        self.state = [0] * len(PLANETS)
        self.tokens = [GONE] * (SETUP.systems * PLACES)
        self.planet_bag: tuple[int, ...] = ()
        self.token_bag: tuple[int, ...] = ()
        self.tokens_out: tuple[int, ...] = ()
        self.tokens_lost: tuple[int, ...] = ()
        self.trades: tuple[int, ...] = ()
        self.flipped: tuple[bool, ...] = (False,) * SETUP.trade_cards
        self.trade_cubes = [self.no_cubes() for _ in range(SETUP.trade_cards)]
        self.board_cubes = [self.no_cubes() for _ in range(SETUP.trade_cards)]
        self.anomaly_cubes = self.no_cubes()
        self.council: tuple[int, ...] = tuple(
            -1 if space.from_players <= self.counts_as() else -2 for space in COUNCIL
        )
        self.deck: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()

    # Small things that several rules need

    def counts_as(self) -> int:
        """The number of players for components: alone as with two (G80)."""
        return SOLO.counts_as if self.solo else self.players

    def no_cubes(self) -> tuple[int, ...]:
        return (0,) * len(self.sides)

    def one_more(self, cubes: tuple[int, ...], side: int) -> tuple[int, ...]:
        return (*cubes[:side], cubes[side] + 1, *cubes[side + 1 :])

    def sit(self, space: int, side: int) -> None:
        """A cube on a council space, for good (G39)."""
        self.council = (*self.council[:space], side, *self.council[space + 1 :])

    def gain(self, seat: int, gain: Amounts) -> Amounts:
        """Take a gain; with prestige the cube comes to lie on top of its new stack (G45, R19).
        Gives back what was really taken, for the log: a quiet position does not care."""
        side = self.sides[seat]
        before = None if self.log is None else side.purse[:]
        if side.receive(gain):
            self.arrival = (*(other for other in self.arrival if other != seat), seat)
        if before is None:
            return gain
        return tuple((r, side.purse[r] - before[r]) for r, _ in gain if side.purse[r] > before[r])

    def drop_card(self, seat: int, card: int) -> None:
        """A faction card leaves the hand."""
        side = self.sides[seat]
        side.hand = tuple(other for other in side.hand if other != card)

    # The contract

    def pending(self) -> tuple[Decision, ...]:
        return decisions.pending(self)

    def play(self, seat: int, move: Move) -> list[Event]:
        log: list[Event] = []
        self.log = None if self.quiet else log
        engine.play(self, seat, move)
        self.log = None
        return log

    def copy(self) -> AlliancesPosition:
        new = AlliancesPosition.__new__(AlliancesPosition)
        new.quiet = self.quiet
        new.log = None
        new.players = self.players
        new.solo = self.solo
        new.explored = self.explored
        new.round = self.round
        new.stage = self.stage
        new.order = self.order
        new.turn = self.turn
        new.acted = self.acted
        new.carded = self.carded
        new.settled = self.settled
        new.due = self.due
        new.sides = [side.copy() for side in self.sides]
        new.arrival = self.arrival
        new.systems = self.systems
        new.face_up = self.face_up
        new.fleet = self.fleet
        new.on_card = self.on_card
        new.holder = self.holder[:]
        new.state = self.state[:]
        new.tokens = self.tokens[:]
        new.planet_bag = self.planet_bag
        new.token_bag = self.token_bag
        new.tokens_out = self.tokens_out
        new.tokens_lost = self.tokens_lost
        new.trades = self.trades
        new.flipped = self.flipped
        new.trade_cubes = self.trade_cubes[:]
        new.board_cubes = self.board_cubes[:]
        new.anomaly_cubes = self.anomaly_cubes
        new.council = self.council
        new.deck = self.deck
        new.discard = self.discard
        return new

    def snapshot(self) -> dict[str, object]:
        return snapshots.snapshot(self)

    def seen_by(self, seat: int | None) -> AlliancesPosition:
        return secrets.seen_by(self, seat)

    def imagine(self, seat: int, chance: Chance) -> AlliancesPosition:
        return secrets.imagine(self, seat, chance)

    def standings(self) -> Standings:
        return scoring.standings(self)

    def describe(self, seat: int, move: Move) -> Message:
        return decisions.describe(self, seat, move)

    def describe_item(self, seat: int, item: Atom) -> Message:
        return decisions.describe_item(item)

    def why_not(self, seat: int, move: Move) -> Verdict:
        return decisions.why_not(self, seat, move)

    # For search: the moves of the one seat that decides, without the prompt around them

    def to_move(self) -> int:
        """The seat that decides, or -1: the match is over, or several decide (draft)."""
        return decisions.to_move(self)

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of that seat where they are listed."""
        return decisions.moves(self, seat)
