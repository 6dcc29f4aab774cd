"""Woodpecker and Robin, which come before any set in both variants (B-P3, B-E2): they change the line.

What a line is worth is asked of a `Finisher`. A Robin's card is not known in advance, so its plan ends with the draw,
and is worth the mean over all cards that the seat has not located. Drawing first loses nothing: every move of the
Woodpecker can still be made after it, with more knowledge.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import inf

from voliera.birdie.components import Bird
from voliera.solve.birdie.features import SHARED
from voliera.solve.birdie.finish import Finisher, Line
from voliera.solve.birdie.knowledge import Knowledge
from voliera.solve.birdie.plan import Clock, Plan
from voliera.solve.birdie.values import Values

Move = tuple[int, int]
Copies = tuple[int, ...]
"""Copies of each card that the seat has not located."""

ROBIN_GUESS = 1.5
"""What a Robin's card brings on average, for those who do not look closer."""
LEAST = -inf


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
            value, moves = self._moved(k.line, woodpeckers, found[0].value)
            if moves and value > found[0].value:
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
        best, best_at = Plan(LEAST), 0
        for at in self._closest(k.line, k.drawn):
            if best.actions and self._is_over():
                break
            line = put_in(k.line, at, k.drawn)
            value, moves = self._moved(line, woodpeckers, LEAST if robins else best.value)
            if value > best.value:
                best, best_at = self._plan(line, moves), at
            if robins:
                value = self._expected(line, k.unseen, woodpeckers, robins, self._floor(value)) - self._draw_cost
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

    def _lines(self, line: Line, uses: int) -> Iterator[tuple[Line, tuple[Move, ...]]]:
        """Every other line that up to so many moves can make, each once, with the fewest moves."""
        seen = {line}
        last: list[tuple[Line, tuple[Move, ...]]] = [(line, ())]
        for _ in range(uses):
            further = []
            for start, moves in last:
                for move in likely_moves(start)[: self._moves]:
                    moved = move_card(start, *move)
                    if moved in seen:
                        continue
                    if self._is_over():
                        return
                    seen.add(moved)
                    further.append((moved, (*moves, move)))
                    yield further[-1]
            last = further

    def _moved(self, line: Line, uses: int, floor: float) -> tuple[float, tuple[Move, ...]]:
        """What the line is worth after the best moves of the Woodpecker, if that is more than the floor; and they."""
        best = self._finisher.value(line, floor)
        best_moves: tuple[Move, ...] = ()
        if uses == 1 and self._moves is None and (told := self._finisher.best_move(line)) is not None:
            value, *move = told
            if value - self._move_cost > best:
                return value - self._move_cost, ((move[0], move[1]),)
            return best, ()
        for moved, moves in self._lines(line, uses):
            cost = self._move_cost * len(moves)
            value = self._finisher.value(moved, max(best, floor) + cost) - cost
            if value > max(best, floor):
                best, best_moves = value, moves
        return best, best_moves

    def _drawing(self, without: float, robins: int) -> float:
        """What it is worth to draw with the Robin now."""
        if self._moves is not None:
            return without + ROBIN_GUESS - self._draw_cost
        k = self._k
        woodpeckers = k.uses_left(Bird.WOODPECKER)
        return self._expected(k.line, k.unseen, woodpeckers, robins, self._floor(without)) - self._draw_cost

    def _expected(self, line: Line, unseen: Copies, woodpeckers: int, robins: int, without: float) -> float:
        """The mean over all unseen cards of the best that can be done with them.

        `without` is what each brings at least.
        """
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
        best = without
        for at in self._places(line, card):
            if self._is_over():
                break
            best = max(best, self._settled(put_in(line, at, card), unseen, woodpeckers, robins, best))
        return best

    def _settled(self, line: Line, unseen: Copies, woodpeckers: int, robins: int, floor: float) -> float:
        """The best that can be done with a line, further Robins included."""
        without, _ = self._moved(line, woodpeckers, LEAST if robins else floor)
        if not robins:
            return without
        return max(without, self._expected(line, unseen, woodpeckers, robins, self._floor(without)) - self._draw_cost)

    def _closest(self, line: Line, card: int) -> list[int]:
        """The places for a drawn card that are looked at closely."""
        places = self._places(line, card)
        if self._insertions is None:
            return places
        return sorted(places, key=lambda at: -self._finisher.value(put_in(line, at, card), LEAST))[: self._insertions]

    def _places(self, line: Line, card: int) -> list[int]:
        """Places worth trying: beside a match, or at an end; in the expert game all, to be removed from there later."""
        if self._k.expert:
            return list(range(len(line) + 1))
        beside = (at for at in range(1, len(line) + 1) if any(SHARED[card][near] for near in line[at - 1 : at + 1]))
        return [0, *beside]


def put_in(line: Line, at: int, card: int) -> Line:
    """The line with a card inserted so that it stands at index `at`."""
    return (*line[:at], card, *line[at:])


def move_card(line: Line, start: int, to: int) -> Line:
    """The line after a Woodpecker (B-A2)."""
    return put_in(line[:start] + line[start + 1 :], to, line[start])


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
