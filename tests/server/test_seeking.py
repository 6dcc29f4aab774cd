"""Pairing, compared with a plain implementation of its rules."""

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voliera.server.core.seeking import RANGES, STEP_MS, Seeker, SeekWish, pairs_of, points_of, range_of

NOW = 1_000_000
WISHES = [SeekWish("birdie").text(), SeekWish("bower").text()]
seekers = st.lists(
    st.tuples(st.sampled_from(WISHES), st.integers(1000, 2000), st.integers(0, 100_000)), max_size=40
).map(lambda rows: [Seeker(f"k{i}", f"s{i}", f"N{i}", *row[:2], NOW - row[2]) for i, row in enumerate(rows)])


def could_be_paired(one: Seeker, other: Seeker) -> bool:
    reach = range_of(NOW - min(one.since, other.since))
    return one.wish == other.wish and (reach is None or abs(one.rating - other.rating) <= reach)


@given(seekers, st.integers(0, 7))
def test_pairs_are_allowed_nobody_is_in_two_and_nobody_is_left_who_could_be_in_one(
    waiting: list[Seeker], every: int
) -> None:
    def apart(one: Seeker, other: Seeker) -> bool:
        return every > 1 and (int(one.id[1:]) + int(other.id[1:])) % every == 0

    pairs = pairs_of(waiting, NOW, apart)
    paired = [one for pair in pairs for one in pair]
    assert len(set(paired)) == len(paired)
    assert all(could_be_paired(*pair) and not apart(*pair) for pair in pairs)
    left = [one for one in waiting if one not in set(paired)]
    assert not [two for two in combinations(left, 2) if could_be_paired(*two) and not apart(*two)]


@given(seekers, st.randoms(use_true_random=False))
def test_the_order_in_which_seekers_are_read_changes_nothing(waiting: list[Seeker], chance: random.Random) -> None:
    mixed = chance.sample(waiting, len(waiting))
    assert pairs_of(mixed, NOW) == pairs_of(waiting, NOW)


def test_the_one_who_came_first_gets_the_nearest() -> None:
    first = Seeker("a", "a", "A", WISHES[0], 1500, NOW - 25_000)
    near, far = (Seeker(name, name, name, WISHES[0], rating, NOW) for name, rating in (("b", 1540), ("c", 1450)))
    assert pairs_of([far, near, first], NOW) == [(first, near)]


def test_the_range_widens_until_it_takes_in_everybody() -> None:
    widths = [range_of(step * STEP_MS) for step in range(len(RANGES) + 2)]
    assert widths == [*RANGES, None, None]
    assert list(RANGES) == sorted(RANGES)
    weak, strong = (Seeker(name, name, name, WISHES[0], rating, NOW) for name, rating in (("w", 900), ("s", 2400)))
    assert pairs_of([weak, strong], NOW) == []
    assert pairs_of([weak, strong], NOW + len(RANGES) * STEP_MS) == [(strong, weak)]


def test_somebody_who_is_much_stronger_than_all_who_come_does_not_starve() -> None:
    """Newcomers could always be paired with each other; the one who has waited takes one of them all the same."""
    strong = Seeker("s", "s", "S", WISHES[0], 2600, 0)
    for second in range(100):
        now = second * 1_000
        come = [Seeker(f"{second}{i}", f"{second}{i}", "N", WISHES[0], 1500, now) for i in range(4)]
        if strong in (one for pair in pairs_of([strong, *come], now) for one in pair):
            assert now == len(RANGES) * STEP_MS
            return
    pytest.fail("never paired")


def test_two_with_different_wishes_do_not_meet_and_the_order_of_options_is_no_difference() -> None:
    one = SeekWish("birdie", options={"open_memory": True, "single_chain": True})
    other = SeekWish("birdie", options={"single_chain": True, "open_memory": True})
    assert one.text() == other.text() != SeekWish("birdie", rated=False).text()


def test_ten_thousand_are_paired_in_a_moment() -> None:
    chance = random.Random(1)
    waiting = [
        Seeker(str(i), str(i), "N", WISHES[i % 2], int(chance.gauss(1500, 200)), NOW - chance.randrange(60_000))
        for i in range(10_000)
    ]
    assert len(pairs_of(waiting, NOW)) > 4_950


def test_a_newcomer_has_1500_points() -> None:
    assert points_of(None) == points_of(25.0) == 1500
    assert points_of(30.0) == 1650
