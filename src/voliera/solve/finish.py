"""The end of a standard scoring, once Woodpecker and Robin are done with: sets, Pigeon, writing, Owl (B-P4 to B-P10).

Exact for the given prices: the split by dynamic programme, the Pigeon as one bit of it, the Owl by thresholds (only
sets of at least t cards, and t into an empty box: t is never more than what the Owl would copy, and for the best
split one t is just that).
"""

from collections.abc import Sequence

from voliera.birdie.components import FEATURES, FIRST_SEASON, OWL_LIMIT, SHORTEST_SET, Bird
from voliera.solve.knowledge import Knowledge
from voliera.solve.plan import Plan, plan_owls
from voliera.solve.prices import ALL_BOXES, Prices
from voliera.solve.split import DROPPED_PAIR, NEVER, PAIR, Piece, Split


class Case:
    """One way to use Pigeon and Owl: which declared set is dropped, and the least length that the Owl wants."""

    def __init__(self, k: Knowledge, prices: Prices, drop: int | None, shortest: int) -> None:
        """`drop` is the number of a declared set; without one, a new pair may go to the Pigeon."""
        self.drop = drop
        self.declared = _largest_declared(k, drop)
        self._shortest = shortest
        self._pigeon = drop is None and k.uses_left(Bird.PIGEON) > 0
        self._owl = k.uses_left(Bird.OWL) > 0
        self._prices = prices
        self._filled = k.filled
        self._declared_boxes = sum(1 << feature for feature in self.declared)
        self._base = sum(prices.worth[feature][length] for feature, length in self.declared.items())
        self._worth = [
            _improvements(row, self.declared[feature]) if feature in self.declared else row
            for feature, row in enumerate(prices.worth)
        ]
        self._known: dict[int, float] = {}
        self._split = Split(self._worth, shortest=self._shortest, pigeon=self._pigeon)

    def split(self, cards: Sequence[int]) -> Split:
        """The dynamic programme of this case, for these cards; it is used again for the next ones."""
        return self._split.become(cards)

    def final(self, choice: int) -> float:
        """What a choice of boxes is worth beside the new sets in it: flaps, declared sets, and the Owl."""
        value = self._known.get(choice)
        if value is None:
            value = self._known[choice] = self._count(choice)
        return value

    def _count(self, choice: int) -> float:
        boxes = choice & ALL_BOXES
        dropped = bool(choice & DROPPED_PAIR) or self.drop is not None
        written = boxes | self._declared_boxes
        value = self._base + self._prices.flaps[written.bit_count() + 2 * dropped]
        if dropped:
            value -= self._prices.costs[Bird.PIGEON]
        filled = self._filled | written
        if self._owl and written and filled != ALL_BOXES:
            stay = (length for feature, length in self.declared.items() if not boxes >> feature & 1)
            if all(length >= self._shortest for length in stay):
                worth, _ = self._prices.best_owl(self._shortest, filled)
                value += max(0, worth - self._prices.costs[Bird.OWL])
        return value


def _largest_declared(k: Knowledge, drop: int | None) -> dict[int, int]:
    """What the sets declared so far will write: the largest of each feature whose box is empty (B-P5, B-P6)."""
    largest: dict[int, int] = {}
    for number, (_, length, feature, dropped) in enumerate(k.sets):
        if not dropped and number != drop and not k.filled >> feature & 1:
            largest[feature] = max(length, largest.get(feature, 0))
    return largest


def _improvements(row: Sequence[float], length: int) -> list[float]:
    """A further set of a declared feature is worth what it has more; one that is not longer gives nothing."""
    return [row[longer] - row[length] if longer > length else NEVER for longer in range(len(row))]


class Finish:
    """Finds the best end for any line: everything else is read from the knowledge."""

    def __init__(self, k: Knowledge, prices: Prices) -> None:
        """Prepare the ways to use Pigeon and Owl."""
        self._k = k
        self._prices = prices
        self._free_from = k.sets[-1][0] + k.sets[-1][1] if k.sets else 0
        drops: list[int | None] = [None]
        if k.uses_left(Bird.PIGEON):
            drops += [number for number, (_, _, _, dropped) in enumerate(k.sets) if not dropped]
        lengths = range(SHORTEST_SET, OWL_LIMIT + 1) if k.uses_left(Bird.OWL) else (SHORTEST_SET,)
        self._cases = [Case(k, prices, drop, length) for drop in drops for length in lengths]

    def value(self, line: Sequence[int]) -> float:
        """The worth of the best end with this line."""
        cards = line[self._free_from :]
        return max(case.split(cards).best(case.final)[0] for case in self._cases)

    def plan(self, line: Sequence[int]) -> Plan:
        """The best end with this line."""
        cards = line[self._free_from :]
        best = -1e9
        for case in self._cases:
            split = case.split(cards)
            value, choice = split.best(case.final)
            if value > best:
                best, found = value, (case, split.pieces(choice))
        return self._spell(line, *found)

    def _spell(self, line: Sequence[int], case: Case, pieces: list[Piece]) -> Plan:
        """Pieces as actions: declare from left to right, drop, write, Owl."""
        plan = Plan(0)
        drop = case.drop
        written = dict(case.declared)
        for number, (start, length, feature) in enumerate(pieces, len(self._k.sets)):
            at = start + self._free_from
            name = _shared_feature(line[at], line[at + 1]) if feature == PAIR else feature
            plan.actions.append({"do": "set", "start": at, "length": length, "feature": FEATURES[name]})
            if feature == PAIR:
                drop = number
            else:
                written[feature] = length
        if drop is not None:
            plan.actions.append({"do": "pigeon", "set": drop})
            plan.value -= self._prices.costs[Bird.PIGEON]
        plan.actions.append({"do": "write"})
        plan.boxes = written
        plan.value += sum(self._prices.worth[feature][length] for feature, length in written.items())
        plan.value += self._prices.flaps[len(written) + 2 * (drop is not None)]
        filled = self._k.filled | sum(1 << feature for feature in written)
        lowest = min(written.values(), default=0)
        return plan.then(plan_owls(self._prices, filled, lowest, self._k.uses_left(Bird.OWL)))


def _shared_feature(a: int, b: int) -> int:
    """A feature that two neighbours share."""
    return a >> 2 if a >> 2 == b >> 2 else FIRST_SEASON + (a & 3)
