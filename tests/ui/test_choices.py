"""Questions that are about nothing on the board."""

from PySide6.QtWidgets import QWidget

from suite.contract import Move
from suite.ui.choices import Choices


def test_the_next_question_has_room_for_its_answers_at_once(qtbot):
    """The board places the panel before the next event is dealt with."""
    board = QWidget()
    qtbot.addWidget(board)
    choices = Choices(board)
    board.show()
    moves = [Move("keep", (1,)), Move("keep", (2,))]
    for _ in range(2):
        choices.offer("Which one?", moves, str)
        assert not any(button.isHidden() for button in choices.buttons.values())
