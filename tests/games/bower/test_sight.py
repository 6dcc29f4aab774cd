"""Beliefs are shared out by multiplication, and come to what divisions come to."""

from typing import Any

import numpy as np

from voliera.games.bower.rules.box import EGGS
from voliera.games.bower.sight import CALM, CERTAIN, divided, inverse

divided_plainly: Any = getattr(divided, "py_func", divided)
inverse_plainly: Any = getattr(inverse, "py_func", inverse)
MOST = 3 * CALM
"""The greatest weight of an egg."""


def test_quotients_are_exact_for_all_that_is_divided() -> None:
    numbers = np.arange(CERTAIN * MOST * MOST + 1)
    for divisor in range(1, len(EGGS) * MOST * MOST + 1):
        assert (divided_plainly(numbers, inverse_plainly(divisor)) == numbers // divisor).all()
