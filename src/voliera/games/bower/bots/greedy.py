"""Bower's greedy level: takes and plays what improves what its nest counts now.

It counts as the end of the game would, under the eggs that it knows, after every action. It hopes
for nothing, does not look at what the other could want, and concludes nothing from what it has seen.
"""

from random import Random
from typing import Any

import numpy as np

from voliera.games.bower.border.actions import to_document, whole_actions
from voliera.games.bower.border.table import Table
from voliera.games.bower.bots.knowledge import Knowledge
from voliera.games.bower.rules.deltas import MOST_PLACES, Delta, new_rows, new_steps, placements
from voliera.games.bower.rules.numbers import DECLINE, STEPS, USE
from voliera.games.bower.rules.state import STATE, Phase
from voliera.games.bower.rules.steps import advance
from voliera.games.bower.rules.survey import new_survey, survey
from voliera.kernel import SILENT, States, thaw
from voliera.kernel.exact import exp

BONUS = 0.4
"""What a bonus tile is thought to be worth, in eggs, whichever it is."""
RELUCTANT = -0.001
"""What to decline is worth: a little less than nothing."""
SOFTNESS = 1.5
"""A lead of this many eggs makes a win e times likelier."""


def candidates(k: Knowledge, chance: Random) -> list[dict[str, Any]]:
    """Actions with the win share they promise, best first; equal ones in random order."""
    states = k.states()
    table = Table(states)
    if table.phase == Phase.PLAY:
        found = [(eggs, [step, place]) for step, place, eggs in placed(states, k.seat)]
    else:
        found = [(lead(states, k.seat, steps), steps) for steps in whole_actions(states)]
    chance.shuffle(found)
    found.sort(key=lambda candidate: -candidate[0])
    return [{"action": to_document(table, steps), "value": 1 / (1 + exp(-eggs / SOFTNESS))} for eggs, steps in found]


def lead(states: States, seat: int, steps: list[int]) -> float:
    """The eggs by which the seat leads after an action, and after the tile just taken, or the tile just kept, is used.

    What the seat cannot know is not counted (survey.py); what an action draws is not looked at. To play a tile is not
    asked for here (`placed`).
    """
    after = thaw(states.tobytes(), STATE)
    before = int(states["phase"][0])
    out = np.zeros(STEPS, np.int16)
    for step in steps:
        advance(after, step, SILENT, out)
    phase = int(after["phase"][0])
    if steps[0] != USE and after["seat"][0] == seat:
        if phase == Phase.BONUS:
            return count(after, seat) + BONUS
        if (before, phase) == (Phase.TAKE, Phase.PLAY):
            keep_newest(after, seat)
            return max(eggs for _, _, eggs in placed(after, seat))
        if (before, phase) == (Phase.KEEP, Phase.EFFECT):
            return max(lead(after, seat, further) for further in whole_actions(after))
    return count(after, seat) + (RELUCTANT if steps[0] == DECLINE else 0.0)


def keep_newest(states: States, seat: int) -> None:
    """Leave only the tile taken last in the seat's hand."""
    hand, held = states["hand"], int(states["hand_n"][0, seat])
    hand[0, seat, 0] = hand[0, seat, held - 1]
    states["hand_n"][0, seat] = 1


def placed(states: States, seat: int) -> list[tuple[int, int, float]]:
    """Every way to play a tile: its two steps in the order of legal actions, and the eggs by which the seat leads then.

    deltas.py counts them all in one call; a third gem that earns a bonus is in its rows, too.
    """
    seen, rows = new_survey(), new_rows(MOST_PLACES * max(1, int(states["hand_n"][0, seat])))
    count = placements(states[0], seat, seen[0], new_steps(), rows)
    now = int(seen["difference"][0])
    return [
        (row[Delta.STEP], row[Delta.PLACE], now + row[Delta.EGGS] + (BONUS if row[Delta.BONUS] else 0.0))
        for row in rows[:count].tolist()
    ]


def count(states: States, seat: int) -> int:
    """The seat's eggs less the other's as they lie, without columns whose eggs it does not know."""
    seen = new_survey()
    survey(states[0], seat, seat, seen[0])
    return int(seen["difference"][0])
