"""What the table tells of both seats' eggs, kept up to date while a game goes on: each tile is weighed once.

It is the belief of the search (belief.py), in a form that a network can be given at every step of millions of games.
Only what lies open is weighed, so a mind belongs to no seat: what a seat believes is the part of it that fits the eggs
that it has seen (`believe_as`). Tiles are weighed in turns, the one who began first; a mind that is made from a whole
record at once is then the same as one that has followed the game, unless somebody had two turns.
"""

import numpy as np

from voliera.games.bower.bots.belief import add_places, clear_nests, column_of, lay_again
from voliera.games.bower.bots.instinct.columns import look_at_column
from voliera.games.bower.bots.instinct.looking import look
from voliera.games.bower.bots.instinct.moves import name_tiles
from voliera.games.bower.bots.instinct.placing import appraise
from voliera.games.bower.bots.instinct.reading import UNREAD, forget
from voliera.games.bower.bots.instinct.work import EGGS_EACH, new_work
from voliera.games.bower.rules.box import EGGS
from voliera.games.bower.rules.nest import COLUMN, board
from voliera.games.bower.rules.redeal import sees_egg
from voliera.games.bower.rules.state import COLUMNS, COVERED, NONE, SEATS, STRIDE
from voliera.kernel import Record, States, rule
from voliera.kernel.exact import exp, log

_KINDS = range(len(EGGS))
ASSIGNED = np.array([(i, j, k) for i in _KINDS for j in _KINDS for k in _KINDS if len({i, j, k}) == EGGS_EACH], np.int8)
"""All ways to lay three of the eight eggs into a seat's columns."""
WAYS = len(ASSIGNED)
SETTING = {"calm": 0.2, "slip": 0.15, "credulity": 0.8}
"""As in the search (lookahead/core.py)."""

MIND = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("weight", np.float64, (SEATS, WAYS)),  # by owner: the logarithm of how likely its tiles would lie so
                ("guess", np.float64, (COLUMNS, len(EGGS))),  # how likely each egg is, to somebody who has seen none
                ("key", np.int64),  # for which table the work space has looked last (promise.py)
                ("weighed", np.int8, (SEATS,)),  # of what each seat has laid
            ],
            align=True,
        ),
    )
)


def new_minds(count: int = 1) -> States:
    """Minds that know nothing."""
    minds = np.zeros(count, MIND)
    minds["guess"] = 1.0
    minds["key"] = NONE
    return minds


def new_minded_work(states: States) -> States:
    """A work space for minds, for games with the options of these."""
    works = new_work(states)
    for name, value in SETTING.items():
        works[name] = value
    return works


@rule
def is_behind(s: Record, m: Record) -> bool:
    """Whether there is something to weigh, or the game is another one than before."""
    return bool(m.weighed[0] != s.laid_n[0] or m.weighed[1] != s.laid_n[1])


@rule
def think(states: States, minds: States, pasts: States, works: States, i: int, at: int) -> None:
    """Weigh what is new in a game; its mind and past have its number, its work space may have another."""
    s, m, past, w = states[i], minds[i], pasts[i], works[at]
    if m.weighed[0] > s.laid_n[0] or m.weighed[1] > s.laid_n[1]:
        clear_mind(m)
    if m.weighed[0] + m.weighed[1] == 0:
        pasts[i] = states[i]
        begin_past(past)
    while is_behind(s, m):
        nest = next_nest(s, m, past)
        item = int(m.weighed[nest])
        if s.laid[nest, item] < COVERED:
            weigh_tile(s, m, past, w, nest, item)
            past.turns[nest] += 1
        lay_again(s, past, nest, item)
        m.weighed[nest] += 1


@rule
def clear_mind(m: Record) -> None:
    """Know nothing."""
    for seat in range(SEATS):
        m.weighed[seat] = 0
        for n in range(WAYS):
            m.weight[seat, n] = 0.0
    for column in range(COLUMNS):
        for egg in range(len(EGGS)):
            m.guess[column, egg] = 1.0


@rule
def begin_past(past: Record) -> None:
    """A table before the first tile, on which nobody has seen an egg of the other."""
    clear_nests(past, 0)
    for seat in range(SEATS):
        past.spied[seat] = 0
        past.hand_n[seat] = 1
    for column in range(COLUMNS):
        past.eggs[column] = 0
    past.cover_tile = NONE
    past.bonus_n = 1


@rule
def next_nest(s: Record, m: Record, past: Record) -> int:
    """In whose nest the next thing was laid: covers and tokens follow the tile that earned them."""
    first = int(s.first)
    second = SEATS - 1 - first
    if m.weighed[first] == s.laid_n[first]:
        return second
    if m.weighed[second] == s.laid_n[second]:
        return first
    if s.laid[first, int(m.weighed[first])] >= COVERED:
        return first
    if s.laid[second, int(m.weighed[second])] >= COVERED:
        return second
    return first if past.turns[first] <= past.turns[second] else second


