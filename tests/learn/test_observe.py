"""Observations hold what the seat may know, nothing else, and are the same in both modes of the CPU."""

import json
import os
import subprocess
import sys
from hashlib import blake2b
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tests.configurations import CONFIGURATIONS, Configuration, moments, redealt
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.layout import Block, Hints, Layout
from voliera.kernel import INTERPRETED, thaw

ROOT = Path(__file__).parents[2]
SEEDS = range(4)
"""Games per configuration; every fourth starts where rare things come up."""
COMPARED = {"birdie": 6, "bower": 59}
"""One position in this many, of one game per configuration, is observed in both modes; Bower's beliefs take long."""
OBSERVERS = {"birdie": "observe", "bower": "bots.observed"}

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


def layout_of(game: str) -> Layout:
    layout: Layout = import_module(f"voliera.games.{game}.layout").LAYOUT
    return layout


def module_of(configuration: Configuration) -> Any:
    return import_module(f"voliera.games.{configuration.game}.{OBSERVERS[configuration.game]}")


def observed(configuration: Configuration, frozen: bytes) -> npt.NDArray[np.int8]:
    """The observation of a state, into a row that holds something else before."""
    module = module_of(configuration)
    row = np.full(layout_of(configuration.game).size, 77, np.int8)
    module.observe_first(thaw(frozen, configuration.rules.state), row)
    return row


def positions(configuration: Configuration, seeds: range = SEEDS) -> list[tuple[bytes, int]]:
    """States in which somebody is to move, and the seat."""
    found = []
    for seed in seeds:
        for frozen in moments(configuration, seed):
            seat, _ = configuration.rules.to_move(thaw(frozen, configuration.rules.state))
            if seat is not None:
                found.append((frozen, seat))
    return found


def differ(one: npt.NDArray[np.int8], other: npt.NDArray[np.int8]) -> bool:
    return bool((one != other).any())


@every_configuration
def test_hidden_things_dealt_again_change_no_number(configuration: Configuration) -> None:
    layout = layout_of(configuration.game)
    changed = 0
    for number, (frozen, seat) in enumerate(positions(configuration)):
        world = redealt(configuration.rules, frozen, seat, number)
        changed += world != frozen
        one, other = observed(configuration, frozen), observed(configuration, world)
        assert {
            block.name
            for block in layout.blocks
            if differ(layout.part(one, block.name), layout.part(other, block.name))
        } == set()
        assert not differ(one, other), "hints"
    assert changed > 30, "the worlds must differ for this to prove anything"


TURNS = {"birdie": ("turn", "laying"), "bower": ("setup", "take", "play", "bonus", "keep", "effect", "discard")}
"""Phases in which every step changes what is observed; in Birdie scoring is not for networks."""


@every_configuration
def test_every_decision_of_a_turn_shows(configuration: Configuration) -> None:
    """No two observations in a row are equal."""
    rules = configuration.rules
    compared = 0
    for (one, _), (other, _) in pairwise(positions(configuration, range(1))):
        phases = [rules.to_move(thaw(frozen, rules.state))[1] for frozen in (one, other)]
        if all(phase in TURNS[configuration.game] for phase in phases):
            compared += 1
            assert (observed(configuration, one) != observed(configuration, other)).any()
    assert compared > 10


@pytest.mark.parametrize("configuration", [one for one in CONFIGURATIONS if one.game == "birdie"], ids=str)
def test_birdie_shows_the_unseen_cards_and_runs_that_the_seat_knows(configuration: Configuration) -> None:
    from voliera.games.birdie.layout import LAYOUT

    for frozen, seat in positions(configuration):
        known = Knowledge.of(thaw(frozen, configuration.rules.state), seat)
        row = observed(configuration, frozen)
        assert tuple(LAYOUT.part(row, "unseen")) == known.unseen
        assert LAYOUT.part(row, "hand").sum() == sum(min(3, copies) for copies in known.hand)
        for feature in range(8):
            longest, second = two_longest(known.line, feature)
            assert LAYOUT.part(row, "longest")[6 * feature : 6 * feature + 6].sum() == min(6, max(0, longest - 1))
            assert LAYOUT.part(row, "second")[3 * feature : 3 * feature + 3].sum() == min(3, max(0, second - 1))


def two_longest(line: tuple[int, ...], feature: int) -> tuple[int, int]:
    runs, run = [0, 0], 0
    for card in (*line, None):
        if card is not None and feature in (card >> 2, 4 + (card & 3)):
            run += 1
        else:
            runs.append(run)
            run = 0
    longest, second, *_ = sorted(runs, reverse=True)
    return longest, second


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_layout_is_a_table_without_gaps(game: str) -> None:
    layout = layout_of(game)
    at = 0
    for block in layout.blocks:
        assert layout.at(block.name) == at
        assert block.meaning
        at += block.count
    assert layout.used == at <= layout.inputs
    assert layout.inputs % 16 == layout.size % 16 == 0
    assert layout.inputs + layout.hints.steps * layout.hints.planes <= layout.size
    assert layout.scales.shape == (layout.inputs,)
    assert (layout.scales > 0).all()


def test_digest_follows_names_places_scales_and_version() -> None:
    def digest(version: int, *blocks: Block) -> str:
        return Layout("x", version, blocks).digest

    one, two = Block("one", 3, 1.0, "first"), Block("two", 2, (0.5, 1.0), "second")
    assert digest(1, one, two) == digest(1, one, Block("two", 2, (0.5, 1.0), "in other words"))
    different = [digest(1, one, two), digest(2, one, two), digest(1, two, one), digest(1, one)]
    different += [digest(1, one, Block("two", 2, 0.5, "second")), digest(1, one, Block("two", 3, (0.5, 1.0), "second"))]
    different += [Layout("x", 1, (one, two), Hints(2, scales)).digest for scales in ((1.0,), (0.5,), (1.0, 1.0))]
    assert len(set(different)) == len(different)
    with pytest.raises(ValueError, match="two blocks"):
        Layout("x", 1, (one, one))


def hashes() -> dict[str, str]:
    """A hash of observations of one game per configuration."""
    found = {}
    for configuration in CONFIGURATIONS:
        total = blake2b(digest_size=8)
        for frozen, _ in positions(configuration, range(1))[:: COMPARED[configuration.game]]:
            total.update(observed(configuration, frozen).tobytes())
        found[str(configuration)] = total.hexdigest()
    return found


@pytest.mark.skipif(INTERPRETED, reason="VOLIERA_MODE=interpreted: there is no compiled mode to compare with")
def test_interpreted_and_compiled_observations_agree() -> None:
    environment = {**os.environ, "VOLIERA_MODE": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", "tests.learn.test_observe"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == hashes()


if __name__ == "__main__":
    json.dump(hashes(), sys.stdout)
