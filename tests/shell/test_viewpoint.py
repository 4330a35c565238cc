"""Whose eyes the screen looks through when several people share it."""

from __future__ import annotations

from typing import Any

import pytest

from suite.contract import Chance, Move, Setup
from suite.shell.viewpoint import Viewpoint


@pytest.fixture
def position(salvagers: Any) -> Any:
    """Three seats, all of which choose at the same time and in secret."""
    return salvagers.deal(Setup(3, salvagers.options()(), 5))


def keep(position: Any, seat: int) -> None:
    position.submit(seat, Move("put_back"))


def test_one_person_never_meets_the_curtain(position: Any) -> None:
    viewpoint = Viewpoint([1])
    for seat in (0, 1, 2):
        viewpoint.follow(position)
        assert (viewpoint.seat, viewpoint.covered) == (1, False)
        keep(position, seat)


def test_people_decide_one_after_another_behind_the_curtain(position: Any) -> None:
    viewpoint = Viewpoint([0, 2])
    viewpoint.follow(position)
    assert (viewpoint.seat, viewpoint.coming) == (None, 0)
    viewpoint.uncover()
    assert (viewpoint.seat, viewpoint.coming) == (0, None)
    keep(position, 0)
    viewpoint.follow(position)
    assert (viewpoint.seat, viewpoint.coming) == (0, 2)
    viewpoint.uncover()
    assert (viewpoint.seat, viewpoint.covered) == (2, False)


def test_who_is_looking_stays_while_others_think(position: Any) -> None:
    viewpoint = Viewpoint([0, 2])
    viewpoint.follow(position)
    viewpoint.uncover()
    keep(position, 0)
    keep(position, 2)
    viewpoint.follow(position)  # only seat 1, a bot, has yet to decide
    assert (viewpoint.seat, viewpoint.covered) == (0, False)


def test_who_must_decide_keeps_the_seat_although_another_must_too(position: Any) -> None:
    viewpoint = Viewpoint([0, 2])
    viewpoint.follow(position)
    viewpoint.uncover()
    viewpoint.follow(position)
    assert (viewpoint.seat, viewpoint.covered) == (0, False)


def test_no_curtain_when_nothing_is_hidden(position: Any) -> None:
    class Open(type(position)):  # type: ignore[misc]
        __slots__ = ()

        def seen_by(self, seat: int | None) -> Any:
            return self.copy()

    open_position = Open()
    for slot in type(position).__slots__:
        setattr(open_position, slot, getattr(position, slot))
    viewpoint = Viewpoint([0, 2])
    viewpoint.follow(open_position)
    assert (viewpoint.seat, viewpoint.covered) == (0, False)
    keep(open_position, 0)
    viewpoint.follow(open_position)
    assert (viewpoint.seat, viewpoint.covered) == (2, False)


def test_pause_covers_and_the_same_person_comes_back(position: Any) -> None:
    viewpoint = Viewpoint([0, 2])
    viewpoint.follow(position)
    viewpoint.uncover()
    viewpoint.cover()
    assert (viewpoint.seat, viewpoint.coming) == (None, 0)
    viewpoint.uncover()
    assert viewpoint.seat == 0


def test_who_resigned_is_not_asked_again(position: Any) -> None:
    viewpoint = Viewpoint([0, 2])
    viewpoint.follow(position)
    viewpoint.uncover()
    viewpoint.remove(0)
    viewpoint.follow(position)
    viewpoint.uncover()
    assert viewpoint.seat == 2


def test_every_random_match_shows_each_person_only_their_own_view(position: Any) -> None:
    viewpoint, chance = Viewpoint([0, 1, 2]), Chance(3)
    while not position.over():
        viewpoint.follow(position)
        viewpoint.uncover()
        assert viewpoint.seat is not None
        decision = position.decision(viewpoint.seat)
        assert decision is not None, "the one who looks is always one who must decide"
        position.submit(viewpoint.seat, decision.some(chance))
