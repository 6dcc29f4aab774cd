"""Woodpecker and Robin, which come before any set in both variants (B-P3, B-E2): which line is best to go on with?

What a line is worth is asked of a `Finisher`, the end of a standard scoring or of a collapse.
"""

from itertools import pairwise
from typing import Protocol

from voliera.birdie.components import Bird
from voliera.solve.knowledge import Knowledge
from voliera.solve.plan import Clock, Document, Plan
from voliera.solve.prices import Prices

Line = tuple[int, ...]
Move = tuple[int, int]

ROBIN_GUESS = 1.5
"""What a Robin's card brings on average, for those who do not look closer."""
INSERTIONS_TRIED = 3
"""Places for the Robin's card that are tried together with a Woodpecker."""


class Finisher(Protocol):
    """What is left of a scoring after Woodpecker and Robin."""

    def value(self, line: Line) -> float:
        """The worth of the best end found for this line."""

    def plan(self, line: Line) -> Plan:
        """That end."""


class Early:
    """Plans the abilities that change the line."""

    def __init__(self, k: Knowledge, prices: Prices, finisher: Finisher, clock: Clock, moves: int | None) -> None:
        """`moves`: how many of the Woodpecker's likeliest moves are tried; None stands for all of them."""
        self._k = k
        self._prices = prices
        self._finisher = finisher
        self._clock = clock
        self._moves = moves

    def plans(self) -> list[Plan]:
        """The best plans by their first action, best first: go on at once, Woodpecker, Robin."""
        found = self._with_woodpecker(self._k.line, self._k.uses_left(Bird.WOODPECKER))
        if self._k.uses_left(Bird.ROBIN):
            found.insert(0, self._with_robin(found[0]))
            found.sort(key=lambda plan: -plan.value)
        return found

    def insertions(self) -> list[Plan]:
        """The best places for the Robin's card in hand, best first."""
        k = self._k
        ranked = sorted((-self._finisher.value(put_in(k.line, at, k.drawn)), at) for at in range(len(k.line) + 1))
        woodpeckers = k.uses_left(Bird.WOODPECKER)
        found = []
        for _, at in ranked[:INSERTIONS_TRIED]:
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
        k = self._k
        cost = self._prices.costs[Bird.ROBIN]
        value = without.value + ROBIN_GUESS
        if self._moves is None:
            value = self._expected(without.value)
        return Plan(value - cost, [{"do": "robin"}], proved=False)

    def _expected(self, without: float) -> float:
        """The mean over all unseen cards of the best place for them; a useless card goes to an end of the line."""
        k = self._k
        total = 0.0
        unseen = sum(k.unseen)
        for card, copies in enumerate(k.unseen):
            if copies and not self._clock.is_over():
                places = likely_places(k.line, card)
                best = max((self._finisher.value(put_in(k.line, at, card)) for at in places), default=without)
                total += copies * max(best, without)
            else:
                total += copies * without
        return total / unseen if unseen else without


def put_in(line: Line, at: int, card: int) -> Line:
    """The line with a card inserted so that it stands at index `at`."""
    return (*line[:at], card, *line[at:])


def move_card(line: Line, start: int, to: int) -> Line:
    """The line after a Woodpecker (B-A2)."""
    return put_in(line[:start] + line[start + 1 :], to, line[start])


def likely_places(line: Line, card: int) -> list[int]:
    """Where a card meets a neighbour that it shares a feature with."""
    return [
        at for at in range(len(line) + 1) if any(matches(card, line[i]) for i in (at - 1, at) if 0 <= i < len(line))
    ]


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
