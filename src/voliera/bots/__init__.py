"""The players that need no person. They see what their seat may know, nothing else.

- `random` plays any legal action of any game, all with the same chance;
- `greedy` takes what improves its own line or nest at once, does not look ahead, and forgets;
- `heuristic` weighs what may come: it knows the solvers, when to pass, what is worth keeping and what to deny;
- `search` plays on in many worlds that its seat cannot tell from the true one, for as long as it is given.

Each game has its own players, in a folder that is named after the game.
"""

from importlib import import_module
from random import Random
from typing import Any, Protocol

from voliera.bots.budget import Budget
from voliera.errors import GameError
from voliera.game import Game
from voliera.given import check_seed
from voliera.kernel import States

LEVELS = ("random", "greedy", "heuristic", "search")
"""From the weakest to the strongest."""

PLAYERS = {"birdie": "voliera.games.birdie.bots", "bower": "voliera.games.bower.bots"}
"""Where each game's players are found."""

Candidates = list[dict[str, Any]]


class Players(Protocol):
    """What a game's folder supplies. Candidates are actions with their values, the chosen one first."""

    def knowledge(self, states: States, seat: int) -> Any:
        """All that the seat, whose turn it is to act, may know; what is equal prints alike."""

    def greedy(self, k: Any, chance: Random) -> Candidates:
        """What the greedy player makes of it; equal actions in an order by chance."""

    def heuristic(self, k: Any, chance: Random) -> Candidates:
        """What the heuristic player makes of it."""

    def search(self, states: States, k: Any, chance: Random, budget: Budget) -> Candidates:
        """What the search finds. All that is hidden from the seat is dealt anew before it is looked at."""


def choose(
    game: Game,
    level: str,
    seed: int | None = None,
    *,
    time_ms: int | None = None,
    nodes: int | None = None,
    cores: int = 1,
) -> dict[str, Any]:
    """An action for the seat to move, at one of the LEVELS.

    Returns `action`, its `value`, and `candidates`: a list of actions with their values, the chosen one first. A value
    is the share of wins that the bot expects, from 0 to 1: `random` says 1/players whatever it plays, `greedy` and
    `heuristic` compare projected totals, `search` counts. `time_ms` or `nodes` is how long the search may think (300 ms
    if neither is given); the others need milliseconds.

    The same seed and the same knowledge of the seat give the same action, unless a clock decides; without a seed the
    choice is random.
    """
    if level not in LEVELS:
        raise GameError("bad_request", f"level: one of {', '.join(LEVELS)}; found {level!r:.40}")
    budget = Budget.of(time_ms, nodes, cores)
    seat = game.mover()
    if level == "random":
        actions = game.legal()
        chance_of(seed, game.view(seat)).shuffle(actions)
        candidates = [{"action": action, "value": 1 / game.players} for action in actions]
    else:
        players = players_of(game.name)
        states = game.whole_states()
        k = players.knowledge(states, seat)
        chance = chance_of(seed, k)
        if level == "search":
            candidates = players.search(states, k, chance, budget)
        else:
            candidates = (players.greedy if level == "greedy" else players.heuristic)(k, chance)
    return {**candidates[0], "candidates": candidates}


def players_of(name: str) -> Players:
    """A game's players; games are loaded when they are played."""
    players: Any = import_module(PLAYERS[name])
    return players  # type: ignore[no-any-return]


def chance_of(seed: int | None, known: object) -> Random:
    """A generator that depends on the seed and on what the seat knows, or on nothing at all."""
    return Random() if seed is None else Random(f"{check_seed(seed)} {known}")
