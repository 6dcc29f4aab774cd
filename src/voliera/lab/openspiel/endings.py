"""Games that begin near their end: small enough for tabular methods, such as CFR and exact exploitability.

A reference game is played at random from a seed. The last state from which it took no fewer than `ending` actions to
its end, and in which no action is half said, is where all games begin; what no spectator has seen is dealt again for
each deal. All players know this public state, and their own part of what is hidden.
"""

import numpy as np

from voliera.errors import GameError
from voliera.kernel import seed_halves, thaw
from voliera.lab.single import Single


def worlds(game: Single, seed: int, ending: int, deals: int) -> list[bytes]:
    """Return the records in which games begin, one for each deal."""
    start = beginning(game, seed, ending)
    found = []
    for number in range(deals):
        states = thaw(start, game.rules.state)
        game.rules.redeal(states[0], -1, *seed_halves(number), np.zeros(game.rules.hidden, np.int8))
        found.append(states.tobytes())
    return found


def beginning(game: Single, seed: int, ending: int) -> bytes:
    """Return the record of the reference game, this many actions before its end."""
    chance = np.random.default_rng(seed)
    game.deal(seed)
    past = [(game.states.tobytes(), False)]
    while game.seat >= 0:
        game.play(int(chance.choice(game.mask.nonzero()[0])))
        past.append((game.states.tobytes(), game.rules.half_said(game.states)))
    if not 0 < ending < len(past):
        raise GameError("bad_request", f"ending: 1 to {len(past) - 1} for seed {seed}; found {ending}")
    return next(frozen for frozen, half_said in reversed(past[: len(past) - ending]) if not half_said)
