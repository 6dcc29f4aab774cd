"""One network against another on many deals at once, both playing their first choice: a quick measure in training."""

from typing import Any, NamedTuple

import torch

from voliera.games.contract import Environment
from voliera.games.mix import Table
from voliera.learn.network import FORBIDDEN, unpacked
from voliera.learn.rollout import precision

DEALS_SEED = 99_991
"""Of the deals of duels, apart from those of training."""
MOST_STEPS = 400


class Share(NamedTuple):
    """The share of games that were won, with its standard error."""

    value: float
    error: float
    games: int


@torch.no_grad()
def duel(
    one: Any, two: Any, environment: Environment, table: Table, device: str, count: int, seed: int = DEALS_SEED
) -> Share:
    """Play one game on each deal; the first network has one seat, the second all others. None plays by chance."""
    games = environment.games(device, count, [table], seed)
    kind = precision(device)
    rows = torch.zeros((count, environment.layout.size), dtype=torch.int8, device=device)
    legal = torch.zeros((count, -(-environment.actions // 64)), dtype=torch.int64, device=device)
    mover = torch.zeros(count, dtype=torch.int8, device=device)
    taken = torch.zeros(count, dtype=torch.int64, device=device)
    shares = torch.zeros((count, environment.seats), device=device)
    points = torch.zeros_like(shares)
    done = torch.zeros(count, dtype=torch.int8, device=device)
    own = torch.arange(count, device=device) % table.players
    won = torch.zeros(count, device=device)
    ended = torch.zeros(count, dtype=torch.bool, device=device)
    for _ in range(MOST_STEPS):
        games.look(rows, legal, mover)
        seen = rows.to(kind)
        asked = [
            torch.rand((count, environment.actions), device=device) if net is None else net(seen)[0].float()
            for net in (one, two)
        ]
        preferences = torch.where((mover == own).unsqueeze(1), *asked)
        taken.copy_(preferences.masked_fill(~unpacked(legal, environment.actions), FORBIDDEN).argmax(1))
        games.step(taken, shares, points, done)
        now = done.bool() & ~ended
        won = torch.where(now, shares.gather(1, own.unsqueeze(1)).squeeze(1), won)
        ended |= now
        if bool(ended.all()):
            break
    played = int(ended.sum())
    value = float(won[ended].mean()) if played else float("nan")
    return Share(value, (value * (1 - value) / max(1, played)) ** 0.5, played)
