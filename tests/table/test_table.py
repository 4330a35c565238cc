"""A match being played: people, bots, saving, undo, giving up."""

import pytest
from PySide6.QtCore import QCoreApplication

from suite.contract import Chance, Move
from suite.language import render
from suite.store.records import Kind, Status
from suite.table.thinker import Patience


def answer(table, seat, chance=None):
    """Let a person make some move."""
    move = table.match.position.decision(seat).some(chance or Chance(1))
    assert table.submit(seat, move)
    return move


def finish(qtbot, table):
    """People play at random until the match ends."""
    chance = Chance(3)
    table.decision_due.connect(lambda due: answer(table, due[0], chance))
    with qtbot.waitSignal(table.finished) as blocker:
        table.start()
    return blocker.args[0]


def test_a_whole_match_against_a_bot_is_saved_move_by_move(qtbot, lay, example, journal):
    table = lay(example, "person", "cadet")
    result = finish(qtbot, table)
    assert journal.moves == [f"{seat} {text}" for seat, text in table.match.moves()]
    assert result.totals == tuple(table.match.position.points)
    assert result.winners == table.match.position.standings().winners
    assert ("conclude", Status.FINISHED, result) in journal.log
    rounds = [entry[2] for entry in journal.log if entry[0] == "append" and entry[2]]
    assert rounds == [1, 2, 3, 4, 5, 6]


def test_bots_alone_play_to_the_end(qtbot, lay, example):
    finish(qtbot, lay(example, "cadet", "random", "cadet"))


def test_the_next_decision_waits_for_the_disk(qtbot, lay, example, journal):
    table = lay(example, "person", "person")
    due = []
    table.decision_due.connect(due.append)
    table.start()
    assert due == [(0, 1)]
    journal.slow = True
    with qtbot.waitSignal(table.position_changed):
        answer(table, 0)  # shown at once
    qtbot.wait_until(lambda: len(journal._open) == 1)
    assert due == [(0, 1)]
    with qtbot.waitSignal(table.saved) as blocker:
        journal.finish_writing()
    assert blocker.args == [1]
    assert due == [(0, 1), (1,)]


def test_a_match_that_cannot_be_saved_waits_until_it_can(qtbot, lay, example, journal):
    table = lay(example, "person", "person")
    table.start()
    journal.trouble = OSError("the disk is full")
    with (
        qtbot.assertNotEmitted(table.decision_due),
        qtbot.waitSignal(table.save_failed),
    ):
        answer(table, 0)
    assert journal.moves == []
    assert not table.submit(1, table.match.position.decision(1).some(Chance(1)))
    journal.trouble = None
    with qtbot.waitSignals([table.saved, table.decision_due]):
        table.save_again()
    assert len(journal.moves) == 1
    answer(table, 1)


def test_leaving_the_table_hands_over_what_is_not_written_yet(qtbot, lay, example, journal):
    table = lay(example, "person", "person")
    table.start()
    journal.slow = True
    answer(table, 0)
    answer(table, 1)
    table.close()
    journal.finish_writing()
    assert journal.moves == [f"{seat} {text}" for seat, text in table.match.moves()]
    assert len(journal.moves) == 2


def test_what_else_could_not_be_noted_is_noted_later(qtbot, lay, example, journal):
    table = lay(example, "person", "person")
    table.start()
    journal.trouble = OSError("the disk is full")
    with qtbot.waitSignal(table.save_failed):
        table.resign(0)
    journal.trouble = None
    table.save_again()
    assert journal.log == [("conclude", Status.RESIGNED, table.result())]


def test_a_bot_that_is_hurried_decides_at_once(qtbot, lay, rascals, journal):
    table = lay(rascals, "person", "ponders")
    table.start()
    with qtbot.waitSignal(table.saved):
        table.hurry()
    assert [step.seat for step in table.match.history] == [1]


def test_a_refused_move_gives_the_reason(lay, example, journal):
    table = lay(example, "person", "person")
    table.start()
    verdict = table.submit(0, Move("put_back", (0, 1, 2)))
    assert not verdict
    assert verdict.rule == "S2"
    assert journal.moves == []


def test_undo_goes_back_on_the_disk_too(qtbot, lay, example, journal):
    table = lay(example, "person", "cadet")
    table.start()
    with qtbot.waitSignal(table.decision_due, check_params_cb=lambda _: len(journal.moves) == 2):
        answer(table, 0)
    with qtbot.waitSignal(table.decision_due):
        assert table.undo()
    assert journal.moves == []
    with qtbot.waitSignal(table.saved, check_params_cb=lambda n: n == 2):
        assert table.redo()
    assert journal.moves == [f"{seat} {text}" for seat, text in table.match.moves()]


