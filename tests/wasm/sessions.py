"""What is played and asked while calls are recorded: bots of every level, solvers, sheets, coach and networks."""

from collections.abc import Sequence

import numpy as np

import voliera
from voliera import GameError, bots
from voliera.bots.net import forward
from voliera.games import GAMES
from voliera.games.birdie import batches as birdie_batches
from voliera.games.birdie.solve.estimates import guesses, worths
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.split import Splitter
from voliera.games.bower import batches as bower_batches
from voliera.games.bower import mirror
from voliera.games.bower.bots.instinct import tables
from voliera.games.bower.rules import deltas, numbers, steps, survey
from voliera.games.bower.solve.placements import placements
from voliera.kernel import States, exact
from voliera.solve import solve

SMALL = (-0.75, 0.5, 1.0, 3.25, 700.0)
LINES = ([0, 5, 0, 10, 1, 4, 1], [3, 7, 11, 2, 15, 3, 6, 9, 12, 13], [0, 1, 2, 3])
LEVELS = ("search", "heuristic", "net", "greedy", "net+")
"""The levels that decide, in turn."""
ASKED_EVERY = 5
SOLVING_MS = 50


def first_action(states: States) -> int:
    """The first legal step of a game of Bower, as the seat to move counts."""
    legal = np.zeros(numbers.STEPS, np.int16)
    steps.listing(states, legal)
    return mirror.turned_step(int(states[0].seat), int(legal[0]))


def play(name: str, variant: str, players: int, seed: int, nodes: int, levels: Sequence[str] = LEVELS) -> None:
    """Play a game in which all levels take turns, and ask the solver where it can be asked."""
    game = voliera.new(name, players=players, variant=variant, seed=seed)
    for moves in range(10_000):
        if game.over:
            return
        try:
            choice = bots.choose(game, levels[moves % len(levels)], seed=moves, nodes=nodes)
        except GameError:  # no network for this table
            choice = bots.choose(game, "heuristic", seed=moves)
        if moves % ASKED_EVERY == 0:
            ask(game)
        game.apply(choice["action"])
    raise AssertionError("a game without an end")


def ask(game: voliera.Game) -> None:
    """Ask for the result, the position, another world, and the best scoring, where there is one."""
    game.result()
    game.redealt(game.mover(), 2**60 + game.players)
    voliera.from_position(game.position(), seed=2**40 + game.players)
    if GAMES[game.name].solver() is not None:
        try:
            solve(game, time_ms=SOLVING_MS)
        except GameError:  # nothing to score now
            return


def play_all(games: int, nodes: int) -> None:
    """Play games of every variant, with more and more players."""
    for name, wing in GAMES.items():
        fewest, most = wing.rules().players
        for number, variant in enumerate(wing.rules().variants):
            for seed in range(games):
                play(name, variant, fewest + (number + seed) % (most + 1 - fewest), seed, nodes)


def call_small_functions() -> None:
    """Call the functions that games call rarely, or from compiled code only."""
    for x in SMALL:
        exact.exp(x)
        exact.log(abs(x))
    for module in (birdie_batches, bower_batches):
        module.play_on_cpu(module.blank_games(3, 1), 2, 2**33 + 5)
    k = Knowledge.of(voliera.new("birdie", seed=3).states, 0)
    for line in LINES:
        Splitter(worths(k, guesses(k)), 0, pigeons=1, owls=1).best_move(line)
    tables.column_tables((0.5, 0.25, 0.75, 0.125), zero_ties=True, lone_ties=False)
    states = voliera.new("bower", seed=3).states
    for step in range(0, numbers.STEPS, 17):
        mirror.turned_step(1, step)
    seen = survey.new_survey()
    survey.survey(states[0], 0, 0, seen[0])
    deltas.placement(states[0], seen[0], 5, 0, 0, np.zeros(deltas.Delta.WIDTH, np.int16))
    placements(voliera.new("bower", seed=4))
    survey.sign(-3)
    row = np.arange(-60, 60, dtype=np.int8)
    forward.add_hints(row, np.linspace(-1, 1, 12, dtype=np.float32), np.zeros(9, np.float32))
