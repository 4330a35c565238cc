"""A match in one JSON file: written for people to read, and read with suspicion.

A file that comes from outside is checked in three steps: its form (pydantic, with limits on every
size), its options (the game's own model), and its moves (the rules themselves: each is put to
`verdict` before it is played). The first thing that is wrong is named with its place and reason.
"""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, ValidationError
from pydantic_core import PydanticCustomError

from suite.contract.event import ROUND, Event
from suite.contract.game import Game, Setup
from suite.contract.message import Message, Words
from suite.contract.move import BadMove, Move
from suite.contract.position import Position
from suite.store.faults import StoreError
from suite.store.records import Kind, MatchSetup, Result, SavedMatch, Seat, Status, showable

LARGEST = 8 << 20
"""Bytes of a file."""
LARGEST_OPTIONS = 64 << 10
MOST_MOVES = 50_000

_say = Words("shell")


class BadMatchFile(StoreError):
    """A match file that cannot be used. `place` is the path to the fault within the file."""

    def __init__(self, place: str, why: Message) -> None:
        super().__init__(_say("The match file is not good at {place}: {why}", place=place, why=why))
        self.place = place
        self.why = why


def _printable(text: str) -> str:
    if showable(text) != text:
        raise PydanticCustomError("unprintable", "a character that cannot be shown")
    return text


Name = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(_printable)]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, allow_inf_nan=False)


class SeatEntry(_Strict):
    """One seat."""

    name: Name
    colour: int = Field(0, ge=0, le=31)
    kind: Literal["person", "bot"] = "person"
    level: Name | None = None
    language: Literal["cs", "pl", "en"] | None = None


class ResultEntry(_Strict):
    """How the match ended. Points and winners of a match that was played to its end are counted
    again when it is read."""

    totals: list[int] = Field(max_length=12)
    winners: list[Annotated[int, Field(ge=0, le=11)]] = Field(max_length=12)
    resigned: list[Annotated[int, Field(ge=0, le=11)]] = Field(max_length=12)


class MatchFile(_Strict):
    """The file. A move is written as its seat and its text: `0 settle gem_world`."""

    format: Literal["startable-match"] = "startable-match"
    version: Literal[1] = 1
    game: Id
    game_version: str = Field(pattern=r"^\d+(\.\d+){0,3}$", max_length=40)
    title: Annotated[str, Field(max_length=120), AfterValidator(_printable)] = ""
    seats: list[SeatEntry] = Field(min_length=1, max_length=12)
    seed: int = Field(ge=0, lt=1 << 64)
    options: dict[str, JsonValue] = {}
    status: Literal["running", "finished", "resigned"] = "running"
    result: ResultEntry | None = None
    moves: list[Annotated[str, Field(pattern=r"^\d{1,2} [^ ]", max_length=4003)]] = Field(
        [], max_length=MOST_MOVES
    )


@dataclass(frozen=True, slots=True)
class Checked:
    """A match file whose every move is legal."""

    setup: MatchSetup
    moves: tuple[tuple[int, Move], ...]
    round: int
    status: Status
    result: Result | None


def write(saved: SavedMatch) -> bytes:
    """The text of the file."""
    summary, setup = saved.summary, saved.setup
    file = MatchFile.model_construct(
        game=setup.game,
        game_version=setup.game_version,
        title=setup.title,
        seats=[SeatEntry.model_construct(**asdict(seat)) for seat in setup.seats],
        seed=setup.seed,
        options=dict(setup.options),
        status=summary.status.value,
        result=ResultEntry.model_construct(**asdict(summary.result)) if summary.result else None,
        moves=[f"{move.seat} {move.move}" for move in saved.moves],
    )
    data = file.model_dump(mode="json", warnings=False)
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def read(data: bytes, find_game: Callable[[str], Game | None]) -> Checked:
    """Check a file. Raises `BadMatchFile`."""
    file = parse(data)
    game = find_game(file.game)
    if game is None:
        raise BadMatchFile("game", _say("the game “{game}” is not installed.", game=file.game))
    options = _options(game, file)
    position = _deal(game, Setup(len(file.seats), options, file.seed))
    moves, round = _replay(position, file.moves)
    status, result = _ending(position, file)
    return Checked(
        setup=MatchSetup(
            game=file.game,
            game_version=file.game_version,
            seats=tuple(seat_of(entry) for entry in file.seats),
            seed=file.seed,
            options=options.model_dump(mode="json"),
            title=file.title,
        ),
        moves=moves,
        round=round,
        status=status,
        result=result,
    )


def parse(data: bytes) -> MatchFile:
    """Check the form of a file. Raises `BadMatchFile`."""
    if len(data) > LARGEST:
        raise BadMatchFile("/", _say("the file is too large."))
    try:
        return MatchFile.model_validate_json(data.removeprefix(BOM_UTF8))
    except ValidationError as error:
        raise _bad(error) from error


