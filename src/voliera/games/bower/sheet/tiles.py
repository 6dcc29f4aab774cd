"""From squares to tiles: a boxed table is typed in square by square, but the rules know tiles of two squares (W-C3).

Any way of pairing the filled squares gives the same score, so one is found, as a matching on the chessboard that the
grid is. Tiles are then put into an order in which each touches the board or a tile before it (W-T2).
"""

from collections.abc import Collection, Iterable, Sequence
from typing import TypeVar

Place = tuple[int, int]
"""Column and row, from 0; row 0 touches the board."""
STEPS = {"e": (1, 0), "n": (0, 1), "w": (-1, 0), "s": (0, -1)}
"""From a tile's first square to its second, by its facing."""
COLUMNS = 6

One = TypeVar("One")


def near(place: Place) -> list[Place]:
    """The four places around one, in the grid or not."""
    return [(place[0] + right, place[1] + away) for right, away in STEPS.values()]


def facing(first: Place, second: Place) -> str | None:
    """Where the second of two squares lies; None if they are no neighbours."""
    step = (second[0] - first[0], second[1] - first[1])
    return next((name for name, one in STEPS.items() if one == step), None)


def paired(squares: Collection[Place]) -> tuple[list[tuple[Place, Place]], list[Place]]:
    """As many pairs of neighbours as there can be among these squares, and the squares that are left over."""
    partner: dict[Place, Place] = {}

    def finds_one(place: Place, tried: set[Place]) -> bool:
        """Whether the place gets a partner, if others may change theirs."""
        for other in near(place):
            if other in squares and other not in tried:
                tried.add(other)
                if other not in partner or finds_one(partner[other], tried):
                    partner[other], partner[place] = place, other
                    return True
        return False

    light = sorted(place for place in squares if sum(place) % 2 == 0)
    for place in light:
        finds_one(place, set())
    pairs = [(place, partner[place]) for place in light if place in partner]
    matched = {place for pair in pairs for place in pair}
    return pairs, sorted(set(squares) - matched)


def room(filled: Collection[Place], rows: int) -> list[Place]:
    """The empty squares that a further tile could lie on: those with an empty neighbour (W-T3)."""
    empty = {(column, row) for column in range(COLUMNS) for row in range(rows)} - set(filled)
    return sorted(place for place in empty if any(other in empty for other in near(place)))


def in_order(tiles: Iterable[tuple[Sequence[Place], One]]) -> tuple[list[One], list[One]]:
    """Things on squares, each after one that it touches; and those that touch neither the board nor anything else."""
    waiting = list(tiles)
    laid: list[One] = []
    filled: set[Place] = set()
    while waiting:
        touching = (
            index
            for index, (places, _) in enumerate(waiting)
            if any(row == 0 or filled & set(near((column, row))) for column, row in places)
        )
        found = next(touching, None)
        if found is None:
            break
        places, one = waiting.pop(found)
        filled |= set(places)
        laid.append(one)
    return laid, [one for _, one in waiting]
