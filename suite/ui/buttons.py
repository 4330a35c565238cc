"""Buttons, chips and the segmented choice: painted, with hover, press and focus states."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from suite.ui import icons, theme
from suite.ui.paint import focus_ring
from suite.ui.palette import faded, ink_on, mix
from suite.ui.shapes import rounded
from suite.ui.words import Text, show

HEIGHTS = {"small": 28, "normal": 36, "large": 46}
RING = 3
"""The room around a button that belongs to its focus ring."""


class Button(QAbstractButton):
    """A pill button.

        Button(say("Start"), kind="primary", icon="play", on_click=self.start)

    Kinds: `primary` (the one obvious next step), `secondary`, `ghost` (quiet), `danger`.
    Sizes: `small`, `normal`, `large`. Without a text it is a round icon button: then give `name`,
    which becomes its tooltip and its name for screen readers. `checkable` buttons stay lit.
    """

    def __init__(
        self,
        text: Text = "",
        *,
        kind: str = "secondary",
        icon: str = "",
        size: str = "normal",
        name: Text = "",
        checkable: bool = False,
        on_click: object = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._kind, self._icon_name, self._size = kind, icon, size
        self._colour: QColor | None = None
        self.setCheckable(checkable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        show(self, self.setText, text)
        if name:
            show(self, self.setAccessibleName, name)
            show(self, self.setToolTip, name)
        if on_click is not None:
            self.clicked.connect(on_click)

    def say(self, text: Text) -> None:
        """Show another text."""
        show(self, self.setText, text)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.updateGeometry()

    def set_icon(self, name: str) -> None:
        """Show another icon."""
        self._icon_name = name
        self.updateGeometry()
        self.update()

    def set_kind(self, kind: str) -> None:
        """Change the weight of the button."""
        self._kind = kind
        self.update()

    def set_colour(self, colour: QColor | None) -> None:
        """Paint in this colour instead of the accent."""
        self._colour = colour
        self.update()

    def sizeHint(self) -> QSize:
        height = theme.px(HEIGHTS[self._size]) + 2 * RING
        if not self.text():
            return QSize(height, height)
        width = QFontMetrics(self._font()).horizontalAdvance(self.text()) + 2 * self._padding()
        if self._icon_name:
            width += self._icon_side() + theme.px(7)
        return QSize(width + 2 * RING, height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        fill, ink, edge = self._colours()
        radius = min(box.height() / 2, 22)
        painter.setPen(QPen(edge, 1) if edge else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        self._paint_content(painter, box, ink)
        if self.hasFocus():
            focus_ring(painter, rounded(box.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1.5))

    def _paint_content(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        side = self._icon_side()
        if not self.text():
            if self._icon_name:
                icon_box = QRectF(0, 0, side, side)
                icon_box.moveCenter(box.center())
                icons.paint(painter, self._icon_name, icon_box, ink)
            return
        painter.setFont(self._font())
        metrics = QFontMetrics(painter.font())
        room = box.width() - 2 * min(self._padding(), 10)
        extra = side + theme.px(7) if self._icon_name else 0
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, int(room - extra) + 1)
        wide = metrics.horizontalAdvance(shown) + extra
        left = box.center().x() - wide / 2
        if self._icon_name:
            icon_box = QRectF(left, box.center().y() - side / 2, side, side)
            icons.paint(painter, self._icon_name, icon_box, ink)
        painter.setPen(ink)
        text_box = QRectF(left + extra, box.top(), wide - extra + 2, box.height())
        painter.drawText(text_box, Qt.AlignmentFlag.AlignVCenter, shown)

    def _colours(self) -> tuple[QColor, QColor, QColor | None]:
        """Fill, ink and edge in the state that holds now."""
        t = theme.current()
        accent = self._colour or theme.accent(self)
        if self._kind == "danger":
            accent = t.bad
        over, down = self.underMouse() and self.isEnabled(), self.isDown()
        solid = self._kind == "primary" or (self.isChecked() and self._kind != "ghost")
        if not self.isEnabled():
            clear = QColor(0, 0, 0, 0)
            return (clear if self._kind == "ghost" else faded(t.raised, 0.6)), t.ink_faint, t.line
        if solid:
            fill = mix(accent, QColor("#FFFFFF" if t.dark else "#000000"), 0.16 if over else 0)
            return (mix(fill, t.shade, 0.2) if down else fill), ink_on(fill), None
        if self._kind == "ghost" and not self.isChecked():
            wash = faded(t.ink, 0.16 if down else 0.09 if over else 0.0)
            return wash, t.ink if over else t.ink_dim, None
        if self.isChecked() or self._kind == "danger":
            share = 0.34 if down else 0.26 if over else 0.16
            return faded(accent, share), accent, faded(accent, 0.6)
        fill = t.raised_hover if over or down else t.raised
        return mix(fill, accent, 0.18 if down else 0), t.ink, t.line_strong if over else t.line

    def _font(self) -> QFont:
        role = {"small": "small", "normal": "body", "large": "lead"}[self._size]
        return theme.font(role, strong=self._kind == "primary" or self._size == "large")

    def _padding(self) -> int:
        return theme.px({"small": 12, "normal": 17, "large": 24}[self._size])

    def _icon_side(self) -> int:
        return theme.px({"small": 15, "normal": 18, "large": 21}[self._size])


class Chip(QWidget):
    """A small sign with a text and perhaps an icon: a state, a phase, a count. Not a button.

    `Chip(say("saved"), icon="check", tone="good")`; tones: ink, accent, good, bad, warn, gold, or
    any colour as "#RRGGBB".
    """

    def __init__(
        self,
        text: Text,
        *,
        icon: str = "",
        tone: str = "ink",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon_name, self._tone, self._text = icon, tone, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        show(self, self.setText, text)

    def text(self) -> str:
        return self._text

    def say(self, text: Text) -> None:
        """Show another text."""
        show(self, self.setText, text)

    def setText(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def set_tone(self, tone: str) -> None:
        """Change the colour."""
        self._tone = tone
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(theme.font("small", strong=True))
        extra = theme.px(18) if self._icon_name else 0
        width = metrics.horizontalAdvance(self._text) + extra + theme.px(18)
        return QSize(width, metrics.height() + theme.px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_chip(painter, QRectF(self.rect()), self._text, self._tone, self._icon_name, self)


def paint_chip(
    painter: QPainter,
    rect: QRectF,
    text: str,
    tone: str = "ink",
    icon: str = "",
    widget: QWidget | None = None,
) -> None:
    """Paint a chip: a washed pill with a readable text of the same hue."""
    t = theme.current()
    if tone.startswith("#"):
        colour = t.accent_of(tone)
    else:
        colour = theme.accent(widget) if tone == "accent" else getattr(t, tone)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(faded(colour, 0.35), 1))
    painter.setBrush(mix(t.panel_solid, colour, 0.14))
    box = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    side, pad = theme.px(14), theme.px(9)
    left = box.left() + pad
    if icon:
        icon_box = QRectF(left - 2, box.center().y() - side / 2, side, side)
        icons.paint(painter, icon, icon_box, colour, weight=2.1)
        left += theme.px(18) - 2
    painter.setFont(theme.font("small", strong=True))
    painter.setPen(colour)
    room = QRectF(left, box.top(), box.right() - left, box.height())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)


class Segmented(QWidget):
    """One of a few: `Segmented([("dark", say("Dark"), "moon"), ...], value="dark")`.

    Arrow keys move the choice. `chosen` carries the value.
    """

    chosen = Signal(object)

    def __init__(
        self,
        choices: Sequence[tuple[object, Text, str]],
        value: object = None,
        *,
        name: Text = "",
        size: str = "small",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        self._values: list[object] = []
        self._group = QButtonGroup(self)
        for index, (each, text, icon) in enumerate(choices):
            button = _Segment(text, kind="ghost", icon=icon, size=size, checkable=True)
            self._values.append(each)
            self._group.addButton(button, index)
            row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if name:
            show(self, self.setAccessibleName, name)
        self.set_value(value if value is not None else self._values[0])
        self._group.idToggled.connect(self._toggled)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()  # no choice is ever cut off

    def value(self) -> object:
        """The choice that is lit."""
        return self._values[self._group.checkedId()]

    def set_value(self, value: object) -> None:
        """Light a choice without emitting `chosen` for it twice."""
        self._group.button(self._values.index(value)).setChecked(True)

    def _toggled(self, index: int, on: bool) -> None:
        if on:
            self.chosen.emit(self._values[index])

    def paintEvent(self, event: QPaintEvent) -> None:
        t = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(t.line, 1))
        painter.setBrush(faded(t.raised, 0.7))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)


class _Segment(Button):
    def _colours(self) -> tuple[QColor, QColor, QColor | None]:
        if self.isChecked() and self.isEnabled():
            accent = theme.accent(self)
            return (
                mix(theme.current().raised, accent, 0.28),
                theme.current().ink,
                faded(accent, 0.7),
            )
        return super()._colours()
