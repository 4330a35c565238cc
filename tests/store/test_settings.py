"""Settings and consents."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from suite.store import Store, folders
from suite.store.opening import NAME


def test_a_setting_holds_at_once_and_after_the_next_start(folder: Path) -> None:
    with Store.open(folder) as store:
        assert store.setting("language", "cs") == "cs"
        store.set_setting("language", "pl")
        store.set_setting("window", {"size": [1280, 800], "full": False})
        assert store.setting("language") == "pl"
        store.set_setting("language", "en")
    with Store.open(folder) as store:
        assert store.setting("language") == "en"
        assert store.setting("window") == {"size": [1280, 800], "full": False}


@pytest.mark.parametrize(
    "value", [0, -3, 1.25, 2.0, 1 << 60, "7", "1.5", True, False, None, [], ""]
)
def test_any_json_value_comes_back_as_it_was(folder: Path, value: object) -> None:
    with Store.open(folder) as store:
        store.set_setting("text_size", value)
    with Store.open(folder) as store:
        assert store.setting("text_size", "lost") == value
        assert isinstance(store.setting("text_size"), str) == isinstance(value, str)


def test_a_damaged_setting_falls_back_to_its_default(folder: Path) -> None:
    with Store.open(folder) as store:
        store.set_setting("language", "pl")
        store.set_setting("theme", "dark")
    with closing(sqlite3.connect(folder / NAME)) as db:
        db.execute("UPDATE setting SET value = '{\"half' WHERE key = 'language'")
        db.commit()
    with Store.open(folder) as store:
        assert (store.setting("language", "cs"), store.setting("theme")) == ("cs", "dark")


def test_consent_belongs_to_a_plugin_from_one_place(folder: Path) -> None:
    with Store.open(folder) as store:
        assert not store.consented("pluto", "pluto-games 1")
        store.consent("pluto", "pluto-games 1")
        store.consent("venus", "somewhere")
        store.consent("venus", "somewhere", allowed=False)
    with Store.open(folder) as store:
        assert store.consented("pluto", "pluto-games 1")
        assert not store.consented("pluto", "another")
        assert not store.consented("venus", "somewhere")


def test_the_data_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(folders.VARIABLE, raising=False)
    monkeypatch.setattr(folders, "_note", lambda: tmp_path / "config" / "note.txt")
    usual = folders.data_folder()
    folders.choose_data_folder(tmp_path / "mine")
    assert folders.data_folder() == tmp_path / "mine"
    monkeypatch.setenv(folders.VARIABLE, str(tmp_path / "theirs"))
    assert folders.data_folder() == tmp_path / "theirs"
    monkeypatch.delenv(folders.VARIABLE)
    folders.choose_data_folder(None)
    assert folders.data_folder() == usual


@pytest.mark.parametrize("strange", ["/else\0where", "where/ever", "\ufeff", "~no-such/user\0"])
def test_a_strange_choice_of_the_data_folder_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, strange: str
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv(folders.VARIABLE, raising=False)
    usual = folders.data_folder()
    folders.choose_data_folder(tmp_path)
    (note,) = tmp_path.rglob("data-folder.txt")
    note.write_text(strange, encoding="utf-8")
    assert folders.data_folder() == usual
    monkeypatch.setenv(folders.VARIABLE, "~no-such-user/here")
    assert folders.data_folder() == Path("~no-such-user/here")
