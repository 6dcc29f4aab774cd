"""Find a better taste for Bower's instinct: tastes that vary a little play the best one so far, the better ones mix.

    python -m tools.bower_instinct --generations 60

A separable evolution strategy: every number has a step size of its own, which grows where larger steps did better. The
games are mirrored, and the same for all tastes of a generation. Prints the taste that came of it, and how it does
against the one that is in use, on fresh deals.
"""

import argparse
import time

import numpy as np

from voliera.games.bower.batches import blank_games
from voliera.games.bower.bots.instinct.playing import compare
from voliera.games.bower.bots.instinct.taste import Tastes, default_taste
from voliera.games.bower.bots.instinct.work import new_work
from voliera.games.bower.rules.state import Variant
from voliera.kernel import SILENT

POPULATION = 24
LEAST_STEP = 0.02
"""How much numbers near 0 vary at first; others vary by a fifth of their value."""
FRESH = 1 << 40
"""Seeds from here on are only for the last comparison."""


def share(one: Tastes, other: Tastes, seed: int, units: int) -> float:
    """The share of wins of one taste against another, on mirrored deals."""
    states = blank_games(1, Variant.STANDARD)
    works = np.concatenate([new_work(states, one), new_work(states, other)])
    won: float = compare(states, works, seed, units, SILENT)
    return won


def evolve(start: Tastes, generations: int, units: int, seed: int) -> Tastes:
    """The mean of the tastes after this many generations."""
    chance = np.random.default_rng(seed)
    mean = start.copy()
    step = np.maximum(0.2 * np.abs(start), LEAST_STEP)
    ranks = np.maximum(0.0, np.log(POPULATION / 2 + 1) - np.log(np.arange(1, POPULATION + 1)))
    weights = ranks / ranks.sum() - 1 / POPULATION
    rate = (3 + np.log(len(start))) / (5 * np.sqrt(len(start)))
    for generation in range(generations):
        half = chance.standard_normal((POPULATION // 2, len(start)))
        moved = np.concatenate([half, -half])
        deals = seed + generation * units
        shares = np.array([share(mean + step * one, mean, deals, units) for one in moved])
        moved = moved[np.argsort(-shares)]
        mean += step * (weights @ moved)
        step *= np.exp(rate / 2 * (weights @ (moved**2 - 1)))
        if generation % 10 == 9:
            print(f"{generation + 1}: {share(mean, start, FRESH // 2, 2 * units):.3f} against the start", flush=True)
    return mean


def main() -> None:
    """Evolve, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--units", type=int, default=400, help="mirrored deals for each taste of a generation (400)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    started = time.monotonic()
    found = evolve(default_taste(), asked.generations, asked.units, asked.seed)
    print(np.array2string(found, precision=3, separator=", ", suppress_small=True, max_line_width=100))
    print(f"{share(found, default_taste(), FRESH, 5000):.3f} of the wins; {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
