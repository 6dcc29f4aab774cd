"""Rounds of Birdie that instincts play alone, for the programs that look for numbers (birdie_instinct, birdie_worths).

Rounds of two are played, without their scoring: a round comes to what the search thinks it does (outcome.py). A second
round begins with a board that is made up, with a lead in points, and with a fresh deal.
"""

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from voliera.games import rules_of
from voliera.games.birdie.bots.lookahead.desk import new_desk
from voliera.games.birdie.bots.lookahead.playing import trial
from voliera.games.birdie.bots.lookahead.prospects import lay_out
from voliera.games.birdie.rules.box import BIRDS, FEATURES
from voliera.games.birdie.rules.state import NONE, SEATS, STATE
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.kernel import States, seed_generator

Numbers = npt.NDArray[np.float64]
Chance = np.random.Generator

PLAYERS = 2
MOST_DEALS = 10_000
"""Maximum number of deals that are made; they are dealt in turn, again from the first when all have been played."""
DEALS = 20
"""Deals that a situation is played with."""
LEAD = 5.0
"""How far apart the points of the two usually are when the second round begins."""
USED = 0.3
"""How likely an ability was played in the first round."""
WRITTEN = (2, 2, 3, 3, 3, 4, 4, 5)
"""What boxes may hold after a round."""
OTHER_FLAPS = (0, 0, 0, 1, 2, -1)
"""Flaps that were marked beside those of the filled boxes."""


@dataclass(frozen=True, slots=True)
class Situation:
    """How a round begins, with the deals that it is played with: what is known, the lead of seat 0, a prepared desk."""

    k: Knowledge
    lead: float
    desk: States
    starts: States
    seed: int

    def play(self) -> Numbers:
        """Play every deal with the tastes on the desk; returns the win shares of seat 0.

        The instincts stray the same way each time: other tastes meet the same luck.
        """
        results = np.zeros((len(self.starts), 2 * SEATS))
        seed_generator(self.desk[0], self.seed, 0)
        trial(self.starts, np.zeros(1, STATE), self.desk, results)
        return results[:, 0]


class Rounds:
    """Where situations come from, for this many deals: all follow from the seed, and each stream of it has its own."""

    def __init__(self, variant: str, round_no: int, seed: int, stream: int, deals: int) -> None:
        self.chance = np.random.default_rng([seed, stream])
        self.round_no = round_no
        new = rules_of("birdie").new
        seeds = self.chance.integers(1 << 32, size=min(deals, MOST_DEALS)).tolist()
        self.pool = np.concatenate([new(PLAYERS, variant, {}, one) for one in seeds])
        self.dealt = 0
        self.k = Knowledge.of(self.pool[:1], int(self.pool[0]["seat"]))

    def situation(self, usual_open: float = 3.6, spread: float = 1.3, deals: int = DEALS) -> Situation:
        """Another start of the round; in the second one about this many boxes are still open."""
        k, lead, desk = self.k, 0.0, new_desk()
        if self.round_no == 2:
            k = second_round(k, self.chance, usual_open, spread)
            lead = self.chance.normal(0, LEAD)
        lay_out(desk[0], k)
        desk["sure"][0, :PLAYERS] = max(0.0, lead), max(0.0, -lead)
        starts = self.pool[np.arange(self.dealt, self.dealt + deals) % len(self.pool)]
        self.dealt += deals
        return Situation(k, lead, desk, starts, int(self.chance.integers(1 << 32)))

    def situations(self, units: int) -> list[Situation]:
        """Situations with about this many deals together."""
        return [self.situation() for _ in range(max(2, units // DEALS))]


def second_round(k: Knowledge, chance: Chance, usual_open: float, spread: float) -> Knowledge:
    """Boards as a first round may leave them. Their points are left out: a lead of any size goes with them."""
    boxes, flaps = [], []
    for _ in range(PLAYERS):
        filled = len(FEATURES) - int(np.clip(round(chance.normal(usual_open, spread)), 0, len(FEATURES)))
        row = np.zeros(len(FEATURES), int)
        row[chance.choice(len(FEATURES), filled, replace=False)] = chance.choice(WRITTEN, filled)
        boxes.append(tuple(row.tolist()))
        flaps.append(int(np.clip(filled + chance.choice(OTHER_FLAPS), 0, len(k.flap_points) - 1)))
    uses = (chance.random((PLAYERS, len(BIRDS))) < USED).astype(int).tolist()
    trophies = []
    for one, other in list(zip(*boxes, strict=True))[: len(BIRDS)]:
        first = int(chance.integers(PLAYERS))  # with the same value, the one who wrote it first has it
        trophies.append(NONE if one == other == 0 else first if one == other else int(other > one))
    return replace(
        k,
        round_no=2,
        boxes=tuple(boxes),
        flaps=tuple(flaps),
        uses=tuple(map(tuple, uses)),
        trophies=tuple(trophies),
    )


def win_shares(one: Numbers, other: Numbers, situations: list[Situation]) -> Numbers:
    """The win share of one taste against another in each situation, every deal played from both seats."""
    shares = []
    for at in situations:
        at.desk["taste"][0, 0], at.desk["taste"][0, 1] = one, other
        ahead = at.play().mean()
        at.desk["taste"][0, 0], at.desk["taste"][0, 1] = other, one
        shares.append((1.0 + ahead - at.play().mean()) / 2)
    return np.array(shares)


def standard_error(shares: Numbers) -> float:
    """Of their mean."""
    return float(shares.std(ddof=1) / np.sqrt(len(shares)))
