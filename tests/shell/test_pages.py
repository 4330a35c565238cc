"""Statistics, settings, the manual, the finder, the shortcuts and the window itself."""

from __future__ import annotations

import sqlite3

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel

from suite.contract import Message
from suite.language import current
from suite.plugins import PluginFault
from suite.shell import exchange, moving
from suite.shell.crash import Crashes
from suite.shell.finder import Finder
from suite.shell.shortcuts_overlay import ShortcutsOverlay
from suite.store import Kind, MatchSetup, Result, Seat, Status
from suite.ui import theme


@pytest.fixture
def played(window, allowed):
    """Three concluded matches of Anna's: two won, one with a hint."""
    for number, (mine, other) in enumerate(((30, 20), (25, 28), (40, 12))):
        seats = (Seat("Anna"), Seat("Bot", 1, Kind.BOT, "captain"))
        record = window.program.store.create(MatchSetup("salvagers", "1.0", seats, number))
        if number == 2:
            record.use_help()
        winners = (0,) if mine > other else (1,)
        record.conclude(Status.FINISHED, Result((mine, other), winners)).result()


def test_statistics_count_what_was_played(window, played):
    page = window.go("statistics")
    figures = {name: figure.number.text() for name, figure in page.figures.items()}
    assert figures == {"matches": "3", "wins": "2", "best": "40", "mean": "31.7", "helped": "1"}
    tallies = page.opponents
    assert tallies._inside.layout().itemAtPosition(1, 0).widget().text() == "Bot: Captain"


def test_statistics_of_nothing_lead_to_the_games(window):
    page = window.go("statistics")
    assert page.empty.isVisible()
    assert not page.area.isVisible()
    page.empty.button.click()
    assert window.front == "library"


def test_statistics_follow_the_language(window, played):
    page = window.go("statistics")
    window.program.set_language("cs")
    assert page.figures["mean"].number.text() == "31,7"


def test_every_setting_holds_at_once_and_is_kept(window, qtbot):
    page = window.go("settings")
    page.controls["language"].chosen.emit("pl")
    page.controls["theme"].chosen.emit("light")
    page.controls["text_size"].chosen.emit(1.3)
    page.safe.setChecked(True)
    assert current.language() == "pl"
    assert not theme.current().dark
    assert theme.px(100) == 130
    store = window.program.store
    qtbot.wait_until(lambda: store.setting("colour_blind") is True)
    kept = {key: store.setting(key) for key in ("language", "theme", "text_size")}
    assert kept == {"language": "pl", "theme": "light", "text_size": 1.3}
    window.program.change(theme="dark", text_size=1.0, colour_blind=False)


def test_backups_are_made_and_brought_back(window, played, qtbot, monkeypatch):
    page = window.go("settings")
    page.backups.make()
    qtbot.wait_until(lambda: page.backups.list.count() == 1)
    store = window.program.store
    store.trash(store.summaries()[0].id).result()
    page.backups.list.setCurrentRow(0)
    page.backups.restore(page.backups.chosen())
    assert len(window.program.store.summaries()) == 3
    assert window.program.store is not store


def test_data_that_cannot_be_moved_stays_where_it_is(window, played, tmp_path, monkeypatch):
    """SQLite says itself that the disk is full: that is no OSError."""

    def full(*_):
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    before = window.program.store.path
    monkeypatch.setattr(moving.backup_files, "make", full)
    moving.move_data(window.program, tmp_path / "stick", lambda: pytest.fail("not moved"))
    assert "The disk is full" in window.toast.words.text()
    assert window.program.store.path == before
    assert len(window.program.store.summaries()) == 3


@pytest.mark.parametrize(
    "kept",
    ["\ud800", "x" * 5000, {"seats": [{"name": 5, "kind": "bot"}]}, {"seats": [None]},
     {"seats": [{"name": "Zoe", "colour": 31}] * 9, "options": {"rounds": "many"}}, [1]],
)  # fmt: skip
def test_what_is_kept_may_be_nonsense(window, allowed, kept):
    """A damaged row of the settings is as good as none."""
    for key in ("window.geometry", "last.game", "exchange.folder", "new.salvagers"):
        window.program.store.set_setting(key, kept).result()
    window._restore_geometry()
    assert exchange._folder(window.program)
    window.program.open_new_match("salvagers")
    assert window.front == "new"
    assert 2 <= len(window.pages["new"].rows) <= 4


def test_consent_can_be_taken_back(window, allowed):
    page = window.go("settings")
    plugin = window.program.plugin("salvagers")
    page.games.refresh()
    page.games.rows["salvagers"].click()
    assert not plugin.allowed
    with pytest.raises(PluginFault):
        type(plugin)("x", "salvagers.plugin", "GAME", "salvagers", "1.0").load()


def test_the_manual_is_searched_and_opened_at_a_rule(window, allowed):
    window.program.open_manual("salvagers", "S4")
    page = window.pages["manual"]
    assert page.place().rule == "S4"
    assert page.text.textCursor().hasSelection()
    page.search.setText("wreck")
    assert page.contents.topLevelItemCount() > 0
    page.search.setText("no such word")
    assert page.contents.topLevelItem(0).text(0) == "Nothing found."
    page.go_back()
    assert page.place().book == ""


