"""Self-play of Birdie: legal steps, exact scoring, deals of its own, the same bytes in every mode."""

import json
import os
import random
import subprocess
import sys
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from voliera.arena.schedule import deal_seed
from voliera.errors import GameError
from voliera.games import deals
from voliera.games.birdie import selfplay
from voliera.games.birdie.rules.box import Bird
from voliera.games.birdie.rules.happenings import Happened
from voliera.games.birdie.rules.numbers import STEPS
from voliera.games.birdie.rules.state import Phase
from voliera.games.birdie.rules.steps import advance, listing
from voliera.games.birdie.selfplay import cpu, gpu
from voliera.games.birdie.solve.at_once import WORK, score_seat
from voliera.games.birdie.solve.estimates import guesses, worths
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.quick_collapse import collapse_seat
from voliera.games.birdie.solve.scoring import Effort, plans
from voliera.games.birdie.solve.values import Values
from voliera.games.mix import Table, spread, tables_of
from voliera.kernel import INTERPRETED, States, cuda, entry, new_log, thaw

ROOT = Path(__file__).parents[2]


@entry
def score_one(states: States, works: States, guess: Any, log: Any) -> None:
    """Score for the seat that is asked in the first game."""
    score_seat(states[0], works[0], guess, log)


@entry
def collapse_one(states: States, works: States, guess: Any, log: Any) -> None:
    """The same for the expert game."""
    collapse_seat(states[0], works[0], guess, log)


class Played:
    """Some games on the CPU, played at random."""

    def __init__(self, count: int, players: int, seed: int, variant: str = "standard") -> None:
        self.states = cpu.dealt(count, [Table(players, variant)], seed)
        self.rows = np.zeros((count, selfplay.layout.size), np.int8)
        self.legal = np.zeros((count, 1), np.int64)
        self.mover = np.zeros(count, np.int8)
        self.shares = np.zeros((count, 4), np.float32)
        self.points = np.zeros((count, 4), np.float32)
        self.done = np.zeros(count, np.int8)
        self.chance = random.Random(seed)
        self._out = np.zeros(STEPS, np.int16)
        self._works = np.zeros(1, WORK)
        self._seed = deals.first_deal(seed) + count

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


