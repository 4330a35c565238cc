"""A person at the board: a table that plays what is clicked, as the program's own page does."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from games.rftg.board.board import RaceBoard
from games.rftg.board.card_widget import CardWidget
from games.rftg.rules.position import Race
from suite.contract import Atom, Message, Move, Subset, Verdict
from suite.language import live
from suite.shell.picking import Picking

NAMES = ("Bára", "Ondřej", "Katarzyna", "Marek")
USUAL = (884, 640)
"""The room that a board has in a window of 1280 x 800."""


class Page(QWidget):
    """Hears the keys that the board does not want."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append(event.key())


class Player:
    """Sits at `seat`, sees the board, clicks and types. The position answers, and the others make
    the first of their moves when they are asked for a card at the same time."""

    def __init__(
        self, qtbot: QtBot, race: Race, seat: int | None = 0, size: tuple[int, int] = USUAL
    ) -> None:
        self.qtbot, self.race, self.seat = qtbot, race, seat
        self.page = Page()
        qtbot.addWidget(self.page)
        self.page.resize(QSize(*size))
        self.board = RaceBoard(self, self.page)
        self.board.setGeometry(self.page.rect())
        self.moves: list[str] = []
        self.refusals: list[Verdict] = []
        self.opened: list[str] = []
        self.picking: Picking | None = None
        self.board.chosen.connect(self.play)
        self.board.toggled.connect(self.toggle)
        self.board.refused.connect(self.refusals.append)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.show()

    # What a table offers to its board

    def verdict(self, move: Move) -> Verdict:
        return self.race.verdict(self.seat or 0, move)

    def text(self, message: Message) -> str:
        return live.text(self.page, message, self.seat_name)

    def seat_name(self, seat: int) -> str:
        return NAMES[seat]

    def seat_colour(self, seat: int) -> int:
        return seat

    def manual_link(self, rule: str) -> None:
        self.opened.append(rule)

    # What happens at the table

    def show(self, events: Any = ()) -> None:
        view = self.race.seen_by(self.seat)
        decision = view.decision(self.seat) if self.seat is not None else None
        self.picking = Picking(decision) if isinstance(decision, Subset) else None
        self.board.present(view, self.seat, decision, events)
        self.board.show_picked(self.picked())
        QApplication.processEvents()

    def play(self, move: Move) -> None:
        assert self.seat is not None
        events = self.race.submit(self.seat, move)
        self.moves.append(str(move))
        for other in self.race.pending():
            if other.seat != self.seat and other.phase in ("explore", "develop", "settle"):
                events += self.race.play(other.seat, next(other.each()))
        self.show([event for event in events if event.seen_by(self.seat)])

    def toggle(self, item: Atom) -> None:
        assert self.picking is not None
        self.picking.toggle(item)
        self.board.show_picked(self.picking.items)

    def picked(self) -> set[Atom]:
        return self.picking.items if self.picking else set()

    def confirm(self) -> None:
        """The button of the prompt line."""
        assert self.picking is not None
        assert self.picking.complete()
        self.play(self.picking.move())

    # What the person does and sees

    def card(self, item: str, place: str = "") -> CardWidget:
        """A card in the `hand`, `spotlight`, or by default wherever it is found first."""
        board = self.board
        places = {
            "hand": board.hand.widgets,
            "spotlight": board.spotlight.widgets,
            "own": board.tableaus[0].widgets,
        }
        found = places[place] if place else [w for part in places.values() for w in part]
        return next(widget for widget in found if widget.item == item)

    def click(self, widget: QWidget) -> None:
        middle = QPoint(widget.width() // 2, widget.height() // 2)
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle)
        QApplication.processEvents()

    def action(self, name: str) -> QWidget:
        return next(slot for slot in self.board.strip.slots if slot.action == name)

    def key(self, key: Qt.Key) -> None:
        here = self.board.focusWidget()
        assert here is not None
        self.qtbot.keyClick(here, key)
        QApplication.processEvents()

    def tile(self, move: str) -> QWidget:
        return next(tile for tile in self.board.spotlight.tiles if str(tile.move_) == move)

    def glowing(self) -> set[str]:
        """The cards that can be clicked now."""
        places = (self.board.hand, self.board.spotlight, *self.board.tableaus)
        return {widget.item for place in places for widget in place.widgets if widget.lit}
