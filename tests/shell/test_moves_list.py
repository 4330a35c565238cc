"""Playing from the list of moves: by mouse, by keyboard, in each kind of decision."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from suite.contract import Chance, Closed, Message, Move, Open, Setup, Subset, Verdict
from suite.language import set_language
from suite.shell.moves_list import MovesList
from suite.shell.seating import Seating

pytestmark = pytest.mark.usefixtures("dressed")

SEATING = Seating(("Ann", "Bob"), (0, 1))


class Trade:
    """A position with an open decision, as far as the list asks it."""

    def describe(self, seat: int, move: Move) -> Message:
        return Message(f"Offer: {move.args[0]}", domain="")

    def verdict(self, seat: int, move: Move) -> Verdict:
        legal = move.verb == "offer" and move.args in {(1,), (2,), (3,)}
        return Verdict(legal, None if legal else Message("You own only 3.", domain=""), "R65")


@pytest.fixture
def moves(qtbot: Any) -> MovesList:
    made = MovesList(SEATING.name)
    qtbot.addWidget(made)
    made.resize(300, 400)
    made.show()
    return made


def texts(moves: MovesList) -> list[str]:
    rows = [moves.list.item(row) for row in range(moves.list.count())]
    return [item.text() for item in rows if not item.isHidden()]


@pytest.fixture
def sending(salvagers: Any) -> Any:
    """The first round of the example game: each seat sends one drone."""
    position = salvagers.scenario({"hands": [[1, 3, 5, 7, 9]], "seed": 3})
    return position.seen_by(0)


def test_closed_lists_every_move_in_words(moves: MovesList, sending: Any) -> None:
    moves.present(sending, sending.decision(0))
    assert len(texts(moves)) == 5
    assert all(text.startswith("Send: ") for text in texts(moves))


def test_enter_plays_the_move_that_the_arrows_reached(
    moves: MovesList, sending: Any, qtbot: Any
) -> None:
    moves.present(sending, sending.decision(0))
    moves.setFocus()
    QTest.keyClick(moves.list, Qt.Key.Key_Down)
    QTest.keyClick(moves.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(moves.chosen) as caught:
        QTest.keyClick(moves.list, Qt.Key.Key_Return)
    assert caught.args == [Move("send", (5,))]


def test_click_plays(moves: MovesList, sending: Any, qtbot: Any) -> None:
    moves.present(sending, sending.decision(0))
    place = moves.list.visualItemRect(moves.list.item(4)).center()
    with qtbot.waitSignal(moves.chosen) as caught:
        QTest.mouseClick(moves.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert caught.args == [Move("send", (9,))]


def test_letters_narrow_the_list_and_enter_plays_the_rest(
    moves: MovesList, sending: Any, qtbot: Any
) -> None:
    moves.present(sending, sending.decision(0))
    moves.list.setFocus()
    QTest.keyClicks(moves.list, "(")
    QTest.keyClicks(moves.filter, "7)")
    assert len(texts(moves)) == 1
    with qtbot.waitSignal(moves.chosen) as caught:
        QTest.keyClick(moves.filter, Qt.Key.Key_Return)
    assert caught.args == [Move("send", (7,))]


def test_filter_that_matches_nothing_plays_nothing(
    moves: MovesList, sending: Any, qtbot: Any
) -> None:
    moves.present(sending, sending.decision(0))
    moves.filter.setText("no such move")
    with qtbot.assertNotEmitted(moves.chosen):
        QTest.keyClick(moves.filter, Qt.Key.Key_Return)
    QTest.keyClick(moves.filter, Qt.Key.Key_Escape)
    assert len(texts(moves)) == 5


def test_list_changes_language(moves: MovesList, sending: Any) -> None:
    moves.present(sending, sending.decision(0))
    set_language("cs")
    assert all(text.startswith("Vyslat: ") for text in texts(moves))


def test_hint_is_marked_in_words_and_selected(moves: MovesList, sending: Any) -> None:
    moves.present(sending, sending.decision(0))
    moves.suggest(Move("send", (9,)))
    assert moves.list.currentRow() == 4
    assert [text.startswith("★") for text in texts(moves)] == [False] * 4 + [True]
    moves.present(sending, sending.decision(0))
    assert not any(text.startswith("★") for text in texts(moves))


def test_subset_ticks_with_space_and_confirms_with_enter(
    moves: MovesList, salvagers: Any, qtbot: Any
) -> None:
    view = salvagers.deal(Setup(2, salvagers.options()(), 1)).seen_by(0)
    moves.present(view, view.decision(0))
    picked: set[Any] = set()
    moves.toggled.connect(lambda item: picked.symmetric_difference_update({item}))
    moves.toggled.connect(lambda _: moves.show_picked(picked))
    moves.list.setFocus()
    QTest.keyClick(moves.list, Qt.Key.Key_Space)
    QTest.keyClick(moves.list, Qt.Key.Key_Down)
    QTest.keyClick(moves.list, Qt.Key.Key_Space)
    assert picked == {0, 1}
    states = [moves.list.item(row).checkState() for row in range(5)]
    assert states == [Qt.CheckState.Checked] * 2 + [Qt.CheckState.Unchecked] * 3
    with qtbot.waitSignal(moves.confirmed):
        QTest.keyClick(moves.list, Qt.Key.Key_Return)


def test_hint_for_a_subset_marks_each_item(moves: MovesList, salvagers: Any) -> None:
    view = salvagers.deal(Setup(2, salvagers.options()(), 1)).seen_by(0)
    decision = view.decision(0)
    assert isinstance(decision, Subset)
    moves.present(view, decision)
    moves.suggest(decision.canonical((1, 3)))
    assert [text.startswith("★") for text in texts(moves)] == [False, True, False, True, False]


def test_open_starts_from_a_sample_and_is_judged_while_written(
    moves: MovesList, qtbot: Any
) -> None:
    sample = tuple(Move("offer", (n,)) for n in (1, 2))
    moves.present(Trade(), Open(0, Message("Offer something", domain=""), sample))  # type: ignore[arg-type]
    composer = moves.open_move
    assert composer.isVisible()
    QTest.keyClick(moves.list, Qt.Key.Key_Return)
    assert composer.line.text() == "offer 1"
    assert composer.play.isEnabled()
    composer.line.setText("offer 4")
    assert not composer.play.isEnabled()
    assert composer.answer.text() == "You own only 3."
    composer.line.setText("offer !")
    assert not composer.play.isEnabled()
    composer.line.setText("offer 3")  # not in the sample, but legal
    with qtbot.waitSignal(moves.chosen) as caught:
        QTest.keyClick(composer.line, Qt.Key.Key_Return)
    assert caught.args == [Move("offer", (3,))]


def test_closed_decision_hides_the_composer(moves: MovesList, sending: Any) -> None:
    moves.present(sending, sending.decision(0))
    assert not moves.open_move.isVisible()
    moves.present(None, None)
    assert texts(moves) == []


def test_long_lists_offer_the_filter_at_once(moves: MovesList, sending: Any) -> None:
    many = tuple(Move("send", (n % 9 + 1,)) for n in range(9))
    moves.present(sending, Closed(0, Message("Choose", domain=""), many))
    assert moves.filter.isVisible()
    assert Chance(1).choice(texts(moves)).startswith("Send")