@pytest.mark.parametrize(
    ("typed", "front"),
    [("statis", "statistics"), ("colour-blind", "settings"), ("manual", "manual")],
)
def test_the_finder_finds_pages_and_settings(window, qtbot, typed, front):
    window.open_finder()
    finder = window.findChild(Finder)
    qtbot.keyClicks(finder.field, typed)
    qtbot.keyClick(finder.field, Qt.Key.Key_Return)
    assert window.front == front


def test_the_finder_finds_a_match_by_its_players(window, played, qtbot):
    window.open_finder()
    finder = window.findChild(Finder)
    qtbot.keyClicks(finder.field, "anna")
    qtbot.keyClick(finder.field, Qt.Key.Key_Return)
    assert window.front.startswith("match ")


def test_escape_closes_an_overlay_and_the_focus_goes_back(window, qtbot):
    window.rail.buttons["library"].setFocus()
    window.open_help()
    overlay = window.findChild(ShortcutsOverlay)
    qtbot.keyClick(overlay, Qt.Key.Key_Escape)
    assert not overlay.isVisible()
    assert window.rail.buttons["library"].hasFocus()


def test_one_key_switches_the_language_everywhere(window, qtbot):
    seen = []
    for _ in range(3):
        window.actions_by_id["language"].trigger()
        seen.append((current.language(), window.windowTitle()))
    assert {code for code, _ in seen} == {"cs", "pl", "en"}
    assert len({title for _, title in seen}) == 3


def test_an_unexpected_exception_is_shown_logged_and_can_be_copied(window, qtbot, tmp_path):
    crashes = Crashes(tmp_path)
    crashes.install()
    try:
        error = ValueError("something odd")
        crashes.caught(ValueError, error, None)
        dialog = crashes._dialog
        assert "something odd" in dialog.details.toPlainText()
        dialog.copy()
        crashes.caught(ValueError, error, None)
        assert crashes._dialog is dialog, "one dialog at a time"
        dialog.accept()
    finally:
        crashes.remove()
    assert "something odd" in (tmp_path / "startable.log").read_text()


def test_a_fault_that_repeats_is_told_once(window, tmp_path):
    """What fails at every move of the mouse must not bury the screen in dialogs."""
    crashes = Crashes(tmp_path)
    crashes.install()
    try:
        crashes.caught(ValueError, ValueError("at every paint"), None)
        crashes._dialog.accept()
        crashes.caught(ValueError, ValueError("at every paint"), None)
        assert crashes._dialog is None
        crashes.caught(ValueError, ValueError("something else"), None)
        assert "something else" in crashes._dialog.details.toPlainText()
        crashes._dialog.accept()
    finally:
        crashes.remove()
    assert (tmp_path / "startable.log").read_text().count("at every paint") == 2


def test_a_toast_offers_one_thing_to_do(window, qtbot):

    done = []
    window.program.toast(
        Message("Deleted", domain=""),
        action=Message("Undo", domain=""),
        on_action=lambda: done.append(1),
    )
    qtbot.mouseClick(window.toast.link, Qt.MouseButton.LeftButton)
    assert done == [1]
    assert not window.toast.isVisible()


def test_an_open_finder_follows_the_language(window):
    finder = Finder(window)
    finder.open_over()
    assert finder.list.item(0).text() == "Library"
    window.program.set_language("pl")
    assert finder.list.item(0).text() == "Biblioteka"


def test_one_overlay_takes_the_place_of_another(window):
    finder = Finder(window)
    finder.open_over()
    ShortcutsOverlay(window).open_over()
    assert not finder.isVisible()


def test_keys_of_the_page_below_an_overlay_do_nothing(window, open_table, qtbot):
    page = open_table("person", "cadet")
    qtbot.wait_until(lambda: page.decision() is not None)
    overlay = ShortcutsOverlay(window)
    overlay.open_over()
    qtbot.keyClick(overlay.close_button, Qt.Key.Key_F9)
    assert not page.table.paused
    qtbot.keyClick(overlay.close_button, Qt.Key.Key_F8)
    assert current.language() == "cs"
    qtbot.keyClick(overlay.close_button, Qt.Key.Key_Escape)
    assert not overlay.isVisible()


def test_keys_do_not_reach_behind_the_curtain(window, open_table, qtbot):
    page = open_table("person", "person")
    assert page.curtain.isVisible()
    qtbot.keyClick(page.curtain.button, Qt.Key.Key_F3)
    assert not page.moves.list.hasFocus()
    assert page.curtain.button.hasFocus()


@pytest.mark.parametrize(("code", "words"), [("cs", "Hledat v:"), ("pl", "Szukaj w:")])
def test_the_dialogs_of_qt_speak_the_language_too(window, qtbot, code, words):
    window.program.set_language(code)
    dialog = QFileDialog(window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    assert words in [label.text() for label in dialog.findChildren(QLabel)]
