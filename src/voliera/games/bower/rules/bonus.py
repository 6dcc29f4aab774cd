"""Bonus tiles: drawing three and keeping one (W-B2 to W-B6, W-V1). What the kept ones do is in effects.py."""

import numpy as np
import numpy.typing as npt

from voliera.games.bower.rules.box import NEST_BONUSES, TILES
from voliera.games.bower.rules.deal import give_to_hand, take_from
from voliera.games.bower.rules.effects import is_possible
from voliera.games.bower.rules.happenings import Happened
from voliera.games.bower.rules.numbers import KEEP
from voliera.games.bower.rules.state import DRAWN, NONE, SEATS, Bonus, Phase, Variant
from voliera.kernel import Log, Record, note, rule, shuffle


@rule
def draw_three(s: Record, log: Log) -> None:
    """Draw three bonus tiles; when the pile is used up the discards become the pile (W-B3, W-B4).

    In Super Nest all lie open. The other seat remembers which tiles it has discarded itself: of those, none was still
    in the pile that ran out. `crossed_mask` and `crossed_n` (how many were drawn from that pile) keep this for redeal.
    """
    seat = int(s.seat)
    s.phase = Phase.KEEP
    if s.variant == Variant.SUPER:
        return
    n = 0
    while n < DRAWN and s.bonus_n + s.discards_n > 0:
        if s.bonus_n == 0:
            reshuffle(s, n, log)
        s.drawn[n] = take_from(s.bonus_pile, int(s.bonus_n), 0)
        s.bonus_n -= 1
        n += 1
    s.drawn_n = n
    note(log, Happened.DREW, seat, 0, 0)


@rule
def reshuffle(s: Record, drawn: int, log: Log) -> None:
    """The discards become the pile (W-B4)."""
    n = int(s.discards_n)
    own = 0
    for i in range(n):
        bonus = int(s.discards[i])
        s.bonus_pile[i] = bonus
        if s.discarded_by[i] == SEATS - 1 - s.seat:
            own |= 1 << bonus
        s.discards[i] = NONE
        s.discarded_by[i] = NONE
    s.bonus_n = n
    s.discards_n = 0
    shuffle(s, s.bonus_pile, 0, n)
    s.crossed_mask = own if drawn > 0 else 0
    s.crossed_n = drawn if drawn > 0 else NONE
    note(log, Happened.RESHUFFLED, s.seat, n, 0)


@rule
def legal_keep(s: Record, out: npt.NDArray[np.int16]) -> int:
    """One of the tiles drawn; in Super Nest, one of those that lie open."""
    if s.variant == Variant.SUPER:
        for i in range(s.bonus_n):
            out[i] = KEEP + int(s.bonus_pile[i])
        return int(s.bonus_n)
    for i in range(s.drawn_n):
        out[i] = KEEP + int(s.drawn[i])
    return int(s.drawn_n)


@rule
def keep(s: Record, bonus: int, log: Log) -> None:
    """Keep and show one tile, discard the others, and begin its effect (W-B3, W-B5, W-B6)."""
    seat = int(s.seat)
    if s.variant == Variant.SUPER:
        at = 0
        while s.bonus_pile[at] != bonus:
            at += 1
        take_from(s.bonus_pile, int(s.bonus_n), at)
        s.bonus_n -= 1
    else:
        discard_others(s, bonus)
    s.kept[seat, s.kept_n[seat]] = bonus
    s.kept_n[seat] += 1
    note(log, Happened.KEPT, seat, bonus, 1 if s.variant == Variant.SUPER else 0)
    s.phase = Phase.TURN_DONE
    if bonus < len(NEST_BONUSES):
        give_to_hand(s, seat, TILES + bonus)
    elif bonus >= Bonus.SPY_OPPONENT:
        s.effect = bonus
        if is_possible(s, bonus):
            s.phase = Phase.EFFECT
        else:
            s.effect = NONE
            note(log, Happened.IMPOSSIBLE, seat, bonus, 0)


@rule
def discard_others(s: Record, bonus: int) -> None:
    """Discard face down the tiles drawn and not kept; the seat remembers them."""
    if s.crossed_n != NONE and s.discards_n == 0:
        limit = int(s.drawn_n) - int(s.crossed_n)  # of the tiles drawn, this many came from the new pile
        s.crossed_n = limit - ((int(s.crossed_mask) >> bonus) & 1)
    for i in range(s.drawn_n):
        if s.drawn[i] != bonus:
            s.discards[s.discards_n] = s.drawn[i]
            s.discarded_by[s.discards_n] = s.seat
            s.discards_n += 1
        s.drawn[i] = NONE
    s.drawn_n = 0
    if s.discards_n == 0:
        s.crossed_mask = 0
        s.crossed_n = NONE
