"""The current language: chosen, borrowed, or the system's."""

from __future__ import annotations

import pytest

from suite.contract.message import Words
from suite.language import language, on_change, set_language, speaking, system_language, text

say = Words("shell")


@pytest.fixture(autouse=True)
def no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "cs_CZ"}, "cs"),
        ({"LANG": "pl_PL", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "cs_CZ", "LANGUAGE": "de:pl:en"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "cs"),
        ({"LANG": "C.UTF-8"}, "cs"),
        ({"LC_ALL": "POSIX"}, "cs"),
        ({}, "cs"),
    ],
)
def test_the_first_start_follows_the_system_else_czech(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], expected: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == expected


def test_what_qt_knows_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_US")
    assert system_language(["de-DE", "pl-PL"]) == "pl"


def test_listeners_hear_of_a_switch_once_and_until_they_stop() -> None:
    heard: list[str] = []
    stop = on_change(heard.append)
    set_language("pl")
    set_language("pl")
    stop()
    set_language("cs")
    assert heard == ["pl"]


def test_a_borrowed_language_ends_with_its_block() -> None:
    message = say("Player {number}", number=1)
    set_language("en")
    with speaking("pl"):
        assert (language(), text(message)) == ("pl", "Gracz 1")
        with speaking("cs"):
            assert text(message) == "Hráč 1"
        assert language() == "pl"
    assert (language(), text(message)) == ("en", "Player 1")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'de' is not one of the languages cs, pl, en"):
        set_language("de")
    assert language() == "en"
