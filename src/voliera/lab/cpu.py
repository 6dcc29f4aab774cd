"""Batches on the cores of this machine: each thread has its part of the games, and compiled code holds no lock."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from voliera.errors import GameError
from voliera.games.contract.research import Rows, Worker
from voliera.games.numbering import MASK, OBSERVATION
from voliera.kernel import States
from voliera.lab.asked import number_of, whole_numbers
from voliera.lab.batch_base import Batch

GRAIN = 64
"""Fewest games that are worth a thread of their own."""


class CpuBatch(Batch):
    """Games on the cores of this machine. The arrays are NumPy's."""

    def __init__(self, game: str, count: int, *, threads: int | None = None, **settings: Any) -> None:
        super().__init__(game, count, **settings)
        seats, count = self.lab.seats, self.count
        self.states = np.repeat(self._first, count)
        self.observation = np.zeros((count, self.lab.layout.size), np.int8)
        self.mask = np.zeros((count, self.actions), np.int8)
        self.seat = np.zeros(count, np.int8)
        self.reward = np.zeros((count, seats), np.float32)
        self.points = np.zeros((count, seats), np.float32)
        self.done = np.zeros(count, np.int8)
        self.episode = np.zeros(count, np.int64)
        self._masks = np.arange(count) * self.actions
        """Where the mask of each game begins."""
        self._fresh = False
        wanted = number_of("threads", threads, cores())
        self._parts = shared_out(count, max(1, min(wanted, count // GRAIN)))
        self._workers: list[Worker] = [self.lab.worker(self.scoring) for _ in self._parts]
        self._pool = ThreadPoolExecutor(len(self._parts) - 1) if len(self._parts) > 1 else None
        self._deal()

    def step(self, actions: Any) -> None:
        """Play an action in every game; an illegal one is refused with GameError, and nothing is played."""
        self._play(actions, 0)

    def step_and_look(self, actions: Any) -> tuple[Any, Any]:
        """Do `step` and `look`, with one start of the threads for both."""
        self._play(actions, OBSERVATION | MASK)
        return self.observation, self.mask

    def _play(self, actions: Any, what: int) -> None:
        """Play, and look for something then."""
        chosen = whole_numbers("actions", actions)
        if not self._fresh:
            self._look(MASK)
        self._check(chosen)
        self._fresh = False
        results = (self.reward, self.points, self.done, self.seat, self.episode)

        def play(worker: Worker, start: int, stop: int) -> None:
            worker.play(self.states, start, stop, chosen, *results, int(self.autoreset), self.seed)
            if what:
                worker.look(self.states, start, stop, self.observation, self.mask, what)

        self._share(play)
        self._fresh = bool(what & MASK)

    def answer(self, learners: Rows, chances: States) -> None:
        """Play at random for all seats but the learners', until these are to move; `done` stays where it was set.

        `learners` says which seat learns in each game, and moves on by one with each game that ends here.
        """
        self._fresh = False
        results = (self.reward, self.points, self.done, self.seat, self.episode)

        def answer(worker: Worker, start: int, stop: int) -> None:
            worker.answer(self.states, start, stop, learners, chances, *results, int(self.autoreset), self.seed)

        self._share(answer)

    def _check(self, chosen: Any) -> None:
        if chosen.shape != (self.count,):
            raise GameError("bad_request", f"actions: {self.count} numbers; found the shape {chosen.shape}")
        if chosen.min() < 0 or chosen.max() >= self.actions:
            raise GameError("bad_request", f"actions: 0 to {self.actions - 1}; found {chosen.min()} to {chosen.max()}")
        legal = self.mask.reshape(-1).take(self._masks + chosen)  # mask[places, chosen], in less than half the time
        if not legal.all():
            wrong = np.flatnonzero((legal == 0) & (self.seat >= 0))
            if len(wrong):
                place = int(wrong[0])
                raise GameError("illegal_action", f"actions[{place}]: {chosen[place]} is not legal there")

    def _deal(self) -> None:
        self.episode[:] = 0
        self.reward[:] = self.points[:] = 0
        self.done[:] = 0
        self._fresh = False
        self._share(lambda worker, start, stop: worker.deal(self.states, start, stop, self.seat, self.seed))

    def _look(self, what: int) -> None:
        def look(worker: Worker, start: int, stop: int) -> None:
            worker.look(self.states, start, stop, self.observation, self.mask, what)

        self._share(look)
        self._fresh = self._fresh or bool(what & MASK)

    def _share(self, work: Callable[[Worker, int, int], None]) -> None:
        """Let every thread work on its part; this thread does the first one."""
        others = zip(self._workers[1:], self._parts[1:], strict=True)
        waited = [self._pool.submit(work, worker, *part) for worker, part in others] if self._pool else []
        work(self._workers[0], *self._parts[0])
        for one in waited:
            one.result()

    def _record(self, place: int) -> States:
        return self.states[place : place + 1].copy()


def shared_out(count: int, parts: int) -> list[tuple[int, int]]:
    """Cut games 0 … count - 1 into parts of about the same size."""
    ends = [count * part // parts for part in range(parts + 1)]
    return list(pairwise(ends))


def cores() -> int:
    """Return the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
