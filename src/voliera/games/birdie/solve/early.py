"""Woodpecker and Robin, which come before any set in both variants (B-P3, B-E2): they change the line.

What a line is worth is asked of a `Finisher`. A Robin's card is not known in advance, so its plan ends with the draw,
and is worth the mean over all cards that the seat has not located. Drawing first loses nothing: every move of the
Woodpecker can still be made after it, with more knowledge.
"""

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from math import inf

from voliera.games.birdie.rules.box import Bird
from voliera.games.birdie.solve.features import SHARED
from voliera.games.birdie.solve.finish import Finisher, Line
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.plan import Clock, Plan
from voliera.games.birdie.solve.values import Values
from voliera.games.birdie.solve.workspace import MOST_SCREENED

Move = tuple[int, int]
Copies = tuple[int, ...]
"""Copies of each card that the seat has not located."""

ROBIN_GUESS = 1.5
"""What a Robin's card brings on average, for those who do not look closer."""
LEAST = -inf
NO_MOVES: tuple[Move, ...] = ()


class Early:
    """Plans the abilities that change the line."""

    def __init__(
        self, k: Knowledge, values: Values, finisher: Finisher, clock: Clock, moves: int | None, insertions: int | None
    ) -> None:
        """Say how closely to look.

        `moves`: how many of the Woodpecker's likeliest moves are tried; None for all, and then the Robin's cards are
        looked at one by one. `insertions`: how many places for the drawn card are looked at closely, None for all.
        """
        self._k = k
        self._finisher = finisher
        self._clock = clock
        self._moves = moves
        self._insertions = insertions
        self._move_cost = values.costs[Bird.WOODPECKER]
        self._draw_cost = values.costs[Bird.ROBIN]
        self._cut_short = False

    def plans(self) -> list[Plan]:
        """The best plans by their first action, best first: go on at once, Woodpecker, Robin."""
        k = self._k
        woodpeckers, robins = k.uses_left(Bird.WOODPECKER), k.uses_left(Bird.ROBIN)
        found = [self._finisher.plan(k.line)]
        if woodpeckers:
            value, _, moves = self._best([k.line], woodpeckers, found[0].value)
            if value > found[0].value:
                found.insert(0, self._plan(k.line, moves))
        if robins:
            found.append(Plan(self._drawing(found[0].value, robins), [{"do": "robin"}]))
            found.sort(key=lambda plan: -plan.value)
        if self._is_proved():
            found[0].bound = found[0].value
        elif woodpeckers or robins:
            found[0].bound = inf
        return found

    def insertions(self) -> list[Plan]:
        """The best place for the Robin's card; what may follow is the same as before the draw."""
        k = self._k
        woodpeckers, robins = k.uses_left(Bird.WOODPECKER), k.uses_left(Bird.ROBIN)
        if self._moves is not None:
            woodpeckers = robins = 0
        places = self._closest(k.line, k.drawn)
        lines = [put_in(k.line, at, k.drawn) for at in places]
        _, which, moves = self._best(lines, woodpeckers, LEAST)
        best, best_at = self._plan(lines[which], moves), places[which]
        for at, line in zip(places, lines, strict=True) if robins else ():
            value = self._drawing_with(line, k.unseen, woodpeckers, robins)
            if value > best.value:
                best, best_at = Plan(value, [{"do": "robin"}]), at
        plan = best.after({"do": "insert", "at": best_at})
        if self._is_proved():
            plan.bound = plan.value
        return [plan]

    def _plan(self, line: Line, moves: tuple[Move, ...]) -> Plan:
        """These moves of the Woodpecker, and the best end after them."""
        for start, to in moves:
            line = move_card(line, start, to)
        plan = self._finisher.plan(line)
        for start, to in reversed(moves):
            plan = plan.after({"do": "woodpecker", "from": start, "to": to}, self._move_cost)
        return plan

    def _floor(self, without: float) -> float:
        """What a drawn card cannot do harm to: it can go to an end, and be left there or removed from there."""
        return LEAST if self._k.single_chain else without

    def _is_proved(self) -> bool:
        """Whether all there is has been looked at in full."""
        return self._moves is None and self._insertions is None and not self._cut_short and not self._finisher.unproved

    def _is_over(self) -> bool:
        if self._clock.is_over():
            self._cut_short = True
        return self._cut_short

    def _best(self, starts: Sequence[Line], uses: int, floor: float) -> tuple[float, int, tuple[Move, ...]]:
        """The best of these lines after up to this many moves of the Woodpecker: its worth, which line, and the moves.

        Where none is worth more than the floor, the worth is the floor and the line the first one.
        """
        best, best_start, best_moves = floor, 0, NO_MOVES
        if uses == 1 and self._moves is None:
            for i, start in enumerate(starts):
                told = self._finisher.best_move(start)
                if told is None:
                    break
                if told[0] - self._move_cost > best:
                    best, best_start, best_moves = told[0] - self._move_cost, i, (told[1:],)
            else:
                uses = 0
        lines = self._lines(starts, uses)
        while some := list(islice(lines, MOST_SCREENED)):
            costs = [self._move_cost * len(moves) for _, _, moves in some]
            best, which = self._finisher.best_of([line for line, _, _ in some], costs, best)
            if which >= 0:
                _, best_start, best_moves = some[which]
            if self._is_over():
                break
        return best, best_start, best_moves

    def _lines(self, starts: Sequence[Line], uses: int) -> Iterator[tuple[Line, int, tuple[Move, ...]]]:
        """Every line that up to this many moves can make, each once, with the fewest moves; and what it was made of."""
        seen = set(starts)
        last: list[tuple[Line, int, tuple[Move, ...]]] = [(start, i, NO_MOVES) for i, start in enumerate(starts)]
        yield from last
        for _ in range(uses):
            further = []
            for start, i, moves in last:
                for move in self._some_moves(start):
                    moved = move_card(start, *move)
                    if moved not in seen:
                        seen.add(moved)
                        further.append((moved, i, (*moves, move)))
                        yield further[-1]
            last = further

    def _some_moves(self, line: Line) -> list[Move]:
        """The Woodpecker's moves that are tried: all, or the likeliest."""
        moves = [(start, to) for start in range(len(line)) for to in range(len(line)) if to != start]
        if self._moves is None:
            return moves
        return sorted(moves, key=lambda move: -togetherness(move_card(line, *move)))[: self._moves]

    def _drawing(self, without: float, robins: int) -> float:
        """What it is worth to draw with the Robin now."""
        if self._moves is not None:
            return without + ROBIN_GUESS - self._draw_cost
        k = self._k
        woodpeckers = k.uses_left(Bird.WOODPECKER)
        return self._expected(k.line, k.unseen, woodpeckers, robins, self._floor(without)) - self._draw_cost

    def _drawing_with(self, line: Line, unseen: Copies, woodpeckers: int, robins: int) -> float:
        """What it is worth to draw with a line, or to go on with it if that is more."""
        without, _, _ = self._best([line], woodpeckers, LEAST)
        drawing = self._expected(line, unseen, woodpeckers, robins, self._floor(without)) - self._draw_cost
        return max(without, drawing)

    def _expected(self, line: Line, unseen: Copies, woodpeckers: int, robins: int, without: float) -> float:
        """The mean over all unseen cards of the best that each can bring, `without` at least."""
        count = sum(unseen)
        if not count:
            self._cut_short = True
            return without
        total = 0.0
        for card, copies in enumerate(unseen):
            if copies:
                left = (*unseen[:card], copies - 1, *unseen[card + 1 :])
                total += copies * self._with_card(line, card, left, woodpeckers, robins - 1, without)
        return total / count

    def _with_card(self, line: Line, card: int, unseen: Copies, woodpeckers: int, robins: int, without: float) -> float:
        """The best that can be done once the card is drawn."""
        lines = [put_in(line, at, card) for at in self._places(line, card)]
        if self._is_over() and without > LEAST:
            return without
        if not robins:
            return self._best(lines, woodpeckers, without)[0]
        best = without
        for one in lines:
            if best > LEAST and self._is_over():
                break
            best = max(best, self._drawing_with(one, unseen, woodpeckers, robins))
        return best

    def _closest(self, line: Line, card: int) -> list[int]:
        """The places for a drawn card that are looked at closely."""
        places = self._places(line, card)
        if self._insertions is None:
            return places
        return sorted(places, key=lambda at: -self._finisher.value(put_in(line, at, card), LEAST))[: self._insertions]

    def _places(self, line: Line, card: int) -> list[int]:
        """Places worth trying: beside a match, or at an end; in the expert game all, to be removed from there later.

        Behind an equal card it is the same as before it.
        """
        if self._k.expert:
            return [at for at in range(len(line) + 1) if not at or line[at - 1] != card]
        beside = (at for at in range(1, len(line) + 1) if any(SHARED[card][near] for near in line[at - 1 : at + 1]))
        return [0, *beside]


def put_in(line: Line, at: int, card: int) -> Line:
    """The line with a card inserted so that it stands at index `at`."""
    return (*line[:at], card, *line[at:])


def move_card(line: Line, start: int, to: int) -> Line:
    """The line after a Woodpecker (B-A2)."""
    return put_in(line[:start] + line[start + 1 :], to, line[start])


def togetherness(line: Line) -> int:
    """How much cards of a kind lie side by side; long runs count more than many short ones."""
    score = bird_run = season_run = 0
    for a, b in pairwise(line):
        bird_run = bird_run + 1 if a >> 2 == b >> 2 else 0
        season_run = season_run + 1 if a & 3 == b & 3 else 0
        score += bird_run + season_run
    return score
