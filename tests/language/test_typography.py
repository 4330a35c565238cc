"""Hard spaces: no word of one letter ends a line, and no number leaves what it counts."""

from __future__ import annotations

import pytest

from suite.contract import Words
from suite.language import render
from suite.language.typography import HARD, bound


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("cs", "Anna si bere o~1~kartu víc a~v~ruce má pět."),
        ("cs", "V~lese i~u~vody"),
        ("cs", "{n}~karta z~{all}"),
        ("cs", "{number}.~kolo"),
        ("cs", "nejvýše o~2. Jednou za tah."),
        ("cs", "{who}~– {what}"),
        ("cs", "| Ctrl+K | najít | + a~− |"),
        ("pl", "Quillon-9 i~Sargus-36 w~domu"),
        ("pl", "przez k lub v"),
        ("en", "a line of 2 things – I see"),
    ],
)
def test_where_a_line_must_not_break(language: str, text: str) -> None:
    assert bound(text.replace("~", " "), language).replace(HARD, "~") == text


def test_translations_are_shown_with_hard_spaces() -> None:
    say = Words("shell")
    message = say.many("{n} day ago", "{n} days ago", n=5)
    assert render(message, "cs") == f"před 5{HARD}dny"
    assert render(say("To the log"), "cs") == "Do záznamu"
    assert render(say("What lies on the table"), "cs") == "Co leží na stole"
    assert render(say("Log of the match"), "en") == "Log of the match"
