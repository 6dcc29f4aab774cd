"""The best scoring found by trying everything: plain, slow, and easy to compare with the rules.

It exists to find mistakes in the solvers, and so shares nothing with them, nor with the compiled rules, but the
numbers of cards (4 × bird + season) and of features (birds 0 to 3, then seasons). Nothing is left out because it looks
useless: several sets of one feature, sets for filled boxes, a Pigeon for the longest set, an Owl that costs more than
it brings, a move of the Woodpecker between two equal cards.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Protocol

Line = tuple[int, ...]
Declared = tuple[int, int, int]
"""A declared set: start, length, feature."""
Written = tuple[tuple[int, int], ...]
"""What sets write: pairs of feature and length, in the order of features."""

ROBIN, OWL, PIGEON, WOODPECKER = range(4)
ALL_BOXES = 255
OWL_LIMIT = 5


class Worths(Protocol):
    """What things are worth; the solvers' own tables have the same names."""

    @property
    def sets(self) -> Sequence[Sequence[float]]:
        """sets[feature][length]."""

    @property
    def flaps(self) -> Sequence[float]:
        """flaps[boxes marked from now on]."""

    @property
    def owl(self) -> Sequence[Sequence[float]]:
        """owl[box][value]."""

    @property
    def open(self) -> Sequence[float]:
        """open[mask of the boxes that are left open]."""

    @property
    def costs(self) -> Sequence[float]:
        """costs[bird]: of one use of its ability."""


def features(card: int) -> tuple[int, int]:
    """A card's bird and its season."""
    return card // 4, 4 + card % 4


def is_filled(filled: int, feature: int) -> bool:
    """Whether a box is filled."""
    return filled >> feature & 1 == 1


# The end of both variants


def best_ending(filled: int, lowest: int, owls: int, worths: Worths) -> float:
    """Everything is written: the Owl into any empty box, again and again or not at all, and what stays open (B-A5).

    `lowest` is the smallest value that a set has written, 0 if none has.
    """
    best = worths.open[ALL_BOXES & ~filled]
    if owls and lowest:
        for box in range(8):
            if not is_filled(filled, box):
                gain = worths.owl[box][min(OWL_LIMIT, lowest)] - worths.costs[OWL]
                best = max(best, gain + best_ending(filled | 1 << box, lowest, owls - 1, worths))
    return best


# Standard


def declarations(line: Line, start: int = 0) -> Iterator[tuple[Declared, ...]]:
    """Every way to declare sets from left to right, of any length, for any feature, however often (B-P4)."""
    if start >= len(line):
        yield ()
        return
    yield from declarations(line, start + 1)
    for feature in features(line[start]):
        stop = start + 1
        while stop < len(line) and feature in features(line[stop]):
            stop += 1
            for later in declarations(line, stop):
                yield ((start, stop - start, feature), *later)


def written_by(declared: Sequence[Declared], filled: int) -> Written:
    """What declared sets write: the largest of each feature, if its box is empty (B-P5 to B-P7)."""
    largest: dict[int, int] = {}
    for _, length, feature in declared:
        if not is_filled(filled, feature):
            largest[feature] = max(length, largest.get(feature, 0))
    return tuple(sorted(largest.items()))


def ways_to_write(line: Line, filled: int, pigeons: int) -> set[tuple[Written, int]]:
    """All that can come of a line: what is written, and how many sets the Pigeon has dropped (B-A4)."""
    found = set()
    for declared in declarations(line):
        for drops in range(min(pigeons, len(declared)) + 1):
            for dropped in combinations(declared, drops):
                kept = [one for one in declared if one not in dropped]
                found.add((written_by(kept, filled), drops))
    return found


def best_split(
    line: Sequence[int], filled: int, worths: Worths, *, pigeons: int = 0, owls: int = 0, woodpeckers: int = 0
) -> float:
    """The greatest worth of a standard scoring (B-P3 to B-P10)."""

    @cache
    def finish(cards: Line) -> float:
        best = float("-inf")
        for written, drops in ways_to_write(cards, filled, pigeons):
            worth = sum(worths.sets[feature][length] for feature, length in written)
            worth += worths.flaps[len(written) + 2 * drops] - worths.costs[PIGEON] * drops
            after = filled | sum(1 << feature for feature, _ in written)
            lowest = min((length for _, length in written), default=0)
            best = max(best, worth + best_ending(after, lowest, owls, worths))
        return best

    return best_early(tuple(line), (0,) * 16, worths, finish, woodpeckers=woodpeckers)


# Expert


