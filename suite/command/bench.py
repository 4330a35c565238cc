"""`startable bench [PART ...]`: the measurements that `bench/README.md` explains."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from suite.bench import PARTS, measure


def options(parser: ArgumentParser) -> None:
    parts = "; ".join(f"{name}: {what}" for name, what in PARTS.items())
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"only these ({parts})")
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")


def run(args: Namespace) -> int:
    from suite.command import BadInput

    if strange := [part for part in args.parts if part not in PARTS]:
        raise BadInput(f"there is no part {strange[0]!r}; there are {', '.join(PARTS)}")
    figures: dict[str, float] = {}
    for name, figure in measure(args.parts or list(PARTS), _tell_next):
        figures[name] = round(figure, 3)
        if not args.json:
            print(f"{name:45} {figure:12,.2f}", flush=True)
    if args.json:
        print(json.dumps(figures))
    return 0


def _tell_next(what: str) -> None:
    if sys.stderr.isatty():
        print(f"{what} ...", file=sys.stderr)
