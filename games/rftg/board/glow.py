"""What glows, what is dim, what is marked: the states of all cards in one place."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from games.rftg.board import choices
from games.rftg.board.badge import Badge
from games.rftg.board.card_widget import CardWidget
from games.rftg.board.choices import Choices
from games.rftg.board.hand import Hand
from games.rftg.board.spotlight import Spotlight
from games.rftg.board.tableau import Tableau
from games.rftg.rules import cards, trade
from games.rftg.rules.asking import DEVELOPING, SETTLING
from games.rftg.rules.position import Race
from suite.contract import Atom, Decision, Move, Subset, Words
from suite.ui.board import BoardHost

say = Words("rftg")

_DISCARDS = ("pay", "discard", "spend")


class Glow(NamedTuple):
    """What the states follow from."""

    race: Race
    decision: Decision | None
    choices: Choices
    picked: Collection[Atom]
    suggested: Move | None

    def is_item(self, widget: CardWidget) -> bool:
        """Drawn cards and hand cards may have the same label, and only one of them is meant."""
        if not isinstance(self.decision, Subset) or widget.item not in self.choices.items:
            return False
        wanted = Spotlight if self.decision.verb == "keep" else Hand
        return isinstance(widget.parentWidget(), wanted)

    def hinted(self) -> tuple[Atom, ...]:
        return self.suggested.args if self.suggested is not None else ()

    def all_picked(self) -> bool:
        """Is enough picked to go on?"""
        decision = self.decision
        if not isinstance(decision, Subset) or not self.picked:
            return False
        return decision.least <= len(self.picked) <= decision.most

    def show_hand(self, hand: Hand) -> None:
        """Cards that can be placed or picked glow; while others can, the rest is dim."""
        deciding = bool(self.choices.items) or choices.places(self.decision)
        chosen = self._chosen()
        for widget in hand.widgets:
            usable = self.is_item(widget) or (
                choices.places(self.decision) and bool(self.choices.moves_of(widget.item))
            )
            self._show(widget, usable, dim=deciding and not usable)
            if widget.card == chosen:
                widget.show_state(picked=True)

    def _chosen(self) -> int:
        """The card that the viewer has chosen to place, while others still choose."""
        race = self.race
        answer = race.answers[race.viewer] if race.viewer >= 0 else None
        secret = race.ask in (DEVELOPING, SETTLING) and self.decision is None
        return answer[0] if answer and secret else cards.NONE

    def show_spotlight(self, spotlight: Spotlight) -> None:
        for widget in spotlight.widgets:
            self._show(widget, self.is_item(widget))
        for tile in spotlight.tiles:
            tile.hinted = tile.move_ == self.suggested
            tile.update()

    def show_tableau(self, tableau: Tableau, host: BoardHost) -> None:
        """Powers that can be used and goods that can be taken glow on one's own worlds."""
        for widget in tableau.widgets:
            offered = tableau.own and widget.item in self.choices.by_card
            usable = offered and not choices.places(self.decision)
            self._show(widget, usable)
            widget.show_badge(self._badge(tableau, widget, usable, host))

    def _show(self, widget: CardWidget, usable: bool, *, dim: bool = False) -> None:
        decision = self.decision
        away = isinstance(decision, Subset) and decision.verb in _DISCARDS
        widget.mark = "trash" if away else "check"
        widget.leaves_enter = self.all_picked()
        widget.show_state(
            lit=usable,
            dim=dim,
            picked=usable and widget.item in self.picked,
            hinted=usable and widget.item in self.hinted(),
        )

    def _badge(self, tableau: Tableau, widget: CardWidget, usable: bool, host: BoardHost) -> Badge:
        """What has still to be paid; what a sale would bring."""
        race = self.race
        if widget.coming and race.price > 0 and race.to_move() == tableau.seat:
            left = say.many("{n} card to pay", "{n} cards to pay", n=race.price)
            return Badge("card", str(race.price), "gold", host.text(left))
        if usable and any(move.verb == "sell" for move in self.choices.by_card[widget.item]):
            price = trade.sale_price(race.tableaus[tableau.seat], widget.card)
            words = say.many("sells for {n} card", "sells for {n} cards", n=price)
            return Badge("cards", f"+{price}", "good", host.text(words))
        return Badge()
