"""The three kinds of decision: what they list, count and pick."""

from collections import Counter

import pytest

from suite.contract import Chance, Closed, Message, Move, Open, Subset

PROMPT = Message("Choose")


def subset(least: int, most: int) -> Subset:
    return Subset(0, PROMPT, "keep", ("a", "b", "c", "d"), least, most, given=(7,))


def test_closed_lists_only_its_moves():
    decision = Closed(0, PROMPT, (Move("yes"), Move("no")))
    assert decision.lists(Move("no"))
    assert not decision.lists(Move("maybe"))
    assert decision.count() == 2


def test_closed_picks_every_move():
    decision = Closed(0, PROMPT, (Move("yes"), Move("no")))
    chance = Chance(1)
    picked = Counter(decision.some(chance) for _ in range(1000))
    assert set(picked) == set(decision.moves)
    assert min(picked.values()) > 400


@pytest.mark.parametrize(
    ("args", "legal"),
    [
        ((7, "a"), True),
        ((7, "a", "d"), True),
        ((7,), False),  # too few
        ((7, "a", "b", "c"), False),  # too many
        ((7, "d", "a"), True),  # in any order
        ((7, "a", "a"), False),  # the same item twice
        ((7, "x"), False),  # not an item
        (("a",), False),  # without what is given
        ((8, "a"), False),
    ],
)
def test_subset_lists_a_choice(args, legal):
    assert subset(1, 2).lists(Move("keep", args)) is legal


def test_subset_refuses_another_verb():
    assert not subset(1, 2).lists(Move("drop", (7, "a")))


def test_subset_each_and_count_agree():
    decision = subset(1, 3)
    moves = list(decision.each())
    assert len(moves) == len(set(moves)) == decision.count() == 4 + 6 + 4
    assert all(decision.lists(move) for move in moves)


def test_subset_with_more_wanted_than_there_are_items():
    decision = subset(0, 9)
    assert decision.count() == 16
    assert len(list(decision.each())) == 16


def test_subset_some_is_legal_and_reaches_everything():
    decision = subset(0, 4)
    chance = Chance(5)
    picked = {decision.some(chance) for _ in range(2000)}
    assert picked == set(decision.each())


def test_canonical_puts_items_in_order():
    assert subset(2, 2).canonical(["d", "a"]) == Move("keep", (7, "a", "d"))


def test_open_offers_a_sample():
    decision = Open(0, PROMPT, (Move("pass"),), form={"trade": 3})
    assert decision.lists(Move("pass"))
    assert not decision.lists(Move("offer", (1,)))
    assert decision.some(Chance(0)) == Move("pass")
