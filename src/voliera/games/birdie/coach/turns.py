"""A turn of Birdie judged: a card taken, cards laid, or a pass, against the best turn that the network finds.

The network looks ahead as at the level `net+`, and the turn that was played is among its candidates.
"""

from collections.abc import Sequence
from random import Random

import numpy as np

from voliera.bots.net.ahead import Ahead
from voliera.bots.players import chance_of
from voliera.coach.comparing import Comparison, Effort, Playout, alone, compare
from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.bots.network import NETWORKS, SHIPPED, WORLDS
from voliera.games.birdie.solve.knowledge import Knowledge

PLAYOUTS = 128
"""Play-outs of the search that stand for one world here: it costs about as much, and says more."""
BLOCK = 32
"""Worlds that are played on together."""

Steps = tuple[int, ...]


def judge_turn(
    known: Game, actions: Sequence[Document], effort: Effort, seed: int
) -> tuple[list[Document], Comparison]:
    """The best turn found, and what came of comparing it with the one that was played."""
    states, seat = known.whole_states(), known.mover()
    k = Knowledge.of(states, seat)
    chance = chance_of(seed, k)
    effort = effort.part(PLAYOUTS)
    ahead = Ahead(NETWORKS.many(SHIPPED), WORLDS, states, chance, effort.budget)
    played = _steps_of(known, actions)
    best = ahead.candidates(also=played)[0].steps
    fresh = chance.getrandbits(32)
    if best == played:
        return list(actions), alone(_playing_on(ahead, played, fresh), effort)
    found = compare(_playing_on(ahead, played, fresh), _playing_on(ahead, best, fresh), seat, effort)
    if found.cost(seat) <= 0:
        return list(actions), Comparison(found.played, found.played, found.error)
    return _actions_of(known, best), found


def _steps_of(known: Game, actions: Sequence[Document]) -> Steps:
    """A turn that was played, as the network knows turns."""
    game, steps = known.copy(), list[int]()
    for action in actions:
        steps += game.rules.numbers(game.whole_states(), action)
        game.apply(action)
    return tuple(steps)


def _actions_of(known: Game, steps: Steps) -> list[Document]:
    """A turn that was found, as it is played."""
    game, actions = known.copy(), list[Document]()
    for step in steps:
        action = game.rules.document(game.whole_states(), [step])
        actions.append(action)
        game.apply(action)
    return actions


def _playing_on(ahead: Ahead, steps: Steps, seed: int) -> Playout:
    """Worlds in which a turn is played on, one after the other; the same seed gives the same worlds."""
    chance = Random(seed)
    waiting: list[list[float]] = []

    def play() -> list[float]:
        if not waiting:
            seeds = np.array([chance.getrandbits(62) for _ in range(BLOCK)], np.int64)
            waiting.extend(reversed(ahead.play_on([steps], seeds)[0].tolist()))
        return waiting.pop()

    return play
