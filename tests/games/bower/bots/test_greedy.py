"""Bower's greedy player counts all placements in one call: the same as laying each tile and counting again."""

import random

import numpy as np
import pytest

from tests.configurations import CONFIGURATIONS, Configuration
from voliera.games.bower.border.actions import whole_actions
from voliera.games.bower.bots.greedy import BONUS, count, lead, placed
from voliera.games.bower.rules.numbers import HAND, STEPS
from voliera.games.bower.rules.state import STATE, Phase
from voliera.games.bower.rules.steps import advance
from voliera.kernel import SILENT, States, thaw

BOWER = [one for one in CONFIGURATIONS if one.game == "bower"]
DECISIONS = 8
"""Decisions of a game that are compared, of about 40 to take or to play a tile."""


def after(states: States, steps: list[int]) -> States:
    found = thaw(states.tobytes(), STATE)
    for step in steps:
        advance(found, step, SILENT, np.zeros(STEPS, np.int16))
    return found


def laid(states: States, seat: int, steps: list[int]) -> float:
    """The eggs by which a seat leads once a tile lies there, as the rules count them."""
    table = after(states, steps)
    earned = table["seat"][0] == seat and table["phase"][0] == Phase.BONUS
    return count(table, seat) + (BONUS if earned else 0.0)


@pytest.mark.parametrize("table", BOWER, ids=str)
def test_placements_are_counted_as_if_they_were_played(table: Configuration) -> None:
    chance = random.Random(1)
    game = table.new(seed=3)
    tables: list[tuple[str, States, int]] = []
    while not game.over:
        if game.phase in ("take", "play"):
            tables.append((game.phase, game.whole_states().copy(), game.mover()))
        game.apply(chance.choice(game.legal()))
    for phase, states, seat in chance.sample(tables, DECISIONS):
        if phase == "play":
            assert placed(states, seat) == [(*steps, laid(states, seat, steps)) for steps in whole_actions(states)]
            continue
        for [step] in whole_actions(states):
            taken = after(states, [step])
            if taken["phase"][0] == Phase.PLAY:
                newest = HAND + int(taken["hand_n"][0, seat]) - 1
                ways = [laid(taken, seat, steps) for steps in whole_actions(taken) if steps[0] == newest]
                assert lead(states, seat, [step]) == max(ways)
