"""What a seat believes of the other's eggs: Bayes, as plain Python has it, over what the seat has not seen."""

import random
from itertools import permutations, product
from math import exp, log

import pytest

import voliera
from voliera import bots
from voliera.game import Game
from voliera.games.bower.bots.knowledge import Knowledge
from voliera.games.bower.bots.lookahead.core import ALL_MOVES, Core
from voliera.games.bower.rules.nest import put
from voliera.games.bower.rules.numbers import PLACE
from voliera.games.bower.rules.state import COVERED, Phase
from voliera.kernel import INTERPRETED

Eggs = tuple[int, ...]


def tables(seeds: range, levels: tuple[str, ...] = ("heuristic", "random")) -> list[Game]:
    """Some tables in the middle of games."""
    found = []
    for seed in seeds:
        chance = random.Random(seed)
        game = voliera.new("bower", 2, ("standard", "super")[seed % 2], seed=seed)
        for number in range(chance.randrange(8, 45)):
            game.apply(bots.choose(game, chance.choice(levels), seed=number)["action"])
        found.append(game)
    return found


def core_of(game: Game, **setting: float) -> Core:
    """What the seat to move believes."""
    assert game.seat is not None
    return Core(Knowledge.of(game.states, game.seat).states(), game.seat, 1, **setting)


def believed(core: Core) -> dict[Eggs, float]:
    """Assignments of the other's eggs with their weights."""
    w = core.works[0]
    return {tuple(w.eggs[n].tolist()): float(w.weight[n]) for n in range(w.eggs_n)}


def possible(game: Game) -> set[Eggs]:
    """All that the other's eggs can be for the seat to move, by the position document."""
    seat, states = game.seat, game.states
    assert seat is not None
    columns = range(1 - seat, 6, 2)
    eggs, spied = states["eggs"][0].tolist(), int(states["spied"][0, seat])
    known = {column: eggs[column] for column in range(6) if column % 2 == seat or spied >> column & 1}
    gone = set(known.values()) | (set(states["aside"][0].tolist()) if states["spied_aside"][0, seat] else set())
    free = [egg for egg in range(8) if egg not in gone]
    choices = [[known[column]] if column in known else free for column in columns]
    return {eggs for eggs in product(*choices) if len(set(eggs)) == 3}


def test_sums_to_one_over_what_is_possible() -> None:
    sizes = set()
    for game in tables(range(20)):
        weights = believed(core_of(game))
        assert sum(weights.values()) == pytest.approx(1)
        assert set(weights) == possible(game)
        seat = game.seat
        assert seat is not None
        assert tuple(game.states["eggs"][0, 1 - seat :: 2].tolist()) in weights, "the truth is never ruled out"
        sizes.add(len(weights))
    assert 60 in sizes


def test_uniform_before_any_tile_is_laid() -> None:
    game = voliera.new("bower", seed=4)
    assert list(believed(core_of(game)).values()) == pytest.approx([1 / 60] * 60)


@pytest.mark.parametrize(("aside", "column"), [(True, None), (False, 3), (True, 3)])
def test_what_was_spied_is_certain(aside: bool, column: int | None) -> None:
    """An egg that was seen is believed, and lies nowhere else (W-B7, W-B8)."""
    game = tables(range(6, 7))[0]
    seat = game.seat
    assert seat is not None
    game.states["spied_aside"][0, seat] = aside
    spied = 1 - seat + 2 * (column is not None)
    game.states["spied"][0, seat] = 0 if column is None else 1 << spied
    weights = believed(core_of(game))
    assert set(weights) == possible(game)
    assert len(weights) == {(True, None): 6, (False, 3): 12, (True, 3): 2}[aside, column]


