"""Best chain: all that the collapses of a line can write in the expert game, and what comes of one chain at a time."""

from collections.abc import Iterator
from typing import NamedTuple

from voliera.games.birdie.puzzles.written import (
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
from voliera.games.birdie.solve.features import CARRIES, SHARED
from voliera.games.birdie.solve.knowledge import Knowledge

Line = bytes


class Stand(NamedTuple):
    """Where a collapse stands: the cards left, what is written, and the sets given to the Pigeon."""

    line: Line
    boxes: Boxes = NOTHING
    drops: int = 0

    @property
    def key(self) -> bytes:
        """All of it, to be found in a set."""
        return result_of(self.boxes, self.drops) + self.line

    @property
    def marks(self) -> int:
        """Flaps marked so far: one for each box, two for each Pigeon (B-P8, B-A4)."""
        return sum(value > 0 for value in self.boxes) + 2 * self.drops


def results(k: Knowledge) -> set[Result]:
    """Everything that a scoring of this seat can write (B-E2 to B-E8); the Robin is left aside."""
    _, owls, pigeons, woodpeckers = abilities(k)
    waiting = [Stand(line) for line in lines_of(k, woodpeckers)]
    seen = {stand.key for stand in waiting}
    found: set[Result] = set()
    while waiting:
        stand = waiting.pop()
        found |= ended(stand, k.filled, owls)
        for at in range(len(stand.line)):
            for end in removed(stand, at, k.filled, pigeons):
                if (key := end.key) not in seen:
                    seen.add(key)
                    waiting.append(end)
    return found


def ended(stand: Stand, filled: int, owls: int) -> set[Result]:
    """All that can come of a collapse once it is over: it may be stopped between any two chains (B-E6)."""
    lowest = min((value for value in stand.boxes if value), default=0)
    return with_owls(result_of(stand.boxes, stand.marks), lowest, filled, owls)


def removed(stand: Stand, at: int, filled: int, pigeons: int) -> Iterator[Stand]:
    """All ends of the chain that follows when a card is removed (B-E2)."""
    rest = Stand(stand.line[:at] + stand.line[at + 1 :], stand.boxes, stand.drops)
    yield from closed(rest, at, filled, pigeons)


def closed(stand: Stand, at: int, filled: int, pigeons: int) -> Iterator[Stand]:
    """All that can happen at a gap: a set for each feature that both sides share, written or dropped; and so on."""
    sets = list(sets_at(stand.line, at))
    if not sets:
        yield stand
    for feature, start, stop in sets:
        rest = stand.line[:start] + stand.line[stop:]
        if stand.boxes[feature] or filled >> feature & 1:
            boxes = stand.boxes  # lost (B-E7)
        else:
            boxes = with_box(stand.boxes, feature, stop - start)
        yield from closed(Stand(rest, boxes, stand.drops), start, filled, pigeons)
        if stand.drops < pigeons:
            yield from closed(Stand(rest, stand.boxes, stand.drops + 1), start, filled, pigeons)


def sets_at(line: Line, at: int) -> Iterator[tuple[int, int, int]]:
    """The sets around a gap before the card at `at`: feature, start and stop (B-E3, B-E4)."""
    if not 0 < at < len(line):
        return
    for feature in SHARED[line[at - 1]][line[at]]:
        start = stop = at
        while start and CARRIES[feature][line[start - 1]]:
            start -= 1
        while stop < len(line) and CARRIES[feature][line[stop]]:
            stop += 1
        yield feature, start, stop


def natural(k: Knowledge, worth: Worth) -> int:
    """The most that one chain after the other comes to: what a puzzle's answer has to beat.

    Always the chain that brings most points now, or always the one that takes most cards; each is played as well as it
    can be. The Owl copies what it can into the best box; nobody thinks of the Woodpecker.
    """
    _, owls, pigeons, _ = abilities(k)
    best = 0
    for by_cards in (False, True):
        stand = Stand(bytes(k.line))
        while True:
            gains = [
                (len(stand.line) - len(end.line) if by_cards else 0, worth(result_of(end.boxes, end.marks)), -at, end)
                for at in range(len(stand.line))
                for end in removed(stand, at, k.filled, pigeons)
            ]
            now = worth(result_of(stand.boxes, stand.marks))
            gains = [gain for gain in gains if gain[1] > now]
            if not gains:
                break
            *_, stand = max(gains)
        best = max(best, *map(worth, ended(stand, k.filled, owls)))
    return best
