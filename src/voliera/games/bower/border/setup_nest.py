"""Lay a nest again, item by item, and refuse what the rules do not allow there (W-T2, W-B9 to W-B13)."""

import msgspec

from voliera.documents import refuse
from voliera.games.bower.border.position import TOKENS, Item, Position
from voliera.games.bower.border.table import ALONG, FACINGS, square_at
from voliera.games.bower.rules.box import OBJECT_NUMBERS
from voliera.games.bower.rules.nest import put
from voliera.games.bower.rules.state import COLUMNS, COVERED, FIRST_TOKEN, NONE, STRIDE
from voliera.kernel import Record


def lay_nest(p: Position, s: Record, seat: int, numbers: dict[str, int], tokens: set[str]) -> None:
    """Lay everything into a nest, in order, and refuse what the rules do not allow there."""
    rows = STRIDE if p.is_super else STRIDE - 1
    laid = 0
    for i, item in enumerate(p.nests[seat]):
        field = f"nests[{seat}][{i}]"
        kinds = [name for name in ("tile", "cover", "token") if getattr(item, name) is not msgspec.UNSET]
        if len(kinds) != 1:
            raise refuse(field, "exactly one of tile, cover and token")
        square = square_at(item.at, rows) if len(item.at) == 2 else NONE
        if square == NONE:
            raise refuse(
                f"{field}.at", f"a square [column, row] of the {COLUMNS} × {rows} grid, found {item.at} (W-C1)"
            )
        if kinds[0] == "token":
            if str(item.token) in tokens:
                raise refuse(f"{field}.token", f"{item.token} lies twice, there is one of each (W-C5)")
            tokens.add(str(item.token))
            lay_token(s, seat, item, square, rows, field)
        else:
            if kinds[0] == "cover":
                if "cover" in tokens:
                    raise refuse(f"{field}.cover", "only one tile can be a cover (W-C4)")
                tokens.add("cover")
            laid += kinds[0] == "tile"
            if laid > p.all_turns:
                raise refuse(field, f"at most {p.all_turns} tiles are played into a nest (W-E1)")
            lay_tile(s, seat, item, square, rows, field, numbers[f"{field}.{kinds[0]}"])


def lay_tile(s: Record, seat: int, item: Item, square: int, rows: int, field: str, tile: int) -> None:
    """Lay a tile or a cover (W-T2, W-B13)."""
    if item.object is not msgspec.UNSET or item.along is not msgspec.UNSET:
        raise refuse(field, "object and along belong to tokens")
    if isinstance(item.facing, msgspec.UnsetType):
        raise refuse(f"{field}.facing", "n, e, s or w: where the tile's second square lies")
    facing = FACINGS.index(item.facing)
    column, row = item.at
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))[facing]
    other = square_at((column + steps[0], row + steps[1]), rows)
    if other == NONE:
        raise refuse(f"{field}.at", f"facing {item.facing} the tile leaves the {COLUMNS} × {rows} grid (W-T2)")
    filled = [bool(s.square[seat, place] != NONE) for place in (square, other)]
    if item.cover is not msgspec.UNSET:
        if not all(filled):
            raise refuse(f"{field}.at", "a cover lies on two filled squares (W-B13)")
        put(s, seat, COVERED + tile, square, facing)
        return
    if any(filled):
        raise refuse(f"{field}.at", "overlaps a tile laid before (W-T2)")
    if not any(touches(s, seat, place) for place in (square, other)):
        raise refuse(f"{field}.at", "touches neither the board nor a tile laid before (W-T2)")
    put(s, seat, tile, square, facing)


def touches(s: Record, seat: int, square: int) -> bool:
    """Whether a square touches the board or a filled square."""
    column, row = divmod(square, STRIDE)
    near = [square_at((column + x, row + y), STRIDE) for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return row == 0 or any(place != NONE and s.square[seat, place] != NONE for place in near)


def lay_token(s: Record, seat: int, item: Item, square: int, rows: int, field: str) -> None:
    """Lay a token on a filled square; the X on an object, the Branch with both ends inside the grid."""
    if item.facing is not msgspec.UNSET:
        raise refuse(field, "facing belongs to tiles")
    if (item.token == "x") != (item.object is not msgspec.UNSET):
        raise refuse(f"{field}.object", "given for the X, and only there (W-B9)")
    if (item.token == "branch") != (item.along is not msgspec.UNSET):
        raise refuse(f"{field}.along", "given for the Branch, and only there (W-B12)")
    if s.square[seat, square] == NONE:
        raise refuse(f"{field}.at", "tokens lie on filled squares")
    how = NONE
    if not isinstance(item.object, msgspec.UnsetType):
        how = OBJECT_NUMBERS[item.object]
    elif not isinstance(item.along, msgspec.UnsetType):
        how = ALONG.index(item.along)
        place, last = (item.at[0], COLUMNS - 1) if how == 0 else (item.at[1], rows - 1)
        if not 0 < place < last:
            raise refuse(f"{field}.along", f"along the {item.along} an end of the Branch leaves the grid (W-B12)")
    if not put(s, seat, FIRST_TOKEN + TOKENS.index(str(item.token)), square, how):
        raise refuse(f"{field}.object", f"there is no {item.object} to lay the X on (W-B9)")
