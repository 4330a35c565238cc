"""Dice that are grabbed and put somewhere: what that means, and how the turn goes on from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.expansion_pilots.board.placing import aimed, dropped
from suite.contract import Move, Subset
from suite.later import later
from suite.ui.grab import Hand
from suite.ui.item import Item
from suite.ui.offers import Key

if TYPE_CHECKING:
    from games.expansion_pilots.board.board import GalaxiesBoard


class DiceHand(Hand):
    """The hand over one board."""

    def __init__(self, board: GalaxiesBoard) -> None:
        super().__init__(board)
        self._table = board
        self._aim: tuple[int, Key] | None = None
        """The die that was put somewhere, and where."""
        for number, die in enumerate(board.tray.dice):
            self.lend(die, number, die.picture, self._may_take(number))
        self.placed.connect(self._put_die)

    def welcome(self, item: Item) -> None:
        """Dice can be put on this thing, whenever it is about them."""
        self.offer(item, item, lambda die: bool(self._meaning(die, item.key)))

    def _may_take(self, die: int) -> Callable[[], bool]:
        board = self._table
        return lambda: not isinstance(board.decision, Subset) and ("die", die) in board.offers

    def _meaning(self, die: object, place: Key) -> list[Move]:
        board = self._table
        if board.view is None or board.seat is None or not isinstance(die, int):
            return []
        return dropped(board.view, board.seat, board.offers, die, place)

    def _put_die(self, die: int, item: Item) -> None:
        moves = self._meaning(die, item.key)
        if len(moves) > 1:
            self._table.menu(item.key, moves)
        elif moves:
            self._aim = die, item.key
            self._table.chosen.emit(moves[0])

    def go_on(self) -> None:
        """A die was put somewhere: if the next question is about that place, it is clicked, and if
        it is about dice, the die is picked. Only once everything is shown, because a click may
        bring the next position."""
        board = self._table
        if self._aim is None or board.view is None or board.decision is None or board.seat is None:
            return
        (die, place), self._aim = self._aim, None
        if isinstance(board.decision, Subset):
            if ("die", die) in board.offers and place[0] == "tool":
                self._click(("die", die))
            return
        key = aimed(board.view, board.seat, board.offers, place)
        if key is not None and board.offers.partners(key):
            board.select(key)
        elif key is not None:
            self._click(key)

    def _click(self, key: Key) -> None:
        later(0, self, lambda: self._table.click(key))
