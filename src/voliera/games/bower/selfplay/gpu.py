"""Bower's self-play on a CUDA device: three kernels a step (look, hint, step); nothing leaves the device.

Look and step have a thread for each game. Hints have a block for each game, a thread for each place of a tile.
All of them call the functions that the CPU calls, so games are the same byte by byte.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from voliera.games.bower.hints import HINTS, LOWEST, PLACES, fits, hint_place, write_hint
from voliera.games.bower.layout import HINTS_AT
from voliera.games.bower.mirror import turned_place
from voliera.games.bower.rules.numbers import PLACE, STEPS
from voliera.games.bower.rules.scoring import ROWS, Score
from voliera.games.bower.rules.state import NONE, SEATS
from voliera.games.bower.selfplay.cpu import look_at, step_game
from voliera.games.bower.selfplay.secrets import tell_secrets
from voliera.games.bower.selfplay.tables import deal_again, dealt
from voliera.games.bower.sight import SIGHT
from voliera.games.deals import first_deal
from voliera.kernel import cuda as door

THREADS = 128
REGISTERS = 64
SHEET_WIDTH = int(Score.WIDTH)


class Kernels(NamedTuple):
    """The kernels."""

    look: Any
    hint: Any
    step: Any
    deal: Any
    tell: Any


@cache
def kernels() -> Kernels:
    """Compiled when they are first launched."""
    from numba import int16, int32

    cuda = door.driver()

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def look(states: Any, sights: Any, rows: Any, legal: Any, mover: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            out = cuda.local.array(STEPS, int16)
            look_at(states[i], sights[i], rows[i], legal[i], out)
            mover[i] = states[i].seat

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def hint(states: Any, sights: Any, rows: Any) -> None:
        i = cuda.blockIdx.x
        place = cuda.threadIdx.x
        s = states[i]
        g = sights[i]
        found = cuda.local.array(HINTS, int16)
        best = cuda.shared.array(HINTS, int32)
        for at in range(int(g.tiles_n)):
            if place < HINTS:
                best[place] = LOWEST
            cuda.syncthreads()
            if place < PLACES and fits(g, place):
                hint_place(s, g, int(g.tiles[at]), place, found)
                if g.first_step == NONE:
                    write_hint(rows[i, HINTS_AT:], PLACE + turned_place(int(s.seat), place), found)
                else:
                    for k in range(HINTS):
                        cuda.atomic.max(best, k, int(found[k]))
            cuda.syncthreads()
            if g.first_step != NONE and place == 0 and best[0] != LOWEST:
                for k in range(HINTS):
                    found[k] = best[k]
                write_hint(rows[i, HINTS_AT:], int(g.first_step) + at, found)
            cuda.syncthreads()

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def step(states: Any, steps: Any, shares: Any, points: Any, done: Any, seed: int) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            log = cuda.local.array((1, 4), int16)
            log[0, 0] = 0
            sheet = cuda.local.array((ROWS, SHEET_WIDTH), int32)
            done[i] = step_game(states[i], steps[i], sheet, shares[i], points[i], log, seed + i)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def deal(states: Any, chosen: Any, seed: int) -> None:
        i = cuda.grid(1)
        if i < states.shape[0] and chosen[i]:
            deal_again(states[i], seed + i)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def tell(states: Any, secrets: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            tell_secrets(states[i], secrets[i])

    return Kernels(look, hint, step, deal, tell)


class CudaGames:
    """Games on the device. Tensors are torch's, on the same device; views of them are kept by their addresses."""

    def __init__(self, count: int, variant: str, seed: int) -> None:
        cuda = door.driver()
        self.count = count
        self.players = np.full(count, SEATS, dtype=np.int8)
        self.states = cuda.to_device(dealt(count, variant, seed))
        self._sights = cuda.device_array(count, SIGHT)
        self._seed = first_deal(seed) + count
        self._grid = (count + THREADS - 1) // THREADS
        self._view = door.Views()
        self._kernels = kernels()

    def look(self, rows: Any, legal: Any, mover: Any) -> None:
        """Observe every game."""
        rows.zero_()
        seen = self._view(rows)
        written = (seen, self._view(legal), self._view(mover))
        self._kernels.look[self._grid, THREADS](self.states, self._sights, *written)
        self._kernels.hint[self.count, THREADS](self.states, self._sights, seen)

    def step(self, steps: Any, shares: Any, points: Any, done: Any) -> None:
        """Play one step in every game; `shares` and `points` are written where a game has ended."""
        view = self._view
        written = (view(steps), view(shares), view(points), view(done))
        self._kernels.step[self._grid, THREADS](self.states, *written, self._seed)
        self._seed += self.count

    def tell_secrets(self, secrets: Any) -> None:
        """Write what the seats to move may not know."""
        self._kernels.tell[self._grid, THREADS](self.states, self._view(secrets))

    def deal_again(self, chosen: Any) -> None:
        """Deal some games again."""
        self._kernels.deal[self._grid, THREADS](self.states, self._view(chosen), self._seed)
        self._seed += self.count
