"""`startable soak [GAME] --games N`: random matches with every invariant checked at every move."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from suite import plugins
from suite.command import BadInput
from suite.command.games import load
from suite.command.numbers import count
from suite.command.progress import progress_bar
from suite.command.refusals import refusals

if TYPE_CHECKING:
    from suite.bots.soak import SoakReport


def options(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="one game (else: all that can run)")
    parser.add_argument("--games", type=count, required=True, metavar="N", help="matches of each")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the first match (0)")
    parser.add_argument("--executor", metavar="WHERE", help="local:WORKERS or dask:ADDRESS")
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")


def run(args: Namespace) -> int:
    """The exit code is 1 when something is wrong with a game."""
    reports = [_soak(game, args) for game in _chosen(args.game)]
    if args.json:
        print(json.dumps(_together(reports)))
    else:
        for report in reports:
            _tell(report)
    return 1 if any(report.faults for report in reports) else 0


def _chosen(game: str | None) -> list[str]:
    if game is not None:
        return [game]
    usable = [plugin.id for plugin in plugins.installed() if plugin.usable and plugin.allowed]
    if not usable:
        raise BadInput("no game is installed that could be played")
    return usable


def _soak(game: str, args: Namespace) -> SoakReport:
    from suite.bots import soak

    load(game)
    with refusals():
        return soak.run(game, args.games, args.seed, progress_bar(), executor=args.executor)


def _together(reports: list[SoakReport]) -> dict[str, object]:
    """One game as it is; of several, the sums, with the game named at each fault."""
    if len(reports) == 1:
        return reports[0].to_json()
    return {
        "game": ",".join(report.game for report in reports),
        "games": sum(report.games for report in reports),
        "moves": sum(report.moves for report in reports),
        "seconds": sum(report.seconds for report in reports),
        "faults": [
            {"game": report.game, **fault}
            for report in reports
            for fault in report.to_json()["faults"]
        ],
    }


def _tell(report: SoakReport) -> None:
    print(
        f"{report.game}: {report.games} games, {report.moves} moves in {report.seconds:.1f} s,"
        f" {len(report.faults)} faults"
    )
    for fault in report.faults:
        print(
            f"    seed {fault.seed}, {fault.players} players, {json.dumps(fault.options)},"
            f" after move {fault.move}: {fault.what}"
        )
