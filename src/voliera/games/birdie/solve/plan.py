"""A plan: what a solver proposes, as actions that `Game.apply` accepts, and what it comes to."""

from dataclasses import dataclass, field
from itertools import combinations
from math import inf
from time import monotonic

from voliera.documents import Document
from voliera.games.birdie.rules.box import FEATURES, OWL_LIMIT, Bird
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.values import ALL_BOXES, FEATURE_COUNT, Values


@dataclass(slots=True)
class Plan:
    """Actions to the end of the seat's scoring (or to a Robin's draw), their worth, and the boxes they fill."""

    value: float
    actions: list[Document] = field(default_factory=list)
    boxes: dict[int, int] = field(default_factory=dict)
    bound: float = inf  # proved: no plan is worth more

    @property
    def exact(self) -> bool:
        """Whether the plan is proved to be the best one."""
        return self.bound <= self.value

    def after(self, action: Document, cost: float = 0) -> "Plan":
        """The same plan with another action before it; nothing is proved of it yet."""
        return Plan(self.value - cost, [action, *self.actions], self.boxes)


class Clock:
    """A time limit that searches ask now and then; None never runs out."""

    def __init__(self, time_ms: float | None) -> None:
        """Start it."""
        self._end = None if time_ms is None else monotonic() + time_ms / 1000

    def is_over(self) -> bool:
        """Whether the time is up."""
        return self._end is not None and monotonic() >= self._end


ENDLESS = Clock(None)


def add_owls(plan: Plan, values: Values, filled: int, lowest: int, owls: int) -> None:
    """Play the Owl where it pays, and decline what is asked after that (B-A5, B-P10).

    `lowest` is the smallest value that a set has written in this scoring, 0 if none has. The plan's value is not
    touched: whoever planned has counted the Owls.
    """
    copied = min(OWL_LIMIT, lowest)
    empty = [box for box in range(FEATURE_COUNT) if not filled >> box & 1]
    uses = min(owls, len(empty)) if copied else 0
    choices = (boxes for count in range(uses + 1) for boxes in combinations(empty, count))
    for box in max(choices, key=lambda boxes: owls_worth(values, filled, copied, boxes)):
        plan.actions.append({"do": "owl", "box": FEATURES[box]})
        plan.boxes[box] = copied
        filled |= 1 << box
        uses -= 1
    if uses and filled != ALL_BOXES:
        plan.actions.append({"do": "end"})


def owls_worth(values: Values, filled: int, copied: int, boxes: tuple[int, ...]) -> float:
    """What copies into these boxes are worth, with the boxes that stay open."""
    after = filled | sum(1 << box for box in boxes)
    copies = sum(values.owl[box][copied] - values.costs[Bird.OWL] for box in boxes)
    return copies + values.open[ALL_BOXES & ~after]


def plan_owl_phase(k: Knowledge, values: Values) -> Plan:
    """Everything is written, and the Owl is asked for."""
    plan = Plan(0)
    add_owls(plan, values, k.filled, k.lowest_written, k.uses_left(Bird.OWL))
    copied = min(OWL_LIMIT, k.lowest_written)
    plan.value = plan.bound = owls_worth(values, k.filled, copied, tuple(plan.boxes))
    return plan
