"""The split programme against a literal brute force over all declarations (B-P4 to B-P8)."""

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from voliera.solve.split import DROPPED_PAIR, PAIR, Piece, Split

Declared = tuple[Piece, ...]


def carries(card: int, feature: int) -> bool:
    return card >> 2 == feature or (card & 3) + 4 == feature


def declarations(line: Sequence[int], start: int = 0) -> Iterator[Declared]:
    """Every way to declare sets from left to right, for any feature, several of one feature included."""
    if start >= len(line) - 1:
        yield ()
        return
    yield from declarations(line, start + 1)
    for feature in range(8):
        length = 0
        while start + length < len(line) and carries(line[start + length], feature):
            length += 1
            if length >= 2:
                for rest in declarations(line, start + length):
                    yield ((start, length, feature), *rest)


def count(declared: Declared, filled: int, trophies: Sequence[int], flaps: Sequence[int], drop: int | None) -> int:
    """The points of a declaration, word for word by the rules."""
    largest: dict[int, int] = {}
    for number, (_, length, feature) in enumerate(declared):
        if number != drop and not filled >> feature & 1:
            largest[feature] = max(length, largest.get(feature, 0))
    taken = sum(3 for feature, length in largest.items() if feature < 4 and length > trophies[feature])
    return sum(largest.values()) + taken + flaps[len(largest) + (2 if drop is not None else 0)]


@pytest.mark.rule("B-P4")
@pytest.mark.parametrize("pigeon", [False, True])
def test_split_equals_brute_force(pigeon: bool) -> None:
    chance = random.Random(f"split {pigeon}")
    for trial in range(150):
        line = [chance.randrange(16) for _ in range(chance.randrange(10))]
        if trial % 2:  # few kinds of cards: longer runs, more to weigh up
            line = [card & 0b0101 for card in line[:7]]
        filled = sum(1 << feature for feature in range(8) if chance.random() < 0.3)
        trophies = [chance.choice((0, 0, 2, 3, 99)) for _ in range(4)]
        flaps = [0]
        for _ in range(12):
            flaps.append(flaps[-1] + chance.randrange(4))
        worth = [
            [] if filled >> f & 1 else [n + 3 * (f < 4 and n > trophies[f & 3]) for n in range(17)] for f in range(8)
        ]
        best = 0
        for declared in declarations(line):
            best = max(best, count(declared, filled, trophies, flaps, None))
            if pigeon:
                best = max([best, *(count(declared, filled, trophies, flaps, k) for k in range(len(declared)))])

        split = Split(worth, line, pigeon=pigeon)
        value, choice = split.best(lambda c: flaps[(c & 255).bit_count() + (2 if c & DROPPED_PAIR else 0)])
        assert value == best, line
        pieces = split.pieces(choice)
        drop = next((k for k, piece in enumerate(pieces) if piece[2] == PAIR), None)
        assert count(tuple(pieces), filled, trophies, flaps, drop) == best
        assert all(a[0] + a[1] <= b[0] for a, b in pairwise(pieces))


def test_a_line_that_became_another_is_that_line() -> None:
    worth = [list(range(17)) for _ in range(8)]
    chance = random.Random(4)
    split = Split(worth)
    for _ in range(50):
        line = split.cards[: chance.randrange(9)] + [chance.randrange(16) for _ in range(chance.randrange(5))]
        split.become(line)
        assert split.cards == line
        assert split.layers == Split(worth, line).layers
