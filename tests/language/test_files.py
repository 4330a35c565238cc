"""Catalogues on disk: built when stale, cached when their folder is closed, never fatal."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from suite.contract.message import Words
from suite.language import catalogues, render
from suite.language.build import build_all

say = Words("fleet")


def attack(language: str = "cs") -> str:
    return render(say("Attack"), language)


def test_a_missing_mo_is_built_beside_its_po(fleet: Path) -> None:
    assert attack() == "Útok (cs)"
    assert (fleet / "cs/LC_MESSAGES/fleet.mo").exists()
    assert not list(fleet.rglob("*.new"))


def test_a_newer_po_is_built_again(fleet: Path) -> None:
    assert attack() == "Útok (cs)"
    po = fleet / "cs/LC_MESSAGES/fleet.po"
    po.write_text(po.read_text(encoding="utf-8").replace("Útok", "Zteč"), encoding="utf-8")
    later = po.with_suffix(".mo").stat().st_mtime_ns + 1_000_000
    os.utime(po, ns=(later, later))
    catalogues.reload()
    assert attack() == "Zteč (cs)"


def test_build_all_builds_only_what_is_stale(fleet: Path) -> None:
    assert [mo.name for mo in build_all([fleet])] == ["fleet.mo", "fleet.mo"]
    assert build_all([fleet]) == []


def test_a_folder_that_cannot_be_written_uses_the_cache(
    fleet: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setattr("platformdirs.user_cache_path", lambda name: cache / name)
    real = catalogues.tempfile.mkstemp

    def closed(dir: Path, **rest: str) -> tuple[int, str]:
        if dir.is_relative_to(fleet):
            raise PermissionError(13, "Permission denied", str(dir))
        return real(dir=dir, **rest)

    monkeypatch.setattr(catalogues.tempfile, "mkstemp", closed)
    assert attack("pl") == "Útok (pl)"
    assert [mo.name for mo in cache.rglob("*.mo")] == ["fleet.mo"]
    catalogues.reload()
    assert attack("pl") == "Útok (pl)"


@pytest.mark.parametrize("damage", [b"", b"\xde\x12\x04\x95garbage", b"not a catalogue at all" * 9])
def test_a_damaged_mo_means_english(
    fleet: Path, damage: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    (fleet / "cs/LC_MESSAGES/fleet.po").unlink()
    (fleet / "cs/LC_MESSAGES/fleet.mo").write_bytes(damage)
    with caplog.at_level(logging.WARNING):
        assert attack() == "Attack"
    assert "fleet.po cannot be used" in caplog.text


@pytest.mark.parametrize("damage", [b"", b"\xde\x12\x04\x95garbage", b"not a catalogue at all" * 9])
def test_a_damaged_mo_is_built_again_from_its_po(fleet: Path, damage: bytes) -> None:
    """A disk that loses a few bytes must not take the player's language away."""
    (fleet / "cs/LC_MESSAGES/fleet.mo").write_bytes(damage)
    assert attack() == "Útok (cs)"
    catalogues.reload()
    assert attack() == "Útok (cs)"


def test_a_damaged_po_means_english(fleet: Path, caplog: pytest.LogCaptureFixture) -> None:
    (fleet / "cs/LC_MESSAGES/fleet.po").write_text('msgid "Attack\nmsgstr nonsense"')
    assert attack() == "Attack"
    assert attack("pl") == "Útok (pl)"
