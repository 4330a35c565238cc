"""What people can ask for at a table beside their moves: undo, hint, pause, resignation, manual."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Message, Move, Verdict, Who, Words
from suite.shell.commands import Command
from suite.shell.question import Question

if TYPE_CHECKING:
    from suite.shell.table_page import TablePage

say = Words("shell")


class Requests:
    """The commands of a table page. Each is one key away, and each answers when it cannot be."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._hinting = False
        self.rule = ""
        """The rule that was last named: the manual opens there."""

    def undo(self) -> None:
        """Take the last decision back; what was revealed only if everybody agrees."""
        page = self._page
        offer = page.table.undo_offer(page.viewpoint.seat)
        if not offer or offer.what is None:
            page.notice.tell(offer.why_not or say("There is nothing to undo."))
        elif offer.by_agreement:
            Question(
                page.window(),
                page.seating,
                say("Undo: {what}", what=offer.what),
                offer.why_not or say("All players must agree."),
                say("Take it back"),
                lambda: page.table.undo(agreed=True),
                sorted(page.table.people()),
                page.language(),
            ).open_over()
        else:
            page.table.undo()

    def redo(self) -> None:
        """Make again what was taken back."""
        if not self._page.table.redo():
            self._page.notice.tell(say("There is nothing to redo."))

    def hint(self) -> None:
        """Ask the strongest bot; asking again calls it off."""
        page, seat = self._page, self._page.viewpoint.seat
        if self._hinting:
            page.table.cancel_hint()
            self.forget_hint()
            page.notice.hide()
        elif seat is None or page.decision() is None:
            page.notice.tell(say("There is nothing to decide now."))
        else:
            self._hinting = True
            page.notice.tell(say("The adviser is thinking."), stays=True)
            page.table.hint(seat)

    def hinted(self, seat: int, move: Move) -> None:
        """The answer: marked in the list and on the board, and said in words."""
        page, self._hinting = self._page, False
        if seat != page.viewpoint.seat or page.decision() is None:
            return
        page.moves.suggest(move)
        page.frame.ask("show_suggestion", move)
        what = page.table.match.position.seen_by(seat).describe(seat, move)
        page.notice.tell(say("Hint: {move}", move=what), "good", stays=True)

    def hint_failed(self, why: Message) -> None:
        self._hinting = False
        self._page.notice.tell(why, "warn")

    def forget_hint(self) -> None:
        """The position changed: the advice no longer holds."""
        self._hinting = False
        self._page.frame.ask("show_suggestion", None)

    def pause(self) -> None:
        """Cover the table and stop all thinking."""
        if not self._page.table.over() and not self._page.viewpoint.covered:
            self._page.table.pause()
            self._page.present()

    def pass_from_now_on(self) -> None:
        """Pass this kind of interruption without being asked each time."""
        if self._page.viewpoint.seat is not None:
            self._page.table.pass_from_now_on(self._page.viewpoint.seat)

    def ask_again(self) -> None:
        """Ask about every interruption again."""
        seat = self._page.viewpoint.seat
        if seat is not None and self._page.table.ask_again(seat):
            self._page.notice.tell(say("From now on you are asked about every interruption."))
        else:
            self._page.notice.tell(say("You are asked about every interruption already."))

    def hurry(self) -> None:
        """Skip what moves, and make the bots that think decide at once."""
        self._page.frame.ask("finish_animations")
        self._page.table.hurry()

    def resign(self) -> None:
        """Give up, after a question."""
        page, seat = self._page, self._page.viewpoint.seat
        if seat is None or page.table.over() or page.viewpoint.covered:
            return
        Question(
            page.window(),
            page.seating,
            say("Does {who} want to resign?", who=Who(seat)),
            say("This cannot be taken back."),
            say("Resign"),
            lambda: page.table.resign(seat),
            language=page.language(),
        ).open_over()

    def refuse(self, verdict: Verdict) -> None:
        """Say why something is not allowed, with a way into the manual."""
        why = verdict.why or say("That is not one of the moves possible now.")
        self.rule = rule = verdict.rule or ""
        link = say("Rule {rule}", rule=rule) if rule else None
        self._page.notice.tell(why, "warn", link, lambda: self.manual(rule))

    def manual(self, rule: str = "") -> None:
        """The manual of the game: at this rule, or at the one that was last refused."""
        page = self._page
        page.program.open_manual(page.table.match.game.id, rule or self.rule)

    def replay(self) -> None:
        self._page.program.open_replay(self._page.match_id)

    def rematch(self) -> None:
        """The same seats and options, another deal."""
        from suite.shell.saved_match import rematch

        rematch(self._page.program, self._page.match_id)

    def commands(self) -> list[Command]:
        page = self._page
        return [
            Command("undo", say("Undo"), ("Ctrl+Z",), self.undo, "undo"),
            Command("redo", say("Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), self.redo, "redo"),
            Command("hint", say("Hint"), ("F2",), self.hint, "hint"),
            Command("moves", say("To the list of moves"), ("F3",), lambda: page.moves.setFocus()),
            Command("log", say("To the log"), ("F4",), lambda: page.log.setFocus()),
            Command("score", say("To the score"), ("F5",), lambda: page.standings.setFocus()),
            Command("board", say("To the board"), ("F6",), lambda: page.board.setFocus()),
            Command("side", say("Show or hide the side panel"), ("F7",), page.toggle_side),
            Command("pause", say("Pause"), ("F9",), self.pause, "pause"),
            Command("manual", say("Manual of the game"), ("F10",), self.manual, "book"),
            Command("hurry", say("Skip animations, play now"), ("Esc",), self.hurry),
            Command("ask_again", say("Ask about every interruption again"), ("Ctrl+Shift+A",),
                    self.ask_again),
            Command("resign", say("Resign"), ("Ctrl+Shift+R",), self.resign, "flag"),
        ]  # fmt: skip
