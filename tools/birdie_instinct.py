"""Find a better taste for Birdie's instinct (lookahead/tastes.py): tastes vary, play others, and the better ones mix.

    python -m tools.birdie_instinct --variant expert --round 2 --generations 30

An evolution strategy: every number has a step of its own, which grows where larger steps did better. Tastes that only
learn to beat the last one go round in circles; so they play the one in use, the last champion and an earlier one. The
answer is the mean that did best against the one in use; how well it really does is then found on deals that it has not
met. Nothing is written into the sources.
"""

import argparse
import sys
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import Progress

from tools.birdie_rounds import Numbers, Rounds, standard_error, win_shares
from voliera.games.birdie.bots.lookahead.desk import TASTES, Taste
from voliera.games.birdie.bots.lookahead.tastes import TASTE

STEPS = {
    Taste.OVERLAP: 0.3,
    Taste.TAIL: 0.3,
    Taste.TAIL_MORE: 0.3,
    Taste.HELD: 0.3,
    Taste.HELD_BIRD: 0.4,
    Taste.HELD_SEASON: 0.4,
    Taste.HELD_NEAR: 0.3,
    Taste.ABILITY: 0.3,
    Taste.HURRY: 1.5,
    Taste.LAYING: 0.5,
    Taste.PASSING: 1.0,
    Taste.PASSING_LATE: 0.3,
    Taste.PASSING_LEAD: 0.2,
    Taste.JOIN: 0.3,
    Taste.CARD: 0.2,
}
"""How far the numbers may vary. The others stay: two players do not need them, or they are no matter of strength."""
LEAST_HURRY = 0.3
POPULATION = 14
WEIGHTS = np.array([0.4, 0.3, 0.2, 0.1])
"""The best tastes of a generation, as they are mixed."""
FORWARD = 0.6
"""How far the mean moves towards that mixture."""
FIRST_SPREAD, LEAST_SPREAD, MOST_SPREAD = 0.5, 0.08, 0.7
"""In steps."""
PATIENCE = 0.8
"""How much of the spread is kept from one generation to the next."""
REIGN = 4
"""Generations after which the mean becomes a champion."""
JUDGED = 4
"""Factor by which a mean is judged on more deals than a candidate."""
TRAINING, JUDGING, FRESH = range(3)
"""The streams of deals: to choose among candidates, among means, and for the last word."""


class Judged(NamedTuple):
    """A taste and its win share against the one in use."""

    taste: Numbers
    share: float
    error: float

    def __str__(self) -> str:
        """As people read it."""
        return f"{self.share:.3f} ± {self.error:.3f}"


def judge(taste: Numbers, start: Numbers, rounds: Rounds, units: int) -> Judged:
    """Play this many more mirrored deals against the taste in use."""
    shares = win_shares(taste, start, rounds.situations(units))
    return Judged(taste, float(shares.mean()), standard_error(shares))


def sensible(taste: Numbers) -> Numbers:
    """The taste, rounded as in the sources, without a hurry that nobody could divide by."""
    rounded: Numbers = np.round(taste, 2) + 0.0
    rounded[Taste.HURRY] = max(LEAST_HURRY, rounded[Taste.HURRY])
    return rounded


def evolve(variant: str, round_no: int, start: Numbers, generations: int, units: int, seed: int) -> Iterator[Judged]:
    """The mean of each generation, judged on deals that its candidates have not met."""
    rounds = Rounds(variant, round_no, seed, TRAINING, generations * units)
    judging = Rounds(variant, round_no, seed, JUDGING, JUDGED * generations * units)
    step = np.array([STEPS.get(one, 0.0) for one in Taste])
    varied = step > 0
    spread = np.full(TASTES, FIRST_SPREAD)
    mean, champions = start.copy(), [start]
    for generation in range(generations):
        earlier = champions[rounds.chance.integers(len(champions))]
        foes = list({one.tobytes(): one for one in (start, champions[-1], earlier)}.values())
        met = rounds.situations(units)
        moves = spread * rounds.chance.standard_normal((POPULATION, TASTES))
        tastes = [sensible(mean + step * move) for move in moves]
        shares = [np.mean([win_shares(taste, foe, met) for foe in foes]) for taste in tastes]
        best = np.argsort(shares)[::-1][: len(WEIGHTS)]
        chosen = np.array([tastes[i] for i in best])[:, varied]
        moved = (chosen - mean[varied]) / step[varied]
        widest = PATIENCE * spread[varied] + (1 - PATIENCE) * np.sqrt(WEIGHTS @ moved**2)
        spread[varied] = np.clip(widest, LEAST_SPREAD, MOST_SPREAD)
        mean[varied] += FORWARD * step[varied] * (WEIGHTS @ moved)
        if generation % REIGN == REIGN - 1:
            champions.append(mean.copy())
        yield judge(sensible(mean), start, judging, JUDGED * units)


def main() -> None:
    """Evolve, show how it goes, and print the taste that came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", choices=("standard", "expert"), default="standard")
    parser.add_argument("--round", type=int, choices=(1, 2), default=1)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--units", type=int, default=400, help="mirrored deals for a candidate and each foe (400)")
    parser.add_argument("--check", type=int, default=8000, help="fresh mirrored deals in the end (8000)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if min(asked.generations, asked.units, asked.check) < 1:
        parser.error("--generations, --units and --check are at least 1")
    console = Console(highlight=False, soft_wrap=True)
    start = np.array(TASTE[asked.variant == "expert"][asked.round - 1])
    best = Judged(start, 0.5, 0.0)
    with Progress(console=console, disable=not sys.stdout.isatty()) as progress:
        going = progress.add_task(f"{asked.variant}, round {asked.round}", total=asked.generations)
        found = evolve(asked.variant, asked.round, start, asked.generations, asked.units, asked.seed)
        for generation, judged in enumerate(found, 1):
            best = max(best, judged, key=lambda one: one.share)
            console.print(f"{generation:3}: {judged} against the one in use")
            progress.advance(going)
    if best.taste is start:
        console.print("The taste in use is still the best.")
        return
    fresh = Rounds(asked.variant, asked.round, asked.seed, FRESH, asked.check)
    last_word = judge(best.taste, start, fresh, asked.check)
    console.print(f"{tuple(best.taste.tolist())},")
    console.print(f"{last_word} of the wins against the one in use, on {asked.check} fresh mirrored deals")


if __name__ == "__main__":
    main()
