"""The program's own help says what the program does: its keys and the names of its buttons."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from suite.contract import LANGUAGES, Game, Message, Words
from suite.language import render
from suite.shell.manual_book import HELP

say = Words("shell")

NAMES = {
    "←": "Left",
    "→": "Right",
    "−": "-",
    "Enter": "Return",
    "Page Up": "PgUp",
    "Page Down": "PgDown",
    "Delete": "Del",
    "Mezerník": "Space",
    "Spacja": "Space",
}
"""Keys as the help calls them, and as the program does."""
BUTTONS: Sequence[tuple[str, Message]] = (
    ("10-table.md", say("Play now")),
    ("10-table.md", say("Always pass here")),
    ("10-table.md", say.term("button", "Go on")),
    ("30-saving.md", say("Try again")),
    ("30-saving.md", say("Continue from here")),
)


def page(language: str, name: str) -> str:
    return (HELP / language / name).read_text(encoding="utf-8")


def keys(language: str, section: str) -> set[str]:
    """The keys in the table under a heading."""
    text = page(language, "20-keys.md").partition(f"{{#{section}}}")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (.+?) \|", text, re.MULTILINE)[1:]
    named = (key for cell in cells for key in re.split(r" (?:and|a|i) ", cell))
    return {_program_name(key) for key in named}


def _program_name(key: str) -> str:
    for ours, theirs in NAMES.items():
        key = re.sub(rf"(^|\+){re.escape(ours)}$", rf"\g<1>{theirs}", key)
    return key


@pytest.fixture
def shortcuts(window: Any, open_table: Callable[..., Any], salvagers: Game) -> dict[str, set[str]]:
    """The keys of every page of the program."""
    table = open_table("person", "cadet")
    window.program.open_replay(table.match_id)
    replay = window.pages[window.front]
    window.program.open_new_match("salvagers")
    pages = {
        "keys": table,
        "replay-keys": replay,
        "library-keys": window.page("library"),
        "manual-keys": window.page("manual"),
        "new-match-keys": window.page("new"),
    }
    found = {name: {s.keys for s in shown.shortcuts()} for name, shown in pages.items()}
    found["keys"] |= {"Return", "Space"}  # the prompt line and the list of moves
    found["window-keys"] = {command.keys[0] for command in window.commands}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_all_keys_and_no_others(language: str, shortcuts: dict[str, set[str]]) -> None:
    assert {section: keys(language, section) for section in shortcuts} == shortcuts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "button"), BUTTONS)
def test_help_calls_buttons_by_their_names(language: str, name: str, button: Message) -> None:
    assert f"**{render(button, language)}**" in page(language, name)
