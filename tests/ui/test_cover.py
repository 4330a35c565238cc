"""The picture of a game: on a tile and on the banner, in any size, also before it is painted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from suite import language
from suite.contract.manifest import Cover, Manifest
from suite.shell import cover
from suite.shell.cover import CoverBanner, paint_cover, paint_planet
from suite.ui import art

MANIFEST = Manifest(
    id="nim",
    version="1.0",
    contract=1,
    seats=(2, 2),
    accent="#63D297",
    title={"en": "Nim", "cs": "Odebírání", "pl": "Zabieranie"},
    blurb={"en": "Take.", "cs": "Berte, ale neberte poslední.", "pl": "Bierzcie."},
    minutes=(5, 5),
)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = language.language()
    language.set_language("en")
    cover._latest.clear()
    yield
    language.set_language(before)


def tile(game: str, wide: int = 300, high: int = 220, *, banner: bool = False) -> QImage:
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    painter = QPainter(image)
    paint_cover(painter, QRectF(image.rect()), game, QColor("#63D297"), banner=banner)
    painter.end()
    return image


def test_every_game_has_a_picture_that_fills_its_place() -> None:
    one, other = tile("nim"), tile("salvage")
    assert one != other
    for x, y in ((0, 0), (299, 0), (0, 219), (299, 219), (150, 110)):
        assert one.pixelColor(x, y) != QColor("red")
    assert tile("nim", 640, 120, banner=True) != tile("nim", 640, 120)


def test_until_it_is_painted_something_soft_is_shown() -> None:
    art.synchronous(False)
    soft = tile("nim")
    assert soft.pixelColor(150, 60) != QColor("red")
    art.wait()
    assert tile("nim") != soft


def test_another_size_is_filled_with_the_picture_of_the_last_one() -> None:
    tile("nim", 300, 220)
    art.synchronous(False)
    other = tile("nim", 420, 300)
    cover._latest.clear()
    assert tile("nim", 420, 300) != other  # without the last one only the soft stand-in is there


def test_a_game_names_its_scene_in_its_manifest(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = tile("nim")
    monkeypatch.setattr(cover, "_wishes", lambda game: Cover("fleet", "lava"))
    fleet = tile("nim")
    monkeypatch.setattr(cover, "_wishes", lambda game: Cover("gate", "ice"))
    assert len({bytes(image.constBits()) for image in (usual, fleet, tile("nim"))}) == 3


def test_every_match_has_its_planet() -> None:
    seen = []
    for match in ("m1", "m2", "m1"):
        image = QImage(54, 54, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        paint_planet(painter, QRectF(0, 0, 54, 54), match)
        painter.end()
        seen.append(image)
    assert seen[0] == seen[2] != seen[1]


def test_the_banner_speaks_the_language_and_leads_back(qtbot: Any) -> None:
    banner, back = CoverBanner(), []
    qtbot.addWidget(banner)
    banner.resize(900, 150)
    banner.back.clicked.connect(lambda: back.append(1))
    banner.show_game("nim", MANIFEST)
    banner.show()
    assert banner.accessibleName() == "Nim"
    english = banner.grab().toImage()
    language.set_language("cs")
    QApplication.sendEvent(banner, QEvent(QEvent.Type.LanguageChange))
    assert banner.accessibleName() == "Odebírání"
    assert banner.grab().toImage() != english
    QTest.mouseClick(banner.back, Qt.MouseButton.LeftButton)
    assert back == [1]
