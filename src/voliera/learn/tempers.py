"""Tempers: in part of the games each of the other seats likes some kinds of steps more than its network does.

Selves that play alike agree on a pace, for example to lay at every turn, and learn nothing about tables that keep
another one. Other tempers bring all paces into the training.
"""

from collections.abc import Sequence

import torch


class Tempers:
    """What each seat of each game likes more or less, by kind of step; drawn when a game begins."""

    def __init__(self, spread: float, kinds: Sequence[int], actions: int, games: int, seats: int, device: str) -> None:
        """Prepare tempers; `kinds` has the first step of each kind, and `spread` is in units of a preference."""
        self.spread = spread
        ends = [*kinds[1:], actions]
        sizes = torch.tensor([end - first for first, end in zip(kinds, ends, strict=True)])
        self.kind_of_step = torch.repeat_interleave(torch.arange(len(kinds)), sizes).to(device)
        self.likes = torch.zeros((games, seats, len(kinds)), device=device)
        self.numbers = torch.arange(games, device=device)
        self.renew(torch.ones(games, dtype=torch.bool, device=device))

    def renew(self, chosen: torch.Tensor) -> None:
        """Draw the tempers of the chosen games again."""
        self.likes = torch.where(chosen[:, None, None], torch.randn_like(self.likes) * self.spread, self.likes)

    def of(self, mover: torch.Tensor) -> torch.Tensor:
        """What is added to the preferences of each game's seat to move, [game, step]."""
        return self.likes[self.numbers, mover.long()][:, self.kind_of_step]
