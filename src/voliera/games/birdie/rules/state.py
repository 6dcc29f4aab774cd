"""The record: everything that a game of Birdie is, in less than a kilobyte.

A copy is a memory copy, equality is equality of bytes, and the random generator is part of it. Cards are numbers
0 to 15 (4 × bird + season), features 0 to 7 (birds, then seasons), seats 0 to 3; -1 stands for "none".
"""

from enum import IntEnum

import numpy as np

from voliera.games.birdie.rules.box import DECK, FIRST_SEASON, KINDS, MOST_FLAPS
from voliera.kernel import Record, States, rule

SEATS = 4
DISPLAY = 4
LINE = DECK
"""Room in a personal deck: no game comes near, but a set-up position may."""
MOST_SETS = LINE // 2
MOST_ACTS = 60
"""Turns in a round: at most 55 cards can be taken one by one, and everybody passes once."""
NONE = -1


class Phase(IntEnum):
    """What is asked of the seat to move.

    The first nine are the protocol's; in the next four an action is half said; the others never outlast a step.
    """

    TURN = 0
    LAYING = 1
    SPLIT = 2
    INSERT = 3
    COLLAPSE = 4
    FEATURE = 5
    PIGEON = 6
    OWL = 7
    OVER = 8
    SPAN = 9  # a set's first card is named: by what, and how long?
    MOVE_FROM = 10  # the Woodpecker is named: which card?
    MOVE_TO = 11  # … and to where?
    DROP = 12  # the Pigeon is named: which declared set?
    TURN_DONE = 13  # from here on nobody is asked: flow.py goes on, within the same step
    PASSING = 14
    CHAIN = 15  # the gap of a collapsing line is to be examined
    WRITTEN = 16  # all sets are written: the Owl, if it can be played
    SCORED = 17  # the seat has finished
    OPENING = 18  # the next line in pass order is to be opened
    ROUND_DONE = 19


class Variant(IntEnum):
    """The two ways of scoring."""

    STANDARD = 0
    EXPERT = 1


STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("rng", np.uint32, (4,)),  # the generator (kernel.draw)
                ("flap_values", np.int16, (MOST_FLAPS,)),  # value beside each flap box, B-C3
                ("written", np.int16),  # bit per box that a set has filled in this scoring
                ("flap_boxes", np.int8),  # boxes in the flap column: 9 to 12
                ("players", np.int8),
                ("variant", np.int8),
                ("single_chain", np.int8),
                ("open_memory", np.int8),
                ("round_no", np.int8),  # 1 or 2
                ("phase", np.int8),
                ("seat", np.int8),  # who acts; -1 when the game is over
                ("stock", np.int8, (DECK,)),  # the shuffled cards of the round (deal.py says where which lie)
                ("top", np.int8),  # where the next card above Stop lies in the stock
                ("under", np.int8),  # where the next card under Stop lies
                ("display", np.int8, (DISPLAY,)),
                ("display_n", np.int8),
                ("hand", np.int8, (SEATS, KINDS)),  # copies of each card
                ("hand_n", np.int8, (SEATS,)),
                ("line", np.int8, (SEATS, LINE)),  # the personal decks, first card laid first
                ("line_n", np.int8, (SEATS,)),
                ("boxes", np.int8, (SEATS, 8)),  # value written per feature, 0 while empty
                ("pass_points", np.int8, (SEATS, 2)),  # per round, -1 before the pass
                ("pass_order", np.int8, (SEATS,)),  # seats in the order of passing this round
                ("passed_n", np.int8),
                ("flaps", np.int8, (SEATS,)),  # flap boxes marked
                ("uses", np.int8, (SEATS, 4)),  # ability uses per bird, whole game
                ("trophies", np.int8, (4,)),  # holder per bird
                ("laid_n", np.int8),  # cards laid in the open turn: the last ones of the line
                ("laid_display", np.int8, (2,)),  # which of those came from the display
                ("before", np.int8, (DISPLAY,)),  # the display as the open laying turn found it
                ("chosen", np.int8),  # position named by a half-said action
                ("sets_n", np.int8),  # sets declared in this scoring
                ("set_start", np.int8, (MOST_SETS,)),
                ("set_length", np.int8, (MOST_SETS,)),
                ("set_feature", np.int8, (MOST_SETS,)),  # plus DROPPED once the Pigeon has taken it
                ("drawn", np.int8),  # the Robin's card until it is inserted
                ("gap", np.int8),  # expert: where the last gap lay, -1 before the first removal
                ("formed_feature", np.int8),  # expert: the set that has just appeared
                ("formed_size", np.int8),
                ("scored_n", np.int8),  # seats that have finished scoring, in pass order
                ("acts_n", np.int8),  # the public acts of this round; -1: unknown
                ("act_seat", np.int8, (MOST_ACTS,)),
                ("act_first", np.int8, (MOST_ACTS,)),  # card taken, or first display card laid; -1 for a pass
                ("act_second", np.int8, (MOST_ACTS,)),  # second display card laid, or -1
                ("act_from_hand", np.int8, (MOST_ACTS,)),  # hand cards laid with them
                ("known", np.int8, (SEATS, KINDS)),  # an open line proves these cards to be in the hand
                ("gone", np.int8, (SEATS, KINDS)),  # cards that a seat has seen leave the game (redeal.py)
                ("spare", np.int8, (3,)),  # a size that is a multiple of four, without hidden padding
            ],
            align=True,
        ),
    )
)

