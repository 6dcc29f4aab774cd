"""The dense numbering of steps: what masks, nets and searches use instead of documents.

An action of the protocol is one step, or a short sequence of steps when it names more than one thing:

- a set is AT its first card, then SPAN (by bird or by season, and how long);
- the Woodpecker is WOODPECKER, AT where the card stands, AT where it shall stand;
- the Pigeon of the standard game is PIGEON, AT the number of a declared set.

In between, the record's phase says what is still to be named (state.Phase). actions.py translates both ways.
"""

from voliera.games.birdie.rules.box import KINDS, LONGEST_SET, SHORTEST_SET
from voliera.games.birdie.rules.state import LINE

PASS = 0
DONE = 1
TAKE = 2  # + card: from the display into the hand
LAY = TAKE + KINDS  # + card: from the display onto the personal deck
LAY_HAND = LAY + KINDS  # + card: from the hand onto the personal deck
WOODPECKER = LAY_HAND + KINDS
ROBIN = WOODPECKER + 1
PIGEON = ROBIN + 1
KEEP = PIGEON + 1
WRITE = KEEP + 1
STOP = WRITE + 1
END = STOP + 1
FEATURE = END + 1  # + feature: the one to use (B-E4), or the Owl's box
AT = FEATURE + 8  # + position in the line (or number of a declared set)
SPAN = AT + LINE  # + length - 2: by bird
LENGTHS = LONGEST_SET - SHORTEST_SET + 1
SPAN_SEASON = SPAN + LENGTHS  # + length - 2: by season
STEPS = SPAN_SEASON + LENGTHS
"""How many steps there are; the numbers are 0 … STEPS - 1."""
