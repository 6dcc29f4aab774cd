"""A typed line of a Bower sheet: squares by their codes, tiles by their ids, tokens, eggs, egg tiles.

    Soy Mfrg .            codes, from the square in brackets on       3b Soy         one square, or several from there
    b: Soy Mfrg …         a row; z: is one of the other nest          3: Soy Mfrg    a column of the nest in question
    t07 3b4b              a tile by its id                            egg 3 fr       the egg of column 3
    fw 3b, ow 3b, ss 3b   white Feather, white Flower, Shells         - 3b, | 3b     the Branch along row or column
    x 3b fr               the X on the red feather there              1              an egg tile by its number

Where a token or an egg tile lies already, the same line takes it away.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from voliera.documents import Document
from voliera.games.bower.sheet.codes import EMPTY, codes_in, read_egg, read_square
from voliera.games.bower.sheet.edit import crossable, with_square, with_tile, with_token, without_token
from voliera.games.bower.sheet.nest import Nest
from voliera.games.bower.sheet.tiles import COLUMNS, Place, facing
from voliera.games.bower.terminal import places
from voliera.games.bower.terminal.glyphs import egg as glyph
from voliera.games.bower.terminal.score.draw import Sheet
from voliera.games.bower.terminal.score.letters import letters_of
from voliera.sheet.slip import Slip
from voliera.terminal.refusal import InputRefused
from voliera.terminal.words import says

EGG_TILES = ("egg-yellow", "egg-purple", "egg-red", "egg-shells")
CROSSES = ("x", "х", "×")
ALONG = {"-": "row", "–": "row", "—": "row", "=": "row", "═": "row", "|": "column", "║": "column"}
WHITE_TOKENS = {"feather-white": "white-feather", "flower-white": "white-flower"}
SHOWN = 40
_SQUARE = r"(\d[^\W\d_])"
_ADDRESS = re.compile(rf"{_SQUARE}\s*:?\s+|{_SQUARE}\s*:|(\d)\s*:|([^\W\d_])\s*:")
_TILE = re.compile(rf"(.+?)\s+{_SQUARE}\s*[->–]?\s*{_SQUARE}")
_TOKEN = re.compile(rf"(\S+?)\s*{_SQUARE}(?:\s+(\S+))?")


@dataclass(frozen=True)
class Cursor:
    """The square that is asked for next, in which nest, and which way it goes on from there."""

    seat: int
    place: Place
    by_columns: bool = False


@dataclass(frozen=True)
class Change:
    """The document after a line, and where it goes on if codes were typed."""

    document: Document
    cursor: Cursor | None = None


def order(rows: int, by_columns: bool) -> list[Place]:
    """The squares of a nest in the order in which they are typed in, from the board and from the left."""
    if by_columns:
        return [(column, row) for column in range(COLUMNS) for row in range(rows)]
    return [(column, row) for row in range(rows) for column in range(COLUMNS)]


def changed(text: str, sheet: Sheet, cursor: Cursor | None) -> Change:
    """What a line makes of the sheet; an InputRefused or a Slip says what is wrong with it."""
    first = text.partition(" ")[0]
    if says(first, "egg", sheet.language):
        return Change(_one_egg(text, len(first), sheet))
    if re.fullmatch(r"[\d\s,]+", text):
        return Change(_egg_tiles(text, sheet))
    for pattern, read in ((_TILE, _tile), (_TOKEN, _token)):
        match = pattern.fullmatch(text)
        if match:
            done = read(match, sheet)
            if done is not None:
                return Change(done)
    return _fill(text, sheet, cursor)


def place_of(text: str, sheet: Sheet) -> tuple[int, Place]:
    """The nest and the square that a name such as `3b` means."""
    found = places.square(text, sheet.rows, sheet.language)
    if found is None:
        near, far = (places.row_letters(sheet.rows, sheet.language, far=side) for side in (False, True))
        raise InputRefused("error-score-bower-square", "W-C1", square=text, near=" ".join(near), far=" ".join(far))
    return int(found[0]), found[1]


def _with_nest(sheet: Sheet, seat: int, items: Sequence[Document]) -> Document:
    nests = list(sheet.document["nests"])
    nests[seat] = list(items)
    return {**sheet.document, "nests": nests}


# Squares


def _fill(text: str, sheet: Sheet, cursor: Cursor | None) -> Change:
    """Codes, one after the other, from the square that is named or asked for."""
    start = 0
    match = _ADDRESS.match(text)
    if match:
        start = match.end()
        cursor, squares = _addressed(match, sheet, cursor)
    elif cursor is None:
        raise _without_a_place(text, sheet)
    else:
        squares = _from(cursor, sheet.rows)
    spans = codes_in(text, start)
    if not spans:
        raise Slip(text, len(text), 1, "material", "a code is missing")
    if len(spans) > len(squares):
        at, end = spans[len(squares)]
        raise Slip(text, at, end - at, "full", "no square is left for this code", rule="W-C1", count=len(squares))
    letters = letters_of(sheet.language.code)
    found = [read_square(text, letters, *span) for span in spans]
    nest = sheet.nests[cursor.seat]
    for place, square in zip(squares, found, strict=False):
        nest = replace(nest, items=with_square(nest, place, square))
    after = squares[len(spans) :] or _from(replace(cursor, place=squares[len(spans) - 1]), sheet.rows)[1:]
    following = replace(cursor, place=after[0]) if after else None
    return Change(_with_nest(sheet, cursor.seat, nest.items), following)


def _without_a_place(text: str, sheet: Sheet) -> InputRefused:
    """Codes where no square is asked for, or something that nobody understands."""
    try:
        read_square(text, letters_of(sheet.language.code), *codes_in(text)[0])
    except (Slip, IndexError):
        return InputRefused("error-unknown", text=text[:SHOWN])
    return InputRefused("error-score-bower-which-nest", example=f"{sheet.named(0, (2, 1))} {text[:SHOWN]}")


def _from(cursor: Cursor, rows: int) -> list[Place]:
    every = order(rows, cursor.by_columns)
    return every[every.index(cursor.place) :]


def _addressed(match: re.Match[str], sheet: Sheet, cursor: Cursor | None) -> tuple[Cursor, list[Place]]:
    """Where a line with an address begins, and the squares that it can fill."""
    square, column, row = match[1] or match[2], match[3], match[4]
    if square:
        seat, place = place_of(square, sheet)
        begin = Cursor(seat, place, cursor.by_columns if cursor else False)
        return begin, _from(begin, sheet.rows)
    if row:
        seat, place = place_of(f"1{row}", sheet)
        return Cursor(seat, place), [(number, place[1]) for number in range(COLUMNS)]
    if cursor is None:
        raise InputRefused("error-score-bower-which-nest", example=sheet.named(0, (2, 1)))
    if not 1 <= int(column) <= COLUMNS:
        raise InputRefused("error-score-bower-column", "W-C1", columns=COLUMNS)
    begin = Cursor(cursor.seat, (int(column) - 1, 0), by_columns=True)
    return begin, [(int(column) - 1, number) for number in range(sheet.rows)]


def _tile(match: re.Match[str], sheet: Sheet) -> Document:
    """A tile by its id, its first square before its second."""
    wanted, (seat, first), (other, second) = match[1], place_of(match[2], sheet), place_of(match[3], sheet)
    names = {name.casefold(): name for name in sheet.nests[0].faces}
    tile = names.get(wanted.casefold())
    if tile is None:
        raise InputRefused("error-score-bower-tile", "W-C3", tile=wanted[:SHOWN])
    if seat != other or facing(first, second) is None:
        raise InputRefused("error-bower-neighbours", "W-T2")
    for nest in sheet.nests:
        for item in nest.items:
            if item.get("tile") == tile:
                place = sheet.named(nest.seat, (item["at"][0], item["at"][1]))
                raise InputRefused("error-score-bower-tile-twice", "W-C3", tile=tile, square=place)
    return _with_nest(sheet, seat, with_tile(sheet.nests[seat], tile, first, second))


# Tokens


def _token(match: re.Match[str], sheet: Sheet) -> Document | None:
    """A token on a square; None where the line begins with something else."""
    token = _named_token(match[1], sheet)
    if token is None:
        return None
    seat, place = place_of(match[2], sheet)
    nest, name = sheet.nests[seat], token["token"]
    if place not in nest.filled():
        raise InputRefused("error-score-bower-token-empty", "W-B10", square=match[2])
    token["at"] = list(place)
    if name == "x":
        token["object"] = _crossed(match, nest, place, sheet)
    elif match[3]:
        return None
    elif name == "branch":
        along, last = (place[0], COLUMNS - 1) if token["along"] == "row" else (place[1], sheet.rows - 1)
        if not 0 < along < last:
            raise InputRefused("error-bower-branch-ends", "W-B12", square=match[2])
    there = token in nest.tokens()
    cleared = [without_token(one, name) for one in sheet.nests]
    document = {**sheet.document, "nests": cleared}
    if there:
        return document
    items = with_token(replace(nest, items=cleared[seat]), token)
    return _with_nest(replace(sheet, document=document), seat, items)


def _named_token(word: str, sheet: Sheet) -> Document | None:
    """The token that a word stands for: X, a white object, two shells, the Branch one way or the other."""
    letters = letters_of(sheet.language.code)
    if word.lower() in CROSSES:
        return {"token": "x"}
    if word in ALONG:
        return {"token": "branch", "along": ALONG[word]}
    if word.lower() in ("@@", 2 * letters.of("shell")):
        return {"token": "shells"}
    try:
        name = WHITE_TOKENS.get(read_egg(word, letters))
    except Slip:
        return None
    return {"token": name} if name else None


def _crossed(match: re.Match[str], nest: Nest, place: Place, sheet: Sheet) -> str:
    """What the X lies on: the object that is named, or the only one there is (W-B9)."""
    if sheet.document["options"]["fair_play"]:
        raise InputRefused("error-score-bower-fair", "W-V2")
    there = crossable(nest, place)
    if not there:
        raise InputRefused("error-bower-nothing-to-cross", "W-B9", square=match[2])
    letters = letters_of(sheet.language.code)
    named = read_egg(match.string, letters, *match.span(3)) if match[3] else None
    if named in there:
        return named
    if named is None and len(there) == 1:
        return there[0]
    kind, _, colour = there[0].partition("-")
    example = f"{match[1]} {match[2]} {letters.of(kind)}{letters.of(colour)}"
    shown = " ".join(glyph(name, sheet.language).plain for name in there)
    raise InputRefused("error-score-bower-which", "W-B9", square=match[2], objects=shown, example=example)


# Eggs and egg tiles


def _one_egg(text: str, start: int, sheet: Sheet) -> Document:
    """`egg 3 fr`: the egg of one column."""
    match = re.compile(rf"\s*([1-{COLUMNS}])\s*:?\s+").match(text, start)
    if match is None:
        raise InputRefused("error-score-bower-one-egg")
    return with_eggs(text, match.end(), sheet, int(match[1]) - 1)


def with_eggs(text: str, start: int, sheet: Sheet, column: int) -> Document:
    """Eggs from a column on, one code after the other; `.` for one that is not known. No two are alike (W-C2)."""
    eggs = list(sheet.document["eggs"])
    spans = codes_in(text, start)
    if not spans:
        raise Slip(text, len(text), 1, "egg", "a code is missing", rule="W-C2")
    eggs[column : column + len(spans)] = [None] * min(len(spans), COLUMNS - column)
    for number, (at, end) in enumerate(spans, start=column):
        if number >= COLUMNS:
            raise Slip(text, at, end - at, "full", "there are six eggs", rule="W-C1", count=COLUMNS - column)
        if text[at:end] not in tuple(EMPTY):
            name = read_egg(text, letters_of(sheet.language.code), at, end)
            if name in eggs:
                raise Slip(text, at, end - at, "egg-twice", "twice", rule="W-C2", column=eggs.index(name) + 1, egg=name)
            eggs[number] = name
    return {**sheet.document, "eggs": eggs}


def _egg_tiles(text: str, sheet: Sheet) -> Document:
    """Egg tiles by their numbers, the first player's before the second's; a tile has one owner (W-B6)."""
    kept: list[list[str] | None] = list(sheet.document["kept"])
    for number in re.split(r"[\s,]+", text.strip(" ,")):
        if not 1 <= int(number) <= 2 * len(EGG_TILES):
            raise InputRefused("error-score-bower-number", count=2 * len(EGG_TILES))
        seat, index = divmod(int(number) - 1, len(EGG_TILES))
        tile = EGG_TILES[index]
        own = kept[seat] or []
        if tile in own:
            kept[seat] = [one for one in own if one != tile]
            continue
        kept[seat] = [*own, tile]
        kept[1 - seat] = None if kept[1 - seat] is None else [one for one in kept[1 - seat] or [] if one != tile]
    return {**sheet.document, "kept": kept}
