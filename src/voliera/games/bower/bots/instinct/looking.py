"""What the seat that acts makes of its nest, before any tile is named: columns, groups, where a tile fits."""

from voliera.games.bower.bots.instinct.columns import guess_unseen, look_at_column
from voliera.games.bower.bots.instinct.groups import look_at_groups
from voliera.games.bower.bots.instinct.reading import read
from voliera.games.bower.bots.instinct.taste import Taste
from voliera.games.bower.bots.instinct.work import plain
from voliera.games.bower.rules.box import SHELL
from voliera.games.bower.rules.nest import COLUMN, around, board, count, group, room
from voliera.games.bower.rules.scoring import EGG_TILES, HUES
from voliera.games.bower.rules.state import COLUMNS, SEATS, SQUARES, STRIDE, Bonus, turns_left
from voliera.games.bower.rules.survey import number
from voliera.kernel import Record, rule

DARK = sum(1 << square for square in range(SQUARES) if (square // STRIDE + square % STRIDE) % 2)
"""Every second square, as on a chessboard: a tile always lies on one of each."""


@rule
def look(s: Record, w: Record, seat: int) -> None:
    """Look at both nests with a seat's eyes, for its next tile; nothing changes between taking and playing it."""
    table = int(s.laid_n[0]) + 64 * int(s.laid_n[1]) + 4096 * int(s.turns[0]) + 65536 * (2 * int(s.turns[1]) + seat)
    if w.looked == table:
        return
    w.looked = table
    read(s, w)
    other = SEATS - 1 - seat
    w.empty = board(s) & ~int(s.filled[seat])
    their_empty = board(s) & ~int(s.filled[other])
    w.later = max(0, turns_left(s, seat) - 1)
    w.worth_bonus = w.taste[Taste.BONUS.value] if s.bonus_n + s.discards_n > 0 else 0.0
    guess_unseen(s, w, seat)
    n = 0
    for column in range(COLUMNS):
        if (int(w.empty) >> (STRIDE * column)) & COLUMN:
            look_at_column(s, w, seat, column, their_empty)
            w.open[n] = column
            n += 1
    w.open_n = n
    to_come = min(count(int(w.empty)), 2 * int(w.later)) + min(count(their_empty), 2 * turns_left(s, other))
    w.steep = 1.0 / (0.02 + w.taste[Taste.SPREAD.value] * float(to_come) ** 0.5)
    look_at_groups(w, seat)
    look_at_egg_tiles(s, w, seat)
    find_places(s, w, seat)


@rule
def look_at_egg_tiles(s: Record, w: Record, seat: int) -> None:
    """What an object of a colour, or a shell, is worth for egg tiles that somebody has kept (W-B6)."""
    for tile in range(EGG_TILES):
        w.egg_tile[tile] = 0.0
    for owner in range(SEATS):
        for i in range(s.kept_n[owner]):
            tile = int(s.kept[owner, i]) - Bonus.EGG_YELLOW
            if tile >= 0 and tile < EGG_TILES:
                lead = lead_in(w, owner, tile) - (0.5 if owner == seat else -0.5)
                w.egg_tile[tile] = w.taste[Taste.EGG_TILE.value] / (1.0 + 0.25 * lead * lead)


@rule
def lead_in(w: Record, seat: int, tile: int) -> int:
    """How many more a seat has of what an egg tile counts."""
    lead = 0
    for column in range(COLUMNS):
        mine = int(w.column[seat, column])
        theirs = int(w.column[SEATS - 1 - seat, column])
        if tile == EGG_TILES - 1:
            lead += number(mine, SHELL) - number(theirs, SHELL)
        else:
            lead += number(mine, tile) + number(mine, HUES + tile)
            lead -= number(theirs, tile) + number(theirs, HUES + tile)
    return lead


@rule
def uneven(part: int) -> int:
    """How many squares of one colour are left over, as on a chessboard, if tiles lie on all others."""
    return abs(count(part) - 2 * count(part & DARK))


@rule
def unfillable(empty: int) -> int:
    """How many of these squares no tile can ever fill, at least."""
    lost = 0
    while empty != 0:
        part = group(empty & -empty, empty, 0)
        empty &= ~part
        lost += uneven(part)
    return lost


@rule
def splits(left: int, near: int) -> bool:
    """Whether empty squares that hung together by a tile's squares no longer do: else nothing more is lost."""
    near &= left
    part = near & -near
    while (near & ~part) != 0:
        more = (part | around(part)) & left
        if more == part:
            return True
        part = more
    return False


@rule
def find_places(s: Record, w: Record, seat: int) -> None:
    """Where a tile fits, and what it leaves: squares that stand alone are lost."""
    n = 0
    lost = w.taste[Taste.LOST.value]
    empty = int(w.empty)
    for turned in range(2):  # all upright ones come first
        distance = STRIDE if turned else 1
        fitting = room(s, seat, distance)
        for i in range(w.squares_n):
            low = plain(w.square[i])
            if (fitting >> low) & 1:
                high = low + distance
                tile = (1 << low) | (1 << high)
                w.place_low[n] = low
                w.place_high[n] = high
                w.place_column[0, n] = low // STRIDE
                w.place_column[1, n] = high // STRIDE
                w.place_shape[n] = 0.0
                if splits(empty & ~tile, int(w.beside[low]) | int(w.beside[high])):
                    part = group(tile, empty, 0)
                    w.place_shape[n] = lost * float(uneven(part) - unfillable(part & ~tile))
                n += 1
    w.places_n = n
