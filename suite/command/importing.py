"""`startable import FILE`: adds a match to the saved ones, once the rules agree to every move."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from suite.command import BadInput
from suite.command.collection import collection
from suite.command.match_files import find_game, read_bytes


def options(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a match file, see `export`")


def run(args: Namespace) -> int:
    data = read_bytes(args.file)
    with collection() as store:
        record = store.import_file(data, find_game)
        if record.ready:
            record.ready.result()
        if store.temporary:
            raise BadInput(f"{args.file} is good, but it could not be added for good")
    print(record.id)
    return 0
