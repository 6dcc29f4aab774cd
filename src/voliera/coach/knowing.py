"""A game as a seat knows it: all that it cannot know is dealt anew, always in the same way.

The coach looks at nothing else, so no judgement and no reason can lean on what the player could not see.
"""

import numpy as np

from voliera.game import Game
from voliera.kernel import thaw

ROOM = 64
"""Scratch space for all cards that may be dealt anew."""


def as_known(game: Game, seat: int) -> Game:
    """A game that the seat cannot tell from this one; two that it cannot tell apart become the same."""
    states = thaw(game.whole_states().tobytes(), game.rules.state)
    game.rules.redeal(states[0], seat, 0, 0, np.zeros(ROOM, np.int8))
    return Game(game.rules, states, game.options, game.names, None)
