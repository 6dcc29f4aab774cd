"""Birdie's self-play on a CUDA device: kernels look, step and score; nothing leaves the device.

Look and step have a thread for each game. Rounds that have ended are listed, and every few steps a warp scores each of
them: the slowest ones are then waited for once. Until then such a game offers a single step, which is not played.

The threads of a warp share the tables, and try places for the Robin and moves of the Woodpecker side by side. Of the
Woodpecker's moves each thread tries one, the one of its part that brings most cards of a kind together: 31 in all,
where the CPU tries all that can make a set. In the expert game (gpu_collapse.py) the CPU does the same.

The worths of layers are by far the most that a thread reads and writes. They are interleaved: where the threads of a
warp do the same for different lines, they meet in one line of the cache.
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
    is_scoring,
    look_at,
    tell_result,
)
from voliera.games.birdie.selfplay.gpu_collapse import WARP, collapse_on
from voliera.games.birdie.selfplay.secrets import tell_secrets
from voliera.games.birdie.solve.at_once import (
    LOWEST,
    VALUES,
    filled_boxes,
    line_worth,
    move_by_woodpecker,
    prepare_ends,
    prepare_values,
    put_into,
    togetherness,
    write_best,
)
from voliera.games.birdie.solve.layers import NOTES, WORTHS, is_of_use, move_into
from voliera.games.deals import first_deal
from voliera.games.mix import Table
from voliera.kernel import cuda as door

THREADS = 128
REGISTERS = 64
SCORING_REGISTERS = 80
BLOCKS = 132 * 24
"""Warps that score side by side; the layers of each need 4 MB."""
PATIENCE = 4
"""Steps after which rounds that have ended are scored."""
ENDED, NEXT = 0, 1
"""Counters: rounds that have ended, and the next of them to be scored."""


class Kernels(NamedTuple):
    """The kernels."""

    look: Any
    step: Any
    score: Any
    deal: Any
    tell: Any


@cache
def kernels() -> Kernels:
    """Compiled when they are first launched."""
    cuda, kinds = door.driver(), door.kinds()
    from_dtype, int8, int16, int32 = kinds.from_dtype, kinds.int8, kinds.int16, kinds.int32
    collapse = collapse_on(cuda)
    notes = from_dtype(NOTES)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def look(states: Any, rows: Any, legal: Any, mover: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            out = cuda.local.array(ACTIONS, int16)
            legal[i, 0] = look_at(states[i], rows[i], out)
            mover[i] = states[i].seat

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def step(states: Any, steps: Any, ended: Any, counters: Any, done: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            log = cuda.local.array((1, 4), int16)
            log[0, 0] = 0
            done[i] = 0
            if not is_scoring(states[i]):
                apply(states[i], steps[i], log)
                if is_scoring(states[i]):
                    ended[cuda.atomic.add(counters, ENDED, 1)] = i

    @cuda.jit(max_registers=SCORING_REGISTERS)  # type: ignore[untyped-decorator]
    def score(
        states: Any,
        ended: Any,
        counters: Any,
        values: Any,
        layers: Any,
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
        drawn = cuda.shared.array(1, int32)
        after = cuda.local.array(LINE, int8)
        spare = cuda.local.array(LINE, int8)
        own = cuda.local.array(1, notes)
        w = own[0]
        layer = layers[cuda.blockIdx.x, :, :, lane]
        v = values[cuda.blockIdx.x]
        if lane == 0:
            drawn[0] = cuda.atomic.add(counters, NEXT, 1)
        cuda.syncthreads()
        while drawn[0] < counters[ENDED]:
            i = int(ended[drawn[0]])
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
                        put_into(after, s.line[seat], n, lane, int(s.drawn))
                        worths[lane] = line_worth(w, layer, v, after, n + 1, filled, 0, pigeons)
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
                        worth = line_worth(w, layer, v, s.line[seat], n, filled, 0, pigeons)
                        worth += int(v.costs[Bird.WOODPECKER.value])
                    else:
                        most = -1
                        for move in range(lane - 1, n * n, WARP - 1):
                            start = move // n
                            to = move % n
                            if to != start and to != start - 1 and is_of_use(s.line[seat], n, start, to):
                                move_into(after, s.line[seat], n, start, to)
                                together = togetherness(after, n)
                                if together > most:
                                    most = together
                                    pick = move
                        if pick >= 0:
                            move_into(after, s.line[seat], n, pick // n, pick % n)
                            worth = line_worth(w, layer, v, after, n, filled, 0, pigeons)
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
                    worths[lane] = line_worth(w, layer, v, s.line[seat], n, filled, lane, pigeons)
                cuda.syncthreads()
                best = 0
                for k in range(1, cases):
                    if worths[k] > worths[best]:
                        best = k
                cuda.syncthreads()
                if lane == best:
                    write_best(s, w, layer, v, best, log)
                cuda.syncthreads()
            if lane == 0 and s.phase == Phase.OVER:
                tell_result(s, shares[i], points[i])
                done[i] = 1
                deal_again(s, seed + i)
            if lane == 0:
                drawn[0] = cuda.atomic.add(counters, NEXT, 1)
            cuda.syncthreads()

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def deal(states: Any, chosen: Any, seed: int) -> None:
        i = cuda.grid(1)
        if i < states.shape[0] and chosen[i] and not is_scoring(states[i]):
            deal_again(states[i], seed + i)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def tell(states: Any, secrets: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            tell_secrets(states[i], secrets[i])

    return Kernels(look, step, score, deal, tell)


class CudaGames:
    """Games on the device. Tensors are torch's, on the same device; views of them are kept by their addresses."""

    def __init__(
        self, count: int, tables: Sequence[Table], seed: int, blocks: int = BLOCKS, patience: int = PATIENCE
    ) -> None:
        cuda = door.driver()
        self.count = count
        states = dealt(count, tables, seed)
        self.players = states["players"].copy()
        self.states = cuda.to_device(states)
        self._seed = first_deal(seed) + count
        self._blocks, self._patience, self._waited = blocks, patience, 0
        self._values = cuda.device_array(blocks, VALUES)
        self._layers = cuda.device_array((blocks, *WORTHS, WARP), np.float32)
        self._guesses = cuda.to_device(all_guesses())
        self._ended = cuda.device_array(count, np.int32)
        self._counters = cuda.to_device(np.zeros(2, np.int32))
        self._zeros = cuda.to_device(np.zeros(2, np.int32))
        self._grid = (count + THREADS - 1) // THREADS
        self._view = door.Views()
        self._kernels = kernels()

    def look(self, rows: Any, legal: Any, mover: Any) -> None:
        """Observe every game."""
        rows.zero_()
        view = self._view
        self._kernels.look[self._grid, THREADS](self.states, view(rows), view(legal), view(mover))

    def step(self, steps: Any, shares: Any, points: Any, done: Any) -> None:
        """Play one step in every game; `shares` and `points` are written where a game has ended."""
        view = self._view
        self._kernels.step[self._grid, THREADS](self.states, view(steps), self._ended, self._counters, view(done))
        self._waited += 1
        if self._waited == self._patience:
            self._score(view(shares), view(points), view(done))
        self._seed += self.count

    def tell_secrets(self, secrets: Any) -> None:
        """Write what the seats to move may not know."""
        self._kernels.tell[self._grid, THREADS](self.states, self._view(secrets))

    def deal_again(self, chosen: Any) -> None:
        """Deal some games again, unless they wait to be scored."""
        self._kernels.deal[self._grid, THREADS](self.states, self._view(chosen), self._seed)
        self._seed += self.count

    def _score(self, shares: Any, points: Any, done: Any) -> None:
        """Score all rounds that have ended."""
        self._kernels.score[self._blocks, WARP](
            self.states,
            self._ended,
            self._counters,
            self._values,
            self._layers,
            self._guesses,
            shares,
            points,
            done,
            self._seed,
        )
        self._counters.copy_to_device(self._zeros)
        self._waited = 0
