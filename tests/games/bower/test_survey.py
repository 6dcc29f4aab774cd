"""Packed numbers and what a column pays, beside the plain ways to count them."""

import random
from itertools import product

import pytest

from voliera.games.bower.rules.box import EGGS, EMBLEM, OBJECTS
from voliera.games.bower.rules.scoring import HUES, WHITE, column_eggs
from voliera.games.bower.rules.survey import COLOURED_SHELLS, FIELD, packed, pays_under

packed_plainly = getattr(packed, "py_func", packed)
eggs_of = getattr(column_eggs, "py_func", column_eggs)
YELLOW_FLOWER = 0


def test_a_face_is_packed_kind_by_kind() -> None:
    chance = random.Random(1)
    for _ in range(500):
        face = chance.getrandbits(23)
        kinds = sum(((face >> (2 * kind)) & 3) << (FIELD * kind) for kind in range(len(OBJECTS)))
        coloured = (1 if face & EMBLEM else 0) << (FIELD * COLOURED_SHELLS)
        assert packed_plainly(face) == kinds + coloured


@pytest.mark.rule("W-E4")
@pytest.mark.parametrize("tie", [-1, 0, 1])
def test_a_column_pays_what_the_best_declarations_bring(tie: int) -> None:
    """Against the whole table of declarations and answers."""
    for own, white, other, other_white in product(range(4), range(3), range(4), range(3)):
        mine = own + (white << (FIELD * WHITE))
        theirs = other + (other_white << (FIELD * WHITE))
        for options in product((0, 1), (0, 1)):
            answers = range(other, other + other_white + 1)
            brought = [min(eggs_of(a, b, tie, *options) for b in answers) for a in range(own, own + white + 1)]
            assert pays_under(YELLOW_FLOWER, mine, theirs, tie, *options) == max(brought)
    assert len(EGGS) == 2 * HUES
