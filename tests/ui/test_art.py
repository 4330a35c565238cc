"""Generated pictures: lasting, different, never waited for, kept on disk."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from suite.ui import art, palette, theme
from suite.ui.art import covers, emblems, nebulae, planets
from suite.ui.art.cache import Cache
from suite.ui.art.kinds import KINDS
from suite.ui.background import Background

PLANETS = (*KINDS, "ringed", "twin", "moon", "terran+moon", "gas+ring")
SHOW = """
import hashlib, sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication(["-platform", "offscreen"])
from suite.ui import art
from suite.ui.art import covers, emblems, nebulae, planets
from PySide6.QtCore import QSize
def digest(image):
    image = image.convertToFormat(image.Format.Format_RGBA8888)
    return hashlib.sha256(bytes(image.constBits())).hexdigest()
for kind in ("terran", "ringed", "shattered"):
    pixels = planets.render(art.seed_of("gem_world", kind), kind, 48)
    print(hashlib.sha256(pixels.tobytes()).hexdigest())
print(digest(emblems.render(art.seed_of("mining_robots", "technology"), "technology", 64)))
print(digest(nebulae.render(7, QSize(320, 200), "#4FC3F7")))
print(digest(covers.render(covers.recipe(3, "#4FC3F7", "", "", (0.5, 0.5)), 200, 120)))
"""


def in_another_process(hash_seed: str) -> str:
    env = {"PYTHONHASHSEED": hash_seed, "QT_QPA_PLATFORM": "offscreen", "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", SHOW],
        env=env,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def far_apart(one: np.ndarray[Any, Any], other: np.ndarray[Any, Any]) -> bool:
    """Do the pictures differ so much that people see it?"""
    return float(np.abs(one.astype(int) - other.astype(int)).mean()) > 3


def test_the_same_id_gives_the_same_picture_in_every_process() -> None:
    first = in_another_process("1")
    assert first == in_another_process("2")
    assert len(set(first.split())) == 6


@pytest.mark.parametrize("kind", PLANETS)
def test_planets_of_one_kind_differ_from_each_other(kind: str) -> None:
    made = [planets.render(art.seed_of(name, kind), kind, 64) for name in ("a", "b", "c")]
    assert far_apart(made[0], made[1])
    assert far_apart(made[1], made[2])
    corners = made[0][[0, 0, -1, -1], [0, -1, 0, -1], 3]
    assert corners.max() < 10  # a planet lies on a clear ground
    assert (made[0][..., 3] > 250).mean() > 0.15


def test_kinds_of_planets_differ() -> None:
    made = {kind: planets.render(5, kind, 64) for kind in KINDS}
    for kind in KINDS:
        others = (made[other] for other in KINDS if other != kind)
        assert all(far_apart(made[kind], other) for other in others), kind


@pytest.mark.parametrize("kind", emblems.MOTIFS)
def test_emblems_differ_by_id_and_take_a_tint(kind: str) -> None:
    made = [emblems.render(art.seed_of(name, kind), kind, 64) for name in ("a", "b", "c")]
    assert made[0] != made[1] != made[2] != made[0]
    assert emblems.render(1, kind, 64, "#E5484D") != emblems.render(1, kind, 64, "#4FA8FF")


@pytest.mark.parametrize("name", ["dark", "light"])
def test_text_can_lie_on_a_faint_nebula(name: str) -> None:
    t = palette.tokens(name)
    for seed in (3, 11, art.seed_of("table", "nebula")):
        sky = nebulae.render(seed, QSize(1600, 1000), "#4FC3F7", light=not t.dark, faint=True)
        small = sky.scaled(
            40, 25, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        colours = [small.pixelColor(x, y) for x in range(40) for y in range(25)]
        assert min(palette.contrast(t.ink_dim, colour) for colour in colours) >= 4.5
        levels = [colour.lightnessF() for colour in colours]
        assert max(levels) - min(levels) > 0.02


def test_covers_differ_by_game_and_follow_its_wishes() -> None:
    def cover(game: str, scene: str = "", planet: str = "") -> QImage:
        seed = art.seed_of(game, "cover")
        return covers.render(covers.recipe(seed, "#4FC3F7", scene, planet, (0.5, 0.4)), 160, 120)

    assert cover("salvagers") == cover("salvagers")
    assert cover("salvagers") != cover("smugglers")
    scenes = [cover("salvagers", scene, "ocean") for scene in covers.SCENES]
    for number, one in enumerate(scenes):
        assert all(one != other for other in scenes[number + 1 :])
    assert cover("salvagers", "world", "lava") != cover("salvagers", "world", "ice")
    # A wish that this program does not know is no fault.
    assert cover("salvagers", "parade", "cheese") == cover("salvagers")


def test_asking_never_waits(qtbot: Any) -> None:
    art.synchronous(False)
    told: list[int] = []
    canvas = QPixmap(64, 64)
    canvas.fill(QColor("black"))
    painter = QPainter(canvas)
    rect = QRectF(0, 0, 64, 64)
    assert not art.paint_planet(painter, rect, "gem_world", "ice", lambda: told.append(1))
    painter.end()
    stand_in = canvas.toImage()
    qtbot.waitUntil(lambda: told == [1], timeout=10_000)
    painter = QPainter(canvas)
    assert art.paint_planet(painter, rect, "gem_world", "ice")
    painter.end()
    assert canvas.toImage() != stand_in


def test_what_was_asked_twice_is_painted_once(qtbot: Any) -> None:
    cache = Cache(None)
    painted: list[int] = []
    told: list[int] = []

    def make() -> QImage:
        painted.append(1)
        return QImage(8, 8, QImage.Format.Format_RGB32)

    for number in range(3):
        assert cache.get(("a",), make, partial(told.append, number)) is None
    qtbot.waitUntil(lambda: len(told) == 3, timeout=5000)
    assert cache.get(("a",), make) is not None
    assert (painted, told) == ([1], [0, 1, 2])


def test_pictures_are_kept_on_disk(tmp_path: Path) -> None:
    art.keep_on_disk(tmp_path)
    art.planet("gem_world", "ice", 48)
    assert len(list(tmp_path.glob("*.png"))) == 1
    kept = Cache(tmp_path)
    kept.synchronous = True

    def never() -> QImage:
        raise AssertionError("painted though it lies on the disk")

    key = ("planet", "gem_world", "ice", "48")
    assert kept.get(key, never) is not None


def test_a_cache_that_cannot_be_written_is_only_slower(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    art.keep_on_disk(blocked / "art")
    assert not art.planet("gem_world", "ice", 48).isNull()


def test_a_damaged_picture_is_painted_anew(tmp_path: Path) -> None:
    art.keep_on_disk(tmp_path)
    good = art.planet("gem_world", "ice", 48).toImage()
    (file,) = tmp_path.glob("*.png")
    file.write_bytes(b"\x89PNG broken")
    art.forget()
    assert art.planet("gem_world", "ice", 48).toImage() == good


def test_memory_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("suite.ui.art.cache.MEMORY_BYTES", 8 * 8 * 4 * 3)
    cache, painted = Cache(None), []
    cache.synchronous = True

    def maker(name: str) -> Any:
        def make() -> QImage:
            painted.append(name)
            return QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)

        return make

    for name in "abcda":
        cache.get((name,), maker(name))
    assert "".join(painted) == "abcda"  # d pushed a out
    cache.get(("d",), maker("d"))
    assert "".join(painted) == "abcda"


def test_the_sky_is_painted_once_whatever_the_window_does(
    qtbot: Any, dressed: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[bool] = []
    render = nebulae.render

    def counted(*args: Any, light: bool, faint: bool) -> QImage:
        painted.append(light)
        return render(*args, light=light, faint=faint)

    monkeypatch.setattr(nebulae, "render", counted)
    ground = Background("test")
    qtbot.addWidget(ground)
    for wide in range(900, 1500, 60):
        ground.resize(wide, 700)
        ground.grab()
    assert painted == [False]
    theme.apply(dressed, theme.Look(theme="light", animation=0))
    ground.grab()
    assert painted == [False, True]


def test_nothing_heavy_is_loaded_before_the_first_window() -> None:
    code = (
        "import sys, suite.shell.cover, suite.ui.background, suite.ui.cards, suite.ui.dice;"
        "print([m for m in ('numpy', 'suite.ui.art.planets') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"


def test_the_first_paintings_wait_until_the_window_is_up(qtbot: Any) -> None:
    """Loading numpy would hold up the first window; what lies on the disk is read at once."""
    cache = Cache(None)
    painted: list[str] = []

    def maker(name: str) -> Any:
        def make() -> QImage:
            painted.append(name)
            return QImage(8, 8, QImage.Format.Format_RGB32)

        return make

    cache.get(("a",), maker("a"))
    cache.get(("b",), maker("b"))
    assert cache._pool is None  # no worker was begun
    qtbot.waitUntil(lambda: painted == ["a", "b"], timeout=5000)
    cache.get(("c",), maker("c"))
    cache.wait()
    assert painted == ["a", "b", "c"]


LEAVE = """
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
from suite.ui import art
art.keep_on_disk(None)
for number in range(30):
    art.planet(f"world {number}", "terran", 176)
QTimer.singleShot(200, app.quit)
app.exec()
"""


def test_the_program_may_end_in_the_middle_of_a_painting() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LEAVE],
        env={"QT_QPA_PLATFORM": "offscreen", "PATH": ""},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
