"""A match and how it came about. Knows nothing of windows, seats or bots.

A match is its setup and its moves. Positions on the way are kept every few moves, so that going
back, and looking at any moment of a long match, is quick.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from suite.contract import (
    BadMove,
    Event,
    Game,
    IllegalMove,
    Message,
    Move,
    Position,
    Setup,
    Who,
    Words,
)

_say = Words("shell")

_EVERY = 16  # moves between two kept positions


class Played(NamedTuple):
    """A move that was made, and what happened."""

    seat: int
    move: Move
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Did something hidden become known to someone?"""
        return any(event.reveals for event in self.events)


@dataclass(frozen=True, slots=True)
class Undo:
    """What undo would do: `what` it takes back, or `why_not`. With `by_agreement` it is possible
    only if all players agree."""

    what: Message | None = None
    why_not: Message | None = None
    by_agreement: bool = False

    def __bool__(self) -> bool:
        return self.what is not None


class BadSave(ValueError):
    """Moves that do not make a match: `number` is the first bad one (from 1), `why` the reason."""

    def __init__(self, number: int, text: str, why: Message) -> None:
        super().__init__(f"move {number} ({text}): {why.text.format(**why.values)}")
        self.number = number
        self.why = why


class Match:
    """The present position, the moves that led to it, and those that were taken back."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.position = game.deal(setup)
        self.history: list[Played] = []
        self._kept: list[Position] = [self.position.copy()]
        self._undone: list[list[tuple[int, Move]]] = []

    @classmethod
    def from_saved(cls, game: Game, setup: Setup, moves: Iterable[tuple[int, str]]) -> Match:
        """Play saved moves again; every one must be legal. Raises `BadSave`."""
        match = cls(game, setup)
        for number, (seat, text) in enumerate(moves, 1):
            try:
                match.play(seat, Move.parse(text))
            except IllegalMove as error:
                why = error.verdict.why or _say("That is not one of the moves possible now.")
                raise BadSave(number, text, why) from error
            except BadMove as error:
                why = _say("This is not a move: {detail}", detail=str(error))
                raise BadSave(number, text, why) from error
        return match

    def play(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Make a move. Raises `IllegalMove` and changes nothing if it is refused. What was taken
        back before can no longer be redone."""
        events = self._play(seat, move)
        self._undone.clear()
        return events

    def _play(self, seat: int, move: Move) -> tuple[Event, ...]:
        move = self.position.meant(seat, move)
        try:
            events = tuple(self.position.submit(seat, move))
        except IllegalMove:
            raise
        except Exception:
            # Half a move must not stay: what is played after it could not be replayed.
            self.position = self.at(len(self.history))
            raise
        self.history.append(Played(seat, move, events))
        if len(self.history) % _EVERY == 0:
            self._kept.append(self.position.copy())
        return events

    # Looking and going back

    def at(self, number: int) -> Position:
        """A copy of the position after so many moves."""
        if not 0 <= number <= len(self.history):
            raise IndexError(f"the match has {len(self.history)} moves, not {number}")
        position = self._kept[number // _EVERY].copy()
        position.quiet = True
        for played in self.history[number - number % _EVERY : number]:
            position.play(played.seat, played.move)
        position.quiet = False
        return position

    def moves(self) -> list[tuple[int, str]]:
        """The moves as they are saved."""
        return [(played.seat, str(played.move)) for played in self.history]

    def branch(self, number: int) -> Match:
        """A new match that shares the first moves with this one: 'continue from here'."""
        if not 0 <= number <= len(self.history):
            raise IndexError(f"the match has {len(self.history)} moves, not {number}")
        twin = Match.__new__(Match)
        twin.game, twin.setup = self.game, self.setup
        twin.position = self.at(number)
        twin.history = self.history[:number]
        twin._kept = self._kept[: number // _EVERY + 1]
        twin._undone = []
        return twin

    # Undo and redo

    def undo_offer(self, people: frozenset[int], viewer: int | None = None) -> Undo:
        """What undo would take back: the last move that a person made, with all that followed. It
        is told as the person at the screen may know it; nobody is asked about that when there is
        only one."""
        start = self._last_by(people)
        if start is None:
            return Undo(why_not=_say("There is nothing to undo."))
        played = self.history[start]
        what = self._told(start, played.seat, played.move, people, viewer)
        if len(people) > 1 and any(later.reveals for later in self.history[start:]):
            why = _say("It would take back what has been revealed since: all players must agree.")
            return Undo(what, why, by_agreement=True)
        return Undo(what)

    def undo(self, people: frozenset[int], agreed: bool = False) -> int:
        """Take back the last move that a person made; gives the number of moves that are left.
        Raises `ValueError` when `undo_offer` says no."""
        offer = self.undo_offer(people)
        start = self._last_by(people)
        if start is None or (offer.by_agreement and not agreed):
            raise ValueError(offer.why_not.text if offer.why_not else "nothing to undo")
        self._undone.append([(played.seat, played.move) for played in self.history[start:]])
        self.position = self.at(start)
        del self.history[start:]
        del self._kept[start // _EVERY + 1 :]
        return start

    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo_offer(self, people: frozenset[int], viewer: int | None = None) -> Message | None:
        """The move that redo would make again, told as the viewer may know it."""
        if not self._undone:
            return None
        seat, move = self._undone[-1][0]
        return self._told(len(self.history), seat, move, people, viewer)

    def redo(self) -> list[Played]:
        """Make again what the last undo took back."""
        start = len(self.history)
        for seat, move in self._undone.pop():
            self._play(seat, move)
        return self.history[start:]

    def _last_by(self, people: frozenset[int]) -> int | None:
        for number in range(len(self.history) - 1, -1, -1):
            if self.history[number].seat in people:
                return number
        return None

    def _told(
        self, number: int, seat: int, move: Move, people: frozenset[int], viewer: int | None
    ) -> Message:
        """A move after so many others, in words for whoever looks. What another person has chosen
        in secret, or from among hidden things, is not named."""
        position = self.at(number)
        if viewer == seat or len(people) < 2 or self._was_open(position, number, seat, viewer):
            return position.describe(seat, move)
        return _say("Move of player {who}", who=Who(seat))

    def _was_open(self, position: Position, number: int, seat: int, viewer: int | None) -> bool:
        """Did the seat decide alone, about what the viewer sees too? Of those who are asked at the
        same time the last one decides alone in the end, and in secret all the same."""
        decision = position.decision(seat)
        asked = position.pending()
        if len(asked) == 1 and number > 0:
            before = self.at(number - 1)
            if before.decision(seat) == decision:
                asked = before.pending()
        return len(asked) == 1 and position.seen_by(viewer).decision(seat) == decision
