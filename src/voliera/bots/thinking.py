"""Thinking for as long as a budget says: in slices, on one core or several, and what came of it.

Each core grows a tree of its own, from a seed of its own; at the end the visits are added up. So a search by nodes can
be repeated however many cores share it, and one by the clock can be stopped at any time.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import inf

from voliera.bots.budget import Budget
from voliera.bots.tree import NOTHING, ROOT
from voliera.bots.watching import Found
from voliera.kernel import States

FIRST_SLICE = 16
SLICE_SECONDS = 0.005
"""How long compiled code runs before somebody looks at the clock."""
CAUTION = 0.03
"""How many visits, of all, a move is thought to have lost before the first one (`RootMove.value`)."""

Grow = Callable[[int], None]
"""Makes this many play-outs more, in compiled code that does not hold Python's lock."""


@dataclass(frozen=True, slots=True)
class RootMove:
    """A move at the root, and what came of it."""

    move: int
    visits: int
    mean: float
    value: float
    """The mean, drawn towards the worst move's as if that had been seen a few times: little seen is little trusted."""


def think(cores: Sequence[Grow], budget: Budget, found: Callable[[], Found] | None = None) -> int:
    """Let every core grow its tree until the budget is spent; returns how many play-outs there were.

    `found` makes candidates of what the trees hold, for somebody who looks on; the first core calls it.
    """
    if len(cores) == 1:
        return grow(cores[0], budget, budget.nodes, found)
    shares = [None if budget.nodes is None else share(budget.nodes, core, len(cores)) for core in range(len(cores))]
    with ThreadPoolExecutor(len(cores)) as pool:
        return sum(pool.map(grow, cores, [budget] * len(cores), shares, [found, *[None] * (len(cores) - 1)]))


def share(nodes: int, core: int, cores: int) -> int:
    """A core's part of all nodes."""
    return nodes // cores + (core < nodes % cores)


def grow(more: Grow, budget: Budget, nodes: int | None, found: Callable[[], Found] | None) -> int:
    """Grow one tree, by nodes or until the time is up, or until somebody who looks on says stop."""
    watch = budget.watch
    if nodes is not None and watch is None:
        more(nodes)
        return nodes
    before = time.perf_counter()
    end = before + budget.time_ms / 1000 if nodes is None else inf
    done, playouts = 0, FIRST_SLICE
    while True:
        if nodes is not None:
            playouts = min(playouts, nodes - done)
        more(playouts)
        done += playouts
        now = time.perf_counter()
        if now >= end or done == nodes or (watch is not None and watch.look(done, found)):
            return done
        pace = playouts / max(now - before, 1e-6)
        playouts = max(1, min(2 * playouts, int(pace * min(SLICE_SECONDS, end - now))))
        before = now


def tried(trees: Sequence[States]) -> list[RootMove]:
    """The moves at the root of all trees, best first."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for tree in trees:
        t = tree[0]
        at = int(t.child[ROOT])
        while at != NOTHING:
            move = int(t.move[at])
            visits[move] = visits.get(move, 0) + int(t.visits[at])
            totals[move] = totals.get(move, 0.0) + float(t.total[at])
            at = int(t.sibling[at])
    means = {move: totals[move] / count for move, count in visits.items() if count}
    if not means:
        return []
    worst = min(means.values())
    doubt = CAUTION * sum(visits.values())
    found = [
        RootMove(move, visits[move], mean, (totals[move] + doubt * worst) / (visits[move] + doubt))
        for move, mean in means.items()
    ]
    return sorted(found, key=lambda one: (-one.value, one.move))
