"""Self-play of Birdie: legal steps, exact scoring, deals of its own, the same bytes in every mode."""

import json
import os
import random
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from voliera.arena.schedule import deal_seed
from voliera.errors import GameError
from voliera.games.birdie import selfplay
from voliera.games.birdie.rules.numbers import STEPS
from voliera.games.birdie.rules.state import Phase
from voliera.games.birdie.rules.steps import advance, listing
from voliera.games.birdie.selfplay import cpu, gpu
from voliera.games.birdie.solve.at_once import WORK, score_seat
from voliera.games.birdie.solve.estimates import guesses, worths
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.scoring import Effort, plans
from voliera.games.birdie.solve.values import Values
from voliera.kernel import INTERPRETED, States, cuda, entry, new_log, thaw

ROOT = Path(__file__).parents[2]


@entry
def score_one(states: States, works: States, guess: Any, log: Any) -> None:
    """Score for the seat that is asked in the first game."""
    score_seat(states[0], works[0], guess, log)


class Played:
    """Some games on the CPU, played at random."""

    def __init__(self, count: int, players: int, seed: int) -> None:
        self.states = cpu.dealt(count, players, seed)
        self.rows = np.zeros((count, selfplay.layout.size), np.int8)
        self.legal = np.zeros((count, 1), np.int64)
        self.mover = np.zeros(count, np.int8)
        self.shares = np.zeros((count, 4), np.float32)
        self.points = np.zeros((count, 4), np.float32)
        self.done = np.zeros(count, np.int8)
        self.chance = random.Random(seed)
        self._out = np.zeros(STEPS, np.int16)
        self._works = np.zeros(1, WORK)
        self._seed = cpu.first_deal(seed) + count

    def look(self) -> None:
        cpu.look_many(self.states, self.rows, self.legal, self.mover, self._out)

    def steps(self) -> Any:
        """A random step in each game; passes are rare, so that lines grow."""
        return np.array([self._step(int(word)) for word in self.legal[:, 0]], np.int64)

    def _step(self, word: int) -> int:
        listed = [step for step in range(selfplay.actions) if word >> step & 1]
        eager = [step for step in listed if step != 0]
        return self.chance.choice(eager if eager and self.chance.random() < 0.9 else listed)

    def play(self, steps: Any) -> None:
        outputs = (self.shares, self.points, self.done)
        cpu.step_many(
            self.states, steps, *outputs, self._works, cpu.all_guesses(), np.zeros((1, 4), np.int16), self._seed
        )
        self._seed += len(self.states)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_networks_choose_among_the_legal_steps_of_a_turn(players: int) -> None:
    games = Played(20, players, 5)
    out = np.zeros(STEPS, np.int16)
    finished = 0
    for _ in range(100 * players):
        games.look()
        for i in range(20):
            legal = out[: listing(games.states[i : i + 1], out)]
            assert {step for step in range(64) if int(games.legal[i, 0]) >> step & 1} == set(legal.tolist())
            assert games.states[i].seat == games.mover[i]
        games.play(games.steps())
        for i in np.flatnonzero(games.done).tolist():
            finished += 1
            assert games.shares[i, :players].sum() == 1
            assert games.points[i, int(games.shares[i].argmax())] == games.points[i, :players].max()
        assert set(games.states["phase"].tolist()) <= {Phase.TURN, Phase.LAYING}
    assert finished > 10


def worth_of(values: Values, before: Any, after: Any, seat: int) -> float:
    """What a scoring has come to, in the planner's tables."""
    worth = 0.0
    open_boxes = 0
    for feature in range(8):
        old, new = int(before.boxes[seat, feature]), int(after.boxes[seat, feature])
        if new == 0:
            open_boxes |= 1 << feature
        elif old == 0:
            worth += values.sets[feature][new]
    worth += values.flaps[int(after.flaps[seat]) - int(before.flaps[seat])] + values.open[open_boxes]
    return worth - sum(
        values.costs[bird] * (int(after.uses[seat, bird]) - int(before.uses[seat, bird])) for bird in range(4)
    )


