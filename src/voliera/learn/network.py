"""The network: observation in; a preference for each step, and each seat's chance to win, out.

A wide first layer, residual layers, and two heads. All hidden numbers are 0 or more, so a file of eight-bit weights
and plain sums is enough to run it (voliera.bots.net).
"""

from typing import Any

import torch
from torch import nn
from torch.nn import functional

from voliera.games.layout import Layout

FORBIDDEN = -1e9
"""Stands for minus infinity: the preference for a step that is not legal, the chance of a seat that is not there."""


class Network(nn.Module):
    """Preferences and outcome, for rows of a layout."""

    def __init__(self, layout: Layout, actions: int, seats: int, width: int, depth: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(layout.scales.copy()))
        self.first = nn.Linear(layout.size, width)
        self.body = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
        self.policy = nn.Linear(width, actions)
        self.outcome = nn.Linear(width, seats)
        for layer, gain in (
            (self.first, 2**0.5),
            *((layer, 2**-0.5) for layer in self.body),
            (self.policy, 0.01),
            (self.outcome, 0.1),
        ):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Preferences for steps, and logits of the seats' chances, counted from the seat to move."""
        weight = (self.first.weight * self.scale).to(rows.dtype)
        hidden = torch.relu(functional.linear(rows, weight, self.first.bias.to(rows.dtype)))
        for layer in self.body:
            hidden = hidden + torch.relu(layer(hidden))
        return self.policy(hidden), self.outcome(hidden)


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
