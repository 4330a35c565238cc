"""`startable export [ID] [--out FILE]`: a saved match as a file; without an ID, which there are."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from suite.command import BadInput
from suite.command.collection import collection
from suite.store import Store


def options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "id", nargs="?", metavar="ID", help="the match, or the first letters of its id"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="a new file (else: stdout)")


def run(args: Namespace) -> int:
    with collection() as store:
        if args.id is None:
            _list(store)
            return 0
        data = store.export(_find(store, args.id))
    if args.out is None:
        sys.stdout.write(data.decode())
        return 0
    try:
        with args.out.open("xb") as file:
            file.write(data)
    except FileExistsError as error:
        raise BadInput(f"{args.out} is there already; nothing was overwritten") from error
    except OSError as error:
        raise BadInput(f"{args.out} cannot be written: {error.strerror}") from error
    return 0


def _list(store: Store) -> None:
    for summary in store.summaries():
        names = ", ".join(seat.name for seat in summary.setup.seats)
        when = f"{summary.updated:%Y-%m-%d %H:%M}"
        words = " ".join(filter(None, (summary.title, f"({names})")))
        print(f"{summary.id}  {when}  {summary.game}  {summary.status.value}  {words}")


def _find(store: Store, start: str) -> str:
    found = [summary.id for summary in store.summaries() if summary.id.startswith(start)]
    if not found:
        raise BadInput(f"there is no saved match {start!r} (startable export lists them)")
    if len(found) > 1:
        raise BadInput(f"{len(found)} saved matches begin with {start!r}")
    return found[0]
