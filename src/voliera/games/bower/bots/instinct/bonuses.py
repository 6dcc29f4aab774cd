"""The moves that bonus tiles ask for, each with what it is worth at a glance (W-B3 to W-B16)."""

from voliera.games.bower.bots.instinct.columns import LEAST, empty_in, guess_unseen, knows_too, worth_under
from voliera.games.bower.bots.instinct.looking import lead_in
from voliera.games.bower.bots.instinct.reading import read
from voliera.games.bower.bots.instinct.taste import Taste
from voliera.games.bower.bots.instinct.work import plain
from voliera.games.bower.rules.box import EGGS, NEST_BONUSES, SHELL
from voliera.games.bower.rules.effects import FEATHERS_AND_FLOWERS, squares_for_branch
from voliera.games.bower.rules.nest import (
    FACINGS,
    ROW,
    WHITE_FEATHER,
    WHITE_FLOWER,
    around,
    board,
    material_of,
    objects_on,
    pairs,
    second_square,
)
from voliera.games.bower.rules.numbers import (
    ALONG,
    AT,
    AT_OTHER,
    BONUS,
    DECLINE,
    HAND,
    KEEP,
    OBJECT,
    PLACE,
    SPY,
    TAKE,
    USE,
)
from voliera.games.bower.rules.redeal import sees_egg
from voliera.games.bower.rules.state import (
    ALL_TILES,
    COLUMNS,
    MATERIALS_COUNTED,
    NONE,
    SEATS,
    SQUARES,
    STRIDE,
    Bonus,
    Phase,
    Variant,
    turns_left,
)
from voliera.games.bower.rules.survey import FIELD, number
from voliera.kernel import Record, rule

STEP = 100
"""A single step is this + its number, as a move; a display tile or hand tile is its number."""
DISCARDED = 50
"""A tile that is discarded is this + its number."""
TWO_STEPS = 10_000
"""Two steps are this + 512 × the first + the second."""
assert DISCARDED + ALL_TILES < STEP
BREAK = 0.35
"""What it costs to cover a square of the largest group."""
JOIN = 0.12
"""What a square beside an own group is worth."""


@rule
def offer(w: Record, move: int, first: int, second: int, score: float) -> None:
    """One more move."""
    n = int(w.moves_n)
    w.move[n] = move
    w.first[n] = first
    w.second[n] = second
    w.score[n] = score
    w.moves_n = n + 1


@rule
def offer_step(w: Record, step: int, score: float) -> None:
    """A move of one step."""
    offer(w, STEP + step, step, NONE, score)


@rule
def consider_bonus(s: Record, w: Record, seat: int) -> None:
    """The moves of a phase that is about bonus tiles."""
    if s.phase == Phase.BONUS:
        offer_step(w, BONUS, 0.0)  # what is kept can still be declined
        return
    read(s, w)
    guess_unseen(s, w, seat)
    if s.phase == Phase.KEEP:
        is_super = s.variant == Variant.SUPER
        for i in range(int(s.bonus_n if is_super else s.drawn_n)):
            bonus = int(s.bonus_pile[i] if is_super else s.drawn[i])
            offer_step(w, KEEP + bonus, worth_of_bonus(s, w, seat, bonus))
    elif s.phase == Phase.DISCARD:
        for i in range(s.hand_n[seat]):
            offer(w, DISCARDED + int(s.hand[seat, i]), HAND + i, NONE, 0.0)
    elif s.cover_tile != NONE:
        count_columns(s, w, seat)
        consider_cover(s, w, seat)
    else:
        consider_effect(s, w, seat)
        offer_step(w, DECLINE, -0.1)


@rule
def count_columns(s: Record, w: Record, seat: int) -> None:
    """What the columns promise a seat as they are, each under the likeliest egg."""
    for column in range(COLUMNS):
        for nest in range(SEATS):
            w.room_now[nest, column] = empty_in(board(s) & ~int(s.filled[nest]), column)
        if sees_egg(s, seat, column):
            w.egg_now[column] = s.eggs[column]
            w.sure_now[column] = 1.0
        else:
            find_likeliest(w, seat, column)
        w.column_now[column] = 0.0
        w.column_now[column] = change(s, w, seat, column, 0, 0)


