"""The simple players. They see what their seat may know, nothing else, and choose in milliseconds.

- `random` plays any legal action of any game, all with the same chance;
- `greedy` takes what improves its own prospects at once, but does not look ahead. Each game has its own, in a folder
  that is named after the game.
"""

from importlib import import_module
from random import Random
from typing import Any, Protocol

from voliera.errors import GameError
from voliera.game import Game, check_seed
from voliera.kernel import States

LEVELS = ("random", "greedy")
"""From the weakest to the strongest."""

GREEDY = {"birdie": "voliera.bots.birdie", "bower": "voliera.bots.bower"}
"""Where each game's greedy player is found."""


class Greedy(Protocol):
    """What a game's folder supplies."""

    def knowledge(self, states: States, seat: int) -> Any:
        """All that the seat, whose turn it is to act, may know; what is equal prints alike."""

    def candidates(self, k: Any, chance: Random) -> list[dict[str, Any]]:
        """Actions with their values, best first; equal ones in an order by chance."""


def choose(game: Game, level: str, seed: int | None = None) -> dict[str, Any]:
    """An action for the seat to move, at one of the LEVELS.

    Returns `action`, its `value`, and `candidates`: a list of actions with their values, the chosen one first. A value
    is the share of wins that the bot expects, from 0 to 1, and it is rough: `random` says 1/players whatever it
    plays, `greedy` compares projected totals.

    The same seed and the same knowledge of the seat give the same action; without a seed the choice is random.
    """
    if level not in LEVELS:
        raise GameError("bad_request", f"level: one of {', '.join(LEVELS)}; found {level!r:.40}")
    seat = game.mover()
    if level == "random":
        actions = game.legal()
        chance_of(seed, game.view(seat)).shuffle(actions)
        candidates = [{"action": action, "value": 1 / game.players} for action in actions]
    else:
        player = greedy_of(game.name)
        k = player.knowledge(game.whole_states(), seat)
        candidates = player.candidates(k, chance_of(seed, k))
    return {**candidates[0], "candidates": candidates}


def greedy_of(name: str) -> Greedy:
    """A game's greedy player; games are loaded when they are played."""
    player: Any = import_module(GREEDY[name])
    return player  # type: ignore[no-any-return]


def chance_of(seed: int | None, known: object) -> Random:
    """A generator that depends on the seed and on what the seat knows, or on nothing at all."""
    return Random() if seed is None else Random(f"{check_seed(seed)} {known}")
