"""The sight of a game that is looked at again and again: nests and columns are read only when they have changed.

In a turn several steps follow one another before a tile is laid, and reading both nests is most of what an observation
costs. A kept sight belongs to one row and has room for all that nests and columns are read from: where these bytes are
the same, the row's first numbers are, too, and stay. Of the tiles that are shown only those are written that lie where
others did. Faces of tiles are not compared: they are those of the game whose records are dealt again and again. What
else writes the row, or brings another game, makes the sight forget first.
"""

import numpy as np

from voliera.games.bower.layout import CHOSEN_TILE, DISPLAY_AT, HAND_SHOWN, HANDS_AT, LAID, TILE
from voliera.games.bower.observe import Row, observe_laid, observe_said, see_lead, see_tile
from voliera.games.bower.rules.state import COLUMNS, DISPLAY, NONE, SEATS, SQUARES, TOKENS
from voliera.games.bower.sight import FIELDS, read_columns, read_empty, read_lead, read_nests, read_tiles
from voliera.kernel import Record, States, rule

FACTS = 3 * SEATS + 6
"""What each seat has spied, both eggs aside; the seat, the X, the Branch, the variant, and options for ties."""

PLACES = DISPLAY + SEATS * HAND_SHOWN
"""Places of the display and of hands that are shown: their tiles stand one behind another from DISPLAY_AT on."""
assert HANDS_AT == DISPLAY_AT + TILE * DISPLAY
UNKNOWN = -2
"""Stands at a place of display and hands of which the row may hold anything."""

KEPT_SIGHT = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("known", np.int8),  # 0 where nothing has been read yet, or all was forgotten
                ("from_square", np.int8, (SEATS, SQUARES)),
                ("from_eggs", np.int8, (COLUMNS,)),
                ("from_tokens", np.int8, (TOKENS,)),
                ("from_facts", np.int8, (FACTS,)),
                ("from_places", np.int8, (PLACES,)),  # the tiles of display and hands, as they stand in the row
                *FIELDS,  # last: a record that begins like a sight would be taken for one by Numba
            ],
            align=True,
        ),
    )
)


def kept_sights(number: int = 1) -> States:
    """Return room for the kept sights of a number of games."""
    return np.zeros(number, KEPT_SIGHT)


@rule
def observe_again(s: Record, g: Record, row: Row) -> None:
    """Write what the seat to move may know over the row of the sight, as `see` and `observe` do into one of zeros."""
    if g.known == 0:
        for place in range(PLACES):
            g.from_places[place] = UNKNOWN
    if g.known == 0 or is_changed(s, g):
        note_all(s, g)
        read_nests(s, g)
        read_columns(s, g)
        read_empty(s, g)
        clear(row[:LAID])
        observe_laid(s, g, row)
    read_tiles(s, g)
    read_lead(s, g)
    see_lead(s, g, row)
    see_shown_again(s, g, row)
    clear(row[CHOSEN_TILE:])
    observe_said(s, g, row)


@rule
def clear(row: Row) -> None:
    """Write zeros; a loop from 0 to the length becomes one call of memset, any other is twenty times as slow."""
    for k in range(row.shape[0]):
        row[k] = 0


@rule
def see_shown_again(s: Record, g: Record, row: Row) -> None:
    """Write the tiles of display and hands; places without one hold NONE."""
    for i in range(DISPLAY):
        see_place(s, g, row, i, int(s.display[i]))
    for i in range(HAND_SHOWN):
        see_place(s, g, row, DISPLAY + i, int(s.hand[s.seat, i]))
    for i in range(HAND_SHOWN):
        see_place(s, g, row, DISPLAY + HAND_SHOWN + i, int(s.hand[SEATS - 1 - s.seat, i]))


@rule
def see_place(s: Record, g: Record, row: Row, place: int, tile: int) -> None:
    """Write the tile at a place of display or hands, if another or none lay there before."""
    if tile != g.from_places[place]:
        g.from_places[place] = tile
        at = DISPLAY_AT + TILE * place
        clear(row[at : at + TILE])
        if tile != NONE:
            see_tile(s, row, at, tile)


@rule
def is_changed(s: Record, g: Record) -> bool:
    """Tell whether nests or columns have to be read again; what is compared here is noted by `note_all`."""
    changed = 0
    for seat in range(SEATS):
        for square in range(SQUARES):
            changed |= int(s.square[seat, square]) ^ int(g.from_square[seat, square])
    for column in range(COLUMNS):
        changed |= int(s.eggs[column]) ^ int(g.from_eggs[column])
    for token in range(TOKENS):
        changed |= int(s.token_at[token]) ^ int(g.from_tokens[token])
    for at in range(FACTS):
        changed |= fact(s, at) ^ int(g.from_facts[at])
    return changed != 0


@rule
def note_all(s: Record, g: Record) -> None:
    """Note what nests and columns are read from now."""
    g.known = 1
    for seat in range(SEATS):
        for square in range(SQUARES):
            g.from_square[seat, square] = s.square[seat, square]
    for column in range(COLUMNS):
        g.from_eggs[column] = s.eggs[column]
    for token in range(TOKENS):
        g.from_tokens[token] = s.token_at[token]
    for at in range(FACTS):
        g.from_facts[at] = fact(s, at)


@rule
def fact(s: Record, at: int) -> int:
    """Return one of the numbers that stand alone."""
    if at < SEATS:
        return int(s.spied[at])
    if at < 2 * SEATS:
        return int(s.spied_aside[at - SEATS])
    if at < 3 * SEATS:
        return int(s.aside[at - 2 * SEATS])
    if at < 3 * SEATS + 2:
        return int(s.seat) if at == 3 * SEATS else int(s.x_object)
    if at < 3 * SEATS + 4:
        return int(s.branch_along) if at == 3 * SEATS + 2 else int(s.variant)
    return int(s.zero_ties) if at == 3 * SEATS + 4 else int(s.lone_ties_off)
