"""What a column promises to a seat: exactly counted under an egg that it knows, roughly under one that it does not."""

from voliera.games.bower.bots.instinct.tables import LEADS, MOST
from voliera.games.bower.bots.instinct.taste import Taste
from voliera.games.bower.bots.instinct.work import plain
from voliera.games.bower.rules.box import EGGS, GEM, SHELL
from voliera.games.bower.rules.gems import ENOUGH
from voliera.games.bower.rules.nest import COLUMN, count
from voliera.games.bower.rules.redeal import sees_egg
from voliera.games.bower.rules.scoring import HUES, WHITE
from voliera.games.bower.rules.state import COLUMNS, SEATS, STRIDE
from voliera.games.bower.rules.survey import COLOURED_SHELLS, declarable, matching, number
from voliera.kernel import Record, rule

LEAST = 1e-9
"""So that nothing is divided by nothing."""
EARNED = 1024.0
"""Marks a sum in which a bonus is earned, by a column or a group: however many there are, one counts (W-B2)."""


@rule
def hope_at(w: Record, kind: int, a: int, b: int, mine: int, theirs: int) -> float:
    """What a column promises for this many matching objects, and empty squares, of both."""
    over = max(a, b) - MOST
    if over > 0:
        a = max(0, a - over)
        b = max(0, b - over)
    return float(w.hope[kind, a, b, mine, theirs])


@rule
def tie_at(w: Record, kind: int, a: int, b: int, mine: int, theirs: int) -> float:
    """How many eggs hang on who wins a tie."""
    over = max(a, b) - MOST
    if over > 0:
        a = max(0, a - over)
        b = max(0, b - over)
    return float(w.tie[kind, a, b, mine, theirs])


@rule
def asked(objects: int, egg: int) -> int:
    """Objects that an egg asks for; white ones are taken to match."""
    return matching(objects, egg) + declarable(objects, egg)


@rule
def lead_of(mine: int, theirs: int) -> int:
    """A lead in shells; Coloured Shells are worth more than any (W-E5)."""
    lead = number(mine, SHELL) - number(theirs, SHELL)
    if number(mine, COLOURED_SHELLS) > 0:
        lead += LEADS
    if number(theirs, COLOURED_SHELLS) > 0:
        lead -= LEADS
    return max(-LEADS, min(LEADS, lead))


@rule
def guess_unseen(s: Record, w: Record, seat: int) -> None:
    """The eggs that a seat has not seen."""
    unseen = (1 << len(EGGS)) - 1
    if w.blind == 0:
        for column in range(COLUMNS):
            if sees_egg(s, seat, column):
                unseen &= ~(1 << int(s.eggs[column]))
    if s.spied_aside[seat] != 0:
        unseen &= ~((1 << int(s.aside[0])) | (1 << int(s.aside[1])))
    w.unseen[seat] = unseen


@rule
def empty_in(empty: int, column: int) -> int:
    """Empty squares of a column."""
    return count((empty >> (STRIDE * column)) & COLUMN)


@rule
def worth_under(w: Record, egg: int, known: bool, mine: int, theirs: int, room: int, their_room: int) -> float:
    """What a column promises under an egg, if these objects lie in it."""
    kind = egg_kind(egg, known)
    edge = float(w.edge[lead_of(mine, theirs) + LEADS, room + their_room])
    a, b = asked(mine, egg), asked(theirs, egg)
    return hope_at(w, kind, a, b, room, their_room) + tie_at(w, kind, a, b, room, their_room) * edge


@rule
def egg_kind(egg: int, known: bool) -> int:
    """Which of the four tables a column is found in: by its egg, and whether the other knows it."""
    return (2 if egg % HUES == WHITE else 0) + (1 if known else 0)


@rule
def knows_too(s: Record, seat: int, column: int) -> bool:
    """Whether the other seat knows an egg."""
    return sees_egg(s, SEATS - 1 - seat, column)


