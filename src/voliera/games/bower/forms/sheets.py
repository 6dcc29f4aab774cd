"""Bower's score sheets: what a boxed table tells, and what it comes to."""

from typing import Literal, NotRequired

from voliera.games.bower.forms.names import Bonus, Egg, Options, Place, Square, Variant
from voliera.games.bower.forms.results import Explanation, Result
from voliera.games.bower.forms.tables import NestItem
from voliera.typed import TypeAliasType, TypedDict


class SeenSquare(Square):
    """A square by what can be seen on it; the Coloured Shells have an emblem."""

    emblem: NotRequired[bool]


class LaidSquare(TypedDict):
    """A square of a nest by itself, also as a short code."""

    square: SeenSquare | str
    at: Place


SheetItem = TypeAliasType("SheetItem", NestItem | LaidSquare)


class Sheet(TypedDict):
    """A score sheet of the boxed game: a text in a nest is a row of short codes, and null is not known yet."""

    format: Literal["voliera/sheet/1"]
    game: Literal["bower"]
    variant: NotRequired[Variant]
    options: NotRequired[Options]
    names: NotRequired[list[str]]
    eggs: NotRequired[list[Egg | None]]
    nests: NotRequired[tuple[list[SheetItem | str], list[SheetItem | str]]]
    kept: NotRequired[tuple[list[Bonus] | None, list[Bonus] | None]]


class NestNeeds(TypedDict):
    """Empty squares that a tile could lie on, and filled ones that make no tile."""

    seat: int
    room: list[Place]
    left_over: list[Place]


class SheetNext(TypedDict):
    """What a sheet still has to tell: eggs by columns, nests, and kept bonus tiles by seats."""

    eggs: list[int]
    nests: list[NestNeeds]
    kept: list[int]


class ScoredSheet(TypedDict):
    """What a sheet comes to; the result is null as long as something of it is not known."""

    sheet: Sheet
    result: Result | None
    explanation: Explanation | None
    next: SheetNext | None
