"""Random puzzles for the solvers: lines, boxes and worths of many shapes, each the same for the same number.

Worths are multiples of 1/1024, which is what the solvers count in, so that sums are the same in any order and results
are compared with `==`. What no rule can ask for (a set of one card, a set for a filled box) carries absurd worths: a
solver that reads it gives itself away.
"""

from dataclasses import dataclass
from random import Random

FLAP_COLUMN = (1, 2, 3, 4, 6, 8, 10, 12, 15, 18)
MOST_MARKS = 12
LONGEST = 16
ABSURD = 90.0
NO_COSTS = (0.0, 0.0, 0.0, 0.0)

Row = tuple[float, ...]


@dataclass(frozen=True)
class Worths:
    """Tables of worth, named as the solvers name them."""

    sets: tuple[Row, ...]
    flaps: Row
    owl: tuple[Row, ...]
    open: Row
    costs: tuple[float, float, float, float]


@dataclass(frozen=True)
class Instance:
    """One puzzle; its print is all that is needed to look into it."""

    line: tuple[int, ...]
    filled: int
    pigeons: int
    owls: int
    woodpeckers: int
    single_chain: bool
    worths: Worths


def instance(
    chance: Random, cards: int, *, pigeons: int = 2, owls: int = 2, woodpeckers: int = 0, single_chain: float = 0.0
) -> Instance:
    """A puzzle with this many cards; each ability is there up to this many times."""
    filled = random_boxes(chance)
    return Instance(
        random_line(chance, cards),
        filled,
        chance.randint(0, pigeons),
        chance.randint(0, owls),
        chance.randint(0, woodpeckers),
        chance.random() < single_chain,
        in_points(chance, filled) if chance.random() < 0.4 else random_worths(chance, filled),
    )


# Lines


def random_line(chance: Random, cards: int) -> tuple[int, ...]:
    """Any cards; cards of a few kinds, whose runs are long and equal; or cards drafted to match. Never a fifth copy."""
    kind = chance.choice(("uniform", "few", "drafted"))
    kinds = list(range(16))
    if kind == "few":
        kinds = chance.sample(kinds, max(chance.randint(3, 6), -(-cards // 4)))
    deck = kinds * 4
    chance.shuffle(deck)
    if kind != "drafted":
        return tuple(deck[:cards])
    line = deck[:1]
    del deck[:1]
    while len(line) < cards:
        near = [card for card in deck if card // 4 == line[-1] // 4 or card % 4 == line[-1] % 4]
        card = chance.choice(near if near and chance.random() < 0.7 else deck)
        deck.remove(card)
        line.append(card)
    return tuple(line[:cards])


def random_boxes(chance: Random) -> int:
    """Filled boxes: none, some, or nearly all."""
    share = chance.choice((0.0, 0.0, 0.2, 0.5, 0.9))
    return sum(1 << box for box in range(8) if chance.random() < share)


# Worths


def in_points(chance: Random, filled: int) -> Worths:
    """The rules' own points: trophies from some value on, the flap column from some mark on (B-C3, B-P9)."""
    to_beat = [chance.choice((0, 0, 2, 3, 4, 99)) for _ in range(4)]
    sets = []
    for feature in range(8):
        row = [float(length) for length in range(LONGEST + 1)]
        if feature < 4:
            row = [length + 3.0 * (length > to_beat[feature]) for length in range(LONGEST + 1)]
        sets.append(_with_absurd(tuple(row), filled, feature))
    owl = tuple(row[: 5 + 1] for row in sets)
    return Worths(tuple(sets), flap_row(column(chance), chance.randint(0, 12)), owl, (0.0,) * 256, NO_COSTS)


def column(chance: Random) -> tuple[int, ...]:
    """A flap column of 9 to 12 boxes: ours, or any that never falls."""
    if chance.random() < 0.5:
        return FLAP_COLUMN
    values = [1]
    for _ in range(chance.choice((8, 9, 10, 11))):
        values.append(values[-1] + chance.choice((0, 1, 1, 2, 3, 7)))
    return tuple(values)


def flap_row(values: tuple[int, ...], marked: int) -> Row:
    """What further marks bring when some are there; beyond the last box nothing."""
    points = (0, *values)
    marked = min(marked, len(values))
    return tuple(float(points[min(len(values), marked + more)] - points[marked]) for more in range(MOST_MARKS + 1))


def random_worths(chance: Random, filled: int) -> Worths:
    """What a bot might think: any worths that do not fall with length or value, negative ones included."""
    sets, owl = [], []
    base = chance.choice((-4.0, -1.0, 0.0, 3.0))
    for feature in range(8):
        first = base + _part(chance, -3, 3)
        rise = _rising(chance, first, LONGEST - 1, chance.choice((0.0, 1.0, 2.0)))
        sets.append(_with_absurd((ABSURD, -ABSURD, *rise), filled, feature))
        copied = _rising(chance, first + _part(chance, -2, 2), 4, 1.0)
        owl.append(_with_absurd((-ABSURD, -ABSURD, *copied), filled, feature))
    flaps = _rising(chance, 0.0, MOST_MARKS + 1, chance.choice((0.0, 1.0, 3.0)))
    costs = (_part(chance, 0, 2), _part(chance, 0, 2), _part(chance, 0, 3), _part(chance, 0, 2))
    no_costs = chance.random() < 0.3
    return Worths(tuple(sets), flaps, tuple(owl), open_row(chance), NO_COSTS if no_costs else costs)


def open_row(chance: Random) -> Row:
    """What boxes left open are worth: nothing, each its part, less and less the more there are, or anything at all."""
    kind = chance.choice(("nothing", "parts", "fewer", "any"))
    if kind == "nothing":
        return (0.0,) * 256
    if kind == "parts":
        parts = [_part(chance, 0, 4) for _ in range(8)]
        return tuple(sum(part for box, part in enumerate(parts) if mask >> box & 1) for mask in range(256))
    if kind == "fewer":
        steps = sorted((_part(chance, -1, 5) for _ in range(8)), reverse=True)
        return tuple(sum(steps[: mask.bit_count()]) for mask in range(256))
    return tuple(_part(chance, -6, 6) for _ in range(256))


def _part(chance: Random, low: int, high: int) -> float:
    """A random multiple of 1/1024; often one of 1/2, so that equal worths come up."""
    if chance.random() < 0.5:
        return chance.randint(2 * low, 2 * high) / 2
    return chance.randint(1024 * low, 1024 * high) / 1024


def _rising(chance: Random, first: float, count: int, slope: float) -> Row:
    """Numbers that never fall, from a first one on."""
    row = [first]
    while len(row) < count:
        row.append(row[-1] + chance.choice((0.0, slope, slope * chance.randint(0, 2048) / 1024)))
    return tuple(row)


def _with_absurd(row: Row, filled: int, feature: int) -> Row:
    """The row, or absurd worths where the box is filled and nothing can be written."""
    return (ABSURD,) * len(row) if filled >> feature & 1 else row
