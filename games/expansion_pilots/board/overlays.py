"""What comes before everything else on the table: following, and the drama of a draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from games.expansion_pilots.board.beyond import paint_token_card
from games.expansion_pilots.board.token_look import HAZARD, paint_token_picture
from games.expansion_pilots.rules.tables import TOKENS
from suite.contract import Move
from suite.ui import animation, theme
from suite.ui.buttons import Button
from suite.ui.labels import Label
from suite.ui.paint import soft_edge
from suite.ui.palette import faded
from suite.ui.panel import Panel

Words = Callable[[Move], str]


class Banner(Panel):
    """'You may follow': beside the dice, so that it hides no planet."""

    chosen = Signal(object)  # Move

    def __init__(self, parent: QWidget) -> None:
        super().__init__(solid=True, tight=True, parent=parent)
        self.title = Label("", "lead", wrap=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self.title, 1)
        self.buttons: dict[Move, Button] = {}
        self._row = QHBoxLayout()
        self.body.addLayout(self._row)
        self.set_lit(True)
        self.hide()

    def offer(self, title: str, moves: Sequence[Move], words: Words) -> None:
        """Ask; without moves the banner goes."""
        while item := self._row.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self.buttons = {}
        self.title.setText(title)
        self._row.addStretch(1)
        for move in moves:
            kind = "secondary" if move.verb == "pass" else "primary"
            button = Button(words(move), kind=kind, icon=_ICONS.get(move.verb, ""))
            button.clicked.connect(lambda _=False, move=move: self.chosen.emit(move))
            self._row.addWidget(button)
            self.buttons[move] = button
        self._row.addStretch(1)
        self.setVisible(bool(moves))
        if moves:
            self.raise_()


_DISCOVERY_MS, _HAZARD_MS = 1500, 2300
"""How long a token is shown: a hazard takes its time."""

_ICONS = {"follow": "culture", "copy": "copy", "pass": "close"}


class Drama(QWidget):
    """A token is turned over: it comes large to the middle of the table, and a hazard shakes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._token: int | None = None
        self._name = self._text = ""
        self._share, self._origin = 0.0, QPointF()
        self.hide()

    def show_token(self, token: int, name: str, text: str, origin: QPointF) -> None:
        """Turn this token over; it comes from the pile at `origin`."""
        animation.stop(self)
        self._token, self._name, self._text, self._origin = token, name, text, origin
        self.setGeometry(self.parentWidget().rect())  # type: ignore[union-attr]
        self.show()
        self.raise_()
        shown = _HAZARD_MS if TOKENS[token].hazard else _DISCOVERY_MS
        animation.play(self._step, shown, owner=self, on_done=self.hide)

    def _step(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._token is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hazard = TOKENS[self._token].hazard
        grow = min(1.0, self._share * 4)
        fade = 1.0 if self._share < 0.8 else (1 - self._share) * 5
        painter.setOpacity(max(0.0, fade))
        veil = faded(QColor("#2A0508") if hazard else QColor("#04070F"), 0.55)
        painter.fillRect(self.rect(), veil)
        wide, high = theme.px(300) * grow, theme.px(190) * grow
        shake = 0.0
        if hazard and self._share < 0.6:
            shake = theme.px(9) * (1 - self._share) * (1 if int(self._share * 60) % 2 else -1)
        box = QRectF(0, 0, wide, high)
        middle = QPointF(self.width() / 2, self.height() / 2)
        box.moveCenter(self._origin + (middle - self._origin) * grow + QPointF(shake, 0))
        if hazard:
            soft_edge(painter, box, 12, 24, HAZARD, 1.0)
        if grow > 0.3:
            paint_token_card(painter, box, self._token, self._name, self._text, self.update)
            self._paint_emblem(painter, box)

    def _paint_emblem(self, painter: QPainter, box: QRectF) -> None:
        """The picture of the token rises above its card."""
        assert self._token is not None
        side = box.height() * 0.78
        place = QRectF(box.center().x() - side / 2, box.top() - side * 0.86, side, side)
        paint_token_picture(painter, place, self._token, self.update)
