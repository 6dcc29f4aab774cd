"""Many observations at once: the sums of `forward.evaluate`, bit by bit, layer by layer for a whole batch.

A layer's weights stay in the cache while all rows pass through it, and four inputs are added in one sweep over the
outputs, which takes a quarter of the loads and stores. The order of additions is that of a single evaluation.
"""

import numpy as np
import numpy.typing as npt

from voliera.bots.net.forward import add_hints
from voliera.bots.net.weights import Bytes, Floats, Net
from voliera.kernel import entry, rule

ZERO = np.float32(0)
Places = npt.NDArray[np.int32]


@rule
def add_inputs(sums: Floats, weights: Floats, values: Floats, places: Places, count: int) -> None:
    """Add inputs, each times its weights, to all outputs; `places` are the inputs that are not 0."""
    whole = count - count % 4
    for k in range(0, whole, 4):
        a = weights[places[k]]
        b = weights[places[k + 1]]
        c = weights[places[k + 2]]
        d = weights[places[k + 3]]
        va = values[places[k]]
        vb = values[places[k + 1]]
        vc = values[places[k + 2]]
        vd = values[places[k + 3]]
        for j in range(sums.shape[0]):
            sums[j] = (((sums[j] + va * a[j]) + vb * b[j]) + vc * c[j]) + vd * d[j]
    for k in range(whole, count):
        a = weights[places[k]]
        va = values[places[k]]
        for j in range(sums.shape[0]):
            sums[j] += va * a[j]


@rule
def find_inputs(values: Floats, places: Places) -> int:
    """List the inputs that are not 0; returns how many there are."""
    count = 0
    for i in range(values.shape[0]):
        if values[i] != ZERO:
            places[count] = i
            count += 1
    return count


@entry
def evaluate_many(
    rows: Bytes,
    count: int,
    first: Floats,
    body: Floats,
    heads: Floats,
    first_scale: Floats,
    body_scale: Floats,
    heads_scale: Floats,
    first_bias: Floats,
    body_bias: Floats,
    heads_bias: Floats,
    inputs: Floats,
    places: Places,
    hidden: Floats,
    sums: Floats,
    out: Floats,
) -> None:
    """Evaluate the first `count` rows; `inputs`, `places`, `hidden` and `sums` are room to work in."""
    width = hidden.shape[1]
    for r in range(count):
        for i in range(inputs.shape[0]):
            inputs[i] = np.float32(rows[r, i])
        for j in range(width):
            sums[j] = ZERO
        add_inputs(sums, first, inputs, places, find_inputs(inputs, places))
        for j in range(width):
            hidden[r, j] = max(ZERO, sums[j] * first_scale[j] + first_bias[j])
    for layer in range(body.shape[0]):
        for r in range(count):
            for j in range(width):
                sums[j] = ZERO
            add_inputs(sums, body[layer], hidden[r], places, find_inputs(hidden[r], places))
            for j in range(width):
                hidden[r, j] += max(ZERO, sums[j] * body_scale[layer, j] + body_bias[layer, j])
    for r in range(count):
        for j in range(out.shape[1]):
            out[r, j] = ZERO
        add_inputs(out[r], heads, hidden[r], places, find_inputs(hidden[r], places))
        for j in range(out.shape[1]):
            out[r, j] = out[r, j] * heads_scale[j] + heads_bias[j]


class BatchEvaluator:
    """A network with room for up to `most` observations at once; one for each thread."""

    def __init__(self, net: Net, most: int) -> None:
        weights = net.weights
        inputs, width = weights.first.shape
        self.net, self.most = net, most
        self._out = np.zeros((most, weights.heads.shape[1]), np.float32)
        self._arrays = (
            *(matrix.astype(np.float32) for matrix in (weights.first, weights.body, weights.heads)),
            *(weights.first_scale, weights.body_scale, weights.heads_scale),
            *(weights.first_bias, weights.body_bias, weights.heads_bias),
            *(np.zeros(inputs, np.float32), np.zeros(max(inputs, width), np.int32)),
            *(np.zeros((most, width), np.float32), np.zeros(width, np.float32), self._out),
        )

    def __call__(self, rows: Bytes) -> tuple[Floats, Floats]:
        """Preferences for all steps, and logits of the seats' chances, for every row."""
        net, inputs = self.net, self.net.weights.first.shape[0]
        preferences, seats = [], []
        for start in range(0, len(rows), self.most):
            some = rows[start : start + self.most]
            evaluate_many(some, len(some), *self._arrays)
            out = self._out[: len(some)]
            preferences.append(out[:, : net.actions].copy())
            seats.append(out[:, net.actions : out.shape[1] - net.hints].copy())
            if net.hints:
                for row, weights, one in zip(some, out[:, out.shape[1] - net.hints :], preferences[-1], strict=True):
                    add_hints(row[inputs:], weights, one)
        return np.concatenate(preferences), np.concatenate(seats)
