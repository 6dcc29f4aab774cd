"""The tables that networks are trained at, and their deals.

One network learns both variants and all options, from games side by side: half of them are Super Nest, a quarter is
Fair Play, and in a sixteenth each one of the other options is not as usual.
"""

import numpy as np
import numpy.typing as npt

from voliera.games.bower.batches import blank_games
from voliera.games.bower.rules.deal import start_game
from voliera.games.bower.rules.state import SEATS, Variant
from voliera.games.deals import first_deal
from voliera.kernel import WORD, Record, States, entry, rule

ALL = "all"
TABLES = {
    ALL: (Variant.STANDARD, Variant.SUPER),
    "standard": (Variant.STANDARD, Variant.STANDARD),
    "super": (Variant.SUPER, Variant.SUPER),
}
"""Variants of games side by side, by the name of what is trained."""


def dealt(count: int, variant: str, seed: int) -> States:
    """Return a number of games, each at its first decision."""
    states = blank_games(count, Variant.STANDARD)
    for i in range(min(count, MIXED)):
        same = states[i::MIXED]
        same["variant"] = TABLES[variant][(i >> 1) & 1]
        same["fair_play"] = (i >> 2) & 3 == 1
        same["zero_ties"] = (i >> 4) & 15 != 1
        same["lone_ties_off"] = (i >> 4) & 15 == 2
        same["joining_gems_off"] = (i >> 4) & 15 == 3
    deal_some(states, np.ones(count, np.int8), first_deal(seed))
    return states


MIXED = 256
"""Games after which tables come again. The lowest bit of a game's number says which seat learns (learn/rollout.py)."""


@entry
def deal_some(states: States, chosen: npt.NDArray[np.int8], seed: int) -> None:
    """Deal the chosen games again."""
    for i in range(states.shape[0]):
        if chosen[i]:
            deal_again(states[i], seed + i)


@rule
def deal_again(s: Record, seed: int) -> None:
    """Deal a game at the same table as before."""
    start_game(s, SEATS, seed & WORD, seed >> 32)
