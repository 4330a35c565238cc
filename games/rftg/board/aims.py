"""'Best for me' in the Consume phase: two buttons that say what they aim at, and do it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from games.rftg.board import consume_plan
from games.rftg.rules.actions import CONSUME
from games.rftg.rules.position import Race
from suite.contract import Closed, Decision, Words
from suite.later import later
from suite.ui.board import BoardHost
from suite.ui.buttons import Button

say = Words("rftg")

_AIMS = (
    (consume_plan.VP, say("Best for me: most VP")),
    (consume_plan.CARDS, say("Best for me: most cards")),
)
_HONEST = say(
    "Tries every order of your powers and goods in this phase only; it does not think of later "
    "rounds. Bets and hand cards are left to you."
)


class Aims(QObject):
    """Offers the plans where there is a choice, and carries one out move by move until the
    player's turn in this phase is over, or the player does something else."""

    move_chosen = Signal(object)

    def __init__(self, host: BoardHost, parent: QObject) -> None:
        super().__init__(parent)
        self.host = host
        self.race: Race | None = None
        self.seat = 0
        self.plan: consume_plan.Plan | None = None
        self.buttons = [self._button(aim) for aim, _ in _AIMS]

    def _button(self, aim: str) -> Button:
        button = Button(size="small", icon="hint")
        button.clicked.connect(lambda: self.follow(aim))
        button.hide()
        return button

    def present(self, race: Race, seat: int | None, decision: Decision | None) -> list[Button]:
        """The buttons that are offered now."""
        if race.phase != CONSUME or race.to_move() != seat:
            self.stop()
        consuming = isinstance(decision, Closed) and decision.phase == "consume"
        self.race, self.seat = race if consuming and seat is not None else None, seat or 0
        offered = (
            self.race is not None
            and decision is not None
            and decision.count() > 1
            and consume_plan.offers(race, self.seat)
        )
        for button in self.buttons:
            button.setVisible(offered)
        if self.plan is not None:
            later(0, self, self._go_on)
        return self.buttons if offered else []

    def retranslate(self) -> None:
        for button, (_, text) in zip(self.buttons, _AIMS, strict=True):
            button.setText(self.host.text(text))
            button.setToolTip(self.host.text(_HONEST))
            button.setAccessibleDescription(self.host.text(_HONEST))

    def follow(self, aim: str) -> None:
        """Carry out a plan from here on."""
        self.plan = consume_plan.Plan(self.seat, aim)
        self._go_on()

    def stop(self) -> None:
        """The player decides alone again."""
        self.plan = None

    def _go_on(self) -> None:
        if self.plan is None or self.race is None:
            return
        move = self.plan.next_move(self.race)
        if move is None:
            self.stop()
        else:
            self.move_chosen.emit(move)
