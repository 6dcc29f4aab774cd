"""The search for Bower: many worlds, one tree for each core, and what came of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import log
from random import Random
from time import perf_counter
from typing import Any

from voliera.bots.budget import Budget
from voliera.bots.thinking import RootMove, think, tried
from voliera.bots.watching import detailed
from voliera.games.bower.border.actions import to_document
from voliera.games.bower.border.setup import new_game
from voliera.games.bower.border.table import Table
from voliera.games.bower.bots.instinct.work import ROOT_MOVES
from voliera.games.bower.bots.knowledge import Knowledge
from voliera.games.bower.bots.lookahead.core import ALL_MOVES, Core, Move
from voliera.games.bower.bots.lookahead.lines import line_of

MARGIN = 0.01
"""Moves whose win shares differ by no more are as good as equal."""
ENOUGH = 0.2
"""… if they were tried at least this often, as a part of the best one's visits."""
LEAN = 0.01
"""What a move is worth more, in shares of the win, for being e times likelier to somebody who was asked first."""

Inclination = Callable[[Sequence[Move]], Sequence[float]]
"""Somebody's opinion of the moves at the root before anything is tried: how likely each is to be the best."""


def candidates(
    k: Knowledge,
    chance: Random,
    budget: Budget,
    margin: float = MARGIN,
    inclination: Inclination | None = None,
    **setting: float,
) -> list[dict[str, Any]]:
    """The moves that were tried, with the share of wins that they promise, the chosen one first.

    What goes before the play-outs, the inclination included, is part of the budget's time.
    """
    began = perf_counter()
    cores = [Core(k.states(), k.seat, chance.getrandbits(64), **setting) for _ in range(budget.cores)]
    leaning: dict[int, float] = {}
    if inclination is None:
        moves: Sequence[Move] = cores[0].moves(ROOT_MOVES)
    else:
        moves, priors = inclined(cores[0].moves(ALL_MOVES), inclination)
        leaning = {move.number: LEAN * log(prior) for move, prior in zip(moves, priors, strict=True)}
        for core in cores:
            core.incline(moves, priors)
    steps = {move.number: move.steps for move in moves}
    table = Table(cores[0].root)
    if len(steps) == 1:
        return [{"action": to_document(table, only), "value": 0.5} for only in steps.values()]
    trees = [core.tree for core in cores]

    def documents(found: list[RootMove]) -> list[dict[str, Any]]:
        made = [{"action": to_document(table, steps[one.move]), "value": one.value} for one in found]
        if not budget.lines:
            return made
        lines = [line_of(cores[0].root, trees, one.move, steps[one.move]) for one in found]
        return [detailed(*each) for each in zip(made, (one.visits for one in found), lines, strict=True)]

    spent = int(1000 * (perf_counter() - began))
    left = replace(budget, time_ms=max(1, budget.time_ms - spent))
    think([core.more for core in cores], left, lambda: documents(tried(trees)))
    return documents(mixed(tried(trees), chance, margin, leaning))


def inclined(moves: Sequence[Move], inclination: Inclination) -> tuple[list[Move], list[float]]:
    """The moves to try, the likeliest first, and their shares of the visits."""
    likely = inclination(moves)
    kept = sorted(range(len(moves)), key=lambda i: -likely[i])[:ROOT_MOVES]
    total = sum(likely[i] for i in kept)
    return [moves[i] for i in kept], [likely[i] / total for i in kept]


def mixed(
    found: list[RootMove], chance: Random, margin: float, leaning: Mapping[int, float] | None = None
) -> list[RootMove]:
    """What was tried, best first; of those that are as good as the best, one by chance comes first.

    A seat that always played the very best move would give its eggs away. Moves as good as equal get the same value.
    """
    leaning = leaning or {}
    worth = {one.move: one.value + leaning.get(one.move, 0.0) for one in found}
    best = max(found, key=lambda one: worth[one.move])
    least = worth[best.move] - margin
    equal = [one for one in found if worth[one.move] >= least and one.visits >= ENOUGH * best.visits]
    first = chance.choices(equal, [one.visits for one in equal])[0]
    rest = [replace(one, value=best.value) if one in equal else one for one in found if one is not first]
    return [replace(first, value=best.value), *sorted(rest, key=lambda one: -one.value)]


def prepare() -> None:
    """Have everything compiled."""
    states = new_game(2, "standard", {}, 0)
    candidates(Knowledge.of(states, int(states["seat"][0])), Random(0), Budget(nodes=1))
