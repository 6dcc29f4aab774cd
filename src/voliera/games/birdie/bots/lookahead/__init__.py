"""Birdie's search. Turns are searched; what scoring asks is answered by the solvers, which know better."""

from functools import cache, partial
from random import Random
from typing import Any

import numpy as np

from voliera.bots.budget import Budget
from voliera.bots.thinking import Grow, RootMove, think, tried
from voliera.bots.tree import new_tree
from voliera.bots.watching import detailed
from voliera.games.birdie.border.game import BIRDIE
from voliera.games.birdie.bots.lookahead.desk import new_desk
from voliera.games.birdie.bots.lookahead.playing import simulate
from voliera.games.birdie.bots.lookahead.prospects import lay_out
from voliera.games.birdie.bots.lookahead.root import Option, lay_on, line_of, options_of
from voliera.games.birdie.rules.state import STATE, Phase
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.kernel import States

WITHIN_A_TURN = 5
"""Once a laying turn has begun, its cards are as good as chosen: what is left of it gets a fifth of the time."""


def searched(states: States, k: Knowledge, chance: Random, budget: Budget) -> list[tuple[Option, RootMove]]:
    """The options of a turn and what the search makes of them, best first."""
    options = options_of(k)
    if k.phase == Phase.LAYING:
        budget = budget.part(WITHIN_A_TURN)
    if len(options) == 1:
        budget = Budget(nodes=1, watch=budget.watch)
    trees = [new_tree() for _ in range(budget.cores)]
    cores = [core(states, k, options, tree, chance.getrandbits(32)) for tree in trees]
    by_move = {option.move: option for option in options}

    def found() -> list[tuple[Option, RootMove]]:
        return [(by_move[one.move], one) for one in tried(trees)]

    think(cores, budget, lambda: documents(found(), budget))
    return found()


def documents(found: list[tuple[Option, RootMove]], budget: Budget) -> list[dict[str, Any]]:
    """What was found as candidates, one for each first action: of turns that begin alike, the best."""
    first: dict[str, dict[str, Any]] = {}
    for option, result in found:
        if str(option.action) not in first:
            made = {"action": option.action, "value": result.value}
            first[str(option.action)] = detailed(made, result.visits, line_of(option)) if budget.lines else made
    return list(first.values())


def core(states: States, k: Knowledge, options: list[Option], tree: States, seed: int) -> Grow:
    """What one core needs to grow a tree."""
    desk = new_desk()
    desk[0].seed = seed
    lay_out(desk[0], k)
    lay_on(desk[0], options)
    return partial(simulate, states, np.zeros(1, STATE), tree, desk, k.seat)


@cache
def prepare() -> None:
    """Have everything compiled before a clock starts."""
    states = BIRDIE.new(2, "standard", {}, 1)
    k = Knowledge.of(states, int(states[0].seat))
    core(states, k, options_of(k), new_tree(), 1)(1)
