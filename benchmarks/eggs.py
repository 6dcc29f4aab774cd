"""How well an observer guesses the eggs of Bower's players from where they lay their tiles.

    python -m benchmarks.eggs --games 40 --nodes 300

Each level plays itself. At the end of a game, a seat with three eggs that has spied nothing weighs the 60 assignments
of the other's (voliera.games.bower.bots.belief). The search plays as it does, with near-equal moves mixed, and without
that. Knowing nothing is a log loss of 4.09 (the logarithm of 60), a chance of 1/60 for the truth, one egg of five.
"""

import argparse
from dataclasses import dataclass
from math import log
from random import Random
from statistics import fmean

from rich.console import Console
from rich.table import Table

import voliera
from voliera import bots
from voliera.bots.budget import Budget
from voliera.games.bower.bots.knowledge import Knowledge
from voliera.games.bower.bots.lookahead import candidates
from voliera.games.bower.bots.lookahead.core import Core
from voliera.kernel import States

UNMIXED = "search, not mixed"
PLAYERS = ("random", "greedy", "heuristic", "search", UNMIXED)


@dataclass(frozen=True)
class Guess:
    """What an observer made of one seat's eggs."""

    loss: float  # minus the logarithm of the chance given to the truth
    chance: float  # … and that chance
    right: float  # the share of single eggs of which the likeliest was right


def guess(states: States, seat: int, **setting: float) -> Guess:
    """Let the other seat, with nothing spied, guess a seat's eggs."""
    seen = states.copy()
    seen["spied"] = 0
    seen["spied_aside"] = 0
    works = Core(seen, 1 - seat, 0, **setting).works[0]
    truth = states["eggs"][0, seat::2].tolist()
    weights = {tuple(works.eggs[n].tolist()): float(works.weight[n]) for n in range(works.eggs_n)}
    chance = weights[tuple(truth)]
    right = fmean(int(works.guess[seat + 2 * i].argmax()) == egg for i, egg in enumerate(truth))
    return Guess(-log(chance), chance, right)


def play(player: str, seed: int, nodes: int) -> States:
    """One game of a player against itself."""
    game = voliera.new("bower", seed=seed)
    number = 0
    while not game.over:
        number += 1
        if player == UNMIXED:
            known = Knowledge.of(game.whole_states(), game.mover())
            found = candidates(known, Random(seed + number), Budget.of(nodes=nodes), margin=0.0)
            game.apply(found[0]["action"])
        else:
            game.apply(bots.choose(game, player, seed=seed + number, nodes=nodes)["action"])
    return game.states


def main() -> None:
    """Play, guess, print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each player (20)")
    parser.add_argument("--nodes", type=int, default=200, help="play-outs of the search for each decision (200)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    table = Table(title=f"Eggs guessed from placements, after {asked.games} games of each player")
    for head in ("player", "log loss", "chance of the truth", "times 1/60", "single eggs right"):
        table.add_column(head, justify="left" if head == "player" else "right")
    for player in PLAYERS:
        ends = [play(player, asked.seed + game, asked.nodes) for game in range(asked.games)]
        found = [guess(states, seat) for states in ends for seat in range(2)]
        loss, chance, right = (fmean(getattr(one, name) for one in found) for name in ("loss", "chance", "right"))
        table.add_row(player, f"{loss:.2f}", f"{chance:.3f}", f"{60 * chance:.1f}", f"{right:.0%}")
    Console().print(table)


if __name__ == "__main__":
    main()