@pytest.mark.parametrize("players", [2, 4])
def test_scoring_at_once_comes_to_what_the_planner_finds(players: int) -> None:
    """All of the planner's worth, but where Owl and Woodpecker meet: then nearly always."""
    gaps = []
    out, log, works = np.zeros(STEPS, np.int16), new_log(), np.zeros(1, WORK)
    games = Played(16, players, 9)
    guess = cpu.all_guesses()[players]
    for _ in range(40 * players):
        games.look()
        steps = games.steps()
        for i in range(16):
            state = thaw(games.states[i : i + 1].tobytes(), games.states.dtype)
            advance(state, int(steps[i]), log, out)
            while state[0].phase == Phase.SPLIT:
                seat = int(state[0].seat)
                k = Knowledge.of(state, seat)
                values = worths(k, guesses(k))
                before = state.copy()
                score_one(state, works, guess, np.zeros((1, 4), np.int16))
                if not k.uses_left(0):
                    best = plans(k, values, Effort())[0].value
                    gaps.append(best - worth_of(values, before[0], state[0], seat))
                if state[0].round_no != before[0].round_no or state[0].phase == Phase.OVER:
                    break
        games.play(steps)
    assert len(gaps) > 20
    assert min(gaps) > -0.05, "better than the best: the worths differ"
    assert sum(gap < 0.05 for gap in gaps) >= 0.95 * len(gaps)


def test_deals_of_training_are_never_those_of_the_arena() -> None:
    assert all(deal_seed(seed, unit) < 2**53 < cpu.first_deal(seed) for seed in range(9) for unit in range(9))
    last = cpu.first_deal(cpu.MOST_SEEDS - 1) + cpu.DEALS_PER_SEED
    assert last < 2**63
    assert cpu.first_deal(3) != cpu.first_deal(4)


@pytest.mark.parametrize(("players", "variant"), [(2, "expert"), (5, "standard"), (1, "standard")])
def test_tables_that_cannot_be_trained_are_refused(players: int, variant: str) -> None:
    with pytest.raises(GameError) as refused:
        selfplay.check(players, variant)
    assert refused.value.code == "bad_request"


def traced() -> list[str]:
    """A hash after each step of a few games."""
    games = Played(2, 3, 1)
    found = []
    for _ in range(60):
        games.look()
        games.play(games.steps())
        found.append(blake2b(games.states.tobytes() + games.rows.tobytes(), digest_size=6).hexdigest())
    return found


@pytest.mark.skipif(INTERPRETED, reason="VOLIERA_MODE=interpreted: there is no compiled mode to compare with")
def test_interpreted_and_compiled_games_agree() -> None:
    environment = {**os.environ, "VOLIERA_MODE": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", "tests.learn.test_selfplay"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == traced()


@pytest.mark.gpu
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_on_the_gpu_are_the_games_on_the_cpu(players: int) -> None:
    """Observations and turns byte by byte; scorings in nearly all cases, as fewer Woodpecker moves are tried there."""
    torch: Any = pytest.importorskip("torch")
    if not cuda.available():
        pytest.skip("no CUDA device: voliera.kernel.cuda.available() is False")
    count = 2048
    ours: Any = cpu.CpuGames(count, players, 3)
    theirs: Any = gpu.CudaGames(count, players, 3)
    rooms = []
    for device in ("cpu", "cuda"):
        shapes = ((count, selfplay.layout.size), (count, 1), (count,), (count,), (count, 4), (count, 4), (count,))
        kinds = (torch.int8, torch.int64, torch.int8, torch.int64, torch.float32, torch.float32, torch.int8)
        rooms.append([torch.zeros(shape, dtype=kind, device=device) for shape, kind in zip(shapes, kinds, strict=True)])
    torch.manual_seed(0)
    scored = equal = 0
    for _ in range(60):
        for games, room in zip((ours, theirs), rooms, strict=True):
            games.look(*room[:3])
        assert all(bool((one == other.cpu()).all()) for one, other in zip(*(room[:3] for room in rooms), strict=True))
        chances = torch.rand(count, selfplay.actions) * ((rooms[0][1] >> torch.arange(selfplay.actions)) & 1)
        chances[:, 0] *= 0.5
        for games, room in zip((ours, theirs), rooms, strict=True):
            room[3].copy_(chances.argmax(1))
            games.step(*room[3:])
        there = theirs.states.copy_to_host()
        ended = ours.states["round_no"] != there["round_no"]
        same = np.array([ours.states[i].tobytes() == there[i].tobytes() for i in range(count)])
        finished = (ours.states["acts_n"] == 0) & (ours.states["phase"] == Phase.TURN)
        assert same[~finished & ~ended].all()
        scored += int(finished.sum())
        equal += int(same[finished].sum())
        ours.states[:] = there
    assert equal >= 0.9 * scored > 50


if __name__ == "__main__":
    json.dump(traced(), sys.stdout)
