"""The committed catalogues: complete, current, and right in every plural form."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from suite.language.extract import Source, domains, merged, read
from suite.language.review import faults, main, review

DOMAINS = domains()
EXAMPLE = Path(__file__).parents[1] / "example_plugin" / "salvagers"
FOUND = {Source("Hello {who}"), Source("{n} ship of {who}", "{n} ships of {who}", "fleet")}


@pytest.mark.parametrize("domain", DOMAINS)
def test_every_string_is_translated_and_none_is_stale(domain: str) -> None:
    assert list(review(domain, DOMAINS[domain])) == []


def test_the_example_game_is_translated_in_its_own_folder(
    capsys: pytest.CaptureFixture[str],
) -> None:
    place = [str(EXAMPLE), "salvagers", str(EXAMPLE / "locales")]
    assert main(["--plugin", *place]) == 0, capsys.readouterr().out


def test_a_plugin_without_catalogues_is_told_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--plugin", str(EXAMPLE), "salvagers", str(tmp_path)]) == 1
    assert "pl/salvagers: the catalogue is missing" in capsys.readouterr().out


def test_the_shell_is_among_the_domains() -> None:
    assert "shell" in DOMAINS


def catalogue(tmp_path: Path, *changes: tuple[str, str], language: str = "cs") -> Catalog:
    """A good catalogue of FOUND with some changes to its text."""
    draft = Catalog(locale=language)
    draft.add("Hello {who}", "Ahoj: {who}")
    ships = ("jedna loď: {who}", "{n} lodě: {who}", "{n} lodí: {who}")
    draft.add(("{n} ship of {who}", "{n} ships of {who}"), ships, context="fleet")
    text = merged(draft, FOUND, language).decode()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "some.po"
    path.write_text(text, encoding="utf-8")
    return read(path)


def complaints(catalog: Catalog, found: set[Source] = FOUND) -> list[str]:
    return list(faults(catalog, found, Catalog(locale="cs")))


def test_a_good_catalogue_has_no_faults(tmp_path: Path) -> None:
    assert complaints(catalogue(tmp_path)) == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("Ahoj: {who}", ""), "'Hello {who}' is not translated"),
        (("{n} lodí: {who}", ""), "'{n} ship of {who}' is not translated"),
        (("Ahoj: {who}", "Ahoj: {kdo}"), "'Hello {who}' has other placeholders"),
        (("Ahoj: {who}", "Ahoj"), "'Hello {who}' has other placeholders"),
        (("Ahoj: {who}", "Ahoj: {who"), "'Hello {who}' has other placeholders"),
        (("{n} lodí: {who}", "lodí: {who}"), "'{n} ship of {who}' has other placeholders"),
        (("#, python-brace-format\nmsgid", "#, fuzzy\nmsgid"), "'Hello {who}' is fuzzy"),
        (("nplurals=3; plural=((n==1)", "nplurals=3; plural=((n==2)"), "the plural forms are"),
    ],
)
def test_each_fault_is_named(tmp_path: Path, change: tuple[str, str], complaint: str) -> None:
    shown = complaints(catalogue(tmp_path, change))
    assert len(shown) == 1
    assert complaint in shown[0]


def test_new_and_stale_strings_are_named(tmp_path: Path) -> None:
    found = (FOUND - {Source("Hello {who}")}) | {Source("Hello {who}", context="greeting")}
    assert [re.sub(":.*", "", line) for line in complaints(catalogue(tmp_path), found)] == [
        "'Hello {who}' is not in the catalogue",
        "'Hello {who}' is no longer in the sources",
    ]
