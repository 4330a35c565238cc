"""Who plays: one row for each seat of a new match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QComboBox, QHBoxLayout, QLineEdit, QMenu, QWidget

from suite import language
from suite.contract import Message, Words
from suite.language import text
from suite.language.live import bind
from suite.shell.seat_sign import seat_pixmap
from suite.store.records import Kind, Seat, showable
from suite.ui import shapes, theme
from suite.ui.buttons import Button
from suite.ui.paint import focus_ring
from suite.ui.palette import shape_of

say = Words("shell")

COLOURS: tuple[Message, ...] = (
    say.term("colour", "red circle"),
    say.term("colour", "blue hexagon"),
    say.term("colour", "yellow triangle"),
    say.term("colour", "green square"),
    say.term("colour", "purple diamond"),
    say.term("colour", "orange star"),
    say.term("colour", "turquoise cross"),
    say.term("colour", "pink drop"),
)
"""The colours that a seat can have, with their shapes."""

BOT_NAMES = ("Vega", "Rigel", "Altair", "Mira", "Deneb", "Lyra", "Orion", "Sirius")
LONGEST_NAME = 24


class SeatRow(QWidget):
    """One seat: colour, name, who plays, and in which language."""

    changed = Signal()
    removed = Signal()
    colour_wanted = Signal(int)

    def __init__(self, number: int, levels: Sequence[tuple[str, Message]]) -> None:
        super().__init__()
        self.number = number
        self._levels = [("", say("Person")), *levels]
        self.colour = ColourButton()
        self.colour.chosen.connect(self.colour_wanted)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(theme.px(110))
        bind(self.name, self.name.setAccessibleName, self._name_of_field)
        bind(self.name, self.name.setPlaceholderText, self.usual_name)
        self.who = QComboBox()
        bind(self.who, self.who.setAccessibleName, say("Who plays"))
        for row, (_, title) in enumerate(self._levels):
            self.who.addItem("")
            bind(self.who, partial(self.who.setItemText, row), title)
        self.language = LanguageChoice()
        self.remove = Button(icon="close", kind="ghost", size="small", name=say("Remove this seat"))
        self._lay_out()
        self.name.textEdited.connect(lambda _: self.changed.emit())
        self.who.currentIndexChanged.connect(self._who_changed)
        self.language.activated.connect(lambda _: self.changed.emit())
        self.remove.clicked.connect(self.removed)

    def seat(self) -> Seat:
        """The seat as the match starts with it."""
        level = self._levels[self.who.currentIndex()][0]
        own = self.language.currentData() or None
        return Seat(
            name=showable(self.name.text()).strip() or self.usual_name(),
            colour=self.colour.colour,
            kind=Kind.BOT if level else Kind.PERSON,
            level=level or None,
            language=None if level else own,
        )

    def show_seat(self, seat: Seat) -> None:
        """Show this seat; a level that the game does not have becomes its strongest."""
        ids = [level for level, _ in self._levels]
        wanted = (seat.level or "") if seat.kind is Kind.BOT else ""
        self.who.setCurrentIndex(ids.index(wanted) if wanted in ids else len(ids) - 1)
        self.name.setText(seat.name)
        self.colour.set_colour(seat.colour)
        self.language.choose(seat.language)
        self._who_changed()

    def mark_fault(self, wrong: bool) -> None:
        """Show that the name is not good."""
        self.name.setProperty("wrong", wrong)
        role = theme.current().bad.name() if wrong else ""
        self.name.setStyleSheet(f"QLineEdit {{ border: 1px solid {role}; }}" if wrong else "")

    def renumber(self, number: int) -> None:
        """Whoever sat before has gone."""
        self.number = number
        self.name.setAccessibleName(self._name_of_field())
        self.name.setPlaceholderText(self.usual_name())

    def usual_name(self) -> str:
        """The name of whoever gives none, in the language of the moment."""
        return text(say("Player {number}", number=self.number + 1))

    def _name_of_field(self) -> str:
        return text(say("Name of player {number}", number=self.number + 1))

    def _who_changed(self) -> None:
        person = self.who.currentIndex() == 0
        self.language.setEnabled(person)
        self.language.setVisible(person)
        self.changed.emit()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.colour)
        row.addWidget(self.name, 3)
        row.addWidget(self.who, 2)
        row.addWidget(self.language, 2)
        row.addWidget(self.remove)


class LanguageChoice(QComboBox):
    """The language of one person at the shared screen."""

    def __init__(self) -> None:
        super().__init__()
        bind(self, self.setAccessibleName, say("Language of this player"))
        self.addItem("", "")
        bind(self, lambda shown: self.setItemText(0, shown), say("Language: program"))
        for code in language.LANGUAGES:
            self.addItem(language.NATIVE_NAMES[code], code)

    def choose(self, code: str | None) -> None:
        self.setCurrentIndex(max(0, self.findData(code or "")))


class ColourButton(QAbstractButton):
    """The colour and shape of a seat; a click offers the others."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.colour = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        bind(self, self.setAccessibleName, self._spoken)
        bind(self, self.setToolTip, self._spoken)
        self.clicked.connect(self.open_menu)

    def set_colour(self, colour: int) -> None:
        self.colour = colour % len(COLOURS)
        self.setAccessibleName(self._spoken())
        self.setToolTip(self._spoken())
        self.update()

    def menu(self) -> QMenu:
        """All colours with their shapes."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for colour, title in enumerate(COLOURS):
            action = menu.addAction(QIcon(seat_pixmap(colour)), text(title))
            action.triggered.connect(lambda _=False, colour=colour: self.chosen.emit(colour))
        return menu

    def open_menu(self) -> None:
        self.menu().popup(self.mapToGlobal(self.rect().bottomLeft()))

    def sizeHint(self) -> QSize:
        return QSize(theme.px(40), theme.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        t, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(t.line_strong if self.underMouse() else t.line, 1))
        painter.setBrush(t.raised_hover if self.underMouse() else t.raised)
        painter.drawRoundedRect(box, 9, 9)
        sign = box.adjusted(6, 6, -6, -6)
        shapes.marker(painter, sign, shape_of(self.colour), t.player(self.colour))
        if self.hasFocus():
            focus_ring(painter, shapes.rounded(box, 9))
        painter.end()

    def _spoken(self) -> str:
        return text(say("Colour: {colour}", colour=COLOURS[self.colour]))
