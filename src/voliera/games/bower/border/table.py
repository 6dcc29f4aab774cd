"""The record of Bower as plain Python numbers and lists, with the names of tiles under the table's options."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

from voliera.documents import Document
from voliera.games.bower.border.components import builtin, decode_square
from voliera.games.bower.rules.box import BONUSES, EGGS, NEST_BONUSES, SPELLED
from voliera.games.bower.rules.state import ALL_TILES, NONE, SQUARES, STATE, STRIDE, SUPER_TURNS, TURNS, Phase, Variant
from voliera.reading import Reading, layout_of

TileName = str | list[Document]
"""An id of the component file, a bonus nest tile's name, or two squares spelled out."""

FACINGS = ("n", "e", "s", "w")
ALONG = ("row", "column")
FACES = layout_of(STATE).lists["faces"].bytes
PLACES = tuple((square // STRIDE, square % STRIDE) for square in range(SQUARES))
"""Every square as column and row."""


@cache
def our_ids() -> tuple[str, ...]:
    """The ids of the built-in tiles."""
    return tuple(tile.id for tile in builtin().tiles)


def tile_ids(options: Document) -> list[str] | tuple[str, ...]:
    """The ids of the nest tiles under checked options, by number."""
    given = options.get("components")
    return our_ids() if given is None else [tile["id"] for tile in given["tiles"]]


@lru_cache(maxsize=64)
def spelled_out(faces: bytes) -> frozenset[int]:
    """The tiles that a position has spelled out, from the bytes of all faces, which stay the same in a game."""
    pairs: list[Any] = memoryview(faces).cast("I", (ALL_TILES, 2)).tolist()
    return frozenset(number for number, (first, _) in enumerate(pairs) if first & SPELLED)


class Table(Reading, record=STATE):
    """One table of Bower at one moment. Options are needed where tiles are named."""

    _ids: Sequence[str] = ()
    _spelled: frozenset[int] = frozenset()

    def tile(self, number: int) -> TileName:
        """A tile as documents name it."""
        ids = self._ids or self._read_ids()
        return self.squares_of(number) if number in self._spelled else ids[number]

    def tiles(self, numbers: Iterable[int]) -> list[TileName]:
        """Several tiles, as documents name them."""
        ids, spelled = self._ids or self._read_ids(), self._spelled
        return [self.squares_of(number) if number in spelled else ids[number] for number in numbers]

    def _read_ids(self) -> Sequence[str]:
        """Every tile's id, and who has none."""
        self._spelled = spelled_out(self._frozen[FACES])
        self._ids = (*tile_ids(self._options), *NEST_BONUSES)
        return self._ids

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
    return [*PLACES[square % SQUARES]]


def square_at(place: Sequence[int], rows: int) -> int:
    """The number of a square [column, row]; -1 outside the grid."""
    column, row = place
    return STRIDE * column + row if 0 <= column < SQUARES // STRIDE and 0 <= row < rows else NONE


def bonus_names(numbers: Iterable[int]) -> list[str]:
    """Bonus tiles by their names."""
    return [BONUSES[number] for number in numbers]


def egg_names(numbers: Iterable[int]) -> list[str]:
    """Eggs by their names."""
    return [EGGS[number] for number in numbers]
