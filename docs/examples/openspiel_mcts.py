"""OpenSpiel's Monte Carlo tree search plays an ending of Bower that it sees whole, against a random player.

Run it: python docs/examples/openspiel_mcts.py --games 20
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import voliera.lab.openspiel  # noqa: F401  # registers the games

ENDING = "python_bower(ending=8,seed={seed},deals=1)"


def play(seed, simulations):
    """Return what the search wins in an ending, as the one and as the other player."""
    game = pyspiel.load_game(ENDING.format(seed=seed))
    total = 0.0
    for searching in range(2):
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        search = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=chance)
        bots = [search if player == searching else uniform_random.UniformRandomBot(player, chance) for player in (0, 1)]
        state = game.new_initial_state()
        state.apply_action(0)
        while not state.is_terminal():
            state.apply_action(bots[state.current_player()].step(state))
        total += state.returns()[searching]
    return total


def main():
    """Play endings from both seats, and print the mean reward of the search."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=100)
    asked = parser.parse_args()
    total = sum(play(seed, asked.simulations) for seed in range(asked.games // 2))
    print(total / (asked.games // 2 * 2))


if __name__ == "__main__":
    main()
