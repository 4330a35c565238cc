"""The generator: the same everywhere, fair, cheap to copy, scriptable."""

import pytest

from suite.contract import Chance


def test_the_same_seed_gives_the_same_numbers_on_every_machine():
    chance = Chance(2026)
    assert [chance.below(100) for _ in range(8)] == [85, 47, 66, 38, 79, 72, 95, 80]


def test_it_is_splitmix64():
    chance = Chance(0)
    assert chance.bits() == 0xE220A8397B1DCDAF
    assert chance.bits() == 0x6E789E6AA1B965F4


def test_a_copy_goes_on_alike_and_apart():
    one = Chance(3)
    one.bits()
    two = one.copy()
    assert [one.below(9) for _ in range(20)] == [two.below(9) for _ in range(20)]
    one.bits()
    assert one != two


def test_every_side_of_a_die_is_about_as_likely():
    chance = Chance(9)
    counts = [0] * 7
    for _ in range(6000):
        counts[chance.roll()] += 1
    assert counts[0] == 0
    assert all(850 < count < 1150 for count in counts[1:])


def test_a_shuffle_keeps_everything():
    chance = Chance(4)
    cards = list(range(52))
    chance.shuffle(cards)
    assert sorted(cards) == list(range(52))
    assert cards != list(range(52))


def test_a_sample_has_no_repeats():
    chance = Chance(4)
    for _ in range(100):
        assert len(set(chance.sample(range(10), 6))) == 6


def test_the_script_comes_first():
    chance = Chance(1, script=[5, 0, 2])
    assert [chance.roll(), chance.roll(), chance.below(3)] == [6, 1, 2]
    assert chance.copy() == chance


def test_a_script_that_cannot_be_is_named():
    with pytest.raises(ValueError, match="the script says 6"):
        Chance(1, script=[6]).roll()
