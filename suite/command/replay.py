"""`startable replay FILE`: a match from its file, move by move; the rules check every one."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from suite.command.match_files import read_match
from suite.command.speech import Say, language_option, say_in
from suite.contract import Position, Setup


def options(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a match file, see `export`")
    language_option(parser)


def run(args: Namespace) -> int:
    game, match = read_match(args.file)
    setup = match.setup
    names = [seat.name for seat in setup.seats]
    say = say_in(args.language, names)
    chosen = game.options().model_validate(dict(setup.options))
    position = game.deal(Setup(setup.players, chosen, setup.seed))
    print(f"{game.id}: {', '.join(names)}; seed {setup.seed}, {len(match.moves)} moves")
    for number, (seat, move) in enumerate(match.moves, 1):
        print(f"{number:4}  {names[seat]}: {say(position.describe(seat, move))}")
        for event in position.play(seat, move):
            if event.message:
                print(f"        {say(event.message)}")
    _tell_score(position, names, say)
    return 0


def _tell_score(position: Position, names: list[str], say: Say) -> None:
    standings = position.standings()
    if standings.reason:
        print(say(standings.reason))
    print("The match is over." if standings.final else "The match goes on.")
    for standing in standings.seats:
        crown = "  (wins)" if standing.seat in standings.winners else ""
        print(f"{standing.total:6}  {names[standing.seat]}{crown}")
