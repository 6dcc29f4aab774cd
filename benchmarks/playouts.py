"""Play-outs per second: at which positions the searches are timed, and how their play-outs are counted.

A play-out is the whole simulation as the search makes it: a world dealt again, the way down the tree, the play to the
end of the round (Birdie) or of the game (Bower), and what came of it. Positions are those of games that heuristic
players play from fixed seeds, so that anybody gets the same ones; each begins a turn.

The search is asked as the bots ask it, by a number of play-outs, and only its growing is timed: what it prepares before
the first play-out is part of a move, not of a play-out. Every search starts with an empty tree, and ends after about as
many play-outs as a move of 300 ms has: trees that have grown for long are slower to descend.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from time import perf_counter
from typing import Any
from unittest.mock import patch

import numpy as np

import voliera
from voliera import bots
from voliera.bots import thinking
from voliera.bots.budget import Budget
from voliera.bots.watching import Found
from voliera.game import Game
from voliera.games import wing_of
from voliera.games.bower.border.table import Table

A_MOVE = 5_000
"""Play-outs of one search."""
POSITIONS = 8
"""Seeds, and so positions, of each kind."""
TURNS_LEFT = 6

Moment = Callable[[Sequence[Game], int], Game]
"""Chooses one of the turns of a game; it is told the game's seed as well."""


@dataclass(frozen=True)
class Kind:
    """Positions of one kind: in which game, and where in it."""

    key: str
    words: str
    game: str
    variant: str
    moment: Moment


@cache
def decisions_of(game_name: str, variant: str, seed: int) -> tuple[Game, ...]:
    """Every decision of a game of two heuristic players, as the game was then."""
    game = voliera.new(game_name, players=2, variant=variant, seed=seed)
    found = []
    while not game.over:
        found.append(game.copy())
        game.apply(bots.choose(game, "heuristic", seed=seed)["action"])
    return tuple(found)


def turns_of(game_name: str, variant: str, seed: int) -> list[Game]:
    """The decisions that begin a turn."""
    begins = {"birdie": "turn", "bower": "take"}[game_name]
    return [game for game in decisions_of(game_name, variant, seed) if game.phase == begins]


def first(turns: Sequence[Game], seed: int) -> Game:
    """The first turn of the game."""
    return turns[0]


def half_game(turns: Sequence[Game], seed: int) -> Game:
    """The first turn before which at least half of the game's turns were played."""
    return turns[(len(turns) + 1) // 2]


def half_round(turns: Sequence[Game], seed: int) -> Game:
    """The same in a round of Birdie: the first one of games with odd seeds, the second one of the others."""
    wanted = 1 if seed % 2 else 2
    return half_game([turn for turn in turns if turn.position()["round"] == wanted], seed)


def six_left(turns: Sequence[Game], seed: int) -> Game:
    """The first turn of Bower at which nobody has more than six turns left."""
    played = Table(turns[0].states).all_turns - TURNS_LEFT
    return next(turn for turn in turns if min(turn.position()["turns_played"]) >= played)


KINDS = (
    Kind("birdie_half", "Birdie, half of the game's turns played", "birdie", "standard", half_game),
    Kind("birdie_half_round", "… half of a round's turns played", "birdie", "standard", half_round),
    Kind("birdie_start", "… the first turn", "birdie", "standard", first),
    Kind("birdie_expert_half", "Birdie expert, half of the game's turns played", "birdie", "expert", half_game),
    Kind("birdie_expert_half_round", "… half of a round's turns played", "birdie", "expert", half_round),
    Kind("birdie_expert_start", "… the first turn", "birdie", "expert", first),
    Kind("bower_six", "Bower, six turns each left", "bower", "standard", six_left),
    Kind("bower_start", "… the first turn", "bower", "standard", first),
    Kind("bower_super_six", "Super Nest, six turns each left", "bower", "super", six_left),
    Kind("bower_super_start", "… the first turn", "bower", "super", first),
)
"""The middle of a game of Birdie by turns lies where its rounds meet. A play-out ends with the round, so it is short if
that position is the end of the first round and long if it is the beginning of the second; hence the half rounds, too.
"""


def positions(kind: Kind, count: int = POSITIONS) -> list[Game]:
    """The positions of a kind, by seeds from 1 on."""
    return [kind.moment(turns_of(kind.game, kind.variant, seed), seed) for seed in range(1, count + 1)]


class Stopwatch:
    """A stop-watch in the place of `thinking.grow`: it lets a search grow its tree, and counts."""

    def __init__(self) -> None:
        self.playouts = 0
        self.seconds = 0.0
        self.memory = 0

    def __call__(
        self, more: thinking.Grow, budget: Budget, nodes: int | None, found: Callable[[], Found] | None
    ) -> int:
        """Make this many play-outs."""
        assert nodes is not None, "the clock is the stop-watch's"
        started = perf_counter()
        more(nodes)
        self.seconds += perf_counter() - started
        self.playouts += nodes
        self.memory = memory_of(more)
        return nodes


def memory_of(more: Any) -> int:
    """Bytes of all that a core works with: the table, the world, the tree and the desk."""
    held = more.args if hasattr(more, "args") else vars(more.__self__).values()
    return sum(one.nbytes for one in held if isinstance(one, np.ndarray))


def watched(game: Game, seconds: float, playouts: int = A_MOVE) -> Stopwatch:
    """Search at a position, at least once, until its play-outs have taken that long in all."""
    players, states, watch = wing_of(game.name).bots(), game.whole_states(), Stopwatch()
    assert players is not None
    k = players.knowledge(states, game.mover())
    with patch.object(thinking, "grow", watch):
        for number in range(1_000_000):
            players.search(states, k, Random(number), Budget.of(nodes=playouts))
            if not watch.playouts:
                raise RuntimeError(f"{game.name}: nothing is searched in the phase {game.phase!r}")
            if watch.seconds >= seconds:
                break
    return watch
