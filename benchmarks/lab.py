"""`make bench-lab`: the environments of the laboratory beside those of PettingZoo and OpenSpiel, in one run.

These machines are shared and noisy, so what counts is the ratio: in every round each peer and ours play right after one
another, and a ratio is the median over the rounds. Everybody plays whole games at random. A step has its observation
and its mask (PettingZoo), or its list of legal actions (OpenSpiel); peers/measure.py says how the peers are driven. In
vectors and batches actions are picked at random in compiled code; that is not counted, as it is the caller's part.
Without a CUDA device the kept figures of batches on one stay, and `batch_gpu_machine` says where they were measured.
"""

import json
import os
import statistics
import time
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import voliera.lab.gymnasium
import voliera.lab.openspiel  # registers the games
from benchmarks.engine import HERE, Peers, for_a_while, machine, report
from benchmarks.lab_gpu import device, device_name
from voliera.lab.batch import make, random_actions
from voliera.lab.pettingzoo import environments

ZOO = ("pettingzoo", "pettingzoo_texas", "pettingzoo_leduc")
SPIEL = (
    "openspiel_python_dominoes",
    "openspiel_python_kuhn",
    "openspiel_python_liars",
    "openspiel_python_tic_tac_toe",
)
COUNT = 4096
"""Games side by side on the CPU."""
WARM_UP = 8
"""Steps before the clock starts: the first ones compile."""
TERMINAL = -4
assert voliera.lab.gymnasium.IDS


def aec(name: str) -> Callable[[float], float]:
    """Steps per second through PettingZoo's interface, driven as the peers are."""
    env = environments()[name].raw_env()
    env.reset(seed=1)
    random = Random(1).random
    reset, observe, step = env.reset, env.observe, env.step

    def play(_: int) -> int:
        reset()
        steps = 0
        while not env.terminations[agent := env.agent_selection]:
            actions = observe(agent)["action_mask"].nonzero()[0].tolist()
            step(actions[int(random() * len(actions))])
            steps += 1
        return steps

    return lambda seconds: for_a_while(seconds, play)


def spiel(name: str) -> Callable[[float], float]:
    """Decisions per second through OpenSpiel's interface, driven as the peers are."""
    game, random = pyspiel.load_game(name), Random(1).random

    def play(_: int) -> int:
        state = game.new_initial_state()
        steps = 0
        while (player := state.current_player()) != TERMINAL:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            steps += player >= 0
        return steps

    return lambda seconds: for_a_while(seconds, play)


class Speed(NamedTuple):
    """Steps per second by the clock, and per second of a core's time, which other programs do not slow down."""

    clock: int
    core: int


def timed(seconds: float, count: int, step: Callable[[Any], Any], pick: Callable[[], Any]) -> Speed:
    """The speed of all games together; the time that picking takes is left out."""
    for _ in range(WARM_UP):
        step(pick())
    spent = used = 0.0
    steps = 0
    while spent < seconds:
        actions = pick()
        started, before = time.perf_counter(), time.process_time()
        step(actions)
        used += time.process_time() - before
        spent += time.perf_counter() - started
        steps += count
    return Speed(round(steps / spent), round(steps / used))


def vector(seconds: float, name: str, opponent: str) -> Speed:
    """Steps per second of a vector environment, observations and masks included."""
    env: Any = gymnasium.make_vec(name, num_envs=COUNT, opponent=opponent, copy=False)
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    games = env.unwrapped.games
    return timed(seconds, COUNT, env.step, lambda: random_actions(games.mask, chance))


def batch(seconds: float, game: str) -> Speed:
    """Steps per second of a batch on all cores, observations and masks included."""
    games = make(game, COUNT, seed=1)
    games.look()
    chance = np.random.default_rng(1)

    def step(actions: Any) -> None:
        games.step(actions)
        games.look()

    return timed(seconds, COUNT, step, lambda: random_actions(games.mask, chance))


