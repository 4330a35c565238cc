"""Moves are written on one line and read back."""

import pytest

from suite.contract import BadMove, Move


@pytest.mark.parametrize(
    "move",
    [
        Move("done"),
        Move("settle", ("gem_world",)),
        Move("pay", (2, "public_works#2", -1)),
        Move("keep", ("a", "b", "c")),
    ],
)
def test_text_and_back(move):
    assert Move.parse(str(move)) == move
    assert eval(repr(move).replace("Move(", "Move.parse(")) == move


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "''"),
        ("7 settle", "'7'"),
        ("settle  gem_world", "''"),
        ("settle gem\tworld", "'gem\\tworld'"),
        ("settle 007", "'007'"),
        ("pay 99999999999999999999", "'99999999999999999999'"),
        ("settle ř", "'ř'"),
        ("x" + " y" * 3000, "too long"),
    ],
)
def test_what_is_not_a_move_is_named(text, word):
    with pytest.raises(BadMove) as caught:
        Move.parse(text)
    assert word in str(caught.value)


def test_a_digit_of_another_script_is_not_a_number():
    with pytest.raises(BadMove):
        Move.parse("pay ٣")
