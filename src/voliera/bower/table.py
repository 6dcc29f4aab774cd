"""The record of Bower as plain Python numbers and lists, with the names of tiles under the table's options."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from voliera.bower.components import BONUSES, EGGS, NEST_BONUSES, SPELLED, TILES, builtin, decode_square
from voliera.bower.state import NONE, SQUARES, STRIDE, SUPER_TURNS, TURNS, Phase, Variant
from voliera.documents import Document
from voliera.kernel import States
from voliera.reading import Reading

TileName = str | list[Document]
"""An id of the component file, a bonus nest tile's name, or two squares spelled out."""

FACINGS = ("n", "e", "s", "w")
ALONG = ("row", "column")


@cache
def our_ids() -> tuple[str, ...]:
    """The ids of the built-in tiles."""
    return tuple(tile.id for tile in builtin().tiles)


def tile_ids(options: Document) -> list[str] | tuple[str, ...]:
    """The ids of the nest tiles under checked options, by number."""
    given = options.get("components")
    return our_ids() if given is None else [tile["id"] for tile in given["tiles"]]


class Table(Reading):
    """One table of Bower at one moment."""

    def __init__(self, states: States, options: Document | None = None) -> None:
        """Options are needed where tiles are named."""
        super().__init__(states)
        self._options: Document = {} if options is None else options
        self._ids: Any = None

    def tile(self, number: int) -> TileName:
        """A tile as documents name it."""
        if self.faces[number][0] & SPELLED:
            return [decode_square(face) for face in self.faces[number]]
        if number >= TILES:
            return NEST_BONUSES[number - TILES]
        if self._ids is None:
            self._ids = tile_ids(self._options)
        name: str = self._ids[number]
        return name

    def tiles(self, numbers: list[int]) -> list[TileName]:
        """Several tiles, as documents name them."""
        return [self.tile(number) for number in numbers]

    def squares_of(self, number: int) -> list[Document]:
        """Both squares of a tile spelled out."""
        return [decode_square(face) for face in self.faces[number]]

    @property
    def rows(self) -> int:
        """Rows of a nest."""
        return STRIDE if self.variant == Variant.SUPER else STRIDE - 1

    @property
    def all_turns(self) -> int:
        """Turns that each player has in the whole game."""
        return SUPER_TURNS if self.variant == Variant.SUPER else TURNS

    @property
    def owner(self) -> int:
        """Whose turn it is; in the discard phase the other seat is asked."""
        return int(1 - self.seat if self.phase == Phase.DISCARD else self.seat)

    def is_filled(self, seat: int, square: int) -> bool:
        """Whether a tile lies on a square."""
        return bool(self.square[seat][square] != NONE)


def at(square: int) -> list[int]:
    """A square as column and row."""
    return [square % SQUARES // STRIDE, square % STRIDE]


def square_at(place: Sequence[int], rows: int) -> int:
    """The number of a square [column, row]; -1 outside the grid."""
    column, row = place
    return STRIDE * column + row if 0 <= column < SQUARES // STRIDE and 0 <= row < rows else NONE


def bonus_names(numbers: list[int]) -> list[str]:
    """Bonus tiles by their names."""
    return [BONUSES[number] for number in numbers]


def egg_names(numbers: list[int]) -> list[str]:
    """Eggs by their names."""
    return [EGGS[number] for number in numbers]
