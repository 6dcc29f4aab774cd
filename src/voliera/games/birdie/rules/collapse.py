"""Scoring a round in the expert game: remove a card, and the line collapses (B-E1 to B-E8)."""

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.rules.box import Bird
from voliera.games.birdie.rules.happenings import Happened
from voliera.games.birdie.rules.numbers import AT, FEATURE, STOP
from voliera.games.birdie.rules.scoring import add_early_abilities, can_play, mark_flaps, spend, write_set
from voliera.games.birdie.rules.state import NONE, Phase, bird, run_left, run_right, season, see_gone, take_out
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
    """Remove one card, which scores nothing; then see what the gap brings (B-E2)."""
    card = int(s.line[s.seat, at])
    take_out(s, at, 1)
    see_gone(s, card)
    s.gap = at
    s.phase = Phase.CHAIN
    note(log, Happened.REMOVED, s.seat, card, at)


@rule
def follow_chain(s: Record, log: Log) -> None:
    """Write the set that has appeared and examine the gap, until it brings nothing or the player must choose.

    B-E3 to B-E8. A feature that the player has just picked is in `chosen`.
    """
    s.phase = Phase.CHAIN
    while s.phase == Phase.CHAIN:
        if s.formed_feature != NONE:
            keep_set(s, log)
        feature = shared_at_gap(s)
        if s.phase == Phase.CHAIN:
            form_set(s, feature, log)


@rule
def shared_at_gap(s: Record) -> int:
    """The feature by which the neighbours of the gap form a set; if there is none, or a choice, the phase says so."""
    gap = int(s.gap)
    if s.chosen != NONE:
        feature = int(s.chosen)
        s.chosen = NONE
        return feature
    if 0 < gap < s.line_n[s.seat]:
        left = int(s.line[s.seat, gap - 1])
        right = int(s.line[s.seat, gap])
        if left == right:
            s.phase = Phase.FEATURE
            return NONE
        if bird(left) == bird(right):
            return bird(left)
        if season(left) == season(right):
            return season(left)
    s.phase = Phase.COLLAPSE
    return NONE


@rule
def form_set(s: Record, feature: int, log: Log) -> None:
    """All cards beside the gap that share the feature leave the line as a set (B-E3); Pigeon first (B-E8)."""
    gap = int(s.gap)
    start = gap - run_left(s, gap, feature)
    size = gap + run_right(s, gap, feature) - start
    for i in range(start, start + size):
        see_gone(s, int(s.line[s.seat, i]))
    take_out(s, start, size)
    s.gap = start
    s.formed_feature = feature
    s.formed_size = size
    note(log, Happened.FORMED, s.seat, feature, size)
    if can_play(s, Bird.PIGEON.value):
        s.phase = Phase.PIGEON


@rule
def keep_set(s: Record, log: Log) -> None:
    """Write the set that has appeared; for a filled box it is lost (B-E7)."""
    feature = int(s.formed_feature)
    size = int(s.formed_size)
    s.formed_feature = NONE
    s.formed_size = 0
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
def drop_formed(s: Record, log: Log) -> None:
    """Pigeon: the set that has just appeared becomes two flaps (B-E8, B-A4); the chain goes on."""
    spend(s, Bird.PIGEON.value, log)
    note(log, Happened.DROPPED, s.seat, s.formed_feature, s.formed_size)
    s.formed_feature = NONE
    s.formed_size = 0
    s.phase = Phase.CHAIN
    mark_flaps(s, 2, log)
