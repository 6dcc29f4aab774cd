"""Bower's search: it can be repeated, on any number of cores and in both modes, and its play-outs are real games."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import voliera
from tests.bots.playing import check_choice
from voliera import bots
from voliera.bots.thinking import RootMove
from voliera.game import Game
from voliera.games.bower.batches import blank_games, play_on_cpu
from voliera.games.bower.bots.knowledge import Knowledge
from voliera.games.bower.bots.lookahead import mixed
from voliera.games.bower.bots.lookahead.core import ALL_MOVES, Core
from voliera.games.bower.rules.scoring import TOTAL, Score, new_sheet, score
from voliera.games.bower.rules.state import Phase, Variant

ROOT = Path(__file__).parents[4]
SHARES = [[0.5, 0.5], [1.0, 0.0], [0.0, 1.0]]
"""By the winner: nobody, seat 0, seat 1."""


def midgame(seed: int, turns: int, variant: str = "standard") -> Game:
    """A table after this many turns of heuristic players."""
    game = voliera.new("bower", 2, variant, seed=seed)
    number = 0
    while game.states["turns"][0].min() < turns or game.phase not in ("take", "play"):
        number += 1
        game.apply(bots.choose(game, "heuristic", seed=number)["action"])
    return game


@pytest.mark.parametrize("variant", ["standard", "super"])
def test_any_number_of_cores(variant: str) -> None:
    game = midgame(1, 5, variant)
    for cores in (1, 2, 3):
        choice = bots.choose(game, "search", seed=5, nodes=60, cores=cores)
        check_choice(game, choice)
        assert bots.choose(game, "search", seed=5, nodes=60, cores=cores) == choice


def test_a_clock_stops_it() -> None:
    check_choice(midgame(2, 4), bots.choose(midgame(2, 4), "search", time_ms=5))


def test_values_are_shares_of_wins() -> None:
    """Before the last turns of some games, values and wins agree on the whole, and high values win oftener."""
    values, shares = [], []
    for seed in range(24):
        game = midgame(seed, 10)
        seat = game.seat
        assert seat is not None
        values.append(bots.choose(game, "search", seed=1, nodes=150)["value"])
        number = seed
        while not game.over:
            number += 100
            game.apply(bots.choose(game, "heuristic", seed=number)["action"])
        winners = game.result()["winners"]
        shares.append((seat in winners) / len(winners))
    assert abs(np.mean(values) - np.mean(shares)) < 0.25
    assert np.corrcoef(values, shares)[0, 1] > 0.3


@pytest.mark.parametrize("variant", list(Variant))
@pytest.mark.parametrize(("zero_ties", "lone_ties"), [(0, 1), (1, 1), (1, 0), (0, 0)])
def test_ends_are_counted_as_the_rules_count_them(variant: Variant, zero_ties: int, lone_ties: int) -> None:
    """The share of a finished game, against the score sheet (W-E2 to W-E7)."""
    states = blank_games(150, variant, zero_ties=zero_ties, lone_ties=lone_ties)
    play_on_cpu(states, 2, seed=int(variant) * 1000)
    shared = 0
    for i in range(len(states)):
        one = states[i : i + 1].copy()
        assert one["phase"][0] == Phase.OVER
        core = Core(one, 0, 1, blend=0.0)
        core.works["eggs_n"] = 0  # as they lie
        core.more(1)
        sheet = new_sheet()
        winner = score(one[0], sheet)
        shared += winner == -1
        assert core.works["shares"][0].tolist() == SHARES[winner + 1]
        core.works["blend"] = 1.0
        core.more(1)
        eggs = int(sheet[TOTAL, Score.EGGS] - sheet[TOTAL, Score.EGGS + 1])
        assert core.works["shares"][0, 0] == pytest.approx(0.5 + 0.5 * eggs / (2 + abs(eggs)))
    assert shared < 30


@pytest.mark.parametrize("seed", range(8))
def test_moves_are_actions_and_all_kinds_are_there(seed: int) -> None:
    """Whatever the instinct lists is legal, each move once; and there is always a move."""
    chance = random.Random(seed)
    options = {"fair_play": seed % 3 == 0, "zero_ties": seed % 5 != 0, "lone_ties": seed < 4}
    options["joining_gems"] = seed % 4 < 2
    game = voliera.new("bower", 2, ("standard", "super")[seed % 2], options, seed=seed)
    while not game.over:
        assert game.seat is not None
        legal = {tuple(steps): action for action, steps in game.rules.legal_actions(game.states)}
        core = Core(Knowledge.of(game.states, game.seat).states(), game.seat, seed)
        moves = core.moves(ALL_MOVES)
        assert moves
        assert len({move.number for move in moves}) == len(moves)
        assert all(tuple(move.steps) in legal for move in moves)
        assert [move.score for move in moves] == sorted((move.score for move in moves), reverse=True)
        game.apply(legal[tuple(chance.choice(moves[:5]).steps)])


def test_playouts_end_in_finished_games() -> None:
    """What the search plays in its worlds: all turns are taken, every tile is somewhere once, the result is right."""
    for variant, turns in (("standard", 12), ("super", 15)):
        game = midgame(4, 3, variant)
        assert game.seat is not None
        core = Core(Knowledge.of(game.states, game.seat).states(), game.seat, 1, blend=0.0)
        for _ in range(200):
            core.more(1)
            world = core.world[0]
            assert world.phase == Phase.OVER
            assert core.works["shares"][0].tolist() == SHARES[score(world, new_sheet()) + 1]
            assert world.turns.tolist() == [turns, turns]
            laid = [what % 41 for nest in range(2) for what in world.laid[nest, : world.laid_n[nest]] if what < 82]
            hands = [tile for nest in range(2) for tile in world.hand[nest, : world.hand_n[nest]]]
            tiles = [
                *laid,
                *hands,
                *world.pile[world.top :],
                *world.display[: world.display_n],
                *world.out[: world.out_n],
            ]
            assert sorted(tile for tile in tiles if tile < 36) == list(range(36))
            eggs = [*world.eggs, *world.aside]
            assert sorted(eggs) == list(range(8))
            own = range(game.seat, 6, 2)
            assert [world.eggs[column] for column in own] == [game.states["eggs"][0, column] for column in own]


def test_near_equal_moves_are_mixed_by_visits() -> None:
    found = [
        RootMove(1, 600, 0.6, 0.6),
        RootMove(2, 300, 0.595, 0.595),
        RootMove(3, 5, 0.594, 0.594),
        RootMove(4, 300, 0.5, 0.5),
    ]
    firsts = [mixed(list(found), random.Random(seed), 0.01)[0].move for seed in range(300)]
    assert set(firsts) == {1, 2}
    assert 150 < firsts.count(1) < 250
    assert all(mixed(list(found), random.Random(seed), 0.0)[0].move == 1 for seed in range(20))
    for seed in range(20):
        values = [one.value for one in mixed(list(found), random.Random(seed), 0.01)]
        assert values == sorted(values, reverse=True)


CASES = [(3, 10, "standard")]


def choices() -> list[dict[str, Any]]:
    """What the search chooses at some tables, with a few play-outs."""
    found = []
    for seed, turns, variant in CASES:
        game = voliera.new("bower", 2, variant, seed=seed)
        chance = random.Random(seed)
        while game.states["turns"][0].min() < turns or game.phase not in ("take", "play"):
            game.apply(chance.choice(game.legal()))
        found.append(bots.choose(game, "search", seed=seed, nodes=6))
    return found


def test_interpreted_and_compiled_choose_alike() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.bower.bots.test_search"],
        cwd=ROOT,
        env={**os.environ, "VOLIERA_MODE": "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    for interpreted, compiled in zip(json.loads(done.stdout), choices(), strict=True):
        assert interpreted["action"] == compiled["action"]
        assert [one["action"] for one in interpreted["candidates"]] == [one["action"] for one in compiled["candidates"]]
        assert np.allclose(
            [one["value"] for one in interpreted["candidates"]], [one["value"] for one in compiled["candidates"]]
        )


if __name__ == "__main__":
    print(json.dumps(choices()))
