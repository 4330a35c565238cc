"""The bottom of the board: the cards in hand with their prices."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from games.rftg.board import choices, fitting
from games.rftg.board.card_row import change_cards
from games.rftg.board.card_widget import CardWidget
from games.rftg.board.face import RATIO
from games.rftg.board.price_badge import price_badge
from games.rftg.rules import cards
from games.rftg.rules.position import Race
from suite.contract import Decision, Words
from suite.ui import theme
from suite.ui.board import BoardHost
from suite.ui.panel import paint_panel

say = Words("rftg")

_PAD = 10
_USUAL = 7
"""Cards need not be larger than if there were so many of them."""
_KIND_OF_PHASE = {"develop": False, "settle": True}
"""In these phases developments, or worlds, are placed."""


class Hand(QWidget):
    """The viewer's cards. They stand while there is room, and lie when there are many."""

    card_made = Signal(object)

    def __init__(self, host: BoardHost, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.host = host
        self.widgets: list[CardWidget] = []
        self.race: Race | None = None
        self.seat: int | None = None
        self.decision: Decision | None = None
        self.caption = ""
        self.setMinimumHeight(theme.px(90))

    def present(self, race: Race, seat: int | None, decision: Decision | None) -> None:
        self.race, self.seat, self.decision = race, seat, decision
        known = [card for card in race.hands[seat] if card >= 0] if seat is not None else []
        self.widgets = change_cards(self, self.widgets, cards.label(known), self.card_made.emit)
        self.retranslate()
        self.arrange()

    def retranslate(self) -> None:
        race, seat, told = self.race, self.seat, self.host.text
        if race is None:
            return
        places = choices.places(self.decision)
        phase = self.decision.phase if places and self.decision is not None else ""
        for widget in self.widgets:
            widget.rename(told(cards.NAMES[widget.card]))
            if seat is not None:
                now = _KIND_OF_PHASE.get(phase) == cards.WORLD[widget.card]
                widget.show_badge(price_badge(race, seat, widget.card, told, now=now))
        count = len(self.widgets)
        self.caption = told(say.many("Your hand: {n} card", "Your hand: {n} cards", n=count))
        self.setAccessibleName(self.caption)
        self.update()

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def most_height(self, width: int) -> int:
        """How much height the cards can use in a row of this width, caption and all."""
        return theme.px(26) + _PAD + round((width - 2 * _PAD) / _USUAL * RATIO)

    def arrange(self) -> None:
        """Give every card its place."""
        top = theme.px(26)
        width, height = self.width() - 2 * _PAD, self.height() - top - _PAD
        grid = fitting.arrange(len(self.widgets), width, height, largest=340)
        for number, widget in enumerate(self.widgets):
            widget.place(grid.place(number).translated(QPoint(_PAD, top)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_panel(painter, QRectF(self.rect()), widget=self)
        painter.setFont(theme.font("small", strong=True))
        painter.setPen(theme.current().ink_dim)
        line = QRectF(_PAD + 2, theme.px(3), self.width() - 2 * _PAD, theme.px(18))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self.caption)
