"""Changing theme, text size and palette at once, with everything that is open."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget

from suite.ui import icons, theme
from suite.ui.buttons import Button
from suite.ui.icon_paths import ICONS
from suite.ui.palette import LEAST_PX
from suite.ui.stylesheet import stylesheet
from suite.ui.theme import Look


def test_apply_changes_everything_and_tells_it_once(dressed: QApplication) -> None:
    told: list[str] = []
    listen = theme.changed.connect(lambda: told.append(theme.current().name))
    theme.apply(dressed, Look(theme="light", text_size=1.5, animation=0))
    theme.changed.disconnect(listen)
    assert told == ["light"]
    assert dressed.palette().color(QPalette.ColorRole.WindowText) == theme.current().ink
    assert dressed.font().pixelSize() == 21


def test_another_speed_of_animations_dresses_nothing_anew(dressed: QApplication) -> None:
    told: list[int] = []
    listen = theme.changed.connect(lambda: told.append(1))
    theme.apply(dressed, Look(animation=2))
    theme.changed.disconnect(listen)
    assert (told, theme.look().animation) == ([], 2)


@pytest.mark.parametrize(("chosen", "shown"), [("system", "light"), ("dark", "dark")])
def test_the_system_is_followed_only_when_that_is_wanted(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch, chosen: str, shown: str
) -> None:
    system = {"now": "dark"}
    resolved = theme._resolved
    monkeypatch.setattr(
        theme, "_resolved", lambda name: system["now"] if name == "system" else resolved(name)
    )
    theme.apply(dressed, Look(theme=chosen, animation=0))
    assert theme.current().name == "dark"
    system["now"] = "light"
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert theme.current().name == shown


def test_text_size_stays_within_reason(dressed: QApplication) -> None:
    theme.apply(dressed, Look(text_size=9, animation=0))
    assert theme.look().text_size == 2.0
    theme.apply(dressed, Look(text_size=0.1, animation=0))
    assert theme.look().text_size == 0.85
    assert theme.font("small").pixelSize() >= LEAST_PX


def test_the_bundled_font_is_used(dressed: QApplication) -> None:
    assert QFontInfo(theme.font("body")).family() == theme.FAMILY
    assert QFontInfo(theme.font("title", bold=True)).bold()


def test_larger_text_makes_buttons_larger(dressed: QApplication) -> None:
    button = Button("Undo", icon="undo")
    small = button.sizeHint()
    theme.apply(dressed, Look(text_size=1.5, animation=0))
    assert button.sizeHint().width() > small.width()
    assert button.sizeHint().height() > small.height()


def test_an_accent_holds_for_all_inside() -> None:
    outer = QWidget()
    inner = QWidget(outer)
    theme.set_accent(outer, "#F2B84B")
    assert theme.accent(inner) == theme.current().accent_of("#F2B84B")
    assert theme.accent(None) == theme.current().accent


@pytest.mark.parametrize("name", ["dark", "light"])
def test_the_stylesheet_is_whole(dressed: QApplication, name: str) -> None:
    theme.apply(dressed, Look(theme=name, animation=0))
    images = theme.RESOURCES / "style" / name
    sheet = stylesheet(theme.current(), theme.px, images)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")
    asked = {part.split('")')[0] for part in sheet.split('url("')[1:]}
    assert asked
    assert {path for path in asked if not (theme.RESOURCES / path).is_file()} == set()


@pytest.mark.parametrize("folder", ["Hvězdný stůl", "it's here", 'a "table"', "copy (2)"])
def test_the_program_may_lie_in_any_folder(
    dressed: QApplication, tmp_path: Path, folder: str
) -> None:
    (tmp_path / folder).mkdir()
    red = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
    <rect width="8" height="8" fill="red"/></svg>"""
    (tmp_path / folder / "check.svg").write_text(red)
    box = QCheckBox()
    box.setStyleSheet(stylesheet(theme.current(), theme.px, tmp_path / folder))
    box.setChecked(True)
    drawn = box.grab().toImage()
    places = product(range(drawn.width()), range(drawn.height()))
    assert QColor("red") in [drawn.pixelColor(x, y) for x, y in places]


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_draws_inside_its_grid(name: str) -> None:
    box = icons.path(name).boundingRect()
    assert max(box.width(), box.height()) > 6
    assert QRectF(0, 0, 24, 24).united(box) == QRectF(0, 0, 24, 24)
