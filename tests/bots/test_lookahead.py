"""Looking ahead with a policy and an evaluation, with the example game."""

import pytest

from suite.bots import by_score
from suite.bots.lookahead import Lookahead, Trial
from suite.bots.random_bot import any_move
from suite.contract import Chance, Limit, Move, Setup


def every_move(position, decision, chance):
    return list(decision.each())


def between_rounds(position):
    return all(answer is None for answer in position.answers)


def bot(**changes):
    usual = {
        "policy": any_move,
        "evaluate": by_score,
        "candidates": every_move,
        "settled": between_rounds,
    }
    return Lookahead(**{**usual, **changes})


@pytest.fixture
def wreck(example):
    """Seat 0 can take a wreck that is worth much, for certain, with its 9."""
    return example.scenario(
        {"hands": [[1, 2, 3, 4, 9], [1, 1, 2, 2, 3]], "wrecks": [9, 2], "rounds": 2}
    )


def test_it_finds_the_move_that_scores(wreck):
    for seed in range(5):
        move = bot().choose(wreck.seen_by(0), 0, Limit(nodes=60), Chance(seed))
        assert move == Move("send", (9,))


def test_a_limit_in_nodes_repeats_itself(wreck):
    view = wreck.seen_by(1)
    first, second = (
        [
            (trial.move, trial.values)
            for trial in bot().compare(view, 1, every_move(view, view.decision(1), None), *limit)
        ]
        for limit in [(Limit(nodes=40), Chance(3)), (Limit(nodes=40), Chance(3))]
    )
    assert first == second


def test_it_tries_no_more_than_it_may(wreck):
    tried = []

    def counted(position, seat):
        tried.append(seat)
        return by_score(position, seat)

    bot(evaluate=counted).choose(wreck.seen_by(0), 0, Limit(nodes=23), Chance(1))
    assert 10 <= len(tried) <= 23


def test_all_moves_meet_the_same_luck(wreck):
    """With equal moves, every imagined match gives the same value to all of them."""
    same = Move("send", (9,))
    trials = bot().compare(wreck.seen_by(0), 0, [same, same, same], Limit(nodes=12), Chance(2))
    assert len(trials) == 3
    assert trials[0].values == trials[1].values == trials[2].values


def test_moves_that_fall_behind_are_dropped(wreck):
    view = wreck.seen_by(0)
    moves = every_move(view, view.decision(0), None)
    trials = bot().compare(view, 0, moves, Limit(nodes=200), Chance(4))
    assert len(trials) < len(moves)
    assert Move("send", (9,)) in [trial.move for trial in trials]


def test_without_time_the_first_candidate_is_played(wreck):
    moves = bot().choose(wreck.seen_by(0), 0, Limit(nodes=1), Chance(1))
    assert moves == next(wreck.decision(0).each())


def test_the_view_is_left_as_it_was(example):
    position = example.deal(Setup(3, example.options()(), 7))
    view = position.seen_by(2)
    before = view.fingerprint()
    bot().choose(view, 2, Limit(nodes=50), Chance(1))
    assert view.fingerprint() == before


def test_whoever_has_nothing_to_decide_is_told_so(wreck):
    wreck.play(0, Move("send", (9,)))
    with pytest.raises(ValueError, match="nothing to decide"):
        bot().choose(wreck.seen_by(0), 0, Limit(nodes=5), Chance(1))


@pytest.mark.parametrize(
    ("values", "better"),
    [([0.6, 0.6, 0.6], True), ([0.9, 0.1, 0.6], False), ([0.4, 0.4, 0.4], False)],
)
def test_a_move_must_be_ahead_of_the_policys_own_beyond_doubt(values, better):
    own, other = Trial(Move("send", (1,))), Trial(Move("send", (9,)))
    for value in values:
        own.add(0.5)
        other.add(value)
    assert (other.lead(own, 0.7) > 0) == better
