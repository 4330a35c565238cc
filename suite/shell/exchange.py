"""Matches in and out of files."""

from __future__ import annotations

import re
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileInfo, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from suite.contract import Game, Message, Words
from suite.language import text
from suite.plugins import PluginFault
from suite.shell.notice import as_lines
from suite.shell.os_trouble import why_not
from suite.store import StoreError

if TYPE_CHECKING:
    from suite.shell.program import Program

say = Words("shell")

_LARGEST = 20_000_000
_FAULTS = 5
"""So many bad files are named at once."""
SUFFIX = ".startable.json"


def import_with_dialog(program: Program) -> None:
    """Let the player choose files and import them."""
    title, kinds = text(say("Import a match")), text(say("Matches of Star Table")) + " (*.json)"
    names, _ = QFileDialog.getOpenFileNames(program.window, title, _folder(program), kinds)
    if names:
        _keep_folder(program, Path(names[0]).parent)
    import_matches(program, [Path(name) for name in names])


def import_matches(program: Program, paths: Sequence[Path]) -> list[str]:
    """Import these files and tell how it went; gives the ids of the new matches."""
    made: list[str] = []
    faults: list[Message] = []
    for path in paths:
        try:
            made.append(_import(program, path))
        except _NotImported as fault:
            faults.append(fault.why)
    if made:
        program.matches_changed.emit()
    if faults:  # they matter more: the list shows what came in
        program.toast(as_lines(faults[:_FAULTS]), tone="bad", stays=True)
    elif len(made) == 1:
        program.toast(
            say("Imported: {file}", file=paths[0].name),
            tone="good",
            action=say("Open"),
            on_action=lambda: program.open_match(made[0]),
        )
    elif made:
        count = say.many("{n} match imported", "{n} matches imported", n=len(made))
        program.toast(count, tone="good")
    return made


class _NotImported(Exception):
    def __init__(self, why: Message) -> None:
        super().__init__(why.text)
        self.why = why


def _import(program: Program, path: Path) -> str:
    """Import one file; gives the id of the new match. Raises `_NotImported`."""

    def find(game_id: str) -> Game | None:
        try:
            return program.game(game_id)
        except PluginFault:
            return None

    name = path.name
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode) and not stat.S_ISDIR(about.st_mode):
            raise _NotImported(say("{file} is not a file.", file=name))
        if about.st_size > _LARGEST:
            raise _NotImported(say("{file} is too large to be a match.", file=name))
        record = program.store.import_file(path.read_bytes(), find)
        record.ready.result()
    except StoreError as error:
        why = say("{file} was not imported: {why}", file=name, why=error.message)
        raise _NotImported(why) from error
    except OSError as error:
        why = say("{file} cannot be read: {detail}", file=name, detail=why_not(error))
        raise _NotImported(why) from error
    return record.id


def export_with_dialog(program: Program, match_ids: list[str]) -> None:
    """Let the player choose where the matches go: a file for one, a folder for several."""
    title = text(say("Export"))
    if len(match_ids) == 1:
        kinds = text(say("Matches of Star Table")) + " (*.json)"
        name = file_name(program, match_ids[0])
        place = str(Path(_folder(program)) / name)
        chosen, _ = QFileDialog.getSaveFileName(program.window, title, place, kinds)
        if chosen:
            _keep_folder(program, Path(chosen).parent)
            export_matches(program, {match_ids[0]: Path(chosen)})
        return
    folder = QFileDialog.getExistingDirectory(program.window, title, _folder(program))
    if folder:
        _keep_folder(program, Path(folder))
        export_matches(program, free_names(program, match_ids, Path(folder)))


def _folder(program: Program) -> str:
    """Where matches went to or came from last, or where the system keeps documents."""
    kept = program.recall("exchange.folder")
    if isinstance(kept, str) and QFileInfo(kept).isDir():
        return kept
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    usual = QStandardPaths.writableLocation(documents)
    return usual if Path(usual).is_dir() else str(Path.home())


def _keep_folder(program: Program, folder: Path) -> None:
    program.remember("exchange.folder", str(folder))


def export_matches(program: Program, places: dict[str, Path]) -> None:
    """Write each match to its file and tell how it went."""
    try:
        for match_id, path in places.items():
            path.write_bytes(program.store.export(match_id))
    except StoreError as error:
        program.toast(error.message, tone="bad")
    except OSError as error:
        why = say("{file} cannot be written: {detail}", file=path.name, detail=why_not(error))
        program.toast(why, tone="bad")
    else:
        program.toast(
            say.many("{n} match exported", "{n} matches exported", n=len(places)), tone="good"
        )


def file_name(program: Program, match_id: str) -> str:
    """A name for the file of a match: its game, its players, and the day."""
    row = program.row(program.store.summary(match_id))
    words = f"{row.game} {row.headline()} {row.updated:%Y-%m-%d}"
    return re.sub(r"[^\w-]+", "-", words).strip("-")[:80] + SUFFIX


def free_names(program: Program, match_ids: list[str], folder: Path) -> dict[str, Path]:
    """A file for each match that overwrites nothing."""
    places: dict[str, Path] = {}
    for match_id in match_ids:
        stem = file_name(program, match_id).removesuffix(SUFFIX)
        number, path = 1, folder / (stem + SUFFIX)
        while path.exists() or path in places.values():
            number += 1
            path = folder / f"{stem}-{number}{SUFFIX}"
        places[match_id] = path
    return places
