"""A board made of things that can be clicked: what glows, what a click means, what a hint marks.

A game's board says which things there are (`items`), which of them a move is about (`targets`), and
what a click on something that cannot be used was meant as (`meant`). Everything else is here: one
move is played at once; a thing that goes with others is taken into the hand first, and then only
where it can go glows; several moves about one thing come as a menu; what is not allowed is refused
with its reason.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from suite.contract import Atom, Decision, Move, Position, Subset
from suite.ui import animation
from suite.ui.board import Board, BoardHost
from suite.ui.item import Item
from suite.ui.offers import Key, Keys, Offers
from suite.ui.walking import walk


class ItemBoard(Board):
    """See the text of the module."""

    taken: ClassVar[Collection[str]] = ()
    """The kinds of things that are taken into the hand when several moves are about them."""

    def __init__(self, host: BoardHost, parent: QWidget | None = None) -> None:
        super().__init__(host, parent)
        self.seat: int | None = None
        self.decision: Decision | None = None
        self.offers = Offers(None, self.targets, self.item_key)
        self.selected: Key | None = None
        self.picked: Collection[Atom] = ()
        self.hint: Move | None = None
        self._shown: Position | None = None

    # What a game's board says

    def items(self) -> list[Item]:
        """Everything that can be clicked."""
        raise NotImplementedError

    def targets(self, seat: int, move: Move) -> Keys:
        """The things that the move is about; none: it needs a button of its own."""
        raise NotImplementedError

    def item_key(self, item: Atom) -> Key:
        """Which thing an item of a `Subset` is."""
        raise NotImplementedError

    def meant(self, key: Key) -> Move | None:
        """What a click on a thing that cannot be used now was most likely meant as: the rules
        tell why it is not allowed."""
        raise NotImplementedError

    # What it gets for that

    def take(self, view: Position, seat: int | None, decision: Decision | None) -> None:
        """There is a new position: `present` calls this first."""
        self._shown, self.seat, self.decision = view, seat, decision
        self.selected, self.picked = None, ()
        self.offers = Offers(decision, self.targets, self.item_key)

    def listen(self, item: Item) -> None:
        """From now on clicks on this thing count."""
        item.clicked.connect(self.click)
        item.show()

    def item(self, key: Key) -> QWidget | None:
        """The thing with this key."""
        return next((item for item in self.items() if item.key == key), None)

    def words(self, move: Move) -> str:
        """A move of the decision in words."""
        assert self._shown is not None
        assert self.decision is not None
        return self.host.text(self._shown.describe(self.decision.seat, move))

    def light(self) -> None:
        """Show on each thing what can be done with it now."""
        lit, hinted = set(self.offers.lit(self.selected)), self.hinted()
        chosen = {key for key, item in self.offers.items.items() if item in self.picked}
        chosen |= {self.selected} if self.selected else set()
        for item in self.items():
            key = item.key
            item.show_state(lit=key in lit, chosen=key in chosen, hinted=key in hinted)

    def hinted(self) -> set[Key]:
        """The things that the hint is about."""
        if self.hint is None or self.offers.seat is None:
            return set()
        return set(self.targets(self.offers.seat, self.hint))

    def show_picked(self, items: Collection[Atom]) -> None:
        self.picked = items
        self.light()

    def show_suggestion(self, move: Move | None) -> None:
        self.hint = move
        self.light()

    def finish_animations(self) -> None:
        animation.finish_all()

    def click(self, key: Key) -> None:
        """Something was clicked: play the move, offer several, or say why not."""
        if self._shown is None:
            return
        if isinstance(self.decision, Subset) and key in self.offers:
            self.toggled.emit(self.offers.items[key])
            return
        if key == self.selected:
            self.select(None)
            return
        offers = self.offers
        partner = self.selected if self.selected and offers.moves(key, self.selected) else None
        moves = offers.moves(key, partner)
        if len(moves) == 1:
            self.chosen.emit(moves[0])
        elif moves and key[0] in self.taken and partner is None and offers.partners(key):
            self.select(key)
        elif moves:
            self.menu(key, moves)
        else:
            self._refuse(key)

    def select(self, key: Key | None) -> None:
        """Take a thing into the hand, or put it back."""
        self.selected = key
        self.light()

    def menu(self, key: Key, moves: Sequence[Move]) -> object:
        """Several moves are about the same thing: choose one."""
        menu = QMenu(self)
        for move in moves:
            action = menu.addAction(self.words(move))
            action.triggered.connect(lambda _=False, move=move: self.chosen.emit(move))
        item = self.item(key)
        place = self.rect().center() if item is None else QPoint(0, item.height())
        menu.popup((item or self).mapToGlobal(place))
        return menu

    def _refuse(self, key: Key) -> None:
        move = self.meant(key)
        verdict = self.host.verdict(move) if move is not None else None
        if verdict is not None and not verdict:
            self.refused.emit(verdict)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over what can be used; Escape puts back what is in the hand."""
        if event.key() == Qt.Key.Key_Escape and self.selected is not None:
            self.select(None)
        elif not walk(self, event.key()):
            super().keyPressEvent(event)
