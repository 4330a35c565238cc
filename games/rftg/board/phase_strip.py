"""The strip along the top: the round, the action cards with who chose them, pool and piles."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from games.rftg.board.action_slot import ActionSlot
from games.rftg.rules.actions import (
    ACTION_IDS,
    ACTION_INDEX,
    ACTION_NAMES,
    CHOOSE,
    NINE,
    PHASE_NUMERALS,
    PHASE_OF,
)
from games.rftg.rules.position import Race
from suite.contract import Message, Words
from suite.ui import icons, theme
from suite.ui.board import BoardHost
from suite.ui.panel import paint_panel
from suite.ui.text_fit import paint_fitted

say = Words("rftg")

DETAILS: tuple[Message, ...] = (
    say("Look at 5 more cards"),
    say("Look at 1 more card and keep 1 more"),
    say("Your development costs 1 less"),
    say("Draw a card after you placed a world"),
    say("Before you consume, sell a good for cards"),
    say("Consume powers give double VP"),
    say("Also produce on a windfall world"),
)
"""The bonus of each action card."""
_ICONS = ("eye", "cards", "flask", "planet", "coin", "hexagon", "crate")


def _copy(action: str, race: Race) -> int:
    """In which of two phases of the same kind this card counts (R86)."""
    return 1 if action.endswith("#2") else 0 if f"{action}#2" in NINE else race.repeat


class PhaseStrip(QWidget):
    """Where we are in the round. Actions are chosen here, and here it is seen who chose what."""

    action_clicked = Signal(str)

    def __init__(self, host: BoardHost, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.host = host
        self.race: Race | None = None
        self.slots: list[ActionSlot] = []
        self.setFixedHeight(theme.px(66))

    def present(self, race: Race, seat: int | None, offered: Collection[str]) -> None:
        """Show the round; `offered` are the actions that can be chosen now."""
        wanted = NINE if race.advanced else ACTION_IDS
        if tuple(slot.action for slot in self.slots) != wanted:
            self._make_slots(wanted)
        self.race = race
        for slot in self.slots:
            phase = PHASE_OF[ACTION_INDEX[slot.action]]
            choosers = self._choosers(race, seat, slot)
            here = race.phase == phase and race.repeat == _copy(slot.action, race)
            slot.show_state(
                open_=slot.action in offered,
                now=here and bool(choosers),
                past=race.phase > phase,
                choosers=[self.host.seat_colour(chooser) for chooser in choosers],
            )
        self.retranslate()

    def _choosers(self, race: Race, viewer: int | None, slot: ActionSlot) -> list[int]:
        """Who chose this action; before all have chosen, only the viewer's own choice is known."""
        action = ACTION_INDEX[slot.action]
        needed = 2 if slot.action.endswith("#2") else 1
        found = []
        for seat in range(race.players):
            picks = race.picks[seat]
            if race.phase == CHOOSE and seat == viewer:
                picks = race.answers[seat] or ()
            if picks.count(action) >= needed:
                found.append(seat)
        return found

    def _make_slots(self, actions: tuple[str, ...]) -> None:
        for slot in self.slots:
            slot.hide()
            slot.deleteLater()
        self.slots = []
        for name in actions:
            action = ACTION_INDEX[name]
            slot = ActionSlot(name, _ICONS[action], PHASE_NUMERALS[PHASE_OF[action]], self)
            slot.clicked.connect(lambda name=name: self.action_clicked.emit(name))
            slot.show()
            self.slots.append(slot)
        self.arrange()

    def mark(
        self, picked: Collection[object], hinted: Collection[object], *, all_picked: bool
    ) -> None:
        """Show what is picked so far, and what a hint suggests."""
        for slot in self.slots:
            name = slot.action
            slot.mark(picked=name in picked, hinted=name in hinted, all_picked=all_picked)

    def retranslate(self) -> None:
        race, told = self.race, self.host.text
        if race is None:
            return
        for slot in self.slots:
            action = ACTION_INDEX[slot.action]
            names = [self.host.seat_name(s) for s in range(race.players)
                     if self.host.seat_colour(s) in slot.choosers]  # fmt: skip
            slot.show_texts(told(ACTION_NAMES[action]), told(DETAILS[action]), ", ".join(names))
        words = [told(say("Round {n}", n=race.round)), *(text for _, _, text in self._facts(race))]
        self.setAccessibleName(", ".join(words))
        self.setToolTip("\n".join(words))
        self.update()

    def _facts(self, race: Race) -> list[tuple[str, str, str]]:
        """What stands at the right end: an icon, a number, and both in words."""
        told = self.host.text
        pool, deck = max(0, race.pool), len(race.deck)
        return [
            ("hexagon", str(pool), told(say("{n} VP left in the pool", n=pool))),
            ("cards", str(deck), told(say.many(
                "{n} card in the draw pile", "{n} cards in the draw pile", n=deck))),
        ]  # fmt: skip

    # Layout and painting

    def _ends(self) -> tuple[int, int]:
        return theme.px(58), theme.px(67)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def arrange(self) -> None:
        """Give every action its place."""
        self.setFixedHeight(theme.px(66))
        if not self.slots:
            return
        left, right = self._ends()
        width = (self.width() - left - right) / len(self.slots)
        for number, slot in enumerate(self.slots):
            x = round(left + number * width)
            slot.setGeometry(x, 3, round(left + (number + 1) * width) - x, self.height() - 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_panel(painter, QRectF(self.rect()), widget=self)
        if self.race is None:
            return
        t = theme.current()
        left, right = self._ends()
        high = self.height() / 2
        painter.setPen(t.ink_dim)
        word = QRectF(8, 5, left - 10, high - 6)
        paint_fitted(painter, word, self.host.text(say("Round")), 12, Qt.AlignmentFlag.AlignHCenter)
        painter.setPen(t.ink)
        painter.setFont(theme.font("title", bold=True))
        number = QRectF(6, high - 5, left - 6, high)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self.race.round or "–"))
        side = theme.px(16)
        for row, (icon, text, _) in enumerate(self._facts(self.race)):
            line = QRectF(self.width() - right + 8, 6 + row * (high - 4), right - 14, high - 6)
            tone = t.gold if icon == "hexagon" else t.ink_dim
            square = QRectF(line.left(), line.center().y() - side / 2, side, side)
            icons.paint(painter, icon, square, tone, weight=2)
            painter.setFont(theme.figures("lead"))
            painter.setPen(tone if icon == "hexagon" else t.ink)
            painter.drawText(
                line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text
            )

    def deck_place(self) -> QRectF:
        """Where the draw pile is, for cards that come from it."""
        side = theme.px(20)
        return QRectF(
            self.width() - self._ends()[1] / 2, self.height() - side - 6, side * 0.8, side
        )
