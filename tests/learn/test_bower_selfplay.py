"""Self-play of Bower: every decision is the network's, both variants side by side, the same bytes in every mode."""

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
from voliera.games import deals
from voliera.games.bower import selfplay
from voliera.games.bower.arena import shares
from voliera.games.bower.border.documents import result
from voliera.games.bower.bots.observed import WORDS, Thoughts
from voliera.games.bower.hints import HINTED, HINTS, Hint
from voliera.games.bower.layout import HINTS_AT, LAYOUT
from voliera.games.bower.mirror import turned_step
from voliera.games.bower.rules.deltas import Delta, new_rows, new_steps, placements
from voliera.games.bower.rules.numbers import PLACE, STEPS
from voliera.games.bower.rules.scoring import new_sheet
from voliera.games.bower.rules.state import NONE, STATE, Phase
from voliera.games.bower.rules.steps import advance, listing
from voliera.games.bower.rules.survey import new_survey
from voliera.games.bower.selfplay import cpu, tables
from voliera.games.bower.selfplay.secrets import SECRETS
from voliera.kernel import INTERPRETED, SILENT, cuda, thaw

ROOT = Path(__file__).parents[2]


class Played:
    """Some games on the CPU, played at random."""

    def __init__(self, count: int, variant: str, seed: int) -> None:
        self.states = tables.dealt(count, variant, seed)
        self.rows = np.zeros((count, LAYOUT.size), np.int8)
        self.legal = np.zeros((count, WORDS), np.int64)
        self.mover = np.zeros(count, np.int8)
        self.shares, self.points = np.zeros((2, count, 2), np.float32)
        self.done = np.zeros(count, np.int8)
        self.chance = random.Random(seed)
        self._thoughts = Thoughts(self.states)
        self._seed = deals.first_deal(seed) + count

    def look(self) -> None:
        self._thoughts.think(self.states)
        self._thoughts.look(self.states, self.rows, self.legal, self.mover)

    def listed(self, game: int) -> list[int]:
        """The legal steps of a game, as the seat counts."""
        return [step for step in range(selfplay.actions) if int(self.legal[game, step // 64]) >> step % 64 & 1]

    def steps(self) -> Any:
        return np.array([self.chance.choice(self.listed(game)) for game in range(len(self.states))], np.int64)

    def play(self, steps: Any) -> None:
        written = (self.shares, self.points, self.done)
        cpu.step_many(self.states, steps, *written, new_sheet(), SILENT, self._seed)
        self._seed += len(self.states)


def test_networks_choose_among_all_legal_steps() -> None:
    games = Played(12, "all", 5)
    out = np.zeros(STEPS, np.int16)
    finished, phases = 0, set()
    for _ in range(260):
        games.look()
        for game in range(12):
            seat = int(games.states[game].seat)
            legal = out[: listing(games.states[game : game + 1], out)].tolist()
            assert games.mover[game] == seat
            assert {turned_step(seat, step) for step in games.listed(game)} == set(legal)
        phases |= set(games.states["phase"].tolist())
        games.play(games.steps())
        finished += int(games.done.sum())
    assert finished > 20
    assert phases >= {Phase.SETUP, Phase.TAKE, Phase.PLAY, Phase.PLACE, Phase.BONUS, Phase.KEEP, Phase.EFFECT}


def test_steps_as_a_seat_counts_are_turned_back_by_turning_them_again() -> None:
    for step in range(STEPS):
        assert turned_step(0, step) == step
        assert turned_step(1, turned_step(1, step)) == step
    assert len({turned_step(1, step) for step in range(STEPS)}) == STEPS


def test_results_are_those_of_the_game() -> None:
    """The last step of each game, played by the rules alone, comes to the same."""
    games = Played(10, "all", 8)
    out, compared = np.zeros(STEPS, np.int16), 0
    for _ in range(150):
        games.look()
        steps, before = games.steps(), games.states.copy()
        games.play(steps)
        for game in np.flatnonzero(games.done).tolist():
            state = thaw(before[game : game + 1].tobytes(), STATE)
            advance(state, turned_step(int(state[0].seat), int(steps[game])), SILENT, out)
            told = result(state)
            assert games.points[game].tolist() == told["eggs"]
            assert games.shares[game].tolist() == shares(told)
            compared += 1
    assert compared > 8


def test_tables_of_all_kinds_are_played_side_by_side() -> None:
    states = tables.dealt(512, "all", 1)
    for field, share in (("variant", 2), ("fair_play", 4), ("lone_ties_off", 16), ("joining_gems_off", 16)):
        assert int(states[field].sum()) == 512 // share
    assert int((states["zero_ties"] == 0).sum()) == 32
    learners = np.arange(512) % 2
    assert set(zip(learners.tolist(), states["variant"].tolist(), strict=True)) == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert set(tables.dealt(64, "super", 1)["variant"].tolist()) == {1}


def test_hints_of_places_are_what_the_survey_counts() -> None:
    """A bonus exactly; eggs too, where shells do not decide a group."""
    games = Played(24, "all", 3)
    rows, steps, survey = new_rows(200), new_steps(), new_survey()
    compared = bonuses = equal = 0
    for _ in range(120):
        games.look()
        for game in np.flatnonzero(games.states["phase"] == Phase.PLACE).tolist():
            s = games.states[game]
            hints = games.rows[game, HINTS_AT : HINTS_AT + HINTED * HINTS].reshape(HINTED, HINTS)
            for i in range(placements(s, int(s.seat), survey[0], steps, rows)):
                delta, hint = rows[i], hints[turned_step(int(s.seat), int(rows[i, Delta.PLACE]))]
                assert hint[Hint.BONUS] == delta[Delta.BONUS]
                bonuses += int(delta[Delta.BONUS])
                equal += int(hint[Hint.EGGS] == delta[Delta.EGGS] - delta[Delta.EGG_TILES])
                compared += 1
        games.play(games.steps())
    assert bonuses > 20
    assert equal > 0.8 * compared > 1000


def test_hints_of_tiles_are_the_best_of_their_places() -> None:
    games = Played(16, "all", 4)
    out, compared = np.zeros(STEPS, np.int16), 0
    for _ in range(60):
        games.look()
        for game in np.flatnonzero(
            (games.states["phase"] == Phase.PLAY) & (games.states["gift_seat"] == NONE)
        ).tolist():
            named = games.rows[game, HINTS_AT : HINTS_AT + HINTED * HINTS].reshape(HINTED, HINTS).copy()
            one = Played(1, "all", 4)
            for step in games.listed(game)[:2]:
                one.states[:] = games.states[game]
                advance(one.states, step, SILENT, out)
                one.look()
                places = one.rows[0, HINTS_AT : HINTS_AT + HINTED * HINTS].reshape(HINTED, HINTS)
                best = places[[at for at in one.listed(0) if at >= PLACE]].max(0)
                assert named[step, : Hint.INSTINCT].tolist() == best[: Hint.INSTINCT].tolist()
                compared += 1
        games.play(games.steps())
    assert compared > 100


def test_deals_of_training_are_never_those_of_the_arena() -> None:
    assert all(deal_seed(seed, unit) < 2**53 < deals.first_deal(seed) for seed in range(9) for unit in range(9))
    assert deals.first_deal(deals.MOST_SEEDS - 1) + deals.DEALS_PER_SEED < 2**63


@pytest.mark.parametrize(("players", "variant"), [(3, "standard"), (2, "expert"), (1, "all")])
def test_tables_that_cannot_be_trained_are_refused(players: int, variant: str) -> None:
    with pytest.raises(GameError) as refused:
        selfplay.check(players, variant)
    assert refused.value.code == "bad_request"


def traced() -> list[str]:
    """A hash after each step of a few games."""
    games = Played(4, "all", 1)
    found = []
    for _ in range(40):
        games.look()
        games.play(games.steps())
        found.append(blake2b(games.states.tobytes() + games.rows.tobytes(), digest_size=6).hexdigest())
    return found


@pytest.mark.skipif(INTERPRETED, reason="VOLIERA_MODE=interpreted: there is no compiled mode to compare with")
def test_interpreted_and_compiled_games_agree() -> None:
    environment = {**os.environ, "VOLIERA_MODE": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", "tests.learn.test_bower_selfplay"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == traced()


@pytest.mark.gpu
def test_games_on_the_gpu_are_the_games_on_the_cpu() -> None:
    """Observations, hints, legal steps, results, secrets and records, byte by byte."""
    torch: Any = pytest.importorskip("torch")
    if not cuda.available():
        pytest.skip("no CUDA device: voliera.kernel.cuda.available() is False")
    from voliera.games.bower.selfplay.gpu import CudaGames

    count = 2048
    ours: Any = cpu.CpuGames(count, "all", 3)
    theirs: Any = CudaGames(count, "all", 3)
    rooms = []
    for device in ("cpu", "cuda"):
        seen = ((LAYOUT.size, torch.int8), (WORDS, torch.int64), (0, torch.int8))
        played = ((0, torch.int64), (2, torch.float32), (2, torch.float32), (0, torch.int8))
        wanted = (*seen, *played, (SECRETS, torch.int8))  # 0: one number for each game
        rooms.append(
            [torch.zeros((count, size) if size else count, dtype=kind, device=device) for size, kind in wanted]
        )
    torch.manual_seed(0)
    steps = torch.arange(selfplay.actions)
    finished = 0
    for _ in range(150):
        for games, room in zip((ours, theirs), rooms, strict=True):
            games.look(*room[:3])
            games.tell_secrets(room[7])
        legal = (rooms[0][1][:, steps // 64] >> (steps % 64)) & 1
        taken = (torch.rand(count, selfplay.actions) * legal).argmax(1)
        for games, room in zip((ours, theirs), rooms, strict=True):
            room[3].copy_(taken)
            games.step(*room[3:7])
        assert all(bool((one == other.cpu()).all()) for one, other in zip(*rooms, strict=True))
        finished += int(rooms[0][6].sum())
    assert ours.states.tobytes() == theirs.states.copy_to_host().tobytes()
    assert finished > count


if __name__ == "__main__":
    json.dump(traced(), sys.stdout)
