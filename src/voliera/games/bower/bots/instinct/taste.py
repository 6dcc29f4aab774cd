"""What the instinct thinks things are worth, in eggs: numbers that were found by letting tastes play each other."""

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from voliera.games.bower.rules.box import BONUSES

Tastes = npt.NDArray[np.float64]


class Taste(IntEnum):
    """The places in the array of tastes."""

    COLOURED = 0  # objects of a certain kind and colour on a square that is still empty
    COLOURED_WANTED = 1  # … if its owner knows that they are wanted there
    ANY_COLOUR = 2
    ANY_COLOUR_WANTED = 3
    BONUS = 4  # a bonus tile
    COLUMN_GEM = 5  # gems on a square that is still empty
    GROUP_GEM = 6  # gems that come to a group through one empty neighbour
    PROGRESS = 7  # how much of a hoped-for bonus tile counts now
    SPREAD = 8  # how far groups change until the end, by the root of the squares to come
    LOST = 9  # a square that can no longer be filled
    HELD = 10  # how much of a tile's gain counts while it stays in the hand
    SHELL = 11  # a shell, beside the ties that it may break in its column
    GROUP_SHELL = 12  # what shells add to a group, in squares
    UNKNOWN = 13  # how much a column counts whose egg the seat has not seen
    GROUP = 14  # how much a lead in a group counts
    EGG_TILE = 15  # what one object more is worth for an egg tile
    NOISE = 16  # how much chance there is in play-outs
    DENIED = 17  # how much of the other's loss counts, if a tile is taken away; play-outs do not look at it
    KEEP = 18  # one for each bonus tile: what it is worth at the beginning of a game
    LATE = 38  # … and at its end


SIZE = 58


def default_taste() -> Tastes:
    """The taste that plays best, as far as is known (tools/bower_instinct.py)."""
    return np.array(FOUND)


FOUND = (
    *(0.279, 0.479, 0.597, 0.834, 0.626, 0.453, 0.122, 1.069, 0.364),
    *(0.391, 0.446, 0.311, 0.204, 0.644, 1.254, 0.193, 0.05, 0.3),
    *(0.408, 0.092, 0.471, 0.67, 0.808, 0.766, 0.539, 0.382, 0.851, 0.32),
    *(0.085, 0.387, 0.534, 0.505, 0.83, 0.289, 0.523, 0.061, -0.078, 0.098),
    *(0.012, 0.038, 0.003, -0.067, -0.049, 0.342, 0.914, 0.471, 0.163, -0.039),
    *(0.072, 0.59, 0.388, 0.439, 0.587, 0.187, 0.209, 0.014, 0.046, 0.076),
)
assert len(FOUND) == SIZE == Taste.LATE + len(BONUSES)