def test_undo_while_a_move_is_being_written(qtbot, lay, example, journal):
    """The move on its way to the disk is taken back there, and the new one takes its place."""
    table = lay(example, "person", "person")
    table.start()
    journal.slow = True
    assert table.submit(0, Move("put_back", (0,)))
    assert table.undo()
    assert table.submit(0, Move("put_back", (1,)))
    journal.slow = False
    with qtbot.waitSignal(table.decision_due):
        journal.finish_writing()
    assert journal.moves == ["0 put_back 1"]


def test_people_must_agree_to_take_back_what_was_revealed(qtbot, lay, example):
    table = lay(example, "person", "person")
    table.start()
    answer(table, 0)
    answer(table, 1)
    assert table.undo_offer().by_agreement
    assert not table.undo()
    assert table.undo(agreed=True)


@pytest.mark.parametrize(
    ("level", "reason"),
    [
        ("raises", "I have lost my head"),
        ("dies", "ended unexpectedly"),
        ("hangs", "not answered in time"),
        ("cheats", "not legal"),
    ],
)
def test_a_bad_bot_is_replaced_and_the_player_is_told(
    qtbot, lay, rascals, journal, thinkers, level, reason
):
    if level == "hangs":
        thinkers.patience = Patience(extra=0.5)
    table = lay(rascals, "person", level)
    with qtbot.waitSignal(table.bot_replaced) as blocker:
        table.start()
    seat, message = blocker.args
    assert seat == 1
    assert reason in render(message, "en")
    assert table.seats[1].level == "random"
    assert ("reseat", table.seats) in journal.log
    finish(qtbot, table)


@pytest.mark.parametrize("level", ["chatters", "peeks"])
def test_a_bot_sees_only_its_own_cards_and_may_print(qtbot, lay, rascals, level):
    table = lay(rascals, "person", level)
    with qtbot.assertNotEmitted(table.bot_replaced):
        finish(qtbot, table)


def test_thinking_stops_at_once_when_paused(qtbot, lay, rascals):
    table = lay(rascals, "person", "hangs")
    states = []
    table.bot_thinking.connect(lambda seat, busy: states.append(busy))
    table.start()
    with qtbot.assertNotEmitted(table.bot_replaced, wait=0):
        table.pause()
    assert states == [True, False]
    assert not table.submit(0, Move("put_back"))
    table.resume()
    assert states == [True, False, True]
    assert table.submit(0, Move("put_back"))


def test_a_hint_comes_from_the_strongest_bot_and_is_remembered(qtbot, lay, example, journal):
    table = lay(example, "person", "person")
    table.start()
    with qtbot.waitSignal(table.hinted) as blocker:
        table.hint(1)
    seat, move = blocker.args
    assert seat == 1
    assert table.verdict(1, move)
    assert ("help",) in journal.log
    assert table.match.history == []


def test_a_hint_is_cancelled_by_the_move_itself(qtbot, lay, rascals):
    table = lay(rascals, "person", "person")
    table.start()
    with qtbot.assertNotEmitted(table.hinted), qtbot.assertNotEmitted(table.hint_failed):
        table.hint(0)
        answer(table, 0)


def test_a_hint_needs_a_decision(qtbot, lay, example):
    table = lay(example, "person", "person")
    table.start()
    answer(table, 0)
    with qtbot.waitSignal(table.hint_failed):
        table.hint(0)


@pytest.mark.parametrize("others", [("person",), ("random",), ("random", "random")])
def test_giving_up_ends_a_match_of_two_or_with_one_person(qtbot, lay, example, journal, others):
    table = lay(example, "person", *others)
    table.start()
    with qtbot.waitSignal(table.finished) as blocker:
        table.resign(0)
    result = blocker.args[0]
    assert result.resigned == (0,)
    assert result.winners
    assert 0 not in result.winners
    assert journal.log[-1] == ("conclude", Status.RESIGNED, result)
    assert not table.submit(0, Move("put_back"))
    assert not table.undo_offer()


def test_among_several_people_a_bot_takes_over(qtbot, lay, example):
    table = lay(example, "person", "person", "random")
    table.start()
    with qtbot.waitSignal(table.seats_changed):
        table.resign(0)
    assert table.seats[0].kind is Kind.BOT
    assert table.seats[0].level == "captain"
    assert table.seats[0].name == "Player 0"
    assert not table.over()
    assert table.due() == (1,)


def test_two_tables_share_the_workers(qtbot, lay, example, another_journal):
    first = lay(example, "cadet", "cadet", journal=another_journal())
    second = lay(example, "cadet", "cadet", seed=2, journal=another_journal())
    with qtbot.waitSignals([first.finished, second.finished]):
        first.start()
        second.start()
    assert first.match.position != second.match.position


def test_what_is_being_noted_when_the_table_is_left_is_no_trouble(qtbot, lay, example, journal):
    table = lay(example, "person", "person")
    table.start()
    journal.slow = True
    table.resign(0)
    journal.finish_writing()  # done, and the word of it is on its way
    table.close()
    QCoreApplication.sendPostedEvents()
    journal.finish_writing()
    assert set(journal.log) == {("conclude", Status.RESIGNED, table.result())}
