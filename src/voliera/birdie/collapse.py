"""Scoring a round in the expert game: remove a card, and the line collapses (B-E1 to B-E8)."""

import numpy as np
import numpy.typing as npt

from voliera.birdie.components import Bird
from voliera.birdie.happenings import Happened
from voliera.birdie.numbers import AT, FEATURE, STOP
from voliera.birdie.scoring import add_early_abilities, can_play, mark_flaps, spend, write_set
from voliera.birdie.state import NONE, Phase, bird, run_left, run_right, season, see_gone, take_out
from voliera.kernel import Log, Record, note, rule


@rule
def legal_collapse(s: Record, out: npt.NDArray[np.int16]) -> int:
    """Stop, remove any card, or, before the first removal, Woodpecker and Robin (B-E2, B-E6)."""
    out[0] = STOP
    n = 1
    if s.gap == NONE:
        n = add_early_abilities(s, out, n)
    elif s.single_chain:
        return n
    for i in range(s.line_n[s.seat]):
        out[n] = AT + i
        n += 1
    return n


@rule
def remove_card(s: Record, at: int, log: Log) -> None:
    """Remove one card, which scores nothing, and see what the gap brings (B-E2)."""
    card = int(s.line[s.seat, at])
    take_out(s, at, 1)
    see_gone(s, card)
    s.gap = at
    note(log, Happened.REMOVED, s.seat, card, at)
    follow_chain(s, log)


@rule
def follow_chain(s: Record, log: Log) -> None:
    """Examine the gap until it brings nothing, or the player must choose (B-E3 to B-E6)."""
    seat = s.seat
    while True:
        gap = int(s.gap)
        s.phase = Phase.COLLAPSE
        if gap == 0 or gap >= s.line_n[seat]:
            return
        left = int(s.line[seat, gap - 1])
        right = int(s.line[seat, gap])
        same_bird = bird(left) == bird(right)
        same_season = season(left) == season(right)
        if same_bird and same_season:
            s.phase = Phase.FEATURE
            return
        if not same_bird and not same_season:
            return
        form_set(s, bird(left) if same_bird else season(left), log)
        if s.phase == Phase.PIGEON:
            return


@rule
def form_set(s: Record, feature: int, log: Log) -> None:
    """All cards beside the gap that share the feature leave the line as a set (B-E3); Pigeon first (B-E8)."""
    seat = s.seat
    gap = int(s.gap)
    start = gap - run_left(s, gap, feature)
    size = gap + run_right(s, gap, feature) - start
    for i in range(start, start + size):
        see_gone(s, s.line[seat, i])
    take_out(s, start, size)
    s.gap = start
    note(log, Happened.FORMED, seat, feature, size)
    if can_play(s, Bird.PIGEON):
        s.formed_feature = feature
        s.formed_size = size
        s.phase = Phase.PIGEON
    else:
        keep_set(s, feature, size, log)


@rule
def keep_set(s: Record, feature: int, size: int, log: Log) -> None:
    """Write the set that has appeared; for a filled box it is lost (B-E7)."""
    if s.boxes[s.seat, feature] == 0:
        write_set(s, feature, size, log)
    else:
        note(log, Happened.FILLED, s.seat, feature, size)


@rule
def legal_feature(s: Record, out: npt.NDArray[np.int16]) -> int:
    """The neighbours of the gap are the same card twice: by bird or by season (B-E4)."""
    card = s.line[s.seat, s.gap]
    out[0] = FEATURE + bird(card)
    out[1] = FEATURE + season(card)
    return 2


@rule
def choose_feature(s: Record, feature: int, log: Log) -> None:
    """The player picks the feature (B-E4); the chain goes on."""
    form_set(s, feature, log)
    if s.phase != Phase.PIGEON:
        follow_chain(s, log)


@rule
def answer_pigeon(s: Record, drop: int, log: Log) -> None:
    """Keep the set that has appeared or turn it into two flaps (B-E8, B-A4); the chain goes on."""
    feature = int(s.formed_feature)
    size = int(s.formed_size)
    s.formed_feature = NONE
    s.formed_size = 0
    if drop:
        spend(s, Bird.PIGEON, log)
        note(log, Happened.DROPPED, s.seat, feature, size)
        mark_flaps(s, 2, log)
    else:
        keep_set(s, feature, size, log)
    follow_chain(s, log)
