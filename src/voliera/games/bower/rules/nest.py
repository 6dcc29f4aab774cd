"""The geometry of a nest: neighbours, groups, where a tile fits, what lies where (W-C1, W-T2, W-B1, W-B12, W-E2).

All on sets of squares, 30 bits each: a group is found by letting a set grow into its neighbours, all at once, until it
grows no more, and no rule ever asks for the group of a place that was only considered.
"""

from voliera.games.bower.rules.box import EMBLEM, GEM, MATERIAL_SHIFT, OBJECTS, SHELL
from voliera.games.bower.rules.state import COLUMNS, COVERED, FIRST_TOKEN, NONE, SQUARES, STRIDE, TOKENS, Token, rows
from voliera.kernel import Record, entry, rule

WHOLE = (1 << SQUARES) - 1
BOTTOM = sum(1 << (STRIDE * column) for column in range(COLUMNS))
"""Row 0 of every column: it touches the board."""
TOP = BOTTOM << (STRIDE - 1)
"""Row 4, the last in a column."""
COLUMN = (1 << STRIDE) - 1
"""The squares of column 0."""
FACINGS = 4
WHITE_FLOWER = OBJECTS.index("flower-white")
WHITE_FEATHER = OBJECTS.index("feather-white")
ROW = 0
"""The Branch lies along the row."""


