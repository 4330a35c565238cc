"""The place for what has to be decided now: drawn cards, or a card with its possible moves.

It takes the place of the other players' tableaus, which a button brings back.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from games.rftg.board import fitting
from games.rftg.board.badge import Badge
from games.rftg.board.card_row import change_cards
from games.rftg.board.card_widget import CardWidget
from games.rftg.board.choice_tile import ChoiceTile
from games.rftg.board.face import RATIO
from games.rftg.board.price_badge import price_badge
from games.rftg.rules import cards
from games.rftg.rules.position import Race
from suite.contract import Move
from suite.ui import theme
from suite.ui.board import BoardHost
from suite.ui.panel import paint_panel
from suite.ui.text_fit import paint_fitted

_PAD = 12


class Spotlight(QWidget):
    """A panel with cards, tiles, or both."""

    card_made = Signal(object)
    move_chosen = Signal(object)

    def __init__(self, host: BoardHost, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.host = host
        self.widgets: list[CardWidget] = []
        self.tiles: list[ChoiceTile] = []
        self.caption = ""
        self._race: Race | None = None
        self._seat = 0
        self.hide()

    def clear(self) -> None:
        """Nothing is in the light."""
        self._change([], [])

    def show_cards(self, race: Race, seat: int, items: Sequence[str]) -> None:
        """Cards that were drawn and are now chosen from, with what they would cost."""
        self._race, self._seat = race, seat
        self._change(items, [])

    def show_moves(self, race: Race, seat: int, item: str, moves: Sequence[Move]) -> None:
        """A card, and what can be done with it."""
        self._race, self._seat = race, seat
        self._change([item], moves)

    def filled(self) -> bool:
        return bool(self.widgets or self.tiles)

    def say(self, caption: str) -> None:
        self.caption = caption
        self.setAccessibleName(caption)
        self.update()

    def retranslate(self) -> None:
        race, seat, told = self._race, self._seat, self.host.text
        if race is None:
            return
        for widget in self.widgets:
            widget.rename(told(cards.NAMES[widget.card]))
            drawn = not self.tiles
            price = price_badge(race, seat, widget.card, told, now=False) if drawn else Badge()
            widget.show_badge(price)
        for tile in self.tiles:
            tile.say(told(race.describe(seat, tile.move_)))

    def _change(self, items: Sequence[str], moves: Sequence[Move]) -> None:
        self.widgets = change_cards(self, self.widgets, items, self.card_made.emit)
        if [tile.move_ for tile in self.tiles] != list(moves):
            for tile in self.tiles:
                tile.hide()
                tile.deleteLater()
            self.tiles = [self._new_tile(move) for move in moves]
        self.retranslate()
        self.arrange()

    def _new_tile(self, move: Move) -> ChoiceTile:
        tile = ChoiceTile(move, self)
        tile.clicked.connect(lambda: self.move_chosen.emit(move))
        tile.show()
        return tile

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def _room(self) -> QRect:
        return self.rect().adjusted(_PAD, theme.px(37), -_PAD, -_PAD)

    def arrange(self) -> None:
        """Give every card its place."""
        room = self._room()
        if self.tiles:
            self._arrange_moves(room)
            return
        grid = fitting.arrange(len(self.widgets), room.width(), room.height(), gap=9, largest=340)
        wide = min(len(self.widgets), grid.columns) * (grid.width + grid.gap) - grid.gap
        corner = QPoint(room.left() + max(0, (room.width() - wide) // 2), room.top())
        for number, widget in enumerate(self.widgets):
            widget.place(grid.place(number).translated(corner))

    def _arrange_moves(self, room: QRect) -> None:
        """The card at the left, the tiles in one or two columns beside it."""
        high = min(room.height(), 480)
        wide = round(high / RATIO)
        for widget in self.widgets:
            widget.place(QRect(room.left(), room.top(), wide, high))
        left = room.left() + wide + 16
        columns = 1 if len(self.tiles) <= 3 else 2 if len(self.tiles) <= 6 else 4
        rows = -(-len(self.tiles) // columns)
        across = min((room.right() - left) // columns, theme.px(460))
        down = min(room.height() // rows, theme.px(66))
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            tile.setGeometry(left + column * across, room.top() + row * down, across, down)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_panel(painter, QRectF(self.rect()), lit=True, widget=self)
        painter.setPen(theme.current().ink)
        line = QRectF(_PAD + 2, 3, self.width() - 2 * _PAD - theme.px(40), theme.px(28))
        paint_fitted(painter, line, self.caption, 14, bold=True)
