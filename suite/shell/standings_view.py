"""The score as the rules count it now: one row for each seat, which opens to show its lines."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from suite.contract import Standing, Standings, Words
from suite.language import live
from suite.shell.seat_sign import seat_pixmap
from suite.shell.seating import Seating
from suite.ui import theme

say = Words("shell")


class StandingsView(QTreeWidget):
    """Live standings; what was opened stays open when the score changes."""

    def __init__(self, seating: Seating, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seating = seating
        self._standings: Standings | None = None
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIconSize(QSize(18, 18))
        self.setIndentation(16)
        self.setWordWrap(True)
        theme.changed.connect(self._show)
        live.bind(self, self.setAccessibleName, say("Score"))

    def present(self, standings: Standings) -> None:
        """Show this score."""
        if standings != self._standings:
            self._standings = standings
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)

    def _show(self) -> None:
        if self._standings is None:
            return
        rows = [self.topLevelItem(row) for row in range(self.topLevelItemCount())]
        opened = {row for row, item in enumerate(rows) if item and item.isExpanded()}
        self.clear()
        leaders = self._standings.winners or self._standings.leaders()
        for row, standing in enumerate(self._standings.seats):
            self.addTopLevelItem(self._row(standing, standing.seat in leaders))
            item = self.topLevelItem(row)
            if item is not None:
                item.setExpanded(row in opened)

    def _row(self, standing: Standing, leads: bool) -> QTreeWidgetItem:
        name = self._seating.name(standing.seat)
        item = QTreeWidgetItem([name, str(standing.total)])
        item.setIcon(0, QIcon(seat_pixmap(self._seating.colour(standing.seat), 18)))
        for column in (0, 1):
            item.setFont(column, theme.font("body", bold=leads or column == 1))
        item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for line in standing.lines:
            label = live.text(self, line.label, self._seating.name)
            child = QTreeWidgetItem([label, str(line.points)])
            child.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            child.setForeground(0, theme.current().ink_dim)
            child.setToolTip(0, label)
            item.addChild(child)
        return item
