"""What a seat believes of the other's eggs, from where the other has laid its tiles: Bayes over all assignments.

The other's three eggs are one of 5 × 4 × 3 = 60 assignments, fewer after spying. Each placement tells something: a
player that knows an egg lays what it asks for into its column. How likely a placement is, given the eggs, is taken from
the instinct: the better it thinks of a place, the likelier; the alternatives are the other places of the same tile. Now
and then a player slips, and any place is as likely as the others: so no single placement proves much.

A tile lies in one of the other's columns at most (neighbouring columns have different owners), and is judged by that
column's egg. So the sum over all places falls apart into a sum for each column and egg, and all assignments are weighed
exactly, at the cost of a few.

The record has what was laid, and in which order, not how both nests interlock: the viewer's nest is taken as it was
after as many tiles. What was taken from the display is not in the record; it is not used.
"""

from voliera.games.bower.bots.instinct.moves import consider
from voliera.games.bower.bots.instinct.placing import PLAYED
from voliera.games.bower.bots.instinct.reading import forget
from voliera.games.bower.bots.instinct.work import EGGS_EACH
from voliera.games.bower.rules.box import EGGS
from voliera.games.bower.rules.nest import FACINGS, put_cover, put_tile, put_token, second_square
from voliera.games.bower.rules.redeal import sees_egg
from voliera.games.bower.rules.state import COLUMNS, COVERED, FIRST_TOKEN, NONE, SEATS, SQUARES, STRIDE, TOKENS, Phase
from voliera.kernel import Record, States, rule
from voliera.kernel.exact import exp, log

STEEPEST = 60.0
"""No place is thought likelier than by this much, as a logarithm."""


@rule
def believe(root: States, pasts: States, works: States, seat: int) -> None:
    """What both believe: the other of the seat's eggs, as far as the seat can tell; then the seat of the other's.

    In the end the work space has all assignments of the other's eggs, with weights that sum to 1. `pasts` is room for
    one table.
    """
    s, past, w = root[0], pasts[0], works[0]
    w.blind = 1
    for i in range(SEATS):
        viewer = seat if i else NONE
        other = SEATS - 1 - seat if i else seat
        pasts[0] = root[0]
        list_assignments(s, w, viewer, other)
        clear_nests(past, other)
        own = 0
        for at in range(s.laid_n[other]):
            if s.laid[other, at] < COVERED:
                past.hand[other, 0] = s.laid[other, at]
                for egg in range(len(EGGS)):
                    for column in range(other, COLUMNS, SEATS):
                        past.eggs[column] = egg
                    forget(w)
                    consider(past, w)
                    add_places(s, w, other, at, egg)
                weigh(s, w, other, at)
                past.turns[other] += 1
            lay_again(s, past, other, at)
            own = catch_up(s, past, SEATS - 1 - other, own)
        normalise(w)
        sum_up(w, other)
    w.blind = 0


@rule
def catch_up(s: Record, past: Record, nest: int, at: int) -> int:
    """Lay what lay in a nest after as many tiles as the other nest has; returns how much that was."""
    while at < s.laid_n[nest] and (s.laid[nest, at] >= COVERED or past.turns[nest] < past.turns[SEATS - 1 - nest]):
        if s.laid[nest, at] < COVERED:
            past.turns[nest] += 1
        lay_again(s, past, nest, at)
        at += 1
    return at


@rule
def list_assignments(s: Record, w: Record, seat: int, first: int) -> None:
    """All that the other's eggs may be, as far as the seat has seen (W-S1, W-B7, W-B8)."""
    unseen = (1 << len(EGGS)) - 1
    for column in range(COLUMNS):
        if sees_egg(s, seat, column):
            unseen &= ~(1 << int(s.eggs[column]))
    if seat != NONE and s.spied_aside[seat] != 0:
        unseen &= ~((1 << int(s.aside[0])) | (1 << int(s.aside[1])))
    n = 0
    for code in range(len(EGGS) ** EGGS_EACH):
        taken = 0
        fits = True
        for i in range(EGGS_EACH):
            egg = (code >> (3 * i)) & 7
            column = first + SEATS * i
            if sees_egg(s, seat, column):
                fits = fits and egg == s.eggs[column]
            else:
                fits = fits and ((unseen & ~taken) >> egg) & 1 != 0
                taken |= 1 << egg
        if fits:
            for i in range(EGGS_EACH):
                w.eggs[n, i] = (code >> (3 * i)) & 7
            w.weight[n] = 0.0
            n += 1
    w.eggs_n = n


