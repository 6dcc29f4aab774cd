"""Room for a search through collapses: one record, as a game is, so that compiled code needs a single argument.

A position of the search is a row: the line that is left, boxes and Pigeons, prices. Row 0 is where the search began,
each further row a move deeper; the last one is for moves that are only considered.
"""

import threading

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.rules.box import LONGEST_SET
from voliera.games.birdie.rules.state import LINE
from voliera.games.birdie.solve.values import BOX_SETS, FEATURE_COUNT, MOST_PIGEONS
from voliera.kernel import States

NEVER = -(10**9)
"""Less than any worth."""
ROOM = LINE + 2
ROWS = LINE + 2
TRIAL = ROWS - 1
"""The row of a move that is only considered."""
PRICES = FEATURE_COUNT + 1
"""One for each box, and one for a Pigeon."""
MOST_KIDS = 1 << 14
"""Moves on the way from the root to where the search is; if they are more, the search says so."""
MOST_SCREENED = 256
"""Lines that are asked for their bounds in one call."""
MOST_LINKS = 256
"""Ends and states in between of one chain; if they are more, the search says so."""
SIDES = 4

LEFT, RIGHT, FILLED, PIGEONS, WORTH, AT, BOUND, LEFT_OVER, MOVE_WIDTH = 0, 1, 2, 3, 4, 5, 6, 7, 8
"""A chain's state: the cards left and right of the gap, boxes filled, Pigeons left, worth of what was written.

A move is a chain's end, and further: the card that was removed; the bound of all it leads to, what it brings at once
included; and the cards left over, a bit for each.
"""

WORK = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # the task
                (
                    "sets",
                    np.int64,
                    (FEATURE_COUNT, LONGEST_SET + 1),
                ),  # worth of a set; NEVER where it must not be written
                ("ends", np.int64, (MOST_PIGEONS + 1, BOX_SETS)),  # endings.py
                ("grain", np.int64),  # every worth is a multiple of it
                ("had_pigeons", np.int64),  # at the root
                ("limit", np.int64),  # how many moves there may be
                ("gap", np.int64),  # of a chain that is under way at the root, -1 if none is
                ("formed_feature", np.int64),  # the set that has just appeared there, -1 if none has
                ("formed_size", np.int64),
                # positions, by row
                ("line", np.int8, (ROWS, LINE)),
                ("place", np.int8, (ROWS, LINE)),  # where each card stood at the root
                ("cards", np.int64, (ROWS,)),  # how many are left
                ("filled", np.int64, (ROWS,)),
                ("pigeons", np.int64, (ROWS,)),
                ("mask", np.int64, (ROWS,)),  # bit per card of the root's line that is left
                ("gained", np.int64, (ROWS,)),
                ("reach", np.int64, (ROWS,)),  # proved so far: no more than this from here on
                ("price", np.int64, (ROWS, PRICES)),
                (
                    "first_kid",
                    np.int64,
                    (ROWS + 1,),
                ),  # the moves of a row are kid[first_kid : first_kid of the next row]
                ("next_kid", np.int64, (ROWS,)),
                # the search
                ("status", np.int64),
                ("stage", np.int64),
                ("asked", np.int64),  # the move whose bound is wanted
                ("steps", np.int64),  # how hard to look for it
                ("target", np.int64),  # lower than this it need not be
                ("root_bound", np.int64),
                ("depth", np.int64),
                ("incumbent", np.int64),  # what the best play found comes to
                ("path_length", np.int64),  # -1 while none is found
                ("path", np.int64, (ROWS, MOVE_WIDTH)),  # its moves
                ("nodes", np.int64),
                ("stamp", np.int64),  # of this search: entries of earlier ones in the table are not meant
                # moves
                ("kid", np.int64, (MOST_KIDS, MOVE_WIDTH)),
                # lines that are only asked for their bounds
                ("screened", np.int64),  # how many
                ("screen_line", np.int8, (MOST_SCREENED, LINE)),
                ("screen_bound", np.int64, (MOST_SCREENED,)),
                # one chain
                ("link", np.int64, (MOST_LINKS, MOVE_WIDTH)),
                ("link_ended", np.int8, (MOST_LINKS,)),  # 1 for an end, 0 if a set follows, -1 before that is known
                # relaxation.py
                (
                    "free",
                    np.int64,
                    (ROOM, ROOM),
                ),  # [i, j]: the best of cards i … j-1; card j, not i-1, is of the set around
                ("fixed", np.int64, (ROOM, ROOM)),  # [i, j]: … card i-1 is, too
                (
                    "best",
                    np.int64,
                    (ROOM, ROOM, SIDES),
                ),  # [i, e]: the best bracket of cards i … e-1 with all that is inside it
                (
                    "how",
                    np.int32,
                    (ROOM, ROOM, SIDES),
                ),  # [i, e]: its price's place, end of its left, start of its right piece
                ("interval", np.int32, (ROOM, 3)),  # those still to be read back
                ("paid", np.int64, (PRICES,)),  # how often each price was paid
                ("trial_price", np.int64, (PRICES,)),
            ],
            align=True,
        ),
    ),
)

ENTRY_BYTES = 24
MASK, REST, ENTRY_BOUND = 0, 1, 2
"""An entry of the table: the cards left; boxes, Pigeons and search; the bound."""

TableOfBounds = npt.NDArray[np.int64]


class Workspaces(threading.local):
    """Each thread has its own workspace, and one table, of the size last asked for."""

    def __init__(self) -> None:
        """Nothing is taken before it is needed."""
        self._work = np.zeros(0, WORK)
        self._table = np.zeros((0, 3), np.int64)

    def ask(self, memory_mb: float) -> tuple[States, TableOfBounds]:
        """The workspace, and a table that takes no more than this many megabytes; at least a few entries."""
        if not len(self._work):
            self._work = np.zeros(1, WORK)
        entries = 1 << max(4, int(memory_mb * 1_000_000 / ENTRY_BYTES).bit_length() - 1)
        if len(self._table) != entries:
            self._table = np.zeros((entries, 3), np.int64)
        return self._work, self._table


WORKSPACES = Workspaces()
