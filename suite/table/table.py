"""A match being played: people and bots on their seats, every move saved, nothing ever waited for.

A move travels `submit → verdict → play → journal → next decision`. While the journal writes, the
events are already shown; the next decision is asked when the move is on the disk.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from suite.bots.any_game import RANDOM, UnknownBot, level, levels
from suite.bots.random_bot import RandomBot
from suite.contract import (
    BotLevel,
    Chance,
    Decision,
    Limit,
    Message,
    Move,
    Verdict,
    Who,
    Words,
)
from suite.contract.decision import PASS, window_of
from suite.later import later
from suite.store.records import Kind, Result, Seat, Status
from suite.table.journal import Journal
from suite.table.match import Match, Undo
from suite.table.saving import Saving
from suite.table.thinker import Thinkers

_say = Words("shell")

_AT_ONCE = Limit(seconds=0.05)
"""What a bot is given that must decide now."""


class Table(QObject):
    """One match with its seats. The board and the pages listen to its signals."""

    happened = Signal(object)  # tuple[Event, ...]: what the last move led to
    position_changed = Signal()
    decision_due = Signal(object)  # tuple[int, ...]: the people who must decide now
    bot_thinking = Signal(int, bool)  # seat; begins or ends
    bot_replaced = Signal(int, object)  # seat, Message: why a simple bot plays on
    hinted = Signal(int, object)  # seat, Move
    hint_failed = Signal(object)  # Message
    seats_changed = Signal()
    saved = Signal(int)  # so many moves are on the disk
    save_failed = Signal(object)  # the exception; the match waits for `save_again`
    finished = Signal(object)  # Result

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        thinkers: Thinkers,
        journal: Journal,
        *,
        resigned: Sequence[int] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.seats = tuple(seats)
        self.resigned = tuple(resigned)
        self.paused = False
        self.delay = 0
        """Milliseconds between a bot's move and the next one, so that people can follow."""
        self._started = False
        self._closed = False
        self._told_end = False
        self._thinkers = thinkers
        self._tickets: dict[int, int] = {}  # of questions to bots: the seat
        self._answers: dict[int, Move] = {}  # to be played when the pause for the eye is over
        self._hint: tuple[int, int] | None = None  # ticket and seat
        self._passing: set[tuple[int, str]] = set()  # seats, and the windows they pass beforehand
        self._saving = Saving(journal, match, parent=self)
        self._saving.saved.connect(self.saved)
        self._saving.failed.connect(self.save_failed)
        self._saving.settled.connect(self._go_on)
        thinkers.answered.connect(self._bot_answered)
        thinkers.failed.connect(self._bot_failed)

    # Who sits here

    def people(self) -> frozenset[int]:
        """The seats of people."""
        return frozenset(n for n, seat in enumerate(self.seats) if seat.kind is Kind.PERSON)

    def bot_level(self, seat: int) -> BotLevel:
        """The bot that plays this seat; a level that the game no longer has plays at random."""
        try:
            return level(self.match.game, self.seats[seat].level or RANDOM.id)
        except UnknownBot:
            return RANDOM

    def due(self) -> tuple[int, ...]:
        """The people who must decide now."""
        if self.over():
            return ()
        people = self.people()
        return tuple(d.seat for d in self.match.position.pending() if d.seat in people)

    def over(self) -> bool:
        """Has the match ended, by the rules or because somebody gave up?"""
        return bool(self.resigned) or self.match.position.over()

    def result(self) -> Result:
        """The score, and who has won as far as that is decided."""
        standings = self.match.position.standings()
        totals = tuple(standing.total for standing in standings.seats)
        if not self.resigned:
            return Result(totals, standings.winners)
        rest = [s for s in standings.seats if s.seat not in self.resigned]
        best = max(((s.total, s.tiebreak) for s in rest), default=None)
        winners = tuple(s.seat for s in rest if (s.total, s.tiebreak) == best)
        return Result(totals, winners, self.resigned)

    # Playing

    def start(self) -> None:
        """Ask for the first decision."""
        self._started = True
        self._go_on()

    def verdict(self, seat: int, move: Move) -> Verdict:
        """May this seat do this now?"""
        if self.resigned:
            return Verdict(False, _say("The match is over."))
        if self.paused:
            return Verdict(False, _say("The match is paused."))
        if self._saving.stuck:
            return Verdict(False, _say("The match waits until it can be saved."))
        return self.match.position.verdict(seat, move)

    def submit(self, seat: int, move: Move) -> Verdict:
        """Make a move for a seat, if it is legal; the verdict tells why it was not made."""
        verdict = self.verdict(seat, move)
        if verdict:
            self.cancel_hint()
            self._play(seat, move)
        return verdict

    def _play(self, seat: int, move: Move) -> None:
        events = self.match.play(seat, move)
        self._saving.save()
        self.happened.emit(events)
        self.position_changed.emit()

    def _go_on(self) -> None:
        """Ask whoever must decide next; called when all moves are on the disk."""
        if not self._started or self.paused or self._saving.busy or self._saving.stuck:
            return
        if self.over():
            self._end()
            return
        people = self.people()
        asked = set(self._tickets.values())
        for decision in self.match.position.pending():
            if self.passes(decision):
                self._play(decision.seat, PASS)
                return
            if decision.seat not in people and decision.seat not in asked:
                self._ask_bot(decision.seat)
        if due := self.due():
            self.decision_due.emit(due)

    def _end(self) -> None:
        if not self._told_end:
            self._told_end = True
            status = Status.RESIGNED if self.resigned else Status.FINISHED
            self._saving.conclude(status, self.result())
            self.finished.emit(self.result())

    # Bots

    def _ask_bot(self, seat: int) -> None:
        ticket = self._thinkers.ask(self.match, seat, self.bot_level(seat))
        self._tickets[ticket] = seat
        self.bot_thinking.emit(seat, True)

    def _bot_answered(self, ticket: int, move: Move) -> None:
        if self._hint and ticket == self._hint[0]:
            seat, self._hint = self._hint[1], None
            self.hinted.emit(seat, move)
            return
        if ticket not in self._tickets:
            return  # asked by another table
        self._answers[ticket] = move
        if self.delay:
            later(self.delay, self, lambda: self._bot_moves(ticket))
        else:
            self._bot_moves(ticket)

    def _bot_moves(self, ticket: int) -> None:
        """Unless the match went another way during the pause for the eye."""
        if ticket not in self._answers:
            return
        seat, move = self._tickets.pop(ticket), self._answers.pop(ticket)
        self.bot_thinking.emit(seat, False)
        if self.match.position.verdict(seat, move):
            self._play(seat, move)
        else:
            self._replace(seat, _say("The bot wanted a move that is not legal."))

    def _bot_failed(self, ticket: int, why: Message) -> None:
        if self._hint and ticket == self._hint[0]:
            self._hint = None
            self.hint_failed.emit(why)
            return
        seat = self._tickets.pop(ticket, None)
        if seat is not None:
            self.bot_thinking.emit(seat, False)
            self._replace(seat, why)

    def _replace(self, seat: int, why: Message) -> None:
        """A simple bot plays on, here and now, so that the match never hangs on a broken one."""
        self._sit(seat, replace(self.seats[seat], level=RANDOM.id))
        text = _say("{who} is now played by a simple bot. {why}", who=Who(seat), why=why)
        self.bot_replaced.emit(seat, text)
        view = self.match.position.seen_by(seat)
        chance = Chance(self.match.setup.seed + len(self.match.history))
        self._play(seat, RandomBot().choose(view, seat, Limit(), chance))

    def _stop_bots(self) -> None:
        for ticket, seat in self._tickets.items():
            self._thinkers.cancel(ticket)
            self.bot_thinking.emit(seat, False)
        self._tickets.clear()
        self._answers.clear()

    # What people can ask for

    def hurry(self) -> None:
        """Play the moves that only wait for the eye, and let no bot think any longer."""
        for ticket, seat in tuple(self._tickets.items()):
            if ticket in self._answers:
                self._bot_moves(ticket)
            else:
                self._thinkers.cancel(ticket)
                del self._tickets[ticket]
                again = self._thinkers.ask(self.match, seat, self.bot_level(seat), _AT_ONCE)
                self._tickets[again] = seat

    def passes(self, decision: Decision) -> bool:
        """Did the person at this seat pass this window beforehand?"""
        window = window_of(decision)
        return bool(window) and (decision.seat, window) in self._passing

    def pass_from_now_on(self, seat: int) -> None:
        """Pass the window that this seat is asked about, now and whenever it opens again."""
        decision = self.match.position.decision(seat)
        if (window := window_of(decision)) and self.verdict(seat, PASS):
            self._passing.add((seat, window))
            self.submit(seat, PASS)

    def ask_again(self, seat: int) -> bool:
        """Ask this seat about every window again; False if it passes none."""
        before = len(self._passing)
        self._passing = {each for each in self._passing if each[0] != seat}
        return len(self._passing) < before

    def save_again(self) -> None:
        """Try once more what could not be saved; the match then goes on."""
        self._saving.save()

    def hint(self, seat: int) -> None:
        """Ask the strongest bot what it would do; `hinted` brings the answer."""
        self.cancel_hint()
        if self.match.position.decision(seat) is None or self.over():
            self.hint_failed.emit(_say("There is nothing to decide now."))
            return
        strongest = levels(self.match.game)[-1]
        self._hint = self._thinkers.ask(self.match, seat, strongest), seat
        self._saving.use_help()

    def cancel_hint(self) -> None:
        if self._hint:
            self._thinkers.cancel(self._hint[0])
            self._hint = None

    def pause(self) -> None:
        """Stop all thinking; nothing happens until `resume`."""
        self.paused = True
        self.cancel_hint()
        self._stop_bots()

    def resume(self) -> None:
        self.paused = False
        self._go_on()

    def undo_offer(self, viewer: int | None = None) -> Undo:
        """What undo would take back, as this person may know it, or why it cannot."""
        if self.resigned:
            return Undo(why_not=_say("The match is over."))
        return self.match.undo_offer(self.people(), viewer)

    def redo_offer(self, viewer: int | None = None) -> Message | None:
        """What redo would make again, as this person may know it."""
        return None if self.over() else self.match.redo_offer(self.people(), viewer)

    def undo(self, agreed: bool = False) -> bool:
        """Take back the last move of a person; False if the offer says no."""
        offer = self.undo_offer()
        if not offer or (offer.by_agreement and not agreed):
            return False
        self.cancel_hint()
        self._stop_bots()
        self.match.undo(self.people(), agreed)
        self._told_end = False
        self._saving.take_back()
        self.happened.emit(())
        self.position_changed.emit()
        return True

    def redo(self) -> bool:
        """Make again what was taken back last."""
        if not self.match.can_redo() or self.over():
            return False
        self.cancel_hint()
        self._stop_bots()
        played = self.match.redo()
        self._saving.save()
        self.happened.emit(tuple(event for step in played for event in step.events))
        self.position_changed.emit()
        return True

    def resign(self, seat: int) -> None:
        """Give up. With two players, or one person, the match ends; else a bot takes the seat."""
        if self.over() or seat not in self.people():
            return
        self.cancel_hint()
        if len(self.seats) <= 2 or len(self.people()) == 1:
            self._stop_bots()
            self.resigned = (*self.resigned, seat)
            self._end()
            return
        offered = levels(self.match.game)
        usual = offered[(len(offered) + 1) // 2 if len(offered) > 2 else -1]
        self._sit(seat, replace(self.seats[seat], kind=Kind.BOT, level=usual.id))
        self.position_changed.emit()
        self._go_on()

    def _sit(self, seat: int, who: Seat) -> None:
        self.seats = (*self.seats[:seat], who, *self.seats[seat + 1 :])
        self._saving.reseat(self.seats)
        self.seats_changed.emit()

    def close(self) -> None:
        """The table is left: bots stop, what is saved stays."""
        if self._closed:
            return
        self._closed, self._started = True, False
        self.cancel_hint()
        self._stop_bots()
        self._saving.finish()
        self._thinkers.answered.disconnect(self._bot_answered)
        self._thinkers.failed.disconnect(self._bot_failed)
