"""The desk of Birdie's search: all that it works with besides the table, as one record.

What the boxes, flaps and trophies are worth to each seat does not change while cards are drafted: it is worked out once
(prospects.py) and laid here. The rest is about the world that is being played on.
"""

from enum import IntEnum

import numpy as np

from voliera.games.birdie.rules.box import KINDS, LONGEST_SET
from voliera.games.birdie.rules.state import LINE, SEATS
from voliera.games.birdie.solve.layers import LAYERS
from voliera.games.birdie.solve.values import BOX_SETS, FEATURE_COUNT
from voliera.kernel import States

MOST_OPTIONS = 48
MOST_BLOCK = 16
"""Cards that one laying turn is thought to put down; what is left in the hand can follow later."""


MOST_OF_A_KIND = 4
"""More of a feature, in a hand or at the end of a line, promise no more."""
TRIED = SEATS
"""Beside the seats' lines there is one that is tried out."""


class Taste(IntEnum):
    """The numbers by which the instinct weighs (instinct.py), in points."""

    OVERLAP = 0  # how much of the smaller gain counts where a card carries on two runs
    TAIL = 1  # a card of the run at the end of the line, while its box is open
    TAIL_MORE = 2  # … and for each card of that run beyond the first
    HELD = 3  # a card in the hand
    HELD_BIRD = 4  # a pair of birds in the hand
    HELD_SEASON = 5  # a pair of seasons
    HELD_NEAR = 6  # a card in the hand that matches the end of the line
    ABILITY = 7  # how much an ability counts, of what it is worth in the scoring
    HURRY = 8  # turns from which on the hand loses its worth
    LAYING = 9  # what a hand card must gain to be laid
    PASSING = 10  # how much passing is liked, with one other player left
    PASSING_LATE = 11  # … less by this much for each turn to come
    PASSING_LEAD = 12  # … more by this much for each point that the line is ahead
    TURN = 13  # what a turn brings, where the others go on without the one who passes
    JOIN = 14  # expert: how much a second run of a feature counts towards the first
    NOISE = 15  # how far choices stray
    CARD = 16  # any card of the line


TASTES = len(Taste)

DESK = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("rng", np.uint32, (4,)),  # the search's own generator (kernel.draw)
                ("seed", np.int64),  # the worlds of this search are made from it
                ("taste", np.float64, (SEATS, TASTES)),
                (
                    "gain",
                    np.float64,
                    (SEATS, FEATURE_COUNT, LONGEST_SET + 1),
                ),  # what a run of a feature is worth, if written
                ("held", np.float64, (SEATS, 4)),  # an ability in the hand, when the scoring begins
                ("sure", np.float64, (SEATS,)),  # points that are sure
                ("owl_costs", np.float64, (SEATS,)),  # what it costs to play the Owl: one less later, and an open box
                ("begins", np.float64),  # what beginning the next round is worth
                ("soft", np.float64),  # how many points make a win e times likelier
                ("sets", np.float32, (SEATS, FEATURE_COUNT, LONGEST_SET + 1)),  # for the split, in its units
                ("ends", np.int32, (SEATS, 3, BOX_SETS)),
                ("filled", np.int32, (SEATS,)),
                ("uses", np.int32, (SEATS, 4)),  # how often each ability can still be played
                ("worth", np.float64, (SEATS,)),  # of the line, as the instinct sees it
                ("best", np.int64, (SEATS + 1,)),  # the longest run of each feature in a line, packed
                ("second", np.int64, (SEATS + 1,)),  # … and the longest one beside it
                ("last", np.int64, (SEATS + 1,)),  # the card at the end of each line, -1 without one
                ("bird_run", np.int64, (SEATS + 1,)),  # how many cards at the end share its bird
                ("season_run", np.int64, (SEATS + 1,)),  # … its season
                ("copies", np.int8, (KINDS,)),  # the hand that is tried out
                ("in_hand", np.int64, (FEATURE_COUNT,)),  # … cards of each bird and season
                ("kinds", np.int64),  # … a bit for each kind of card
                ("options", np.int32),  # how many there are
                ("move", np.int32, (MOST_OPTIONS,)),  # the tree's number for each
                ("score", np.float64, (MOST_OPTIONS,)),
                ("prior", np.float32, (MOST_OPTIONS,)),
                ("block", np.int8, (MOST_OPTIONS, MOST_BLOCK)),  # cards to lay: a card, + KINDS from the hand
                ("block_n", np.int32, (MOST_OPTIONS,)),
                ("root_options", np.int32),  # the options of the root, which the instinct did not make
                ("root_move", np.int32, (MOST_OPTIONS,)),
                ("root_prior", np.float32, (MOST_OPTIONS,)),
                ("root_block", np.int8, (MOST_OPTIONS, MOST_BLOCK)),
                ("root_block_n", np.int32, (MOST_OPTIONS,)),
                ("pool", np.int8, (64,)),
                ("chain", np.int8, (LINE,)),  # a line that is collapsing
                ("after", np.int8, (LINE,)),  # … and what would be left of it
                ("gap_start", np.int64),  # the cards that a chain has taken out of it
                ("gap_end", np.int64),
                ("lowest", np.int64),  # the lowest value that was written, as far as the Owl can copy it
                ("shortest", np.int64),  # … of one chain
                ("filled_now", np.int64),  # the boxes that are filled after it
                ("silent", np.int16, (1, 4)),  # a log without room
                ("shares", np.float64, (SEATS,)),
                ("totals", np.float64, (SEATS,)),
                ("layers", LAYERS),
            ],
            align=True,
        ),
    )
)


def new_desk() -> States:
    """An array of one desk."""
    return np.zeros(1, DESK)
