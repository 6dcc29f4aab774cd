"""The network: observation in; a preference for each step, and each seat's chance to win, out.

A wide first layer, residual layers, and two heads. All hidden numbers are 0 or more, so a file of eight-bit weights
and plain sums is enough to run it (voliera.bots.net). Where the layout has hints, a third head says how much each kind
of hint counts; what the hints of a step come to is added to the preference for it.
"""

from typing import Any

import torch
from torch import nn
from torch.nn import functional

from voliera.games.layout import Layout

FORBIDDEN = -1e9
"""Stands for minus infinity: the preference for a step that is not legal, the chance of a seat that is not there."""
ALIGNED = 8
"""Products whose sizes are multiples of this are fast on a device, in half precision."""


class Network(nn.Module):
    """Preferences and outcome, for rows of a layout."""

    def __init__(self, layout: Layout, actions: int, seats: int, width: int, depth: int, secrets: int = 0) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(layout.scales.copy()))
        self.hinted, self.planes, self.inputs = layout.hints.steps, layout.hints.planes, layout.inputs
        self.register_buffer("hint_scale", torch.tensor(layout.hints.scales), persistent=False)
        self.first = nn.Linear(layout.inputs, width)
        self.body = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
        self.policy = nn.Linear(width, actions)
        self.outcome = nn.Linear(width, seats)
        self.weighing = nn.Linear(width, self.planes) if self.planes else None
        self.guess = nn.Linear(width, secrets) if secrets else None  # for training only
        for layer, gain in (
            (self.first, 2**0.5),
            *((layer, 2**-0.5) for layer in self.body),
            (self.policy, 0.01),
            (self.outcome, 0.1),
            *([(self.weighing, 0.1)] if self.weighing is not None else []),
        ):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)
        if self.weighing is not None and layout.hints.first_weights:
            nn.init.zeros_(self.weighing.weight)
            with torch.no_grad():
                self.weighing.bias.copy_(torch.tensor(layout.hints.first_weights))

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Preferences for steps, and logits of the seats' chances, counted from the seat to move."""
        return self.answer(rows, self.hidden(rows))

    def hidden(self, rows: torch.Tensor) -> torch.Tensor:
        """What the heads look at."""
        weight = (self.first.weight * self.scale).to(rows.dtype)
        seen = rows[:, : self.inputs]
        hidden = torch.relu(functional.linear(seen, weight, self.first.bias.to(rows.dtype)))
        for layer in self.body:
            hidden = hidden + torch.relu(layer(hidden))
        return hidden

    def answer(self, rows: torch.Tensor, hidden: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """What the heads say."""
        preferences, outcome, weights = self._heads(hidden)
        if self.weighing is not None:
            weights = weights * self.hint_scale.to(hidden.dtype)
            hints = rows[:, self.inputs : self.inputs + self.hinted * self.planes].unflatten(1, (-1, self.planes))
            added = (hints * weights.to(rows.dtype).unsqueeze(1)).sum(2)
            preferences = preferences + functional.pad(added, (0, preferences.shape[1] - self.hinted))
        return preferences, outcome

    def _heads(self, hidden: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """What all heads say, in one product: of a size that a device multiplies fast."""
        heads = [self.policy, self.outcome, *([self.weighing] if self.weighing is not None else [])]
        sizes = [self.policy.out_features, self.outcome.out_features, self.planes]
        empty = -sum(sizes) % ALIGNED
        weight = functional.pad(torch.cat([head.weight for head in heads]), (0, 0, 0, empty))
        bias = functional.pad(torch.cat([head.bias for head in heads]), (0, empty))
        preferences, outcome, weights, _ = functional.linear(hidden, weight, bias).split([*sizes, empty], 1)
        return preferences, outcome, weights


def unpacked(words: torch.Tensor, actions: int) -> torch.Tensor:
    """Which steps are legal, from a bit each in words of 64."""
    steps = torch.arange(actions, device=words.device)
    return (words[..., steps // 64] >> (steps % 64)) & 1 == 1


def chances(outcome: torch.Tensor, absent: torch.Tensor) -> torch.Tensor:
    """Logarithms of the seats' chances; `absent` marks seats that are not in the game."""
    return torch.log_softmax(outcome.float().masked_fill(absent, FORBIDDEN), -1)


def copy_weights(source: Any, target: Any) -> None:
    """Copy all weights, into whatever precision the target has."""
    with torch.no_grad():
        for one, other in zip(source.parameters(), target.parameters(), strict=True):
            other.copy_(one)