def _bad(error: ValidationError, *above: str) -> BadMatchFile:
    first = error.errors(include_url=False, include_input=False)[0]
    place = "/" + "/".join(_legible(str(part)) for part in (*above, *first["loc"]))
    return BadMatchFile(place, _reason(first["type"], _legible(first["msg"], 200)))


def _legible(text: str, most: int = 80) -> str:
    """What stands in a file may be endless and unprintable; this is for one line."""
    shown = "".join(c if c.isprintable() else "\ufffd" for c in text[: most + 1])
    return shown if len(shown) <= most else shown[:most] + "…"


def _reason(kind: str, text: str) -> Message:
    """Pydantic's reasons in words for the player."""
    match kind:
        case "json_invalid":
            return _say("this is not JSON ({detail}).", detail=text)
        case "missing":
            return _say("it is missing.")
        case "extra_forbidden":
            return _say("nothing of this name belongs here.")
        case "unprintable":
            return _say("it has a character that cannot be shown.")
        case "too_long" | "string_too_long":
            return _say("it is too long.")
    if kind.endswith("_type"):
        return _say("it is of the wrong kind.")
    return _say("this value is not allowed here ({detail}).", detail=text)


def seat_of(entry: SeatEntry) -> Seat:
    """A seat as it was written."""
    return Seat(entry.name, entry.colour, Kind(entry.kind), entry.level, entry.language)


def _options(game: Game, file: MatchFile) -> BaseModel:
    try:
        if len(json.dumps(file.options)) > LARGEST_OPTIONS:
            raise BadMatchFile("/options", _say("it is too long."))
        return game.options().model_validate(file.options)
    except ValidationError as error:
        raise _bad(error, "options") from error
    except ValueError as error:  # such as a number too long to be written
        raise BadMatchFile("/options", _reason("", _legible(str(error), 200))) from error


def _deal(game: Game, setup: Setup) -> Position:
    try:
        return game.deal(setup)
    except Exception as error:
        why = _say("the game cannot be set up like this ({detail}).", detail=_short(error))
        raise BadMatchFile("/seats", why) from error


def _replay(position: Position, lines: list[str]) -> tuple[tuple[tuple[int, Move], ...], int]:
    """Play all moves, each after the rules have agreed to it; gives them and the last round."""
    moves = []
    round = 0
    for number, line in enumerate(lines):
        place = f"/moves/{number}"
        seat, move = _parsed(line, place)
        for event in _played(position, seat, move, place):
            if event.kind == ROUND and isinstance(event.data.get("round"), int):
                round = int(str(event.data["round"]))
        moves.append((seat, move))
    return tuple(moves), round


def _parsed(line: str, place: str) -> tuple[int, Move]:
    seat, _, text = line.partition(" ")
    try:
        return int(seat), Move.parse(text)
    except BadMove as error:
        raise BadMatchFile(place, _reason("", _legible(str(error), 200))) from error


def _played(position: Position, seat: int, move: Move, place: str) -> list[Event]:
    try:
        verdict = position.verdict(seat, move)
        events = position.play(seat, move) if verdict else []
    except Exception as error:
        why = _say(
            "the game fails at “{move}” ({detail}).", move=_legible(str(move)), detail=_short(error)
        )
        raise BadMatchFile(place, why) from error
    if not verdict:
        raise BadMatchFile(place, _refusal(move, verdict.why, verdict.rule))
    return events


def _refusal(move: Move, why: Message | None, rule: str | None) -> Message:
    reason = why or _say("That is not one of the moves possible now.")
    shown = _legible(str(move))
    if rule is None:
        return _say("“{move}” is not legal. {why}", move=shown, why=reason)
    return _say("“{move}” is not legal. {why} [{rule}]", move=shown, why=reason, rule=rule)


def _short(error: Exception) -> str:
    return _legible(f"{type(error).__name__}: {error}", 200)


def _ending(position: Position, file: MatchFile) -> tuple[Status, Result | None]:
    """The rules say whether the match is over and who won; the file only who gave up."""
    try:
        over, standings = position.over(), position.standings()
    except Exception as error:
        why = _say("the game cannot count the score ({detail}).", detail=_short(error))
        raise BadMatchFile("/moves", why) from error
    totals = tuple(seat.total for seat in standings.seats)
    if over:
        return Status.FINISHED, Result(totals, standings.winners)
    if file.status != "resigned":
        return Status.RUNNING, None
    gone = set(file.result.resigned) if file.result else set()
    seats = range(len(file.seats))
    winners = set(file.result.winners) if file.result else set()
    return Status.RESIGNED, Result(
        totals,
        winners=tuple(s for s in seats if s in winners and s not in gone),
        resigned=tuple(s for s in seats if s in gone),
    )
