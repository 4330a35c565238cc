"""The four uses of a faction card, in words: what each gives, or why it is not possible now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.grounds import ink, paint_ground
from games.galactic_alliances.board.hand import USE_ICONS
from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.labels import Label
from suite.ui.panel import Panel

_WIDE = 300


class Use(NamedTuple):
    """One use: which, its name, what it gives, and why it is not possible ("": it is)."""

    kind: str
    title: str
    gives: str
    why_not: str = ""


class UseRow(Item):
    """A use that can be clicked."""

    edge = 2

    def __init__(self, use: Use, parent: QWidget) -> None:
        super().__init__(("use", use.kind), parent)
        self.use = use
        self.show_state(lit=not use.why_not)
        self.setAccessibleName(". ".join(part for part in use[1:] if part))
        self.setFixedSize(QSize(theme.px(_WIDE), round(self._bottom() + 8)))

    def _parts(self) -> list[tuple[str, bool]]:
        """The texts, and whether each is bold."""
        texts = [(self.use.title, True), (self.use.gives, False), (self.use.why_not, False)]
        return [part for part in texts if part[0]]

    def _room(self, top: float, words: str, bold: bool) -> QRectF:
        left = theme.px(34)
        room = QRectF(left, top, theme.px(_WIDE) - left - 10, 400)
        metrics = QFontMetricsF(theme.font("small", strong=bold))
        high = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()
        return QRectF(room.left(), top, room.width(), high)

    def _bottom(self) -> float:
        top = 7.0
        for words, bold in self._parts():
            top = self._room(top, words, bold).bottom()
        return top

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        paint_ground(painter, box, self)
        side = theme.px(18)
        spot = QRectF(box.left() + 7, box.top() + 7, side, side)
        icons.paint(painter, USE_ICONS[self.use.kind], spot,
                    theme.accent(self) if self.lit else t.ink_faint)  # fmt: skip
        top = 7.0
        for words, bold in self._parts():
            painter.setFont(theme.font("small", strong=bold))
            painter.setPen(t.warn if words == self.use.why_not else ink(self))
            room = self._room(top, words, bold)
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap), words)
            top = room.bottom()


class CardUses(Panel):
    """Opens above the card and offers its uses; Escape or another click closes it."""

    chosen = Signal(str)  # the kind of use
    refused = Signal(str)

    def __init__(self, board: QWidget) -> None:
        super().__init__(solid=True, tight=True, parent=board)
        self._board, self.card = board, ""
        self.title = Label("", "lead", wrap=True)
        self.abilities = Label("", "small", wrap=True)
        self.body.addWidget(self.title)
        self.body.addWidget(self.abilities)
        self.rows: list[UseRow] = []
        self.set_lit(True)
        self.hide()

    def offer(
        self, card: str, title: str, abilities: str, uses: Sequence[Use], beside: QRect
    ) -> None:
        """Show the uses of this card, above where it lies."""
        self.card = card
        self.title.setText(title)
        self.abilities.setText(abilities)
        self.abilities.setVisible(bool(abilities))
        for row in self.rows:
            self.body.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [UseRow(use, self) for use in uses]
        for row in self.rows:
            self.body.addWidget(row)
            row.clicked.connect(self._clicked)
        self._place(beside)
        self.show()
        self.raise_()
        for row in self.rows:
            if row.lit:
                row.setFocus()
                break

    def _place(self, beside: QRect) -> None:
        wide = theme.px(_WIDE) + 2 * theme.space("small")
        self.title.setFixedWidth(theme.px(_WIDE))
        self.abilities.setFixedWidth(theme.px(_WIDE))
        self.setFixedWidth(wide)
        self.adjustSize()
        left = min(max(4, beside.center().x() - wide // 2), self._board.width() - wide - 4)
        self.move(QPoint(left, max(4, beside.top() - self.height() - 4)))

    def _clicked(self, key: tuple[str, str]) -> None:
        row = next(row for row in self.rows if row.key == key)
        (self.chosen if row.lit else self.refused).emit(row.use.kind)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)
