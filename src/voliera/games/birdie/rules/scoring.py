"""Scoring a round in the standard game, and what both variants share: boxes, flaps, trophies, abilities.

B-P1 to B-P10 and B-A1 to B-A5; the expert game's way of making sets is in collapse.py.
"""

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.rules.box import FIRST_SEASON, OWL_LIMIT, SHORTEST_SET, Bird
from voliera.games.birdie.rules.deal import slice_end
from voliera.games.birdie.rules.happenings import Happened
from voliera.games.birdie.rules.numbers import (
    AT,
    END,
    FEATURE,
    LENGTHS,
    PIGEON,
    ROBIN,
    SPAN,
    SPAN_SEASON,
    WOODPECKER,
    WRITE,
)
from voliera.games.birdie.rules.state import (
    DROPPED,
    NONE,
    Phase,
    Variant,
    bird,
    put_in,
    run_right,
    season,
    see_gone,
    share,
    take_out,
)
from voliera.kernel import Log, Record, note, rule


@rule
def can_play(s: Record, ability: int) -> bool:
    """Whether the scoring seat has a card of that bird and a use left (B-A1)."""
    seat = s.seat
    limit = 2 if s.variant == Variant.EXPERT else 1
    if s.hand_n[seat] == 0 or s.uses[seat, ability] >= limit:
        return False
    first = 4 * ability
    return bool(
        s.hand[seat, first] > 0
        or s.hand[seat, first + 1] > 0
        or s.hand[seat, first + 2] > 0
        or s.hand[seat, first + 3] > 0
    )


@rule
def spend(s: Record, ability: int, log: Log) -> None:
    """Discard the bird's card of the earliest season from the hand and count the use (B-A1)."""
    seat = s.seat
    card = 4 * ability
    while s.hand[seat, card] == 0:
        card += 1
    s.hand[seat, card] -= 1
    s.hand_n[seat] -= 1
    if s.known[seat, card] > 0:
        s.known[seat, card] -= 1
    s.uses[seat, ability] += 1
    see_gone(s, card)
    note(log, Happened.SPENT, seat, ability, card)


@rule
def cards_under_stop(s: Record) -> int:
    """How many cards are left for the Robin (B-A3)."""
    return slice_end(s) - int(s.under)


@rule
def add_early_abilities(s: Record, out: npt.NDArray[np.int16], n: int) -> int:
    """The abilities that come before any set: Woodpecker and Robin (B-P3, B-A2, B-A3)."""
    if s.line_n[s.seat] >= 2 and can_play(s, Bird.WOODPECKER.value):
        out[n] = WOODPECKER
        n += 1
    if cards_under_stop(s) > 0 and can_play(s, Bird.ROBIN.value):
        out[n] = ROBIN
        n += 1
    return n


@rule
def move_card(s: Record, start: int, to: int, log: Log) -> None:
    """Woodpecker: take a card out of the line and insert it so that it stands at `to` (B-A2)."""
    spend(s, Bird.WOODPECKER.value, log)
    card = int(s.line[s.seat, start])
    take_out(s, start, 1)
    put_in(s, to, card)
    s.chosen = NONE
    s.phase = Phase.COLLAPSE if s.variant == Variant.EXPERT else Phase.SPLIT
    note(log, Happened.MOVED, s.seat, start, to)


@rule
def draw_robin(s: Record, log: Log) -> None:
    """Robin: look at the next card under Stop (B-A3)."""
    spend(s, Bird.ROBIN.value, log)
    s.drawn = s.stock[s.under]
    s.stock[s.under] = NONE
    s.under += 1
    s.phase = Phase.INSERT
    note(log, Happened.DREW, s.seat, s.drawn, cards_under_stop(s))


@rule
def insert_robin(s: Record, at: int, log: Log) -> None:
    """Robin: the drawn card goes anywhere into the line (B-A3)."""
    card = int(s.drawn)
    put_in(s, at, card)
    s.drawn = NONE
    s.phase = Phase.COLLAPSE if s.variant == Variant.EXPERT else Phase.SPLIT
    note(log, Happened.INSERTED, s.seat, card, at)


@rule
def free_from(s: Record) -> int:
    """Where the next declared set may begin: sets are declared left to right (B-P4)."""
    if s.sets_n == 0:
        return 0
    last = int(s.sets_n) - 1
    return int(s.set_start[last]) + int(s.set_length[last])


@rule
def legal_split(s: Record, out: npt.NDArray[np.int16]) -> int:
    """Write, declare a set, drop one, or, before the first set, Woodpecker and Robin (B-P3, B-P4, B-P10)."""
    seat = s.seat
    out[0] = WRITE
    n = 1
    for i in range(free_from(s), int(s.line_n[seat]) - 1):
        if share(s.line[seat, i], s.line[seat, i + 1]):
            out[n] = AT + i
            n += 1
    if s.sets_n == 0:
        return add_early_abilities(s, out, n)
    if can_play(s, Bird.PIGEON.value):
        for i in range(s.sets_n):
            if s.set_feature[i] < DROPPED:
                out[n] = PIGEON
                n += 1
                break
    return n


