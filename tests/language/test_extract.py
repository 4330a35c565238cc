"""Extraction of source strings from code and content, and the upkeep of the `.po` files."""

from __future__ import annotations

from pathlib import Path

import pytest

from suite.language.extract import (
    NotLiteral,
    Source,
    from_content,
    from_python,
    main,
    merged,
    read,
    sources,
)

CODE = """
say = Words("g")
say("Plain {x}", x=1)
_say("Hidden")
self.say("Method")
say.many("{n} card", "{n} cards", n=3)
say.term("card", "Gem World")
say.term("card", card.name)
say(prompt)
say("Yes" if x else "No")
say("Outer {what}", what=say.term("good", "Nested"))
say("In two "
    "lines")
speak("not ours"); print("nor this")
"""

CONTENT = """
translate: {name: card, text: "", hints: tip}
cards:
  - {id: gem, name: Gem World, cost: 2, text: "Draw {n}"}
  - {id: old, name: Old Earth, powers: [{phase: I, text: Look}]}
  - {id: empty, name: "", text: 5}
hints: [First, Second]
title: Not translatable
"""


def test_every_way_to_say_something_is_found() -> None:
    assert set(from_python(CODE)) == {
        Source("Plain {x}"),
        Source("Hidden"),
        Source("Method"),
        Source("{n} card", "{n} cards"),
        Source("Gem World", context="card"),
        Source("Yes"),
        Source("No"),
        Source("Outer {what}"),
        Source("Nested", context="good"),
        Source("In two lines"),
    }


@pytest.mark.parametrize("code", ['say(f"{x} cards")', 'say("a" + b)', 'say("%s" % b)'])
def test_a_string_that_is_glued_together_is_refused_with_its_place(code: str) -> None:
    with pytest.raises(NotLiteral, match=r"rules\.py:2"):
        list(from_python("\n" + code, "rules.py"))


def test_content_is_found_by_its_header() -> None:
    assert set(from_content(CONTENT)) == {
        Source("Gem World", context="card"),
        Source("Old Earth", context="card"),
        Source("Draw {n}"),
        Source("Look"),
        Source("First", context="tip"),
        Source("Second", context="tip"),
    }
    assert set(from_content("cards: [{name: Gem World}]")) == set()
    assert set(from_content("- just\n- a list")) == set()


def test_a_plugin_elsewhere_is_kept_up_to_date(tmp_path: Path) -> None:
    plugin, locales = tmp_path / "plugin", tmp_path / "locales"
    (plugin / "content").mkdir(parents=True)
    (plugin / "rules.py").write_text(CODE)
    (plugin / "content" / "cards.yaml").write_text(CONTENT)
    arguments = ["--plugin", str(plugin), "pluto", str(locales)]
    assert main(arguments) == 0
    po = locales / "pl" / "LC_MESSAGES" / "pluto.po"
    first = po.read_bytes()
    assert {m.id for m in read(po) if m.id} >= {"Gem World", ("{n} card", "{n} cards")}
    assert main(arguments) == 0
    assert po.read_bytes() == first
    assert sources(plugin) == set(from_python(CODE)) | set(from_content(CONTENT))


def test_translations_are_kept_and_lost_strings_dropped(tmp_path: Path) -> None:
    po = tmp_path / "some.po"
    old = {Source("Keep"), Source("Drop"), Source("Same", context="a"), Source("{n} x", "{n} xs")}
    po.write_bytes(merged(read(po), old, "cs"))
    catalog = read(po)
    for message in catalog:
        if message.id:
            many = message.pluralizable
            message.string = ("{n} a", "{n} b", "{n} c") if many else f"cs {message.id}"
    new = old - {Source("Drop")} | {Source("New"), Source("Same", context="b")}
    po.write_bytes(merged(catalog, new, "cs"))
    after = read(po)
    assert {(m.id, m.context): m.string for m in after if m.id} == {
        ("Keep", None): "cs Keep",
        ("New", None): "",
        ("Same", "a"): "cs Same",
        ("Same", "b"): "",
        (("{n} x", "{n} xs"), None): ("{n} a", "{n} b", "{n} c"),
    }
    assert not after.obsolete


def test_the_file_is_sorted_and_free_of_dates_places_and_wrapping(tmp_path: Path) -> None:
    long = "A sentence that goes on and on " * 9
    text = merged(read(tmp_path / "none"), {Source("b"), Source(long), Source("a")}, "cs").decode()
    assert text.index(long) < text.index('"a"') < text.index('"b"')
    assert "Date" not in text
    assert "#:" not in text
    assert text.startswith('msgid ""')


def test_an_unknown_domain_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["no_such_game"])
    assert stop.value.code == 2
    assert "unknown domain no_such_game" in capsys.readouterr().err
