"""One core's side of a search, in Python's hands: a table, a work space, a tree, and what can be asked of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from voliera.bots.tree import new_tree
from voliera.games.bower.bots.instinct.work import MOVES, ROOT_MOVES, new_work
from voliera.games.bower.bots.lookahead.growing import Task, work_on
from voliera.games.bower.rules.state import NONE, STATE, Phase
from voliera.kernel import SILENT, States, seed_generator, seed_halves, thaw

ALL_MOVES = MOVES
SETTING = {"boldness": 0.6, "heat": 0.25, "blend": 0.1, "calm": 0.2, "slip": 0.15, "credulity": 0.8}
"""How bold the search is, how evenly it looks at first, how much eggs count beside winning; how surely the other is
thought to play its best, how often it slips, and how much is believed of that (belief.py)."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move at the root: its number in the tree, its steps, and what the instinct thinks of it, in eggs."""

    number: int
    steps: list[int]
    score: float


class Core:
    """A table as its seat knows it, with what it believes of the other's eggs."""

    def __init__(self, states: States, seat: int, seed: int, **setting: float) -> None:
        """Give a table in which nothing is left of what the seat cannot know (knowledge.py)."""
        self.root = states
        self.seat = seat
        self.world = np.zeros(1, STATE)
        self.works = new_work(states)
        for name, value in {**SETTING, **setting}.items():
            self.works[name] = value
        seed_generator(self.works[0], *seed_halves(seed))
        self.tree = new_tree()
        self._work_on(Task.BELIEVE, self.root, 0)
        if states["phase"][0] != Phase.OVER:
            self._work_on(Task.LIST, self.root, ROOT_MOVES)

    def moves(self, most: int, states: States | None = None) -> list[Move]:
        """The best moves at the root, or at another table, in order."""
        self._work_on(Task.LIST, self.root if states is None else states, most)
        w = self.works[0]
        return [
            Move(int(w.move[i]), [int(step) for step in (w.first[i], w.second[i]) if step != NONE], float(w.score[i]))
            for i in range(w.moves_n)
        ]

    def incline(self, moves: Sequence[Move], priors: Sequence[float]) -> None:
        """Try these moves at the root, with these shares of the visits at first, instead of the instinct's."""
        w = self.works[0]
        w.root_n = len(moves)
        for i, (move, prior) in enumerate(zip(moves, priors, strict=True)):
            first, second = (*move.steps, NONE)[:2]
            w.root_move[i], w.root_first[i], w.root_second[i], w.root_prior[i] = move.number, first, second, prior

    def imagine(self, worlds: int) -> Iterator[States]:
        """Worlds that the seat cannot tell apart, with eggs as it believes them."""
        for _ in range(worlds):
            self._work_on(Task.DEAL, self.root, 1)
            yield thaw(self.world.tobytes(), STATE)

    def more(self, playouts: int) -> None:
        """Make this many play-outs more."""
        self._work_on(Task.GROW, self.root, playouts)

    def _work_on(self, task: Task, states: States, number: int) -> None:
        work_on(int(task), states, self.world, self.works, self.tree, self.seat, number, SILENT)
