"""How likely it is that a lead lasts: the guesses behind the greedy bot's figures, all in eggs.

Every empty square is thought to be filled by chance, with more of what its owner wants where the owner knows what that
is. The numbers of `Guess` were found by letting bots with different guesses play each other; they are rough.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from math import comb, exp

GRAIN = 64
"""Chances are counted in parts of this, so that what was worked out once can be found again."""
ENOUGH_GEMS = 3


@dataclass(frozen=True, slots=True)
class Guess:
    """What the bot thinks things are worth, in eggs."""

    coloured: float = 0.17  # objects of a certain kind and colour on a square that is still empty
    coloured_wanted: float = 0.28  # … if its owner knows that they are wanted there
    any_colour: float = 0.45
    any_colour_wanted: float = 0.6
    bonus: float = 0.75  # a bonus tile
    gem: float = 0.45  # gems on a square that is still empty
    group_gem: float = 0.13  # gems that come to a group through one empty neighbour
    progress: float = 0.7  # how much of a hoped-for bonus tile counts now
    liberty: float = 0.22  # what an empty neighbour adds to a group, in squares
    liberties: int = 5  # … no more than so many
    spread: float = 0.24  # how far groups change until the end, by the root of the empty squares
    lost_square: float = 0.22  # a square that can no longer be filled
    held: float = 0.3  # how much of a tile's gain counts while it stays in the hand
    denied: float = 0.3  # how much of the other's loss counts, if a tile is taken away
    shell: float = 0.015  # a shell, for the tie at the very end
    seen_egg: float = 0.2  # to know an egg of the other from the start
    seen_aside: float = 0.12
    double_turn: float = 0.05
    discard: float = 0.15
    softness: float = 0.5  # a lead of so many eggs at the end makes a win e times likelier
    softness_per_turn: float = 0.08


GUESS = Guess()


def column_eggs(a: int, b: int, tie: int, zero_ties: bool) -> int:
    """Eggs of a column for a and b matching objects, the first player's less the other's (W-E3)."""
    if a == b:
        if a == 0 and not zero_ties:
            return 0
        return 2 * tie if a == 1 else tie
    if a > b:
        return 2 if a == 1 else 1
    return -2 if b == 1 else -1


@cache
def declared_eggs(a: int, white_a: int, b: int, white_b: int, tie: int, zero_ties: bool) -> int:
    """The same with white objects, which their owners declare as is best for them (W-E4)."""
    return max(
        min(column_eggs(a + own, b + other, tie, zero_ties) for other in range(white_b + 1))
        for own in range(white_a + 1)
    )


@cache
def binomial(trials: int, chance: int) -> tuple[float, ...]:
    """How likely 0, 1, 2 … hits are; the chance of one is in parts of GRAIN."""
    p = chance / GRAIN
    return tuple(comb(trials, hits) * p**hits * (1 - p) ** (trials - hits) for hits in range(trials + 1))


@lru_cache(maxsize=200_000)
def column_hope(
    counts: tuple[int, int, int, int], tie: int, empty: tuple[int, int], chances: tuple[int, int], zero_ties: bool
) -> float:
    """The eggs that a column will bring: own objects and white ones, the other's, and what the empty squares may add.

    `tie` says who will win ties: from -4, surely the other, to 4, surely the first player.
    """
    a, white_a, b, white_b = counts
    sign = (tie > 0) - (tie < 0)
    sure = abs(tie) / 4
    hope = 0.0
    for x, chance_x in enumerate(binomial(empty[0], chances[0])):
        for y, chance_y in enumerate(binomial(empty[1], chances[1])):
            eggs = declared_eggs(a + x, white_a, b + y, white_b, 0, zero_ties) * (1 - sure)
            if sign:
                eggs += declared_eggs(a + x, white_a, b + y, white_b, sign, zero_ties) * sure
            hope += chance_x * chance_y * eggs
    return hope


@cache
def tie_hope(lead: int, emblems: int, empty: int) -> int:
    """Who will win a tie, from -4 to 4: by Coloured Shells, or by shells as far as they will not change (W-E5)."""
    if emblems:
        return 4 if emblems > 0 else -4
    if not empty:
        return 4 * ((lead > 0) - (lead < 0))
    return round(4 * lead / (abs(lead) + 0.5 + 0.15 * empty))


@cache
def third_gem_hope(gems: int, mean: float) -> float:
    """How likely so many gems become three or more, if that many are to come on average; done is done (W-B2)."""
    missing = ENOUGH_GEMS - gems
    if missing <= 0 or mean <= 0:
        return 0.0
    fewer, term = 0.0, exp(-mean)
    for count in range(missing):
        fewer += term
        term *= mean / (count + 1)
    return 1 - fewer


def logistic(x: float) -> float:
    """From 0 to 1."""
    return 1 / (1 + exp(-x)) if x > -30 else 0.0


def lead_hope(lead: float, scale: float) -> float:
    """From -1 to 1: whether a lead lasts."""
    return 2 * logistic(lead / scale) - 1