@rule
def look_at_column(s: Record, w: Record, seat: int, column: int, their_empty: int) -> None:
    """What one more tile in a column changes, by what it brings; if the column is as it was, this is known."""
    mine = int(w.column[seat, column])
    theirs = int(w.column[SEATS - 1 - seat, column])
    other = int(s.spied[0]) + 256 * int(s.spied[1]) + (0 if w.worth_bonus == 0.0 else 65536)
    if (
        w.column_key[seat, column, 0] == mine
        and w.column_key[seat, column, 1] == theirs
        and w.column_key[seat, column, 2] == other
    ):
        return
    w.column_key[seat, column, 0] = mine
    w.column_key[seat, column, 1] = theirs
    w.column_key[seat, column, 2] = other
    room = empty_in(int(w.empty), column)
    their_room = empty_in(their_empty, column)
    if sees_egg(s, seat, column):
        tied = look_at_known(s, w, seat, column, room, their_room)
    else:
        tied = look_at_unknown(s, w, seat, column, room, their_room)
    lead = lead_of(mine, theirs)
    left = room + their_room - 1
    for more in range(4):
        edge = float(w.edge[min(LEADS, lead + more) + LEADS, left]) - float(w.edge[lead + LEADS, left])
        w.gain_edge[seat, column, more] = tied * edge + w.taste[Taste.SHELL.value] * more
    look_at_gems(w, seat, number(mine, GEM), column, room)


@rule
def look_at_known(s: Record, w: Record, seat: int, column: int, room: int, their_room: int) -> float:
    """A column whose egg the seat knows; returns how many eggs hang on a tie."""
    egg = int(s.eggs[column])
    kind = egg_kind(egg, knows_too(s, seat, column))
    a = asked(int(w.column[seat, column]), egg)
    b = asked(int(w.column[SEATS - 1 - seat, column]), egg)
    before = hope_at(w, kind, a, b, room, their_room)
    for more in range(4):
        w.gain_one[seat, column, more] = hope_at(w, kind, a + more, b, room - 1, their_room) - before
    if room > 1:
        for more in range(5):
            w.gain_two[seat, column, more] = hope_at(w, kind, a + more, b, room - 2, their_room) - before
    return tie_at(w, kind, a, b, room - 1, their_room)


@rule
def look_at_unknown(s: Record, w: Record, seat: int, column: int, room: int, their_room: int) -> float:
    """A column whose egg the seat does not know: the mean of all that it may be, by the objects of a tile."""
    unseen = int(w.unseen[seat])
    total = LEAST
    for egg in range(len(EGGS)):
        if (unseen >> egg) & 1:
            total += w.guess[column, egg]
    for kind in range(len(EGGS)):
        w.gain_kind[seat, column, kind] = 0.0
    one = 0.0
    two = 0.0
    tied = 0.0
    mine = int(w.column[seat, column])
    theirs = int(w.column[SEATS - 1 - seat, column])
    for egg in range(len(EGGS)):
        if (unseen >> egg) & 1:
            kind = egg_kind(egg, knows_too(s, seat, column))
            a, b = asked(mine, egg), asked(theirs, egg)
            before = hope_at(w, kind, a, b, room, their_room)
            none = hope_at(w, kind, a, b, room - 1, their_room)
            part = w.taste[Taste.UNKNOWN.value] * w.guess[column, egg] / total
            slope = part * (hope_at(w, kind, a + 1, b, room - 1, their_room) - none)
            one += part * (none - before)
            two += part * (hope_at(w, kind, a, b, max(0, room - 2), their_room) - before)
            tied += part * tie_at(w, kind, a, b, room - 1, their_room)
            white = egg - egg % HUES + WHITE
            w.gain_kind[seat, column, white] += slope
            if egg == white:
                for other in range(white - WHITE, white):
                    w.gain_kind[seat, column, other] += slope
            else:
                w.gain_kind[seat, column, egg] += slope
    w.gain_squares[seat, column, 0] = one
    w.gain_squares[seat, column, 1] = two
    return tied


@rule
def likely(w: Record, seat: int, column: int, half: int) -> float:
    """What the objects on half a tile gain in a column whose egg the seat does not know."""
    gain = 0.0
    for i in range(w.kinds_n[half]):
        gain += w.gain_kind[seat, column, plain(w.kind[half, i])] * w.objects[half, i]
    return float(gain)


@rule
def look_at_gems(w: Record, seat: int, gems: int, column: int, room: int) -> None:
    """What further gems in a column are worth, on one square or on two."""
    hoped = w.worth_bonus * w.taste[Taste.PROGRESS.value]
    before = hoped * float(w.third[0, min(ENOUGH, gems), room])
    for squares in range(1, 3):
        for more in range(4 if squares == 1 else 5):
            gain = -before
            if gems < ENOUGH:
                if gems + more >= ENOUGH:
                    gain += EARNED
                elif room >= squares:
                    gain += hoped * float(w.third[0, gems + more, room - squares])
            w.gain_gem[seat, column, squares - 1, more] = gain
