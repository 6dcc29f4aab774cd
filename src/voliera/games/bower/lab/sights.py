"""The sight of a game that is looked at again and again: nests and columns are read only when they have changed.

In a turn several steps follow one another before a tile is laid, and reading both nests is most of what an observation
costs. A sight has room for all that nests and columns are read from: where these bytes are the same, it still holds.
"""

from voliera.games.bower.rules.state import ALL_TILES, COLUMNS, SEATS, SQUARES, TOKENS
from voliera.games.bower.sight import read_columns, read_lead, read_nests, read_places, read_tiles
from voliera.kernel import Record, rule


@rule
def see_again(s: Record, g: Record) -> None:
    """Read the table for the seat to move, as `see` does."""
    if is_changed(s, g):
        read_nests(s, g)
        read_columns(s, g)
    read_places(s, g)
    read_tiles(s, g)
    read_lead(s, g)


@rule
def is_changed(s: Record, g: Record) -> bool:
    """Whether nests or columns have to be read again; what they are read from now is noted."""
    changed = 0
    for tile in range(ALL_TILES):
        for half in range(2):
            changed |= int(s.faces[tile, half]) ^ int(g.from_faces[tile, half])
            g.from_faces[tile, half] = s.faces[tile, half]
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
    return changed | noted(g, at + 3, int(s.zero_ties)) | noted(g, at + 4, int(s.lone_ties_off))


@rule
def noted(g: Record, at: int, now: int) -> int:
    """Note a number; 0 if it is as it was."""
    before = int(g.from_facts[at])
    g.from_facts[at] = now
    return before ^ now
