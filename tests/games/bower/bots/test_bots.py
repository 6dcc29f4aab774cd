"""The players of Bower: they play by the rules, can be repeated, see nothing hidden, and each beats the one below."""

import random

import pytest

import voliera
from tests.bots.playing import check_choice, play, poisoned
from tests.games.bower.tables import playing
from voliera import bots
from voliera.documents import Document
from voliera.game import Game
from voliera.games.bower.bots.knowledge import Knowledge

TABLES = [(variant, fair_play) for variant in ("standard", "super") for fair_play in (False, True)]
PHASES = {"setup", "take", "play", "bonus", "keep", "effect"}
OTHER_TILES = voliera.new("bower").rules.components({})
OTHER_TILES["tiles"] = [
    {"id": f"u{tile['id']}", "squares": [{**square, "objects": ["gem", "shell"]} for square in tile["squares"]]}
    for tile in OTHER_TILES["tiles"]
]
"""Tiles on which every square has a gem and a shell, and nothing else: bonus after bonus, and ties."""
NODES = 24


def mixed(game: Game, chance: random.Random, seed: int) -> Document:
    """What somebody plays who is now this one, now that one."""
    return bots.choose(game, chance.choice(bots.LEVELS), seed=seed, nodes=NODES)


@pytest.mark.parametrize(("variant", "fair_play"), TABLES)
def test_legal_in_every_phase(variant: str, fair_play: bool) -> None:
    phases, effects = set(), set()
    for seed in range(10):
        chance = random.Random(seed)
        options = {
            "fair_play": fair_play,
            "zero_ties": seed % 3 != 2,
            "lone_ties": seed % 2 == 0,
            "joining_gems": seed % 5 > 1,
            **({"components": OTHER_TILES} if seed % 4 == 3 else {}),
        }
        game = voliera.new("bower", 2, variant, options, seed=seed)
        while not game.over:
            phases.add(game.phase)
            pending = game.position()["pending"] or {}
            effects.add(pending.get("effect"))
            choice = mixed(game, chance, seed)
            check_choice(game, choice)
            game.apply(choice["action"])
    assert phases >= PHASES
    assert len(effects) > 6


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_the_simple_ones_judge_every_action(level: str) -> None:
    game = voliera.new("bower", seed=4)
    chance = random.Random(4)
    while not game.over:
        candidates = bots.choose(game, level, seed=1)["candidates"]
        assert len(candidates) == len(game.legal())
        game.apply(mixed(game, chance, 4)["action"])


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize(("variant", "fair_play"), TABLES)
def test_same_seed_same_choice_whatever_is_hidden(level: str, variant: str, fair_play: bool) -> None:
    """Poisoned worlds: all that the seat cannot know is dealt again, the generator included (W-S1, W-T4, W-B3)."""
    worlds = 0
    differing_eggs = 0
    for seed in range(3):
        chance = random.Random(seed)
        game = voliera.new("bower", 2, variant, {"fair_play": fair_play}, seed=seed)
        while not game.over:
            worlds += 1
            seat = game.seat
            assert seat is not None
            if chance.random() < 0.5:
                choice = bots.choose(game, level, seed=7, nodes=NODES)
                world = poisoned(game, worlds)
                assert Knowledge.of(world.states, seat) == Knowledge.of(game.states, seat)
                assert bots.choose(world, level, seed=7, nodes=NODES) == choice
                differing_eggs += world.position()["eggs"] != game.position()["eggs"]
            game.apply(mixed(game, chance, worlds)["action"])
    assert differing_eggs > 40


def test_knowledge_is_no_more_than_what_was_seen() -> None:
    """Eggs, pile, generator and bonus pile of what a seat knows are not the true ones; what lies open is."""
    game = voliera.new("bower", seed=9)
    for number in range(20):
        game.apply(bots.choose(game, "heuristic", seed=number)["action"])
    assert game.seat is not None
    known = Knowledge.of(game.states, game.seat).states()
    for field in ("rng", "pile", "bonus_pile"):
        assert known[field].tobytes() != game.states[field].tobytes()
    own = [int(known["eggs"][0, column]) for column in range(game.seat, 6, 2)]
    assert own == [int(game.states["eggs"][0, column]) for column in range(game.seat, 6, 2)]
    for field in ("square", "display", "hand", "kept", "turns"):
        assert known[field].tobytes() == game.states[field].tobytes()


def test_choosing_changes_nothing_and_half_said_actions_have_not_happened() -> None:
    game = voliera.new("bower", seed=2)
    while game.phase != "play":
        game.apply(bots.choose(game, "random", seed=1)["action"])
    for level in bots.LEVELS:
        whole = bots.choose(game, level, seed=1, nodes=NODES)
        assert bots.choose(game, level, seed=1, nodes=NODES) == whole
        half = game.copy()
        half.step(int(half.numbers()[-1]))
        assert half.rules.half_said(half.states)
        frozen = half.states.tobytes()
        assert bots.choose(half, level, seed=1, nodes=NODES) == whole
        assert half.states.tobytes() == frozen


def test_seeds_matter_where_actions_are_equal() -> None:
    game = voliera.new("bower", seed=3)
    assert len({bots.choose(game, "random", seed=seed)["action"]["display"] for seed in range(40)}) == 3
    game = playing("00n Ss Ss", hands=[["Er Er"], "t33"])
    choices = [bots.choose(game, "greedy", seed=seed) for seed in range(40)]
    assert len({choice["value"] for choice in choices}) == 1
    assert len({str(choice["action"]) for choice in choices}) > 1, "a tile with two equal squares fits both ways round"


def test_random_is_uniform() -> None:
    game = voliera.new("bower", seed=1)
    picks = [bots.choose(game, "random")["action"]["display"] for _ in range(300)]
    assert all(70 < picks.count(display) < 135 for display in range(3))
    assert bots.choose(game, "random")["value"] == 0.5


@pytest.mark.parametrize(
    ("better", "other", "games", "least"),
    [("greedy", "random", 12, 8), ("heuristic", "greedy", 16, 11), ("search", "greedy", 8, 6)],
)
@pytest.mark.parametrize("variant", ["standard", "super"])
def test_each_level_beats_the_one_below(variant: str, better: str, other: str, games: int, least: int) -> None:
    """Small matches with wide margins; the arena measures how much."""
    wins = 0
    for deal in range(games):
        seat = deal % 2
        levels = [other, other]
        levels[seat] = better
        game = play(voliera.new("bower", 2, variant, seed=deal // 2), levels, deal, nodes=100)
        wins += game.result()["winners"] == [seat]
    assert wins >= least


def test_refusals() -> None:
    game = play(voliera.new("bower", seed=1), ["random", "random"], 1)
    for level in bots.LEVELS:
        with pytest.raises(voliera.GameError) as refused:
            bots.choose(game, level)
        assert refused.value.code == "game_over"
    with pytest.raises(voliera.GameError, match="random, greedy") as refused:
        bots.choose(voliera.new("bower", seed=1), "divine")
    assert refused.value.code == "bad_request"
    for level in bots.LEVELS:
        with pytest.raises(voliera.GameError) as refused:
            bots.choose(voliera.new("bower", seed=1), level, seed=True)
        assert refused.value.code == "bad_request"
