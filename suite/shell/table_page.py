"""The table: a match being played. Board, prompt, score, moves and log are parts of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from suite.contract import (
    Atom,
    Decision,
    Event,
    Message,
    Move,
    Standings,
    Subset,
    Verdict,
    Who,
    Words,
)
from suite.language import live
from suite.shell import commands, table_prompts
from suite.shell.action_bar import ActionBar
from suite.shell.board_frame import BoardFrame
from suite.shell.board_host import PageHost
from suite.shell.final_page import FinalPage
from suite.shell.log_view import LogView
from suite.shell.moves_list import MovesList
from suite.shell.notice import Notice
from suite.shell.page import Page, Shortcut
from suite.shell.picking import Picking
from suite.shell.prompt_line import Prompt, PromptLine
from suite.shell.saved_match import revive, seating_of
from suite.shell.standings_view import StandingsView
from suite.shell.table_curtain import TableCurtain
from suite.shell.table_layout import lay_out, titled
from suite.shell.table_requests import Requests
from suite.shell.viewpoint import Viewpoint
from suite.store import StoreError
from suite.table.table import Table
from suite.ui import animation, theme
from suite.ui.board import Board

if TYPE_CHECKING:
    from suite.shell.program import Program

say = Words("shell")

_SETTLE_MS = 30
"""A move is shown when the next decision is due, or after this time if that takes longer."""

_BOT_PAUSE_MS = 350
"""Between the moves of bots at normal animation speed, so that people can follow."""


class TablePage(Page):
    """One match of the collection at its table."""

    def __init__(self, program: Program, match_id: str, parent: QWidget | None = None) -> None:
        super().__init__(program, parent)
        saved = program.store.load(match_id)
        match = revive(program, saved)
        self.match_id, self._name = match_id, saved.summary.title
        self.seating = seating_of(saved)
        record = program.store.record(saved)
        resigned = saved.summary.result.resigned if saved.summary.result else ()
        self.table = Table(
            match, saved.setup.seats, program.thinkers, record, resigned=resigned, parent=self
        )
        self.viewpoint = Viewpoint(sorted(self.table.people()))
        self.requests = Requests(self)
        self.picking: Picking | None = None
        self._asked = False
        self._fault: Message | None = None
        self._thinking: set[int] = set()
        self._looked: dict[int | None, int] = {}  # how many moves each seat has seen
        self._logged: tuple[int | None, int] = (None, 0)  # whose log is shown, up to which move

        own_commands = self.requests.commands()
        host = PageHost(self, self.seating, self.verdict, self.requests.manual)
        self.frame = BoardFrame(match.game, host, self.warn)
        self.prompt = PromptLine(self.seating)
        self.bar = ActionBar(own_commands, self.seating)
        self.standings = StandingsView(self.seating)
        self.moves = MovesList(self.seating.name)
        self.moves_panel = titled(say("Possible moves"), self.moves)
        self.log = LogView(self.seating, self.board.linked)
        accent = program.accent_of(match.game.id)
        self.final = FinalPage(self.seating, match.game.id, accent)
        self.stage = QStackedWidget()
        self.stage.addWidget(self.frame)
        self.stage.addWidget(self.final)
        self.side = lay_out(self)
        self.notice = Notice(self.stage, self.seating.name)
        self.curtain = TableCurtain(self, self.seating, match.game.id, accent)
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._look_on = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        theme.set_accent(self, accent)
        commands.install(self, own_commands)
        self._shortcuts = [command.shortcut() for command in own_commands]
        self._listen_to_table()
        self._listen_to_parts()
        self._set_pace()
        self.present()
        self.table.start()

    @property
    def board(self) -> Board:
        return self.frame.board

    def title(self) -> Message:
        name = self._name or self.program.title_of(self.table.match.game.id)
        return Message(name, domain="")

    def renamed(self, name: str) -> None:
        self._name = name

    def shortcuts(self) -> Sequence[Shortcut]:
        return self._shortcuts

    def take_focus(self) -> None:
        if self.curtain.isVisible():
            target: QWidget = self.curtain.button
        elif self.stage.currentWidget() is self.final:
            target = self.final.rematch
        else:
            target = self.prompt.primary() or self.moves
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def closing(self) -> None:
        self._settle.stop()
        self._look_on.stop()
        self.table.close()

    # What the table tells

    def _listen_to_table(self) -> None:
        table = self.table
        table.position_changed.connect(self._changed)
        table.decision_due.connect(self._due)
        table.bot_thinking.connect(self._bot)
        table.bot_replaced.connect(self._bot_replaced)
        table.hinted.connect(self.requests.hinted)
        table.hint_failed.connect(self.requests.hint_failed)
        table.seats_changed.connect(self._seats_changed)
        table.saved.connect(self._saved)
        table.save_failed.connect(self._save_failed)
        table.finished.connect(self._finished)
        self._settle.timeout.connect(self.present)
        self._look_on.timeout.connect(self.present)
        self.program.settings_changed.connect(self._set_pace)

    def _listen_to_parts(self) -> None:
        self.frame.chosen.connect(self.play)
        self.frame.toggled.connect(self.toggle)
        self.frame.refused.connect(self.requests.refuse)
        self.moves.chosen.connect(self.play)
        self.moves.toggled.connect(self.toggle)
        self.moves.confirmed.connect(self.confirm)
        self.log.name_clicked.connect(lambda name: self.frame.ask("show_large", name))
        self.curtain.opened.connect(self._uncover)
        self.final.look_asked.connect(self._swap_stage)
        self.final.replay_asked.connect(self.requests.replay)
        self.final.rematch_asked.connect(self.requests.rematch)
        self.final.library_asked.connect(lambda: self.program.go("library"))

    def _changed(self) -> None:
        self._asked = False
        self.requests.forget_hint()
        self.bar.saved.show_saved(False)
        self._settle.start()

    def _due(self) -> None:
        self._asked = True
        self.present()

    def _bot(self, seat: int, begins: bool) -> None:
        (self._thinking.add if begins else self._thinking.discard)(seat)
        if begins:
            self.present()

    def _bot_replaced(self, seat: int, why: Message) -> None:
        self.notice.tell(why, "warn", stays=True)

    def _saved(self, moves: int) -> None:
        self._fault = None
        self.bar.saved.show_saved(moves == len(self.table.match.history))

    def _save_failed(self, error: Exception) -> None:
        """Nothing goes on until it can be saved: what is not on the disk could be lost."""
        unknown = say("The reason is not known: {detail}", detail=str(error))
        self._fault = error.message if isinstance(error, StoreError) else unknown
        self.present()

    def _finished(self) -> None:
        score = self._score()
        self.final.present(score)
        self.stage.setCurrentWidget(self.final)
        self.present()
        self.take_focus()
        if self.isVisible():
            self.final.celebrate(score)

    def _seats_changed(self) -> None:
        for seat in set(self.viewpoint.people) - self.table.people():
            self.viewpoint.remove(seat)

    def _set_pace(self) -> None:
        speed = self.program.settings.animation
        self.table.delay = round(_BOT_PAUSE_MS / speed) if speed else 0

    # Showing it

    def present(self) -> None:
        """Show the present position to whoever may see it."""
        self._settle.stop()
        if self._fault is not None:  # whoever made the move must learn that it is not saved
            self.viewpoint.stay()
            self.curtain.hide()
        elif not self.table.over():
            self.viewpoint.follow(self.table.match.position)
        if self.table.paused:
            self.curtain.pause()
        elif self.viewpoint.coming is not None:
            self._pass_on(self.viewpoint.coming)
        else:
            self._show_to(self.viewpoint.seat)

    def _pass_on(self, coming: int) -> None:
        """What the last move brought about moves to its end before the screen changes hands."""
        leaving = self.viewpoint.seat
        if not self.curtain.isVisible() and leaving is not None:
            if self._looked.get(leaving) != len(self.table.match.history):
                self._show_to(leaving)
            if animation.busy():
                self._look_on.start()
                return
        self.notice.hide()
        self.curtain.pass_to(coming, self.table.seats[coming].language)

    def _show_to(self, seat: int | None) -> None:
        live.speak(self, self.language())
        focused = self._has_focus()
        view, decision = self.table.match.position.seen_by(seat), self.decision()
        self._keep_picking(decision)
        self.frame.present(view, seat, decision, self._news(seat))
        self.moves.present(view, decision)
        self._show_log(seat)
        self._show_picked()
        self.standings.present(self._score())
        over = self.table.over()
        self.bar.show_offers(self.table.undo_offer(seat), self.table.redo_offer(seat))
        self.bar.show_running(not over)
        self.moves_panel.setVisible(not over)
        if not over:
            self.stage.setCurrentWidget(self.frame)
        self._show_prompt()
        if focused and not self._has_focus():  # what had it is gone, and Qt went on to the rail
            self.take_focus()

    def _has_focus(self) -> bool:
        here = QApplication.focusWidget()
        return here is not None and self.isAncestorOf(here)

    def _keep_picking(self, decision: Decision | None) -> None:
        """What is picked stays while others move; another decision begins anew."""
        if isinstance(decision, Subset):
            if self.picking is None or self.picking.decision != decision:
                self.picking = Picking(decision)
        elif decision is not None:
            self.picking = None

    def decision(self) -> Decision | None:
        """What the person who is looking must decide now, if anything."""
        seat = self.viewpoint.seat
        waits = self._asked and self._fault is None and not self.viewpoint.covered
        if not waits or seat is None or seat not in self.table.due():
            return None
        return self.table.match.position.seen_by(seat).decision(seat)

    def language(self) -> str | None:
        """The language of the seat that is looking; None: the program's."""
        seat = self.viewpoint.seat
        return None if seat is None else self.table.seats[seat].language

    def _news(self, seat: int | None) -> list[Event]:
        """What happened since this seat looked last."""
        length = len(self.table.match.history)
        first = self._looked.get(seat, length)
        self._looked[seat] = length
        return self._seen(first, seat)

    def _seen(self, first: int, seat: int | None) -> list[Event]:
        played = self.table.match.history[first:]
        seen = (event.seen_by(seat) for step in played for event in step.events)
        return [event for event in seen if event is not None]

    def _show_log(self, seat: int | None) -> None:
        length = len(self.table.match.history)
        reader, read = self._logged
        if reader == seat and 0 < read <= length:
            self.log.add(self._seen(read, seat))
        else:
            self.log.show_events(self._seen(0, seat))
        self._logged = seat, length

    def _show_picked(self) -> None:
        items = self.picking.items if self.picking else set()
        self.frame.ask("show_picked", items)
        self.moves.show_picked(items)

    def _show_prompt(self) -> None:
        """The final page says itself how the match ended. A button that was pressed and goes must
        not leave the keyboard to the next one in the window, which is Undo."""
        pressed = self.window().focusWidget()
        self.prompt.show_prompt(self._prompt())
        self.prompt.setVisible(self._fault is not None or self.stage.currentWidget() is self.frame)
        if pressed in self.prompt.buttons and pressed.isHidden():
            self.take_focus()

    def _prompt(self) -> Prompt:
        if self._fault is not None:
            return table_prompts.unsaved(self._fault, self.save_again)
        if self.table.over():
            return table_prompts.over(self._swap_stage)
        decision = self.decision()
        if decision is not None:
            view = self.table.match.position.seen_by(decision.seat)
            several = len(self.viewpoint.people) > 1
            pass_on = self.requests.pass_from_now_on
            return table_prompts.decide(
                view, decision, self.picking, self.play, pass_on, by_name=several
            )
        if self._thinking:
            return table_prompts.waiting(sorted(self._thinking), self.requests.hurry)
        return table_prompts.saving()

    def _score(self) -> Standings:
        """The score now; at the end, whoever resigned is the reason for it."""
        standings, result = self.table.match.position.standings(), self.table.result()
        if not result.resigned:
            return standings
        reason = say("{who} resigns.", who=Who(result.resigned[0]))
        return Standings(standings.seats, result.winners, True, reason)

    def _swap_stage(self) -> None:
        at_score = self.stage.currentWidget() is self.final
        self.stage.setCurrentWidget(self.frame if at_score else self.final)
        self._show_prompt()
        self.take_focus()

    def toggle_side(self) -> None:
        self.side.setVisible(not self.side.isVisible())

    def _uncover(self) -> None:
        self.curtain.hide()
        if self.table.paused:
            self.table.resume()
        else:
            self.viewpoint.uncover()
        self.present()
        self.take_focus()

    # What a person does

    def verdict(self, move: Move) -> Verdict:
        """May the person who is looking do this now?"""
        if self._fault is not None:
            return Verdict(False, say("The match waits until it can be saved."))
        if self.viewpoint.seat is None:
            return Verdict(False, say("Nobody at this screen can decide now."))
        return self.table.verdict(self.viewpoint.seat, move)

    def play(self, move: Move) -> None:
        """A move was chosen, on the board or elsewhere."""
        verdict = self.verdict(move)
        if verdict and self.viewpoint.seat is not None:
            self.notice.hide()
            self.picking = None
            self.table.submit(self.viewpoint.seat, move)
        else:
            self.requests.refuse(verdict)

    def toggle(self, item: Atom) -> None:
        """Choose an item of a subset, or no longer."""
        if self.picking is not None:
            self.picking.toggle(item)
            self._show_picked()
            self._show_prompt()

    def confirm(self) -> None:
        """Play the chosen items of a subset, or say how many are missing."""
        if self.picking is None:
            return
        if self.picking.complete():
            self.play(self.picking.move())
        else:
            self.notice.tell(self.picking.missing(), "warn")

    def save_again(self) -> None:
        """Try to save what could not be saved."""
        self.table.save_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter that nobody wanted is for the obvious next step."""
        button = self.prompt.primary()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and button is not None:
            button.click()
        else:
            super().keyPressEvent(event)
