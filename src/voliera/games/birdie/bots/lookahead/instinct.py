"""The instinct: what a seat would do in a turn, in a few microseconds.

It knows the runs of each line, not its best split: a longer run of a feature than any before is worth what the box
gains by it, a run at the end may grow, cards in the hand wait for their like. By this it lists the options of a turn
with their scores, for the tree, or just plays one, in play-outs. The numbers (`Taste`) were found by letting instincts
with different ones play each other.
"""

import numpy as np

from voliera.games.birdie.bots.lookahead.desk import MOST_BLOCK, TRIED, Taste
from voliera.games.birdie.bots.lookahead.hand import abilities, change_hand, hand_worth, take_hand
from voliera.games.birdie.bots.lookahead.runs import extend, hope, keep_tried, take_over, would_gain
from voliera.games.birdie.rules.box import KINDS
from voliera.games.birdie.rules.deal import stop_at
from voliera.games.birdie.rules.numbers import DONE, LAY, LAY_HAND, PASS, TAKE
from voliera.games.birdie.rules.state import NONE
from voliera.games.birdie.rules.steps import apply_turn
from voliera.kernel import Record, draw, rule

MOVE_PASS = 0
MOVE_TAKE = 1
MOVE_LAY = MOVE_TAKE + KINDS
"""+ 16 × one card + the other, the lower one first: how they are laid is left to the instinct."""
CARDS_PER_TURN = 1.7


@rule
def turns_to_come(s: Record) -> float:
    """How many turns each player who is still in may have, this one included."""
    cards = stop_at(s) - int(s.top) + int(s.display_n)
    return cards / CARDS_PER_TURN / max(1, int(s.players) - int(s.passed_n))


@rule
def from_hand(s: Record, d: Record, seat: int, option: int) -> float:
    """Lay hand cards that carry on what lies at the end of the tried line, as long as they gain enough."""
    gained = 0.0
    last = int(d.last[TRIED])
    while last >= 0 and d.block_n[option] < MOST_BLOCK - 2:
        near = int(d.kinds) & ((15 << (last & 12)) | (0x1111 << (last & 3)))
        best = NONE
        most = d.taste[seat, Taste.LAYING]
        card = 0
        while near != 0:
            if near & 1:
                gain = would_gain(s, d, seat, card)
                if gain > most:
                    most = gain
                    best = card
            near >>= 1
            card += 1
        if best == NONE:
            break
        gained += extend(s, d, seat, best)
        change_hand(d, best, -1)
        d.block[option, d.block_n[option]] = best + KINDS
        d.block_n[option] += 1
        last = best
    return gained


@rule
def add_option(d: Record, move: int, score: float) -> int:
    """List an option; returns its place."""
    n = int(d.options)
    d.move[n] = move
    d.score[n] = score
    d.block_n[n] = 0
    d.options = n + 1
    return n


@rule
def list_options(s: Record, d: Record) -> None:
    """All options of the seat's turn with their scores: pass, take, and each pair of display cards to lay."""
    seat = int(s.seat)
    taste = d.taste[seat]
    d.options = 0
    turns = turns_to_come(s)
    patience = min(1.0, max(0.0, (turns - 1.0) / taste[Taste.HURRY]))
    others = int(s.players) - int(s.passed_n) - 1
    if others == 0:
        patience = 0.0
    take_over(d, TRIED, seat)
    take_hand(s, d, seat)
    cards = int(s.hand_n[seat])
    tail = hope(d, seat) * patience
    score = taste[Taste.ABILITY] * abilities(d, seat) + 2.0 * others
    if others == 1:
        rival = 0.0
        for other in range(s.players):
            if other != seat and s.pass_points[other, s.round_no - 1] < 0:
                rival = d.sure[other] + d.worth[other]
        score += taste[Taste.PASSING] - taste[Taste.PASSING_LATE] * turns
        score += taste[Taste.PASSING_LEAD] * (d.sure[seat] + d.worth[seat] - rival)
    elif others > 1:
        score -= taste[Taste.TURN] * max(0.0, turns - 1.0)
    add_option(d, MOVE_PASS, score)
    seen = 0
    for i in range(s.display_n):
        card = int(s.display[i])
        if (seen >> card) & 1 == 0:
            seen |= 1 << card
            change_hand(d, card, 1)
            add_option(d, MOVE_TAKE + card, tail + hand_worth(d, seat, cards + 1, patience))
            change_hand(d, card, -1)
    for i in range(s.display_n):
        for j in range(i):
            list_laying(s, d, seat, int(s.display[j]), int(s.display[i]), patience)


@rule
def list_laying(s: Record, d: Record, seat: int, one: int, two: int, patience: float) -> None:
    """The better order of two display cards, with hand cards where they help."""
    move = MOVE_LAY + KINDS * min(one, two) + max(one, two)
    for i in range(1, d.options):
        if d.move[i] == move:
            return
    at = add_option(d, move, 0.0)
    score = lay_in_order(s, d, seat, one, two, patience, at)
    if one != two:
        other = add_option(d, move, 0.0)
        better = lay_in_order(s, d, seat, two, one, patience, other)
        if better > score:
            score = better
            d.block_n[at] = d.block_n[other]
            for i in range(d.block_n[other]):
                d.block[at, i] = d.block[other, i]
        d.options -= 1
    d.score[at] = score


@rule
def lay_in_order(s: Record, d: Record, seat: int, one: int, two: int, patience: float, at: int) -> float:
    """Try two display cards in this order, hand cards before, between and after them; returns the score."""
    take_over(d, TRIED, seat)
    gain = 0.0
    for i in range(3):
        if d.kinds != 0:
            gain += from_hand(s, d, seat, at)
        if i < 2:
            card = one if i == 0 else two
            gain += extend(s, d, seat, card)
            d.block[at, d.block_n[at]] = card
            d.block_n[at] += 1
    laid = int(d.block_n[at])
    gain += hope(d, seat) * patience + hand_worth(d, seat, int(s.hand_n[seat]) + 2 - laid, patience)
    for i in range(laid if laid > 2 else 0):
        if d.block[at, i] >= KINDS:
            change_hand(d, int(d.block[at, i]) - KINDS, 1)
    return gain


@rule
def pick(d: Record, seat: int) -> int:
    """The option with the best score, straying a little."""
    best = 0
    most = -1e9
    noise = d.taste[seat, Taste.NOISE] / 4294967296.0
    for i in range(d.options):
        score = d.score[i] + noise * draw(d)
        if score > most:
            most = score
            best = i
    return best


@rule
def play_option(s: Record, d: Record, option: int) -> None:
    """Play an option through the rules, and keep stock of the line."""
    seat = int(s.seat)
    move = int(d.move[option])
    if move == MOVE_PASS:
        apply_turn(s, PASS, d.silent)
    elif move < MOVE_LAY:
        apply_turn(s, TAKE + move - MOVE_TAKE, d.silent)
    else:
        play_block(s, d, seat, d.block[option], int(d.block_n[option]))


@rule
def play_block(s: Record, d: Record, seat: int, block: np.ndarray, n: int) -> None:
    """Lay cards in this order, and close the turn."""
    take_over(d, TRIED, seat)
    gain = 0.0
    for i in range(n):
        card = int(block[i])
        if card >= KINDS:
            apply_turn(s, LAY_HAND + card - KINDS, d.silent)
        else:
            apply_turn(s, LAY + card, d.silent)
        gain += extend(s, d, seat, card % KINDS)
    keep_tried(d, seat, gain)
    apply_turn(s, DONE, d.silent)
