"""Results by game, by opponent and over time, from the summaries of the saved matches.

Only concluded matches count, and those won with hints are told apart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from statistics import fmean

from suite.store.records import Kind, Seat, Status, Summary


@dataclass(frozen=True, slots=True)
class Played:
    """What one seat made of one match."""

    match: str
    game: str
    ended: datetime
    seat: Seat
    opponents: tuple[Seat, ...]
    score: int
    won: bool
    shared: bool
    """Others won as well."""
    resigned: bool
    help_used: bool
    length: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Matches added up. `best` and `mean` leave out matches that were given up."""

    matches: int
    wins: int
    shared_wins: int
    helped: int
    best: int | None
    mean: float | None

    @property
    def win_rate(self) -> float:
        return self.wins / self.matches if self.matches else 0.0


def played(summaries: Iterable[Summary]) -> list[Played]:
    """One entry for each seat of each concluded match, the oldest first."""
    entries = []
    for summary in sorted(summaries, key=lambda s: (s.updated, s.id)):
        if summary.status in (Status.FINISHED, Status.RESIGNED) and summary.result is not None:
            entries += [_entry(summary, seat) for seat in range(len(summary.setup.seats))]
    return entries


def _entry(summary: Summary, seat: int) -> Played:
    result, seats = summary.result, summary.setup.seats
    assert result is not None
    won = seat in result.winners
    return Played(
        match=summary.id,
        game=summary.game,
        ended=summary.updated,
        seat=seats[seat],
        opponents=seats[:seat] + seats[seat + 1 :],
        score=result.totals[seat] if seat < len(result.totals) else 0,
        won=won,
        shared=won and len(result.winners) > 1,
        resigned=seat in result.resigned,
        help_used=summary.help_used,
        length=summary.length,
    )


def people(entries: Iterable[Played]) -> list[str]:
    """The people who played, the most frequent first."""
    counts: dict[str, int] = defaultdict(int)
    for entry in entries:
        if entry.seat.kind is Kind.PERSON:
            counts[entry.seat.name] += 1
    return sorted(counts, key=lambda name: (-counts[name], name))


def of(entries: Iterable[Played], name: str) -> list[Played]:
    """What one person played."""
    return [e for e in entries if e.seat.kind is Kind.PERSON and e.seat.name == name]


def tally(entries: Sequence[Played]) -> Tally:
    """Add up."""
    scores = [entry.score for entry in entries if not entry.resigned]
    return Tally(
        matches=len(entries),
        wins=sum(entry.won for entry in entries),
        shared_wins=sum(entry.shared for entry in entries),
        helped=sum(entry.help_used for entry in entries),
        best=max(scores, default=None),
        mean=fmean(scores) if scores else None,
    )


def by_game(entries: Iterable[Played]) -> dict[str, Tally]:
    """The tally of each game."""
    groups: dict[str, list[Played]] = defaultdict(list)
    for entry in entries:
        groups[entry.game].append(entry)
    return {game: tally(groups[game]) for game in sorted(groups)}


def by_opponent(entries: Iterable[Played]) -> dict[tuple[str, Kind, str], Tally]:
    """The tally against each opponent in each game: keyed by the game, the kind of opponent, and
    the name of the person or the level of the bot."""
    groups: dict[tuple[str, Kind, str], list[Played]] = defaultdict(list)
    for entry in entries:
        for who in sorted({(seat.kind, _called(seat)) for seat in entry.opponents}):
            groups[(entry.game, *who)].append(entry)
    return {key: tally(groups[key]) for key in sorted(groups)}


def _called(seat: Seat) -> str:
    return (seat.level or "") if seat.kind is Kind.BOT else seat.name


def history(entries: Iterable[Played], game: str) -> list[tuple[datetime, int]]:
    """The scores in one game in the course of time."""
    return [(e.ended, e.score) for e in entries if e.game == game and not e.resigned]
