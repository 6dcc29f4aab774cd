"""What bots of all games share: how they are asked, and the chance that they use."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

from voliera.bots.budget import Budget
from voliera.errors import GameError
from voliera.game import Game
from voliera.games.contract.playing import Candidates, Network, Players
from voliera.given import check_seed

LEVELS = ("random", "greedy", "heuristic", "search")
"""From the weakest to the strongest."""
LEARNED = "net"
"""The level that a network plays at; not every table has one."""
AHEAD = "net+"
"""The level of a network that looks ahead."""
MEMORY = 5
"""The cards of its own line that a forgetful bot remembers, the last ones; in scoring the line lies open."""


def candidates(game: Game, players: Players | None, level: str, seed: int | None, budget: Budget) -> Candidates:
    """Return actions with their values for the seat to move, the chosen one first."""
    if level not in LEVELS:
        raise GameError("bad_request", f"level: one of {', '.join((*LEVELS, LEARNED, AHEAD))}; found {level!r:.40}")
    seat = game.mover()
    if level == "random":
        actions = game.legal()
        chance_of(seed, game.view(seat)).shuffle(actions)
        return [{"action": action, "value": 1 / game.players} for action in actions]
    if players is None:
        raise GameError("bad_request", f"level: {game.name} has no bot but random; found {level!r:.40}")
    states = game.whole_states()
    k = players.knowledge(states, seat)
    chance = chance_of(seed, k)
    if level == "search":
        return players.search(states, k, chance, budget)
    return (players.greedy if level == "greedy" else players.heuristic)(k, chance)


def learned(
    games: Sequence[Game],
    players: Players | None,
    network: Network | None,
    seeds: Sequence[int | None],
    weights: Path | None,
    ahead: Budget | None = None,
) -> list[Candidates]:
    """Return the same by a network, which looks ahead if it has a budget, for games of one name.

    A game without a network is refused.
    """
    if players is None or network is None:
        raise no_network(games[0].name)
    tables = [game.whole_states() for game in games]
    known = [players.knowledge(states, game.mover()) for states, game in zip(tables, games, strict=True)]
    chances = [partial(chance_of, seed, k) for seed, k in zip(seeds, known, strict=True)]
    if ahead is None:
        return network.net(tables, known, chances, weights)
    each = zip(tables, known, chances, strict=True)
    return [network.net_ahead(states, k, chance(), weights, ahead) for states, k, chance in each]


def no_network(game: str) -> GameError:
    """The refusal of a game that has no network."""
    return GameError("bad_request", f"level: there is no network for {game}")


def chance_of(seed: int | None, known: object) -> Random:
    """A generator that depends on the seed and on what the seat knows, or on nothing at all."""
    return Random() if seed is None else Random(f"{check_seed(seed)} {known}")
