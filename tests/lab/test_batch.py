"""Batches for research: the games of `voliera.new`, byte by byte, however many there are and wherever they run."""

import json
import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.configurations import CONFIGURATIONS, Configuration
from voliera.errors import GameError
from voliera.game import Game
from voliera.kernel import INTERPRETED, cuda
from voliera.lab import batch, laboratory_of
from voliera.lab.cpu import CpuBatch

ROOT = Path(__file__).parents[2]
every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


def table_of(configuration: Configuration) -> dict[str, Any]:
    return {"players": configuration.players, "variant": configuration.variant, "options": configuration.options}


def batch_of(configuration: Configuration, count: int, **settings: Any) -> CpuBatch:
    return CpuBatch(configuration.game, count, **table_of(configuration), **settings)


@every_configuration
def test_each_game_is_the_one_that_its_seed_deals(configuration: Configuration) -> None:
    """Records, legal steps, seats and results, beside `Game`; over several deals at each place."""
    games = batch_of(configuration, 3, seed=40)
    beside = [configuration.new(40 + place) for place in range(3)]
    chance = np.random.default_rng(1)
    ended = 0
    while ended < 5:
        mask = games.legal_mask()
        for place, game in enumerate(beside):
            assert games.states[place].tobytes() == game.states.tobytes()
            assert games.seat[place] == game.states["seat"][0]
            legal = [games.lab.step_of(int(games.seat[place]), int(action)) for action in np.flatnonzero(mask[place])]
            assert sorted(legal) == sorted(game.numbers())
        actions = batch.random_actions(mask, chance)
        for place, game in enumerate(beside):
            game.step(games.lab.step_of(int(games.seat[place]), int(actions[place])))
        games.step(actions)
        for place in range(3):
            if games.done[place]:
                ended += 1
                check_result(games, place, beside[place])
                beside[place] = configuration.new(games.seed_of(place))
            else:
                assert not games.reward[place].any()
    assert games.seed_of(0) == 40 + 3 * int(games.episode[0])
    assert [str(games.game(place)) for place in range(3)] == [str(game) for game in beside]


def check_result(games: CpuBatch, place: int, game: Game) -> None:
    assert game.over
    result, players = game.result(), game.players
    winners = result["winners"] if "winners" in result else [result["winner"]]
    reward = games.reward[place]
    assert reward.sum() == pytest.approx(0, abs=1e-6)
    assert not reward[players:].any()
    best = [seat for seat in range(players) if reward[seat] == reward[:players].max()]
    assert best == sorted(winners) or set(winners) == {None}
    totals = result["totals"] if "totals" in result else result["eggs"]
    assert games.points[place, :players].tolist() == list(totals)


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_threads_make_no_difference(game: str) -> None:
    alone, shared = CpuBatch(game, 200, seed=3, threads=1), CpuBatch(game, 200, seed=3, threads=3)
    assert len(shared._parts) == 3
    chance = np.random.default_rng(2)
    for _ in range(60):
        for one, other in zip(alone.look(), shared.look(), strict=True):
            assert (one == other).all()
        actions = batch.random_actions(alone.mask, chance)
        alone.step(actions)
        shared.step(actions)
    assert alone.states.tobytes() == shared.states.tobytes()


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_a_look_can_follow_a_step_at_once(game: str) -> None:
    one, other = (CpuBatch(game, 200, seed=3, threads=2) for _ in range(2))
    one.look()
    chance = np.random.default_rng(2)
    for _ in range(120):
        actions = batch.random_actions(one.mask, chance)
        row, mask = one.step_and_look(actions)
        other.step(actions)
        found = other.look()
        assert row is one.observation
        assert mask is one.mask
        assert row.tobytes() == found[0].tobytes()
        assert mask.tobytes() == found[1].tobytes()
    assert one.states.tobytes() == other.states.tobytes()
    assert one.episode.any()
    with pytest.raises(GameError, match="not legal there"):
        one.step_and_look(one.mask.argmin(axis=1))
    assert one.states.tobytes() == other.states.tobytes()


def test_a_reset_deals_the_same_games_again_and_another_seed_others() -> None:
    games = CpuBatch("birdie", 8, seed=5)
    first = games.states.tobytes()
    games.step(batch.random_actions(games.legal_mask(), np.random.default_rng(0)))
    assert games.states.tobytes() != first
    games.reset()
    assert games.states.tobytes() == first
    games.reset(seed=6)
    assert games.states[:7].tobytes() == first[games.states.itemsize :]
    assert games.seed_of(0) == 6


