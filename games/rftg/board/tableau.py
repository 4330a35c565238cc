"""One player's tableau: who it is, what they have, and their cards with the goods on them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from games.rftg.board import fitting, tile
from games.rftg.board.card_widget import CardWidget
from games.rftg.board.face import radius
from games.rftg.board.figures import as_fits, figures, paint_figures, width_of
from games.rftg.rules import cards
from games.rftg.rules.position import Race
from games.rftg.rules.scoring import six_value
from suite.contract import Words
from suite.ui import theme
from suite.ui.board import BoardHost
from suite.ui.buttons import Button
from suite.ui.palette import shape_of
from suite.ui.panel import paint_panel
from suite.ui.shapes import marker, rounded
from suite.ui.text_fit import paint_fitted

say = Words("rftg")

_PAD = 10
_NAME = 60
"""So much room at least belongs to the player's name."""
_LARGEST = 340
_USUAL = 6
"""One's own cards are not drawn larger than if there were so many of them; the places of those
that are still missing can be seen."""


class Tableau(QWidget):
    """A panel with a header and the cards. The button in the header of another player's tableau
    enlarges it, or makes it small again; a double click on the header does the same."""

    enlarge = Signal(int)
    card_made = Signal(object)  # CardWidget: the board listens to each of them

    def __init__(
        self, host: BoardHost, seat: int, *, own: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.host, self.seat, self.own = host, seat, own
        self.widgets: list[CardWidget] = []
        self.race: Race | None = None
        self.active = self.alone = False
        self._empty: list[QRect] = []  # places that cards will take
        self.tools: list[Button] = []
        self.bigger = Button(icon="fit", size="small", kind="ghost", parent=self)
        self.bigger.clicked.connect(lambda: self.enlarge.emit(seat))
        self.bigger.setVisible(not own)
        self.setMinimumHeight(theme.px(90))

    def present(self, race: Race, active: bool) -> None:
        """Show this seat's cards; `active` when the player must decide now."""
        self.race, self.active = race, active
        shown = [*race.tableaus[self.seat]]
        coming = race.placing[self.seat]
        if coming >= 0:
            shown.append(coming)
        if [widget.card for widget in self.widgets] != shown:
            self._change_cards(shown)
        lying = [*race.goods[self.seat], cards.NONE]
        for widget, good in zip(self.widgets, lying, strict=False):
            kind = cards.KINDS[cards.GOOD[widget.card]] if good != cards.NONE else ""
            widget.show_good(kind)
            widget.coming = coming >= 0 and widget is self.widgets[-1]
        self.retranslate()

    def _change_cards(self, shown: list[int]) -> None:
        kept = {widget.card: widget for widget in self.widgets}
        self.widgets = [kept.pop(c) if c in kept else self._new_card(c) for c in shown]
        for gone in kept.values():
            gone.hide()
            gone.deleteLater()
        self.arrange()

    def _new_card(self, card: int) -> CardWidget:
        widget = CardWidget(card, cards.IDS[card], self.host.text(cards.NAMES[card]), self)
        self.card_made.emit(widget)
        widget.show()
        return widget

    def retranslate(self) -> None:
        race = self.race
        if race is None:
            return
        told = self.host.text
        tableau = race.tableaus[self.seat]
        for widget in self.widgets:
            worth = None
            if cards.SIX[widget.card] and not widget.coming:
                worth = six_value(widget.card, tableau, race.chips[self.seat])
            widget.rename(told(cards.NAMES[widget.card]), worth)
        words = ", ".join(figure.words for figure in figures(race, self.seat, told))
        self.setAccessibleName(f"{self.host.seat_name(self.seat)}: {words}")
        name = told(say("Show all tableaus") if self.alone else say("Enlarge this tableau"))
        self.bigger.setAccessibleName(f"{self.host.seat_name(self.seat)}: {name}")
        self.bigger.setToolTip(name)
        self.setToolTip("" if self.own else words)
        self.arrange_tools()
        self.update()

    def show_alone(self, alone: bool) -> None:
        """Is this the only one of the others' tableaus that is seen?"""
        self.alone = alone
        self.bigger.set_icon("close" if alone else "fit")
        self.retranslate()

    def show_tools(self, tools: list[Button]) -> None:
        """Buttons for the right end of the header."""
        self.tools = tools
        self.arrange_tools()
        self.update()

    # Layout

    def header_height(self) -> int:
        return theme.px(28)

    def card_place(self, card: int) -> CardWidget | None:
        """The widget of a card of this tableau."""
        return next((widget for widget in self.widgets if widget.card == card), None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()
        self.arrange_tools()

    def used_height(self, width: int, height: int) -> int:
        """How much of this room's height the cards would take, header and all."""
        grid = self._grid(width, height)
        rows = -(-self._places() // grid.columns)
        return self.header_height() + 10 + rows * (grid.height + grid.gap)

    def shows_powers(self, width: int, height: int) -> bool:
        """Are the powers of the cards seen in this room, and not only their names?"""
        grid = self._grid(width, height)
        return grid.height > grid.width or grid.height >= tile.TWO_POWERS_FROM

    def _places(self) -> int:
        return max(len(self.widgets), _USUAL if self.own else 1)

    def _grid(self, width: int, height: int) -> fitting.Grid:
        inside = height - self.header_height() - 9
        return fitting.arrange(self._places(), width - 2 * _PAD, inside, largest=_LARGEST)

    def arrange(self) -> None:
        """Give every card its place."""
        corner = QPoint(_PAD, self.header_height() + 1)
        grid = self._grid(self.width(), self.height())
        places = [grid.place(number).translated(corner) for number in range(self._places())]
        for widget, place in zip(self.widgets, places, strict=False):
            widget.place(place)
        self._empty = places[len(self.widgets) :]

    def arrange_tools(self) -> None:
        """Put the buttons where their texts have room."""
        right = self.width() - 6
        for button in reversed([*self.tools, *([] if self.own else [self.bigger])]):
            size = button.sizeHint()
            right -= size.width()
            button.setGeometry(right, (self.header_height() - size.height()) // 2 + 1,
                               size.width(), size.height())  # fmt: skip

    def _header_end(self) -> float:
        shown = [*self.tools, *([] if self.own else [self.bigger])]
        return min((button.x() for button in shown), default=self.width() - _PAD) - 6.0

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_panel(painter, QRectF(self.rect()), lit=self.active, widget=self)
        if self.race is None:
            return
        t = theme.current()
        side = theme.px(16)
        row = QRectF(_PAD, 2, self._header_end() - _PAD, self.header_height())
        colour = self.host.seat_colour(self.seat)
        sign = QRectF(row.left(), row.center().y() - side / 2, side, side)
        marker(painter, sign, shape_of(colour), t.player(colour))
        shown = figures(self.race, self.seat, self.host.text)
        words = width_of(shown, words=True) < row.width() * 0.62
        if not words:
            shown = as_fits(shown, row.width() - side - theme.px(_NAME), own=self.own)
        end = paint_figures(painter, row, shown, words=words)
        painter.setPen(t.player_ink(colour))
        name = QRectF(sign.right() + 6, row.top(), 0, row.height())
        name.setRight(end)
        paint_fitted(painter, name, self.host.seat_name(self.seat), 14, bold=True)
        self._paint_empty(painter)

    def _paint_empty(self, painter: QPainter) -> None:
        painter.setPen(QPen(theme.current().line, 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for place in map(QRectF, self._empty):
            painter.drawPath(rounded(place.adjusted(1, 1, -1, -1), radius(place)))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        on_header = event.position().y() < self.header_height()
        if not self.own and on_header and event.button() == Qt.MouseButton.LeftButton:
            self.enlarge.emit(self.seat)