@rule
def find_likeliest(w: Record, seat: int, column: int) -> None:
    """The egg that a column most likely has for a seat that does not know it."""
    total = LEAST
    best = -1.0
    for egg in range(len(EGGS)):
        if (int(w.unseen[seat]) >> egg) & 1:
            total += w.guess[column, egg]
            if w.guess[column, egg] > best:
                best = float(w.guess[column, egg])
                w.egg_now[column] = egg
    w.sure_now[column] = best / total


@rule
def worth_of_bonus(s: Record, w: Record, seat: int, bonus: int) -> float:
    """What a bonus tile is worth if it is kept now."""
    later = max(0, turns_left(s, seat) - 1) / 12.0
    worth = w.taste[Taste.KEEP + bonus] * later + w.taste[Taste.LATE + bonus] * (1.0 - later)
    if bonus >= Bonus.EGG_YELLOW and bonus <= Bonus.EGG_SHELLS:
        lead = lead_in(w, seat, bonus - Bonus.EGG_YELLOW) - 0.5
        worth *= 1.0 + lead / (abs(lead) + 0.3 + 6.0 * later)
    elif bonus < len(NEST_BONUSES) and later == 0.0:
        worth = 0.0
    return float(worth)


@rule
def consider_effect(s: Record, w: Record, seat: int) -> None:
    """The targets of a kept tile."""
    effect = int(s.effect)
    if effect >= Bonus.X and effect <= Bonus.SHELLS:
        count_columns(s, w, seat)
    if effect == Bonus.X:
        consider_x(s, w, seat)
    elif effect == Bonus.BRANCH:
        consider_branch(s, w, seat)
    elif effect == Bonus.GIFT:
        for i in range(s.display_n):
            offer(w, int(s.display[i]), TAKE + i, NONE, 0.1)
    elif effect == Bonus.SPY_OPPONENT:
        for column in range(SEATS - 1 - seat, COLUMNS, SEATS):
            offer_step(w, SPY + column, 0.0 if sees_egg(s, seat, column) else 0.2)
    elif effect >= Bonus.WHITE_FEATHER and effect <= Bonus.SHELLS:
        consider_token(s, w, seat, effect)
    else:
        offer_step(w, USE, 0.2)


@rule
def change(s: Record, w: Record, seat: int, column: int, mine: int, theirs: int) -> float:
    """What further objects, of its own and of the other's, change in a column for a seat."""
    other = SEATS - 1 - seat
    own = int(w.column[seat, column]) + mine
    others = int(w.column[other, column]) + theirs
    room, their_room = plain(w.room_now[seat, column]), plain(w.room_now[other, column])
    after = worth_under(w, int(w.egg_now[column]), knows_too(s, seat, column), own, others, room, their_room)
    return float(w.sure_now[column] * after - w.column_now[column])


@rule
def consider_x(s: Record, w: Record, seat: int) -> None:
    """The X on what hurts the other: of objects that are alike in a column, the first; else on an own one."""
    for nest in range(SEATS):
        theirs = nest != seat
        for column in range(COLUMNS):
            for kind in range(FEATHERS_AND_FLOWERS):
                if number(int(w.column[nest, column]), kind) > 0:
                    unit = 1 << (FIELD * kind)
                    gain = change(s, w, seat, column, 0 if theirs else -unit, -unit if theirs else 0)
                    if theirs or gain > 0.0:
                        square = STRIDE * column
                        while s.square[nest, square] == NONE or objects_on(s, nest, square, kind) <= 0:
                            square += 1
                        first = (AT_OTHER if theirs else AT) + square
                        offer(w, TWO_STEPS + 512 * first + OBJECT + kind, first, OBJECT + kind, gain)


