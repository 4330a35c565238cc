"""A match at its table, played as a person plays: by clicks and keys."""

from __future__ import annotations

from concurrent.futures import Future

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from suite.contract import Closed, Message, Move, Standing, Standings, Subset
from suite.language import live
from suite.shell.prompt_line import Prompt
from suite.shell.question import Question
from suite.shell.rail import RailButton
from suite.shell.victory import Medal
from suite.store import Status, StoreError
from suite.ui import animation


def click(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def confirm(qtbot, page):
    """Press the obvious next step."""
    click(qtbot, page.prompt.primary())


def play_to_the_end(qtbot, page):
    """A person who takes the first move every time."""

    def step():
        decision = page.decision()
        if isinstance(decision, Subset):
            confirm(qtbot, page)
        elif isinstance(decision, Closed):
            page.play(decision.moves[0])
        return page.table.over()

    qtbot.wait_until(step)


def test_a_whole_match_from_the_first_click_to_the_final_score(qtbot, open_table):
    page = open_table("person", "cadet")
    qtbot.wait_until(lambda: page.decision() is not None)
    assert "Put back up to two drones" in page.prompt.text.text()
    click(qtbot, page.board.buttons[0])
    assert page.board.buttons[0].isChecked()
    confirm(qtbot, page)
    qtbot.wait_until(lambda: page.table.match.position.round == 1 and bool(page.decision()))
    play_to_the_end(qtbot, page)
    qtbot.wait_until(lambda: page.stage.currentWidget() is page.final)
    store, match = page.program.store, page.match_id
    qtbot.wait_until(lambda: store.summary(match).status is Status.FINISHED)
    assert store.summary(match).length == len(page.table.match.history)
    assert page.final.headline.text()


def test_the_keyboard_never_comes_to_undo_by_itself(qtbot, open_table, monkeypatch):
    page = open_table("person", "cadet")
    qtbot.wait_until(lambda: page.decision() is not None)
    page.prompt.primary().setFocus()
    monkeypatch.setattr(page, "_prompt", lambda: Prompt(Message("Wait.", domain="")))
    page.present()
    assert page.window().focusWidget() is page.moves.list


def test_what_is_picked_stays_while_others_decide(qtbot, open_table):
    page = open_table("person", "person", "cadet")
    page._uncover()
    page.toggle(2)
    qtbot.wait_until(lambda: 2 in [step.seat for step in page.table.match.history])
    page.present()
    assert page.picking.items == {2}


def test_the_list_of_moves_is_the_keyboards_way(qtbot, open_table):
    page = open_table("person", "cadet")
    qtbot.wait_until(lambda: page.decision() is not None)
    page.moves.setFocus()
    qtbot.keyClick(page.moves.list, Qt.Key.Key_Space)
    assert page.picking.items == {0}
    qtbot.keyClick(page.moves.list, Qt.Key.Key_Return)
    qtbot.wait_until(lambda: len(page.table.match.history) == 2)


def test_what_is_not_allowed_is_refused_with_its_rule_and_the_manual(qtbot, window, open_table):
    page = open_table("person", "cadet")
    qtbot.wait_until(lambda: page.decision() is not None)
    page.play(Move("send", (9,)))
    assert page.notice.isVisible()
    assert page.table.match.history == [] or all(s.seat == 1 for s in page.table.match.history)
    page.play(Move("put_back", (0, 1, 2)))
    assert "At most two" in page.notice.words.text()
    click(qtbot, page.notice.link)
    assert window.front == "manual"
    assert window.pages["manual"].place().rule == "S2"


def test_the_language_changes_in_the_middle_of_a_match_the_old_log_too(qtbot, open_table):
    page = open_table("person", "random")
    qtbot.wait_until(lambda: page.decision() is not None)
    page.play(Move("put_back", (0,)))
    qtbot.wait_until(lambda: page.table.match.position.round == 1 and bool(page.decision()))
    english, prompt = page.log.sentences(), page.prompt.text.text()
    assert any("draws" in line for line in english)
    page.program.set_language("cs")
    czech = page.log.sentences()
    assert len(czech) == len(english)
    assert not set(czech) & set(english)
    assert page.prompt.text.text() != prompt
    page.program.set_language("en")
    assert page.log.sentences() == english


def test_hidden_hands_are_covered_and_each_seat_reads_its_own_language(qtbot, open_table):
    page = open_table("person", "person", languages=("cs", "pl"))
    assert page.curtain.isVisible()
    assert page.board.view is None, "nothing is shown before somebody sits down"
    assert live.language_of(page.curtain) == "cs"
    click(qtbot, page.curtain.button)
    assert not page.curtain.isVisible()
    assert live.language_of(page) == "cs"
    assert page.board.view.hands[1] == [0] * 5
    qtbot.wait_until(lambda: page.decision() is not None)
    confirm(qtbot, page)
    qtbot.wait_until(page.curtain.isVisible)
    assert page.viewpoint.coming == 1
    qtbot.keyClick(page.curtain, Qt.Key.Key_A)  # no other key opens it
    assert page.curtain.isVisible()
    qtbot.keyClick(page.curtain, Qt.Key.Key_Return)
    assert live.language_of(page) == "pl"
    assert page.board.view.hands[0] == [0] * 5


def test_undo_names_what_it_takes_back(qtbot, open_table):
    page = open_table("person", "random")
    qtbot.wait_until(lambda: page.decision() is not None)
    page.play(Move("put_back", ()))
    qtbot.wait_until(lambda: page.table.match.position.round == 1 and bool(page.decision()))
    assert page.bar.undo.text() == "Undo: Keep all drones"
    click(qtbot, page.bar.undo)
    qtbot.wait_until(lambda: page.table.match.position.round == 0 and bool(page.decision()))
    page.requests.redo()
    qtbot.wait_until(lambda: page.table.match.position.round == 1)


def test_several_people_must_agree_to_take_back_what_was_revealed(qtbot, window, open_table):
    page = open_table("person", "person")
    page._uncover()
    page.play(Move("put_back", (0,)))
    qtbot.wait_until(lambda: page.viewpoint.coming == 1)
    page._uncover()
    page.play(Move("put_back", ()))
    qtbot.wait_until(lambda: page.table.match.position.round == 1)
    page.requests.undo()
    question = window.findChild(Question)
    assert not question.yes.isEnabled()
    for vote in question.votes:
        vote.setChecked(True)
    click(qtbot, question.yes)
    assert page.table.match.position.round == 0


def test_pause_covers_the_table_and_resigning_asks_first(qtbot, window, open_table):
    page = open_table("person", "cadet")
    qtbot.wait_until(lambda: page.decision() is not None)
    page.requests.pause()
    assert page.curtain.isVisible()
    assert page.table.paused
    click(qtbot, page.curtain.button)
    assert not page.table.paused
    page.requests.resign()
    click(qtbot, window.findChild(Question).yes)
    qtbot.wait_until(lambda: page.stage.currentWidget() is page.final)
    assert page.table.result().winners == (1,)


def test_a_hint_is_marked_in_the_list_and_said(qtbot, open_table):
    page = open_table("person", "cadet")
    qtbot.wait_until(lambda: page.decision() is not None)
    page.requests.hint()
    with qtbot.wait_signal(page.table.hinted):
        pass
    assert page.notice.words.text().startswith("Hint: ")
    qtbot.wait_until(lambda: page.program.store.summary(page.match_id).help_used)


def test_a_match_that_cannot_be_saved_says_so_and_goes_on_when_it_can(
    qtbot, open_table, monkeypatch
):
    page = open_table("person", "person")
    page._uncover()
    journal = page.table._saving._journal
    failed: Future[None] = Future()
    failed.set_exception(StoreError(Message("The disk is full.", domain="")))
    with monkeypatch.context() as patch:
        patch.setattr(journal, "append", lambda *_, **__: failed)
        page.play(Move("put_back", ()))
        qtbot.wait_until(lambda: page._fault is not None)
    assert "The disk is full." in page.prompt.text.text()
    confirm(qtbot, page)  # 'Try again'
    qtbot.wait_until(lambda: page._fault is None)
    assert page.program.store.summary(page.match_id).length == 1


def test_a_board_that_cannot_be_made_is_replaced_by_a_plain_one(qtbot, open_table, monkeypatch):
    from salvagers.board import SalvageBoard

    from suite.shell.text_board import TextBoard

    def broken(self, host, parent=None):
        raise RuntimeError("no board today")

    monkeypatch.setattr(SalvageBoard, "__init__", broken)
    page = open_table("person", "cadet")
    assert isinstance(page.board, TextBoard)
    play_to_the_end(qtbot, page)


@pytest.mark.parametrize("method", ["present", "show_picked", "retranslate", "resizeEvent"])
def test_a_board_that_fails_is_replaced_and_the_match_goes_on(
    qtbot, window, open_table, monkeypatch, method
):
    """Wherever it fails: when it is asked to show something, or in an event of Qt."""
    from salvagers.board import SalvageBoard

    from suite.shell.text_board import TextBoard

    def fail(*_):
        raise RuntimeError("the board fails")

    monkeypatch.setattr(SalvageBoard, method, fail, raising=False)
    page = open_table("person", "cadet")
    window.next_language()
    window.resize(1100, 720)
    qtbot.wait_until(lambda: isinstance(page.board, TextBoard))
    assert window.toast.isVisible()
    play_to_the_end(qtbot, page)


def test_what_is_no_board_is_replaced_too(qtbot, open_table, salvagers, monkeypatch):
    from suite.shell.text_board import TextBoard

    monkeypatch.setattr(type(salvagers), "board", lambda self: lambda host: "no board")
    page = open_table("person", "cadet")
    assert isinstance(page.board, TextBoard)
    play_to_the_end(qtbot, page)


def test_two_matches_stand_side_by_side(qtbot, window, open_table):
    first = open_table("person", "cadet", seed=1)
    second = open_table("person", "person", seed=2)
    assert len(window.tabs.open_keys()) == 2
    second._uncover()
    second.play(Move("put_back", ()))
    window._step_tab(1)
    assert window.pages[window.front] is first
    first.play(Move("put_back", (1,)))
    assert second.table.match.position != first.table.match.position
    window.close_tab(window.front)
    assert window.pages[window.front] is second


def test_the_tab_of_a_match_follows_the_language(window, open_table):
    open_table("person", "cadet")
    english = window.tabs.tabText(0)
    window.program.set_language("cs")
    assert window.tabs.tabText(0) != english


def test_the_keyboard_stays_at_the_table_when_what_it_was_at_is_gone(
    qtbot, window, open_table, monkeypatch
):
    page = open_table("person", "cadet")
    qtbot.wait_until(lambda: page.decision() is not None)
    window.show()
    window.activateWindow()
    lost = page.board.buttons[0]
    lost.setFocus()
    qtbot.wait_until(lost.hasFocus)
    rail = window.findChild(RailButton)
    monkeypatch.setattr(page.board, "present", lambda *shown: rail.setFocus())
    page.present()
    assert not rail.hasFocus()
    assert page.isAncestorOf(QApplication.focusWidget())


def test_the_curtain_waits_until_the_last_move_has_come_to_its_end(qtbot, open_table, monkeypatch):
    """Whoever moved sees what came of it before the screen is passed on."""
    page = open_table("person", "person")
    click(qtbot, page.curtain.button)
    leaving, moving, shown = page.viewpoint.seat, [True], []
    monkeypatch.setattr(animation, "busy", lambda: moving[0])
    monkeypatch.setattr(page.board, "present", lambda view, seat, *rest: shown.append(seat))
    qtbot.wait_until(lambda: page.decision() is not None)
    shown.clear()
    confirm(qtbot, page)
    qtbot.wait_until(lambda: page.viewpoint.coming is not None)
    assert not page.curtain.isVisible()
    assert shown == [leaving]
    moving[0] = False
    qtbot.wait_until(page.curtain.isVisible)
    assert shown == [leaving]


def test_a_lost_match_for_one_has_no_cup(qtbot, open_table):
    page = open_table("person", "cadet")
    lost = Standings((Standing(0, 9),), (), final=True, reason=None)
    page.final.present(lost)
    assert page.final.headline.text() == "Anna 0 loses the match."
    assert not page.final.findChildren(Medal)
    won = Standings((Standing(0, 9),), (0,), final=True)
    page.final.present(won)
    assert page.final.headline.text() == "Anna 0 wins the match."
    assert len(page.final.findChildren(Medal)) == 1
