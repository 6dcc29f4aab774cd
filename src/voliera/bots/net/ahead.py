"""The level `net+`: a network that looks a few turns ahead, in worlds its seat cannot tell from the true one.

Candidates are whole turns that the policy finds likely. Each is played in the same worlds, the policy plays some turns
on, and the value is asked, or the result is known. The better half of the candidates meets further worlds, until two
are left that have met all of them. A game supplies its worlds (`Worlds` in games/contract).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter

import numpy as np
import numpy.typing as npt

from voliera.bots.budget import Budget
from voliera.bots.net.batch import BatchEvaluator
from voliera.bots.net.policy import Chances, log_policy, seat_chances
from voliera.bots.net.weights import Floats
from voliera.bots.watching import Found
from voliera.games.contract import Worlds
from voliera.kernel import States
from voliera.kernel.exact import log

WORLDS = 64
"""Worlds that the last two candidates meet, unless a budget says otherwise."""
WORLDS_BY_CLOCK = 256
"""The same where a clock ends the look ahead: most decisions are easy, and others may use what time there is."""
WITHIN_A_TURN = 4
"""Once a turn has begun, what is left of it meets a quarter of the worlds."""
MOST_CANDIDATES = 8
UNLIKELY = 0.01
"""Turns that the policy plays less often than this are not tried."""
PRIOR = 0.02
"""What a turn is worth more for being e times likelier under the policy."""
FIRST_SHARE = 4
"""All candidates meet a quarter of the worlds first."""
OVER = -99
"""Stands for the turns that are left to play where a game is over."""
CAUTION = 0.85
"""Part of the time left that is spent on the next worlds: they may take longer than the last ones."""
MOST_STEPS = 24
"""Steps that one turn is thought to have at most."""

Seeds = npt.NDArray[np.int64]
Shares = npt.NDArray[np.float64]


@dataclass(slots=True)
class Candidate:
    """A whole turn: its steps, how likely the policy finds it, and the shares of the win that it came to."""

    steps: tuple[int, ...]
    log: float
    total: float = 0.0
    met: int = 0

    @property
    def worth(self) -> float:
        """The mean share of the win, and a little for being likely."""
        return self.value + PRIOR * self.log

    @property
    def value(self) -> float:
        """The mean share of the win."""
        return self.total / max(1, self.met)


def in_order(found: list[Candidate]) -> list[Candidate]:
    """The best first; those that met more worlds come before the others."""
    return sorted(found, key=lambda one: (-one.met, -one.worth))


class Ahead:
    """Looks ahead for the seat to move in one position."""

    def __init__(self, network: BatchEvaluator, game: Worlds, states: States, chance: Random, budget: Budget) -> None:
        self._network, self._game, self._states = network, game, states
        self._seat, self._players = game.seat(states), game.players(states)
        by_clock = budget.nodes is None and budget.by_clock
        worlds = budget.nodes or (WORLDS_BY_CLOCK if by_clock else WORLDS)
        self._worlds = max(1, worlds // WITHIN_A_TURN) if game.is_open(states) else worlds
        self._seeds = np.array([chance.getrandbits(62) for _ in range(self._worlds)], np.int64)
        self._watch = budget.watch
        self._end = perf_counter() + budget.time_ms / 1000 if by_clock else None
        self._pace: float | None = None  # seconds for a candidate in a world, as far as is known

    def candidates(
        self, also: tuple[int, ...] = (), documents: Callable[[list[Candidate]], Found] | None = None
    ) -> list[Candidate]:
        """Candidates, the best first: by what they came to, those that met more worlds before the others.

        A turn that was played can be tried, too, however unlikely it is. `documents` makes of candidates what somebody
        who looks on is told.
        """
        found = self._likely()
        if also and all(one.steps != also for one in found):
            found.append(Candidate(also, log(UNLIKELY)))
        alive, met = found, 0
        share = max(1, self._worlds // FIRST_SHARE)
        while len(alive) > 1 and met < self._worlds:
            share = self._worlds - met if len(alive) == 2 else min(share, self._worlds - met)
            tried = self._try_in_time(alive, self._seeds[met : met + share])
            met += tried
            if self._watch is not None and self._watch.look(met, documents and (lambda: documents(in_order(found)))):
                break
            if tried < share:
                break
            alive = sorted(alive, key=lambda one: -one.worth)[: max(2, (len(alive) + 1) // 2)]
        return in_order(found)

    def _try_in_time(self, candidates: list[Candidate], seeds: Seeds) -> int:
        """Play every candidate in these worlds, or in as many as there is time for; returns in how many.

        One world is always met. How long the next ones will take is known from the last ones.
        """
        if self._end is None:
            self._try(candidates, seeds)
            return len(seeds)
        tried = 0
        while tried < len(seeds):
            began = perf_counter()
            left = CAUTION * (self._end - began)
            count = 1 if self._pace is None else int(left / (self._pace * len(candidates)))
            if count < 1:
                break
            some = seeds[tried : tried + count]
            self._try(candidates, some)
            tried += len(some)
            self._pace = (perf_counter() - began) / (len(some) * len(candidates))
        return tried

    def _ask(self, worlds: States) -> tuple[Chances, Floats, npt.NDArray[np.int64]]:
        """Logarithms of the policy, logits of the seats, and the seats to move."""
        rows, legal, mover = self._game.look(worlds)
        preferences, seats = self._network(rows)
        logs = np.zeros(preferences.shape)
        log_policy(preferences, legal, logs)
        return logs, seats, mover

    def _likely(self) -> list[Candidate]:
        """Whole turns by their chance under the policy; never none."""
        open_turns = [(Candidate((), 0.0), self._game.deal(self._states, self._seat, self._seeds[:1]))]
        found: list[Candidate] = []
        for _ in range(MOST_STEPS):
            if not open_turns:
                break
            logs, _, _ = self._ask(np.concatenate([world for _, world in open_turns]))
            longer = []
            for (begun, world), row in zip(open_turns, logs, strict=True):
                best = int(row.argmax())
                for step in np.flatnonzero((begun.log + row > log(UNLIKELY)) | (np.arange(len(row)) == best)):
                    after = world.copy()
                    turn = Candidate((*begun.steps, int(step)), begun.log + float(row[step]))
                    if self._game.ends_turn(after, int(step)):
                        found.append(turn)
                    else:
                        longer.append((turn, after))
            found = sorted(found, key=lambda one: -one.log)[:MOST_CANDIDATES]
            longer = sorted(longer, key=lambda one: -one[0].log)[:MOST_CANDIDATES]
            full = len(found) == MOST_CANDIDATES
            open_turns = [one for one in longer if not full or one[0].log > found[-1].log]
        return found

    def _try(self, candidates: list[Candidate], seeds: Seeds) -> None:
        """Play every candidate in these worlds."""
        for one, shares in zip(candidates, self.play_on([one.steps for one in candidates], seeds), strict=True):
            one.total += float(shares[:, self._seat].sum())
            one.met += len(seeds)

    def play_on(self, ways: Sequence[tuple[int, ...]], seeds: Seeds) -> list[Shares]:
        """Play each way in the worlds of these seeds, and the policy from there on; of each, shares [world, seat]."""
        dealt = self._game.deal(self._states, self._seat, seeds)
        worlds = np.concatenate([dealt] * len(ways))
        steps_of = [steps for steps in ways for _ in range(len(seeds))]
        shares = np.zeros((len(worlds), self._players))
        turns = np.full(len(worlds), self._game.turns)
        for number in range(max(len(steps) for steps in ways)):
            going = np.flatnonzero([len(steps) > number for steps in steps_of])
            self._step(worlds, going, np.array([steps_of[i][number] for i in going.tolist()]), shares, turns)
        while len(live := np.flatnonzero(turns > 0)):
            logs, _, _ = self._ask(worlds[live])
            self._step(worlds, live, logs.argmax(1), shares, turns)
        if len(left := np.flatnonzero(turns > OVER)):
            _, seats, mover = self._ask(worlds[left])
            chances = np.zeros(seats.shape)
            seat_chances(seats, self._players, chances)
            for i, at in enumerate(left.tolist()):
                for seat in range(self._players):
                    shares[at, seat] = chances[i, (seat - int(mover[i])) % self._players]
        return [shares[i * len(seeds) : (i + 1) * len(seeds)] for i in range(len(ways))]

    def _step(
        self,
        worlds: States,
        which: npt.NDArray[np.int64],
        steps: npt.NDArray[np.int64],
        shares: Shares,
        turns: npt.NDArray[np.int64],
    ) -> None:
        """Play a step in some of the worlds; note whose turn has ended, and which games."""
        some = worlds[which]
        ended, over, won = self._game.step(some, steps.astype(np.int64))
        worlds[which] = some
        turns[which] -= ended
        finished = which[over == 1]
        turns[finished] = OVER
        shares[finished] = won[over == 1][:, : self._players]
