"""What a tile gains in each place: sums of what was looked up before (looking.py), and the best of them."""

from voliera.games.bower.bots.instinct.columns import EARNED, likely
from voliera.games.bower.bots.instinct.groups import look_at_pairs, look_at_squares
from voliera.games.bower.bots.instinct.work import plain
from voliera.games.bower.rules.box import EGGS, SHELL
from voliera.games.bower.rules.nest import FACINGS
from voliera.games.bower.rules.numbers import PLACE
from voliera.games.bower.rules.redeal import sees_egg
from voliera.games.bower.rules.scoring import EGG_TILES, HUES
from voliera.games.bower.rules.state import NONE, SQUARES
from voliera.games.bower.rules.survey import number
from voliera.kernel import Record, rule

PLAYED = 1000
"""A play is this + 120 × tile + place, as a move."""
NO_GAIN = -1000.0


@rule
def appraise(s: Record, w: Record, seat: int, i: int, listing: bool) -> None:
    """The best place for a tile that is compared, and what it gains there; lists all places where that is asked."""
    tile = int(w.tile[i])
    one, two = 2 * tile, 2 * tile + 1
    add_columns(s, w, seat, one)
    material = plain(w.material[one])
    alike = material == w.material[two]
    kin_one, kin_two = plain(w.kin[one]), plain(w.kin[two])
    if alike:
        gems, shells = plain(w.gems[one]) + plain(w.gems[two]), plain(w.shells[one]) + plain(w.shells[two])
        look_at_pairs(w, seat, material, gems, shells)
    else:
        for half in range(one, two + 1):
            look_at_squares(w, seat, half)
    everywhere = for_egg_tiles(w, int(w.packed[one]) + int(w.packed[two]))
    best = NO_GAIN
    place = NONE
    for at in range(w.places_n):
        low = plain(w.place_low[at])
        high = plain(w.place_high[at])
        left = plain(w.place_column[0, at])
        right = plain(w.place_column[1, at])
        upright = left == right
        there = everywhere + w.place_shape[at]
        if alike:
            there += w.pair[at]
            back = there
        else:
            back = there + w.single[kin_one, high] + w.single[kin_two, low]
            there += w.single[kin_one, low] + w.single[kin_two, high]
        if upright:
            there += w.in_column[2, left]
            back += w.in_column[2, left]
        else:
            there += w.in_column[0, left] + w.in_column[1, right]
            back += w.in_column[0, right] + w.in_column[1, left]
        here = FACINGS * low + (0 if upright else 1)
        around = FACINGS * high + (2 if upright else 3)
        if there > EARNED / 2:
            there = with_bonus(w, there)
        if back > EARNED / 2:
            back = with_bonus(w, back)
        if there > best:
            best = there
            place = here
        if back > best:
            best = back
            place = around
        if listing:
            list_play(w, i, tile, here, there)
            if not (alike and upright):
                list_play(w, i, tile, around, back)
    w.tile_gain[i] = best if place != NONE else 0.0
    w.tile_place[i] = place


@rule
def with_bonus(w: Record, gain: float) -> float:
    """A sum in which a bonus is earned, once or more often: it counts once."""
    while gain > EARNED / 2:
        gain -= EARNED
    return float(gain + w.worth_bonus)


@rule
def list_play(w: Record, i: int, tile: int, place: int, gain: float) -> None:
    """One more play on the list of moves."""
    n = int(w.moves_n)
    w.move[n] = PLAYED + FACINGS * SQUARES * tile + place
    w.first[n] = w.tile_step[i]
    w.second[n] = PLACE + place
    w.score[n] = gain
    w.moves_n = n + 1


@rule
def add_columns(s: Record, w: Record, seat: int, one: int) -> None:
    """What a tile's halves, and both together, bring to each column."""
    two = one + 1
    gems_one, gems_two = plain(w.gems[one]), plain(w.gems[two])
    shells_one, shells_two = plain(w.shells[one]), plain(w.shells[two])
    shells, gems = min(3, shells_one + shells_two), min(4, gems_one + gems_two)
    for i in range(w.open_n):
        column = plain(w.open[i])
        a = w.gain_edge[seat, column, shells_one] + w.gain_gem[seat, column, 0, gems_one]
        b = w.gain_edge[seat, column, shells_two] + w.gain_gem[seat, column, 0, gems_two]
        c = w.gain_edge[seat, column, shells] + w.gain_gem[seat, column, 1, gems]
        if sees_egg(s, seat, column):
            egg = int(s.eggs[column])
            wanted_one, wanted_two = plain(w.wanted[egg, one]), plain(w.wanted[egg, two])
            a += w.gain_one[seat, column, wanted_one]
            b += w.gain_one[seat, column, wanted_two]
            c += w.gain_two[seat, column, min(4, wanted_one + wanted_two)]
        else:
            likely_one = likely(w, seat, column, one)
            likely_two = likely(w, seat, column, two)
            a += likely_one + w.gain_squares[seat, column, 0]
            b += likely_two + w.gain_squares[seat, column, 0]
            c += likely_one + likely_two + w.gain_squares[seat, column, 1]
        w.in_column[0, column] = a
        w.in_column[1, column] = b
        w.in_column[2, column] = c


@rule
def for_egg_tiles(w: Record, objects: int) -> float:
    """What objects are worth for egg tiles."""
    gain = w.egg_tile[EGG_TILES - 1] * number(objects, SHELL)
    for tile in range(EGG_TILES - 1):
        if w.egg_tile[tile] != 0.0:
            gain += w.egg_tile[tile] * (number(objects, tile) + number(objects, HUES + tile))
    return float(gain)


assert len(EGGS) == 2 * HUES
