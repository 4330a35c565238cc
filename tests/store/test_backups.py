"""Which backups are kept."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

from suite.store.backups import ALWAYS_KEPT, DAILY, Backup, surplus

TODAY = datetime(2030, 6, 15, 20)


def daily(*days_ago: int) -> list[Backup]:
    return [Backup(TODAY - timedelta(days=n), DAILY, Path(str(n))) for n in days_ago]


def dropped(made: list[Backup], now: datetime = TODAY) -> list[int]:
    return [int(str(backup.path)) for backup in surplus(made, now)]


def test_backups_are_thinned_out_by_age() -> None:
    """Each day of a week, each week of a month, each month of a year."""
    made = daily(*range(400))
    kept = sorted(set(range(400)) - set(dropped(made)))
    assert kept[:7] == list(range(7))
    assert len([n for n in kept if 7 <= n < 31]) in (4, 5)
    assert len([n for n in kept if 31 <= n < 366]) in (11, 12)
    assert kept[-1] < 366


def test_a_clock_far_in_the_future_drops_none_of_the_newest() -> None:
    made = daily(*range(20))
    late = TODAY + timedelta(days=4000)
    assert sorted(dropped(made, late)) == list(range(ALWAYS_KEPT, 20))


def test_what_was_backed_up_before_a_migration_stays() -> None:
    old = Backup(TODAY - timedelta(days=4000), "before-version-2", Path("1"))
    assert dropped([old, *daily(*range(6))]) == []
