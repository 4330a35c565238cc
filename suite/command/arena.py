"""`startable arena GAME --bots A,B --games N`: bots against bots."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from suite.command.games import load
from suite.command.numbers import count
from suite.command.progress import progress_bar
from suite.command.refusals import refusals

if TYPE_CHECKING:
    from suite.bots.arena import ArenaReport


def options(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,...",
        help="levels of the game, `random` or `search`; strong@0.2 thinks 0.2 seconds about a move,"
        " strong@200n searches 200 nodes",
    )
    parser.add_argument("--games", type=count, required=True, metavar="N", help="matches to play")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the first deal (0)")
    parser.add_argument("--players", type=count, metavar="N", help="seats (one for each bot)")
    parser.add_argument(
        "--executor",
        metavar="WHERE",
        help="local:WORKERS (usual: one process for each core, at most 2) or dask:ADDRESS",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")


def run(args: Namespace) -> int:
    load(args.game)
    from suite.bots import arena

    with refusals():
        report = arena.run(
            args.game,
            args.bots.split(","),
            args.games,
            args.seed,
            players=args.players,
            executor=args.executor,
            progress=progress_bar(),
        )
    if args.json:
        print(json.dumps(report.to_json()))
    else:
        _tell(report)
    return 0


def _tell(report: ArenaReport) -> None:
    print(f"{report.game}: {report.games} games in {report.seconds:.1f} s, seed {report.seed}")
    wide = max(len(bot.bot) for bot in report.bots)
    for bot in report.bots:
        low, high = bot.interval
        print(
            f"{bot.bot:{wide}}  wins {bot.win_rate:6.1%} ({low:.1%} to {high:.1%})"
            f"  score {bot.mean_score:6.1f}  {bot.seconds_per_move * 1000:8.2f} ms per move"
        )
