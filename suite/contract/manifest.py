"""The descriptor of a plugin: what the library shows without running any of the plugin's code."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LANGUAGES = ("cs", "pl", "en")
LARGEST = 64 << 10
"""Bytes of a manifest: the library reads it at every start."""


class BadManifest(ValueError):
    """A manifest that cannot be used; the text says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Cover:
    """What a game wishes for its generated picture; what it leaves open follows from its id."""

    scene: str = ""
    """cards, hexes, alliance, orbits, fleet, station, gate or world"""
    planet: str = ""
    """the kind of the world in it: terran, ocean, gas, desert, ice, ..."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """`manifest.toml` beside the plugin module."""

    id: str
    version: str
    contract: int
    seats: tuple[int, int]
    accent: str
    title: dict[str, str]
    blurb: dict[str, str]
    minutes: tuple[int, int]
    cover: Cover = Cover()


def read_manifest(path: Path) -> Manifest:
    """Read and check a manifest."""
    if not path.is_file():
        raise BadManifest(f"{path.name} is missing")
    if path.stat().st_size > LARGEST:
        raise BadManifest(f"{path.name} is too large")
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadManifest(f"{path.name}: {error}") from error
    return Manifest(
        id=_match(data, "id", r"[a-z][a-z0-9_]{0,39}"),
        version=_match(data, "version", r"\d+(\.\d+){0,3}"),
        contract=_whole(data, "contract"),
        seats=_range(data, "seats", 1, 12),
        accent=_match(data, "accent", r"#[0-9A-Fa-f]{6}"),
        title=_texts(data, "title"),
        blurb=_texts(data, "blurb"),
        minutes=_range(data, "minutes", 1, 2000),
        cover=_cover(data.get("cover", {})),
    )


def _match(data: dict[str, Any], key: str, pattern: str) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not re.fullmatch(pattern, value):
        raise BadManifest(f"'{key}' must be a text like {pattern}, not {value!r}")
    return value


def _whole(data: dict[str, Any], key: str) -> int:
    value = data.get(key)
    if type(value) is not int:
        raise BadManifest(f"'{key}' must be a whole number, not {value!r}")
    return value


def _range(data: dict[str, Any], key: str, low: int, high: int) -> tuple[int, int]:
    value = data.get(key)
    if (
        not isinstance(value, list)
        or len(value) != 2
        or any(type(v) is not int for v in value)
        or not low <= value[0] <= value[1] <= high
    ):
        raise BadManifest(f"'{key}' must be [least, most] between {low} and {high}, not {value!r}")
    return value[0], value[1]


def _cover(value: object) -> Cover:
    if (
        not isinstance(value, dict)
        or value.keys() - {"scene", "planet"}
        or any(not isinstance(v, str) for v in value.values())
    ):
        raise BadManifest(f"[cover] may hold the texts 'scene' and 'planet', not {value!r}")
    return Cover(**value)


def _texts(data: dict[str, Any], key: str) -> dict[str, str]:
    value = data.get(key)
    if (
        not isinstance(value, dict)
        or "en" not in value
        or any(not isinstance(v, str) or not v or not v.isprintable() for v in value.values())
    ):
        raise BadManifest(f"[{key}] must hold at least 'en', and only texts of one line")
    texts: dict[str, str] = value
    return {language: texts.get(language, texts["en"]) for language in LANGUAGES}
