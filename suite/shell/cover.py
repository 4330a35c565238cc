"""The picture of a game: on its tile in the library and above the page that prepares a match."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from suite import language, plugins
from suite.contract import Words
from suite.contract.manifest import Cover, Manifest
from suite.language.typography import bound
from suite.ui import art, theme
from suite.ui.art.covers import PLANETS
from suite.ui.buttons import Button
from suite.ui.palette import faded, mix
from suite.ui.shapes import rounded

say = Words("shell")

Ready = Callable[[], object]

_STEP = 80
"""Covers are painted in steps of this size and cut to fit."""
_TILE, _BANNER = (0.56, 0.34), (0.80, 0.50)
"""Where the heart of the picture lies: words stand below it on a tile, to its left on a banner."""

_latest: dict[tuple[str, bool], QPixmap] = {}
"""The cover in the size that was shown last: it fills in while another size is painted."""


def paint_cover(
    painter: QPainter,
    rect: QRectF,
    game_id: str,
    accent: QColor,
    on_ready: Ready | None = None,
    *,
    banner: bool = False,
) -> None:
    """Fill `rect` with the game's picture."""
    ratio = painter.device().devicePixelRatioF()
    size = QSize(
        *(_STEP * -(-round(side * ratio) // _STEP) for side in (rect.width(), rect.height()))
    )
    wishes = _wishes(game_id)
    found = art.cover(
        game_id,
        size,
        accent.name(),
        scene=wishes.scene,
        planet=wishes.planet,
        focus=_BANNER if banner else _TILE,
        on_ready=on_ready,
    )
    key = (game_id, banner)
    if found is not None:
        _latest[key] = found
    shown = found or _latest.get(key)
    if shown is None:
        _paint_dawn(painter, rect, accent)
    else:
        _fill(painter, rect, shown)


def paint_planet(
    painter: QPainter, rect: QRectF, identity: str, on_ready: Ready | None = None
) -> None:
    """The lasting planet of a match."""
    kind = PLANETS[art.seed_of(identity, "match") % len(PLANETS)]
    art.paint_planet(painter, rect, identity, kind, on_ready)


class CoverGround(QWidget):
    """The wide picture of a game as a ground for words, which lie on its darker part. It is dark
    in both themes."""

    def __init__(self, game_id: str = "", accent: str = "#7C88A6") -> None:
        super().__init__()
        self._game, self._accent = game_id, QColor(accent)
        self._ready = self.update

    def show_cover(self, game_id: str, accent: str) -> None:
        """Show the picture of this game."""
        self._game, self._accent = game_id, QColor(accent)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline = rounded(box, 14)
        painter.save()
        painter.setClipPath(outline)
        paint_cover(painter, box, self._game, self._accent, self._ready, banner=True)
        night = theme.current().space
        veil = QLinearGradient(box.topLeft(), box.topRight())
        for stop, share in ((0.0, 0.94), (0.55, 0.86), (0.72, 0.42), (0.88, 0.0)):
            veil.setColorAt(stop, faded(night, share))
        painter.fillRect(box, veil)
        self.paint_over(painter, box)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(self._accent, 0.4), 1.2))
        painter.drawPath(outline)

    def paint_over(self, painter: QPainter, box: QRectF) -> None:
        """What lies on the picture."""


class CoverBanner(CoverGround):
    """The picture of a game with its title, what it is about, and the way back."""

    LEAST = 124

    def __init__(self) -> None:
        super().__init__()
        self._manifest: Manifest | None = None
        self.back = Button(icon="left", size="small", name=say("Back to the library"))
        row = QHBoxLayout()
        row.addWidget(self.back)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.addLayout(row)
        column.addStretch()

    def show_game(self, game_id: str, manifest: Manifest) -> None:
        """Show the picture and the words of this game."""
        self._manifest = manifest
        self.show_cover(game_id, manifest.accent)
        self._say()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(640), theme.px(self.LEAST))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(320), theme.px(self.LEAST))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def _say(self) -> None:
        if self._manifest is not None:
            self.setAccessibleName(self._manifest.title[language.language()])
            self.setAccessibleDescription(self._manifest.blurb[language.language()])
        self.update()

    def paint_over(self, painter: QPainter, box: QRectF) -> None:
        if self._manifest is None:
            return
        spoken = language.language()
        title = self._manifest.title[spoken]
        blurb = bound(self._manifest.blurb[spoken], spoken)
        large, small = theme.font_px(28, bold=True), theme.font("body")
        room = box.adjusted(theme.px(54), 8, -box.width() * 0.5, -8)
        high = [_height(words, font, room) for words, font in ((title, large), (blurb, small))]
        top = room.center().y() - (sum(high) + 6) / 2
        painter.setPen(QColor("#FFFFFF"))
        painter.setFont(large)
        room.setTop(top)
        painter.drawText(room, int(Qt.TextFlag.TextWordWrap), title)
        painter.setPen(QColor("#C4CDE2"))
        painter.setFont(small)
        room.setTop(top + high[0] + 6)
        painter.drawText(room, int(Qt.TextFlag.TextWordWrap), blurb)


def _height(words: str, font: QFont, room: QRectF) -> float:
    """How high the words are when they are wrapped."""
    wrapped = int(Qt.TextFlag.TextWordWrap)
    return QFontMetricsF(font).boundingRect(room, wrapped, words).height()


def _wishes(game_id: str) -> Cover:
    """What the game's manifest says about its picture."""
    for plugin in plugins.installed():
        if plugin.id == game_id and plugin.manifest is not None:
            return plugin.manifest.cover
    return Cover()


def _fill(painter: QPainter, rect: QRectF, picture: QPixmap) -> None:
    """Draw the picture so that it covers `rect`; what is too much is cut off evenly."""
    wide, high = picture.width(), picture.height()
    scale = min(wide / rect.width(), high / rect.height())
    part = QRectF(0, 0, rect.width() * scale, rect.height() * scale)
    part.moveCenter(QPointF(wide / 2, high / 2))
    painter.drawPixmap(rect, picture, part)


def _paint_dawn(painter: QPainter, rect: QRectF, accent: QColor) -> None:
    """Light behind a dark world: what is seen until the picture is there."""
    night = QColor("#080B18")
    painter.fillRect(rect, mix(night, accent, 0.06))
    centre = QPointF(rect.left() + rect.width() * 0.62, rect.top() + rect.height() * 0.3)
    glow = QRadialGradient(centre, rect.height() * 0.9)
    glow.setColorAt(0, faded(accent, 0.55))
    glow.setColorAt(1, faded(accent, 0.0))
    painter.fillRect(rect, glow)
    reach = rect.height() * 0.24
    ball = QRadialGradient(centre - QPointF(reach, reach) * 0.5, reach * 1.7)
    ball.setColorAt(0, mix(accent, QColor("#FFFFFF"), 0.35))
    ball.setColorAt(0.55, mix(accent, night, 0.65))
    ball.setColorAt(1, night)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ball)
    painter.drawEllipse(centre, reach, reach)