@rule
def consider_token(s: Record, w: Record, seat: int, effect: int) -> None:
    """A white object in each column, or shells on each square: where groups are large they count there, too."""
    if effect == Bonus.SHELLS:
        objects = 2 << (FIELD * SHELL)
    else:
        objects = 1 << (FIELD * (WHITE_FEATHER if effect == Bonus.WHITE_FEATHER else WHITE_FLOWER))
    for column in range(COLUMNS):
        gain = 0.0
        counted = False
        for square in range(STRIDE * column, STRIDE * (column + 1)):
            if s.square[seat, square] != NONE:
                if not counted:
                    counted = True
                    gain = change(s, w, seat, column, objects, 0)
                    if effect != Bonus.SHELLS:
                        offer_step(w, AT + square, gain)
                if effect == Bonus.SHELLS:
                    offer_step(w, AT + square, gain + (0.1 if in_largest(s, w, seat, square) else 0.0))


@rule
def in_largest(s: Record, w: Record, seat: int, square: int) -> bool:
    """Whether a filled square belongs to a largest group that can decide."""
    material = material_of(s, seat, square)
    if material >= MATERIALS_COUNTED:
        return False
    for i in range(w.groups_n[seat, material]):
        if (int(w.group[seat, material, i]) >> square) & 1:
            return bool(w.group_size[seat, material, i] == w.best[seat, material])
    return False


@rule
def group_at(w: Record, seat: int, material: int, square: int) -> int:
    """The number of the group of a material on a square, or none."""
    for i in range(w.groups_n[seat, material]):
        if (int(w.group[seat, material, i]) >> square) & 1:
            return i
    return NONE


@rule
def consider_branch(s: Record, w: Record, seat: int) -> None:
    """The Branch where it joins two groups, or can."""
    filled = int(s.filled[seat])
    for along in range(2):
        distance = STRIDE if along == ROW else 1
        squares = squares_for_branch(s, along)
        for square in range(SQUARES):
            if (squares >> square) & 1:
                gain = 0.0
                if (filled >> (square - distance)) & (filled >> (square + distance)) & 1 == 0:
                    gain = 0.02
                else:
                    material = material_of(s, seat, square - distance)
                    if material < MATERIALS_COUNTED and material == material_of(s, seat, square + distance):
                        gain = joining(w, seat, material, square - distance, square + distance)
                offer(w, TWO_STEPS + 512 * (AT + square) + ALONG + along, AT + square, ALONG + along, gain)


@rule
def joining(w: Record, seat: int, material: int, first: int, second: int) -> float:
    """What it is worth to join the groups on two squares."""
    one = group_at(w, seat, material, first)
    two = group_at(w, seat, material, second)
    if one == two or min(one, two) == NONE:
        return 0.0
    size = plain(w.group_size[seat, material, one]) + plain(w.group_size[seat, material, two])
    gain = 0.2 * max(0, size - plain(w.best[seat, material]))
    if size > w.best[SEATS - 1 - seat, material]:
        gain += 0.3
    return gain


@rule
def consider_cover(s: Record, w: Record, seat: int) -> None:
    """The drawn tile over any two squares side by side (W-B13)."""
    filled = int(s.filled[seat])
    upright = pairs(filled, 1)
    level = pairs(filled, STRIDE)
    for square in range(SQUARES):
        for facing in range(FACINGS):
            low = square
            if facing >= 2:
                low = second_square(square, facing)
            if low >= 0 and (((upright if facing % 2 == 0 else level) >> low) & 1) != 0:
                gain = cover_gain(s, w, seat, square, second_square(square, facing))
                offer_step(w, PLACE + FACINGS * square + facing, gain)


@rule
def cover_gain(s: Record, w: Record, seat: int, first: int, second: int) -> float:
    """What the drawn tile changes on two squares, tokens aside."""
    half = 2 * int(s.cover_tile)
    one = int(w.packed[half]) - int(w.packed[int(s.square[seat, first])])
    two = int(w.packed[half + 1]) - int(w.packed[int(s.square[seat, second])])
    if first // STRIDE == second // STRIDE:
        gain = change(s, w, seat, first // STRIDE, one + two, 0)
    else:
        gain = change(s, w, seat, first // STRIDE, one, 0) + change(s, w, seat, second // STRIDE, two, 0)
    for i in range(2):
        square = second if i else first
        material = plain(w.material[half + i])
        if material_of(s, seat, square) != material:
            if in_largest(s, w, seat, square):
                gain -= BREAK
            if material < MATERIALS_COUNTED and (around(1 << square) & int(s.material[seat, material])) != 0:
                gain += JOIN
    return gain
