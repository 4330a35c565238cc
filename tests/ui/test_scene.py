"""The zooming board: wheel, drag, keys, and pieces that are clicked and reached by Tab."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from suite.ui import theme
from suite.ui.piece import Piece
from suite.ui.scene import LARGEST, SceneView

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Table:
    """A view with a row of pieces that count what happens to them."""

    def __init__(self) -> None:
        self.view = SceneView()
        self.painted: list[tuple[int, bool]] = []
        self.clicked: list[int] = []
        self.pieces = [self._add(number) for number in range(5)]

    def _add(self, number: int) -> Piece:
        def paint(painter: QPainter, rect: QRectF, piece: Piece) -> None:
            self.painted.append((number, piece.lit))
            painter.fillRect(rect, theme.current().accent)

        piece = Piece(QSizeF(80, 80), paint, on_click=lambda: self.clicked.append(number))
        return self.view.add(piece, QPointF(number * 100, 0))

    def spot(self, number: int) -> QPoint:
        return self.view.mapFromScene(self.pieces[number].pos())


@pytest.fixture
def table(qtbot: Any) -> Table:
    made = Table()
    qtbot.addWidget(made.view)
    made.view.resize(800, 600)
    made.view.show()
    made.view.fit()
    return made


def wheel(view: SceneView, at: QPoint, steps: int) -> None:
    place = QPointF(at)
    event = QWheelEvent(
        place,
        view.viewport().mapToGlobal(place),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def drag(view: SceneView, start: QPoint, by: QPoint) -> None:
    port = view.viewport()
    QTest.mousePress(port, LEFT, NONE, start)
    QTest.mouseMove(port, start + by / 2)
    QTest.mouseMove(port, start + by)
    QTest.mouseRelease(port, LEFT, NONE, start + by)


def test_fit_shows_everything_and_follows_the_window(table: Table) -> None:
    view = table.view
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(view.scene().itemsBoundingRect())
    wide = view.zoom
    view.resize(400, 600)
    assert view.zoom == pytest.approx(wide / 2, rel=0.02)


def test_the_wheel_zooms_around_the_pointer(table: Table) -> None:
    view, at = table.view, QPoint(200, 150)
    before, zoom = view.mapToScene(at), view.zoom
    wheel(view, at, 3)
    assert view.zoom == pytest.approx(zoom * 1.2**3)
    after = view.mapToScene(at)
    assert (after - before).manhattanLength() < 2


def test_zoom_has_limits(table: Table) -> None:
    table.view.set_zoom(1000)
    assert table.view.zoom == LARGEST
    table.view.set_zoom(0.0001)
    assert 0.05 < table.view.zoom < 1.2


def test_a_drag_pans_also_from_a_piece_and_clicks_nothing(table: Table) -> None:
    view = table.view
    view.set_zoom(2.0)
    start = table.spot(2)
    drag(view, start, QPoint(-120, -40))
    moved = table.spot(2) - start
    assert (abs(moved.x() + 120) <= 2, abs(moved.y() + 40) <= 2) == (True, True)
    assert table.clicked == []


def test_a_click_reaches_the_piece(table: Table) -> None:
    QTest.mouseClick(table.view.viewport(), LEFT, NONE, table.spot(3))
    assert table.clicked == [3]


@pytest.mark.parametrize(
    ("key", "moved"),
    [
        (Qt.Key.Key_Left, QPoint(60, 0)),
        (Qt.Key.Key_Right, QPoint(-60, 0)),
        (Qt.Key.Key_Up, QPoint(0, 60)),
        (Qt.Key.Key_Down, QPoint(0, -60)),
    ],
)
def test_arrow_keys_pan(table: Table, key: Qt.Key, moved: QPoint) -> None:
    table.view.set_zoom(2.0)
    start = table.spot(2)
    QTest.keyClick(table.view, key)
    assert table.spot(2) - start == moved


def test_plus_minus_and_nought(table: Table) -> None:
    fitted = table.view.zoom
    QTest.keyClick(table.view, Qt.Key.Key_Plus)
    assert table.view.zoom == pytest.approx(fitted * 1.2)
    QTest.keyClick(table.view, Qt.Key.Key_Minus)
    QTest.keyClick(table.view, Qt.Key.Key_Minus)
    assert table.view.zoom == pytest.approx(fitted / 1.2)
    QTest.keyClick(table.view, Qt.Key.Key_0)
    assert table.view.zoom == pytest.approx(fitted)


def test_tab_goes_through_what_can_be_used_and_enter_uses_it(table: Table) -> None:
    table.pieces[1].show_state(lit=True)
    table.pieces[4].show_state(lit=True)
    table.view.setFocus()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Space):
        QTest.keyClick(table.view, key)
    assert table.clicked == [1, 4]
    assert [piece.focused for piece in table.pieces] == [False] * 4 + [True]


def test_a_piece_is_painted_anew_only_when_something_changed(table: Table) -> None:
    table.view.sharpen_now()
    table.painted.clear()
    table.view.sharpen_now()
    table.pieces[2].show_state()
    assert table.painted == []
    table.pieces[2].show_state(lit=True)
    assert table.painted == [(2, True)]


def test_pieces_are_sharp_at_every_zoom(table: Table) -> None:
    table.view.set_zoom(2.5)
    table.view.sharpen_now()
    assert {piece.pixmap().width() for piece in table.pieces} == {200}
    assert {piece.boundingRect().width() for piece in table.pieces} == {80}


def test_pieces_with_the_same_key_share_a_picture(qtbot: Any) -> None:
    view, painted = SceneView(), []
    qtbot.addWidget(view)

    def paint(painter: QPainter, rect: QRectF, piece: Piece) -> None:
        painted.append(piece)

    for number in range(50):
        view.add(Piece(QSizeF(20, 20), paint, key="fighter"), QPointF(number * 10, 0))
    assert len(painted) == 1


def test_a_new_theme_paints_all_pieces_anew(table: Table, dressed: QApplication) -> None:
    table.painted.clear()
    theme.apply(dressed, theme.Look(theme="light", animation=0))
    assert {number for number, _ in table.painted} == {0, 1, 2, 3, 4}


def test_a_removed_piece_is_gone(table: Table) -> None:
    table.view.remove(table.pieces[0])
    assert len(table.view.pieces()) == 4
    QTest.mouseClick(table.view.viewport(), LEFT, NONE, table.spot(0))
    assert table.clicked == []
