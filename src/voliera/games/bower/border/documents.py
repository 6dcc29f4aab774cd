"""The table as documents: the whole position, what a seat may know of it, the result and how it came about.

A view is built by naming what is visible, never by copying the position and striking out (W-S1, W-T4, W-B3).
"""

from collections.abc import Sequence
from typing import Any

from voliera.documents import POSITION_FORMAT, VIEW_FORMAT, Document, Parts, seat_or_none
from voliera.games.bower.border.table import ALONG, FACINGS, PLACES, Table, at, bonus_names, egg_names
from voliera.games.bower.rules.box import BONUSES, EGGS, MATERIALS, OBJECTS, TILES
from voliera.games.bower.rules.scoring import (
    EGG_TILES,
    FIRST_COLUMN,
    FIRST_EGG_TILE,
    GROUPS,
    TOTAL,
    By,
    Score,
    new_sheet,
    score,
)
from voliera.games.bower.rules.state import (
    COLUMNS,
    COVERED,
    FIRST_TOKEN,
    MATERIALS_COUNTED,
    NONE,
    SEATS,
    SQUARES,
    Bonus,
    Phase,
    Token,
    Variant,
)
from voliera.kernel import States

PHASES = ("setup", "take", "play", "bonus", "keep", "effect", "discard", "over")
VARIANTS = ("standard", "super")
KEEP, OVER, SUPER = int(Phase.KEEP), int(Phase.OVER), int(Variant.SUPER)  # views are many, and enums slow
ASIDE = 2
OWN_COLUMNS = tuple(sum(1 << column for column in range(seat, COLUMNS, SEATS)) for seat in range(SEATS))
DECIDED_BY = tuple(by.name.lower().replace("_", "-") for by in By)


def public_part(t: Table, options: Document) -> Document:
    """What everybody sees at any moment."""
    return {
        "game": "bower",
        "players": SEATS,
        "variant": VARIANTS[t.variant],
        "options": options,
        "first": t.first,
        "turns_played": [*t.some(SEATS, "turns")],
        "phase": PHASES[t.phase],
        "seat": seat_or_none(t.seat),
        "known": list(map(known, t.some(SEATS, "spied"), t.some(SEATS, "spied_aside"))),
        "display": t.tiles(t.some(t.display_n, "display")),
        "nests": [nest(t, seat) for seat in range(SEATS)],
        "kept": [bonus_names(t.some(n, "kept", seat)) for seat, n in enumerate(t.some(SEATS, "kept_n"))],
        "gift": {"seat": t.gift_seat, "tile": t.tile(t.gift)} if t.gift != NONE else None,
        "double": seat_or_none(t.double),
        "out": t.tiles(t.some(t.out_n, "out")),
    }


def known(spied: int, spied_aside: int) -> Document:
    """What a seat has spied: which eggs, not what they are."""
    columns = [column for column in range(COLUMNS) if spied >> column & 1] if spied else []
    return {"columns": columns, "aside": bool(spied_aside)}


def nest(t: Table, seat: int) -> list[Document]:
    """All that was laid into a nest, in order."""
    items: list[Document] = []
    tile, count = t.tile, t.some(SEATS, "laid_n")[seat]
    laid, squares, ways = t.some(count, "laid", seat), t.some(count, "laid_at", seat), t.some(count, "laid_how", seat)
    for what, square, how in zip(laid, squares, ways, strict=True):
        if what < COVERED:
            items.append({"tile": tile(what), "at": [*PLACES[square]], "facing": FACINGS[how]})
        elif what < FIRST_TOKEN:
            items.append({"cover": tile(what - COVERED), "at": [*PLACES[square]], "facing": FACINGS[how]})
        else:
            items.append(token(what - FIRST_TOKEN, square, how))
    return items


def token(number: int, square: int, how: int) -> Document:
    """A token that was laid into a nest."""
    laid: Document = {"token": BONUSES[Bonus.X + number], "at": at(square)}
    if number == Token.X:
        laid["object"] = OBJECTS[how]
    elif number == Token.BRANCH:
        laid["along"] = ALONG[how]
    return laid


def pending(t: Table, knows_drawn: bool) -> Document | None:
    """What is being settled; the tiles drawn only for a viewer who may know them."""
    if t.phase == KEEP and t.variant != SUPER:
        return {"drawn": bonus_names(t.some(t.drawn_n, "drawn")) if knows_drawn else t.drawn_n}
    if t.cover_tile != NONE:
        return {"effect": "cover", "tile": t.tile(t.cover_tile)}
    return {"effect": BONUSES[t.effect]} if t.effect != NONE else None


def position(t: Table, options: Document) -> Document:
    """The whole table, hidden parts included."""
    return {
        "format": POSITION_FORMAT,
        **public_part(t, options),
        "eggs": egg_names(t.eggs),
        "aside": egg_names(t.aside),
        "pile": t.tiles(t.pile[t.top :]),
        "bonus_pile": bonus_names(t.some(t.bonus_n, "bonus_pile")),
        "bonus_discards": bonus_names(t.some(t.discards_n, "discards")),
        "hands": [t.tiles(t.some(t.hand_n[seat], "hand", seat)) for seat in range(SEATS)],
        "pending": pending(t, True),
        "rng": t.rng.copy(),
    }


def view(t: Table, options: Document, viewer: int | None) -> Document:
    """What a seat, or a spectator, may know."""
    return {"format": VIEW_FORMAT, **public_part(t, options)} | seen_by(t, viewer)


