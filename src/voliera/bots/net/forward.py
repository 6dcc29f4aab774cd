"""A network's answer, as compiled code: preferences for steps, and the seats' chances.

Sums are in single precision and in a fixed order: inputs one after the other, outputs side by side, which the compiler
may compute together but not reorder. So all modes and machines give the same bits. Inputs that are 0 cost nothing.
"""

from dataclasses import fields

import numpy as np
import numpy.typing as npt

from voliera.bots.net.weights import Bytes, Floats, Net, Weights
from voliera.kernel import entry, rule
from voliera.kernel.exact import exp

ZERO = np.float32(0)


@rule
def add_input(sums: Floats, weights: Bytes, value: np.float32) -> None:
    """Add one input, times its weights, to all outputs."""
    for j in range(sums.shape[0]):
        sums[j] += value * np.float32(weights[j])


@rule
def clear(sums: Floats) -> None:
    """Begin sums with 0."""
    for j in range(sums.shape[0]):
        sums[j] = ZERO


@entry
def evaluate(
    row: Bytes,
    first: Bytes,
    body: Bytes,
    heads: Bytes,
    first_scale: Floats,
    body_scale: Floats,
    heads_scale: Floats,
    first_bias: Floats,
    body_bias: Floats,
    heads_bias: Floats,
    hidden: Floats,
    sums: Floats,
    out: Floats,
) -> None:
    """Evaluate one observation; `hidden` and `sums` are room to work in, `out` gets the heads."""
    clear(sums)
    for i in range(first.shape[0]):
        if row[i] != 0:
            add_input(sums, first[i], np.float32(row[i]))
    for j in range(hidden.shape[0]):
        hidden[j] = max(ZERO, sums[j] * first_scale[j] + first_bias[j])
    for layer in range(body.shape[0]):
        clear(sums)
        for i in range(hidden.shape[0]):
            if hidden[i] != ZERO:
                add_input(sums, body[layer, i], hidden[i])
        for j in range(hidden.shape[0]):
            hidden[j] += max(ZERO, sums[j] * body_scale[layer, j] + body_bias[layer, j])
    clear(out)
    for i in range(hidden.shape[0]):
        if hidden[i] != ZERO:
            add_input(out, heads[i], hidden[i])
    for j in range(out.shape[0]):
        out[j] = out[j] * heads_scale[j] + heads_bias[j]


@entry
def add_hints(row: Bytes, weights: Floats, preferences: Floats) -> None:
    """Add what the hints of each step come to, at these weights; steps behind the row have none."""
    kinds = weights.shape[0]
    for step in range(min(preferences.shape[0], row.shape[0] // kinds)):
        total = ZERO
        for k in range(kinds):
            if row[kinds * step + k] != 0:
                total += np.float32(row[kinds * step + k]) * weights[k]
        preferences[step] += total


class Evaluator:
    """A network with room to work in; one for each thread."""

    def __init__(self, net: Net) -> None:
        self.net = net
        weights = net.weights
        width = weights.first.shape[1]
        self._out = np.zeros(weights.heads.shape[1], np.float32)
        room = (np.zeros(width, np.float32), np.zeros(width, np.float32), self._out)
        self._arrays = (*(getattr(weights, field.name) for field in fields(Weights)), *room)

    def __call__(self, row: npt.NDArray[np.int8]) -> tuple[Floats, Floats]:
        """Preferences for all steps, and logits of the seats' chances, counted from the seat to move."""
        net, out = self.net, self._out
        evaluate(row, *self._arrays)
        preferences, seats = out[: net.actions].copy(), out[net.actions : out.size - net.hints].copy()
        if net.hints:
            add_hints(row[net.weights.first.shape[0] :], out[out.size - net.hints :], preferences)
        return preferences, seats


def chance_to_win(seats: Floats, players: int) -> float:
    """The chance of the seat to move, from the logits of all seats."""
    highest = max(float(one) for one in seats[:players])
    weights = [exp(float(one) - highest) for one in seats[:players]]
    return weights[0] / sum(weights)
