"""The dice tray: what was rolled, what is used, the two things to do with dice, and the score."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from games.expansion_pilots.board.hangar import FACE_ICONS
from games.expansion_pilots.board.scores import ScoreCard
from games.expansion_pilots.board.tools import Tool
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.tables import DICE, FACE_NAMES, FACE_TEXTS, REROLL_PRICE, say
from games.expansion_pilots.rules.terms import ACTIVE, CONVERTED, DISCARDED, HIRED, INACTIVE
from suite.contract import Atom, Event, Message
from suite.ui import icons, theme
from suite.ui.card_faces import INK, NIGHT
from suite.ui.dice import MARGIN, Die
from suite.ui.labels import Label
from suite.ui.panel import Panel

_STATES: dict[int, tuple[Message, str]] = {
    ACTIVE: (say.term("die", "activated"), "check"),
    CONVERTED: (say.term("die", "in the converter"), "swap"),
    DISCARDED: (say.term("die", "discarded"), "close"),
    HIRED: (say.term("die", "spent on a pilot"), "pilot"),
}
"""What has become of a die that is used up, with its sign."""
_DIE, _LEAST = 64, 40
_TOOL, _LEAST_TOOL = 74, 56
"""The sides of dice and the widths of tools: at the most, and at the least."""


class GalaxyDie(Die):
    """A die that tells by a small sign what it was used for."""

    def __init__(self) -> None:
        super().__init__(FACE_ICONS, size=_DIE)
        self.sign = ""

    def show_use(self, sign: str) -> None:
        if sign != self.sign:
            self.sign = sign
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.sign:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        small, edge = side * 0.36, side * MARGIN * 0.6
        spot = QRectF(self.width() - small - edge, self.height() - small - edge, small, small)
        painter.setPen(QPen(INK, 1.2))
        painter.setBrush(NIGHT)
        painter.drawEllipse(spot)
        inset = small * 0.2
        icons.paint(painter, self.sign, spot.adjusted(inset, inset, -inset, -inset), INK)


class Tray(Panel):
    """Seven dice at most; those that are not in play are hidden."""

    clicked = Signal(object)  # the key of a die

    def __init__(self, words: Callable[[Message], str]) -> None:
        super().__init__(tight=True)
        self._words = words
        self.dice = [GalaxyDie() for _ in range(DICE)]
        self.owner = Label("", "lead")
        self.reroll = Tool("reroll", "reroll")
        self.converter = Tool("convert", "swap")
        self.tools = (self.reroll, self.converter)
        self.scores = ScoreCard()
        row, column, whole = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        row.setSpacing(0)
        for number, die in enumerate(self.dice):
            die.clicked.connect(lambda number=number: self.clicked.emit(("die", number)))
            row.addWidget(die)
        row.addStretch(1)
        column.setSpacing(0)
        column.addWidget(self.owner)
        column.addLayout(row)
        whole.addLayout(column)
        for tool in self.tools:
            whole.addWidget(tool)
        whole.addWidget(self.scores, 1)
        self.body.addLayout(whole)

    def fit(self, wide: int) -> int:
        """Make the dice as large as so much width allows; the height that they need then."""
        die = round(max(_LEAST, min(theme.px(_DIE), wide * 0.46 / DICE)))
        for item in self.dice:
            item.setFixedSize(die, die)
        for tool in self.tools:
            tool.setFixedWidth(round(max(_LEAST_TOOL, min(theme.px(_TOOL), wide * 0.08))))
        layout = self.layout()
        assert layout is not None
        around = layout.contentsMargins()
        return self.owner.sizeHint().height() + die + around.top() + around.bottom()

    def dice_end(self) -> int:
        """How far right the dice reach: beyond it something may be laid over the tray."""
        self.body.activate()
        last = max((die.geometry().right() for die in self.dice if not die.isHidden()), default=0)
        return last + theme.space("small")

    def present(
        self,
        view: Galaxies,
        name: Callable[[int], str],
        colour: Callable[[int], int],
        events: Sequence[Event],
    ) -> None:
        """Show the dice of whoever is on turn, and everybody's points; what was just rolled
        tumbles."""
        active = view.active if view.active >= 0 else 0
        self.owner.setText(name(active))
        body, rolled = theme.current().player(colour(active)), _rolled(view, events)
        for number, die in enumerate(self.dice):
            there = number < len(view.dice)
            die.setVisible(there)
            if there:
                die.set_colour(body)
                self._show_die(die, view.dice[number], view.states[number], number in rolled)
        self._show_tools(view)
        sides = range(view.terms.sides)
        standing = ", ".join(f"{name(side)} {view.score[side]}" for side in sides)
        self.scores.present(view.score, [colour(side) for side in sides], standing)

    def _show_die(self, die: GalaxyDie, face: int, state: int, rolled: bool) -> None:
        if rolled:
            die.roll(face)
        elif die.value != face:
            die.show_value(face)
        name, text = self._words(FACE_NAMES[face]), self._words(FACE_TEXTS[face])
        sign = ""
        if state in _STATES:
            use, sign = _STATES[state]
            name = f"{name} ({self._words(use)})"
        die.show_use(sign)
        die.setAccessibleName(name)
        die.setToolTip(f"{name}\n{text}")

    def _show_tools(self, view: Galaxies) -> None:
        words = self._words
        free = say("The next reroll is free.")
        paid = say.many(
            "A further reroll costs {n} energy.",
            "A further reroll costs {n} energy.",
            n=REROLL_PRICE,
        )
        self.reroll.present(
            words(say.term("tool", "Reroll")), words(paid if view.rerolls else free),
            price=REROLL_PRICE if view.rerolls else 0,
        )  # fmt: skip
        used = say("The converter has been used in this turn.")
        unused = say("Put 2 dice into the converter to turn a third one to any face.")
        self.converter.present(
            words(say.term("tool", "Converter")), words(used if view.converted else unused),
            used=bool(view.converted),
        )  # fmt: skip

    def light(self, view: Galaxies, lit: Collection[int], picked: Collection[Atom]) -> None:
        """Which dice can be used now, and which are chosen."""
        for number, die in enumerate(self.dice[: len(view.dice)]):
            used = view.states[number] != INACTIVE
            state = number in lit, used, number in picked
            if state != (die.lit, die.dim, die.picked):
                die.show_state(lit=state[0], dim=state[1], picked=state[2])


def _rolled(view: Galaxies, events: Sequence[Event]) -> set[int]:
    """The dice that came to lie anew."""
    rolled: set[int] = set()
    for event in events:
        if event.kind == "rolled":
            rolled = set(range(len(view.dice)))
        elif event.kind == "rerolled":
            dice = event.data["dice"]
            assert isinstance(dice, tuple)
            rolled |= {int(number) for number in dice}
    return rolled