@rule
def clear_nests(past: Record, other: int) -> None:
    """A table before the first tile, on which the other is asked to lay one."""
    for nest in range(SEATS):
        past.filled[nest] = 0
        past.laid_n[nest] = 0
        past.turns[nest] = 0
        past.kept_n[nest] = 0
        past.spied_aside[nest] = 0
        for material in range(4):
            past.material[nest, material] = 0
        for plane in range(2):
            past.gems[nest, plane] = 0
        for square in range(SQUARES):
            past.square[nest, square] = NONE
    for token in range(TOKENS):
        past.token_at[token] = NONE
    past.phase = Phase.PLAY
    past.seat = other
    past.gift_seat = NONE
    past.hand_n[other] = 1


@rule
def lay_again(s: Record, past: Record, nest: int, at: int) -> None:
    """Lay what was laid then."""
    what = int(s.laid[nest, at])
    square = int(s.laid_at[nest, at])
    how = int(s.laid_how[nest, at])
    if what < COVERED:
        put_tile(past, nest, what, square, how)
    elif what < FIRST_TOKEN:
        put_cover(past, nest, what - COVERED, square, how)
    else:
        put_token(past, nest, what - FIRST_TOKEN, square, how)


@rule
def add_places(s: Record, w: Record, other: int, at: int, egg: int) -> None:
    """Sum up how likely all places are for a tile that was laid, under an egg; and the place where it was laid."""
    for i in range(EGGS_EACH + 1):
        w.sums[i, egg] = 0.0
    w.chosen[egg] = -STEEPEST
    there = listed_place(s, w, other, at)
    for i in range(w.moves_n):
        place = (int(w.move[i]) - PLAYED) % (FACINGS * SQUARES)
        steepness = max(-STEEPEST, min(STEEPEST, w.score[i] / w.calm))
        w.sums[column_of(other, place // FACINGS, place % FACINGS), egg] += exp(steepness)
        if place == there:
            w.chosen[egg] = steepness


@rule
def weigh(s: Record, w: Record, other: int, at: int) -> None:
    """How likely a tile would have been laid where it was, under each assignment."""
    there = column_of(other, int(s.laid_at[other, at]), int(s.laid_how[other, at]))
    for n in range(w.eggs_n):
        total = w.sums[EGGS_EACH, int(w.eggs[n, 0])]
        for i in range(EGGS_EACH):
            total += w.sums[i, int(w.eggs[n, i])]
        chosen = exp(w.chosen[int(w.eggs[n, min(there, EGGS_EACH - 1)])]) / total
        w.weight[n] += log((1.0 - w.slip) * chosen + w.slip / max(1, int(w.moves_n)))


@rule
def column_of(other: int, square: int, facing: int) -> int:
    """Which of the other's columns a place is in: 0, 1 or 2, or 3 for none."""
    column = square // STRIDE
    if column % SEATS != other:
        column = second_square(square, facing) // STRIDE
    return column // SEATS if column % SEATS == other else EGGS_EACH


@rule
def listed_place(s: Record, w: Record, other: int, at: int) -> int:
    """Where a tile was laid, as the list of moves has it: of one that can be turned without a difference, one way."""
    half = 2 * int(s.laid[other, at])
    square = int(s.laid_at[other, at])
    facing = int(s.laid_how[other, at])
    if facing == FACINGS // 2 and w.material[half] == w.material[half + 1]:
        return FACINGS * second_square(square, facing)
    return FACINGS * square + facing


@rule
def normalise(w: Record) -> None:
    """From logarithms to weights that sum to 1; no assignment is ruled out by what may have been chance."""
    most = -1e300
    for n in range(w.eggs_n):
        most = max(most, float(w.weight[n]))
    total = 0.0
    for n in range(w.eggs_n):
        w.weight[n] = exp(w.credulity * (w.weight[n] - most))
        total += w.weight[n]
    for n in range(w.eggs_n):
        w.weight[n] /= total


@rule
def sum_up(w: Record, other: int) -> None:
    """How likely each egg lies in each of a seat's columns."""
    for i in range(EGGS_EACH):
        column = other + SEATS * i
        for egg in range(len(EGGS)):
            w.guess[column, egg] = 0.0
        for n in range(w.eggs_n):
            w.guess[column, int(w.eggs[n, i])] += w.weight[n]
