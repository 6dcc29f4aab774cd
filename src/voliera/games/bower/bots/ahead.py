"""Bower's worlds for `net+` (voliera.bots.net.ahead): dealt by what a seat believes, observed, and played step by step.

A candidate is one action, not a whole turn: what is drawn in between is known only afterwards. The network plays the
rest of the turn. Steps are numbered as the seat to move counts (mirror.py).
"""

import numpy as np
import numpy.typing as npt

from voliera.games.bower.border.actions import HALF_SAID
from voliera.games.bower.bots.lookahead.core import Core
from voliera.games.bower.bots.lookahead.worlds import deal
from voliera.games.bower.bots.observed import WORDS, Thoughts
from voliera.games.bower.layout import SIZE
from voliera.games.bower.mirror import turned_step
from voliera.games.bower.observe import Row
from voliera.games.bower.rules.scoring import Sheet, new_sheet
from voliera.games.bower.rules.state import SEATS, STATE, Phase
from voliera.games.bower.rules.steps import apply
from voliera.games.bower.selfplay.cpu import tell_result
from voliera.kernel import SILENT, WORD, Log, States, entry, seed_generator

Words = npt.NDArray[np.int64]
Flags = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.float32]


@entry
def deal_worlds(root: States, worlds: States, works: States, seat: int, seeds: Words) -> None:
    """Deal as many worlds as there are seeds, with eggs by what the seat believes."""
    for i in range(seeds.shape[0]):
        seed_generator(works[0], seeds[i] & WORD, seeds[i] >> 32)
        deal(root, worlds[i : i + 1], works, seat)


@entry
def step_worlds(
    worlds: States, steps: Words, ended: Flags, over: Flags, shares: Numbers, points: Numbers, sheet: Sheet, log: Log
) -> None:
    """Play one step in every world; a turn has ended where another seat is to move."""
    for i in range(steps.shape[0]):
        s = worlds[i]
        seat = int(s.seat)
        apply(s, turned_step(seat, steps[i]), log)
        ended[i] = 1 if s.seat != seat else 0
        over[i] = 0
        if s.phase == Phase.OVER:
            over[i] = 1
            tell_result(s, sheet, shares[i], points)


class BowerWorlds:
    """What `net+` asks of Bower; with room to work in, so one for each thread."""

    turns = 2

    def __init__(self) -> None:
        self._core: Core | None = None
        self._thoughts: Thoughts | None = None
        self._sheet = new_sheet()

    def seat(self, states: States) -> int:
        """The seat to move."""
        return int(states[0].seat)

    def players(self, states: States) -> int:
        """The number of players."""
        return SEATS

    def is_open(self, states: States) -> bool:
        """Whether a turn has begun: never, since candidates are single actions."""
        return False

    def deal(self, states: States, seat: int, seeds: Words) -> States:
        """Worlds that the seat cannot tell from the true one, the same for the same seeds."""
        if self._core is None or self._core.seat != seat or self._core.root.tobytes() != states.tobytes():
            self._core = Core(states, seat, 0)
            self._thoughts = Thoughts(states[:1])
            self._thoughts.think(states[:1])
        worlds = np.zeros(len(seeds), STATE)
        deal_worlds(states, worlds, self._core.works, seat, seeds)
        return worlds

    def look(self, worlds: States) -> tuple[Row, Words, Words]:
        """Observations, legal steps, and the seats to move."""
        count = len(worlds)
        rows, legal = np.zeros((count, SIZE), np.int8), np.zeros((count, WORDS), np.int64)
        mover = np.zeros(count, np.int8)
        assert self._thoughts is not None, "worlds are dealt before they are looked at"
        self._thoughts.look(worlds, rows, legal, mover)
        return rows, legal, mover.astype(np.int64)

    def ends_turn(self, world: States, step: int) -> bool:
        """Play a step in a world; return whether it ended the action."""
        room = np.zeros(1, np.int8), np.zeros(1, np.int8), np.zeros((1, SEATS), np.float32), np.zeros(SEATS, np.float32)
        step_worlds(world, np.array([step], np.int64), *room, self._sheet, SILENT)
        return int(world[0].phase) not in HALF_SAID

    def step(self, worlds: States, steps: Words) -> tuple[Flags, Flags, Numbers]:
        """Play a step in every world: whose turn has ended, which games are over, and the seats' shares of the win."""
        ended, over = np.zeros(len(worlds), np.int8), np.zeros(len(worlds), np.int8)
        shares = np.zeros((len(worlds), SEATS), np.float32)
        step_worlds(worlds, steps, ended, over, shares, np.zeros(SEATS, np.float32), self._sheet, SILENT)
        return ended, over, shares
