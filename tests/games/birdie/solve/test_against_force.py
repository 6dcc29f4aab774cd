"""The solvers against brute force: thousands of small puzzles, with any worths, boxes, and numbers of Pigeons and Owls.

Puzzles too large for force are compared with their own mirror images: a line read from its other end, or with its
birds and seasons exchanged, is worth the same.
"""

from dataclasses import replace
from random import Random

import pytest

from tests.games.birdie.solve.answers import collapse, collapse_by_force, split, split_by_force
from tests.games.birdie.solve.instances import Instance, instance


@pytest.mark.rule("B-P4")
@pytest.mark.rule("B-P6")
@pytest.mark.rule("B-P7")
@pytest.mark.rule("B-A4")
@pytest.mark.rule("B-A5")
@pytest.mark.parametrize("cards", range(11))
def test_no_split_is_better(cards: int) -> None:
    chance = Random(f"split {cards}")
    for _ in range(400):
        puzzle = instance(chance, cards, pigeons=1)
        found, best = split(puzzle), split_by_force(puzzle)
        assert (found.value, found.bound, found.exact) == (best, best, True), puzzle


@pytest.mark.rule("B-E3")
@pytest.mark.rule("B-E4")
@pytest.mark.rule("B-E6")
@pytest.mark.rule("B-E7")
@pytest.mark.rule("B-E8")
@pytest.mark.parametrize("cards", range(10))
def test_no_collapse_is_better(cards: int) -> None:
    chance = Random(f"collapse {cards}")
    for _ in range(300):
        puzzle = instance(chance, cards, single_chain=0.2)
        found, best = collapse(puzzle), collapse_by_force(puzzle)
        assert (found.value, found.bound, found.exact) == (best, best, True), puzzle


def mirrored(puzzle: Instance) -> Instance:
    """The line from its other end."""
    return replace(puzzle, line=puzzle.line[::-1])


def exchanged(puzzle: Instance) -> Instance:
    """Birds for seasons, and their worths with them."""

    def swapped(mask: int) -> int:
        return mask >> 4 | (mask & 15) << 4

    worths = puzzle.worths
    return replace(
        puzzle,
        line=tuple(card // 4 + 4 * (card % 4) for card in puzzle.line),
        filled=swapped(puzzle.filled),
        worths=replace(
            worths,
            sets=worths.sets[4:] + worths.sets[:4],
            owl=worths.owl[4:] + worths.owl[:4],
            open=tuple(worths.open[swapped(mask)] for mask in range(256)),
        ),
    )


@pytest.mark.rule("B-P2")
def test_a_split_does_not_depend_on_the_end_it_is_read_from() -> None:
    chance = Random("mirrored split")
    for _ in range(200):
        puzzle = instance(chance, chance.randint(11, 28), pigeons=1)
        assert split(puzzle).value == split(mirrored(puzzle)).value == split(exchanged(puzzle)).value, puzzle


@pytest.mark.rule("B-P2")
def test_a_collapse_does_not_depend_on_the_end_it_is_read_from() -> None:
    chance = Random("mirrored collapse")
    for _ in range(100):
        puzzle = instance(chance, chance.randint(10, 16), single_chain=0.1)
        images = [collapse(puzzle), collapse(mirrored(puzzle)), collapse(exchanged(puzzle))]
        assert all(found.exact for found in images), puzzle
        assert len({found.value for found in images}) == 1, puzzle
