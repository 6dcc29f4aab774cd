"""What the tests of all bots share: letting them play, and what every choice must be."""

import random

import numpy as np

from voliera import bots
from voliera.documents import Document
from voliera.game import Game
from voliera.kernel import seed_halves


def play(game: Game, levels: list[str], seed: int, nodes: int = 40) -> Game:
    """Let bots play to the end; a search makes this many play-outs."""
    number = 0
    while not game.over:
        assert game.seat is not None
        number += 1
        game.apply(bots.choose(game, levels[game.seat], seed=seed + number, nodes=nodes)["action"])
    return game


def check_choice(game: Game, choice: Document) -> None:
    """Well formed, legal, and the chosen action first."""
    legal = game.legal()
    assert set(choice) == {"action", "value", "candidates"}
    assert choice["candidates"][0] == {"action": choice["action"], "value": choice["value"]}
    actions = [candidate["action"] for candidate in choice["candidates"]]
    assert all(action in legal for action in actions)
    assert all(actions.count(action) == 1 for action in actions)
    values = [candidate["value"] for candidate in choice["candidates"]]
    assert values[1:] == sorted(values[1:], reverse=True), "near-equal moves may be mixed, the others are in order"
    assert all(isinstance(value, float) and 0 <= value <= 1 for value in values)


def poisoned(game: Game, seed: int) -> Game:
    """The game with all that the seat to move cannot know dealt again, the generator included."""
    seat = game.seat
    assert seat is not None
    twin = game.copy()
    game.rules.redeal(twin.states[0], seat, *seed_halves(seed), np.zeros(64, np.int8))
    assert twin.states.tobytes() != game.states.tobytes()
    random.random()  # burn the global generator: nobody may lean on it
    return twin
