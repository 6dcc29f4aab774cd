"""Who meets whom, and what a unit is: one deal, played until nobody has been favoured by a seat.

- Two players: every pair meets; a unit is two games on one deal, with the seats exchanged.
- More players: every pair meets as one of the first against a table of the second; a unit is as many games as there
  are seats, the single one sitting in each of them once. An equal player would win 1/players of them.
- More players and as many contestants as seats: all sit at one table, and move on by a seat from game to game. Who
  sits behind whom matters as well, so the order round the table changes from unit to unit.

The deal of a unit depends on the seed of the match and the number of the unit alone, whoever plays; what a bot tosses
depends on these, the number of the game within the unit, and its seat.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations


@dataclass(frozen=True, slots=True)
class Pairing:
    """Contestants, by their numbers, who meet in every unit: two, or a whole table of different ones."""

    who: tuple[int, ...]
    players: int

    def seatings(self, unit: int) -> list[tuple[int, ...]]:
        """Who sits where in each game of a unit."""
        if len(self.who) == 2:
            single, others = self.who
            return [
                tuple(single if seat == own else others for seat in range(self.players)) for own in range(self.players)
            ]
        orders = [(self.who[0], *rest) for rest in permutations(self.who[1:])]
        order = orders[unit % len(orders)]
        return [order[-game:] + order[:-game] if game else order for game in range(self.players)]

    @property
    def seats(self) -> dict[int, int]:
        """How many seats each contestant has at the table, in every game."""
        if len(self.who) == 2:
            return {self.who[0]: 1, self.who[1]: self.players - 1}
        return dict.fromkeys(self.who, 1)


@dataclass(frozen=True, slots=True)
class Task:
    """One unit of one pairing: what a process is given to play at a time."""

    pairing: int
    unit: int


def pairings(contestants: int, players: int) -> list[Pairing]:
    """All that is played, in the order in which it is listed."""
    if contestants == players > 2:
        return [Pairing(tuple(range(contestants)), players)]
    return [Pairing(pair, players) for pair in combinations(range(contestants), 2)]


def tasks(number: int, units: int) -> Iterator[Task]:
    """All units of this many pairings; every pairing gets on at the same pace."""
    for unit in range(units):
        for pairing in range(number):
            yield Task(pairing, unit)


def deal_seed(seed: int, unit: int) -> int:
    """What the cards or tiles of a unit are dealt from."""
    return _number(f"deal {seed} {unit}")


def bot_seed(seed: int, unit: int, game: int, seat: int) -> int:
    """What a seat's bot tosses with in one game; bots mix in what they know at each decision."""
    return _number(f"bot {seed} {unit} {game} {seat}")


def _number(text: str) -> int:
    """53 bits of BLAKE2b, so that any language reads the number in JSON as it is."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) >> 11