def test_what_is_wrong_is_refused_and_nothing_is_played() -> None:
    games = CpuBatch("bower", 4, seed=1)
    actions = batch.random_actions(games.legal_mask(), np.random.default_rng(0))
    before = games.states.tobytes()
    wrong = actions.copy()
    wrong[2] = int(np.flatnonzero(games.mask[2] == 0)[0])
    for bad, message in (
        (wrong, r"actions\[2\]"),
        (actions[:3], "4 numbers"),
        (actions + 1000, "found 100"),
        (-1 - actions, "found -"),
        (actions + 0.5, "whole numbers; found float64"),
        ("take", "whole numbers"),
        ([[1], [1, 2]], "whole numbers"),
        (None, "whole numbers"),
    ):
        with pytest.raises(GameError, match=message):
            games.step(bad)
        assert games.states.tobytes() == before
    for settings, message in (
        ({"seed": -1}, "seed"),
        ({"scoring": "oracle"}, "scoring: one of agent"),
        ({"players": 3}, "players"),
        ({"variant": "dream"}, "variant"),
        ({"options": {"wings": 1}}, "wings"),
        ({"options": 5}, "options: names with their values"),
        ({"threads": 0}, "threads: a whole number from 1 on"),
    ):
        with pytest.raises(GameError, match=message):
            CpuBatch("bower", 4, **settings)
    for arguments, message in ((("chess", 4), "no game"), (("birdie", 0), "count")):
        with pytest.raises(GameError, match=message):
            batch.make(*arguments)
    with pytest.raises(GameError, match="device: cpu or cuda"):
        batch.make("birdie", 4, device="abacus")


def test_numbers_of_numpy_are_numbers() -> None:
    games = batch.make("birdie", np.int64(4), seed=np.uint32(5))  # type: ignore[arg-type]
    assert (games.count, games.seed) == (4, 5)
    games.reset(seed=np.int64(6))  # type: ignore[arg-type]
    assert games.seed_of(0) == 6
    for settings in ({"seed": 1.0}, {"seed": True}, {"seed": np.float64(1)}, {"seed": np.True_}):
        with pytest.raises(GameError, match="seed"):
            batch.make("birdie", 4, **settings)


def test_a_device_that_cannot_be_used_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "available", lambda: False)
    with pytest.raises(GameError, match="no CUDA device"):
        batch.make("birdie", 4, device="cuda")
    with pytest.raises(GameError, match="only agent"):
        batch.make("birdie", 4, device="cuda", scoring="solver")
    with pytest.raises(GameError, match="threads: for the CPU only"):
        batch.make("birdie", 4, device="cuda", threads=2)


def test_without_autoreset_games_stay_over() -> None:
    games = CpuBatch("bower", 5, seed=2, autoreset=False)
    chance = np.random.default_rng(3)
    finished = np.zeros(5, np.int64)
    while (games.seat >= 0).any():
        games.step(batch.random_actions(games.legal_mask(), chance))
        finished += games.done
    assert finished.tolist() == [1] * 5
    observation, mask = games.look()
    assert not observation.any()
    assert not mask.any()
    games.step(np.zeros(5, np.int64))
    assert not games.done.any()
    assert not games.reward.any()
    assert games.game(0).over


@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_the_solver_scores_where_it_is_asked_to(variant: str) -> None:
    games = CpuBatch("birdie", 64, players=3, variant=variant, seed=9, scoring="solver")
    turns = next(one.first for one in games.lab.steps if one.name == "woodpecker")
    chance = np.random.default_rng(4)
    while games.episode.sum() < 20:
        mask = games.legal_mask()
        assert mask.any(1).all()
        assert not mask[:, turns:].any()
        games.step(batch.random_actions(mask, chance))


