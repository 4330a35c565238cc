"""The library: games, the match to continue, saved matches, and what can be done with them."""

from __future__ import annotations

import json
import os
from codecs import BOM_UTF8

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QInputDialog, QMenu, QMessageBox

from suite.contract import Chance, Setup
from suite.contract.playthrough import random_steps
from suite.plugins import PluginFault
from suite.shell import consent, exchange
from suite.shell.match_list import ACTIONS, dots_of
from suite.store import MatchSetup, Seat


@pytest.fixture
def saved(window, allowed):
    """Three saved matches."""
    ids = []
    for name in ("Šárka", "Łucja", "Zoe"):
        setup = MatchSetup("salvagers", "1.0", (Seat(name), Seat("Bot", 1)), 3, {"rounds": 6})
        record = window.program.store.create(setup)
        record.ready.result()
        ids.append(record.id)
    window.go("library").refresh()
    return ids


def shown(window):
    return [row.headline() for row in window.pages["library"].saved.list.rows.rows()]


def test_every_game_has_a_tile_and_a_foreign_one_asks_first(window, monkeypatch):
    library = window.pages["library"]
    tile = next(tile for tile in library.games.tiles if tile.plugin.id == "salvagers")
    assert not tile.plugin.allowed
    with pytest.raises(PluginFault):
        tile.plugin.load()
    answers = iter([False, True])
    monkeypatch.setattr(consent, "ask", lambda program, plugin: next(answers))
    tile.click()
    assert window.front == "library"
    tile = next(tile for tile in library.games.tiles if tile.plugin.id == "salvagers")
    tile.click()
    assert window.front == "new"
    window.program.store._writer.warm_up().result()
    assert window.program.store.consented("salvagers", "salvagers")


def test_a_newcomer_is_welcomed_until_the_first_match_is_saved(window, allowed):
    """An empty list would say nothing: the games and a few words have the page instead."""
    library = window.pages["library"]
    greeting, promises = library.welcome
    assert greeting.isVisible()
    assert promises.importing.isVisible()
    assert not library.saved.isVisible()
    record = window.program.store.create(
        MatchSetup("salvagers", "1.0", (Seat("Zoe"), Seat("B", 1)), 3)
    )
    record.ready.result()
    library.refresh()
    assert library.saved.isVisible()
    assert not greeting.isVisible()
    assert not promises.isVisible()


def test_the_question_names_the_origin_and_no_is_the_default(window):
    plugin = window.program.plugin("salvagers")
    box = consent.question(window.program, plugin)
    assert isinstance(box, QMessageBox)
    assert "salvagers" in box.informativeText()
    assert box.defaultButton().objectName() != "allow"
    box.deleteLater()


def test_search_finds_without_accents(window, saved):
    page = window.pages["library"]
    page.saved.search.setText("sarka")
    assert shown(window) == ["Šárka, Bot"]
    page.saved.search.setText("lucja")
    assert shown(window) == ["Łucja, Bot"]
    page.saved.search.clear()
    assert len(shown(window)) == 3


def test_rename(window, saved, qtbot, monkeypatch):
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("Friday night", True))
    window.program.open_match(saved[0])
    window.program.open_replay(saved[0])
    window.pages["library"].do("rename", [saved[0]])
    qtbot.wait_until(lambda: "Friday night" in shown(window))
    qtbot.wait_until(lambda: "Friday night" in window.windowTitle())
    tabs = [window.tabs.tabText(tab) for tab in range(window.tabs.count())]
    assert tabs == ["Friday night", "Replay: Friday night"]


def test_delete_can_be_taken_back(window, saved, qtbot):
    window.pages["library"].do("delete", saved[:2])
    qtbot.wait_until(lambda: len(shown(window)) == 1)
    qtbot.mouseClick(window.toast.link, Qt.MouseButton.LeftButton)
    qtbot.wait_until(lambda: len(shown(window)) == 3)


def test_continue_opens_the_match_played_last(window, saved):
    page = window.pages["library"]
    assert page.onward.match is not None
    page.continue_newest()
    assert window.front == f"match {page.onward.match.id}"


def test_a_match_goes_out_and_comes_in_again(window, saved, tmp_path):
    game = window.program.game("salvagers")
    match = window.program.store.load(saved[0])
    position = game.deal(Setup(2, game.options()(), match.setup.seed))
    moves = [(step.seat, step.move) for step in random_steps(position, Chance(1))]
    window.program.store.record(match).append(0, moves).result()
    file = tmp_path / "match.json"
    exchange.export_matches(window.program, {saved[0]: file})
    [new] = exchange.import_matches(window.program, [file])
    again = window.program.store.load(new)
    assert [(m.seat, m.move) for m in again.moves] == moves
    assert again.setup == match.setup


def test_a_name_with_joined_emoji_goes_out_and_comes_in_again(window, allowed, tmp_path):
    """An astronaut is three characters, one of which cannot be seen. Windows' editor, for its part,
    puts a mark before everything."""
    seats = (Seat("Eva 👩‍🚀"), Seat("Bot", 1))
    record = window.program.store.create(MatchSetup("salvagers", "1.0", seats, 3, {"rounds": 6}))
    record.ready.result()
    file = tmp_path / "match.json"
    exchange.export_matches(window.program, {record.id: file})
    file.write_bytes(BOM_UTF8 + file.read_bytes())
    [new] = exchange.import_matches(window.program, [file])
    assert window.program.store.load(new).setup.seats == seats


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (os.mkfifo, "fifo is not a file."),
        (os.mkdir, "fifo cannot be read: it is a folder."),
        (lambda path: None, "fifo cannot be read: it is not there."),
    ],
)
def test_what_is_no_file_is_refused_in_the_players_words(window, tmp_path, make, why):
    make(tmp_path / "fifo")
    assert exchange.import_matches(window.program, [tmp_path / "fifo"]) == []
    assert window.toast.words.text() == why


def test_a_bad_file_is_refused_with_the_place_and_the_reason(window, saved, tmp_path):
    file = tmp_path / "match.json"
    exchange.export_matches(window.program, {saved[0]: file})
    content = json.loads(file.read_text())
    content["moves"] = [{"seat": 0, "move": "send 9", "time": None}]
    file.write_text(json.dumps(content))
    before = len(window.program.store.summaries())
    assert exchange.import_matches(window.program, [file]) == []
    assert "moves" in window.toast.words.text()
    assert len(window.program.store.summaries()) == before


def test_several_files_come_in_and_every_bad_one_is_named(window, saved, tmp_path):
    good, bad, empty = (tmp_path / name for name in ("good.json", "bad.json", "empty.json"))
    exchange.export_matches(window.program, {saved[0]: good})
    bad.write_text("{}")
    empty.write_text("")
    made = exchange.import_matches(window.program, [bad, good, empty])
    assert len(made) == 1
    lines = window.toast.words.text().splitlines()
    assert [line.split()[0] for line in lines] == ["bad.json", "empty.json"]


def test_the_dots_of_a_row_open_its_menu(window, saved, qtbot, monkeypatch):
    opened = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _: opened.append(menu))
    rows = window.pages["library"].saved.list
    dots = dots_of(QRectF(rows.visualRect(rows.rows.index(1)))).center().toPoint()
    qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=dots)
    assert len(opened[0].actions()) == len(ACTIONS)
    assert rows.selected() == [rows.rows.rows()[1].id]