def view_parts(t: Table, options: Document, viewers: Sequence[int | None]) -> list[Parts]:
    """The same for several viewers: what is the same for all, which is most of it, is one part."""
    public = {"format": VIEW_FORMAT, **public_part(t, options)}
    return [(public, seen_by(t, viewer)) for viewer in viewers]


def seen_by(t: Table, viewer: int | None) -> Document:
    """What changes with who looks, and what is counted where a position lists it."""
    over = t.phase == OVER
    seen, eggs = seen_eggs(t, viewer), t.some(COLUMNS, "eggs")
    hands: list[Any] = [*t.some(SEATS, "hand_n")]
    if viewer is not None:
        hands[viewer] = t.tiles(t.some(hands[viewer], "hand", viewer))
    sees_aside = over or (viewer is not None and t.some(SEATS, "spied_aside")[viewer])
    document = {
        "eggs": [EGGS[egg] if over or seen >> column & 1 else None for column, egg in enumerate(eggs)],
        "aside": egg_names(t.some(ASIDE, "aside")) if sees_aside else [None] * ASIDE,
        "pile_size": TILES - t.top,
        "bonus_pile_size": t.bonus_n,
        "bonus_discards": t.discards_n,
        "hands": hands,
        "pending": pending(t, viewer is not None and viewer == t.seat),
    }
    if t.variant == SUPER:
        document["bonus_pile"] = bonus_names(t.some(t.bonus_n, "bonus_pile"))
    return document


def seen_eggs(t: Table, viewer: int | None) -> int:
    """A bit for each column whose egg the viewer knows: its own, and those that were spied (W-S1, W-B7)."""
    return 0 if viewer is None else OWN_COLUMNS[viewer] | t.some(SEATS, "spied")[viewer]


def explanation(states: States) -> Document:
    """The result, final or as if the game ended now, with all that led to it (W-E1 to W-E7)."""
    sheet = new_sheet()
    winner = score(states[0], sheet)
    rows: list[list[int]] = sheet.tolist()
    t = Table(states)
    total = rows[TOTAL]
    eggs, shells = pair(total, Score.EGGS), pair(total, Score.SHELLS)
    coloured = flags(total, Score.COLOURED)
    if eggs[0] != eggs[1]:
        by = "eggs"
    elif coloured[0] != coloured[1]:
        by = "coloured-shells"
    else:
        by = "shells" if shells[0] != shells[1] else "shared"
    return {
        "eggs": eggs,
        "winners": [0, 1] if winner == NONE else [winner],
        "by": by,
        "shells": shells,
        "coloured_shells": coloured,
        "groups": [group(rows[GROUPS + material], material) for material in range(MATERIALS_COUNTED)],
        "columns": [column(rows[FIRST_COLUMN + number], number, t.eggs[number]) for number in range(COLUMNS)],
        "egg_tiles": [
            egg_tile(rows[FIRST_EGG_TILE + bonus - Bonus.EGG_YELLOW], bonus, seat)
            for seat in range(SEATS)
            for bonus in t.kept[seat][: t.kept_n[seat]]
            if 0 <= bonus - Bonus.EGG_YELLOW < EGG_TILES
        ],
    }


def pair(row: list[int], place: int) -> list[int]:
    """Seat 0's figure and seat 1's."""
    return row[place : place + 2]


def flags(row: list[int], place: int) -> list[bool]:
    """The same, as yes or no."""
    return [bool(flag) for flag in pair(row, place)]


def group(row: list[int], material: int) -> Document:
    """Who has the largest group of a material."""
    counted = [[at(square) for square in range(SQUARES) if mask >> square & 1] for mask in pair(row, Score.SQUARES)]
    return {
        "material": MATERIALS[material],
        "sizes": pair(row, Score.COUNTS),
        "squares": counted,
        "shells": pair(row, Score.SHELLS),
        "coloured": flags(row, Score.COLOURED),
        "branch": flags(row, Score.BRANCH),
        "eggs": pair(row, Score.EGGS),
        "by": DECIDED_BY[row[Score.BY]],
    }


def column(row: list[int], number: int, egg: int) -> Document:
    """Who has most of what a column's egg asks for."""
    counts, declared = pair(row, Score.COUNTS), pair(row, Score.DECLARED)
    return {
        "column": number,
        "egg": EGGS[egg],
        "printed": [count - white for count, white in zip(counts, declared, strict=True)],
        "white": pair(row, Score.WHITE),
        "declared": declared,
        "counts": counts,
        "shells": pair(row, Score.SHELLS),
        "coloured": flags(row, Score.COLOURED),
        "single": 2 in pair(row, Score.EGGS),
        "eggs": pair(row, Score.EGGS),
        "by": DECIDED_BY[row[Score.BY]],
    }


def egg_tile(row: list[int], bonus: int, seat: int) -> Document:
    """Whether an egg tile pays its owner."""
    return {
        "bonus": BONUSES[bonus],
        "seat": seat,
        "counts": pair(row, Score.COUNTS),
        "coloured": flags(row, Score.COLOURED),
        "eggs": row[Score.EGGS + seat],
    }


RESULT_PARTS = {
    "groups": ("material", "sizes", "shells", "eggs", "by"),
    "columns": ("column", "egg", "counts", "shells", "eggs", "by"),
    "egg_tiles": ("bonus", "seat", "counts", "eggs"),
}


def result(states: States) -> Document:
    """The result as the protocol has it: the explanation without its reasons."""
    whole = explanation(states)
    for part, fields in RESULT_PARTS.items():
        whole[part] = [{name: line[name] for name in fields} for line in whole[part]]
    return whole
