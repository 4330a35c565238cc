"""`startable games`: the plugins that are found, and their state."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from suite import plugins
from suite.command import BadInput
from suite.contract.game import Game
from suite.plugins import Plugin, PluginFault


def options(parser: ArgumentParser) -> None:
    parser.add_argument("--allow", metavar="GAME", help="let the code of this game run from now on")
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")


def run(args: Namespace) -> int:
    if args.allow:
        _allow(known(args.allow))
    else:
        _recall_consents()
    rows = [_row(plugin) for plugin in plugins.installed()]
    if args.json:
        print(json.dumps({"games": rows}, ensure_ascii=False))
        return 0
    wide = max((len(row["id"]) for row in rows), default=0)
    for row in rows:
        print(f"{row['id']:{wide}}  {row['version']:8}  {row['title']}: {row['state']}")
    if not rows:
        print("No game is installed.")
    return 0


def _row(plugin: Plugin) -> dict[str, str]:
    manifest = plugin.manifest
    return {
        "id": plugin.id,
        "version": manifest.version if manifest else plugin.version,
        "title": manifest.title["en"] if manifest else plugin.id,
        "distribution": plugin.distribution,
        "state": _state(plugin),
    }


def _state(plugin: Plugin) -> str:
    if plugin.fault:
        return str(PluginFault(plugin.fault))
    if not plugin.allowed:
        return f"waits to be allowed (startable games --allow {plugin.id})"
    return "ready"


def known(game: str) -> Plugin:
    """The plugin of a game that the user has named."""
    try:
        return plugins.find(game)
    except PluginFault as error:
        there = ", ".join(plugin.id for plugin in plugins.installed())
        raise BadInput(f"{error} There are: {there}.") from error


def load(game: str) -> Game:
    """A game that the user has named, with the consent to run it looked up."""
    plugin = known(game)
    if not plugin.allowed:
        _recall_consents()
    if plugin.usable and not plugin.allowed:
        raise BadInput(
            f"{game} comes from {plugin.distribution}; its code runs only when you allow it:"
            f" startable games --allow {game}"
        )
    try:
        return plugin.load()
    except PluginFault as error:
        raise BadInput(f"{game} cannot be used. {error}") from error


def _recall_consents() -> None:
    """Ask the store about those games that are not ours; usually there are none."""
    foreign = [plugin for plugin in plugins.installed() if not plugin.allowed]
    if not foreign:
        return
    from suite.command.collection import collection

    with collection() as store:
        for plugin in foreign:
            if store.consented(plugin.id, plugin.distribution):
                plugin.allow()


def _allow(plugin: Plugin) -> None:
    from suite.command.collection import collection

    with collection() as store:
        store.consent(plugin.id, plugin.distribution).result()
        if store.temporary:
            raise BadInput(f"that {plugin.id} may run could not be noted for good")
    plugin.allow()
    print(f"{plugin.id} from {plugin.distribution} may run from now on.", file=sys.stderr)
