"""What moves ends where it should: at once when animations are off, and when it is skipped."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QWidget
from shiboken6 import delete

from suite.ui import animation, theme
from suite.ui.theme import Look


def test_off_means_at_once() -> None:
    widget, done = QWidget(), []
    animation.move(widget, QPointF(30, 40), on_done=lambda: done.append(1))
    assert (widget.x(), widget.y(), done) == (30, 40, [1])
    assert not animation.busy()


@pytest.mark.usefixtures("animated")
def test_a_motion_takes_its_time_and_arrives(qtbot: Any) -> None:
    item, done = QGraphicsRectItem(0, 0, 10, 10), []
    animation.fade(item, 0.25, 60, on_done=lambda: done.append(item.opacity()))
    assert item.opacity() == 1.0
    assert animation.busy()
    qtbot.waitUntil(lambda: bool(done))
    assert done == [0.25]
    assert not animation.busy()


@pytest.mark.usefixtures("animated")
def test_finish_all_jumps_to_the_end_of_the_whole_chain() -> None:
    item, order = QGraphicsRectItem(0, 0, 10, 10), []

    def then() -> None:
        order.append("moved")
        animation.fade(item, 0.0, on_done=lambda: order.append("gone"))

    animation.move(item, QPointF(5, 6), on_done=then)
    assert item.pos() == QPointF(0, 0)
    animation.finish_all()
    assert (item.pos(), item.opacity(), order) == (QPointF(5, 6), 0.0, ["moved", "gone"])


@pytest.mark.usefixtures("animated")
def test_a_flip_shows_the_other_side_once_and_lies_flat_again() -> None:
    item, swaps = QGraphicsRectItem(0, 0, 10, 10), []
    animation.flip(item, lambda: swaps.append(1))
    assert swaps == []
    animation.finish_all()
    assert swaps == [1]
    assert item.transform().isIdentity()


@pytest.mark.usefixtures("animated")
def test_a_flying_picture_leaves_nothing_behind(qtbot: Any) -> None:
    board, done = QWidget(), []
    qtbot.addWidget(board)
    board.resize(200, 200)
    start, end = QRectF(0, 0, 20, 20), QRectF(100, 100, 40, 40)
    animation.fly(board, QPixmap(20, 20), start, end, on_done=lambda: done.append(1))
    animation.finish_all()
    assert done == [1]
    assert not any(child.isVisible() for child in board.findChildren(QWidget))


@pytest.mark.usefixtures("animated")
def test_what_dies_meanwhile_ends_without_a_word() -> None:
    widget, done = QWidget(), []
    animation.move(widget, QPointF(30, 40), on_done=lambda: done.append(1))
    delete(widget)
    animation.finish_all()
    assert done == []
    assert not animation.busy()


@pytest.mark.usefixtures("animated")
def test_stop_ends_where_it_is() -> None:
    item, done = QGraphicsRectItem(0, 0, 10, 10), []
    animation.move(item, QPointF(50, 0), on_done=lambda: done.append(1))
    animation.stop(item)
    assert (item.pos(), done, animation.busy()) == (QPointF(0, 0), [], False)


def test_twice_the_speed_takes_half_the_time(dressed: QApplication) -> None:
    lengths = []
    for speed in (1.0, 2.0):
        theme.apply(dressed, Look(animation=speed))
        animation.play(lambda share: None, 300)
        lengths.append(animation._running[-1].duration())
        animation.finish_all()
    assert lengths == [300, 150]


@pytest.mark.usefixtures("animated")
def test_a_delay_lets_one_follow_the_other(qtbot: Any) -> None:
    order: list[str] = []
    shares: list[float] = []
    animation.play(shares.append, 40, delay=120, on_done=lambda: order.append("second"))
    animation.play(lambda share: None, 40, on_done=lambda: order.append("first"))
    qtbot.waitUntil(lambda: len(order) == 2, timeout=5000)
    assert order == ["first", "second"]
    assert shares[-1] == 1.0


def test_words_that_rise_are_not_shown_when_animations_are_off(qtbot: Any) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    animation.rise(board, "+2", QPointF(50, 50))
    assert board.findChildren(QWidget) == []


@pytest.mark.usefixtures("animated")
def test_words_rise_and_leave_nothing_behind(qtbot: Any) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(200, 200)
    board.show()
    animation.rise(board, "+2", QPointF(100, 100))
    (words,) = board.findChildren(QWidget)
    qtbot.waitUntil(words.isVisible, timeout=5000)
    start = words.y()
    animation.finish_all()
    assert words.y() < start
    assert not words.isVisible()
