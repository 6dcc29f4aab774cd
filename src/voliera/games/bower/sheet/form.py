"""The form of a Bower sheet: from what people and programs write to one plain document with nothing left out.

Codes become squares, rows become squares with their places, options and eggs are all there. Wrong types, unknown names
and fields are refused with the field's name; whether such a table can be is for the rules to say.
"""

from typing import Any

import msgspec

from voliera.documents import SHEET_FORMAT, Document, read_options
from voliera.errors import GameError
from voliera.games.bower.border import components
from voliera.games.bower.border.position import Bonus, Egg, Item, Square
from voliera.games.bower.border.setup import Options
from voliera.games.bower.rules.box import OBJECTS
from voliera.games.bower.sheet.codes import EMBLEM, read_square, read_squares
from voliera.games.bower.sheet.tiles import COLUMNS
from voliera.sheet.slip import Slip

SEATS = 2
ROWS = {"standard": 4, "super": 5}
KINDS = ("tile", "cover", "token", "square")


class Seen(Square, frozen=True, forbid_unknown_fields=True):
    """A square by what can be seen on it."""

    emblem: bool = False


class SheetItem(Item, forbid_unknown_fields=True):
    """What lies in a nest as the protocol has it, or a square by itself."""

    square: Seen | str | msgspec.UnsetType = msgspec.UNSET


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """The sheet as typed data."""

    format: str
    game: str
    variant: str = "standard"
    options: dict[str, Any] = {}
    names: list[str] = []
    eggs: list[Egg | None] = msgspec.field(default_factory=lambda: [None] * COLUMNS)
    nests: list[list[SheetItem | str]] = msgspec.field(default_factory=lambda: [[], []])
    kept: list[list[Bonus] | None] = msgspec.field(default_factory=lambda: [None] * SEATS)


def refuse(field: str, why: str) -> GameError:
    """Return the error for a sheet that does not have the form of one."""
    return GameError("bad_request", f"sheet.{field}: {why}")


def read(document: object) -> Document:
    """The sheet in full, or a GameError that names the field."""
    try:
        sheet = msgspec.convert(document, Sheet)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        raise GameError("bad_request", f"sheet{path.removesuffix('`')}: {what}") from None
    if sheet.format != SHEET_FORMAT:
        raise refuse("format", f'expected "{SHEET_FORMAT}", found {sheet.format!r:.40}')
    if sheet.game != "bower":
        raise GameError("unknown_game", f"sheet.game: expected bower, found {sheet.game!r:.40}")
    if sheet.variant not in ROWS:
        raise refuse("variant", f"expected one of {', '.join(ROWS)}; found {sheet.variant!r:.40}")
    for field, size in (("eggs", COLUMNS), ("nests", SEATS), ("kept", SEATS)):
        if len(getattr(sheet, field)) != size:
            raise refuse(
                field, f"{size} entries, null where something is not known; found {len(getattr(sheet, field))}"
            )
    return {
        "format": sheet.format,
        "game": sheet.game,
        "variant": sheet.variant,
        "options": _options(sheet.options),
        "names": sheet.names,
        "eggs": sheet.eggs,
        "nests": [_nest(seat, nest, ROWS[sheet.variant]) for seat, nest in enumerate(sheet.nests)],
        "kept": sheet.kept,
    }


def _options(options: Document) -> Document:
    """The table options, all of them said; components only where there are some."""
    try:
        checked = read_options(options, Options)
    except GameError as error:
        raise GameError(error.code, f"sheet.{error.message}") from None
    said: Document = {
        "fair_play": checked.fair_play,
        "zero_ties": checked.zero_ties,
        "lone_ties": checked.lone_ties,
        "joining_gems": checked.joining_gems,
    }
    if checked.components is not None:
        said["components"] = components.check(checked.components, "sheet.options.components").document()
    return said


def _nest(seat: int, nest: list[SheetItem | str], rows: int) -> list[Document]:
    """The items of a nest; every text is the next row of squares, from the board on."""
    items: list[Document] = []
    row = 0
    for i, item in enumerate(nest):
        field = f"nests[{seat}][{i}]"
        try:
            if not isinstance(item, str):
                items.append(_item(item, field))
                continue
            squares = read_squares(item)
        except Slip as slip:
            slip.message = f"sheet.{field}:\n{slip.message}"
            raise
        if len(squares) > COLUMNS or row >= rows:
            raise refuse(field, f"there are {rows} rows of {COLUMNS} squares (W-C1)")
        found = [(column, square) for column, square in enumerate(squares) if square is not None]
        items += [{"square": square, "at": [column, row]} for column, square in found]
        row += 1
    return items


def _item(item: SheetItem, field: str) -> Document:
    """One thing in a nest, as plain data."""
    kinds = [name for name in KINDS if getattr(item, name) is not msgspec.UNSET]
    if len(kinds) != 1:
        raise refuse(field, f"exactly one of {', '.join(KINDS)}")
    plain: Document = msgspec.to_builtins(item)
    if kinds[0] in ("tile", "cover") and "facing" not in plain:
        raise refuse(f"{field}.facing", "n, e, s or w: where the tile's second square lies")
    if kinds[0] == "square":
        if set(plain) != {"square", "at"}:
            raise refuse(field, "beside a square stands nothing but at")
        plain["square"] = _square(item, field)
    return plain


def _square(item: SheetItem, field: str) -> Document:
    """A square by itself, its objects in their order."""
    if isinstance(item.square, str):
        square = read_square(item.square)
        if square is None:
            raise refuse(f"{field}.square", "an empty square is left out")
        return square
    assert isinstance(item.square, Seen)
    if len(item.square.objects) > 3:
        raise refuse(f"{field}.square.objects", "a square has three objects at most, tokens apart (W-C3)")
    plain: Document = {"material": item.square.material, "objects": sorted(item.square.objects, key=OBJECTS.index)}
    return {**plain, EMBLEM: True} if item.square.emblem else plain
