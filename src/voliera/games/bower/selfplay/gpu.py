"""Bower's self-play on a CUDA device: a few kernels a step; nothing leaves the device.

Games in which something was laid are found, and think; then all look, have hints, and step. Hints have a block for each
game, a thread for each place of a tile; the others have a thread for each game.
All of them call the functions that the CPU calls, so games are the same byte by byte.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from voliera.games.bower.bots.instinct.work import WORK
from voliera.games.bower.bots.mind import is_behind, new_minded_work, new_minds, think
from voliera.games.bower.bots.observed import look_at
from voliera.games.bower.hints import HINTS, LOWEST, PLACES, fits, hint_place, write_hint
from voliera.games.bower.layout import HINTS_AT
from voliera.games.bower.mirror import turned_place
from voliera.games.bower.rules.numbers import PLACE, STEPS
from voliera.games.bower.rules.scoring import ROWS, Score
from voliera.games.bower.rules.state import NONE, SEATS, STATE
from voliera.games.bower.selfplay.cpu import step_game
from voliera.games.bower.selfplay.secrets import tell_secrets
from voliera.games.bower.selfplay.tables import MIXED, deal_again, dealt
from voliera.games.bower.sight import SIGHT
from voliera.games.deals import first_deal
from voliera.kernel import cuda as door
from voliera.kernel.cuda_exact import exact_kernel

THREADS = 128
REGISTERS = 64
WIDE = 128
"""Registers of kernels that think; their floats are those of the CPU."""
THINKERS = 64
"""Threads of a block that thinks: few games do at a time."""
SHEET_WIDTH = int(Score.WIDTH)


class Kernels(NamedTuple):
    """The kernels."""

    find: Any
    think: Any
    look: Any
    hint: Any
    step: Any
    deal: Any
    tell: Any


@cache
def kernels() -> Kernels:
    """Compiled when they are first launched."""
    cuda, kinds = door.driver(), door.kinds()
    int16, int32 = kinds.int16, kinds.int32

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def find(states: Any, minds: Any, found: Any, count: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0] and is_behind(states[i], minds[i]):
            found[cuda.atomic.add(count, 0, 1)] = i

    @exact_kernel(max_registers=WIDE)
    def think_(states: Any, minds: Any, pasts: Any, works: Any, found: Any, count: Any) -> None:
        at = cuda.grid(1)
        if at < count[0]:
            think(states, minds, pasts, works, found[at], found[at])

    @exact_kernel(max_registers=WIDE)
    def look(states: Any, sights: Any, minds: Any, works: Any, rows: Any, legal: Any, mover: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            out = cuda.local.array(STEPS, int16)
            look_at(states[i], sights[i], minds[i], works[i], rows[i], legal[i], out)
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

    return Kernels(find, think_, look, hint, step, deal, tell)


class CudaGames:
    """Games on the device. Tensors are torch's, on the same device; views of them are kept by their addresses."""

    def __init__(self, count: int, variant: str, seed: int) -> None:
        cuda = door.driver()
        self.count = count
        self.players = np.full(count, SEATS, dtype=np.int8)
        self.states = cuda.to_device(dealt(count, variant, seed))
        self._sights = cuda.device_array(count, SIGHT)
        self._minds = cuda.to_device(new_minds(count))
        self._pasts = cuda.device_array(count, STATE)
        self._works = works_for(cuda, self.states, count)
        self._behind, self._found = cuda.to_device(np.zeros(1, np.int32)), cuda.device_array(count, np.int32)
        self._nothing = cuda.to_device(np.zeros(1, np.int32))
        self._seed = first_deal(seed) + count
        self._grid = (count + THREADS - 1) // THREADS
        self._view = door.Views()
        self._kernels = kernels()

    def look(self, rows: Any, legal: Any, mover: Any) -> None:
        """Observe every game."""
        rows.zero_()
        self._think()
        seen = self._view(rows)
        written = (seen, self._view(legal), self._view(mover))
        self._kernels.look[self._grid, THREADS](self.states, self._sights, self._minds, self._works, *written)
        self._kernels.hint[self.count, THREADS](self.states, self._sights, seen)

    def _think(self) -> None:
        """Weigh what was laid."""
        self._behind.copy_to_device(self._nothing)
        self._kernels.find[self._grid, THREADS](self.states, self._minds, self._found, self._behind)
        given = (self.states, self._minds, self._pasts, self._works, self._found, self._behind)
        self._kernels.think[(self.count + THINKERS - 1) // THINKERS, THINKERS](*given)

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


def works_for(cuda: Any, states: Any, count: int) -> Any:
    """Work spaces on the device: games of the same place among MIXED have the same options."""
    number = min(count, MIXED)
    first = states[:number].copy_to_host()
    made = np.zeros(number, WORK)
    for i in range(number):
        made[i] = new_minded_work(first[i : i + 1])[0]
    works = cuda.device_array(count, WORK)
    for start in range(0, count, number):
        part = min(number, count - start)
        works[start : start + part].copy_to_device(made[:part])
    return works
