"""The search itself: world after world, down the tree by what was found so far, then on by instinct to the end."""

from enum import IntEnum

from voliera.bots.tree import DEEPEST, begin, descend, here, report
from voliera.games.bower.bots.belief import believe
from voliera.games.bower.bots.instinct.ending import share_out
from voliera.games.bower.bots.instinct.moves import consider, cut, follow_plan, pick, plan, recall, remember
from voliera.games.bower.bots.instinct.reading import forget
from voliera.games.bower.bots.lookahead.worlds import deal
from voliera.games.bower.rules.state import NONE, Phase
from voliera.games.bower.rules.steps import apply
from voliera.kernel import Log, States, entry

INNER_MOVES = 8
"""Maximum number of moves tried after the first one, in each world."""


class Task(IntEnum):
    """What compiled code is asked to do. One door for all: what they share is compiled once."""

    LIST = 0  # the moves at the root: before playing on
    BELIEVE = 1  # weigh the other's eggs
    DEAL = 2  # a world
    GROW = 3  # play on


@entry
def work_on(
    task: int, root: States, worlds: States, works: States, trees: States, seat: int, number: int, log: Log
) -> None:
    """Do one of the tasks for a seat that is to move; to play on is what is written out here.

    Every function on the way to a large one is compiled with all of that once more: so there are few.
    """
    s, w, t = worlds[0], works[0], trees[0]
    if task == Task.BELIEVE:
        believe(root, worlds, works, seat)
        return
    if task == Task.LIST:
        forget(w)
        consider(root[0], w)
        cut(w, number)
        remember(w)
        return
    for _ in range(number):
        deal(root, worlds, works, seat)
        if task == Task.DEAL:
            return
        forget(w)
        w.planned_tile = NONE
        begin(t)
        in_tree = True
        while s.phase != Phase.OVER:
            chosen = 0
            if in_tree or not follow_plan(s, w):
                depth = int(t.depth)
                if in_tree and depth == 0:
                    recall(w)
                else:
                    consider(s, w)
                if in_tree:
                    if depth > 0:
                        cut(w, INNER_MOVES)
                    chosen = descend(t, here(t), int(s.seat), w.move, w.prior, int(w.moves_n), w.boldness)
                    in_tree = t.depth > depth and t.depth < DEEPEST and t.visits[here(t)] > 0
                else:
                    chosen = pick(s, w)
                    if s.phase == Phase.TAKE:
                        plan(s, w, chosen)
            first, second = int(w.first[chosen]), int(w.second[chosen])
            for i in range(2):
                step = second if i else first
                if step != NONE:
                    apply(s, step, log)
        share_out(s, w)
        report(t, w.shares)
