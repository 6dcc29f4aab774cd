"""Standard scoring (B-P3 to B-P10): the best plan from any of its phases.

Without a Robin the plan is exact for the given prices: the split by dynamic programme, the Pigeon as one bit of it,
the Owl by thresholds (only sets of at least t cards, and t into an empty box; the best t is the true one), and every
move of the Woodpecker. A Robin's card is unknown, so there a plan ends with the draw and its value is expected.
"""

from collections.abc import Iterator, Sequence

from voliera.birdie.components import FEATURES, OWL_LIMIT, SHORTEST_SET, Bird
from voliera.birdie.state import Phase
from voliera.solve.knowledge import Knowledge
from voliera.solve.plan import Clock, Plan, plan_owl_phase, plan_owls
from voliera.solve.prices import ALL_BOXES, FEATURE_COUNT, Prices
from voliera.solve.split import DROPPED_PAIR, PAIR, Piece, Split


class Case:
    """One way to use Pigeon and Owl: which declared set is dropped, and the least length that the Owl wants."""

    def __init__(self, k: Knowledge, prices: Prices, drop: int | None, shortest: int, pigeon: bool, owl: bool) -> None:
        """`pigeon`: a new pair may be dropped. `owl`: the Owl may copy, and then all sets reach `shortest`."""
        self.drop = drop
        self.shortest = shortest
        self.pigeon = pigeon
        self._owl = owl
        self._prices = prices
        self._filled = k.filled
        self.declared = _largest_declared(k, drop)
        self._declared_boxes = sum(1 << feature for feature in self.declared)
        self._base = sum(prices.worth[feature][length] for feature, length in self.declared.items())
        self.worth = [
            _improvements(row, self.declared[feature]) if feature in self.declared else row
            for feature, row in enumerate(prices.worth)
        ]
        self._known: dict[int, float] = {}

    def final(self, choice: int) -> float:
        """What a choice of boxes is worth beside the sets in it: flaps, declared sets, and the Owl."""
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
            if all(length >= self.shortest for length in stay):
                worth, _ = self._prices.best_owl(min(OWL_LIMIT, self.shortest), filled)
                value += max(0, worth - self._prices.costs[Bird.OWL])
        return value

    def split(self, cards: Sequence[int]) -> Split:
        """The dynamic programme of this case."""
        return Split(self.worth, cards, shortest=self.shortest, pigeon=self.pigeon)


def _largest_declared(k: Knowledge, drop: int | None) -> dict[int, int]:
    """What the sets declared so far will write: the largest of each feature whose box is empty (B-P5, B-P6)."""
    largest: dict[int, int] = {}
    for number, (_, length, feature, dropped) in enumerate(k.sets):
        if not dropped and number != drop and not k.filled >> feature & 1:
            largest[feature] = max(length, largest.get(feature, 0))
    return largest


def _improvements(row: Sequence[float], length: int) -> list[float]:
    """A further set of a declared feature is worth what it has more; a smaller one is never a gain."""
    return [row[longer] - row[length] if longer > length else -1e6 for longer in range(len(row))]


class Finish:
    """The end of a standard scoring once Woodpecker and Robin are done with: sets, Pigeon, writing, Owl."""

    def __init__(self, k: Knowledge, prices: Prices) -> None:
        """Reads everything from `k` but the line, so that moved lines can be tried."""
        self._k = k
        self._prices = prices
        self.free_from = k.sets[-1][0] + k.sets[-1][1] if k.sets else 0
        pigeon, owl = k.uses_left(Bird.PIGEON) > 0, k.uses_left(Bird.OWL) > 0
        drops = [number for number, (_, _, _, dropped) in enumerate(k.sets) if not dropped] if pigeon else []
        lengths = range(SHORTEST_SET, OWL_LIMIT + 1) if owl else (SHORTEST_SET,)
        self._cases = [
            Case(k, prices, drop, length, pigeon and drop is None, owl) for drop in (None, *drops) for length in lengths
        ]

    def value(self, line: Sequence[int]) -> float:
        """The worth of the best way to finish with this line."""
        cards = line[self.free_from :]
        return max(case.split(cards).best(case.final)[0] for case in self._cases)

    def plan(self, line: Sequence[int]) -> Plan:
        """The best way to finish with this line."""
        cards = line[self.free_from :]
        best: tuple[float, Case, list[Piece]] | None = None
        for case in self._cases:
            split = case.split(cards)
            value, choice = split.best(case.final)
            if best is None or value > best[0]:
                best = value, case, split.pieces(choice)
        assert best is not None
        return self._spell(best[1], best[2])

    def _spell(self, case: Case, pieces: list[Piece]) -> Plan:
        """Pieces as actions: declare from left to right, drop, write, Owl."""
        k, plan = self._k, Plan(0)
        drop = case.drop
        written = dict(case.declared)
        cards = k.line
        for start, length, feature in pieces:
            at = start + self.free_from
            if feature == PAIR:
                drop = len(k.sets) + len(plan.actions)
            else:
                written[feature] = length
            plan.actions.append({"do": "set", "start": at, "length": length, "feature": feature})
        del cards
        if drop is not None:
            plan.actions.append({"do": "pigeon", "set": drop})
            plan.value -= self._prices.costs[Bird.PIGEON]
        plan.actions.append({"do": "write"})
        plan.boxes = written
        plan.value += sum(self._prices.worth[feature][length] for feature, length in written.items())
        plan.value += self._prices.flaps[len(written) + 2 * (drop is not None)]
        filled = k.filled | sum(1 << feature for feature in written)
        owls = plan_owls(self._prices, filled, min(written.values(), default=0), k.uses_left(Bird.OWL))
        return plan.before(owls)
