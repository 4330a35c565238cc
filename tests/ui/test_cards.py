"""Cards: printed once, used by mouse and keyboard, shown large with all their words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from suite.ui import theme
from suite.ui.card_faces import PictureFace
from suite.ui.cards import Card
from suite.ui.fitting import fan, grid, places
from suite.ui.large_view import LargeView, Line, Sheet
from suite.ui.text_fit import fitted


class CountingFace:
    """A face that knows how often it was printed."""

    def __init__(self, ready: bool = True) -> None:
        self.name, self.key, self.ready, self.printed = "Gem World", id(self), ready, 0
        self.on_ready: Callable[[], object] | None = None

    def paint(self, painter: QPainter, rect: QRectF, on_ready: Callable[[], object]) -> bool:
        self.printed, self.on_ready = self.printed + 1, on_ready
        painter.fillRect(rect, theme.current().card)
        return self.ready


@pytest.fixture
def board(qtbot: Any) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(900, 600)
    return made


@pytest.fixture
def card(board: QWidget) -> Card:
    made = Card(CountingFace(), parent=board)
    made.place(QPoint(20, 30), 128)
    board.show()
    return made


def point_at(card: Card) -> None:
    middle = QPointF(card.rect().center())
    QApplication.sendEvent(card, QEnterEvent(middle, middle, middle))


def test_mouse_enter_and_space_use_a_card(card: Card) -> None:
    used: list[int] = []
    card.clicked.connect(lambda: used.append(1))
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    QTest.keyClick(card, Qt.Key.Key_Return)
    QTest.keyClick(card, Qt.Key.Key_Space)
    QTest.mouseClick(card, Qt.MouseButton.RightButton)
    assert len(used) == 3


def test_a_long_press_is_no_click(card: Card, qtbot: Any) -> None:
    used: list[int] = []
    card.clicked.connect(lambda: used.append(1))
    with qtbot.waitSignal(card.pressed_long, timeout=5000):
        QTest.mousePress(card, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton)
    assert used == []


def test_a_face_is_printed_once_and_again_in_another_theme(
    card: Card, dressed: QApplication
) -> None:
    face = card.face
    assert isinstance(face, CountingFace)
    card.grab()
    card.show_state(lit=True, badge=("2 cards", "good"))
    card.grab()
    assert face.printed == 1
    theme.apply(dressed, theme.Look(theme="light", animation=0))
    card.grab()
    assert face.printed == 2


def test_a_face_without_its_picture_is_printed_again_when_it_is_there(qtbot: Any) -> None:
    face = CountingFace(ready=False)
    card = Card(face)
    qtbot.addWidget(card)
    card.place(QPoint(0, 0), 128)
    card.grab()
    before = face.printed
    face.ready = True
    card.grab()
    card.grab()
    assert face.printed == before + 1


def test_states_can_be_seen(card: Card) -> None:
    states: list[dict[str, Any]] = [
        {},
        {"lit": True},
        {"dim": True},
        {"picked": True},
        {"hinted": True},
        {"badge": ("2 cards", "good")},
    ]
    seen = []
    for state in states:
        card.show_state(**state)
        seen.append(card.grab().toImage())
    for number, one in enumerate(seen):
        assert all(one != other for other in seen[number + 1 :])
    assert card.accessibleDescription() == "2 cards"


def test_the_card_lies_where_it_was_placed(card: Card) -> None:
    corner = card.card_rect().topLeft().toPoint() + card.geometry().topLeft()
    assert corner == QPoint(20, 30)
    assert card.card_rect().width() == 128
    assert card.card_rect().height() == pytest.approx(128 * 1.4, abs=1)


def test_pointing_lifts_and_tells(card: Card) -> None:
    told: list[bool] = []
    card.pointed.connect(told.append)
    flat = card.grab().toImage()
    point_at(card)
    assert card.grab().toImage() != flat
    QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))
    assert card.grab().toImage() == flat
    assert told == [True, False]


def test_the_large_view_stands_beside_the_card_and_inside_the_board(
    qtbot: Any, board: QWidget
) -> None:
    card, large = Card(CountingFace(), parent=board), LargeView(board)
    lines = (Line("Gem World", role="heading"), Line("Produces a good.", "crate"))
    board.show()
    for at in (QPoint(20, 20), QPoint(760, 400)):
        card.place(at, 128)
        large.point(card, lambda: Sheet(card.face, lines))
        qtbot.waitUntil(large.isVisible, timeout=2000)
        assert board.rect().contains(large.geometry())
        assert not large.geometry().intersects(card.geometry().adjusted(8, 18, -8, -8))
        assert large.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        large.point(None)
        assert not large.isVisible()
    assert large.accessibleName() == "Gem World, Produces a good."


def test_the_large_view_is_clicked_away(board: QWidget) -> None:
    board.show()
    large = LargeView(board)
    large.show_sheet(Sheet(CountingFace(), (Line("Gem World"),)))
    assert large.isVisible()
    QTest.mouseClick(large, Qt.MouseButton.LeftButton)
    assert not large.isVisible()


@pytest.mark.parametrize("name", ["Gem", "Svět dávno ztracených starších druhů", "Nanotechnologie"])
def test_a_picture_face_prints_any_name(name: str) -> None:
    card = Card(
        PictureFace(name, "gem_world", "ice", cost="2", points="1", lines=(("card", "+1"),))
    )
    card.place(QPoint(0, 0), 128)
    assert card.accessibleName() == name
    assert not card.picture().isNull()


def test_long_names_get_smaller_before_anything_is_lost() -> None:
    short, long = "Gem World", "Svět dávno ztracených starších druhů"
    assert fitted(short, 90, 46, 14).font.pixelSize() == 14
    made = fitted(long, 90, 46, 14)
    assert 11 <= made.font.pixelSize() < 14
    assert made.fits


def test_cards_fill_their_room_without_leaving_it() -> None:
    for count in (1, 4, 7, 12, 30):
        wide, columns = grid(count, 800, 400, 6, 1.4, 160)
        corners = list(places(count, columns, wide, 1.4, 6))
        assert len(corners) == count
        assert max(x for x, _ in corners) + wide <= 800
        assert max(y for _, y in corners) + wide * 1.4 <= 400.5
    assert list(fan(3, 1000, 100, 8)) == [0, 108, 216]
    assert max(fan(12, 500, 100, 8)) == pytest.approx(400)
