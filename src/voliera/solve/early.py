"""Woodpecker and Robin, which come before any set in both variants (B-P3, B-E2): they change the line.

What a line is worth is asked of a `Finisher`, the end of a standard scoring or of a collapse.
"""

from itertools import pairwise
from typing import Protocol

from voliera.birdie.components import Bird
from voliera.solve.knowledge import Knowledge
from voliera.solve.plan import Clock, Plan
from voliera.solve.prices import Prices

Line = tuple[int, ...]
Move = tuple[int, int]

ROBIN_GUESS = 1.5
"""What a Robin's card brings on average, for those who do not look closer."""


class Finisher(Protocol):
    """What is left of a scoring after Woodpecker and Robin."""

    def value(self, line: Line) -> float:
        """The worth of the best end found for this line."""

    def plan(self, line: Line) -> Plan:
        """That end."""


class Early:
    """Plans the abilities that change the line."""

    def __init__(
        self, k: Knowledge, prices: Prices, finisher: Finisher, clock: Clock, moves: int | None, insertions: int
    ) -> None:
        """`moves`: how many of the Woodpecker's likeliest moves are tried, None for all; `insertions`: of the Robin."""
        self._k = k
        self._prices = prices
        self._finisher = finisher
        self._clock = clock
        self._moves = moves
        self._insertions = insertions

    def plans(self) -> list[Plan]:
        """The best plans by their first action, best first: go on at once, Woodpecker, Robin."""
        found = self._with_woodpecker(self._k.line, self._k.uses_left(Bird.WOODPECKER))
        if self._k.uses_left(Bird.ROBIN):
            found.insert(0, self._with_robin(found[0]))
            found.sort(key=lambda plan: -plan.value)
        return found

    def insertions(self) -> list[Plan]:
        """The best places for the Robin's card, best first; only who tries all moves thinks of the Woodpecker, too."""
        k = self._k
        ranked = sorted((-self._finisher.value(put_in(k.line, at, k.drawn)), at) for at in self._places(k.drawn))
        woodpeckers = k.uses_left(Bird.WOODPECKER) if self._moves is None else 0
        found = []
        for _, at in ranked[: self._insertions]:
            plan = self._with_woodpecker(put_in(k.line, at, k.drawn), woodpeckers)[0]
            plan.proved = plan.proved and not woodpeckers and not k.uses_left(Bird.ROBIN)
            found.append(plan.after({"do": "insert", "at": at}))
        return sorted(found, key=lambda plan: -plan.value)

    def _with_woodpecker(self, line: Line, uses: int) -> list[Plan]:
        """Go on with this line at once; before that, the best move of the Woodpecker if one gains. Best first."""
        at_once = self._finisher.plan(line)
        if not uses:
            return [at_once]
        cost = self._prices.costs[Bird.WOODPECKER]
        best, best_move = at_once.value, None
        proved = at_once.proved and self._moves is None and uses == 1
        tried = {line}
        for move in likely_moves(line)[: self._moves]:
            moved = move_card(line, *move)
            if moved in tried:
                continue
            if self._clock.is_over():
                proved = False
                break
            tried.add(moved)
            value = self._finisher.value(moved) - cost
            if value > best:
                best, best_move = value, move
        at_once.proved = proved
        if best_move is None:
            return [at_once]
        plan = self._with_woodpecker(move_card(line, *best_move), uses - 1)[0]
        plan.proved = plan.proved and proved
        return [plan.after({"do": "woodpecker", "from": best_move[0], "to": best_move[1]}, cost), at_once]

    def _with_robin(self, without: Plan) -> Plan:
        """Draw with the Robin. After it everything else is still possible, so nothing is lost by drawing first."""
        value = self._expected(without.value) if self._moves is None else without.value + ROBIN_GUESS
        return Plan(value - self._prices.costs[Bird.ROBIN], [{"do": "robin"}], proved=False)

    def _expected(self, without: float) -> float:
        """The mean over all unseen cards of the best place for them; a useless card goes to an end of the line."""
        k = self._k
        total = 0.0
        unseen = sum(k.unseen)
        for card, copies in enumerate(k.unseen):
            if copies and not self._clock.is_over():
                best = max(self._finisher.value(put_in(k.line, at, card)) for at in self._places(card))
                total += copies * max(best, without)
            else:
                total += copies * without
        return total / unseen if unseen else without

    def _places(self, card: int) -> list[int]:
        """Places worth trying: beside a match, or at an end; in the expert game all, to be removed from there later."""
        line = self._k.line
        if self._k.expert:
            return list(range(len(line) + 1))
        beside = (at for at in range(1, len(line) + 1) if any(matches(card, near) for near in line[at - 1 : at + 1]))
        return [0, *beside]


def put_in(line: Line, at: int, card: int) -> Line:
    """The line with a card inserted so that it stands at index `at`."""
    return (*line[:at], card, *line[at:])


def move_card(line: Line, start: int, to: int) -> Line:
    """The line after a Woodpecker (B-A2)."""
    return put_in(line[:start] + line[start + 1 :], to, line[start])


def matches(a: int, b: int) -> bool:
    """Whether two cards share a bird or a season."""
    return a >> 2 == b >> 2 or a & 3 == b & 3


def likely_moves(line: Line) -> list[Move]:
    """All moves of the Woodpecker, those first that leave the cards best together."""
    moves = [(start, to) for start in range(len(line)) for to in range(len(line)) if to != start]
    return sorted(moves, key=lambda move: -togetherness(move_card(line, *move)))


def togetherness(line: Line) -> int:
    """How much cards of a kind lie side by side; long runs count more than many short ones."""
    score = bird_run = season_run = 0
    for a, b in pairwise(line):
        bird_run = bird_run + 1 if a >> 2 == b >> 2 else 0
        season_run = season_run + 1 if a & 3 == b & 3 else 0
        score += bird_run + season_run
    return score
