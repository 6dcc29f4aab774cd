"""Bower's players. They see what `voliera.games.bower.bots.knowledge` lets a seat know."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from voliera.bots.budget import Budget
from voliera.games.bower.bots.greedy import candidates as greedy
from voliera.games.bower.bots.heuristic import candidates as heuristic
from voliera.games.bower.bots.knowledge import Knowledge
from voliera.games.bower.bots.lookahead import candidates as look_ahead
from voliera.games.bower.bots.shipped import SHIPPED
from voliera.games.contract.playing import Candidates
from voliera.kernel import States

knowledge = Knowledge.of


def search(states: States, k: Knowledge, chance: Random, budget: Budget) -> Candidates:
    """What the search finds, in what the seat knows: it needs no more than that."""
    return look_ahead(k, chance, budget)


def net(
    tables: Sequence[States],
    known: Sequence[Knowledge],
    chances: Sequence[Callable[[], Random]],
    weights: Path | None = None,
) -> list[Candidates]:
    """What the network prefers at each table, in what the seats know: it needs no more than that."""
    from voliera.games.bower.bots.network import candidates

    return candidates(known, weights)


def net_ahead(states: States, k: Knowledge, chance: Random, weights: Path | None, budget: Budget) -> Candidates:
    """What the network prefers after a look ahead, in what the seat knows."""
    from voliera.games.bower.bots.network import ahead_candidates

    return ahead_candidates(k, chance, weights, budget)


def check_trained(players: int, variant: str, weights: Path | None) -> None:
    """Refuse weights that cannot be read, and a table that the network was not trained for."""
    from voliera.games.bower.bots.network import trained_weights

    trained_weights(variant, weights)


def is_trained_for(players: int, variant: str) -> bool:
    """Whether the shipped network looks ahead at a table: at all of them, where its file is there."""
    return SHIPPED.exists()


__all__ = ["check_trained", "greedy", "heuristic", "is_trained_for", "knowledge", "net", "net_ahead", "search"]
