"""Birdie's players. They see what `voliera.games.birdie.solve.knowledge` lets a seat know."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from voliera.bots.budget import Budget
from voliera.games.birdie.bots.greedy import greedy
from voliera.games.birdie.bots.heuristic import candidates as heuristic
from voliera.games.birdie.bots.lookahead import documents, prepare, searched
from voliera.games.birdie.bots.network import ahead_candidates, check_trained, is_trained_for, turn_candidates
from voliera.games.birdie.rules.state import Phase
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.scoring import Effort
from voliera.games.contract.playing import Candidates
from voliera.kernel import States

knowledge = Knowledge.of

THOROUGH = Effort(moves=60, insertions=4, nodes=2000)
"""How hard the search level looks when it scores: as a rule all there is to find."""
CLOCK_SHARE = 0.6
"""Part of a player's time after which a scoring begins nothing new; what has begun, and the choice, take the rest."""


def scoring(k: Knowledge, chance: Random, budget: Budget) -> Candidates:
    """What the solvers find; whoever plays by the clock scores by it too."""
    time_ms = CLOCK_SHARE * budget.time_ms if budget.by_clock else None
    return heuristic(k, chance, effort=replace(THOROUGH, time_ms=time_ms))


def search(states: States, k: Knowledge, chance: Random, budget: Budget) -> Candidates:
    """What the search finds."""
    if k.phase not in (Phase.TURN, Phase.LAYING):
        return scoring(k, chance, budget)
    prepare()
    return documents(searched(states, k, chance, budget), budget)


def net(
    tables: Sequence[States],
    known: Sequence[Knowledge],
    chances: Sequence[Callable[[], Random]],
    weights: Path | None = None,
) -> list[Candidates]:
    """What the network prefers at each table; scoring is left to the solvers."""
    asked = [i for i, k in enumerate(known) if k.phase in (Phase.TURN, Phase.LAYING)]
    told = iter(turn_candidates([tables[i] for i in asked], [known[i] for i in asked], weights))
    return [
        next(told) if k.phase in (Phase.TURN, Phase.LAYING) else heuristic(k, chance(), effort=THOROUGH)
        for k, chance in zip(known, chances, strict=True)
    ]


def net_ahead(states: States, k: Knowledge, chance: Random, weights: Path | None, budget: Budget) -> Candidates:
    """What the network prefers after a look ahead; scoring is left to the solvers."""
    if k.phase not in (Phase.TURN, Phase.LAYING):
        return scoring(k, chance, budget)
    return ahead_candidates(states, k, chance, weights, budget)


__all__ = ["check_trained", "greedy", "heuristic", "is_trained_for", "knowledge", "net", "net_ahead", "search"]
