"""Finds the games that are installed.

A game is a distribution with an entry point in the group `startable.games`. What the library shows
comes from `manifest.toml` beside the plugin module and is read without running any of the plugin's
code. The bundled games load by themselves; the code of any other runs only after `allow` (the store
remembers what the player allowed). Whatever is wrong with a plugin is kept as its `fault` and never
raised while listing.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.metadata import Distribution, EntryPoint, entry_points
from pathlib import Path

from suite.contract.game import CONTRACT, Game
from suite.contract.manifest import BadManifest, Manifest, read_manifest
from suite.contract.message import Message, Words

GROUP = "startable.games"
OURS = "startable"
"""The distribution whose games are bundled."""

_say = Words("shell")
_log = logging.getLogger("startable")
_log.addHandler(logging.NullHandler())  # without a log file, the reason of the fault must do


class PluginFault(Exception):
    """A game that cannot be used; `why` tells the reason."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.text.format(**why.values))
        self.why = why


@dataclass(slots=True)
class Plugin:
    """One game as it was found."""

    id: str
    module: str
    attribute: str
    distribution: str
    version: str
    manifest: Manifest | None = None
    fault: Message | None = None
    """Why the game cannot be used; None as long as nothing is known to be wrong."""
    bundled: bool = False
    """Is it part of the program itself?"""
    allowed: bool = False
    """May its code run? Else the player is asked first."""
    _game: Game | None = field(default=None, repr=False)

    @property
    def usable(self) -> bool:
        return self.fault is None

    def allow(self) -> None:
        """The player agreed that the code of this plugin runs."""
        self.allowed = True

    def load(self) -> Game:
        """The game itself. Raises `PluginFault` with the reason, which is also kept."""
        if self._game is not None:
            return self._game
        if self.fault is not None:
            raise PluginFault(self.fault)
        if not self.allowed:
            raise PluginFault(_say("The code of this game has not been allowed to run yet."))
        try:
            game = getattr(importlib.import_module(self.module), self.attribute)
            self._check(game)
            if folder := game.locales():
                from suite.language import catalogues

                catalogues.register(self.id, folder)
        except PluginFault as error:
            self.fault = error.why
            raise
        except BaseException as error:  # a plugin may even try to end the program
            _log.exception("the plugin %s cannot be loaded", self.id)
            detail = f"{type(error).__name__}: {error}"
            self.fault = _say("The game's code fails when it is loaded: {detail}", detail=detail)
            raise PluginFault(self.fault) from error
        self._game = game
        return self._game

    def _check(self, game: object) -> None:
        if not isinstance(game, Game):
            raise PluginFault(_say("What the plugin offers is not a game."))
        if game.id != self.id:
            why = _say(
                "The game calls itself {game}, but its manifest says {manifest}.",
                game=str(game.id),
                manifest=self.id,
            )
            raise PluginFault(why)


def discover() -> list[Plugin]:
    """All plugins, the bundled ones first, each with its manifest or with what is wrong."""
    found = [_read(point) for point in entry_points(group=GROUP)]
    found.sort(key=lambda plugin: (not plugin.bundled, plugin.id, plugin.distribution))
    taken: set[str] = set()
    for plugin in found:
        if plugin.usable and plugin.id in taken:
            plugin.fault = _say("Another installed game has the same id: {id}", id=plugin.id)
        taken.add(plugin.id)
    return found


@lru_cache(maxsize=1)
def installed() -> tuple[Plugin, ...]:
    """What `discover` finds, once for each process."""
    return tuple(discover())


def find(game_id: str) -> Plugin:
    """The plugin of a game. Raises `PluginFault` when there is none."""
    for plugin in installed():
        if plugin.id == game_id:
            return plugin
    raise PluginFault(_say("There is no game called {id}.", id=game_id))


def _read(point: EntryPoint) -> Plugin:
    distribution, version = _named(point.dist)
    bundled = distribution == OURS
    plugin = Plugin(
        id=point.name,
        module=point.module,
        attribute=point.attr,
        distribution=distribution,
        version=version,
        bundled=bundled,
        allowed=bundled,
    )
    try:
        plugin.manifest = read_manifest(_folder(point.module) / "manifest.toml")
        plugin.fault = _mismatch(plugin, plugin.manifest)
    except BadManifest as error:
        plugin.fault = _say("The game's manifest cannot be used: {detail}", detail=str(error))
    except Exception as error:  # noqa: BLE001 - whatever a foreign package does, the others are listed
        plugin.fault = _say("The game's files cannot be read: {detail}", detail=str(error))
    return plugin


@lru_cache(maxsize=1)
def _named(distribution: Distribution | None) -> tuple[str, str]:
    """Name and version. Each question to a distribution parses its whole description anew, so the
    games of one are told by one question."""
    if distribution is None:
        return "", ""
    about = distribution.metadata
    return about["Name"], about["Version"]


def _mismatch(plugin: Plugin, manifest: Manifest) -> Message | None:
    if manifest.id != plugin.id:
        return _say(
            "The game calls itself {game}, but its manifest says {manifest}.",
            game=plugin.id,
            manifest=manifest.id,
        )
    if manifest.contract > CONTRACT:
        return _say(
            "The game needs a newer version of Star Table (contract {needed}, this one has {has}).",
            needed=manifest.contract,
            has=CONTRACT,
        )
    if not plugin.attribute:
        return _say("What the plugin offers is not a game.")
    return None


def _folder(module: str) -> Path:
    """Where the module lies. Only its top package is looked up, which runs no code."""
    top, *parts = module.split(".")
    spec = importlib.util.find_spec(top)
    if spec is None:
        raise BadManifest(f"there is no package {top!r}")
    places = list(spec.submodule_search_locations or [str(Path(spec.origin or "").parent)])
    folders = [Path(place, *parts[:-1]) for place in places]
    return next((folder for folder in folders if folder.is_dir()), folders[0])