def literal(game: Game, core: Core) -> dict[Eggs, float]:
    """The same by trying every assignment at every placement, with nothing taken apart."""
    states, seat = core.root, core.seat
    other = 1 - seat
    past = states.copy()
    for field in ("filled", "material", "gems", "laid_n", "turns", "kept_n", "spied_aside"):
        past[field] = 0
    for field in ("square", "token_at", "gift_seat"):
        past[field] = -1
    past["phase"], past["seat"], past["hand_n"][0, other] = Phase.PLAY, other, 1
    core.works["blind"] = 1
    logs = dict.fromkeys(possible(game), 0.0)
    own = 0
    items = [
        [(int(states[name][0, nest, i])) for name in ("laid", "laid_at", "laid_how")]
        for nest in (other,)
        for i in range(states["laid_n"][0, nest])
    ]
    mine = [
        [(int(states[name][0, seat, i])) for name in ("laid", "laid_at", "laid_how")]
        for i in range(states["laid_n"][0, seat])
    ]
    for what, square, how in items:
        if what < COVERED:
            past["hand"][0, other, 0] = what
            there = {square, second_square_of(square, how)}
            for eggs in logs:
                for column, egg in zip(range(other, 6, 2), eggs, strict=True):
                    past["eggs"][0, column] = egg
                weights = []
                chosen = []
                for move in core.moves(ALL_MOVES, past):
                    first, facing = divmod(move.steps[1] - PLACE, 4)
                    weight = exp(move.score / float(core.works["calm"][0]))
                    weights.append(weight)
                    squares = {first, second_square_of(first, facing)}
                    if squares == there and (
                        (first, facing) == (square, how) or not is_listed(core, what, square, how)
                    ):
                        chosen.append(weight)
                slip = float(core.works["slip"][0])
                logs[eggs] += log((1 - slip) * max(chosen) / sum(weights) + slip / len(weights))
            past["turns"][0, other] += 1
        put(past[0], other, what, square, how)
        while own < len(mine) and (mine[own][0] >= COVERED or past["turns"][0, seat] < past["turns"][0, other]):
            past["turns"][0, seat] += mine[own][0] < COVERED
            put(past[0], seat, *mine[own])
            own += 1
    core.works["blind"] = 0
    power = float(core.works["credulity"][0])
    weights_of = {eggs: exp(power * (one - max(logs.values()))) for eggs, one in logs.items()}
    total = sum(weights_of.values())
    return {eggs: weight / total for eggs, weight in weights_of.items()}


def second_square_of(square: int, facing: int) -> int:
    """Where a tile's second half lies."""
    return square + (1, 5, -1, -5)[facing]


def is_listed(core: Core, tile: int, square: int, how: int) -> bool:
    """Whether a place is on the list as it is: of a tile of one material that stands upright, one way round is."""
    w = core.works[0]
    wanted = 1000 + 120 * tile + 4 * square + how
    return wanted in w.move[: w.moves_n].tolist()


def test_equals_bayes_in_plain_python() -> None:
    informed = 0
    for game in tables(range(20, 20 + (2 if INTERPRETED else 8)), ("heuristic",)):
        core = core_of(game)
        fast = believed(core)
        slow = literal(game, core)
        assert fast.keys() == slow.keys()
        for eggs, weight in fast.items():
            assert weight == pytest.approx(slow[eggs], rel=1e-6)
        informed += max(fast.values()) > 2 / len(fast)
    assert informed > 3


def test_heuristic_players_give_their_eggs_away_a_little() -> None:
    """Over some games the truth gets clearly more than its share."""
    given = []
    for seed in range(12):
        game = voliera.new("bower", seed=seed)
        while game.states["turns"][0].min() < 11:
            game.apply(bots.choose(game, "heuristic", seed=seed)["action"])
        while game.phase not in ("take", "play"):
            game.apply(bots.choose(game, "heuristic", seed=seed)["action"])
        seat = game.seat
        assert seat is not None
        weights = believed(core_of(game))
        given.append(weights[tuple(game.states["eggs"][0, 1 - seat :: 2].tolist())] * len(weights))
    assert sum(given) / len(given) > 1.5


def test_every_assignment_has_its_column() -> None:
    """Eggs in the list are by column, not by number: a swap of two columns is another assignment."""
    game = voliera.new("bower", seed=4)
    weights = believed(core_of(game))
    assert all(eggs in weights for eggs in permutations(next(iter(weights))))
