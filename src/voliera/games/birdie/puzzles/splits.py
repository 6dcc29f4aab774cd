"""Best split: all that the splits of a line can write, and what people write who look for long sets first."""

from collections.abc import Callable, Iterator

from voliera.games.birdie.puzzles.written import (
    BOXES,
    NOTHING,
    Boxes,
    Result,
    Worth,
    abilities,
    lines_of,
    result_of,
    with_box,
    with_owls,
)
from voliera.games.birdie.solve.features import CARRIES
from voliera.games.birdie.solve.knowledge import Knowledge

Way = bytes
"""The largest sets by feature, then the sets dropped by the Pigeon."""
Liking = Callable[[int, int], tuple[float, float]]
"""How much a set is liked, by its feature and length."""


def results(k: Knowledge) -> set[Result]:
    """Everything that a scoring of this seat can write (B-P3 to B-P10); the Robin is left aside."""
    _, owls, pigeons, woodpeckers = abilities(k)
    ways: set[Way] = set()
    for line in lines_of(k, woodpeckers):
        ways |= written(line, k.filled, pigeons)
    found: set[Result] = set()
    for way in ways:
        found |= ended(way[:BOXES], way[BOXES], k.filled, owls)
    return found


def written(line: bytes, filled: int, pigeons: int) -> set[Way]:
    """Every way to declare sets.

    From right to left: what the cards from a place on can come to is the same whatever was declared before it.
    """
    ways: list[set[Way]] = [{result_of(NOTHING, 0)}]
    for start in range(len(line) - 1, -1, -1):
        found = set(ways[0])
        for feature in range(BOXES):
            stop = start
            while stop < len(line) and CARRIES[feature][line[stop]]:
                stop += 1
            for length in range(2, stop - start + 1):
                for way in ways[length - 1]:
                    if way[BOXES] < pigeons:
                        found.add(with_box(way, BOXES, way[BOXES] + 1))
                    if filled >> feature & 1 or way[feature] >= length:
                        found.add(way)
                    else:
                        found.add(with_box(way, feature, length))
        ways.insert(0, found)
    return ways[0]


def natural(k: Knowledge, worth: Worth) -> int:
    """The most that simple ways to split come to: what a puzzle's answer has to beat.

    Long sets first; sets with most points first; from the left, and from the right, always the longest set. Then one of
    these sets is given to the Pigeon if that pays, and the Owl copies what it can into the best box; nobody thinks of
    the Woodpecker.
    """
    _, owls, pigeons, _ = abilities(k)
    by_length = taken(k, lambda feature, length: (length, worth.sets[feature][length]))
    by_points = taken(k, lambda feature, length: (worth.sets[feature][length], length))
    ways = [by_length, by_points, swept(k, bytes(k.line)), swept(k, bytes(reversed(k.line)))]
    best = 0
    for lengths in ways:
        for kept, drops in dropping(lengths, pigeons):
            best = max(best, *map(worth, ended(kept, drops, k.filled, owls)))
    return best


def ended(lengths: Boxes, drops: int, filled: int, owls: int) -> set[Result]:
    """All that can come of sets once they are written."""
    lowest = min((length for length in lengths if length), default=0)
    marks = sum(length > 0 for length in lengths) + 2 * drops
    return with_owls(result_of(lengths, marks), lowest, filled, owls)


def dropping(lengths: Boxes, pigeons: int) -> Iterator[tuple[Boxes, int]]:
    """Sets as they are, or with one of them given to the Pigeon."""
    yield lengths, 0
    for feature in range(BOXES if pigeons else 0):
        if lengths[feature]:
            yield with_box(lengths, feature, 0), 1


def taken(k: Knowledge, liking: Liking) -> Boxes:
    """Take the set that is liked best, again and again, of those for boxes that are still empty."""
    lengths = list(NOTHING)
    free = [True] * len(k.line)
    while True:
        found = []
        for feature in range(BOXES):
            if lengths[feature] or k.filled >> feature & 1:
                continue
            for start in range(len(k.line)):
                stop = start
                while stop < len(k.line) and free[stop] and CARRIES[feature][k.line[stop]]:
                    stop += 1
                if stop - start >= 2:
                    found.append((*liking(feature, stop - start), -start, -feature, stop - start))
        if not found:
            return bytes(lengths)
        *_, start, feature, length = max(found)
        lengths[-feature] = length
        free[-start : length - start] = [False] * length


def swept(k: Knowledge, line: bytes) -> Boxes:
    """Go along the line and always declare the longest set that begins here, if its box is empty."""
    lengths = list(NOTHING)
    start = 0
    while start < len(line):
        best = (1, 0)
        for feature in range(BOXES):
            stop = start
            while stop < len(line) and CARRIES[feature][line[stop]]:
                stop += 1
            if not lengths[feature] and not k.filled >> feature & 1:
                best = max(best, (stop - start, feature))
        if best[0] >= 2:
            lengths[best[1]] = best[0]
        start += best[0]
    return bytes(lengths)
