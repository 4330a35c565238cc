"""Messages become sentences: plural forms, values, and what happens when something is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from suite.contract.message import Message, Who, Words
from suite.language import render
from suite.language.typography import HARD

say = Words("fleet")

# n: Czech, Polish, English
FORMS = {
    0: ("lodí", "statków", "ships"),
    1: ("loď", "statek", "ship"),
    2: ("lodě", "statki", "ships"),
    4: ("lodě", "statki", "ships"),
    5: ("lodí", "statków", "ships"),
    11: ("lodí", "statków", "ships"),
    12: ("lodí", "statków", "ships"),
    14: ("lodí", "statków", "ships"),
    21: ("lodí", "statków", "ships"),
    22: ("lodí", "statki", "ships"),
    25: ("lodí", "statków", "ships"),
    101: ("lodí", "statków", "ships"),
    112: ("lodí", "statków", "ships"),
}


def names(seat: int) -> str:
    return ("Jana", "Piotr")[seat]


@pytest.mark.parametrize(("n", "nouns"), FORMS.items())
def test_each_number_takes_its_own_form(fleet: Path, n: int, nouns: tuple[str, ...]) -> None:
    message = say.many("{n} ship", "{n} ships", n=n)
    shown = [render(message, language, names) for language in ("cs", "pl", "en")]
    spaces = (HARD, HARD, " ")
    assert shown == [f"{n}{space}{noun}" for space, noun in zip(spaces, nouns, strict=True)]


def test_a_context_tells_equal_words_apart(fleet: Path) -> None:
    assert render(say("Attack"), "pl", names) == "Útok (pl)"
    assert render(say.term("card", "Attack"), "pl", names) == "Karta útoku (pl)"
    assert render(say.term("ship", "Attack"), "pl", names) == "Attack"


def test_values_are_named_nested_and_listed(fleet: Path) -> None:
    ships = say.many("{n} ship", "{n} ships", n=2)
    cards = (say.term("card", "Attack"), Message("Gem World", domain=""), ships)
    message = say("{who} takes: {what}.", who=Who(1), what=cards)
    assert render(message, "cs", names) == "Karta útoku (cs), Gem World a\xa02\xa0lodě: Piotr (cs)"
    assert render(message, "en", names) == "Piotr takes: Attack, Gem World, and 2 ships."


@pytest.mark.parametrize(
    ("value", "czech", "english"),
    [(7, "7", "7"), (-3, "-3", "-3"), (12345, "12\xa0345", "12,345"), (0.5, "0,5", "0.5")],
)
def test_numbers_are_written_as_the_language_does(value: float, czech: str, english: str) -> None:
    message = say("{x} units", x=value)
    assert render(message, "cs", names) == f"{czech} units"
    assert render(message, "en", names) == f"{english} units"


def test_a_gain_can_show_its_sign() -> None:
    shown = [render(say("{x:+}", x=x), "cs", names) for x in (3, 0, -2)]
    assert shown == ["+3", "0", "-2"]


@pytest.mark.parametrize("text", ["Untranslated", "Guessed", "Never heard of"])
def test_without_a_translation_the_english_stands(fleet: Path, text: str) -> None:
    assert render(say(text), "cs", names) == text


def test_a_translation_with_a_wrong_placeholder_gives_way_to_english(fleet: Path) -> None:
    assert render(say("{who} waits.", who=Who(0)), "cs", names) == "Jana waits."


def test_a_missing_value_shows_as_its_placeholder() -> None:
    assert render(say("{who} takes {what}.", who=Who(0)), "cs", names) == "Jana takes {what}."
    assert render(Message("{n} ship", plural="{n} ships"), "cs", names) == "{n} ships"


@pytest.mark.parametrize("text", ["a { lone brace", "} another", "{0}", "{}", ""])
def test_braces_of_no_meaning_do_no_harm(text: str) -> None:
    assert render(say(text), "cs", names) == text
    assert render(Message(text, domain=""), "cs", names) == text


def test_a_missing_catalogue_means_english() -> None:
    strange = Words("no_such_domain")
    assert render(strange.many("{n} ship", "{n} ships", n=5), "pl", names) == "5 ships"


def test_an_unnamed_seat_has_a_name_in_each_language() -> None:
    message = Words("nowhere")("{who}", who=Who(1))
    assert render(message, "en") == "Player 2"
