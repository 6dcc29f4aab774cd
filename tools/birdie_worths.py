"""What it is worth to enter Birdie's second round with this or that (games/birdie/solve/estimates.py), in points.

    python -m tools.birdie_worths --variant expert

Instincts play second rounds from many starts: with boxes open, flaps marked and abilities used, as the one who
begins or not, and with a lead in points. A logistic regression says by how much each of these makes a win likelier;
divided by what a point of lead does, that is its worth. Nothing is written into the sources.
"""

import argparse
import sys
from collections.abc import Iterator

import numpy as np
from rich.console import Console
from rich.progress import track

from tools.birdie_rounds import PLAYERS, Numbers, Rounds, Situation
from voliera.games.birdie.border.components import builtin
from voliera.games.birdie.rules.box import BIRDS, FEATURES

USUAL_OPEN, SPREAD = 4.0, 1.8
"""Boxes that are open: more even than games have it, so that rare numbers of them are met too."""
DECIDED = 0.7
"""Points of a lead after the second round that make a win e times likelier: only the scoring itself is open."""
DOUBT = 1.0
"""How strongly numbers that were hardly met are drawn to 0."""
STEPS = 20

LEAD, BEGINS = 0, 1
OPEN = slice(2, 2 + len(FEATURES))  # none, one …; all of them are worth 0
FLAPS = slice(OPEN.stop, OPEN.stop + len(builtin().flap))  # one, two …; none is worth 0
USES = slice(FLAPS.stop, FLAPS.stop + len(BIRDS))
COLUMNS = USES.stop


def columns(at: Situation) -> Numbers:
    """What seat 0 has, less what seat 1 has, for each deal of a situation: a row."""
    row = np.zeros(COLUMNS)
    row[LEAD] = at.lead
    for seat, sign in zip(range(PLAYERS), (1, -1), strict=True):
        still_open = at.k.boxes[seat].count(0)
        if still_open < len(FEATURES):
            row[OPEN.start + still_open] += sign
        if at.k.flaps[seat] > 0:
            row[FLAPS.start + at.k.flaps[seat] - 1] += sign
        row[USES] += sign * np.array(at.k.uses[seat])
    rows = np.tile(row, (len(at.starts), 1))
    rows[:, BEGINS] = np.where(at.starts["seat"] == 0, 1, -1)
    return rows


def second_rounds(variant: str, situations: int, deals: int, seed: int) -> Iterator[tuple[Numbers, Numbers]]:
    """Play second rounds: for each situation its rows, and the win shares of seat 0."""
    rounds = Rounds(variant, 2, seed, 0, situations * deals)
    for _ in range(situations):
        at = rounds.situation(USUAL_OPEN, SPREAD, deals)
        at.desk["soft"] = DECIDED
        yield columns(at), at.play()


def fit(met: list[tuple[Numbers, Numbers]]) -> tuple[Numbers, Numbers]:
    """Logistic regression (Newton's method): weights, and how sure they are, as a covariance.

    Deals of one situation are not independent of each other: what speaks against the weights is summed up by situation.
    """
    rows = np.concatenate([one for one, _ in met])
    shares = np.concatenate([one for _, one in met])
    doubt = np.full(rows.shape[1], DOUBT)
    doubt[: BEGINS + 1] = 0.0
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-rows @ weights))
        curve = (rows * (likely * (1 - likely))[:, None]).T @ rows + np.diag(doubt)
        weights += np.linalg.solve(curve, rows.T @ (shares - likely) - doubt * weights)
    misses = np.array([one.T @ (won - 1 / (1 + np.exp(-one @ weights))) for one, won in met])
    back = np.linalg.inv(curve)
    return weights, back @ (misses.T @ misses) @ back


def in_points(weights: Numbers, covariance: Numbers) -> tuple[Numbers, Numbers]:
    """Weights by that of a point of lead, and their standard errors."""
    worths = weights / weights[LEAD]
    slopes = np.eye(len(weights))
    slopes[:, LEAD] -= worths
    slopes /= weights[LEAD]
    return worths, np.sqrt(np.maximum(0.0, np.einsum("ij,jk,ik->i", slopes, covariance, slopes)))


def in_source_form(worths: Numbers, errors: Numbers) -> list[str]:
    """The numbers of a `Guess`, each line with its standard errors behind it."""

    def line(name: str, numbers: Numbers, unsure: Numbers) -> str:
        shown = ", ".join(f"{number:.2f}" for number in np.round(numbers, 2) + 0.0)
        return f"{name}=({shown}),  # ± {', '.join(f'{one:.2f}' for one in unsure)}"

    return [
        line("open", np.append(worths[OPEN], 0.0), np.append(errors[OPEN], 0.0)),
        line("flaps", np.append(0.0, worths[FLAPS]), np.append(0.0, errors[FLAPS])),
        f"begins={worths[BEGINS]:.2f},  # ± {errors[BEGINS]:.2f}",
        line("costs", -worths[USES], errors[USES]),
    ]


def main() -> None:
    """Play, reckon, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", choices=("standard", "expert"), default="standard")
    parser.add_argument("--units", type=int, default=4000, help="starts of second rounds (4000)")
    parser.add_argument("--deals", type=int, default=24, help="deals that each is played with (24)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.units < COLUMNS or asked.deals < 1:
        parser.error(f"--units is at least {COLUMNS}, --deals at least 1")
    console = Console(highlight=False, soft_wrap=True)
    played = second_rounds(asked.variant, asked.units, asked.deals, asked.seed)
    hidden = not sys.stdout.isatty()
    met = list(track(played, asked.variant, asked.units, console=console, disable=hidden))
    weights, covariance = fit(met)
    for line in in_source_form(*in_points(weights, covariance)):
        console.print(line)
    console.print(f"A lead of {1 / weights[LEAD]:.2f} points makes a win e times likelier.")


if __name__ == "__main__":
    main()
