"""A match and its history: undo, redo, branches, saved moves."""

import pytest

from suite.contract import Chance, Closed, IllegalMove, Move, Setup, Who, Words
from suite.table.match import BadSave, Match

say = Words("shell")
ALONE = frozenset({0})
BOTH = frozenset({0, 1})


@pytest.fixture
def match(example):
    return Match(example, Setup(2, example.options()(), 5))


def play_some(match, number):
    chance = Chance(number)
    for _ in range(number):
        decision = match.position.pending()[0]
        match.play(decision.seat, decision.some(chance))


def test_any_moment_can_be_looked_at(match):
    seen = [match.position.fingerprint()]
    while match.position.pending():
        play_some(match, 1)
        seen.append(match.position.fingerprint())
    assert [match.at(n).fingerprint() for n in range(len(seen))] == seen
    assert match.at(3).quiet is False


def test_there_is_no_moment_after_the_last_move(match):
    play_some(match, 2)
    for number in (-1, 3):
        with pytest.raises(IndexError):
            match.at(number)
        with pytest.raises(IndexError):
            match.branch(number)


def test_a_refused_move_changes_nothing(match):
    before = match.position.fingerprint()
    with pytest.raises(IllegalMove):
        match.play(0, Move("win"))
    assert (match.position.fingerprint(), match.history) == (before, [])


def test_a_saved_match_comes_back_with_its_events(match):
    play_some(match, 9)
    again = Match.from_saved(match.game, match.setup, match.moves())
    assert again.position == match.position
    assert again.history == match.history


@pytest.mark.parametrize(
    ("text", "reason"), [("win", "not one of the moves"), ("send -", "not a move")]
)
def test_the_first_bad_move_of_a_save_is_named(match, text, reason):
    play_some(match, 4)
    moves = [*match.moves(), (0, text), (1, "worse")]
    with pytest.raises(BadSave, match=reason) as error:
        Match.from_saved(match.game, match.setup, moves)
    assert error.value.number == 5


def test_alone_undo_is_free_and_takes_the_bots_moves_along(match):
    play_some(match, 4)  # seats 0, 1, 0, 1
    before = match.at(2)
    offer = match.undo_offer(ALONE)
    assert offer
    assert not offer.by_agreement
    assert offer.what == before.describe(0, match.history[2].move)
    assert match.undo(ALONE) == 2
    assert match.position == before


def test_people_together_undo_only_back_to_what_was_revealed(match):
    match.play(0, Move("put_back"))
    assert not match.undo_offer(BOTH).by_agreement  # an answer in secret reveals nothing
    match.play(1, Move("put_back"))  # and now the first wreck is seen
    offer = match.undo_offer(BOTH)
    assert offer.by_agreement
    assert offer.why_not is not None
    with pytest.raises(ValueError, match="agree"):
        match.undo(BOTH)
    assert match.undo(BOTH, agreed=True) == 1


def test_undo_and_redo_name_no_secret_of_another_person(match):
    """What was put back, or which drone was sent, the next person at the screen must not read."""
    match.play(0, Move("put_back", (0, 1)))
    own = match.position.describe(0, Move("put_back", (0, 1)))
    hidden = say("Move of player {who}", who=Who(0))
    assert match.undo_offer(BOTH, 0).what == match.undo_offer(ALONE, 0).what == own
    assert match.undo_offer(ALONE).what == own
    assert match.undo_offer(BOTH, 1).what == match.undo_offer(BOTH, None).what == hidden
    match.undo(BOTH)
    assert (match.redo_offer(BOTH, 0), match.redo_offer(BOTH, 1)) == (own, hidden)


def test_the_last_of_simultaneous_answers_is_as_secret_as_the_others(match):
    """Nobody else is asked any more when it comes, and still it was given in secret."""
    match.play(0, Move("put_back"))
    match.play(1, Move("put_back", (0, 1)))
    hidden = say("Move of player {who}", who=Who(1))
    assert match.undo_offer(BOTH, 0).what == hidden
    match.undo(BOTH, agreed=True)
    assert match.redo_offer(BOTH, 0) == hidden


def test_what_lies_open_is_named_to_everybody(match):
    position = match.position
    open_now = Closed(0, say("Choose."), (Move("put_back"),))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(position), "pending", lambda self: (open_now,))
        match.play(0, Move("put_back"))
        assert match.undo_offer(BOTH, 1).what == position.describe(0, Move("put_back"))


def test_a_rule_that_fails_halfway_leaves_no_half_move(match, monkeypatch):
    play_some(match, 3)
    before = match.position.fingerprint()

    def fail(position):
        monkeypatch.undo()
        raise ZeroDivisionError

    monkeypatch.setattr(type(match.position), "next_round", fail)
    with pytest.raises(ZeroDivisionError):
        play_some(match, 1)
    assert (match.position.fingerprint(), len(match.history)) == (before, 3)
    play_some(match, 1)
    assert len(match.history) == 4


def test_there_is_nothing_to_undo_at_first(match):
    offer = match.undo_offer(ALONE)
    assert not offer
    assert offer.why_not.text == "There is nothing to undo."
    with pytest.raises(ValueError, match="nothing"):
        match.undo(ALONE)


def test_redo_makes_the_same_match_again(match):
    play_some(match, 12)
    end, history = match.position.fingerprint(), list(match.history)
    match.undo(ALONE)
    match.undo(ALONE)
    assert match.redo_offer(ALONE) == match.position.describe(*history[8][:2])
    assert match.redo() == history[8:10]
    match.redo()
    assert (match.position.fingerprint(), match.history) == (end, history)
    assert not match.can_redo()
    assert match.redo_offer(ALONE) is None


def test_a_new_move_ends_what_can_be_redone(match):
    play_some(match, 4)
    match.undo(ALONE)
    play_some(match, 1)
    assert not match.can_redo()


def test_history_stays_right_after_undo_across_kept_positions(example):
    match = Match(example, Setup(4, example.options()(rounds=8), 5))
    people = frozenset(range(4))
    play_some(match, 34)
    for _ in range(20):
        match.undo(people, agreed=True)
    play_some(match, 15)
    again = Match.from_saved(example, match.setup, match.moves())
    assert [match.at(n) for n in range(30)] == [again.at(n) for n in range(30)]


def test_a_branch_goes_its_own_way(match):
    play_some(match, 8)
    before = match.position.fingerprint()
    twin = match.branch(4)
    assert twin.position == match.at(4)
    assert twin.moves() == match.moves()[:4]
    play_some(twin, 3)
    assert match.position.fingerprint() == before
    assert len(match.history) == 8
