"""The tree of a search over many worlds: which moves were tried after which, how often, and what came of it.

One tree serves all worlds (an information-set tree, open loop): a node stands for a sequence of moves, whatever was
dealt in between, and what can be played there may differ from world to world. So a move is judged by how often it was
*offered*, not only by how often its parent was seen. Moves are small numbers that a game makes up; each brings a prior,
the share of visits that the game's own player would give it.

A value is always the share of wins of the seat that chooses at the parent. Nothing is allocated while a search runs:
when the tree is full, it only counts.
"""

from math import inf

import numpy as np
import numpy.typing as npt

from voliera.kernel import Record, States, rule
from voliera.kernel.exact import exp

CAPACITY = 1 << 16
"""Nodes of a tree: 1.8 MB."""
DEEPEST = 64
"""Moves on one path."""
MOST_MOVES = 256
"""Moves on offer at one node."""
ROOT = 0
NOTHING = -1

TREE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("total", np.float64, (CAPACITY,)),  # the sum of all results, for the seat that chose this move
                ("visits", np.int32, (CAPACITY,)),
                ("offered", np.int32, (CAPACITY,)),  # how often the move could be chosen
                ("move", np.int32, (CAPACITY,)),
                ("child", np.int32, (CAPACITY,)),  # the first one
                ("sibling", np.int32, (CAPACITY,)),  # the next one
                ("found", np.int32, (MOST_MOVES,)),  # the nodes of the moves on offer
                ("path", np.int32, (DEEPEST,)),  # the nodes of this descent
                ("chooser", np.int8, (DEEPEST,)),  # … and whose move each was
                ("depth", np.int32),
                ("used", np.int32),
            ],
            align=True,
        ),
    )
)

Moves = npt.NDArray[np.int32]
Scores = npt.NDArray[np.float64]
Priors = npt.NDArray[np.float32]


def new_tree() -> States:
    """An array of one empty tree."""
    trees = np.zeros(1, TREE)
    trees["child"][0, ROOT] = NOTHING
    trees["sibling"][0, ROOT] = NOTHING
    trees["used"] = 1
    return trees


@rule
def begin(t: Record) -> None:
    """Start at the root again."""
    t.depth = 0
    t.visits[ROOT] += 1


@rule
def weigh(scores: Scores, shares: Scores, priors: Priors, n: int, heat: float) -> None:
    """Priors from scores: moves that are `heat` apart differ by e. `shares` is room to work; it may be `scores`."""
    highest = -inf
    for i in range(n):
        highest = max(highest, scores[i])
    total = 0.0
    for i in range(n):
        share = exp((scores[i] - highest) / heat)
        shares[i] = share
        total += share
    for i in range(n):
        priors[i] = shares[i] / total


@rule
def find(t: Record, node: int, move: int) -> int:
    """The child of a node for a move, or NOTHING."""
    at = int(t.child[node])
    while at != NOTHING and t.move[at] != move:
        at = int(t.sibling[at])
    return at


@rule
def descend(t: Record, node: int, seat: int, moves: Moves, priors: Priors, n: int, boldness: float) -> int:
    """Choose one of the moves on offer, and go there; returns its place in the list.

    The rule is PUCT: the mean so far, and a bonus by prior that falls with visits. What was never tried counts as its
    siblings' mean, less a little: a search that has little time is to look at what it has found.
    """
    total = 0.0
    visits = 0
    for i in range(n):
        at = find(t, node, moves[i])
        t.found[i] = at
        if at != NOTHING:
            t.offered[at] += 1
            total += t.total[at]
            visits += int(t.visits[at])
    untried = max(0.0, total / visits - 0.1) if visits > 0 else 0.5
    best = -1.0
    chosen = 0
    for i in range(n):
        at = int(t.found[i])
        if at == NOTHING:
            worth = untried + boldness * priors[i] * np.sqrt(visits + 1.0)
        else:
            worth = t.total[at] / max(1, t.visits[at])
            worth += boldness * priors[i] * np.sqrt(float(t.offered[at])) / (1.0 + t.visits[at])
        if worth > best:
            best = worth
            chosen = i
    step_to(t, node, int(t.found[chosen]), seat, moves[chosen])
    return chosen


@rule
def step_to(t: Record, node: int, at: int, seat: int, move: int) -> None:
    """Go on to a move's node, making it if there is room; without room the path stays as long as it is."""
    if at == NOTHING and t.used < CAPACITY:
        at = int(t.used)
        t.used += 1
        t.total[at] = 0.0
        t.visits[at] = 0
        t.offered[at] = 1
        t.move[at] = move
        t.child[at] = NOTHING
        t.sibling[at] = t.child[node]
        t.child[node] = at
    if at != NOTHING and t.depth < DEEPEST:
        t.path[t.depth] = at
        t.chooser[t.depth] = seat
        t.depth += 1


@rule
def here(t: Record) -> int:
    """The node that the descent has come to."""
    return int(t.path[t.depth - 1]) if t.depth > 0 else ROOT


@rule
def report(t: Record, shares: npt.NDArray[np.float64]) -> None:
    """Write a result, each seat's share of the win, to all nodes of the path."""
    for i in range(t.depth):
        at = t.path[i]
        t.visits[at] += 1
        t.total[at] += shares[t.chooser[i]]
