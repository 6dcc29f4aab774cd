"""Positions for the tests that set games up."""

import random

import voliera
from tests.games.bower.tables import DECLINE
from voliera.documents import Document


def some_moments(variant: str = "standard", options: Document | None = None, seed: int = 1) -> list[voliera.Game]:
    """Copies of a random game after each action."""
    chance = random.Random(seed)
    game = voliera.new("bower", 2, variant, options or {}, seed)
    moments = [game.copy()]
    while not game.over:
        likely = [action for action in game.legal() if action != DECLINE]
        game.apply(chance.choice(likely or game.legal()))
        moments.append(game.copy())
    return moments
