"""`startable position GAME FILE.yaml [--play MOVE ...]`: a position described from outside.

A move is written as in a saved match, `settle gem_world`; when several seats decide at the same
time, with the seat before it: `1: settle gem_world`. The items of a subset may come in any order.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from suite.command import BadInput
from suite.command.games import load
from suite.command.speech import Say, language_option, say_in
from suite.contract import (
    BadMove,
    BadScenario,
    Decision,
    Event,
    Game,
    IllegalMove,
    Move,
    Open,
    Position,
    Subset,
)
from suite.contract.decision import window_of

LARGEST = 1 << 20
"""Bytes of a scenario."""
MOST_CHOICES = 500
"""Choices of a subset up to which they are all listed."""


def options(parser: ArgumentParser) -> None:
    parser.epilog = (
        "CONTRIBUTING.md has an example ('Set up a position'); what a file may hold stands at the"
        " top of games/GAME/rules/scenario.py."
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("file", type=Path, metavar="FILE.yaml", help="the scenario")
    parser.add_argument(
        "--play",
        nargs="+",
        default=[],
        metavar="MOVE",
        help="play these moves, each in quotes: 'settle gem_world', or '1: settle gem_world' when"
        " several seats decide",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")
    language_option(parser)


def run(args: Namespace) -> int:
    game = load(args.game)
    say = say_in(args.language)
    position = _set_up(game, args.file)
    played = [_play(position, text, number, say) for number, text in enumerate(args.play, 1)]
    report = {"game": game.id, "played": played, **_report(position, say)}
    if args.json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        print("\n".join(_lines(report)))
    return 0


def _set_up(game: Game, file: Path) -> Position:
    import yaml

    try:
        with file.open("rb") as source:
            data = source.read(LARGEST + 1)
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}") from error
    if len(data) > LARGEST:
        raise BadInput(f"{file} is too large for a scenario")
    try:
        description = yaml.safe_load(data)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadInput(f"{file} is not YAML: {_one_line(error)}") from error
    if not isinstance(description, Mapping):
        raise BadInput(f"{file} is not a scenario: it must be a mapping of names to values")
    try:
        return game.scenario(description)
    except BadScenario as error:
        raise BadInput(f"{file}: {_one_line(error)}") from error


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())


# Playing


def _play(position: Position, text: str, number: int, say: Say) -> dict[str, object]:
    try:
        seat, move = read_move(position, text)
        events = position.submit(seat, move)
    except BadMove as error:
        raise BadInput(f"move {number}, {text!r}: {error}") from error
    except IllegalMove as error:
        verdict = error.verdict
        why = say(verdict.why) if verdict.why else "not legal."
        rule = f" [{verdict.rule}]" if verdict.rule else ""
        raise BadInput(f"move {number}, {text!r}: {why}{rule}") from error
    return {"seat": seat, "move": str(move), "events": [_event(event, say) for event in events]}


def read_move(position: Position, text: str) -> tuple[int, Move]:
    """`SEAT: MOVE`, or only the move when one seat decides. Raises `BadMove`."""
    before, colon, after = text.partition(": ")
    if colon and before.strip().isdecimal():
        seat, move = int(before), Move.parse(" ".join(after.split()))
    else:
        seat, move = _only_seat(position), Move.parse(" ".join(text.split()))
    return seat, position.meant(seat, move)


def _only_seat(position: Position) -> int:
    seats = [decision.seat for decision in position.pending()]
    if not seats:
        raise BadMove("the match is over")
    if len(seats) > 1:
        names = ", ".join(map(str, seats))
        raise BadMove(f"the seats {names} decide at the same time: write '{seats[0]}: ...'")
    return seats[0]


# Telling


def _report(position: Position, say: Say) -> dict[str, object]:
    standings = position.standings()
    return {
        "over": position.over(),
        "pending": [_decision(position, decision, say) for decision in position.pending()],
        "standings": [
            {
                "seat": standing.seat,
                "total": standing.total,
                "lines": [[say(line.label), line.points] for line in standing.lines],
            }
            for standing in standings.seats
        ],
        "winners": list(standings.winners),
        "position": position.snapshot(),
        "fingerprint": position.fingerprint(),
    }


def _decision(position: Position, decision: Decision, say: Say) -> dict[str, object]:
    """A decision with its moves; `complete` says whether these are all that are legal."""
    seat = decision.seat
    shape: dict[str, object] = {
        "seat": seat,
        "kind": type(decision).__name__.lower(),
        "prompt": say(decision.prompt),
        "phase": decision.phase,
        "count": decision.count(),
        "complete": not isinstance(decision, Open) and decision.count() <= _most(decision),
    }
    if isinstance(decision, Subset):
        shape["verb"] = decision.verb
        shape["given"] = list(decision.given)
        shape["items"] = [
            {"item": item, "text": say(position.describe_item(seat, item))}
            for item in decision.items
        ]
        shape["least"], shape["most"] = decision.least, decision.most
    elif isinstance(decision, Open):
        shape["form"] = decision.form
    if window := window_of(decision):
        shape["window"] = window
    moves = decision.each() if decision.count() <= _most(decision) else ()
    shape["moves"] = [
        {"move": str(move), "text": say(position.describe(seat, move))} for move in moves
    ]
    return shape


def _most(decision: Decision) -> int:
    return MOST_CHOICES if isinstance(decision, Subset) else decision.count()


def _event(event: Event, say: Say) -> dict[str, object]:
    return {
        "kind": event.kind,
        "seat": event.seat,
        "text": say(event.message) if event.message else None,
        "data": dict(event.data),
        "audience": None if event.audience is None else list(event.audience),
        "public": _event(event.public, say) if event.public else None,
        "reveals": event.reveals,
    }


def _lines(report: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for step in report["played"]:
        lines.append(f"seat {step['seat']} plays: {step['move']}")
        lines += [f"    {line}" for event in step["events"] for line in _told(event)]
    scores = ", ".join(f"seat {s['seat']}: {s['total']}" for s in report["standings"])
    lines.append(f"score: {scores}")
    if report["over"]:
        winners = ", ".join(f"seat {seat}" for seat in report["winners"]) or "nobody"
        lines.append(f"the match is over, won by {winners}")
    for decision in report["pending"]:
        lines += _asked(decision)
    lines.append(f"position: {json.dumps(report['position'], ensure_ascii=False)}")
    return lines


def _told(event: dict[str, Any]) -> list[str]:
    """One event as a line, if it has words; for whom, if not for all."""
    if event["text"] is None:
        return []
    if event["audience"] is None:
        return [event["text"]]
    return [f"{event['text']} (only for seat {', '.join(map(str, event['audience']))})"]


def _asked(decision: dict[str, Any]) -> list[str]:
    head = f"seat {decision['seat']} decides: {decision['prompt']}"
    if decision["kind"] == "subset":
        verb = " ".join(map(str, (decision["verb"], *decision["given"])))
        count = f"{decision['least']} to {decision['most']} of these"
        head = f"{head} ({verb}, then {count}; {decision['count']} choices)"
        pairs = [(str(entry["item"]), entry["text"]) for entry in decision["items"]]
    else:
        pairs = [(entry["move"], entry["text"]) for entry in decision["moves"]]
    if decision["kind"] == "open":
        head = f"{head} (for example; form: {json.dumps(decision['form'], ensure_ascii=False)})"
    wide = max((len(name) for name, _ in pairs), default=0)
    return [head, *(f"    {name:{wide}}  {text}" for name, text in pairs)]
