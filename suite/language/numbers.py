"""Numbers, dates and lists as a language writes them, through Babel.

Importing this costs some fifty milliseconds: it is done when the first such text is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from babel import dates, lists, units
from babel import numbers as babel_numbers

from suite.language.current import language as current

_UNITS = {"day": 86400, "hour": 3600, "minute": 60, "second": 1}


def number(value: float, language: str | None = None, decimals: int | None = None) -> str:
    """12 345,6; with `decimals` always so many of them."""
    if decimals is None:
        return babel_numbers.format_decimal(value, locale=language or current())
    pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
    return babel_numbers.format_decimal(value, pattern, locale=language or current())


def percent(share: float, language: str | None = None) -> str:
    """0.42 as 42 %."""
    return babel_numbers.format_percent(share, locale=language or current())


def day(when: date, language: str | None = None) -> str:
    """18. 11. 2026"""
    return dates.format_date(when, "medium", locale=language or current())


def moment(when: datetime, language: str | None = None) -> str:
    """A day and the time of day, in the time zone of the computer."""
    language = language or current()
    when = _local(when)
    clock = dates.format_time(when.time(), "short", locale=language)
    frame = str(dates.get_datetime_format("medium", language)).replace("'", "")
    return frame.replace("{0}", clock).replace("{1}", day(when, language))


def duration(length: timedelta | float, language: str | None = None) -> str:
    """A length of time in its two largest units: 1 hour, 20 minutes. A float is in seconds."""
    language = language or current()
    rest = round(length.total_seconds() if isinstance(length, timedelta) else length)
    counts = []
    for unit, size in _UNITS.items():
        count, rest = divmod(rest, size)
        counts.append((count, f"duration-{unit}"))
    first = next((i for i, (count, _) in enumerate(counts) if count), len(counts) - 1)
    shown = [part for part in counts[first : first + 2] if part[0]] or counts[-1:]
    parts = [units.format_unit(count, unit, "long", locale=language) for count, unit in shown]
    return lists.format_list(parts, style="unit", locale=language)


def listing(items: Sequence[str], language: str | None = None) -> str:
    """a, b and c"""
    return lists.format_list(list(items), locale=language or current())


def _local(when: datetime) -> datetime:
    """A time without a zone is the computer's own."""
    return when.astimezone()
