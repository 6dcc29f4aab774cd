"""Plans for the seat that scores, from whatever phase it stands in, in both variants."""

from dataclasses import dataclass

from voliera.birdie.components import Bird
from voliera.birdie.state import NONE, Phase
from voliera.solve.chains import Collapse, Line, Standing, State
from voliera.solve.early import Early, Finisher
from voliera.solve.finish import Finish
from voliera.solve.knowledge import Knowledge
from voliera.solve.plan import Clock, Plan, plan_owl_phase
from voliera.solve.prices import Prices


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a planner looks."""

    moves: int | None  # the Woodpecker's moves that are tried; None: all, and the Robin's cards one by one
    insertions: int  # places for the Robin's card that are looked at closely
    width: int  # states kept in the search of a collapse
    trial_width: int  # … when lines are only compared
    discards: bool  # search a collapse a second time, with silent removals
    time_ms: float | None


class CollapseFinish:
    """The end of an expert scoring, as a `Finisher`: remove cards from a line until nothing is gained."""

    def __init__(self, k: Knowledge, prices: Prices, effort: Effort, clock: Clock) -> None:
        """Everything but the line is read from the knowledge."""
        self._k = k
        self._effort = effort
        self._clock = clock
        self._may_remove = not (k.single_chain and k.gap != NONE)
        self._collapse = Collapse(prices, k.uses_left(Bird.OWL), single_chain=k.single_chain)

    def value(self, line: Line) -> float:
        """The worth of a good end for this line."""
        starts = [(line, self.standing())]
        return self._collapse.search(starts, self._effort.trial_width, may_remove=self._may_remove)[0]

    def plan(self, line: Line) -> Plan:
        """A good end for this line."""
        return self.plan_from([(line, self.standing())])

    def plan_from(self, starts: list[State]) -> Plan:
        """A good end from any of the states."""
        collapse, width, may = self._collapse, self._effort.width, self._may_remove
        best = collapse.search(starts, width, may_remove=may)
        if self._effort.discards:
            further = collapse.search(starts, width, may_remove=may, discards=True, clock=self._clock)
            best = max(best, further, key=lambda end: end[0])
        return collapse.plan(best[1])

    def standing(self) -> Standing:
        """Where the seat stands before it goes on."""
        k = self._k
        written = [value for feature, value in enumerate(k.boxes[k.seat]) if k.written >> feature & 1]
        return Standing(0, k.filled, 0, k.uses_left(Bird.PIGEON), min(written, default=0), None)

    def inside_chain(self) -> list[Plan]:
        """The best answer in the middle of a chain: which feature, or keep or drop the set that has appeared."""
        k = self._k
        starts = [self.standing()]
        if k.phase == Phase.PIGEON:
            starts = list(self._collapse.settle(*k.formed, starts[0]))
        ends = [list(self._collapse.follow(k.line, k.gap - 1, k.gap, start)) for start in starts]
        return [self.plan_from(states) for states in ends]


def plans(k: Knowledge, prices: Prices, effort: Effort) -> list[Plan]:
    """Plans with different first actions, best first."""
    if k.phase == Phase.OWL:
        return [plan_owl_phase(k, prices)]
    clock = Clock(effort.time_ms)
    collapse = CollapseFinish(k, prices, effort, clock) if k.expert else None
    finisher: Finisher = collapse or Finish(k, prices)
    if collapse and k.phase in (Phase.FEATURE, Phase.PIGEON):
        return sorted(collapse.inside_chain(), key=lambda plan: -plan.value)
    early = Early(k, prices, finisher, clock, effort.moves, effort.insertions)
    if k.phase == Phase.INSERT:
        return early.insertions()
    if k.sets or k.gap != NONE:
        return [finisher.plan(k.line)]
    return early.plans()
