"""A game as a large tile: its own sky and planet, its title, and what to expect of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from suite import language
from suite.contract import Message, Words
from suite.language.typography import bound
from suite.plugins import Plugin
from suite.shell.cover import paint_cover
from suite.ui import icons, theme
from suite.ui.paint import focus_ring, soft_edge
from suite.ui.palette import faded, mix

say = Words("shell")

_LEAST = QSize(236, 200)
_RADIUS = 14
_WORDS = 300
"""So much of a tile's height darkens towards the words, however high it is."""
_TALL = 400
"""From this height on there is room for larger words."""


class GameTile(QAbstractButton):
    """Click it to prepare a match; a game that cannot be played says why."""

    def __init__(self, plugin: Plugin) -> None:
        super().__init__()
        self.plugin = plugin
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        if plugin.usable:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def title(self) -> str:
        manifest = self.plugin.manifest
        return manifest.title[language.language()] if manifest else self.plugin.id

    def blurb(self) -> str:
        """What the game is about, or what keeps it from being played."""
        if self.plugin.fault is not None:
            return language.text(self.plugin.fault)
        if not self.plugin.allowed:
            return language.text(
                say("From “{origin}”. Asks before its code runs.", origin=self.plugin.distribution)
            )
        manifest = self.plugin.manifest
        spoken = language.language()
        return bound(manifest.blurb[spoken], spoken) if manifest else ""

    def facts(self) -> list[tuple[str, str]]:
        """Icon and text of each fact."""
        manifest = self.plugin.manifest
        if manifest is None or not self.plugin.usable:
            return []
        return [
            ("people", language.text(_players(*manifest.seats))),
            ("clock", language.text(_minutes(*manifest.minutes))),
        ]

    def retranslate(self) -> None:
        self.setText(self.title())
        self.setAccessibleName(self.title())
        self.setAccessibleDescription(self.blurb())
        self.setToolTip(self.blurb())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(300), theme.px(230))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(_LEAST.width()), theme.px(_LEAST.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(6, 6, -6, -6)
        accent = QColor(self.plugin.manifest.accent if self.plugin.manifest else "#7C88A6")
        alive = self.plugin.usable
        if alive and (self.underMouse() or self.hasFocus()):
            soft_edge(painter, box, _RADIUS, 6, accent, 0.8)
        outline = QPainterPath()
        outline.addRoundedRect(box, _RADIUS, _RADIUS)
        painter.save()
        painter.setClipPath(outline)
        paint_cover(painter, box, self.plugin.id, accent, on_ready=self.update)
        self._veil(painter, box, alive)
        painter.restore()
        self._words(painter, box.adjusted(18, 16, -18, -14), accent)
        edge = faded(accent, 0.9 if alive and self.underMouse() else 0.38)
        painter.setPen(QPen(edge, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)
        if self.hasFocus():
            focus_ring(painter, outline)
        painter.end()

    def _veil(self, painter: QPainter, box: QRectF, alive: bool) -> None:
        """The sky is dark in both themes; the words lie on its darker part."""
        night = theme.current().space
        veil = QLinearGradient(box.topLeft(), box.bottomLeft())
        words = min(1.0, theme.px(_WORDS) / box.height())
        veil.setColorAt(0, faded(night, 0.10 if alive else 0.55))
        veil.setColorAt(1 - words * 0.58, faded(night, 0.55 if alive else 0.75))
        veil.setColorAt(1 - words * 0.28, faded(night, 0.92))
        veil.setColorAt(1, faded(night, 0.97))
        painter.fillRect(box, veil)

    def _words(self, painter: QPainter, box: QRectF, accent: QColor) -> None:
        """From the bottom up: the facts, the blurb as far as there is room, the title."""
        bottom = self._facts_line(painter, box, accent)
        tall = box.height() > theme.px(_TALL)
        big = theme.font("title" if tall else "heading", bold=True)
        title = _wrapped(self.title(), big, box.width(), 3 if tall else 2)
        title_height = QFontMetrics(big).height() * len(title)
        small = theme.font("body" if tall else "small")
        lines = 4 if tall else 3 if box.height() > theme.px(190) else 2
        blurb = _wrapped(self.blurb(), small, box.width(), lines)
        step = QFontMetrics(small).lineSpacing()
        top = bottom - step * len(blurb)
        painter.setFont(small)
        painter.setPen(QColor("#FFB4B6") if not self.plugin.usable else QColor("#C4CDE2"))
        for number, line in enumerate(blurb):
            place = QRectF(box.left(), top + number * step, box.width(), step)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, line)
        painter.setFont(big)
        painter.setPen(QColor("#FFFFFF"))
        top -= title_height + 5
        for number, line in enumerate(title):
            height = QFontMetrics(big).height()
            place = QRectF(box.left(), top + number * height, box.width(), height)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, line)
        if not self.plugin.usable:
            side = theme.px(24)
            sign = QRectF(box.left(), box.top(), side, side)
            icons.paint(painter, "warning", sign, QColor("#FFB4B6"))
        elif not self.plugin.allowed:
            side = theme.px(24)
            icons.paint(painter, "lock", QRectF(box.left(), box.top(), side, side), accent)

    def _facts_line(self, painter: QPainter, box: QRectF, accent: QColor) -> float:
        """Paints the facts and gives back where the room above them ends."""
        facts = self.facts()
        if not facts:
            return box.bottom()
        font, side, left = theme.font("small", strong=True), theme.px(15), box.left()
        height = QFontMetrics(font).height()
        line = QRectF(left, box.bottom() - height, box.width(), height)
        painter.setFont(font)
        for icon, words in facts:
            ink = mix(accent, QColor("#FFFFFF"), 0.35)
            icons.paint(painter, icon, QRectF(left, line.center().y() - side / 2, side, side), ink)
            painter.setPen(ink)
            place = line.adjusted(left - line.left() + side + 5, 0, 40, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, words)
            left += side + 5 + QFontMetrics(font).horizontalAdvance(words) + 16
        return line.top() - 8


def _players(least: int, most: int) -> Message:
    if least == most:
        return say.many("{n} player", "{n} players", n=least)
    return say.many("{least}–{n} player", "{least}–{n} players", n=most, least=least)


def _minutes(least: int, most: int) -> Message:
    if least == most:
        return say("{n} min", n=least)
    return say("{least}–{most} min", least=least, most=most)


def _wrapped(text: str, font: QFont, width: float, lines: int) -> list[str]:
    """The text cut into lines that fit; the last one ends with an ellipsis when more follows."""
    metrics = QFontMetrics(font)
    words, made = text.split(" "), [""]
    for number, word in enumerate(words):
        longer = f"{made[-1]} {word}".strip()
        if metrics.horizontalAdvance(longer) <= width or not made[-1]:
            made[-1] = longer
        elif len(made) < lines:
            made.append(word)
        else:
            rest = " ".join([made[-1], *words[number:]])
            made[-1] = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, int(width))
            break
    return made
