"""Observations for research hold what their seat may know and nothing else, for every seat and at every step."""

import random
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

from tests.configurations import CONFIGURATIONS, Configuration, redealt
from voliera.games.contract.research import Worker
from voliera.games.layout import Layout
from voliera.games.numbering import MASK, OBSERVATION
from voliera.kernel import States, thaw
from voliera.lab import actions_of, laboratory_of

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
GAMES = 2
EAGER = 0.9
"""How often a step is chosen among all but the first one, which is often the pass."""


def steps_of(configuration: Configuration, seed: int) -> Iterator[bytes]:
    """Every state of a random game, half-said actions included."""
    game = configuration.new(seed)
    chance = random.Random(seed)
    yield game.states.tobytes()
    while not game.over:
        legal = game.numbers()
        game.step(chance.choice(legal[1:] if len(legal) > 1 and chance.random() < EAGER else legal))
        yield game.states.tobytes()


def seen(worker: Worker, layout: Layout, states: States, seat: int) -> npt.NDArray[np.int8]:
    """The observation of a seat, into a row that holds something else before."""
    row = np.full(layout.size, 77, np.int8)
    worker.see(states, seat, row)
    return row


@every_configuration
def test_hidden_things_dealt_again_change_no_number(configuration: Configuration) -> None:
    rules, lab = configuration.rules, laboratory_of(configuration.game)
    worker, changed, waiting = lab.worker("agent"), 0, 0
    for frozen in (state for seed in range(GAMES) for state in steps_of(configuration, seed)):
        states = thaw(frozen, rules.state)
        mover = int(states["seat"][0])
        for seat in range(configuration.players):
            world = redealt(rules, frozen, seat, len(frozen) + changed)
            changed += world != frozen
            waiting += seat != mover
            one = seen(worker, lab.layout, states, seat)
            other = seen(worker, lab.layout, thaw(world, rules.state), seat)
            assert differences(lab.layout, one, other) == set()
        assert states.tobytes() == frozen, "looking changes nothing"
    assert changed > 100 < waiting


def differences(layout: Layout, one: npt.NDArray[np.int8], other: npt.NDArray[np.int8]) -> set[str]:
    """The blocks in which two rows differ."""
    return {
        block.name for block in layout.blocks if (layout.part(one, block.name) != layout.part(other, block.name)).any()
    }


@every_configuration
def test_the_seat_to_move_sees_the_same_in_a_batch_and_alone(configuration: Configuration) -> None:
    lab = laboratory_of(configuration.game)
    worker = lab.worker("agent")
    rows, mask = np.full((1, lab.layout.size), 7, np.int8), np.full((1, actions_of(lab)), 7, np.int8)
    to_move, asked = lab.layout.at("to_move"), 0
    for frozen in steps_of(configuration, 1):
        states = thaw(frozen, configuration.rules.state)
        mover = int(states["seat"][0])
        worker.look(states, 0, 1, rows, mask, OBSERVATION | MASK)
        if mover < 0:
            assert not rows.any()
            assert not mask.any()
            continue
        assert differences(lab.layout, rows[0], seen(worker, lab.layout, states, mover)) == set()
        for seat in range(configuration.players):
            row = seen(worker, lab.layout, states, seat)
            assert row[to_move + (mover - seat) % configuration.players] == 1
            assert lab.layout.part(row, "to_move").sum() == 1
        asked += 1
    assert asked > 20


@every_configuration
def test_every_decision_shows(configuration: Configuration) -> None:
    """No step leaves the observation of its seat as it was: an agent need not remember what it has just said."""
    lab = laboratory_of(configuration.game)
    worker, compared, before = lab.worker("agent"), 0, None
    for frozen in steps_of(configuration, 2):
        states = thaw(frozen, configuration.rules.state)
        mover = int(states["seat"][0])
        now = None if mover < 0 else (mover, seen(worker, lab.layout, states, mover))
        if before is not None and now is not None and before[0] == now[0]:
            compared += 1
            assert differences(lab.layout, before[1], now[1]) != set()
        before = now
    assert compared > 10
