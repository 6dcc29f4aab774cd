"""The level `net`: a network decides everything, at once.

The network was trained by self-play (voliera.learn). It has a preference for each step, and plays the first; an action
of two steps is asked for step by step. Its other answer is its chance to win, which stands for the value of every
candidate: the network judges positions, not actions.
"""

from functools import cache
from pathlib import Path
from random import Random

import numpy as np

from voliera.bots.budget import Budget
from voliera.bots.net.ahead import Ahead, Candidate
from voliera.bots.net.batch import BatchEvaluator
from voliera.bots.net.forward import Evaluator, chance_to_win
from voliera.bots.net.weights import read
from voliera.bots.players import Candidates
from voliera.bots.watching import detailed
from voliera.errors import GameError
from voliera.games.bower.border.actions import HALF_SAID, to_document
from voliera.games.bower.border.table import Table
from voliera.games.bower.bots.ahead import BowerWorlds
from voliera.games.bower.bots.knowledge import Knowledge
from voliera.games.bower.bots.observed import observe_first
from voliera.games.bower.layout import LAYOUT, SIZE
from voliera.games.bower.mirror import turned_step
from voliera.games.bower.rules.numbers import STEPS
from voliera.games.bower.rules.state import SEATS, STATE, Variant
from voliera.games.bower.rules.steps import advance, listing
from voliera.kernel import SILENT, States, thaw

SHIPPED = Path(__file__).parent / "bower.net"
"""The weights that come with the package."""
BATCH = 64
"""Observations that are evaluated together."""
WORLDS = BowerWorlds()
VARIANTS = {int(Variant.STANDARD): "standard", int(Variant.SUPER): "super"}


@cache
def evaluator(path: Path) -> Evaluator:
    """A network that has been read; files are read once in a process."""
    return Evaluator(read(path, LAYOUT))


@cache
def batch_evaluator(path: Path) -> BatchEvaluator:
    """The same for many observations at once."""
    return BatchEvaluator(read(path, LAYOUT), BATCH)


def weights_for(states: States, path: Path | None) -> Path:
    """The file to play by; refuses a table that the network was not trained for."""
    if path is None:
        if not SHIPPED.exists():
            raise GameError("bad_request", "level: there is no network for bower")
        path = SHIPPED
    trained = evaluator(path).net.header["training"]["settings"]["variant"]
    variant = VARIANTS[int(states["variant"][0])]
    if trained not in ("all", variant):
        raise GameError("bad_request", f"level: the network was trained for {trained}, not for {variant}")
    return path


def candidates(k: Knowledge, path: Path | None = None) -> Candidates:
    """Legal actions, the network's first choice first; of actions of two steps those with the first step it prefers."""
    states = k.states()
    path = weights_for(states, path)
    steps, value = ranked(states, path)
    table = Table.of(states)
    after = thaw(states[:1].tobytes(), STATE)
    advance(after, steps[0], SILENT, np.zeros(STEPS, np.int16))
    if after["phase"].item(0) in HALF_SAID:
        more, _ = ranked(after, path)
        found = [[steps[0], step] for step in more]
    else:
        found = [[step] for step in steps]
    return [{"action": to_document(table, one), "value": value} for one in found]


def ahead_candidates(k: Knowledge, chance: Random, path: Path | None, budget: Budget) -> Candidates:
    """The actions that were tried, the best one first (`net+`)."""
    states = k.states()
    path = weights_for(states, path)
    table = Table.of(states)

    def documents(found: list[Candidate]) -> Candidates:
        chosen, *others = found
        made = []
        for one in (chosen, *sorted(others, key=lambda one: -one.value)):
            action = to_document(table, [turned_step(k.seat, step) for step in one.steps])
            told = {"action": action, "value": one.value}
            made.append(detailed(told, one.met) if budget.lines else told)
        return made

    found = documents(Ahead(batch_evaluator(path), WORLDS, states, chance, budget).candidates(documents=documents))
    return found if len(found) > 1 else candidates(k, path)


def ranked(states: States, path: Path) -> tuple[list[int], float]:
    """The legal steps, the preferred one first, and the chance to win."""
    row, out = np.zeros(SIZE, np.int8), np.zeros(STEPS, np.int16)
    observe_first(states, row)
    preferences, seats = evaluator(path)(row)
    seat = int(states["seat"][0])
    numbers = [(turned_step(seat, step), step) for step in out[: listing(states, out)].tolist()]
    numbers.sort(key=lambda one: (-float(preferences[one[0]]), one[0]))
    return [step for _, step in numbers], chance_to_win(seats, SEATS)
