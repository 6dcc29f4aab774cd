"""How hard a puzzle is, from 1 to 5, by facts that are computed: no opinion, and no two answers."""

from bisect import bisect_right

from msgspec import Struct

from voliera.puzzles.days import Kind

CLOSE = 2
"""Answers that lose no more than this to the best one are close to it."""


class Facts(Struct, frozen=True):
    """What is counted of a puzzle."""

    size: int
    """Cards in the line; in Bower four for each turn that is the seat's alone, three for each turn of either seat."""
    ways: int
    """How many different ends there are to look at."""
    close: int
    """How many other answers are close to the best one."""
    gap: int
    """What the next best answer loses."""
    loss: int
    """What the best of the simple ways to play loses."""
    abilities: int
    """How often the answer plays an ability."""


LIMITS: dict[Kind, tuple[int, int, int, int]] = {
    "split": (27, 31, 35, 39),
    "chain": (25, 29, 32, 36),
    "placement": (24, 26, 27, 29),
    "gift": (21, 24, 25, 28),
}
"""The weights from which a puzzle is a 2, 3, 4, 5; chosen so that each is about a fifth of what is found."""


def weight(facts: Facts) -> int:
    """The facts in one number: more to see, more to mix up, a smaller margin and a better hidden answer weigh more."""
    return (
        facts.size
        + facts.ways.bit_length()
        + 2 * min(facts.close, 6)
        + 2 * max(0, 4 - facts.gap)
        + 2 * min(facts.loss, 6)
        + 4 * min(facts.abilities, 3)
    )


def difficulty(kind: Kind, facts: Facts) -> int:
    """From 1 to 5. It never falls when a fact gets harder."""
    return 1 + bisect_right(LIMITS[kind], weight(facts))


def facts_of(
    size: int, values: list[int], natural: int, abilities: int = 0, *, ways: int | None = None
) -> Facts | None:
    """The facts of a puzzle whose different answers are worth this much; None where the best is not alone, or easy."""
    values = sorted(values, reverse=True)
    if len(values) < 2 or values[0] == values[1] or natural >= values[0]:
        return None
    close = sum(value >= values[0] - CLOSE for value in values) - 1
    gap, loss = values[0] - values[1], values[0] - natural
    return Facts(size, len(values) if ways is None else ways, close, gap, loss, abilities)
