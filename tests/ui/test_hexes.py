"""Coordinates of hexes: there and back, neighbours, distances and rings."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF

from suite.ui.hexes import Layout, disc, distance, neighbours, ring

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
