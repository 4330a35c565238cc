"""Coordinates of hexes: there and back, neighbours, distances and rings."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from suite.ui.hex_cells import paint_cell, paint_plate
from suite.ui.hexes import Layout, disc, distance, neighbours, ring
from suite.ui.piece import Piece

LAYOUTS = [Layout(40), Layout(25, flat=False)]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_point_of_a_hex_leads_back_to_it(layout: Layout) -> None:
    rng = Random(5)
    for at in disc(4):
        middle = layout.centre(at)
        for _ in range(8):
            # The circle inside a hex has this radius.
            reach = layout.size * 0.866 * 0.98
            dx, dy = rng.uniform(-0.7, 0.7) * reach, rng.uniform(-0.7, 0.7) * reach
            assert layout.at(middle + QPointF(dx, dy)) == at
            assert layout.outline(at).contains(middle + QPointF(dx, dy))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_neighbours_touch(layout: Layout) -> None:
    for other in neighbours((2, -1)):
        apart = layout.centre(other) - layout.centre((2, -1))
        assert (apart.x() ** 2 + apart.y() ** 2) ** 0.5 == pytest.approx(layout.size * 3**0.5)


def test_rings_and_discs_have_the_right_hexes() -> None:
    assert list(ring(0, (3, 1))) == [(3, 1)]
    for radius in range(1, 5):
        around = list(ring(radius, (1, -2)))
        assert len(set(around)) == len(around) == 6 * radius
        assert {distance(at, (1, -2)) for at in around} == {radius}
    assert len(set(disc(3))) == 37


def test_the_flat_layout_has_a_flat_side_up() -> None:
    flat, pointed = Layout(10).outline().boundingRect(), Layout(10, flat=False).outline()
    assert (flat.width(), flat.height()) == pytest.approx((20, 17.32), abs=0.01)
    assert pointed.boundingRect().height() == pytest.approx(20)
    assert Layout(10).bounds(tuple(disc(1))).height() == pytest.approx(3 * 17.32, abs=0.01)


def painted(**state: bool) -> QImage:
    """A cell in this state."""
    piece = Piece(QSizeF(80, 80), lambda *_: None, on_click=lambda: None)
    for name, value in state.items():
        setattr(piece, name, value)
    image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_cell(painter, Layout(38), QPointF(40, 40), piece)
    painter.end()
    return image


def test_the_states_of_a_cell_can_be_seen() -> None:
    states: list[dict[str, bool]] = [{}]
    states += [{name: True} for name in ("lit", "dim", "picked", "over", "focused")]
    seen = [painted(**state) for state in states]
    for number, one in enumerate(seen):
        assert all(one != other for other in seen[number + 1 :])


@pytest.mark.parametrize("text", ["Jord", "Nová Vinlandie", "Starobylá Kolonie Prvních"])
def test_a_plate_keeps_to_its_room(text: str) -> None:
    image = QImage(200, 80, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    plate = paint_plate(painter, QPointF(100, 40), text, room=100)
    painter.end()
    assert plate.width() <= 102
    assert QRectF(image.rect()).contains(plate)
