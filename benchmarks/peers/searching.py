"""OpenSpiel's tree search, for measure.py: a neighbour for the bots' own searches."""

from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Any

POSITIONS = 8
SIMULATIONS = 500
"""Of one search."""


def openspiel_gin_mcts(seed: int) -> Callable[[], int]:
    """OpenSpiel's tree search in C++ on gin rummy: simulations with one random roll-out each, to the end of the hand.

    It starts in the middle of random games, by turns in eight of them: at the first decision before which at least half
    of that game's decisions were made. Python is only asked to start each search. No worlds are dealt: this search sees
    all cards as they lie, which saves it work.
    """
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    middles = [gin_middle(game, Random(number)) for number in range(1, POSITIONS + 1)]
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=2.0,
        max_simulations=SIMULATIONS,
        max_memory_mb=1000,
        solve=False,
        seed=seed,
        verbose=False,
    )
    turns = cycle(middles)

    def play() -> int:
        return int(bot.mcts_search(next(turns)).explore_count)

    return play


def gin_middle(game: Any, random: Random) -> Any:
    """A state of a random game when at least half of its decisions were made."""
    state = game.new_initial_state()
    decisions = []
    while not state.is_terminal():
        if state.current_player() >= 0:
            decisions.append(len(state.history()))
        state.apply_action(random.choice(state.legal_actions()))
    middle = game.new_initial_state()
    for action in state.history()[: decisions[(len(decisions) + 1) // 2]]:
        middle.apply_action(action)
    return middle