@pytest.mark.parametrize("variant", ["standard", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_networks_choose_among_the_legal_steps_of_a_turn(players: int, variant: str) -> None:
    games = Played(20, players, 5, variant)
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
    guess = cpu.all_guesses()[0, players]
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
    assert all(deal_seed(seed, unit) < 2**53 < deals.first_deal(seed) for seed in range(9) for unit in range(9))
    last = deals.first_deal(deals.MOST_SEEDS - 1) + deals.DEALS_PER_SEED
    assert last < 2**63
    assert deals.first_deal(3) != deals.first_deal(4)


def test_neighbours_are_of_one_table_where_there_are_many() -> None:
    which = spread(32 * 40, tables_of("2:standard=3,2:expert"))
    assert all(len(set(which[i : i + 32].tolist())) == 1 for i in range(0, len(which), 32))
    assert Counter(which.tolist()) == {0: 32 * 30, 1: 32 * 10}


@pytest.mark.parametrize("text", ["", "2", "2:standard=0", "2:standard=x", "2:standard,2:standard=2", "two:expert"])
def test_mixes_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(GameError, match="mix") as refused:
        tables_of(text)
    assert refused.value.code == "bad_request"


@pytest.mark.parametrize(("players", "variant"), [(2, "relaxed"), (5, "standard"), (1, "expert")])
def test_tables_that_cannot_be_trained_are_refused(players: int, variant: str) -> None:
    with pytest.raises(GameError) as refused:
        selfplay.check(players, variant)
    assert refused.value.code == "bad_request"


def test_each_table_gets_its_share_and_is_dealt_again_as_it_was() -> None:
    tables = tables_of("2:standard=2,3:expert=1,4:standard=1")
    games = Played(40, 2, 7)
    games.states = cpu.dealt(40, tables, 7)
    before = games.states[["players", "variant"]].copy()
    assert Counter(before.tolist()) == {(2, 0): 20, (3, 1): 10, (4, 0): 10}
    finished = np.zeros(40, bool)
    for _ in range(1000):
        games.look()
        games.play(games.steps())
        finished |= games.done > 0
        if finished.all():
            break
    assert finished.all()
    assert (games.states[["players", "variant"]] == before).all()
    assert (games.states["single_chain"] == 0).all()


@pytest.mark.parametrize("players", [2, 4])
def test_expert_scoring_at_once_comes_close_to_the_planner(players: int) -> None:
    """Never more than the exact search finds where no card is drawn; at most half a point less on average."""
    out, log, works = np.zeros(STEPS, np.int16), new_log(), np.zeros(1, WORK)
    games = Played(12, players, 9, "expert")
    guess, gaps = cpu.all_guesses()[1, players], []
    for _ in range(40 * players):
        games.look()
        steps = games.steps()
        for i in range(12):
            state = thaw(games.states[i : i + 1].tobytes(), games.states.dtype)
            advance(state, int(steps[i]), log, out)
            while state[0].phase == Phase.COLLAPSE:
                seat, before = int(state[0].seat), state.copy()
                k = Knowledge.of(state, seat)
                values = worths(k, guesses(k))
                collapse_one(state, works, guess, np.zeros((1, 4), np.int16))
                if not k.uses_left(Bird.ROBIN) and not k.uses_left(Bird.WOODPECKER):
                    best = plans(k, values, Effort(nodes=20_000))[0]
                    gaps.append(best.value - worth_of(values, before[0], state[0], seat))
                    assert not best.exact or gaps[-1] > -0.05, "better than the best: the worths differ"
                if state[0].round_no != before[0].round_no or state[0].phase == Phase.OVER:
                    break
        games.play(steps)
    assert len(gaps) > 10
    assert np.mean(gaps) < 0.5
    assert np.mean(np.array(gaps) < 0.05) > 0.7


def test_one_chain_is_all_that_some_tables_allow() -> None:
    """The option `single_chain` (B-E6): one card is removed, with its chain."""
    games, log = Played(20, 2, 4, "expert"), new_log()
    games.states["single_chain"] = 1
    scored = 0
    for _ in range(120):
        games.look()
        steps = games.steps()
        for i in range(20):
            state = thaw(games.states[i : i + 1].tobytes(), games.states.dtype)
            advance(state, int(steps[i]), log, np.zeros(STEPS, np.int16))
            if state[0].phase == Phase.COLLAPSE:
                log[0, 0] = 0
                collapse_one(state, np.zeros(1, WORK), cpu.all_guesses()[1, 2], log)
                kinds = log[1 : log[0, 0] + 1, 0].tolist()
                assert kinds.count(Happened.REMOVED) <= 1
                scored += kinds.count(Happened.REMOVED)
        games.play(steps)
    assert scored > 5


def traced() -> list[str]:
    """A hash after each step of a few games."""
    found = []
    for players, variant, steps in ((3, "standard", 60), (2, "expert", 90)):
        games = Played(2, players, 1, variant)
        for _ in range(steps):
            games.look()
            games.play(games.steps())
            found.append(blake2b(games.states.tobytes() + games.rows.tobytes(), digest_size=6).hexdigest())
    return found


def test_simulated_kernels_score_as_the_cpu_does() -> None:
    """Both variants, without a device: the kernels run in Numba's simulator."""
    command = [sys.executable, "-m", "tests.learn.simulated", "2:standard,2:expert,3:expert", "100"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["equal"] == found["rounds"] > 3


@pytest.mark.skipif(INTERPRETED, reason="VOLIERA_MODE=interpreted: there is no compiled mode to compare with")
def test_interpreted_and_compiled_games_agree() -> None:
    environment = {**os.environ, "VOLIERA_MODE": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", "tests.learn.test_selfplay"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == traced()


@pytest.mark.gpu
@pytest.mark.parametrize("variant", ["standard", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_on_the_gpu_are_the_games_on_the_cpu(players: int, variant: str) -> None:
    """Byte by byte, but for rounds of the standard game: the GPU tries fewer Woodpecker moves for each seat."""
    torch: Any = pytest.importorskip("torch")
    if not cuda.available():
        pytest.skip("no CUDA device: voliera.kernel.cuda.available() is False")
    count = 2048
    tables = [Table(players, variant)]
    ours: Any = cpu.CpuGames(count, tables, 3)
    theirs: Any = gpu.CudaGames(count, tables, 3, patience=1)
    rooms = []
    for device in ("cpu", "cuda"):
        shapes = ((count, selfplay.layout.size), (count, 1), (count,), (count,), (count, 4), (count, 4), (count,))
        kinds = (torch.int8, torch.int64, torch.int8, torch.int64, torch.float32, torch.float32, torch.int8)
        rooms.append([torch.zeros(shape, dtype=kind, device=device) for shape, kind in zip(shapes, kinds, strict=True)])
    torch.manual_seed(0)
    scored = equal = 0
    for _ in range(45 * players):
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
    assert equal >= (1.0 if variant == "expert" else 0.95**players) * scored > 50


if __name__ == "__main__":
    json.dump(traced(), sys.stdout)