@rule
def legal_span(s: Record, out: npt.NDArray[np.int16]) -> int:
    """How far a set that begins at the named card may reach, by bird and by season (B-P4)."""
    card = s.line[s.seat, s.chosen]
    n = 0
    for length in range(SHORTEST_SET, run_right(s, s.chosen, bird(card)) + 1):
        out[n] = SPAN + length - SHORTEST_SET
        n += 1
    for length in range(SHORTEST_SET, run_right(s, s.chosen, season(card)) + 1):
        out[n] = SPAN_SEASON + length - SHORTEST_SET
        n += 1
    return n


@rule
def declare(s: Record, span: int, log: Log) -> None:
    """Declare a set for one feature (B-P4)."""
    n = s.sets_n
    card = s.line[s.seat, s.chosen]
    by_season = span >= LENGTHS
    s.set_start[n] = s.chosen
    s.set_length[n] = (span - LENGTHS if by_season else span) + SHORTEST_SET
    s.set_feature[n] = season(card) if by_season else bird(card)
    s.sets_n = n + 1
    s.chosen = NONE
    s.phase = Phase.SPLIT
    note(log, Happened.DECLARED, s.seat, n, 0)


@rule
def legal_drop(s: Record, out: npt.NDArray[np.int16]) -> int:
    """Any declared set that is still there may be dropped, whatever its box (B-A4)."""
    n = 0
    for i in range(s.sets_n):
        if s.set_feature[i] < DROPPED:
            out[n] = AT + i
            n += 1
    return n


@rule
def drop_set(s: Record, k: int, log: Log) -> None:
    """Pigeon: a declared set becomes two flaps (B-A4)."""
    spend(s, Bird.PIGEON.value, log)
    note(log, Happened.DROPPED, s.seat, s.set_feature[k], s.set_length[k])
    s.set_feature[k] += DROPPED
    s.chosen = NONE
    s.phase = Phase.SPLIT
    mark_flaps(s, 2, log)


@rule
def mark_flaps(s: Record, count: int, log: Log) -> None:
    """Mark the next flap boxes; what goes beyond the last one is lost (B-P8, B-C3)."""
    before = int(s.flaps[s.seat])
    after = min(int(s.flap_boxes), before + count)
    s.flaps[s.seat] = after
    note(log, Happened.FLAPPED, s.seat, after - before, after)


@rule
def write_box(s: Record, feature: int, value: int, log: Log) -> None:
    """Write a value into an empty box; a bird's strictly highest value takes its trophy (B-P5, B-P9)."""
    seat = s.seat
    s.boxes[seat, feature] = value
    if feature >= FIRST_SEASON:
        return
    for other in range(s.players):
        if other != seat and s.boxes[other, feature] >= value:
            return
    holder = s.trophies[feature]
    if holder != seat:
        s.trophies[feature] = seat
        note(log, Happened.TROPHY, seat, feature, holder)


@rule
def write_set(s: Record, feature: int, size: int, log: Log) -> None:
    """Write a set into its empty box and mark a flap (B-P5, B-P8)."""
    s.written |= 1 << int(feature)
    note(log, Happened.WROTE, s.seat, feature, size)
    write_box(s, feature, size, log)
    mark_flaps(s, 1, log)


@rule
def is_largest(s: Record, k: int) -> bool:
    """Whether declared set k is the one of its feature that is written: the largest, the first of equals (B-P6)."""
    for i in range(s.sets_n):
        if s.set_feature[i] == s.set_feature[k]:
            if s.set_length[i] > s.set_length[k] or (s.set_length[i] == s.set_length[k] and i < k):
                return False
    return True


@rule
def write_sets(s: Record, log: Log) -> None:
    """Write every declared set that was not dropped, as far as boxes are empty (B-P5 to B-P9)."""
    for k in range(s.sets_n):
        feature = int(s.set_feature[k])
        if feature >= DROPPED:
            continue
        size = int(s.set_length[k])
        if not is_largest(s, k):
            note(log, Happened.SMALLER, s.seat, feature, size)
        elif s.boxes[s.seat, feature] > 0:
            note(log, Happened.FILLED, s.seat, feature, size)
        else:
            write_set(s, feature, size, log)
    s.phase = Phase.WRITTEN


@rule
def owl_or_finish(s: Record) -> None:
    """Ask for the Owl if it can be played, else the seat has finished (B-P10, B-A5)."""
    s.phase = Phase.SCORED
    if s.written != 0 and can_play(s, Bird.OWL.value):
        for feature in range(8):
            if s.boxes[s.seat, feature] == 0:
                s.phase = Phase.OWL


@rule
def legal_owl(s: Record, out: npt.NDArray[np.int16]) -> int:
    """Any empty box, or decline (B-A5)."""
    out[0] = END
    n = 1
    for feature in range(8):
        if s.boxes[s.seat, feature] == 0:
            out[n] = FEATURE + feature
            n += 1
    return n


@rule
def owl_value(s: Record) -> int:
    """The lowest value written for a set this round, at most five (B-A5)."""
    lowest = OWL_LIMIT
    for feature in range(8):
        if (int(s.written) >> feature) & 1:
            lowest = min(lowest, int(s.boxes[s.seat, feature]))
    return lowest


@rule
def play_owl(s: Record, feature: int, log: Log) -> None:
    """Owl: write the copied value into an empty box; no flap (B-A5)."""
    value = owl_value(s)
    spend(s, Bird.OWL.value, log)
    note(log, Happened.WROTE_OWL, s.seat, feature, value)
    write_box(s, feature, value, log)
    s.phase = Phase.WRITTEN
