"""Thousands of games at once, for two to four players and both variants: on the CPU, and what the GPU shares.

A network decides the turns. A step is one decision of a turn (the first 50 step numbers); what scoring asks is answered
inside (solve/at_once.py, quick_collapse.py), and a game that has ended is followed by a fresh deal for the same table.
Game after game is dealt from seeds of 2**62 or more: the arena deals from smaller ones (`arena.schedule`), so no deal
that is used to measure strength was ever trained on.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.batches import blank_games
from voliera.games.birdie.observe import Row, observe, points_of
from voliera.games.birdie.rules.deal import start_game
from voliera.games.birdie.rules.numbers import STEPS, WOODPECKER
from voliera.games.birdie.rules.state import SEATS, Phase, Variant
from voliera.games.birdie.rules.steps import apply
from voliera.games.birdie.rules.turns import legal_turn
from voliera.games.birdie.selfplay.secrets import tell_many
from voliera.games.birdie.solve.at_once import WORK, Guesses, guesses_of, score_seat
from voliera.games.birdie.solve.quick_collapse import collapse_seat
from voliera.games.deals import first_deal
from voliera.games.mix import Table, spread
from voliera.kernel import SILENT, WORD, Log, Record, States, entry, rule

Words = npt.NDArray[np.int64]
Numbers = npt.NDArray[np.float32]
Flags = npt.NDArray[np.int8]

ACTIONS = WOODPECKER
"""Steps that the network chooses among: pass, done, take, lay, lay from the hand."""
WAIT = 1
"""Stands for the only step of a game that waits to be scored: a bit for step 0, which is not played."""


def all_guesses() -> Guesses:
    """The guesses that scoring needs, by variant and number of players."""
    return np.stack([[guesses_of(players, variant) for players in range(SEATS + 1)] for variant in Variant])


def dealt(count: int, tables: Sequence[Table], seed: int) -> States:
    """Return a number of games, each at its first turn; each table gets its share of them."""
    states = blank_games(count, Variant.STANDARD)
    which = spread(count, tables)
    states["players"] = np.array([table.players for table in tables])[which]
    states["variant"] = np.array([Variant[table.variant.upper()] for table in tables])[which]
    deal_some(states, np.ones(count, np.int8), first_deal(seed))
    return states


@entry
def deal_some(states: States, chosen: Flags, seed: int) -> None:
    """Deal the chosen games again."""
    for i in range(states.shape[0]):
        if chosen[i]:
            deal_again(states[i], seed + i)


@rule
def deal_again(s: Record, seed: int) -> None:
    """Deal a game with as many players as before."""
    start_game(s, int(s.players), seed & WORD, seed >> 32)


@rule
def is_scoring(s: Record) -> bool:
    """Whether a round has ended and is not scored yet."""
    return s.phase == Phase.SPLIT or s.phase == Phase.COLLAPSE  # type: ignore[no-any-return]  # noqa: PLR1714


@rule
def look_at(s: Record, row: Row, out: npt.NDArray[np.int16]) -> int:
    """Write the observation of the seat to move into a row of zeros; returns a bit for each legal step."""
    observe(s, row)
    legal = np.int64(0)
    if is_scoring(s):
        return legal | WAIT  # type: ignore[return-value]
    for i in range(legal_turn(s, out)):
        legal |= np.int64(1) << np.int64(out[i])
    return legal  # type: ignore[return-value]  # a 64-bit integer in every mode


@rule
def tell_result(s: Record, shares: Numbers, points: Numbers) -> None:
    """Everybody's share of the win and points; the earliest pass of round 2 breaks ties (B-F1, B-F2)."""
    best = -1
    for seat in range(s.players):
        total = points_of(s, seat)
        points[seat] = total
        shares[seat] = 0
        best = max(best, total)
    for i in range(s.players):
        seat = int(s.pass_order[i])
        if points[seat] == best:
            shares[seat] = 1
            break


@rule
def score_round(s: Record, w: Record, guesses: Guesses, log: Log) -> None:
    """Score for everybody, if a round has just ended."""
    while is_scoring(s):
        if s.variant == Variant.EXPERT:
            collapse_seat(s, w, guesses[int(s.variant), int(s.players)], log)
        else:
            score_seat(s, w, guesses[int(s.variant), int(s.players)], log)


@entry
def look_many(states: States, rows: Row, legal: Words, mover: Flags, out: npt.NDArray[np.int16]) -> None:
    """Observe every game: what the seat to move knows, which steps are legal, which seat it is."""
    for i in range(states.shape[0]):
        for k in range(rows.shape[1]):
            rows[i, k] = 0
        legal[i, 0] = look_at(states[i], rows[i], out)
        mover[i] = states[i].seat


@entry
def step_many(
    states: States,
    steps: Words,
    shares: Numbers,
    points: Numbers,
    done: Flags,
    works: States,
    guesses: Guesses,
    log: Log,
    seed: int,
) -> None:
    """Play one step in every game; score where a round has ended; deal again where a game has."""
    for i in range(states.shape[0]):
        s = states[i]
        done[i] = 0
        apply(s, steps[i], log)
        score_round(s, works[0], guesses, log)
        if s.phase == Phase.OVER:
            tell_result(s, shares[i], points[i])
            done[i] = 1
            deal_again(s, seed + i)


class CpuGames:
    """Games on one core. Tensors are torch's, and share their memory with NumPy."""

    def __init__(self, count: int, tables: Sequence[Table], seed: int) -> None:
        self.count = count
        self.states = dealt(count, tables, seed)
        self.players = self.states["players"].copy()
        self._seed = first_deal(seed) + count
        self._works = np.zeros(1, WORK)
        self._guesses = all_guesses()
        self._out = np.zeros(STEPS, np.int16)

    def look(self, rows: Any, legal: Any, mover: Any) -> None:
        """Observe every game."""
        look_many(self.states, rows.numpy(), legal.numpy(), mover.numpy(), self._out)

    def step(self, steps: Any, shares: Any, points: Any, done: Any) -> None:
        """Play one step in every game; `shares` and `points` are written where a game has ended."""
        written = (steps.numpy(), shares.numpy(), points.numpy(), done.numpy())
        step_many(self.states, *written, self._works, self._guesses, SILENT, self._seed)
        self._seed += self.count

    def tell_secrets(self, secrets: Any) -> None:
        """Write what the seats to move may not know."""
        tell_many(self.states, secrets.numpy())

    def deal_again(self, chosen: Any) -> None:
        """Deal some games again."""
        deal_some(self.states, chosen.numpy(), self._seed)
        self._seed += self.count
