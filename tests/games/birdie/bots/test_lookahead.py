"""Birdie's search from inside: what a round comes to, what the instinct plays, and that all modes agree."""

import json
import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import voliera
from tests.games.birdie.scorings import random_scoring
from voliera import bots
from voliera.game import Game
from voliera.games.birdie.bots.lookahead.desk import new_desk
from voliera.games.birdie.bots.lookahead.hand import take_hand
from voliera.games.birdie.bots.lookahead.instinct import MOVE_LAY, MOVE_PASS, MOVE_TAKE, list_options
from voliera.games.birdie.bots.lookahead.outcome import line_worth, settle
from voliera.games.birdie.bots.lookahead.prospects import lay_out
from voliera.games.birdie.bots.lookahead.runs import read_line
from voliera.games.birdie.rules.box import CARDS, KINDS
from voliera.games.birdie.rules.redeal import redeal
from voliera.games.birdie.rules.state import LINE
from voliera.games.birdie.solve.collapse import best_collapse
from voliera.games.birdie.solve.estimates import guesses, worths
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.split import best_split
from voliera.kernel import INTERPRETED, States, entry

ROOT = Path(__file__).parents[4]

VARIANTS = ("standard", "expert")


@entry
def worth_of_line(states: States, desks: States, seat: int) -> float:
    """What the seat's line will bring."""
    s = states[0]
    d = desks[0]
    take_hand(s, d, seat)
    return line_worth(s, d, seat)


@entry
def options_now(states: States, desks: States) -> None:
    """The instinct's options of the seat to move."""
    s = states[0]
    d = desks[0]
    for other in range(s.players):
        read_line(s, d, other)
    list_options(s, d)


@entry
def settled(states: States, desks: States) -> None:
    """Everybody has passed."""
    settle(states[0], desks[0])


def scoring_tables(variant: str, number: int) -> list[tuple[Game, Knowledge]]:
    chance = random.Random(number)
    games = [random_scoring(chance, variant, 4 + i % 14, 0) for i in range(number)]
    return [(game, Knowledge.of(game.states, 0)) for game in games]


def test_a_standard_line_is_split_exactly() -> None:
    desk = new_desk()
    for game, k in scoring_tables("standard", 80):
        lay_out(desk[0], k)
        best = best_split(k.line, k.filled, worths(k, guesses(k))).value
        assert worth_of_line(game.states, desk, 0) == pytest.approx(best, abs=0.01)


def test_a_collapse_never_promises_too_much_and_finds_nearly_all() -> None:
    desk = new_desk()
    found = best = 0.0
    for game, k in scoring_tables("expert", 60):
        lay_out(desk[0], k)
        values = worths(k, guesses(k))
        exact = best_collapse(k.line, k.filled, values).value
        worth = worth_of_line(game.states, desk, 0)
        flat = np.asarray(values.flaps)
        slack = float(np.abs(flat - flat[4] / 4 * np.arange(len(flat)))[:9].max())  # one flap is counted like another
        assert worth <= exact + slack + 0.01
        found += worth
        best += exact
    assert found > 0.9 * best


def test_pigeon_and_owl_never_do_harm() -> None:
    desk = new_desk()
    helped = 0
    for game, k in scoring_tables("standard", 40):
        lay_out(desk[0], k)
        without = worth_of_line(game.states, desk, 0)
        game.states["hand"][0, 0, [4, 8]] = 1
        game.states["hand_n"][0, 0] = 2
        with_both = worth_of_line(game.states, desk, 0)
        assert with_both >= without - 0.01
        helped += with_both > without + 0.5
    assert helped > 20


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_instinct_would_do_is_legal(variant: str, players: int) -> None:
    """Whole turns of whole games, through the checked interface."""
    chance = random.Random(players)
    desk = new_desk()
    game = voliera.new("birdie", players, variant, seed=players)
    turns = 0
    while not game.over:
        if game.phase != "turn":
            game.apply(bots.choose(game, "greedy", seed=1)["action"])
            continue
        seat = game.mover()
        lay_out(desk[0], Knowledge.of(game.states, seat))
        world = game.states.copy()
        redeal(world[0], seat, 1, turns, np.zeros(64, np.int8))
        options_now(world, desk)
        d = desk[0]
        moves = d.move[: d.options].tolist()
        assert len(set(moves)) == len(moves)
        turns_listed = [turn_of(d, i) for i in range(len(moves))]
        for turn in turns_listed:
            game.copy().apply(turn)
        game.apply(chance.choice(turns_listed))
        turns += 1
    assert turns > 5


