"""The rules are written once and run in four modes, which agree byte by byte. The fourth one is in tests/wasm.

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
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.configurations import CONFIGURATIONS, Configuration, redealt, seats_and_spectator
from voliera.games import rules_of
from voliera.kernel import INTERPRETED, Record, States, below, cuda, entry, new_log

ROOT = Path(__file__).parents[1]
GAMES = {"birdie": 5, "bower": 7}
"""Games per configuration that are played in both modes of the CPU."""
WIDE = (2**128 + 6, 2**128 + 7)
"""Seeds of further games: one dealt from a wide seed, one set up with it."""


def seeds_of(configuration: Configuration) -> list[int]:
    """The seeds of a configuration's games."""
    return [*range(GAMES[configuration.game]), *WIDE]


def trace(configuration: Configuration, seed: int) -> Iterator[str]:
    """Play a random game by step numbers, and tell a hash of the record, the log, the legal steps, and some worlds.

    Every other game starts from a position in which rare things come up.
    """
    rules, hasty = configuration.rules, configuration.facts.hasty_steps
    states = rules.new(configuration.players, configuration.variant, configuration.options, seed)
    if seed % 2:
        rich = configuration.facts.rich(configuration.at(states.tobytes()), random.Random(seed))
        states = rules.from_position(rich, seed)
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
        for seed in seeds_of(configuration)
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
    """After every step: the record, the events, what is legal; now and then the result, and a world dealt again."""
    for seed in seeds_of(configuration):
        ours, theirs = list(trace(configuration, seed)), interpreted[f"{configuration} seed {seed}"]
        for step, (one, other) in enumerate(zip(ours, theirs, strict=False)):
            assert one == other, f"{configuration}, seed {seed}: different after step {step}"
        assert len(ours) == len(theirs)


def test_enough_games_are_compared() -> None:
    assert sum(GAMES[configuration.game] for configuration in CONFIGURATIONS) >= 130
    tables = {(one.game, one.players, one.variant) for one in CONFIGURATIONS}
    assert tables >= {("birdie", players, variant) for players in (2, 3, 4) for variant in ("standard", "expert")}
    assert tables >= {("bower", 2, variant) for variant in ("standard", "super")}
    options = {name for configuration in CONFIGURATIONS for name in configuration.options}
    assert options >= {
        "single_chain",
        "open_memory",
        "fair_play",
        "zero_ties",
        "lone_ties",
        "joining_gems",
        "components",
    }


# Many games at once

Table = tuple[str, int, int, dict[str, int]]
"""Game, players, variant, and the options that a batch can have."""

TABLES: list[Table] = [
    *(("birdie", players, variant, {}) for players in (2, 3, 4) for variant in (0, 1)),
    *(("birdie", players, 1, {"single_chain": 1}) for players in (2, 3, 4)),
    *(("bower", 2, variant, {"fair_play": fair_play}) for variant in (0, 1) for fair_play in (0, 1)),
    ("bower", 2, 0, {"zero_ties": 0}),
    ("bower", 2, 0, {"lone_ties": 0}),
    ("bower", 2, 1, {"joining_gems": 0}),
    ("bower", 2, 0, {"lone_ties": 0, "joining_gems": 0}),
]


def name_of(table: Table) -> str:
    return "-".join(map(str, (*table[:3], *(f"{name}={value}" for name, value in table[3].items()))))


every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)
BIG_SEED = 2**32 - 5
"""A batch that begins here goes over into the upper half of the seed."""


@entry
def pick(s: Record, n: int) -> int:
    """Choose as a batch does: by the record's own generator."""
    return below(s, n)


def many(table: Table) -> Any:
    """The module that plays many games of this kind at once."""
    return import_module(f"voliera.games.{table[0]}.batches")


def blank(table: Table, count: int) -> States:
    """Records of a batch."""
    states: States = many(table).blank_games(count, table[2], **table[3])
    return states


def play_step_by_step(table: Table, seed: int) -> tuple[States, int]:
    """The same random game as one of a batch, one call per step, from a fresh record."""
    name, players, variant, options = table
    rules = rules_of(name)
    states = rules.new(players, rules.variants[variant], {name: bool(value) for name, value in options.items()}, seed)
    out, log = np.zeros(rules.steps, np.int16), new_log()
    decisions = 0
    while (count := rules.listing(states, out)) > 0:
        rules.advance(states, int(out[pick(states[0], count)]), log, np.zeros(rules.steps, np.int16))
        decisions += 1
    return states, decisions


@every_table
def test_a_batch_on_the_cpu_is_the_games_step_by_step(table: Table) -> None:
    games = 12
    batch = blank(table, games)
    decisions = many(table).play_on_cpu(batch, table[1], BIG_SEED)
    single = [play_step_by_step(table, BIG_SEED + i) for i in range(games)]
    for i, (states, _) in enumerate(single):
        assert batch[i].tobytes() == states.tobytes()
    assert decisions == sum(count for _, count in single)


@every_table
def test_a_used_record_is_as_good_as_a_new_one(table: Table) -> None:
    """Nothing of an earlier game is left in a record that a batch plays on."""
    fresh, used = blank(table, 300), blank(table, 7)
    play = many(table).play_on_cpu
    assert play(fresh, table[1], 77) == play(used, table[1], 77, games=300)
    last = {i % 7: i for i in range(300)}
    assert used.tobytes() == b"".join(fresh[last[i]].tobytes() for i in range(7))


@pytest.fixture
def device() -> Any:
    """Numba's CUDA, where there is a device; else the test is skipped, and says why."""
    if not cuda.available():
        pytest.skip("no CUDA device: voliera.kernel.cuda.available() is False")
    return cuda.driver()


@pytest.mark.gpu
@pytest.mark.filterwarnings("ignore:.*Grid size")
@every_table
@pytest.mark.parametrize("games", [1, 3])
def test_a_batch_on_the_gpu_is_the_batch_on_the_cpu(device: Any, table: Table, games: int) -> None:
    """Byte by byte, over thousands of games, with one game per record and with records used again.

    One kernel per game, compiled once, plays all its tables.
    """
    records = 5000
    ours = blank(table, records)
    decisions = many(table).play_on_cpu(ours, table[1], BIG_SEED, games=records * games)
    on_device = device.to_device(blank(table, records))
    counts = device.to_device(np.zeros(records, np.int64))
    many(table).play_on_gpu(on_device, table[1], BIG_SEED, games, counts)
    theirs = on_device.copy_to_host()
    different = [i for i in range(records) if ours[i].tobytes() != theirs[i].tobytes()]
    assert different == []
    assert int(counts.copy_to_host().sum()) == decisions


if __name__ == "__main__":
    json.dump(all_traces(), sys.stdout)
