"""A nest as the greedy bot counts it: objects by column, and groups with what surrounds them.

A square's objects are packed into one number, six bits for each kind, so that a column is a sum. Sets of squares are
numbers of 30 bits, as in the record.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from voliera.bower.components import COLOURS, EMBLEM, GEM, MATERIAL_SHIFT, SHELL
from voliera.bower.state import COLUMNS, SQUARES, STRIDE, Token

FIELD = 6
KINDS = 10
HUES = len(COLOURS)
WHITE = HUES - 1
EMBLEMS = KINDS
"""The place of the emblem of Coloured Shells, after the ten kinds of objects."""
MATERIALS = 4
BOTTOM = sum(1 << STRIDE * column for column in range(COLUMNS))
TOP = BOTTOM << STRIDE - 1
WHOLE = (1 << SQUARES) - 1
COLUMN = (1 << STRIDE) - 1
DARK = sum(1 << square for square in range(SQUARES) if (square // STRIDE + square % STRIDE) % 2)
"""Every second square, as on a chessboard: a tile always lies on one of each."""


class Half(NamedTuple):
    """What half a tile brings to a square."""

    objects: int  # packed
    material: int
    gems: int
    shells: int
    emblem: int


class Group(NamedTuple):
    """Squares of one material that hang together."""

    squares: int
    around: int  # the squares beside them, the far end of the Branch included
    size: int
    gems: int
    shells: int
    emblem: int


def of_kind(kind: int, number: int = 1) -> int:
    """So many objects of a kind, packed."""
    return number << FIELD * kind


def number_of(objects: int, kind: int) -> int:
    """How many objects of a kind are in a packed number."""
    return objects >> FIELD * kind & 63


@cache
def half_of(face: int) -> Half:
    """A square of the component file, as it counts here."""
    numbers = [face >> 2 * kind & 3 for kind in range(KINDS)]
    emblem = 1 if face & EMBLEM else 0
    objects = sum(of_kind(kind, number) for kind, number in enumerate(numbers)) + of_kind(EMBLEMS, emblem)
    return Half(objects, face >> MATERIAL_SHIFT & 3, numbers[GEM], numbers[SHELL], emblem)


def around(squares: int) -> int:
    """The neighbours of a set of squares."""
    return ((squares & ~TOP) << 1 | (squares & ~BOTTOM) >> 1 | squares << STRIDE | squares >> STRIDE) & WHOLE


AROUND = tuple(around(1 << square) for square in range(SQUARES))


def squares_in(squares: int) -> Iterator[int]:
    """The numbers of the squares in a set."""
    while squares:
        bit = squares & -squares
        yield bit.bit_length() - 1
        squares ^= bit


class Nest:
    """One nest at one moment."""

    def __init__(self, halves: Sequence[Half | None], joined: tuple[int, int] | None, board: int) -> None:
        """Count what lies on the 30 squares; `joined` are the squares at the ends of the Branch (W-B12)."""
        self.halves = halves
        self.joined = joined
        self.filled = 0
        self.objects = [0] * COLUMNS
        materials = [0] * MATERIALS
        for square, half in enumerate(halves):
            if half is not None:
                self.filled |= 1 << square
                self.objects[square // STRIDE] += half.objects
                materials[half.material] |= 1 << square
        self.empty = board & ~self.filled
        self.empty_in = [(self.empty >> STRIDE * column & COLUMN).bit_count() for column in range(COLUMNS)]
        self.groups = [self._groups(squares) for squares in materials]

    def beside(self, square: int) -> int:
        """The squares that count as neighbours of a square."""
        joined = self.joined
        if joined and square in joined:
            return AROUND[square] | 1 << joined[0] + joined[1] - square
        return AROUND[square]

    def _groups(self, within: int) -> list[Group]:
        found = []
        while within:
            squares = edge = within & -within
            near = 0
            while edge:
                for square in squares_in(edge):
                    near |= self.beside(square)
                edge = near & within & ~squares
                squares |= edge
            within &= ~squares
            halves = [half for square in squares_in(squares) if (half := self.halves[square])]
            found.append(
                Group(
                    squares,
                    near & ~squares,
                    len(halves),
                    sum(half.gems for half in halves),
                    sum(half.shells for half in halves),
                    max(half.emblem for half in halves),
                )
            )
        return found

    def changed(self, halves: dict[int, Half]) -> list[Half | None]:
        """The squares with some of them changed: for a nest that is counted anew."""
        return [halves.get(square, half) for square, half in enumerate(self.halves)]


def places(empty: int, filled: int) -> list[tuple[int, int]]:
    """Where a tile fits: pairs of empty squares that touch the board or a tile, the lower or left one first (W-T2)."""
    touching = BOTTOM | around(filled)
    found = []
    for distance, last in ((1, TOP), (STRIDE, 0)):
        first = empty & empty >> distance & ~last & (touching | touching >> distance)
        found += [(square, square + distance) for square in squares_in(first)]
    return found


def pairs(filled: int) -> list[tuple[int, int]]:
    """Pairs of filled squares side by side, for a cover (W-B13)."""
    found = []
    for distance, last in ((1, TOP), (STRIDE, 0)):
        found += [(square, square + distance) for square in squares_in(filled & filled >> distance & ~last)]
    return found


def unfillable(empty: int) -> int:
    """How many of these squares no tile can ever fill, at least: single ones, and what is left over by colour."""
    lost = 0
    while empty:
        part = empty & -empty
        while True:
            more = (part | around(part)) & empty
            if more == part:
                break
            part = more
        empty &= ~part
        dark = (part & DARK).bit_count()
        lost += abs(part.bit_count() - 2 * dark)
    return lost


def with_token(half: Half, token: int, x_object: int) -> Half:
    """A square with a token on it."""
    objects, shells = half.objects, half.shells
    if token == Token.X:
        objects -= of_kind(x_object)
    elif token == Token.SHELLS:
        objects += of_kind(SHELL, 2)
        shells += 2
    else:
        objects += of_kind(HUES + WHITE if token == Token.WHITE_FEATHER else WHITE)
    return half._replace(objects=objects, shells=shells)


def wanted_by(egg: int, objects: int) -> tuple[int, int]:
    """Matching objects, and white ones that can be declared to match (W-E3, W-E4)."""
    first = egg - egg % HUES
    if egg % HUES == WHITE:
        return sum(number_of(objects, kind) for kind in range(first, first + HUES)), 0
    return number_of(objects, egg), number_of(objects, first + WHITE)


def union(sets: Iterable[int]) -> int:
    """All squares of several sets."""
    squares = 0
    for one in sets:
        squares |= one
    return squares