def turn_of(d: Any, option: int) -> list[dict[str, Any]]:
    """An option as actions."""
    move = int(d.move[option])
    if move == MOVE_PASS:
        return [{"do": "pass"}]
    if move < MOVE_LAY:
        return [{"do": "take", "card": CARDS[move - MOVE_TAKE]}]
    block = d.block[option][: d.block_n[option]].tolist()
    sources = ["hand" if card >= KINDS else "display" for card in block]
    laid = [{"do": "lay", "card": CARDS[c % KINDS], "from": source} for c, source in zip(block, sources, strict=True)]
    return [*laid, {"do": "done"}]


def test_shares_add_up_and_follow_the_lead() -> None:
    desk = new_desk()
    game, k = scoring_tables("standard", 1)[0]
    shares = []
    for lead in (-10, 0, 10):
        lay_out(desk[0], replace(k, boxes=((0,) * 8, (0,) * 8), trophies=(-1,) * 4))
        desk[0].sure[0] = 20 + lead
        desk[0].sure[1] = 20
        game.states["pass_points"][0] = 0
        game.states["line_n"][0] = 0
        game.states["line"][0] = np.full((4, LINE), -1)
        settled(game.states, desk)
        assert desk[0].shares[:2].sum() == pytest.approx(1)
        shares.append(float(desk[0].shares[0]))
    assert shares[0] < 0.05
    assert 0.3 < shares[1] < 0.7
    assert shares[2] > 0.95


def choices() -> list[list[Any]]:
    """What the search chooses at some tables, with a few nodes, and what it thinks of each candidate."""
    chosen = []
    for variant in ("standard", "expert"):
        for players in (2, 3):
            game = voliera.new("birdie", players, variant, seed=players)
            for _ in range(2):
                choice = bots.choose(game, "search", seed=3, nodes=7)
                chosen.append([choice["action"], [round(one["value"], 9) for one in choice["candidates"]]])
                game.apply(choice["action"])
    return chosen


@pytest.mark.skipif(INTERPRETED, reason="VOLIERA_MODE=interpreted: there is no compiled mode to compare with")
def test_interpreted_and_compiled_search_choose_alike() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.birdie.bots.test_lookahead"],
        cwd=ROOT,
        env={**os.environ, "VOLIERA_MODE": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == choices()


def test_more_cores_share_the_nodes_and_can_be_repeated() -> None:
    game = voliera.new("birdie", 2, seed=4)
    one = bots.choose(game, "search", seed=9, nodes=400)
    two = bots.choose(game, "search", seed=9, nodes=400, cores=2)
    assert two == bots.choose(game, "search", seed=9, nodes=400, cores=2)
    assert {str(c["action"]) for c in one["candidates"]} & {str(c["action"]) for c in two["candidates"]}


@pytest.mark.parametrize("ahead", [True, False])
def test_passing_is_right_ahead_and_wrong_behind(ahead: bool) -> None:
    """In the second round a pass leaves the other a single turn (B-T8): it takes a lead home, and makes up for none."""
    position = voliera.new("birdie", 2, seed=6).position()
    rich = position["seat"] if ahead else 1 - position["seat"]
    boxes: list[dict[str, int | None]] = [dict.fromkeys(position["boxes"][0]) for _ in range(2)]
    boxes[rich] |= {"spring": 6, "summer": 6}
    boxes[1 - rich] |= {"winter": 6}
    flaps = [1, 1]
    flaps[rich] = 2
    passes: list[list[int | None]] = [[0, None], [2, None]]
    position.update(round=2, boxes=boxes, flaps=flaps, pass_points=passes, second_half=[])
    choice = bots.choose(voliera.from_position(position, seed=1), "search", seed=1, nodes=1500)
    values = {one["action"]["do"]: one["value"] for one in reversed(choice["candidates"])}
    if ahead:
        assert values["pass"] > 0.7
    else:
        assert choice["action"]["do"] != "pass"
        assert values["pass"] < values[choice["action"]["do"]] / 2


if __name__ == "__main__":
    json.dump(choices(), sys.stdout)
