"""Birdie's worlds for `net+` (voliera.bots.net.ahead): dealt again for a seat, observed, and played step by step."""

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.layout import SIZE
from voliera.games.birdie.observe import Row
from voliera.games.birdie.rules.numbers import STEPS
from voliera.games.birdie.rules.redeal import redeal
from voliera.games.birdie.rules.state import SEATS, STATE, Phase
from voliera.games.birdie.rules.steps import apply
from voliera.games.birdie.selfplay.cpu import Words, all_guesses, look_many, score_round, tell_result
from voliera.games.birdie.solve.at_once import WORK, Guesses
from voliera.kernel import SILENT, WORD, Cards, Log, States, entry

POOL = 64
Flags = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.float32]


@entry
def deal_worlds(root: States, worlds: States, seat: int, seeds: Words, pool: Cards) -> None:
    """Deal as many worlds as there are seeds, none of which the seat can tell from the true one."""
    for i in range(seeds.shape[0]):
        worlds[i] = root[0]
        redeal(worlds[i], seat, seeds[i] & WORD, seeds[i] >> 32, pool)


@entry
def step_worlds(
    worlds: States,
    steps: Words,
    ended: Flags,
    over: Flags,
    shares: Numbers,
    points: Numbers,
    works: States,
    guesses: Guesses,
    log: Log,
) -> None:
    """Play one step in every world, and score where a round has ended."""
    for i in range(steps.shape[0]):
        s = worlds[i]
        apply(s, steps[i], log)
        ended[i] = 0 if s.phase == Phase.LAYING else 1
        score_round(s, works[0], guesses, log)
        over[i] = 0
        if s.phase == Phase.OVER:
            over[i] = 1
            tell_result(s, shares[i], points)


@entry
def step_alone(worlds: States, step: int, log: Log) -> int:
    """Play a step of an open turn; returns the phase after it, scoring not gone into."""
    apply(worlds[0], step, log)
    return int(worlds[0].phase)


class BirdieWorlds:
    """What `net+` asks of Birdie; with room to work in, so one for each thread."""

    turns = 4

    def __init__(self) -> None:
        self._works, self._guesses = np.zeros(1, WORK), all_guesses()

    def seat(self, states: States) -> int:
        """The seat to move."""
        return int(states[0].seat)

    def players(self, states: States) -> int:
        """The number of players."""
        return int(states[0].players)

    def is_open(self, states: States) -> bool:
        """Whether a laying turn has begun."""
        return int(states[0].phase) == Phase.LAYING

    def deal(self, states: States, seat: int, seeds: Words) -> States:
        """Worlds that the seat cannot tell from the true one, the same for the same seeds."""
        worlds = np.zeros(len(seeds), STATE)
        deal_worlds(states, worlds, seat, seeds, np.zeros(POOL, np.int8))
        return worlds

    def look(self, worlds: States) -> tuple[Row, Words, Words]:
        """Observations, legal steps, and the seats to move."""
        count = len(worlds)
        rows, legal = np.zeros((count, SIZE), np.int8), np.zeros((count, 1), np.int64)
        mover = np.zeros(count, np.int8)
        look_many(worlds, rows, legal, mover, np.zeros(STEPS, np.int16))
        return rows, legal, mover.astype(np.int64)

    def ends_turn(self, world: States, step: int) -> bool:
        """Play a step of the seat's turn in a world; return whether it ended the turn."""
        return int(step_alone(world, step, SILENT)) != Phase.LAYING

    def step(self, worlds: States, steps: Words) -> tuple[Flags, Flags, Numbers]:
        """Play a step in every world: whose turn has ended, which games are over, and the seats' shares of the win."""
        ended, over = np.zeros(len(worlds), np.int8), np.zeros(len(worlds), np.int8)
        shares = np.zeros((len(worlds), SEATS), np.float32)
        step_worlds(worlds, steps, ended, over, shares, np.zeros(SEATS, np.float32), self._works, self._guesses, SILENT)
        return ended, over, shares
