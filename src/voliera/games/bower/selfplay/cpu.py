"""Thousands of games at once, in which a network decides everything: on the CPU, and for both.

A step is a step of the rules, numbered as the seat counts (mirror.py); what is left to the end of the game, how white
objects are declared, follows by itself (W-E4). A game that has ended is followed by a fresh deal.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from voliera.games.bower.bots.observed import Thoughts
from voliera.games.bower.mirror import turned_step
from voliera.games.bower.rules.numbers import STEPS
from voliera.games.bower.rules.scoring import TOTAL, Score, Sheet, new_sheet, score
from voliera.games.bower.rules.state import SEATS, Phase
from voliera.games.bower.rules.steps import apply
from voliera.games.bower.selfplay.secrets import tell_many
from voliera.games.bower.selfplay.tables import deal_again, deal_some, dealt
from voliera.games.deals import first_deal
from voliera.kernel import SILENT, Log, Record, States, entry, rule

Words = npt.NDArray[np.int64]
Numbers = npt.NDArray[np.float32]
Flags = npt.NDArray[np.int8]

ACTIONS = STEPS
"""Steps that the network chooses among: all."""


@rule
def tell_result(s: Record, sheet: Sheet, shares: Numbers, points: Numbers) -> None:
    """Everybody's share of the win and eggs (W-E7)."""
    for i in range(sheet.shape[0]):
        for k in range(sheet.shape[1]):
            sheet[i, k] = 0
    winner = score(s, sheet)
    for seat in range(SEATS):
        points[seat] = sheet[TOTAL, Score.EGGS + seat]
        shares[seat] = 0.5
        if winner >= 0:
            shares[seat] = 1 if seat == winner else 0


@rule
def step_game(s: Record, step: int, sheet: Sheet, shares: Numbers, points: Numbers, log: Log, next_deal: int) -> int:
    """Play one step, numbered as the seat counts; where that ends the game, tell the result and deal again.

    Returns 1 if the game has ended.
    """
    apply(s, turned_step(int(s.seat), step), log)
    if s.phase != Phase.OVER:
        return 0
    tell_result(s, sheet, shares, points)
    deal_again(s, next_deal)
    return 1


@entry
def step_many(
    states: States, steps: Words, shares: Numbers, points: Numbers, done: Flags, sheet: Sheet, log: Log, seed: int
) -> None:
    """Play one step in every game."""
    for i in range(states.shape[0]):
        done[i] = step_game(states[i], steps[i], sheet, shares[i], points[i], log, seed + i)


class CpuGames:
    """Games on one core. Tensors are torch's, and share their memory with NumPy."""

    def __init__(self, count: int, variant: str, seed: int) -> None:
        self.count = count
        self.players = np.full(count, SEATS, dtype=np.int8)
        self.states = dealt(count, variant, seed)
        self._seed = first_deal(seed) + count
        self._thoughts = Thoughts(self.states)
        self._sheet = new_sheet()

    def look(self, rows: Any, legal: Any, mover: Any) -> None:
        """Observe every game."""
        self._thoughts.think(self.states)
        self._thoughts.look(self.states, rows.numpy(), legal.numpy(), mover.numpy())

    def step(self, steps: Any, shares: Any, points: Any, done: Any) -> None:
        """Play one step in every game; `shares` and `points` are written where a game has ended."""
        written = (steps.numpy(), shares.numpy(), points.numpy(), done.numpy())
        step_many(self.states, *written, self._sheet, SILENT, self._seed)
        self._seed += self.count

    def tell_secrets(self, secrets: Any) -> None:
        """Write what the seats to move may not know."""
        tell_many(self.states, secrets.numpy())

    def deal_again(self, chosen: Any) -> None:
        """Deal some games again."""
        deal_some(self.states, chosen.numpy(), self._seed)
        self._seed += self.count
