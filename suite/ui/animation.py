"""What moves: one mechanism for all animations, short, skippable, and off when the player wants so.

    animation.move(card, QPointF(40, 60))            # a widget or an item of a scene
    animation.fade(piece, 0.0, on_done=piece.remove)
    animation.flip(card, card.show_other_side)
    animation.fly(board, picture, start, end, on_done=...)   # a picture over the board
    animation.rise(board, "+2", QPointF(300, 200))           # words that rise and fade
    animation.play(self._set_share, 400)             # anything else: called with 0 to 1
    animation.finish_all()                           # jump to the end: the state is right at once

The speed comes from the settings (`theme.look().animation`); at 0 the end is set at once and
`on_done` is called before the function returns. What a motion belongs to may die meanwhile: then
the motion ends without a word.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QWidget
from shiboken6 import isValid

from suite.ui import theme
from suite.ui.palette import faded
from suite.ui.shapes import rounded

Target: TypeAlias = "QWidget | QGraphicsItem"
Change: TypeAlias = "Callable[[float], object]"
Done: TypeAlias = "Callable[[], object]"

CURVES = {
    "out": QEasingCurve.Type.OutCubic,  # comes to rest: for most things
    "in_out": QEasingCurve.Type.InOutCubic,  # sets off and comes to rest
    "back": QEasingCurve.Type.OutBack,  # overshoots a little: something lands
    "linear": QEasingCurve.Type.Linear,
}

_running: list[Motion] = []
_keeper = QObject()
"""Owns the motions, so that none is destroyed while Qt is still telling that it has ended."""


class Motion(QVariantAnimation):
    """One change from 0 to 1 that is under way."""

    def __init__(
        self, change: Change, ms: int, delay: int, curve: str, owner: object, done: Done | None
    ) -> None:
        super().__init__(_keeper)
        self._change, self._done, self.owner = change, done, owner
        self._pause = delay / (delay + ms)
        self._curve = QEasingCurve(CURVES[curve])
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(delay + ms)
        self.valueChanged.connect(self._step)
        self.finished.connect(self._end)

    def finish(self) -> None:
        """Jump to the end."""
        if self in _running:
            self.stop()
            self._step(1.0)
            self._end()

    def drop(self) -> None:
        """End where it is; nobody is told."""
        self._done = None
        self.stop()
        self._end()

    def _step(self, passed: float) -> None:
        if self not in _running:
            return
        if not _alive(self.owner):
            self.drop()
        elif passed >= self._pause:
            share = (passed - self._pause) / (1 - self._pause)
            self._change(self._curve.valueForProgress(share))

    def _end(self) -> None:
        if self not in _running:
            return
        _running.remove(self)
        self.deleteLater()
        if self._done is not None and _alive(self.owner):
            self._done()


def play(
    change: Change,
    ms: int = 260,
    *,
    delay: int = 0,
    curve: str = "out",
    owner: object = None,
    on_done: Done | None = None,
) -> None:
    """Call `change` with 0 to 1 during `ms` milliseconds at normal speed, then `on_done`; `delay`
    lets one follow the other. A new motion of the same kind for the same owner is the caller's to
    avoid: see `stop`."""
    speed = theme.look().animation
    if speed <= 0:
        change(1.0)
        if on_done is not None:
            on_done()
        return
    motion = Motion(change, max(1, round(ms / speed)), round(delay / speed), curve, owner, on_done)
    _running.append(motion)
    motion.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)


def move(
    target: Target, to: QPointF, ms: int = 280, *, curve: str = "out", on_done: Done | None = None
) -> None:
    """Move a widget in its parent, or an item in its scene."""
    start = QPointF(target.pos())

    def change(share: float) -> None:
        at = start + (to - start) * share
        if isinstance(target, QWidget):
            target.move(at.toPoint())
        else:
            target.setPos(at)

    play(change, ms, curve=curve, owner=target, on_done=on_done)


def fade(target: QGraphicsItem, to: float, ms: int = 200, *, on_done: Done | None = None) -> None:
    """Let an item of a scene appear or disappear."""
    start = target.opacity()
    play(
        lambda share: target.setOpacity(start + (to - start) * share),
        ms,
        owner=target,
        on_done=on_done,
    )


def flip(target: QGraphicsItem, swap: Done, ms: int = 320, *, on_done: Done | None = None) -> None:
    """Turn an item over: `swap` shows its other side while it stands on edge."""
    swapped = False

    def change(share: float) -> None:
        nonlocal swapped
        if share >= 0.5 and not swapped:
            swapped = True
            swap()
        middle = target.boundingRect().center()
        turn = QTransform.fromTranslate(middle.x(), middle.y())
        turn.scale(max(0.02, abs(1 - 2 * share)), 1.0)
        turn.translate(-middle.x(), -middle.y())
        target.setTransform(turn if share < 1 else QTransform())

    play(change, ms, curve="in_out", owner=target, on_done=on_done)


def fly(
    over: QWidget,
    picture: QPixmap,
    start: QRectF,
    end: QRectF,
    ms: int = 360,
    *,
    delay: int = 0,
    curve: str = "in_out",
    on_done: Done | None = None,
) -> None:
    """Let a picture fly over a board, from one rectangle to another in its coordinates."""
    ghost = _Ghost(over, picture)

    def change(share: float) -> None:
        ghost.show_at(
            QRectF(
                start.topLeft() + (end.topLeft() - start.topLeft()) * share,
                start.size() + (end.size() - start.size()) * share,
            )
        )

    def done() -> None:
        ghost.vanish()
        if on_done is not None:
            on_done()

    play(change, ms, delay=delay, curve=curve, owner=ghost, on_done=done)


def rise(over: QWidget, words: str, at: QPointF, ms: int = 900, *, delay: int = 0) -> None:
    """Let a few words (what was just gained) rise from a point of a board and fade."""
    if theme.look().animation <= 0:
        return  # they are gone at the end: nothing is left to show
    picture = _plate(words, over.devicePixelRatioF())
    ghost = _Ghost(over, picture)
    box = QRectF(QPointF(), picture.deviceIndependentSize())

    def change(share: float) -> None:
        ghost.opacity = 1 - share**3
        box.moveCenter(at - QPointF(0, theme.px(46) * share))
        ghost.show_at(box)

    play(change, ms, delay=delay, owner=ghost, on_done=ghost.vanish)


def stop(owner: object) -> None:
    """End the motions of this owner where they are."""
    for motion in [motion for motion in _running if motion.owner is owner]:
        motion.drop()


def finish_all() -> None:
    """Jump to the end of everything, and of what follows from that."""
    while _running:
        _running[0].finish()


def busy() -> bool:
    """Does anything move now?"""
    return bool(_running)


class _Ghost(QWidget):
    """A picture above a board that the mouse does not notice."""

    def __init__(self, over: QWidget, picture: QPixmap) -> None:
        super().__init__(over)
        self._picture, self.opacity = picture, 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_at(self, place: QRectF) -> None:
        self.setGeometry(place.toAlignedRect())
        if not self.isVisible():
            self.show()
        self.raise_()
        self.update()

    def vanish(self) -> None:
        self.hide()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(self.opacity)
        painter.drawPixmap(self.rect(), self._picture)


def _plate(words: str, ratio: float) -> QPixmap:
    """Words in gold on a dark plate."""
    font = theme.font("heading", bold=True)
    size = QFontMetrics(font).boundingRect(words).size() + QSize(22, 10)
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(QColor("#05070F"), 0.82))
    painter.drawPath(rounded(QRectF(QPointF(), size), size.height() / 2))
    painter.setFont(font)
    painter.setPen(QColor("#FFD978"))
    painter.drawText(QRectF(QPointF(), size), Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return made


def _alive(owner: object) -> bool:
    if isinstance(owner, QObject | QGraphicsItem):
        return isValid(owner)
    return True
