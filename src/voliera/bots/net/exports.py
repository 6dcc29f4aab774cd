"""Compiled functions of all networks for browsers."""

import numpy as np

from voliera.bots.net.batch import evaluate_many
from voliera.bots.net.forward import add_hints, evaluate
from voliera.bots.net.policy import log_policy, seat_chances
from voliera.kernel.exact import exp, log
from voliera.kernel.exports import Argument, Export, Scalar, numbers

BYTES, BYTES_2, BYTES_3 = numbers(np.int8), numbers(np.int8, 2), numbers(np.int8, 3)
FLOATS, FLOATS_2, FLOATS_3 = numbers(np.float32), numbers(np.float32, 2), numbers(np.float32, 3)
CHANCES = numbers(np.float64, 2)
SCALES: tuple[Argument, ...] = (FLOATS, FLOATS_2, FLOATS)
"""Of the first layer, of the body's, of the heads; biases are alike."""

EXPORTS = (
    Export("exp", exp, (Scalar.FLOAT,)),
    Export("log", log, (Scalar.FLOAT,)),
    Export("net_evaluate", evaluate, (BYTES, BYTES_2, BYTES_3, BYTES_2, *SCALES, *SCALES, FLOATS, FLOATS, FLOATS)),
    Export("net_add_hints", add_hints, (BYTES, FLOATS, FLOATS), small=True),
    Export(
        "net_evaluate_many",
        evaluate_many,
        (
            *(BYTES_2, Scalar.INT, FLOATS_2, FLOATS_3, FLOATS_2, *SCALES, *SCALES),
            *(FLOATS, numbers(np.int32), FLOATS_2, FLOATS, FLOATS_2),
        ),
    ),
    Export("net_log_policy", log_policy, (FLOATS_2, numbers(np.int64, 2), CHANCES), small=True),
    Export("net_seat_chances", seat_chances, (FLOATS_2, Scalar.INT, CHANCES), small=True),
)
