"""A turn: take one card, lay two or more, or pass (B-T1 to B-T8)."""

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.rules.box import KINDS
from voliera.games.birdie.rules.deal import clear_turn
from voliera.games.birdie.rules.happenings import Happened
from voliera.games.birdie.rules.numbers import DONE, LAY, LAY_HAND, PASS, TAKE
from voliera.games.birdie.rules.state import MOST_ACTS, NONE, Phase
from voliera.kernel import Log, Record, note, rule


@rule
def add_display(s: Record, out: npt.NDArray[np.int16], n: int, base: int) -> int:
    """List one step per different card of the display."""
    seen = 0
    for i in range(s.display_n):
        card = int(s.display[i])
        if not (seen >> card) & 1:
            seen |= 1 << card
            out[n] = base + card
            n += 1
    return n


@rule
def add_hand(s: Record, out: npt.NDArray[np.int16], n: int) -> int:
    """List one laying step per different card of the hand."""
    seat = s.seat
    left = int(s.hand_n[seat])
    card = 0
    while left > 0 and card < KINDS:
        copies = s.hand[seat, card]
        if copies > 0:
            out[n] = LAY_HAND + card
            n += 1
            left -= copies
        card += 1
    return n


@rule
def legal_turn(s: Record, out: npt.NDArray[np.int16]) -> int:
    """Take (B-T1), pass (B-T3), or lay exactly two display cards and any hand cards in any order (B-T2, B-T5)."""
    n = 0
    can_lay = True
    if s.phase == Phase.TURN:
        out[0] = PASS
        n = add_display(s, out, 1, TAKE)
        can_lay = s.display_n >= 2
    if s.laid_display[1] != NONE:
        out[0] = DONE
        n = 1
    elif can_lay:
        n = add_display(s, out, n, LAY)
    return add_hand(s, out, n) if can_lay else n


@rule
def leave_display(s: Record, card: int) -> None:
    """Take a card out of the display; the others move up."""
    at = 0
    while s.display[at] != card:
        at += 1
    last = int(s.display_n) - 1
    for i in range(at, last):
        s.display[i] = s.display[i + 1]
    s.display[last] = NONE
    s.display_n = last


@rule
def remember_act(s: Record, first: int, second: int, from_hand: int) -> None:
    """Add a public act of the seat to this round's history (B-T6)."""
    if s.acts_n == NONE:
        s.acts_n = 0
    n = s.acts_n
    if n < MOST_ACTS:
        s.act_seat[n] = s.seat
        s.act_first[n] = first
        s.act_second[n] = second
        s.act_from_hand[n] = from_hand
        s.acts_n = n + 1


@rule
def take(s: Record, card: int, log: Log) -> None:
    """Take one display card into the hand (B-T1)."""
    leave_display(s, card)
    s.hand[s.seat, card] += 1
    s.hand_n[s.seat] += 1
    note(log, Happened.TOOK, s.seat, card, 0)
    remember_act(s, card, NONE, 0)
    s.phase = Phase.TURN_DONE


@rule
def lay(s: Record, card: int, from_hand: int, log: Log) -> None:
    """Put one card on top of the personal deck, as part of a laying turn (B-T2)."""
    seat = s.seat
    if s.phase == Phase.TURN:
        for i in range(s.display_n):
            s.before[i] = s.display[i]
        s.phase = Phase.LAYING
    if from_hand:
        s.hand[seat, card] -= 1
        s.hand_n[seat] -= 1
    else:
        leave_display(s, card)
        s.laid_display[0 if s.laid_display[0] == NONE else 1] = s.laid_n
    s.line[seat, s.line_n[seat]] = card
    s.line_n[seat] += 1
    s.laid_n += 1
    note(log, Happened.LAID_CARD, seat, card, from_hand)


@rule
def close_laying(s: Record, log: Log) -> None:
    """Close a laying turn; the two display cards become part of the public history (B-T6)."""
    seat = s.seat
    start = int(s.line_n[seat]) - int(s.laid_n)
    a = int(s.line[seat, start + s.laid_display[0]])
    b = int(s.line[seat, start + s.laid_display[1]])
    remember_act(s, min(a, b), max(a, b), int(s.laid_n) - 2)
    note(log, Happened.LAID, seat, s.acts_n - 1, 0)
    clear_turn(s)
    s.phase = Phase.TURN_DONE


@rule
def pass_round(s: Record, automatic: int, log: Log) -> None:
    """Pass: two points for each player still in (B-T3, B-T7)."""
    points = 2 * (int(s.players) - int(s.passed_n) - 1)
    s.pass_points[s.seat, s.round_no - 1] = points
    s.pass_order[s.passed_n] = s.seat
    s.passed_n += 1
    remember_act(s, NONE, NONE, 0)
    note(log, Happened.PASSED, s.seat, points, automatic)