def best_collapse(
    line: Sequence[int],
    filled: int,
    worths: Worths,
    *,
    pigeons: int = 0,
    owls: int = 0,
    woodpeckers: int = 0,
    single_chain: bool = False,
) -> float:
    """The greatest worth of an expert scoring (B-E2 to B-E8)."""
    collapse = collapses(worths, pigeons=pigeons, owls=owls, single_chain=single_chain)
    return best_early(tuple(line), (0,) * 16, worths, lambda cards: collapse(cards, filled), woodpeckers=woodpeckers)


def collapses(
    worths: Worths, *, pigeons: int = 0, owls: int = 0, single_chain: bool = False
) -> Callable[[Line, int], float]:
    """A function that gives the greatest worth of a collapse of a line, with the boxes that are filled before it.

    What is done afterwards depends only on what lies and stands there now, so that is kept in mind.
    """

    @cache
    def between(line: Line, filled: int, marks: int, lowest: int, left: int, removed: bool) -> float:
        """No chain is open: stop (B-E6), or remove any card (B-E2)."""
        best = worths.flaps[marks] + best_ending(filled, lowest, owls, worths)
        if not (removed and single_chain):
            for at in range(len(line)):
                best = max(best, gap(line[:at] + line[at + 1 :], at, filled, marks, lowest, left))
        return best

    @cache
    def gap(line: Line, at: int, filled: int, marks: int, lowest: int, left: int) -> float:
        """Look at the gap before the card at `at`: a set, for any feature that both sides share (B-E3 to B-E5)."""
        shared = []
        if 0 < at < len(line):
            shared = [feature for feature in features(line[at - 1]) if feature in features(line[at])]
        if not shared:
            return between(line, filled, marks, lowest, left, True)
        best = float("-inf")
        for feature in shared:
            start, stop = at, at
            while start > 0 and feature in features(line[start - 1]):
                start -= 1
            while stop < len(line) and feature in features(line[stop]):
                stop += 1
            rest, size = line[:start] + line[stop:], stop - start
            if is_filled(filled, feature):  # lost (B-E7)
                best = max(best, gap(rest, start, filled, marks, lowest, left))
            else:
                least = min(lowest, size) if lowest else size
                after = gap(rest, start, filled | 1 << feature, marks + 1, least, left)
                best = max(best, worths.sets[feature][size] + after)
            if left:  # B-E8
                after = gap(rest, start, filled, marks + 2, lowest, left - 1)
                best = max(best, after - worths.costs[PIGEON])
        return best

    return lambda line, filled: between(line, filled, 0, 0, pigeons, False)


# Before both: Woodpecker and Robin


def with_card(line: Line, card: int) -> Iterator[Line]:
    """The line with a card inserted at any place, both ends included (B-A3)."""
    for at in range(len(line) + 1):
        yield (*line[:at], card, *line[at:])


def moved(line: Line) -> Iterator[Line]:
    """The line after each of the Woodpecker's moves (B-A2)."""
    for start, card in enumerate(line):
        rest = line[:start] + line[start + 1 :]
        for to in range(len(line)):
            if to != start:
                yield (*rest[:to], card, *rest[to:])


def best_early(
    line: Line,
    unseen: tuple[int, ...],
    worths: Worths,
    finish: Callable[[Line], float],
    *,
    robins: int = 0,
    woodpeckers: int = 0,
    drawn: int | None = None,
) -> float:
    """Woodpecker and Robin in any order, each as often as it can be used or less, then `finish` (B-P3, B-E2).

    The Robin's card is any of the `unseen` ones (copies by card), so this is an expectation. A card that is `drawn`
    has to be inserted first.
    """

    @cache
    def best(cards: Line, hidden: tuple[int, ...], robin: int, woodpecker: int) -> float:
        found = finish(cards)
        if woodpecker:
            for other in moved(cards):
                found = max(found, best(other, hidden, robin, woodpecker - 1) - worths.costs[WOODPECKER])
        if robin and any(hidden):
            expected = 0.0
            for card, copies in enumerate(hidden):
                if copies:
                    fewer = (*hidden[:card], copies - 1, *hidden[card + 1 :])
                    place = max(best(longer, fewer, robin - 1, woodpecker) for longer in with_card(cards, card))
                    expected += copies * place
            found = max(found, expected / sum(hidden) - worths.costs[ROBIN])
        return found

    if drawn is not None:
        return max(best(longer, unseen, robins, woodpeckers) for longer in with_card(line, drawn))
    return best(line, unseen, robins, woodpeckers)
