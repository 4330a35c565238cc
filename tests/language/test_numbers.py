"""Numbers, times and lists as each language writes them."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from suite.language import numbers
from suite.language.ago import ago

NOW = datetime(2026, 3, 8, 15, 4, 30).astimezone()


def plain(text: str) -> str:
    """With ordinary spaces in place of the typographic ones."""
    return text.replace("\xa0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("cs", ["12 345,678", "2,0", "42 %", "8. 3. 2026", "8. 3. 2026 15:04"]),
        ("pl", ["12 345,678", "2,0", "42%", "8 mar 2026", "8 mar 2026, 15:04"]),
        ("en", ["12,345.678", "2.0", "42%", "Mar 8, 2026", "Mar 8, 2026, 3:04 PM"]),
    ],
)
def test_numbers_and_dates(language: str, shown: list[str]) -> None:
    assert [
        plain(numbers.number(12345.678, language)),
        plain(numbers.number(2, language, decimals=1)),
        plain(numbers.percent(0.42, language)),
        plain(numbers.day(NOW, language)),
        plain(numbers.moment(NOW, language)),
    ] == shown


@pytest.mark.parametrize(
    ("past", "czech", "polish", "english"),
    [
        (timedelta(seconds=-5), "právě teď", "przed chwilą", "just now"),
        (timedelta(seconds=20), "právě teď", "przed chwilą", "just now"),
        (timedelta(minutes=1), "před 1 minutou", "1 minutę temu", "1 minute ago"),
        (timedelta(minutes=5), "před 5 minutami", "5 minut temu", "5 minutes ago"),
        (timedelta(hours=2), "před 2 hodinami", "2 godziny temu", "2 hours ago"),
        (timedelta(days=3), "před 3 dny", "3 dni temu", "3 days ago"),
        (timedelta(days=30), "6. 2. 2026", "6 lut 2026", "Feb 6, 2026"),
    ],
)
def test_how_long_ago(past: timedelta, czech: str, polish: str, english: str) -> None:
    shown = [plain(ago(NOW - past, language, NOW)) for language in ("cs", "pl", "en")]
    assert shown == [czech, polish, english]


@pytest.mark.parametrize(
    ("seconds", "czech", "english"),
    [
        (0, "0 sekund", "0 seconds"),
        (61.2, "1 minuta a 1 sekunda", "1 minute, 1 second"),
        (3600, "1 hodina", "1 hour"),
        (3605, "1 hodina", "1 hour"),
        (90 * 60 + 5, "1 hodina a 30 minut", "1 hour, 30 minutes"),
        (10 * 86400 + 7200, "10 dnů a 2 hodiny", "10 days, 2 hours"),
    ],
)
def test_durations_have_at_most_two_units(seconds: float, czech: str, english: str) -> None:
    assert plain(numbers.duration(seconds, "cs")) == czech
    assert plain(numbers.duration(timedelta(seconds=seconds), "en")) == english


def test_lists() -> None:
    items = ["Alfa", "Beta", "Gama"]
    assert plain(numbers.listing(items, "cs")) == "Alfa, Beta a Gama"
    assert plain(numbers.listing(items, "pl")) == "Alfa, Beta i Gama"
    assert plain(numbers.listing(items, "en")) == "Alfa, Beta, and Gama"
