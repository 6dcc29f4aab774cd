"""The expert game's collapse (B-E2 to B-E8), as a search over lines.

A chain is two pointers that move outwards from the gap: nothing is copied until it ends. Between chains a player may
stop, so every such state is an end. The search is a beam: it keeps the best few states after each chain and looks at
removals that start a chain at once, or after a few silent ones beside the same card; if asked to, also after any one
silent removal elsewhere. It finds good plans quickly and proves nothing.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from voliera.birdie.components import FEATURES, FIRST_SEASON, KINDS, Bird
from voliera.solve.plan import ENDLESS, Clock, Document, Plan, plan_owls
from voliera.solve.prices import FEATURE_COUNT, Prices

MOST_SILENT = 2
"""Cards taken away without a set before a chain starts: more are hardly ever worth it."""
CARD_LEFT = 0.3
"""How much a card that is still in the line counts when states are compared."""
SMALL_SET = 3
"""Sets up to this size are tried for the Pigeon; sets of filled boxes always are."""

SHARED: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(
        ((a >> 2,) if a >> 2 == b >> 2 else ()) + ((FIRST_SEASON + (a & 3),) if a & 3 == b & 3 else ())
        for b in range(KINDS)
    )
    for a in range(KINDS)
)
"""SHARED[a][b]: the features that two cards share."""
CARRIES: tuple[tuple[bool, ...], ...] = tuple(
    tuple(feature in (card >> 2, FIRST_SEASON + (card & 3)) for card in range(KINDS))
    for feature in range(FEATURE_COUNT)
)
"""CARRIES[feature][card]."""

Line: TypeAlias = tuple[int, ...]
Path: TypeAlias = Any
"""What was done, newest first, as nested pairs: `(earlier, (verb, …))`, or None at the start. Spelt out at the end."""


class Standing(NamedTuple):
    """What a collapse has brought so far; `worth` leaves the flaps out, which are counted at the end."""

    worth: float
    filled: int
    marks: int
    pigeons: int
    lowest: int  # smallest value written by a set, 0 if none
    path: Path

    def via(self, *step: Any) -> "Standing":
        """The same after one more step of the path."""
        return Standing(self.worth, self.filled, self.marks, self.pigeons, self.lowest, (self.path, step))


State: TypeAlias = tuple[Line, Standing]
"""A line between chains."""


class Collapse:
    """Searches the ends of a collapse for given prices."""

    def __init__(self, prices: Prices, owls: int, *, single_chain: bool = False) -> None:
        """`single_chain`: one card is ever removed (B-E6)."""
        self._prices = prices
        self._owls = owls
        self._single_chain = single_chain

    def search(
        self,
        starts: Sequence[State],
        width: int,
        *,
        may_remove: bool = True,
        discards: bool = False,
        clock: Clock = ENDLESS,
    ) -> tuple[float, Standing]:
        """The best end found from any of the states: its worth, and how it stands then.

        `width` states are kept after each chain; `discards`: try every silent removal before a chain, too.
        """
        best_worth, best = max(((self._end_worth(after), after) for _, after in starts), key=lambda end: end[0])
        beam = starts
        while beam and may_remove:
            found: dict[tuple[Line, int, int, int], tuple[float, State]] = {}
            for line, before in beam:
                if clock.is_over():
                    return best_worth, best
                for child in self._children(line, before, discards):
                    rest, after = child
                    worth = self._end_worth(after)
                    if worth > best_worth:
                        best, best_worth = after, worth
                    key = (rest, after.filled, after.marks, after.pigeons)
                    if key not in found or worth > found[key][0]:
                        found[key] = (worth, child)
            ranked = sorted(found.values(), key=lambda item: -(item[0] + CARD_LEFT * len(item[1][0])))
            beam = [state for _, state in ranked[:width]]
            may_remove = not self._single_chain
        return best_worth, best

    def _end_worth(self, after: Standing) -> float:
        worth = after.worth + self._prices.flaps[after.marks]
        if self._owls and after.lowest:
            worth += plan_owls(self._prices, after.filled, after.lowest, self._owls).value
        return worth

    def _children(self, line: Line, before: Standing, discards: bool) -> Iterator[State]:
        """Every chain that starts with one removal, or after a few silent ones beside the same card."""
        if discards and not self._single_chain:
            for at in range(len(line)):
                if at in (0, len(line) - 1) or not SHARED[line[at - 1]][line[at + 1]]:
                    yield from self._children(line[:at] + line[at + 1 :], before.via("remove", at, 1, 0), False)
        n = len(line)
        reach = 3 if self._single_chain else 3 + MOST_SILENT
        for left in range(n - 2):
            shared = SHARED[line[left]]
            for right in range(left + 2, min(n, left + reach)):
                if shared[line[right]]:
                    yield from self.follow(line, left, right, before.via("remove", left + 1, right - left - 1, 0))
                    break
        if self._single_chain:
            return
        for right in range(n - 1, 2, -1):
            shared = SHARED[line[right]]
            for left in range(right - 2, max(-1, right - reach), -1):
                if shared[line[left]]:
                    if right - left > 2:
                        yield from self.follow(line, left, right, before.via("remove", right - 1, right - left - 1, -1))
                    break

    def follow(self, line: Line, left: int, right: int, before: Standing) -> Iterator[State]:
        """All ends of the chain at the gap between the cards at `left` and `right` (B-E3 to B-E6)."""
        shared = SHARED[line[left]][line[right]] if left >= 0 and right < len(line) else ()
        if not shared:
            yield line[: left + 1] + line[right:], before
            return
        for feature in shared:
            carries = CARRIES[feature]
            start, stop = left, right
            while start >= 0 and carries[line[start]]:
                start -= 1
            while stop < len(line) and carries[line[stop]]:
                stop += 1
            asked = before.via("feature", feature) if len(shared) > 1 else before
            for after in self.settle(feature, left - start + stop - right, asked):
                yield from self.follow(line, start, stop, after)

    def settle(self, feature: int, size: int, before: Standing) -> Iterator[Standing]:
        """Keep a set that has appeared, or give it to the Pigeon where that may pay (B-E7, B-E8)."""
        worth, filled, marks, pigeons, lowest, path = before
        is_filled = filled >> feature & 1
        if is_filled:
            yield before.via("keep", feature, 0, pigeons > 0)
        else:
            kept = (path, ("keep", feature, size, pigeons > 0))
            least = min(lowest, size) if lowest else size
            gain = self._prices.worth[feature][size]
            yield Standing(worth + gain, filled | 1 << feature, marks + 1, pigeons, least, kept)
        if pigeons and (is_filled or size <= SMALL_SET):
            cost = self._prices.costs[Bird.PIGEON]
            yield Standing(worth - cost, filled, marks + 2, pigeons - 1, lowest, (path, ("pigeon",)))

    def plan(self, end: Standing) -> Plan:
        """An end as a plan: its actions, stop, and the Owls."""
        plan = Plan(end.worth + self._prices.flaps[end.marks], proved=False)
        steps = []
        path = end.path
        while path is not None:
            path, step = path
            steps.append(step)
        for step in reversed(steps):
            plan.actions += spell(step)
            if step[0] == "keep" and step[2]:
                plan.boxes[step[1]] = step[2]
        plan.actions.append({"do": "stop"})
        return plan.then(plan_owls(self._prices, end.filled, end.lowest, self._owls))


def longest_runs(line: Sequence[int], feature: int, count: int) -> int:
    """How many cards are in the longest runs of a feature, `count` of them taken together."""
    runs = sorted(sum(1 for _ in run) for carried, run in groupby(line, CARRIES[feature].__getitem__) if carried)
    return sum(runs[-count:])


def spell(step: tuple[Any, ...]) -> list[Document]:
    """One entry of a path as actions."""
    match step:
        case ("remove", at, count, onwards):
            return [{"do": "remove", "at": at + onwards * i} for i in range(count)]
        case ("feature", feature):
            return [{"do": "feature", "feature": FEATURES[feature]}]
        case ("keep", _, _, asked):
            return [{"do": "keep"}] if asked else []
    return [{"do": "pigeon"}]
