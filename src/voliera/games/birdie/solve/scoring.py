"""Plans for the seat that scores, from whatever phase it stands in, in both variants."""

from dataclasses import dataclass

from voliera.games.birdie.rules.state import NONE, Phase
from voliera.games.birdie.solve import collapse, split
from voliera.games.birdie.solve.collapse import MEMORY_MB
from voliera.games.birdie.solve.early import Early
from voliera.games.birdie.solve.finish import CollapseFinish, Finisher, SplitFinish
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.plan import Clock, Plan, plan_owl_phase
from voliera.games.birdie.solve.values import Values


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a planner looks; None stands for "without limit"."""

    moves: int | None = None  # the Woodpecker's moves that are tried
    insertions: int | None = None  # places for the Robin's card that are looked at closely
    nodes: int | None = None  # positions that the search of a collapse looks at
    time_ms: float | None = None
    memory_mb: float = MEMORY_MB


def plans(k: Knowledge, values: Values, effort: Effort) -> list[Plan]:
    """Plans with different first actions, best first."""
    if k.phase == Phase.OWL:
        return [plan_owl_phase(k, values)]
    (collapse if k.expert else split).prepare()
    clock = Clock(effort.time_ms)
    finisher: Finisher
    if k.expert:
        finisher = CollapseFinish(k, values, clock, effort.nodes, effort.memory_mb)
    else:
        finisher = SplitFinish(k, values)
    early = Early(k, values, finisher, clock, effort.moves, effort.insertions)
    if k.phase == Phase.INSERT:
        return early.insertions()
    if k.sets or k.gap != NONE:
        return [finisher.plan(k.line)]
    return early.plans()