def many_games(seconds: float) -> dict[str, Speed]:
    """Vector environments and batches, one after the other."""
    return {
        "gym_vector": vector(seconds, "voliera/Birdie-v0", "self"),
        "gym_vector_random": vector(seconds, "voliera/Birdie-v0", "random"),
        "gym_vector_bower": vector(seconds, "voliera/Bower-v0", "self"),
        "batch_cpu": batch(seconds, "birdie"),
        "batch_cpu_bower": batch(seconds, "bower"),
    }


def batches_on_device(seconds: float, kept: Path = HERE / "results" / "lab.json") -> dict[str, Any]:
    """Steps per second on a CUDA device, or the figures that were kept of another machine."""
    found = {"batch_gpu_steps": device(seconds, "birdie"), "batch_gpu_bower_steps": device(seconds, "bower")}
    names = (*found, "batch_gpu_machine")
    if None in found.values():
        before = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
        return {name: before.get(name) for name in names}
    steps = (round(speed) for speed in found.values() if speed is not None)
    return dict(zip(names, (*steps, f"{device_name()}, {date.today().isoformat()}"), strict=True))


def median(values: Iterable[float]) -> int:
    """The middle one, rounded."""
    return round(statistics.median(values))


def measure(seconds: float, rounds: int) -> dict[str, Any]:
    """All figures."""
    ours = {"aec": aec("birdie_v0"), "aec_bower": aec("bower_v0")}
    ours |= {"openspiel": spiel("python_birdie"), "openspiel_bower": spiel("python_bower")}
    found: dict[str, list[float]] = {name: [] for name in (*ours, *ZOO, *SPIEL)}
    peers = Peers()
    for number in range(rounds):
        for name, run in ours.items():
            found[name].append(run(seconds))
        for peer in (*ZOO, *SPIEL):
            found[peer].append(peers.measure(peer, seconds, number))
    peers.close()

    def ratio(name: str, peer: str) -> float:
        return round(statistics.median(a / b for a, b in zip(found[name], found[peer], strict=True)), 1)

    middle = {name: median(values) for name, values in found.items()}
    fastest = max(SPIEL, key=lambda peer: middle[peer])
    many = [many_games(seconds) for _ in range(rounds)]
    vectors = {name: Speed(*(median(one[name][k] for one in many) for k in range(2))) for name in many[0]}
    return {
        "aec_steps": middle["aec"],
        "aec_bower_steps": middle["aec_bower"],
        "pettingzoo_peer_steps": middle["pettingzoo"],
        "pettingzoo_texas_steps": middle["pettingzoo_texas"],
        "pettingzoo_leduc_steps": middle["pettingzoo_leduc"],
        "ratio_pettingzoo": ratio("aec", "pettingzoo"),
        "ratio_pettingzoo_texas": ratio("aec", "pettingzoo_texas"),
        "ratio_pettingzoo_leduc": ratio("aec", "pettingzoo_leduc"),
        **{f"{name}_steps": speed.clock for name, speed in vectors.items()},
        **{f"{name}_steps_per_core": speed.core for name, speed in vectors.items()},
        "openspiel_steps": middle["openspiel"],
        "openspiel_bower_steps": middle["openspiel_bower"],
        "openspiel_peer": fastest.removeprefix("openspiel_"),
        "openspiel_peer_steps": middle[fastest],
        "ratio_openspiel": ratio("openspiel", fastest),
        **{f"{peer}_steps": middle[peer] for peer in SPIEL},
        **batches_on_device(seconds),
        "load": round(os.getloadavg()[0], 1),
        "date": date.today().isoformat(),
        "machine": machine(),
    }


def show(figures: dict[str, Any]) -> None:
    """Print the table."""
    table = Table("what", "figure", title=f"Laboratory, {figures['date']}, {figures['machine']}")
    table.columns[1].justify = "right"
    for key, value in figures.items():
        if key not in ("date", "machine"):
            table.add_row(key, "no device" if value is None else f"{value:,}" if not isinstance(value, str) else value)
    Console(width=100).print(table)


if __name__ == "__main__":
    report("lab", __doc__, measure, show)
