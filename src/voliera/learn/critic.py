"""A critic: it says each seat's chance to win while a network trains, and sees what the seat to move may not know.

Decisions are judged by how chances change from one to the next. What the seats know changes with the seat to move, so
chances that follow from their knowledge would jump with every turn, whatever was decided. The critic's do not. It is
needed for training only: what plays afterwards is the network, which has learned from its judgement and sees nothing
hidden.
"""

import torch
from torch import nn

from voliera.games.layout import Layout

DEPTH = 2


class Critic(nn.Module):
    """Each seat's chance to win, from rows of a layout and secrets."""

    def __init__(self, layout: Layout, secrets: int, seats: int, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(layout.scales.copy()))
        self.inputs = layout.inputs
        self.seen = nn.Linear(layout.inputs, width)
        self.hidden = nn.Linear(secrets, width, bias=False)
        self.body = nn.ModuleList(nn.Linear(width, width) for _ in range(DEPTH))
        self.outcome = nn.Linear(width, seats)
        nn.init.orthogonal_(self.outcome.weight, 0.1)
        nn.init.zeros_(self.outcome.bias)

    def forward(self, rows: torch.Tensor, secrets: torch.Tensor) -> torch.Tensor:
        """Logits of the seats' chances, counted from the seat to move."""
        known = self.seen(rows[:, : self.inputs] * self.scale.to(rows.dtype))
        found = torch.relu(known + self.hidden(secrets))
        for layer in self.body:
            found = found + torch.relu(layer(found))
        outcome: torch.Tensor = self.outcome(found)
        return outcome
