"""Pieces, tracks and gauges: what they show can be seen, in every colour and without colours."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from suite.ui import animation, theme
from suite.ui.gauges import Gauge, Shares, Track
from suite.ui.theme import Look
from suite.ui.tokens import TOKENS, outline, paint_token


def token(kind: str, player: int, **more: Any) -> QImage:
    image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#0E1222"))
    painter = QPainter(image)
    paint_token(painter, QRectF(0, 0, 48, 48), kind, player, **more)
    painter.end()
    return image


@pytest.mark.parametrize("kind", TOKENS)
def test_every_piece_keeps_to_its_square_and_is_symmetric(kind: str) -> None:
    box = outline(kind).boundingRect()
    assert QRectF(0, 0, 24, 24).contains(box)
    if kind != "flag":
        assert box.center().x() == pytest.approx(12)


def test_kinds_of_pieces_differ() -> None:
    seen = [token(kind, 0) for kind in TOKENS]
    assert all(one != other for one, other in combinations(seen, 2))


@pytest.mark.parametrize("kind", TOKENS)
def test_players_are_told_apart_without_colours(kind: str) -> None:
    """In shades of grey the shape on the piece still differs, pixel by pixel in many places."""
    grey = QImage.Format.Format_Grayscale8
    seen = [bytes(token(kind, player).convertToFormat(grey).constBits()) for player in range(8)]
    for one, other in combinations(seen, 2):
        assert sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True)) >= 8


def test_counts_and_damage_are_shown() -> None:
    plain = token("cruiser", 1)
    assert token("cruiser", 1, count=1) == plain
    assert token("cruiser", 1, count=3) != plain
    assert token("cruiser", 1, damaged=True) != plain


def test_the_safe_palette_colours_the_pieces(dressed: QApplication) -> None:
    usual = token("cube", 0)
    theme.apply(dressed, Look(colour_blind=True, animation=0))
    assert token("cube", 0) != usual


@pytest.fixture
def track(qtbot: Any) -> Track:
    made = Track("Culture", steps=7, icon="culture")
    qtbot.addWidget(made)
    made.resize(400, 44)
    return made


def test_a_track_shows_where_players_stand(track: Track) -> None:
    track.show_markers({0: 3, 2: 5})
    first = track.grab().toImage()
    track.show_markers({0: 4, 2: 5})
    assert track.grab().toImage() != first
    assert (track.accessibleName(), track.accessibleDescription()) == ("Culture", "4, 5")


def test_marks_on_one_step_do_not_hide_each_other(track: Track) -> None:
    track.show_markers({0: 3, 1: 3, 2: 3})
    both = track.grab().toImage()
    for left_out in range(3):
        track.show_markers({player: 3 for player in range(3) if player != left_out})
        assert track.grab().toImage() != both


@pytest.mark.usefixtures("animated")
def test_marks_glide_and_arrive(track: Track) -> None:
    track.show_markers({0: 1})
    animation.finish_all()
    start = track.grab().toImage()
    track.show_markers({0: 6})
    assert track.grab().toImage() == start
    animation.finish_all()
    assert track.grab().toImage() != start


def test_a_gauge_fills_and_never_overflows() -> None:
    gauge = Gauge()
    for value, most, share in ((0, 6, 0.0), (3, 6, 0.5), (9, 6, 1.0), (1, 0, 0.0)):
        gauge.show_value(value, most)
        assert gauge.share == share
    gauge.show_value(5, 6)
    assert gauge.accessibleDescription() == "5/6"


def test_shares_tell_their_labels(qtbot: Any) -> None:
    shares = Shares()
    qtbot.addWidget(shares)
    shares.resize(300, 22)
    shares.show_parts([(71, "good", "71 %"), (4, "ink_dim", "4 %"), (25, "bad", "25 %")])
    image = shares.grab().toImage()
    t = theme.current()
    assert image.pixelColor(10, 3) == t.good
    assert image.pixelColor(290, 3) == t.bad
    assert shares.accessibleDescription() == "71 %, 4 %, 25 %"
