"""How long ago something was. Without Babel, which the first window can do without."""

from __future__ import annotations

from datetime import datetime, timedelta

from suite.contract.message import Message, Words
from suite.language.current import language as current
from suite.language.rendering import render

_say = Words("shell")

_MINUTE, _HOUR, _DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
_WEEK = timedelta(days=7)


def ago(when: datetime, language: str | None = None, now: datetime | None = None) -> str:
    """How long ago, in the roughest unit; the day itself when it is more than a week."""
    language = language or current()
    when = when.astimezone()  # a time without a zone is the computer's own
    past = (now or datetime.now(when.tzinfo)) - when
    if past >= _WEEK:
        from suite.language.numbers import day

        return day(when, language)
    return render(_words(past), language)


def _words(past: timedelta) -> Message:
    if past < _MINUTE:
        return _say("just now")
    if past < _HOUR:
        return _say.many("{n} minute ago", "{n} minutes ago", n=past // _MINUTE)
    if past < _DAY:
        return _say.many("{n} hour ago", "{n} hours ago", n=past // _HOUR)
    return _say.many("{n} day ago", "{n} days ago", n=past // _DAY)
