"""What a match has come to: its games, and every figure that tables, JSON and the report show."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from voliera.arena.counters import counter_of
from voliera.arena.ratings import Meeting, rate
from voliera.arena.schedule import Pairing, pairings
from voliera.arena.sprt import Claims, Verdict, judge
from voliera.arena.statistics import NOTHING, Estimate, Numbers, Spread, ratios, share_of, spread
from voliera.documents import Document

Unit = list[Document]
"""The games of one unit, in order."""


class Result(NamedTuple):
    """One contestant in one pairing: share of wins at its table, per seat."""

    who: int
    """The contestant, by number."""
    against: tuple[int, ...]
    """The other contestants at the table."""
    share: Estimate
    """Its share of wins."""


class Thinking(NamedTuple):
    """How long a contestant thought about a decision, in milliseconds."""

    mean: float
    """The mean of all decisions."""
    most: float
    """The longest decision."""
    decisions: int
    """The number of decisions."""


class Figure(NamedTuple):
    """How often something happens that a rule is about."""

    name: str
    """The id of what is counted."""
    subject: str
    """Whom it is counted for, such as a bird or a tile; empty where there is only one."""
    estimate: Estimate
    """How often it happens, with its interval."""
    is_share: bool
    """Whether the estimate is a share, and not a number."""


@dataclass(frozen=True)
class Outcome:
    """Finished units under their header; a unit that lacks a game is no unit."""

    header: Document
    lines: Sequence[Document]
    claims: Claims | None = None
    interrupted: bool = False

    @property
    def names(self) -> list[str]:
        """The contestants as they were given."""
        return [contestant["name"] for contestant in self.header["contestants"]]

    @property
    def players(self) -> int:
        """Seats at a table."""
        return int(self.header["players"])

    @property
    def pairings(self) -> list[Pairing]:
        """Who met whom."""
        return pairings(len(self.header["contestants"]), self.players)

    @cached_property
    def units(self) -> list[dict[int, Unit]]:
        """For each pairing its units by number, in order. Units after a decision of the test do not count."""
        found: list[dict[int, Unit]] = [{} for _ in self.pairings]
        for line in self.lines:
            found[line["pairing"]].setdefault(line["unit"], []).append(line)
        whole = [
            {unit: sorted(games, key=lambda line: int(line["game"])) for unit, games in sorted(units.items())}
            for units in found
        ]
        whole = [{unit: games for unit, games in units.items() if len(games) == self.players} for units in whole]
        if self.claims is not None:
            decided = self._judged(whole[0])
            if decided.state != "undecided":
                whole[0] = {unit: games for unit, games in whole[0].items() if unit < decided.units}
        return whole

    @cached_property
    def games(self) -> list[Document]:
        """The games that count."""
        return [line for units in self.units for games in units.values() for line in games]

    @cached_property
    def verdict(self) -> Verdict | None:
        """Where the test stands, if one was asked for."""
        return None if self.claims is None else self._judged(self.units[0])

    def _judged(self, units: dict[int, Unit]) -> Verdict:
        """Units are judged in their order, up to the first that is missing."""
        assert self.claims is not None
        in_order = [games for number, (unit, games) in enumerate(units.items()) if unit == number]
        return judge([score(games, self.pairings[0].who[0]) for games in in_order], self.claims)

    @cached_property
    def results(self) -> list[Result]:
        """For each pair the first contestant's share; at a table of all, everybody's."""
        found = []
        for pairing, units in zip(self.pairings, self.units, strict=True):
            shown = pairing.who[:1] if len(pairing.who) == 2 else pairing.who
            for who in shown:
                against = tuple(other for other in pairing.who if other != who)
                found.append(Result(who, against, share_of([score(games, who) for games in units.values()])))
        return found

    @cached_property
    def cross(self) -> list[list[Estimate | None]]:
        """Share of wins per seat, of the row's contestant at a table with the column's; None where they never met."""
        size = len(self.names)
        table: list[list[Estimate | None]] = [[None] * size for _ in range(size)]
        for pairing, units in zip(self.pairings, self.units, strict=True):
            if len(pairing.who) == 2:
                for who, other in (pairing.who, pairing.who[::-1]):
                    table[who][other] = share_of([score(games, who) for games in units.values()])
        return table

    @cached_property
    def ratings(self) -> list[Estimate]:
        """On the Elo scale."""
        size = len(self.names)
        meetings = []
        for pairing, units in zip(self.pairings, self.units, strict=True):
            seats = np.array([pairing.seats.get(who, 0) for who in range(size)], np.float64)
            wins = [[sum(won(line, who) for line in games) for who in range(size)] for games in units.values()]
            numbers = np.array(list(units), np.float64)
            meetings.append(Meeting(seats, numbers, np.array(wins, np.float64).reshape(len(units), size)))
        return rate(meetings)

    @cached_property
    def by_order(self) -> list[Estimate]:
        """Share of wins of the seat that began, of the one after it, and so on."""
        units = [games for units in self.units for games in units.values()]

        def place(line: Document, number: int) -> float:
            return float(line["shares"][(line["first"] + number) % self.players])

        return [
            share_of([sum(place(line, number) for line in games) / len(games) for games in units])
            for number in range(self.players)
        ]

    def totals(self, who: int) -> list[int]:
        """The points or eggs of a contestant, game by game and seat by seat."""
        return [line["totals"][seat] for line in self.games for seat, sits in enumerate(line["seats"]) if sits == who]

    @property
    def turns(self) -> list[int]:
        """How long each game was."""
        return [line["turns"] for line in self.games]

    @property
    def lengths(self) -> Spread:
        """Turns per game."""
        return spread(self.turns)

    def thinking(self, who: int) -> Thinking:
        """How long a contestant thought."""
        mine = [(line, seat) for line in self.games for seat, sits in enumerate(line["seats"]) if sits == who]
        decisions = sum(line["decisions"][seat] for line, seat in mine)
        total = sum(line["ms_mean"][seat] * line["decisions"][seat] for line, seat in mine)
        most = max((line["ms_max"][seat] for line, seat in mine), default=0.0)
        return Thinking(total / max(1, decisions), most, decisions)

    def failures(self, who: int) -> Counter[str]:
        """What went wrong with a program, by reasons."""
        found: Counter[str] = Counter()
        for line in self.games:
            for seat, sits in enumerate(line["seats"]):
                if sits == who:
                    found.update(line["failures"][seat])
        return found

    @cached_property
    def figures(self) -> list[Figure]:
        """How often each rule matters, in the order in which the game lists them."""
        counter = counter_of(self.header["game"])
        units = [[counter.figures(line) for line in games] for units in self.units for games in units.values()]
        names = list(dict.fromkeys(name for unit in units for game in unit for name in game))
        is_share = np.array([name.split()[0] in counter.SHARES for name in names], np.bool_)

        def summed(unit: list[dict[str, tuple[float, float]]], place: int) -> list[float]:
            sums: dict[str, float] = defaultdict(float)
            for game in unit:
                for name, pair in game.items():
                    sums[name] += pair[place]
            return [sums[name] for name in names]

        parts: Numbers = np.array([summed(unit, 0) for unit in units], np.float64)
        wholes: Numbers = np.array([summed(unit, 1) for unit in units], np.float64)
        estimates = ratios(parts, wholes, is_share) if names else []
        return [
            Figure(*name.partition(" ")[::2], estimate, bool(share))
            for name, estimate, share in zip(names, estimates, is_share, strict=True)
            if estimate is not NOTHING
        ]


def won(line: Document, who: int) -> float:
    """A contestant's share of a game's win, all its seats together."""
    return float(sum(share for share, sits in zip(line["shares"], line["seats"], strict=True) if sits == who))


def score(games: Unit, who: int) -> float:
    """A contestant's share of wins per seat, in one unit."""
    seats = sum(line["seats"].count(who) for line in games)
    return float(sum(won(line, who) for line in games) / seats)
