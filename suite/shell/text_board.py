"""The board of a game that has none of its own: readable text, and moves as large tiles."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from suite.contract import Atom, Decision, Event, Message, Move, Position, Subset, Words
from suite.language import live
from suite.ui.board import Board, BoardHost
from suite.ui.buttons import Button
from suite.ui.labels import Label
from suite.ui.panel import Panel

say = Words("shell")

_COLUMNS = 2
_RECENT = 4


class TextBoard(Board):
    """What happened last, what can be done now, and the whole position as it is known."""

    def __init__(self, host: BoardHost, parent: QWidget | None = None) -> None:
        super().__init__(host, parent)
        self._view: Position | None = None
        self._decision: Decision | None = None
        self._recent: list[Message] = []
        self._tiles: dict[Move | Atom, Button] = {}

        self.happened = Label("", "lead", wrap=True)
        self.prompt = Label("", "title", wrap=True)
        self._grid = QGridLayout()
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.state = QTreeWidget(self)
        self.state.setHeaderHidden(True)
        self.state.setColumnCount(2)
        self.state.setSelectionMode(QTreeWidget.SelectionMode.NoSelection)
        live.bind(self.state, self.state.setAccessibleName, say("What lies on the table"))
        self._lay_out()

    def present(
        self,
        view: Position,
        seat: int | None,
        decision: Decision | None,
        events: Sequence[Event],
    ) -> None:
        self._view, self._decision = view, decision
        self._recent += [event.message for event in events if event.message]
        self._recent = self._recent[-_RECENT:]
        self._make_tiles()
        self._show_state(view.snapshot())
        self.retranslate()

    def show_picked(self, items: Collection[Atom]) -> None:
        for value, tile in self._tiles.items():
            tile.setChecked(value in items)

    def retranslate(self) -> None:
        if self._view is None:
            return
        self.happened.setText("\n".join(map(self.host.text, self._recent)))
        decision = self._decision
        self.prompt.setText(self.host.text(decision.prompt) if decision else "")
        for value, tile in self._tiles.items():
            assert decision is not None
            tile.setText(self.host.text(self._described(decision, value)))

    def _described(self, decision: Decision, value: Move | Atom) -> Message:
        assert self._view is not None
        if isinstance(value, Move):
            return self._view.describe(decision.seat, value)
        return self._view.describe_item(decision.seat, value)

    def _make_tiles(self) -> None:
        for tile in self._tiles.values():
            self._grid.removeWidget(tile)
            tile.deleteLater()
        self._tiles = {}
        decision = self._decision
        if decision is None:
            return
        subset = isinstance(decision, Subset)
        values = decision.items if isinstance(decision, Subset) else decision.moves
        for number, value in enumerate(values):
            tile = Button(size="large", checkable=subset)
            tile.clicked.connect(lambda _=False, value=value: self._clicked(value))
            self._tiles[value] = tile
            self._grid.addWidget(tile, number // _COLUMNS, number % _COLUMNS)

    def _clicked(self, value: Move | Atom) -> None:
        if isinstance(value, Move):
            self.chosen.emit(value)
        else:
            self.toggled.emit(value)

    def _show_state(self, snapshot: dict[str, object]) -> None:
        self.state.clear()
        for key, value in snapshot.items():
            self.state.addTopLevelItem(_branch(key, value))
        self.state.resizeColumnToContents(0)

    def _lay_out(self) -> None:
        left = Panel(say("What happened"))
        left.body.addWidget(self.happened)
        left.body.addStretch(1)
        right = Panel(say("What lies on the table"))
        right.body.addWidget(self.state)
        top = QHBoxLayout()
        top.addWidget(left, 1)
        top.addWidget(right, 1)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setSizeConstraint(QLayout.SizeConstraint.SetMinAndMaxSize)
        column.addWidget(self.prompt)
        column.addLayout(self._grid)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setWidget(inside)
        inside.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(top, 1)
        layout.addWidget(area, 1)


def _branch(key: str, value: object) -> QTreeWidgetItem:
    """A part of the position; short lists stand on one line."""
    item = QTreeWidgetItem([key.replace("_", " "), ""])
    if isinstance(value, dict):
        item.addChildren([_branch(str(name), part) for name, part in value.items()])
    elif isinstance(value, list | tuple) and any(isinstance(part, list | dict) for part in value):
        item.addChildren([_branch(str(number), part) for number, part in enumerate(value, 1)])
    elif isinstance(value, list | tuple):
        item.setText(1, ", ".join(map(str, value)))
    else:
        item.setText(1, "" if value is None else str(value))
    return item
