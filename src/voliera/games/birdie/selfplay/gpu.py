"""Birdie's self-play on a CUDA device: three kernels a step (look, step, score); nothing leaves the device.

Look and step have a thread for each game. Rounds that have ended are listed, and a warp scores each of them: its
threads share the tables, and try places for the Robin and moves of the Woodpecker side by side. Of the Woodpecker's
moves each thread tries one, the one of its part that brings most cards of a kind together: 31 in all, where the CPU
tries all that can make a set. In the expert game (gpu_collapse.py) the CPU does the same.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from voliera.games.birdie.rules.box import SHORTEST_SET, Bird
from voliera.games.birdie.rules.numbers import AT, ROBIN
from voliera.games.birdie.rules.scoring import can_play, cards_under_stop
from voliera.games.birdie.rules.state import LINE, Phase, Variant
from voliera.games.birdie.rules.steps import apply
from voliera.games.birdie.selfplay.cpu import (
    ACTIONS,
    all_guesses,
    deal_again,
    dealt,
    look_at,
    tell_result,
)
from voliera.games.birdie.selfplay.gpu_collapse import WARP, collapse_on
from voliera.games.birdie.solve.at_once import (
    LOWEST,
    WORK,
    filled_boxes,
    line_worth,
    move_by_woodpecker,
    prepare_ends,
    prepare_values,
    put_into,
    togetherness,
    write_best,
)
from voliera.games.birdie.solve.layers import is_of_use, move_into
from voliera.games.deals import first_deal
from voliera.games.mix import Table
from voliera.kernel import cuda as door

THREADS = 128
REGISTERS = 64
SCORING_REGISTERS = 80
BLOCKS = 132 * 24
"""Warps that score side by side: each thread needs room to work in (WORK)."""


class Kernels(NamedTuple):
    """The three kernels."""

    look: Any
    step: Any
    score: Any


@cache
def kernels() -> Kernels:
    """Compiled when they are first launched."""
    from numba import int8, int16, int32

    cuda = door.driver()
    collapse = collapse_on(cuda)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def look(states: Any, rows: Any, legal: Any, mover: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            out = cuda.local.array(ACTIONS, int16)
            legal[i, 0] = look_at(states[i], rows[i], out)
            mover[i] = states[i].seat

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def step(states: Any, steps: Any, ended: Any, count: Any, done: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            log = cuda.local.array((1, 4), int16)
            log[0, 0] = 0
            done[i] = 0
            apply(states[i], steps[i], log)
            if states[i].phase == Phase.SPLIT or states[i].phase == Phase.COLLAPSE:
                ended[cuda.atomic.add(count, 0, 1)] = i

    @cuda.jit(max_registers=SCORING_REGISTERS)  # type: ignore[untyped-decorator]
    def score(
        states: Any,
        ended: Any,
        count: Any,
        works: Any,
        guesses: Any,
        shares: Any,
        points: Any,
        done: Any,
        seed: int,
    ) -> None:
        lane = cuda.threadIdx.x
        log = cuda.local.array((1, 4), int16)
        log[0, 0] = 0
        worths = cuda.shared.array(WARP, int32)
        picks = cuda.shared.array(WARP, int32)
        after = cuda.local.array(LINE, int8)
        spare = cuda.local.array(LINE, int8)
        w = works[cuda.blockIdx.x * WARP + lane]
        v = works[cuda.blockIdx.x * WARP]
        for item in range(cuda.blockIdx.x, count[0], cuda.gridDim.x):
            i = int(ended[item])
            s = states[i]
            table = guesses[int(s.variant), int(s.players)]
            expert = s.variant == Variant.EXPERT
            for _ in range(int(s.players) if expert else 0):
                collapse(s, v, table, lane, worths, picks, after, spare, log)
            for _ in range(0 if expert else int(s.players)):
                seat = int(s.seat)
                filled = filled_boxes(s, seat)
                owls = 1 if can_play(s, Bird.OWL.value) else 0
                pigeons = 1 if can_play(s, Bird.PIGEON.value) else 0
                robin = 1 if cards_under_stop(s) > 0 and can_play(s, Bird.ROBIN.value) else 0
                woodpecker = 1 if can_play(s, Bird.WOODPECKER.value) else 0
                n = int(s.line_n[seat])
                prepare_values(s, v, table, lane, WARP)
                cuda.syncthreads()
                cases = prepare_ends(s, v, owls, lane, WARP)
                cuda.syncthreads()
                if robin:
                    if lane == 0:
                        apply(s, ROBIN, log)
                    cuda.syncthreads()
                    worths[lane] = LOWEST
                    if lane <= n:
                        put_into(w.line, s.line[seat], n, lane, int(s.drawn))
                        worths[lane] = line_worth(w, v, w.line, n + 1, filled, 0, pigeons)
                    cuda.syncthreads()
                    if lane == 0:
                        best = 0
                        for k in range(1, WARP):
                            if worths[k] > worths[best]:
                                best = k
                        apply(s, AT + best, log)
                    n += 1
                    cuda.syncthreads()
                if woodpecker and n >= SHORTEST_SET:
                    worth = LOWEST
                    pick = -1
                    if lane == 0:
                        worth = line_worth(w, v, s.line[seat], n, filled, 0, pigeons)
                        worth += int(v.costs[Bird.WOODPECKER.value])
                    else:
                        most = -1
                        for move in range(lane - 1, n * n, WARP - 1):
                            start = move // n
                            to = move % n
                            if to != start and to != start - 1 and is_of_use(s.line[seat], n, start, to):
                                move_into(w.line, s.line[seat], n, start, to)
                                together = togetherness(w.line, n)
                                if together > most:
                                    most = together
                                    pick = move
                        if pick >= 0:
                            move_into(w.line, s.line[seat], n, pick // n, pick % n)
                            worth = line_worth(w, v, w.line, n, filled, 0, pigeons)
                    worths[lane] = worth
                    picks[lane] = pick
                    cuda.syncthreads()
                    if lane == 0:
                        best = 0
                        for k in range(1, WARP):
                            if worths[k] > worths[best]:
                                best = k
                        if best > 0:
                            move_by_woodpecker(s, picks[best] // n, picks[best] % n, log)
                    cuda.syncthreads()
                if lane < cases:
                    worths[lane] = line_worth(w, v, s.line[seat], n, filled, lane, pigeons)
                cuda.syncthreads()
                if lane == 0:
                    best = 0
                    for k in range(1, cases):
                        if worths[k] > worths[best]:
                            best = k
                    write_best(s, w, v, best, pigeons, log)
                cuda.syncthreads()
            if lane == 0 and s.phase == Phase.OVER:
                tell_result(s, shares[i], points[i])
                done[i] = 1
                deal_again(s, seed + i)
            cuda.syncthreads()

    return Kernels(look, step, score)


class CudaGames:
    """Games on the device. Tensors are torch's, on the same device; views of them are kept by their addresses."""

    def __init__(self, count: int, tables: Sequence[Table], seed: int, blocks: int = BLOCKS) -> None:
        cuda = door.driver()
        self.count = count
        states = dealt(count, tables, seed)
        self.players = states["players"].copy()
        self.states = cuda.to_device(states)
        self._seed = first_deal(seed) + count
        self._blocks = blocks
        self._works = cuda.device_array(blocks * WARP, WORK)
        self._guesses = cuda.to_device(all_guesses())
        self._ended = cuda.device_array(count, np.int32)
        self._number = cuda.to_device(np.zeros(1, np.int32))
        self._zero = cuda.to_device(np.zeros(1, np.int32))
        self._grid = (count + THREADS - 1) // THREADS
        self._views: dict[int, Any] = {}
        self._kernels = kernels()

    def _view(self, tensor: Any) -> Any:
        address = tensor.data_ptr()
        if address not in self._views:
            self._views[address] = door.driver().as_cuda_array(tensor)
        return self._views[address]

    def look(self, rows: Any, legal: Any, mover: Any) -> None:
        """Observe every game."""
        rows.zero_()
        view = self._view
        self._kernels.look[self._grid, THREADS](self.states, view(rows), view(legal), view(mover))

    def step(self, steps: Any, shares: Any, points: Any, done: Any) -> None:
        """Play one step in every game; `shares` and `points` are written where a game has ended."""
        view = self._view
        self._number.copy_to_device(self._zero)
        self._kernels.step[self._grid, THREADS](self.states, view(steps), self._ended, self._number, view(done))
        self._kernels.score[self._blocks, WARP](
            self.states,
            self._ended,
            self._number,
            self._works,
            self._guesses,
            view(shares),
            view(points),
            view(done),
            self._seed,
        )
        self._seed += self.count
