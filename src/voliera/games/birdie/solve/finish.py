"""What is left of a scoring once Woodpecker and Robin are done with: the sets, in both variants.

Both finishers answer the same questions about any line, so that early.py need not know the variant.
"""

from collections.abc import Sequence
from typing import Protocol

from voliera.games.birdie.rules.box import FEATURES, Bird
from voliera.games.birdie.rules.state import LINE, NONE, Phase
from voliera.games.birdie.solve.collapse import MEMORY_MB, BestCollapse, Collapse, Start, chain_steps
from voliera.games.birdie.solve.features import SHARED
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.layers import PAIR
from voliera.games.birdie.solve.plan import Clock, Plan, add_owls
from voliera.games.birdie.solve.split import Split, Splitter
from voliera.games.birdie.solve.values import Values

Line = tuple[int, ...]


class Finisher(Protocol):
    """The end of a scoring, for any line."""

    unproved: bool
    """Whether some answer was cut short, so that nothing is proved of the best one."""

    def value(self, line: Line, floor: float) -> float:
        """The worth of the best end for this line, if it is more than the floor; else the floor, or less."""

    def best_of(self, lines: Sequence[Line], costs: Sequence[float], floor: float) -> tuple[float, int]:
        """The best of some lines of one length, less their costs: worth, and which; -1 if none is over the floor."""

    def best_move(self, line: Line) -> tuple[float, int, int] | None:
        """The worth of the line after the Woodpecker's best move, and the move; None if it takes trying them all."""

    def plan(self, line: Line) -> Plan:
        """The best end for this line."""


class SplitFinish:
    """The end of a standard scoring: sets, Pigeon, writing, Owl (B-P4 to B-P10). Always exact."""

    unproved = False

    def __init__(self, k: Knowledge, values: Values) -> None:
        """Everything but the line is read from the knowledge."""
        self._k = k
        self._values = values
        pigeons, owls = k.uses_left(Bird.PIGEON), k.uses_left(Bird.OWL)
        self._splitter = Splitter(values, k.filled, pigeons=pigeons, owls=owls, declared=k.sets)

    def value(self, line: Line, floor: float) -> float:
        """All lines are looked at in full: it is quicker than to ask first."""
        return self._splitter.value(line)

    def best_of(self, lines: Sequence[Line], costs: Sequence[float], floor: float) -> tuple[float, int]:
        """One after the other."""
        best, which = floor, -1
        for i, (line, cost) in enumerate(zip(lines, costs, strict=True)):
            value = self._splitter.value(line) - cost
            if value > best:
                best, which = value, i
        return best, which

    def best_move(self, line: Line) -> tuple[float, int, int] | None:
        """All moves in one compiled call."""
        return self._splitter.best_move(line)

    def plan(self, line: Line) -> Plan:
        """Declare from left to right, drop, write, Owl."""
        k = self._k
        found = self._splitter.split(line)
        plan = Plan(found.value, bound=found.value)
        drop = found.drop
        for number, (start, length, feature) in enumerate(found.pieces, len(k.sets)):
            if feature == PAIR:
                drop = number
                feature = SHARED[line[start]][line[start + 1]][0]  # noqa: PLW2901
            plan.actions.append({"do": "set", "start": start, "length": length, "feature": FEATURES[feature]})
        if drop is not None:
            plan.actions.append({"do": "pigeon", "set": drop})
        plan.actions.append({"do": "write"})
        plan.boxes = self._written(found)
        filled = k.filled | sum(1 << feature for feature in plan.boxes)
        add_owls(plan, self._values, filled, min(plan.boxes.values(), default=0), k.uses_left(Bird.OWL))
        return plan

    def _written(self, found: Split) -> dict[int, int]:
        """What the sets write: of each feature the largest, where the box is empty (B-P5, B-P6)."""
        declared = [
            (length, feature)
            for i, (_, length, feature, gone) in enumerate(self._k.sets)
            if not gone and i != found.drop
        ]
        written: dict[int, int] = {}
        for length, feature in declared + [(piece.length, piece.feature) for piece in found.pieces]:
            if feature != PAIR and not self._k.filled >> feature & 1:
                written[feature] = max(length, written.get(feature, 0))
        return written


class CollapseFinish:
    """The end of an expert scoring: remove cards until nothing is gained, then the Owl (B-E2 to B-E8)."""

    def __init__(
        self, k: Knowledge, values: Values, clock: Clock, nodes: int | None = None, memory_mb: float = MEMORY_MB
    ) -> None:
        """Everything but the line is read from the knowledge; `nodes` limits the search of each line."""
        in_chain = k.phase in (Phase.FEATURE, Phase.PIGEON)
        removals = LINE
        if k.single_chain:
            removals = 1 if k.gap == NONE else 0
        self._k = k
        self._values = values
        self._start = Start(
            k.filled,
            k.uses_left(Bird.PIGEON),
            k.uses_left(Bird.OWL),
            k.lowest_written,
            removals,
            k.gap if in_chain else NONE,
            k.formed if k.phase == Phase.PIGEON else (NONE, 0),
        )
        self._collapse = Collapse(values, self._start, clock=clock, nodes=nodes, memory_mb=memory_mb)
        self._known: dict[Line, BestCollapse] = {}
        self.unproved = False

    def value(self, line: Line, floor: float) -> float:
        """Searched only as far as it takes to know whether it is more than the floor."""
        known = self._known.get(line)
        if known is None or (known.is_floor and known.value > floor):
            known = self._known[line] = self._collapse.search(line, floor)
            self.unproved |= not known.exact
        return known.value

    def best_of(self, lines: Sequence[Line], costs: Sequence[float], floor: float) -> tuple[float, int]:
        """Ask for bounds first, and search where they promise most, as long as they promise more than was found."""
        bounds = self._collapse.bounds(lines, floor + min(costs))
        promised = sorted((cost - bound, i) for i, (bound, cost) in enumerate(zip(bounds, costs, strict=True)))
        best, which = floor, -1
        for promise, i in promised:
            if -promise <= best:
                break
            value = self.value(lines[i], best + costs[i]) - costs[i]
            if value > best:
                best, which = value, i
        return best, which

    def best_move(self, line: Line) -> tuple[float, int, int] | None:
        """There is no better way than to try."""
        return None

    def plan(self, line: Line) -> Plan:
        """Chain after chain, stop, Owl."""
        found = self._known.get(line)
        if found is None or found.is_floor:
            found = self._collapse.search(line)
            self.unproved |= not found.exact
        return self._spell(line, found)

    def _spell(self, line: Line, found: BestCollapse) -> Plan:
        plan = Plan(found.value, bound=found.bound)
        start = self._start
        cards = list(line)
        lowest = [start.lowest] if start.lowest else []
        for move in found.moves:
            if start.gap == NONE:
                plan.actions.append({"do": "remove", "at": move.at})
            steps, cards = chain_steps(cards, start, move, self._values)
            pigeons = start.pigeons
            for what, feature, size in steps:
                if what == "feature":
                    plan.actions.append({"do": "feature", "feature": FEATURES[feature]})
                elif what == "pigeon":
                    plan.actions.append({"do": "pigeon"})
                    pigeons -= 1
                elif pigeons:
                    plan.actions.append({"do": "keep"})
                if what == "keep":
                    plan.boxes[feature] = size
                    lowest.append(size)
            start = Start(move.filled, move.pigeons)
        plan.actions.append({"do": "stop"})
        add_owls(plan, self._values, start.filled, min(lowest, default=0), self._start.owls)
        return plan