NONE_WHERE_UNUSED = (
    *("seat", "stock", "display", "line", "pass_points", "pass_order", "trophies", "laid_display", "before", "chosen"),
    *("set_start", "set_feature", "drawn", "gap", "formed_feature", "act_seat", "act_first", "act_second"),
)


def blank_records(count: int) -> States:
    """Records in which nothing has been dealt. Unused places always hold "none", so equal tables are equal bytes."""
    states = np.zeros(count, STATE)
    for field in NONE_WHERE_UNUSED:
        states[field] = NONE
    return states


DROPPED = 8
"""Added to a declared set's feature once the Pigeon has dropped it."""


@rule
def bird(card: int) -> int:
    """The card's bird, which is also its bird feature."""
    return int(card) >> 2


@rule
def season(card: int) -> int:
    """The card's season feature, 4 to 7."""
    return (int(card) & 3) + FIRST_SEASON


@rule
def has(card: int, feature: int) -> bool:
    """Whether the card carries the feature."""
    return bird(card) == feature or season(card) == feature


@rule
def share(a: int, b: int) -> bool:
    """Whether two cards share a bird or a season."""
    return bird(a) == bird(b) or season(a) == season(b)


@rule
def has_passed(s: Record, seat: int) -> bool:
    """Whether the seat is out of this round."""
    return bool(s.pass_points[seat, s.round_no - 1] >= 0)


@rule
def run_right(s: Record, start: int, feature: int) -> int:
    """How many cards of the acting seat's line, from `start` to the right, carry the feature without a gap."""
    seat = s.seat
    i = int(start)
    while i < s.line_n[seat] and has(s.line[seat, i], feature):
        i += 1
    return i - start


@rule
def run_left(s: Record, stop: int, feature: int) -> int:
    """How many cards of the acting seat's line before `stop`, going left, carry the feature without a gap."""
    seat = s.seat
    i = int(stop)
    while i > 0 and has(s.line[seat, i - 1], feature):
        i -= 1
    return stop - i


@rule
def take_out(s: Record, at: int, count: int) -> None:
    """Take `count` cards out of the acting seat's line; the rest closes up."""
    seat = s.seat
    n = int(s.line_n[seat]) - count
    for i in range(at, n):
        s.line[seat, i] = s.line[seat, i + count]
    for i in range(n, n + count):
        s.line[seat, i] = NONE
    s.line_n[seat] = n


@rule
def put_in(s: Record, at: int, card: int) -> None:
    """Insert a card into the acting seat's line so that it stands at index `at`."""
    seat = s.seat
    n = int(s.line_n[seat])
    for i in range(n, at, -1):
        s.line[seat, i] = s.line[seat, i - 1]
    s.line[seat, at] = card
    s.line_n[seat] = n + 1


@rule
def see_gone(s: Record, card: int) -> None:
    """Everybody sees a card leave the game."""
    for seat in range(s.players):
        s.gone[seat, card] += 1


assert STATE.itemsize == sum(STATE[name].itemsize for name in STATE.names or ()), "equality is bytes: no padding"
