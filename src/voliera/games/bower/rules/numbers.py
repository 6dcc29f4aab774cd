"""The dense numbering of steps: what masks, nets and searches use instead of documents.

An action of the protocol is one step, or two when it names more than one thing:

- playing a tile is HAND (or GIFT), then PLACE (its first square and where it faces);
- the X is AT a square of the seat's nest or AT_OTHER, then OBJECT;
- the Branch is AT a square, then ALONG the row or the column.

In between, the record's phase says what is still to be named (state.Phase). actions.py translates both ways.
"""

from voliera.games.bower.rules.box import BONUSES
from voliera.games.bower.rules.state import COLUMNS, DISPLAY, SQUARES
from voliera.games.bower.rules.state import HAND as HAND_SIZE

TAKE = 0  # + place in the display: to take, or to give away
HAND = TAKE + DISPLAY  # + place in the hand: to play, or to discard
GIFT = HAND + HAND_SIZE  # the gift is played
PLACE = GIFT + 1  # + 4 × square + facing: a tile's first square, and where its second lies
BONUS = PLACE + 4 * SQUARES
DECLINE = BONUS + 1
USE = DECLINE + 1
KEEP = USE + 1  # + bonus tile
SPY = KEEP + len(BONUSES)  # + column
AT = SPY + COLUMNS  # + square of the seat's nest
AT_OTHER = AT + SQUARES  # + square of the other nest
OBJECT = AT_OTHER + SQUARES  # + kind of flower or feather
ALONG = OBJECT + 8  # + 0 for the row, 1 for the column
STEPS = ALONG + 2
"""How many steps there are; the numbers are 0 … STEPS - 1."""
