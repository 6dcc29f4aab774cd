"""The rules are written once and run in three modes; the modes agree byte by byte.

The interpreted mode runs in a process of its own, which is this file called as a program: it plays the same games and
tells a hash of everything after every step.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.games import CONFIGURATIONS, Configuration, redealt, seats_and_spectator
from voliera import cuda
from voliera.birdie import many
from voliera.birdie.numbers import STEPS
from voliera.birdie.rules import legal
from voliera.game import rules_of
from voliera.kernel import INTERPRETED, Record, States, below, entry, new_log

ROOT = Path(__file__).parents[1]
GAMES = 6
"""Games per configuration that are played in both modes of the CPU."""


def trace(configuration: Configuration, seed: int) -> Iterator[str]:
    """Play a random game by step numbers, and tell a hash of the record, the log, the legal steps, and some worlds."""
    rules, hasty = configuration.rules, configuration.facts.hasty_steps
    states = rules.new(configuration.players, configuration.variant, configuration.options, seed)
    out, log = np.zeros(rules.steps, np.int16), new_log()
    chance = random.Random(seed)
    count = rules.listing(states, out)
    for played in range(10_000):
        known = blake2b(states.tobytes() + log[: 1 + int(log[0, 0])].tobytes() + out[:count].tobytes(), digest_size=6)
        if played % 23 == 0 or not count:
            viewer = chance.choice(seats_and_spectator(configuration.players))
            known.update(json.dumps(rules.result(states)).encode() + redealt(rules, states.tobytes(), viewer, played))
        yield known.hexdigest()
        if not count:
            return
        step = int(chance.choice(out[:count]))
        if step in hasty and count > 1 and chance.random() < 0.95 and seed % 3:
            step = int(chance.choice([other for other in out[:count] if other != step]))
        count = rules.advance(states, step, log, out)
    raise AssertionError("a game without an end")


def all_traces() -> dict[str, list[str]]:
    """The games that are played in both modes."""
    return {
        f"{configuration} seed {seed}": list(trace(configuration, seed))
        for configuration in CONFIGURATIONS
        for seed in range(GAMES)
    }


@pytest.fixture(scope="module")
def interpreted() -> dict[str, list[str]]:
    """The same games, played by the rules as plain Python, where every warning (an overflow, say) is an error."""
    environment = {**os.environ, "VOLIERA_MODE": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", "tests.test_modes"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    traces: dict[str, list[str]] = json.loads(done.stdout)
    return traces


@pytest.mark.skipif(INTERPRETED, reason="VOLIERA_MODE=interpreted: there is no compiled mode to compare with")
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_interpreted_and_compiled_rules_agree(configuration: Configuration, interpreted: dict[str, list[str]]) -> None:
    """After every step: the record, the events, what is legal; now and then the result, and a world dealt anew."""
    for seed in range(GAMES):
        ours, theirs = list(trace(configuration, seed)), interpreted[f"{configuration} seed {seed}"]
        for step, (one, other) in enumerate(zip(ours, theirs, strict=False)):
            assert one == other, f"{configuration}, seed {seed}: different after step {step}"
        assert len(ours) == len(theirs)


def test_enough_games_are_compared() -> None:
    assert GAMES * len(CONFIGURATIONS) >= 60
    tables = {(configuration.players, configuration.variant) for configuration in CONFIGURATIONS}
    assert tables >= {(players, variant) for players in (2, 3, 4) for variant in ("standard", "expert")}
    assert any("single_chain" in configuration.options for configuration in CONFIGURATIONS)


# Many games at once

TABLES = [
    *((players, variant, 0) for players in (2, 3, 4) for variant in (0, 1)),
    *((players, 1, 1) for players in (2, 3, 4)),
]
every_table = pytest.mark.parametrize(("players", "variant", "single_chain"), TABLES)
BIG_SEED = 2**32 - 5
"""A batch that begins here goes over into the upper half of the seed."""


@entry
def pick(s: Record, n: int) -> int:
    """Choose as a batch does: by the record's own generator."""
    return below(s, n)


def play_step_by_step(players: int, variant: int, single_chain: int, seed: int) -> tuple[States, int]:
    """The same random game as one of a batch, one call per step, from a fresh record."""
    rules = rules_of("birdie")
    states = rules.new(players, rules.variants[variant], {"single_chain": bool(single_chain)}, seed)
    out, log = np.zeros(STEPS, np.int16), new_log()
    decisions = 0
    while (count := legal(states[0], out)) > 0:
        rules.advance(states, int(out[pick(states[0], count)]), log, np.zeros(STEPS, np.int16))
        decisions += 1
    return states, decisions


@every_table
def test_a_batch_on_the_cpu_is_the_games_step_by_step(players: int, variant: int, single_chain: int) -> None:
    games = 12
    batch = many.blank_games(games, variant, single_chain)
    decisions = many.play_on_cpu(batch, players, BIG_SEED)
    single = [play_step_by_step(players, variant, single_chain, BIG_SEED + i) for i in range(games)]
    for i, (states, _) in enumerate(single):
        assert batch[i].tobytes() == states.tobytes()
    assert decisions == sum(count for _, count in single)


@every_table
def test_a_used_record_is_as_good_as_a_new_one(players: int, variant: int, single_chain: int) -> None:
    """Nothing of an earlier game is left in a record that a batch plays on."""
    fresh = many.blank_games(300, variant, single_chain)
    used = many.blank_games(7, variant, single_chain)
    assert many.play_on_cpu(fresh, players, 77) == many.play_on_cpu(used, players, 77, games=300)
    last = {i % 7: i for i in range(300)}
    assert used.tobytes() == b"".join(fresh[last[i]].tobytes() for i in range(7))


@pytest.fixture
def device() -> Any:
    """Numba's CUDA, where there is a device; else the test is skipped, and says why."""
    if not cuda.available():
        pytest.skip("no CUDA device: voliera.cuda.available() is False")
    return cuda.driver()


@pytest.mark.gpu
@pytest.mark.filterwarnings("ignore:.*Grid size")
@every_table
@pytest.mark.parametrize("games", [1, 3])
def test_a_batch_on_the_gpu_is_the_batch_on_the_cpu(
    device: Any, players: int, variant: int, single_chain: int, games: int
) -> None:
    """Byte by byte, over thousands of games, with one game per record and with records used again."""
    records = 5000
    ours = many.blank_games(records, variant, single_chain)
    decisions = many.play_on_cpu(ours, players, BIG_SEED, games=records * games)
    on_device = device.to_device(many.blank_games(records, variant, single_chain))
    counts = device.to_device(np.zeros(records, np.int64))
    many.play_on_gpu(on_device, players, BIG_SEED, games, counts)
    theirs = on_device.copy_to_host()
    different = [i for i in range(records) if ours[i].tobytes() != theirs[i].tobytes()]
    assert different == []
    assert int(counts.copy_to_host().sum()) == decisions


if __name__ == "__main__":
    json.dump(all_traces(), sys.stdout)
