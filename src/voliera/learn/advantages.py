"""How much better than expected each decision turned out: generalised advantage estimation, for every seat at once.

Chances to win of all seats are known after each decision, whoever took it. So a surprise is passed back along all
decisions of a game, with λ, and not only along those of one seat: with two players this is the usual estimate with
its sign turned from seat to seat, and three or four need nothing else.
"""

import torch


def rewards(
    shares: torch.Tensor, points: torch.Tensor, absent: torch.Tensor, margin: float, softness: float
) -> torch.Tensor:
    """What a finished game is worth to each seat: its share of the win, and in part what its lead promises.

    A lead of `softness` points makes a win about e times likelier.
    """
    if margin == 0:
        return shares
    promised = torch.softmax((points / softness).masked_fill(absent, -1e9), -1)
    return (1 - margin) * shares + margin * promised


def traces(trace: float, players: torch.Tensor) -> torch.Tensor:
    """λ of each game [game, 1], from that of two players: surprises reach back as many turns of each seat with more."""
    return trace ** (2 / players.float().unsqueeze(1))


def advantages(
    values: torch.Tensor, reward: torch.Tensor, done: torch.Tensor, trace: torch.Tensor | float
) -> torch.Tensor:
    """Advantages [step, game, seat]; `values` has one step more, `reward` counts where a game is `done`.

    `trace` is λ, one for all games or one for each, [game, 1].
    """
    found = torch.empty_like(reward)
    running = torch.zeros_like(reward[0])
    for t in range(reward.shape[0] - 1, -1, -1):
        over = done[t].bool().unsqueeze(-1)
        surprise = torch.where(over, reward[t], values[t + 1]) - values[t]
        running = surprise + trace * running.masked_fill(over, 0.0)
        found[t] = running
    return found


def seats_from(mover: torch.Tensor, players: torch.Tensor, seats: int) -> torch.Tensor:
    """The seat that stands at each place, counted from the seat to move; places without one show themselves.

    `players` has the number of players of each game, the last dimension of `mover`.
    """
    places, present = torch.arange(seats, device=mover.device), players.long().unsqueeze(-1)
    turned = (mover.long().unsqueeze(-1) + places) % present
    return torch.where(places < present, turned, places)


def places_of(mover: torch.Tensor, players: torch.Tensor, seats: int) -> torch.Tensor:
    """The place of each seat, counted from the seat to move: the inverse of `seats_from`."""
    numbers, present = torch.arange(seats, device=mover.device), players.long().unsqueeze(-1)
    turned = (numbers - mover.long().unsqueeze(-1)) % present
    return torch.where(numbers < present, turned, numbers)
