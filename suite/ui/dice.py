"""Dice that roll.

    die = Die(("move", "energy", "culture", "diplomacy", "economy", "colony"), names=...)
    die.roll(3)                          # tumbles, and shows faces[3] at the end
    die.clicked.connect(...)             # mouse, Enter
    hand.lend(die, item=index, picture=die.picture)   # see suite.ui.grab: drag, or Space

A face is an icon's name, `pips:1` to `pips:6`, or a short text (see `dice_faces`). The result is
the rules': the roll only shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from suite.ui import animation, theme
from suite.ui.dice_faces import paint_kept_die
from suite.ui.paint import focus_ring, shadow, soft_edge
from suite.ui.shapes import rounded
from suite.ui.touch import Touchable
from suite.ui.words import Text, show

MARGIN = 0.17
"""The room around a die for its glow and its tumbling, as a share of the widget."""
ROLL_MS = 750
_FLIPS = 9


class Die(Touchable):
    """One die. `lit`: it can be used now; `dim`: it is used up; `picked`: it is chosen."""

    clicked = Signal()
    rolled = Signal(int)

    def __init__(
        self,
        faces: Sequence[str],
        value: int = 0,
        *,
        names: Sequence[Text] = (),
        colour: QColor | None = None,
        size: int = 56,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._faces, self._names, self._size = tuple(faces), tuple(names), size
        self._colour = colour
        self._value = self._shown = value
        self._spin = self._hop = 0.0
        self.lit = self.dim = self.picked = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._say()

    @property
    def value(self) -> int:
        """The face that was rolled, also while the die still tumbles."""
        return self._value

    @property
    def shown(self) -> int:
        """The face that is up at the moment."""
        return self._shown

    def show_value(self, value: int) -> None:
        """Turn to a face without rolling."""
        animation.stop(self)
        self._value = value
        self._rest()

    def roll(self, value: int) -> None:
        """Roll, and come to rest at this face; `rolled` tells when."""
        animation.stop(self)
        first, self._value = self._shown, value
        count = len(self._faces)

        def change(share: float) -> None:
            flip = int(share * _FLIPS)
            left = _FLIPS - flip
            # Backwards from the end, so that the last flip brings the face that was rolled.
            self._shown = (value + left) % count if flip else first
            self._spin = 540 * (1 - share) * (1 if value % 2 else -1)
            self._hop = abs(sin(pi * 3 * share)) * (1 - share)
            self.update()

        def done() -> None:
            self._rest()
            self.rolled.emit(value)

        animation.play(change, ROLL_MS, owner=self, on_done=done)

    def show_state(self, *, lit: bool = False, dim: bool = False, picked: bool = False) -> None:
        """What can be done with it now."""
        self.lit, self.dim, self.picked = lit, dim, picked
        self.update()

    def set_colour(self, colour: QColor | None) -> None:
        """Another body colour; None: the accent."""
        self._colour = colour
        self.update()

    def picture(self) -> QPixmap:
        """The die as it is now: for a hand that takes it."""
        return self.grab()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(self._size), theme.px(self._size))

    def press(self) -> None:
        self.clicked.emit()

    def _rest(self) -> None:
        self._shown, self._spin, self._hop = self._value, 0.0, 0.0
        self._say()
        self.update()

    def _say(self) -> None:
        name = self._names[self._value] if self._names else self._faces[self._value]
        show(self, self.setAccessibleName, name)
        if self._names:
            show(self, self.setToolTip, name)

    def paintEvent(self, event: QPaintEvent) -> None:
        t, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        body = side * (1 - 2 * MARGIN)
        painter.translate(self.width() / 2, self.height() / 2 - self._hop * side * 0.12)
        box = QRectF(-body / 2, -body / 2, body, body)
        radius, blur = body * 0.22, max(3, round(side * MARGIN))
        if self.lit or self.picked:
            glow = t.good if self.picked else theme.accent(self)
            soft_edge(painter, box, radius, blur, glow, 1.0 if self.over else 0.75)
        else:
            shadow(painter, box, radius, blur)
        painter.save()
        painter.rotate(self._spin)
        scale = 1 - 0.12 * self._hop
        painter.scale(scale, scale)
        colour = self._colour or theme.accent(self)
        paint_kept_die(
            painter, box, self._faces[self._shown], colour,
            ratio=self.devicePixelRatioF(), opacity=0.45 if self.dim else 1.0,
        )  # fmt: skip
        painter.restore()
        if self.hasFocus():
            focus_ring(painter, rounded(box.adjusted(-3, -3, 3, 3), radius + 3))
