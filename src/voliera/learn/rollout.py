"""Playing: the network decides in all games for some steps, and everything that learning needs is kept.

In a part of the games one seat learns and the others are an earlier self, or the opponent to which the best response is
trained; their decisions are played, not learned from.
"""

import copy
from typing import Any

import torch

from voliera.games.contract.training import Environment, Games
from voliera.learn.advantages import places_of
from voliera.learn.critic import Critic
from voliera.learn.network import FORBIDDEN, Network, chances, copy_weights, unpacked
from voliera.learn.settings import Settings
from voliera.learn.tempers import Tempers

WARPS = 128
"""Games against earlier selves come in groups of this many, on a device."""


def precision(device: str) -> torch.dtype:
    """Half precision on a device."""
    return torch.float32 if device == "cpu" else torch.bfloat16


def needs_secrets(settings: Settings) -> bool:
    """Whether hidden things are asked for."""
    return bool(settings.critic or settings.guess)


class Rollout:
    """The games, and a stretch of decisions in each."""

    def __init__(
        self,
        settings: Settings,
        environment: Environment,
        network: Network,
        games: Games,
        critic: Critic | None = None,
    ) -> None:
        steps, count, seats = settings.steps, settings.games, environment.seats
        self.games = games
        self.seats, self.actions = seats, environment.actions
        self.softness = environment.softness
        self.players = torch.from_numpy(games.players).long().to(settings.device)
        self.kind = precision(settings.device)
        self.actor = copy.deepcopy(network).to(self.kind)
        self.critic, self.judge = critic, copy.deepcopy(critic).to(self.kind) if critic is not None else None
        self.past: Any = None
        group = WARPS if settings.device != "cpu" else 1
        self.shared = int(count * settings.others_share) // group * group

        def room(*shape: int, kind: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros(shape, dtype=kind, device=settings.device)

        self.rows = room(steps + 1, count, environment.layout.size, kind=torch.int8)
        self.secrets = room(steps + 1, count, environment.secrets if needs_secrets(settings) else 0, kind=torch.int8)
        self.legal = room(steps + 1, count, -(-environment.actions // 64), kind=torch.int64)
        self.mover = room(steps + 1, count, kind=torch.int8)
        self.values = room(steps + 1, count, seats)
        self.taken = room(steps, count, kind=torch.int64)
        self.likelihood = room(steps, count)
        self.shares = room(steps, count, seats)
        self.points = room(steps, count, seats)
        self.done = room(steps, count, kind=torch.int8)
        self.chosen = room(count, kind=torch.int8)
        self.learned = torch.ones((steps, count), dtype=torch.bool, device=settings.device)
        self.absent = torch.arange(seats, device=settings.device) >= self.players.unsqueeze(1)
        numbers = torch.arange(self.shared, device=settings.device)
        self.learner = (numbers % self.players[: self.shared]).to(torch.int8)
        spread = 0.0 if settings.against else settings.temper
        self.tempers = Tempers(spread, environment.kinds, environment.actions, self.shared, seats, settings.device)

    @torch.no_grad()
    def play(self, network: Network, past: Any) -> None:
        """Play all games on, with the network as it is now; `past` is an earlier self, or None."""
        copy_weights(network, self.actor)
        self.past = past
        if self.critic is not None:
            copy_weights(self.critic, self.judge)
        for t in range(len(self.taken)):
            self._step(t)
        self._look(len(self.taken))

    @torch.no_grad()
    def spread_out(self, network: Network, longest: int) -> None:
        """Bring the games to all points between beginning and end, equally often.

        Games that begin together stay in step for long: each update would see only openings, or only endings. So each
        game is played once to see how long it is; then it is dealt again so that a part of that length, drawn by
        chance, is played when `longest` steps more have been.
        """
        copy_weights(network, self.actor)
        self.past = None
        lengths = torch.full_like(self.players, longest)
        for step in range(longest):
            self._step(0)
            lengths = torch.where(self.done[0].bool(), lengths.clamp(max=step + 1), lengths)
        moments = longest - 1 - (torch.rand(lengths.shape, device=lengths.device) * lengths).long()
        for step in range(longest):
            self._step(0)
            self.chosen.copy_(moments == step)
            self.games.deal_again(self.chosen)

    def _step(self, t: int) -> None:
        """Decide in all games, and play it."""
        preferences = self._look(t).masked_fill_(~unpacked(self.legal[t], self.actions), FORBIDDEN)
        logs = torch.log_softmax(preferences, 1)
        noise = torch.empty_like(logs).exponential_().log_()
        torch.argmax(logs - noise, 1, out=self.taken[t])
        self.likelihood[t] = logs.gather(1, self.taken[t].unsqueeze(1)).squeeze(1)
        self.games.step(self.taken[t], self.shares[t], self.points[t], self.done[t])
        self.tempers.renew(self.done[t, : self.shared].bool())

    def _look(self, t: int) -> torch.Tensor:
        """Observe, and ask the network: values are kept by seat, preferences returned."""
        self.games.look(self.rows[t], self.legal[t], self.mover[t])
        preferences, outcome = self.actor(self.rows[t].to(self.kind))
        if self.past is not None and self.shared:
            theirs = self.mover[t, : self.shared] != self.learner
            others, _ = self.past(self.rows[t, : self.shared].to(self.kind))
            others = others + self.tempers.of(self.mover[t, : self.shared]).to(others.dtype)
            preferences[: self.shared] = torch.where(theirs.unsqueeze(1), others, preferences[: self.shared])
            if t < len(self.learned):
                self.learned[t, : self.shared] = ~theirs
        if self.secrets.shape[2]:
            self.games.tell_secrets(self.secrets[t])
        if self.judge is not None:
            outcome = self.judge(self.rows[t].to(self.kind), self.secrets[t].to(self.kind))
        places = places_of(self.mover[t], self.players, self.seats)
        self.values[t] = chances(outcome, self.absent).exp().gather(1, places)
        return preferences.float()