@rule
def count(squares: int) -> int:
    """How many squares are in a set."""
    n = squares - ((squares >> 1) & 0x55555555)
    n = (n & 0x33333333) + ((n >> 2) & 0x33333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F
    return ((n * 0x01010101) >> 24) & 0xFF


@rule
def around(squares: int) -> int:
    """The neighbours of a set of squares: above, below, right and left."""
    return (((squares & ~TOP) << 1) | ((squares & ~BOTTOM) >> 1) | (squares << STRIDE) | (squares >> STRIDE)) & WHOLE


@rule
def group(start: int, within: int, joined: int) -> int:
    """The squares of `within` that hang together with `start`; the two in `joined` count as neighbours (W-B12)."""
    squares = start
    while True:
        more = (squares | around(squares)) & within
        if (more & joined) != 0 and (within & joined) == joined:
            more |= joined
        if more == squares:
            return squares
        squares = more


@rule
def second_square(square: int, facing: int) -> int:
    """A tile's second square: n away from the board, e to the higher column, s, w."""
    if facing == 0:
        return square + 1
    if facing == 1:
        return square + STRIDE
    if facing == 2:
        return square - 1
    return square - STRIDE


@rule
def board(s: Record) -> int:
    """The squares of the grid that is played on."""
    return WHOLE if rows(s) == STRIDE else WHOLE & ~TOP


@rule
def pairs(squares: int, distance: int) -> int:
    """The squares of a set whose neighbour at this distance (1 up, 5 to the right) is in the set, too."""
    return squares & (squares >> distance) & (~TOP if distance == 1 else WHOLE)


@rule
def room(s: Record, seat: int, distance: int) -> int:
    """Where a tile fits, by the lower or left one of its squares: on empty squares, touching (W-T2)."""
    filled = int(s.filled[seat])
    touching = BOTTOM | around(filled)
    return pairs(board(s) & ~filled, distance) & (touching | (touching >> distance))


@rule
def has_room(s: Record, seat: int) -> bool:
    """Whether any tile fits into the nest: all have the same shape (W-T3)."""
    return (room(s, seat, 1) | room(s, seat, STRIDE)) != 0


@rule
def joined_by_branch(s: Record, seat: int) -> int:
    """The two squares at the ends of the Branch, if it lies in this nest and counts (W-B12)."""
    at = int(s.token_at[Token.BRANCH.value]) - SQUARES * int(seat)
    if at < 0 or at >= SQUARES:
        return 0
    distance = STRIDE if s.branch_along == ROW else 1
    return (1 << (at + distance)) | (1 << (at - distance))


@rule
def gems_in(s: Record, seat: int, squares: int) -> int:
    """How many gems lie on these squares."""
    return count(squares & int(s.gems[seat, 0])) + 2 * count(squares & int(s.gems[seat, 1]))


@rule
def material_of(s: Record, seat: int, square: int) -> int:
    """The material on a filled square."""
    return (face_on(s, seat, square) >> MATERIAL_SHIFT) & 3


@rule
def face_on(s: Record, seat: int, square: int) -> int:
    """What is printed on a filled square."""
    on_top = int(s.square[seat, square])
    return int(s.faces[on_top >> 1, on_top & 1])


@rule
def emblems(s: Record, seat: int) -> int:
    """The squares on which Coloured Shells lie uncovered (W-E5)."""
    squares = 0
    for square in range(SQUARES):
        if s.square[seat, square] != NONE and (face_on(s, seat, square) & EMBLEM) != 0:
            squares |= 1 << square
    return squares


@rule
def put_face(s: Record, seat: int, square: int, tile: int, half: int) -> None:
    """Lay half a tile on a square, empty or covered by it, and keep the sets of squares right."""
    bit = 1 << square
    face = int(s.faces[tile, half])
    s.square[seat, square] = 2 * tile + half
    s.filled[seat] = int(s.filled[seat]) | bit
    for material in range(4):
        squares = int(s.material[seat, material]) & ~bit
        s.material[seat, material] = squares | (bit if (face >> MATERIAL_SHIFT) & 3 == material else 0)
    for plane in range(2):
        squares = int(s.gems[seat, plane]) & ~bit
        s.gems[seat, plane] = squares | (bit if (face >> (2 * GEM + plane)) & 1 else 0)


@rule
def put_tile(s: Record, seat: int, tile: int, square: int, facing: int) -> None:
    """Lay a tile into a nest, and write it into the list."""
    put_face(s, seat, square, tile, 0)
    put_face(s, seat, second_square(square, facing), tile, 1)
    put_item(s, seat, tile, square, facing)


@rule
def put_item(s: Record, seat: int, item: int, square: int, how: int) -> None:
    """Write down what was laid."""
    n = int(s.laid_n[seat])
    s.laid[seat, n] = item
    s.laid_at[seat, n] = square
    s.laid_how[seat, n] = how
    s.laid_n[seat] = n + 1


@rule
def put_cover(s: Record, seat: int, tile: int, square: int, facing: int) -> None:
    """Lay a tile over two squares; what tokens lie there no longer count (W-B13)."""
    put_tile(s, seat, tile, square, facing)
    s.laid[seat, int(s.laid_n[seat]) - 1] = COVERED + tile
    other = second_square(square, facing)
    for token in range(TOKENS):
        at = int(s.token_at[token]) - SQUARES * int(seat)
        if at == square or at == other:  # noqa: PLR1714, SIM109
            s.token_at[token] = NONE


@rule
def put_token(s: Record, nest: int, token: int, square: int, how: int) -> None:
    """Lay a token into a nest: `how` is the X's object or the Branch's direction."""
    s.token_at[token] = square + SQUARES * nest
    if token == Token.X:
        s.x_object = how
    elif token == Token.BRANCH:
        s.branch_along = how
    put_item(s, nest, FIRST_TOKEN + token, square, how)


@rule
def objects_on(s: Record, seat: int, square: int, kind: int) -> int:
    """How many objects of a kind count on a filled square: printed ones and tokens, less the one under the X."""
    n = (face_on(s, seat, square) >> (2 * kind)) & 3
    here = square + SQUARES * seat
    if s.token_at[Token.X.value] == here and s.x_object == kind:
        n -= 1
    return n + added_by_tokens(s, here, kind)


@rule
def added_by_tokens(s: Record, here: int, kind: int) -> int:
    """What the tokens on a square add: one white Feather, one white Flower, two shells (W-B10, W-B11)."""
    if kind == WHITE_FEATHER:
        return 1 if s.token_at[Token.WHITE_FEATHER.value] == here else 0
    if kind == WHITE_FLOWER:
        return 1 if s.token_at[Token.WHITE_FLOWER.value] == here else 0
    if kind == SHELL:
        return 2 if s.token_at[Token.SHELLS.value] == here else 0
    return 0


@entry
def put(s: Record, seat: int, what: int, square: int, how: int) -> bool:
    """Lay what the list of a nest can hold, for tables that are set up; False if the X has nothing to lie on."""
    if what < COVERED:
        put_tile(s, seat, what, square, how)
    elif what < FIRST_TOKEN:
        put_cover(s, seat, what - COVERED, square, how)
    else:
        token = what - FIRST_TOKEN
        if token == Token.X and (how >= GEM or objects_on(s, seat, square, how) <= 0):
            return False
        put_token(s, seat, token, square, how)
    return True