def test_arrays_are_shared_without_copies() -> None:
    games = CpuBatch("birdie", 16, seed=1)
    shared = np.from_dlpack(games.observation)
    torch: Any = pytest.importorskip("torch")
    tensor, exchanged = torch.from_numpy(games.mask), torch.from_dlpack(games.observation)
    games.look()
    assert (shared == games.observation).all()
    assert games.observation.any()
    assert tensor.data_ptr() == games.mask.ctypes.data
    assert exchanged.data_ptr() == games.observation.ctypes.data
    games.step(torch.from_numpy(batch.random_actions(games.mask, np.random.default_rng(0))))


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_actions_are_a_table_without_gaps(game: str) -> None:
    lab = laboratory_of(game)
    at = 0
    for one in lab.steps:
        assert (one.first, bool(one.meaning)) == (at, True)
        at += one.count
    games = CpuBatch(game, 1)
    assert at == games.actions == games.rules.steps
    assert all(lab.step_of(seat, lab.step_of(seat, action)) == action for seat in range(2) for action in range(at))


def traced(steps: int = 40) -> dict[str, str]:
    """A hash of all that some games show and come to."""
    found = {}
    for game, variant in (("birdie", "standard"), ("birdie", "expert"), ("bower", "standard"), ("bower", "super")):
        games = CpuBatch(game, 4, variant=variant, seed=11)
        chance, total = np.random.default_rng(5), blake2b(digest_size=8)
        for _ in range(steps):
            games.look()
            for shown in (games.observation, games.mask, games.seat, games.reward, games.points, games.episode):
                total.update(shown.tobytes())
            games.step(batch.random_actions(games.mask, chance))
        found[f"{game} {variant}"] = total.hexdigest()
    return found


@pytest.mark.skipif(INTERPRETED, reason="VOLIERA_MODE=interpreted: there is no compiled mode to compare with")
def test_interpreted_and_compiled_batches_agree() -> None:
    environment = {**os.environ, "VOLIERA_MODE": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", "tests.lab.test_batch"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == traced()


def test_simulated_kernels_play_as_the_cpu_does() -> None:
    """Without a device: the kernels run in Numba's simulator."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.lab.simulated", "110"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == [str(table) for table in CONFIGURATIONS]


def same_on_device(game: str, count: int, steps: int, **settings: Any) -> int:
    """Play the same on both devices, by all calls, and compare all bytes; returns how many games have ended."""
    ours: Any = batch.make(game, count, seed=7, **settings)
    theirs: Any = batch.make(game, count, seed=7, device="cuda", **settings)
    chance = np.random.default_rng(6)
    names = ("observation", "mask", "seat", "reward", "points", "done", "episode", "states")
    ours.look()
    theirs.look()
    for number in range(steps):
        for name in names:
            there = getattr(theirs, name)
            found = there if name == "states" else there.copy_to_host()
            assert found.tobytes() == getattr(ours, name).tobytes(), (name, number)
        actions = batch.random_actions(ours.mask, chance)
        for games in (ours, theirs):
            games.step(actions)
            if number % 3:
                games.look()
            else:
                games.observe()
                games.legal_mask()
    assert theirs.illegal() == 0
    assert theirs.seed_of(1) == ours.seed_of(1)
    assert str(theirs.game(count - 1)) == str(ours.game(count - 1))
    theirs.step(np.full(count, -1))
    assert theirs.illegal() == count
    return int(ours.episode.sum())


@pytest.mark.gpu
@every_configuration
def test_games_on_the_gpu_are_the_games_on_the_cpu(configuration: Configuration) -> None:
    if not cuda.available():
        pytest.skip("no CUDA device: voliera.kernel.cuda.available() is False")
    assert same_on_device(configuration.game, 2048, 150, **table_of(configuration)) > 500


@pytest.mark.gpu
def test_torch_shares_the_arrays_of_the_gpu() -> None:
    torch: Any = pytest.importorskip("torch")
    if not (cuda.available() and torch.cuda.is_available()):
        pytest.skip("no CUDA device: voliera.kernel.cuda.available() is False")
    games: Any = batch.make("birdie", 256, seed=7, device="cuda")
    observation, mask = torch.as_tensor(games.observation), torch.as_tensor(games.mask)
    assert observation.data_ptr() == games.observation.__cuda_array_interface__["data"][0]
    for _ in range(200):
        games.look()
        games.step(torch.multinomial(mask.float(), 1).squeeze(1))
    assert games.illegal() == 0
    games.look()
    assert (observation.cpu().numpy() == games.observation.copy_to_host()).all()


if __name__ == "__main__":
    json.dump(traced(), sys.stdout)
