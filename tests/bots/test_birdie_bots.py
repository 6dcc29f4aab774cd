"""The simple players of Birdie: they play by the rules, can be repeated, see nothing hidden, and greedy is no fool."""

import random

import pytest

import voliera
from voliera import GameError, bots
from voliera.solve.birdie.knowledge import Knowledge

from .playing import check_choice, play, poisoned
from .tables import random_scoring

TABLES = [(variant, players) for variant in ("standard", "expert") for players in (2, 3, 4)]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_whole_games_are_legal(variant: str, players: int) -> None:
    game = voliera.new("birdie", players, variant, seed=players)
    levels = [bots.LEVELS[(seat + 1) % 2] for seat in range(players)]
    while not game.over:
        assert game.seat is not None
        choice = bots.choose(game, levels[game.seat], seed=3)
        check_choice(game, choice)
        game.apply(choice["action"])


def test_single_chain_games_are_legal() -> None:
    for seed in range(3):
        play(voliera.new("birdie", 2, "expert", {"single_chain": True}, seed=seed), ["greedy", "greedy"], seed)


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_same_seed_same_choice_whatever_is_hidden(level: str, variant: str) -> None:
    """Poisoned worlds: all that the seat cannot know is dealt anew, the generator included (B-T6)."""
    worlds = 0
    for players in (2, 3) if level == "greedy" else (2,):
        game = voliera.new("birdie", players, variant, seed=players)
        while not game.over:
            seat = game.seat
            assert seat is not None
            choice = bots.choose(game, level, seed=7)
            if random.Random(worlds).random() < 0.6:
                world = poisoned(game, worlds)
                assert Knowledge.of(world.states, seat) == Knowledge.of(game.states, seat)
                assert bots.choose(world, level, seed=7) == choice
            worlds += 1
            game.apply(bots.choose(game, "greedy", seed=worlds)["action"])


def test_choosing_changes_nothing_and_half_said_actions_have_not_happened() -> None:
    game = random_scoring(random.Random(3), "standard", 9, 0)
    whole = bots.choose(game, "greedy", seed=1)
    game.step(int(game.numbers()[-1]))
    assert game.rules.half_said(game.states)
    frozen = game.states.tobytes()
    assert bots.choose(game, "greedy", seed=1) == whole
    assert game.states.tobytes() == frozen


def test_random_is_uniform_and_varies_without_a_seed() -> None:
    game = voliera.new("birdie", 2, seed=1)
    legal = game.legal()
    picks = [bots.choose(game, "random")["action"] for _ in range(60 * len(legal))]
    counts = [picks.count(action) for action in legal]
    assert sum(counts) == len(picks)
    assert min(counts) > 25
    assert max(counts) < 110
    assert bots.choose(game, "random")["value"] == 0.5


@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_greedy_beats_random_clearly(variant: str) -> None:
    wins = 0
    for seed in range(50):
        seat = seed % 2
        levels = ["random", "random"]
        levels[seat] = "greedy"
        wins += play(voliera.new("birdie", 2, variant, seed=seed), levels, seed).result()["winner"] == seat
    assert wins >= 45


def test_greedy_does_not_waste_a_box_on_a_pair_in_round_1() -> None:
    position = random_scoring(random.Random(1), "standard", 0, 0).position()
    position["boxes"] = [dict.fromkeys(boxes) for boxes in position["boxes"]]
    position["trophies"] = dict.fromkeys(position["trophies"])
    position["lines"][0] = ["owl-spring", "pigeon-spring"]
    assert bots.choose(voliera.from_position(position, seed=1), "greedy")["action"]["do"] == "set"
    position.update(round=1, pass_points=[[2, None], [0, None]], second_half=None)
    assert bots.choose(voliera.from_position(position, seed=1), "greedy")["action"]["do"] == "write"


def test_refusals() -> None:
    game = voliera.new("birdie", seed=1)
    with pytest.raises(GameError, match="random, greedy") as refused:
        bots.choose(game, "divine")
    assert refused.value.code == "bad_request"
    with pytest.raises(GameError) as refused:
        bots.choose(game, "random", seed=True)
    assert refused.value.code == "bad_request"
    play(game, ["random", "random"], 1)
    with pytest.raises(GameError) as refused:
        bots.choose(game, "greedy")
    assert refused.value.code == "game_over"
