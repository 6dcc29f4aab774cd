"""A plan: what a solver proposes, as actions that `Game.apply` accepts, and what it comes to."""

from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from voliera.birdie.components import FEATURES, OWL_LIMIT, Bird
from voliera.solve.knowledge import Knowledge
from voliera.solve.prices import ALL_BOXES, Prices

Document = dict[str, Any]


@dataclass(slots=True)
class Plan:
    """Actions to the end of the seat's scoring (or to a Robin's draw), their worth, and the boxes they fill."""

    value: float
    actions: list[Document] = field(default_factory=list)
    boxes: dict[int, int] = field(default_factory=dict)
    proved: bool = True  # nothing better was left out of the search

    def after(self, action: Document, cost: float = 0) -> "Plan":
        """The same plan with another action before it."""
        return Plan(self.value - cost, [action, *self.actions], self.boxes, self.proved)

    def then(self, other: "Plan") -> "Plan":
        """Both plans, one after the other."""
        return Plan(
            self.value + other.value,
            self.actions + other.actions,
            self.boxes | other.boxes,
            self.proved and other.proved,
        )


class Clock:
    """A time limit that searches ask now and then; None never runs out."""

    def __init__(self, time_ms: float | None) -> None:
        """Start it."""
        self._end = None if time_ms is None else monotonic() + time_ms / 1000

    def is_over(self) -> bool:
        """Whether the time is up."""
        return self._end is not None and monotonic() >= self._end


ENDLESS = Clock(None)


def plan_owls(prices: Prices, filled: int, lowest: int, owls: int) -> Plan:
    """Play the Owl as long as it pays, and decline what is asked after that (B-A5, B-P10).

    `lowest` is the smallest value that a set has written in this scoring, 0 if none has.
    """
    plan = Plan(0)
    value = min(OWL_LIMIT, lowest)
    while owls and value and filled != ALL_BOXES:
        worth, box = prices.best_owl(value, filled)
        if worth <= prices.costs[Bird.OWL]:
            plan.actions.append({"do": "end"})
            break
        plan.value += worth - prices.costs[Bird.OWL]
        plan.actions.append({"do": "owl", "box": FEATURES[box]})
        plan.boxes[box] = value
        filled |= 1 << box
        owls -= 1
    return plan


def plan_owl_phase(k: Knowledge, prices: Prices) -> Plan:
    """Everything is written, and the Owl is asked for."""
    lowest = min(value for feature, value in enumerate(k.boxes[k.seat]) if k.written >> feature & 1)
    return plan_owls(prices, k.filled, lowest, k.uses_left(Bird.OWL))
