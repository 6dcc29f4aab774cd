"""The players of Birdie: they play by the rules, can be repeated, see nothing hidden, and each beats the one below."""

import random
from dataclasses import replace

import pytest

import voliera
from tests.bots.playing import check_choice, play, poisoned
from tests.games.birdie.scorings import random_scoring
from voliera import GameError, bots
from voliera.bots.players import MEMORY
from voliera.games.birdie import bots as birdie_bots
from voliera.games.birdie.bots.drafting import Drafting
from voliera.games.birdie.bots.greedy import greedy
from voliera.games.birdie.bots.heuristic import candidates as heuristic
from voliera.games.birdie.bots.promise import Block, Promise
from voliera.games.birdie.rules.state import Phase
from voliera.games.birdie.solve.estimates import guesses
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.scoring import Effort
from voliera.games.contract.playing import Candidates

TABLES = [(variant, players) for variant in ("standard", "expert") for players in (2, 3, 4)]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_whole_games_are_legal(variant: str, players: int) -> None:
    game = voliera.new("birdie", players, variant, seed=players)
    levels = [bots.LEVELS[(seat + players) % 4] for seat in range(players)]
    while not game.over:
        assert game.seat is not None
        choice = bots.choose(game, levels[game.seat], seed=3, nodes=60)
        check_choice(game, choice)
        game.apply(choice["action"])


def test_single_chain_games_are_legal() -> None:
    for seed in range(3):
        play(voliera.new("birdie", 2, "expert", {"single_chain": True}, seed=seed), ["heuristic", "search"], seed)


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_same_seed_same_choice_whatever_is_hidden(level: str, variant: str) -> None:
    """Poisoned worlds: all that the seat cannot know is dealt again, the generator included (B-T6)."""
    worlds = 0
    for players in (2, 3) if level in ("heuristic", "search") else (2,):
        game = voliera.new("birdie", players, variant, seed=players)
        while not game.over:
            seat = game.seat
            assert seat is not None
            choice = bots.choose(game, level, seed=7, nodes=40)
            if random.Random(worlds).random() < 0.6:
                world = poisoned(game, worlds)
                assert Knowledge.of(world.states, seat) == Knowledge.of(game.states, seat)
                assert bots.choose(world, level, seed=7, nodes=40) == choice
            worlds += 1
            game.apply(bots.choose(game, "heuristic", seed=worlds)["action"])


@pytest.mark.parametrize("level", ["search", "net+"])
def test_whoever_plays_by_the_clock_scores_by_it(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = random_scoring(random.Random(5), "expert", 22, 3)
    check_choice(game, bots.choose(game, level, seed=1, time_ms=1))
    asked: list[float | None] = []

    def scored(k: Knowledge, chance: random.Random, *, effort: Effort) -> Candidates:
        asked.append(effort.time_ms)
        return heuristic(k, chance, effort=effort)

    monkeypatch.setattr(birdie_bots, "heuristic", scored)
    bots.choose(game, level, seed=1, time_ms=50)
    bots.choose(game, level, seed=1, nodes=50)
    bots.choose(game, level, seed=1)
    assert asked == [30.0, None, None]


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
@pytest.mark.parametrize(
    ("better", "other", "games", "least"),
    [("greedy", "random", 20, 18), ("heuristic", "greedy", 26, 16), ("search", "greedy", 16, 10)],
)
def test_each_level_beats_the_one_below(variant: str, better: str, other: str, games: int, least: int) -> None:
    """Small matches with wide margins; the arena measures how much (docs/strength.md)."""
    wins = 0
    for deal in range(games):
        seat = deal % 2
        levels = [other, other]
        levels[seat] = better
        game = voliera.new("birdie", 2, variant, seed=deal // 2)
        wins += play(game, levels, deal, nodes=150).result()["winner"] == seat
    assert wins >= least


def test_greedy_forgets_what_lies_deep_in_its_line() -> None:
    """Of its own line it knows the last cards only (B-T6): what lies below makes no difference to it."""
    game = voliera.new("birdie", 2, seed=2)
    while int(game.states[0].line_n.max()) <= MEMORY + 2:
        game.apply(bots.choose(game, "heuristic", seed=1)["action"])
    seat = int(game.states[0].line_n.argmax())
    k = replace(Knowledge.of(game.states, seat), phase=Phase.TURN)
    other = replace(k, line=(*((card + 5) % 16 for card in k.line[:-MEMORY]), *k.line[-MEMORY:]))
    assert greedy(k, random.Random(1)) == greedy(other, random.Random(1))


def test_lines_are_valued_in_the_same_order_on_every_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """The expert game's solver keeps what it has learned from line to line, so their order decides close choices."""
    k = Knowledge.of(voliera.new("birdie", 2, "expert", seed=1).states, 0)
    drafting = Drafting(k, guesses(k))
    valued: list[Block] = []

    def line(_: Promise, block: Block) -> float:
        valued.append(block)
        return 0.0

    monkeypatch.setattr(Promise, "line", line)
    list(drafting.lays())
    orders = len(set(k.display)) * (len(k.display) - 1)
    assert orders >= 6
    assert valued[:orders] == sorted(valued[:orders])


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
