"""Filled squares as tiles of two: a way is found if there is one, and what is left over is as little as can be."""

from __future__ import annotations

import random
from functools import cache

import pytest

from voliera.games.bower.sheet.tiles import Place, facing, in_order, near, paired, room

ROWS = 5


def whole() -> list[Place]:
    return [(column, row) for column in range(6) for row in range(ROWS)]


def built_of_tiles(chance: random.Random, tiles: int) -> set[Place]:
    """Squares that tiles were laid on, one after the other."""
    filled: set[Place] = set()
    for _ in range(tiles):
        places = [
            (one, other) for one in whole() for other in near(one) if not {one, other} & filled and other in whole()
        ]
        if places:
            filled |= set(chance.choice(places))
    return filled


@cache
def most_pairs(squares: frozenset[Place]) -> int:
    """By trying everything: the first square alone, or with each neighbour."""
    if len(squares) < 2:
        return 0
    first = min(squares)
    rest = squares - {first}
    return max([most_pairs(rest)] + [1 + most_pairs(rest - {other}) for other in near(first) if other in rest])


@pytest.mark.rule("W-T2")
def test_what_was_laid_can_be_laid() -> None:
    for seed in range(300):
        filled = built_of_tiles(random.Random(seed), seed % 16)
        pairs, left_over = paired(filled)
        assert not left_over
        assert sorted(place for pair in pairs for place in pair) == sorted(filled)
        assert all(facing(*pair) is not None for pair in pairs)


def test_as_little_as_possible_is_left_over() -> None:
    for seed in range(400):
        chance = random.Random(seed)
        squares = frozenset(chance.sample(whole(), chance.randint(0, 14)))
        pairs, left_over = paired(squares)
        assert len(pairs) == most_pairs(squares)
        assert sorted([place for pair in pairs for place in pair] + left_over) == sorted(squares)


@pytest.mark.rule("W-T3")
def test_room_is_where_a_tile_fits() -> None:
    assert len(room([], 4)) == 24
    full = {(column, row) for column in range(6) for row in range(4)}
    assert room(full, 4) == []
    assert room(full - {(2, 1)}, 4) == [], "a single hole is no room"
    assert room(full - {(2, 1), (3, 2)}, 4) == [], "nor are two that touch at a corner"
    assert room(full - {(2, 1), (2, 2), (5, 3)}, 4) == [(2, 1), (2, 2)]
    assert (0, 4) in room(full, 5)


@pytest.mark.rule("W-T2")
def test_every_tile_touches_one_before() -> None:
    for seed in range(100):
        chance = random.Random(seed)
        pairs = paired(whole())[0]
        chance.shuffle(pairs)
        laid: set[Place] = set()
        for pair in in_order((pair, pair) for pair in pairs)[0]:
            assert any(place[1] == 0 or set(near(place)) & laid for place in pair)
            laid |= set(pair)
        assert len(laid) == len(whole())


def test_what_touches_nothing_is_told() -> None:
    island, first = ((4, 2), (4, 3)), ((0, 0), (0, 1))
    assert in_order([(island, "island"), (first, "first")]) == (["first"], ["island"])
