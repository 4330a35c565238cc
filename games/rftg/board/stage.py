"""The upper part of the board: the other players' tableaus, or what is decided just now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from games.rftg.board.spotlight import Spotlight
from games.rftg.board.tableau import Tableau
from suite.contract import Words
from suite.ui import theme
from suite.ui.board import BoardHost
from suite.ui.buttons import Button

say = Words("rftg")


class Stage(QWidget):
    """Tableaus side by side, of which one can be enlarged; the spotlight takes their place, and a
    button lets one look at them nevertheless."""

    changed = Signal()  # something else is seen now

    def __init__(self, host: BoardHost, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.host = host
        self.tableaus: list[Tableau] = []
        self.enlarged: int | None = None
        self.spotlight = Spotlight(host)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.space("small"))
        self._row.addWidget(self.spotlight)
        self.peek = Button(icon="eye", size="small", checkable=True, parent=self)
        self.peek.toggled.connect(self.show_right)

    def seat_down(self, tableaus: Sequence[Tableau]) -> None:
        """These players sit opposite."""
        for gone in self.tableaus:
            gone.hide()
            gone.deleteLater()
        self.tableaus = list(tableaus)
        for tableau in tableaus:
            self._row.addWidget(tableau, 1)
            tableau.enlarge.connect(self.enlarge)
        self.enlarged = None

    def longest(self) -> int:
        """How many cards the largest of the tableaus has."""
        return max((len(tableau.widgets) for tableau in self.tableaus), default=0)

    def lit(self) -> bool:
        """Is the spotlight on?"""
        return self.spotlight.filled() and not self.peek.isChecked()

    def used_height(self, width: int, height: int) -> int:
        """How much of this room's height is of use for what is shown now."""
        shown = [t for t in self.tableaus if self.enlarged in (None, t.seat)]
        if self.lit() or not shown:
            return height
        each = (width - (len(shown) - 1) * self._row.spacing()) // len(shown)
        return max(tableau.used_height(each, height) for tableau in shown)

    def enlarge(self, seat: int) -> None:
        """Show one tableau alone, or all of them again."""
        self.enlarged = None if self.enlarged == seat else seat
        for tableau in self.tableaus:
            tableau.show_alone(tableau.seat == self.enlarged)
        self.show_right()

    def show_right(self) -> None:
        """Show what belongs here now."""
        filled, lit = self.spotlight.filled(), self.lit()
        if not filled and self.peek.isChecked():
            self.peek.setChecked(False)
        self.spotlight.setVisible(lit)
        for tableau in self.tableaus:
            tableau.setVisible(not lit and self.enlarged in (None, tableau.seat))
        self.peek.setVisible(filled)
        self._place_peek()
        self.changed.emit()

    def retranslate(self) -> None:
        self.spotlight.retranslate()
        name = self.host.text(say("Show the other players' tableaus"))
        self.peek.setToolTip(name)
        self.peek.setAccessibleName(name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place_peek()

    def _place_peek(self) -> None:
        """In the corner of the spotlight; while it is off, out of the way of the headers."""
        size = self.peek.sizeHint()
        down = 0 if self.lit() else self.height() - size.height() - 2
        self.peek.setGeometry(self.width() - size.width() - 4, down, size.width(), size.height())
        self.peek.raise_()
