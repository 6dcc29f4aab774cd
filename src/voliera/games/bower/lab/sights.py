"""The sight of a game that is looked at again and again: nests and columns are read only when they have changed.

In a turn several steps follow one another before a tile is laid, and reading both nests is most of what an observation
costs. A kept sight belongs to one row and has room for all that nests and columns are read from: where these bytes are
the same, the row's first numbers are, too, and stay. Faces of tiles are not compared: they are those of the game whose
records are dealt again and again. What else writes the row, or brings another game, makes the sight forget first.
"""

import numpy as np

from voliera.games.bower.layout import LAID
from voliera.games.bower.observe import Row, observe_laid, observe_rest
from voliera.games.bower.rules.state import COLUMNS, SEATS, SQUARES, TOKENS
from voliera.games.bower.sight import FIELDS, read_columns, read_empty, read_lead, read_nests, read_tiles
from voliera.kernel import Record, States, rule

FACTS = 3 * SEATS + 6
"""What each seat has spied, both eggs aside; the seat, the X, the Branch, the variant, and options for ties."""

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
    if is_changed(s, g):
        read_nests(s, g)
        read_columns(s, g)
        read_empty(s, g)
        clear(row[:LAID])
        observe_laid(s, g, row)
    read_tiles(s, g)
    read_lead(s, g)
    clear(row[LAID:])
    observe_rest(s, g, row)


@rule
def clear(row: Row) -> None:
    """Write zeros; a loop from 0 to the length becomes one call of memset, any other is twenty times as slow."""
    for k in range(row.shape[0]):
        row[k] = 0


@rule
def is_changed(s: Record, g: Record) -> bool:
    """Tell whether nests or columns have to be read again; what they are read from now is noted."""
    changed = 1 - int(g.known)
    g.known = 1
    for seat in range(SEATS):
        for square in range(SQUARES):
            changed |= int(s.square[seat, square]) ^ int(g.from_square[seat, square])
            g.from_square[seat, square] = s.square[seat, square]
    for column in range(COLUMNS):
        changed |= int(s.eggs[column]) ^ int(g.from_eggs[column])
        g.from_eggs[column] = s.eggs[column]
    for token in range(TOKENS):
        changed |= int(s.token_at[token]) ^ int(g.from_tokens[token])
        g.from_tokens[token] = s.token_at[token]
    return (changed | changed_facts(s, g)) != 0


@rule
def changed_facts(s: Record, g: Record) -> int:
    """Note the numbers that stand alone; 0 if they are as they were."""
    changed = 0
    for seat in range(SEATS):
        changed |= noted(g, seat, int(s.spied[seat])) | noted(g, SEATS + seat, int(s.spied_aside[seat]))
        changed |= noted(g, 2 * SEATS + seat, int(s.aside[seat]))
    at = 3 * SEATS
    changed |= noted(g, at, int(s.seat)) | noted(g, at + 1, int(s.x_object)) | noted(g, at + 2, int(s.branch_along))
    changed |= noted(g, at + 3, int(s.variant))
    return changed | noted(g, at + 4, int(s.zero_ties)) | noted(g, at + 5, int(s.lone_ties_off))


@rule
def noted(g: Record, at: int, now: int) -> int:
    """Note a number; 0 if it is as it was."""
    before = int(g.from_facts[at])
    g.from_facts[at] = now
    return before ^ now