@rule
def weigh_tile(s: Record, m: Record, past: Record, w: Record, nest: int, at: int) -> None:
    """How likely a tile would have been laid where it was, under all eggs that its owner may have."""
    for column in range(COLUMNS):
        for egg in range(len(EGGS)):
            w.guess[column, egg] = m.guess[column, egg]
    set_eggs(past, nest, 0)
    past.seat = nest
    past.hand[nest, 0] = s.laid[nest, at]
    w.blind = 1
    forget(w)
    look(past, w, nest)
    name_tiles(past, w, nest)
    their_empty = board(past) & ~int(past.filled[SEATS - 1 - nest])
    for egg in range(len(EGGS)):
        set_eggs(past, nest, egg)
        for column in range(nest, COLUMNS, SEATS):
            if egg > 0 and (int(w.empty) >> (STRIDE * column)) & COLUMN:
                w.column_key[nest, column, 2] = UNREAD
                look_at_column(past, w, nest, column, their_empty)
        w.moves_n = 0
        appraise(past, w, nest, 0, True)
        add_places(s, w, nest, at, egg)
    add_likelihood(s, m, w, nest, at)
    w.blind = 0
    forget(w)
    m.key = NONE


@rule
def set_eggs(past: Record, nest: int, egg: int) -> None:
    """Let all columns of a seat have one egg."""
    for column in range(nest, COLUMNS, SEATS):
        past.eggs[column] = egg


@rule
def add_likelihood(s: Record, m: Record, w: Record, nest: int, at: int) -> None:
    """Weigh all assignments by a tile, and sum up how likely each egg is in each column."""
    there = column_of(nest, int(s.laid_at[nest, at]), int(s.laid_how[nest, at]))
    for egg in range(len(EGGS)):
        w.chosen[egg] = exp(w.chosen[egg])
    by_chance = w.slip / max(1, int(w.moves_n))
    most = -1e300
    for n in range(WAYS):
        total = w.sums[EGGS_EACH, int(ASSIGNED[n, 0])]
        for i in range(EGGS_EACH):
            total += w.sums[i, int(ASSIGNED[n, i])]
        chosen = w.chosen[int(ASSIGNED[n, min(there, EGGS_EACH - 1)])] / total
        m.weight[nest, n] += log((1.0 - w.slip) * chosen + by_chance)
        most = max(most, float(m.weight[nest, n]))
    for column in range(nest, COLUMNS, SEATS):
        for egg in range(len(EGGS)):
            m.guess[column, egg] = 0.0
    total = 0.0
    for n in range(WAYS):
        likely = exp(w.credulity * (m.weight[nest, n] - most))
        total += likely
        for i in range(EGGS_EACH):
            m.guess[nest + SEATS * i, int(ASSIGNED[n, i])] += likely
    for column in range(nest, COLUMNS, SEATS):
        for egg in range(len(EGGS)):
            m.guess[column, egg] /= total


@rule
def believe_as(s: Record, m: Record, w: Record, seat: int) -> None:
    """What a seat believes, into the work space: of the other's eggs; and what the table tells of its own."""
    for column in range(seat, COLUMNS, SEATS):
        for egg in range(len(EGGS)):
            w.guess[column, egg] = m.guess[column, egg]
    other = SEATS - 1 - seat
    unseen = (1 << len(EGGS)) - 1
    for column in range(COLUMNS):
        if sees_egg(s, seat, column):
            unseen &= ~(1 << int(s.eggs[column]))
    if s.spied_aside[seat] != 0:
        unseen &= ~((1 << int(s.aside[0])) | (1 << int(s.aside[1])))
    for column in range(other, COLUMNS, SEATS):
        for egg in range(len(EGGS)):
            w.guess[column, egg] = 0.0
    most = -1e300
    for n in range(WAYS):
        if is_possible(s, seat, n, unseen):
            most = max(most, float(m.weight[other, n]))
    total = 0.0
    for n in range(WAYS):
        if is_possible(s, seat, n, unseen):
            likely = exp(w.credulity * (m.weight[other, n] - most))
            total += likely
            for i in range(EGGS_EACH):
                w.guess[other + SEATS * i, int(ASSIGNED[n, i])] += likely
    for column in range(other, COLUMNS, SEATS):
        for egg in range(len(EGGS)):
            w.guess[column, egg] /= total


@rule
def is_possible(s: Record, seat: int, n: int, unseen: int) -> bool:
    """Whether the other's eggs may be so, by what a seat has seen (W-S1, W-B7, W-B8)."""
    for i in range(EGGS_EACH):
        column = SEATS - 1 - seat + SEATS * i
        egg = int(ASSIGNED[n, i])
        if sees_egg(s, seat, column):
            if egg != s.eggs[column]:
                return False
        elif ((unseen >> egg) & 1) == 0:
            return False
    return True
