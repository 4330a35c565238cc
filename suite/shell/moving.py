"""The whole store goes elsewhere, or comes back from a backup: the program changes over to it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from suite.contract import Message, Words
from suite.shell.os_trouble import why_not
from suite.store import Store, StoreError
from suite.store import backups as backup_files
from suite.store.faults import told
from suite.store.folders import choose_data_folder

if TYPE_CHECKING:
    from suite.shell.program import Program

say = Words("shell")


def move_data(program: Program, folder: Path, then: Callable[[], object]) -> None:
    """Copy the data to another folder and use it from now on. Nothing is deleted."""
    old = program.store.path
    target = folder / old.name
    if target.exists():
        program.toast(
            say("There is already a collection in {folder}.", folder=str(folder)), tone="bad"
        )
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        program.close_matches()
        program.store.close()
        with told(target):
            made = backup_files.make(old, folder, "moving")
        made.replace(target)
        kept = old.parent / backup_files.FOLDER
        if kept.is_dir():
            shutil.copytree(kept, folder / backup_files.FOLDER, dirs_exist_ok=True)
        choose_data_folder(folder)
    except (StoreError, OSError) as error:
        program.use_store(Store.open(old.parent))
        program.toast(say("The data was not moved: {detail}", detail=_why(error)), tone="bad")
        return
    program.use_store(Store.open(folder))
    then()
    program.toast(say("The data is now in {folder}.", folder=str(folder)), tone="good")


def restore_backup(program: Program, backup: backup_files.Backup) -> None:
    """Bring a backup back; the present file is kept under another name."""
    path = program.store.path
    program.close_matches()
    program.store.close()
    try:
        aside = backup_files.restore(backup.path, path)
    except (StoreError, OSError) as error:
        program.use_store(Store.open(path.parent))
        why = say("The backup was not brought back: {detail}", detail=_why(error))
        program.toast(why, tone="bad")
        return
    program.use_store(Store.open(path.parent))
    kept = aside.name if aside else ""
    program.toast(say("The backup is back. What was here before: {file}", file=kept), tone="good")


def _why(error: StoreError | OSError) -> Message | str:
    return error.message if isinstance(error, StoreError) else why_not(error)
