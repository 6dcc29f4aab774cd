"""The players that need no person. They see what their seat may know, nothing else.

- `random` plays any legal action of any game, all with the same chance;
- `greedy` takes what improves its own line or nest at once, does not look ahead, and forgets;
- `heuristic` weighs what may come: it knows the solvers, when to pass, what is worth keeping and what to deny;
- `search` plays on in many worlds that its seat cannot tell from the true one, for as long as it is given;
- `net` asks a network that has learned by self-play, where one was trained for the table (docs/learning.md);
- `net+` lets the network look some turns ahead, in such worlds.

Each game has its own players (`Players` in games/contract).
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from voliera.bots.budget import Budget
from voliera.bots.players import AHEAD, LEARNED, LEVELS, candidates, learned, no_network
from voliera.bots.watching import Watch
from voliera.game import Game
from voliera.games import wing_of
from voliera.games.contract.playing import Candidates

__all__ = ["AHEAD", "LEARNED", "LEVELS", "Watch", "check_trained", "choose", "choose_together"]


def choose(
    game: Game,
    level: str,
    seed: int | None = None,
    *,
    time_ms: int | None = None,
    nodes: int | None = None,
    cores: int = 1,
    weights: Path | None = None,
    watch: Watch | None = None,
) -> dict[str, Any]:
    """An action for the seat to move, at one of the LEVELS, or by a network (`net`).

    Returns `action`, its `value`, and `candidates`: a list of actions with their values, the chosen one first. A value
    is the share of wins that the bot expects, from 0 to 1: `random` says 1/players whatever it plays, `greedy` and
    `heuristic` compare projected totals, `search` counts. `time_ms` or `nodes` is how long the search may think (300 ms
    if neither is given); `net+` looks at `nodes` worlds, 64 if nothing is given, and stops early when `time_ms` is up.
    The others need milliseconds. `weights` is another file for `net` and `net+` than the shipped one. A `watch` is told
    what `search` and `net+` have found so far, and may stop them; candidates then have `nodes`, their play-outs, and
    `line`, the actions of the turn that they begin.

    The same seed and the same knowledge of the seat give the same action, unless a clock decides; without a seed the
    choice is random.
    """
    wing, budget = wing_of(game.name), Budget.of(time_ms, nodes, cores, watch)
    if level in (LEARNED, AHEAD):
        ahead = budget if level == AHEAD else None
        (found,) = learned([game], wing.bots(), wing.network(), [seed], weights, ahead)
    else:
        found = candidates(game, wing.bots(), level, seed, budget)
    return choice_of(found)


def choose_together(
    games: Sequence[Game], seeds: Sequence[int | None], weights: Path | None = None
) -> list[dict[str, Any]]:
    """Return what `choose` returns for each of these games, of one name, by a network (`net`) that is asked at once."""
    if not games:
        return []
    wing = wing_of(games[0].name)
    return [choice_of(found) for found in learned(games, wing.bots(), wing.network(), seeds, weights)]


def check_trained(game: str, players: int, variant: str, weights: Path | None = None) -> None:
    """Refuse a network that cannot play at a table: no file, a damaged one, or one trained for something else."""
    network = wing_of(game).network()
    if network is None:
        raise no_network(game)
    network.check_trained(players, variant, weights)


def choice_of(found: Candidates) -> dict[str, Any]:
    """The candidates as they are answered, the chosen one taken out."""
    return {"action": found[0]["action"], "value": found[0]["value"], "candidates": found}
