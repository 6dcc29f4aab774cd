"""Learning from what was played: proximal policy optimisation, each decision used once.

On a device one step of the optimiser is a CUDA graph, replayed for each minibatch: all that it reads and writes stays
at fixed addresses.
"""

import torch
from torch import nn
from torch.nn import functional

from voliera.learn.advantages import advantages, rewards, seats_from, traces
from voliera.learn.network import FORBIDDEN, Network, chances, unpacked
from voliera.learn.rollout import Rollout
from voliera.learn.settings import Settings

MOST_GRADIENT = 0.5
FIGURES = ("policy", "value", "entropy", "change", "surprise", "clipped")
"""Losses, entropy, KL divergence from the playing network, spread of advantages, share of clipped decisions."""
WARM_UP = 3
"""Steps before a graph is recorded; they are undone."""


class Update:
    """The optimiser, and the samples of one rollout."""

    def __init__(self, settings: Settings, network: Network, rollout: Rollout) -> None:
        self.settings, self.network, self.rollout = settings, network, rollout
        on_device = settings.device != "cpu"
        device = settings.device
        self.rate = torch.tensor(settings.rate, device=device)
        self.critic = rollout.critic
        self.trained = nn.ModuleList([network, *([self.critic] if self.critic is not None else [])])
        self.optimiser = torch.optim.Adam(
            self.trained.parameters(), lr=self.rate, eps=1e-5, capturable=on_device, fused=on_device
        )
        samples = settings.games * settings.steps
        self.gains = torch.zeros(samples, device=device)
        self.targets = torch.zeros((samples, rollout.seats), device=device)
        self.traces = traces(settings.trace, rollout.players)
        self.picked = torch.zeros(settings.minibatch, dtype=torch.int64, device=device)
        self.entropy = torch.zeros((), device=device)
        self.network_learns = torch.ones((), device=device)
        self.figures = torch.zeros(len(FIGURES), device=device)
        self._graph: torch.cuda.CUDAGraph | None = None
        for weight in self.trained.parameters():
            weight.grad = torch.zeros_like(weight)

    def learn(self, margin: float, entropy: float, rate: float, *, critic_alone: bool = False) -> dict[str, float]:
        """Improve the network by all that the rollout holds, or the critic alone; returns the mean of the figures."""
        rollout = self.rollout
        worth = rewards(rollout.shares, rollout.points, rollout.absent, margin, rollout.softness)
        found = advantages(rollout.values, worth, rollout.done, self.traces)
        turned = seats_from(rollout.mover[:-1], rollout.players, rollout.seats)
        self.gains.copy_(found.gather(2, turned)[..., 0].flatten())
        self.targets.copy_((found + rollout.values[:-1]).gather(2, turned).flatten(0, 1))
        self.entropy.fill_(entropy)
        self._let_network_learn(not critic_alone)
        self.rate.fill_(rate)
        self.figures.zero_()
        order = torch.randperm(len(self.gains), device=self.gains.device)
        size = self.settings.minibatch
        count = len(order) // size
        for i in range(count):
            self.picked.copy_(order[i * size : (i + 1) * size])
            if self._graph is None:
                self.step()
            else:
                self._graph.replay()
        return dict(zip(FIGURES, (self.figures / count).tolist(), strict=True))

    def _let_network_learn(self, learns: bool) -> None:
        """Let the network learn, or the critic alone; the optimiser knows nothing of the network when it begins."""
        if learns and not self.network_learns:
            for weight in self.network.parameters():
                for value in self.optimiser.state.get(weight, {}).values():
                    value.zero_()
        self.network_learns.fill_(learns)

    def step(self) -> None:
        """One step of the optimiser on the picked samples."""
        rollout, at = self.rollout, self.picked
        count = self.settings.games
        half = rollout.kind
        rows = rollout.rows[:-1].flatten(0, 1)[at].to(half)
        legal = unpacked(rollout.legal[:-1].flatten(0, 1)[at], rollout.actions)
        with torch.autocast(rows.device.type, half, enabled=half != torch.float32, cache_enabled=False):
            hidden = self.network.hidden(rows)
            preferences, outcome = self.network.answer(rows, hidden)
            judged, guessed = self._secrets_losses(rows, hidden, at)
        logs = torch.log_softmax(preferences.float().masked_fill(~legal, FORBIDDEN), 1)
        now = logs.gather(1, rollout.taken.flatten()[at].unsqueeze(1)).squeeze(1)
        before = rollout.likelihood.flatten()[at]
        weight = (rollout.learned.flatten()[at] & (legal.sum(1) > 1)).float()
        loss, figures = losses(logs, now, before, self.gains[at], weight, self.settings.clip)
        seats = chances(outcome, rollout.absent[at % count])
        value = -(self.targets[at] * seats).sum(1).mean()
        whole = loss - self.entropy * figures[1] + self.settings.value_weight * value + guessed
        (self.network_learns * whole + judged).backward()
        for one in self.trained:
            torch.nn.utils.clip_grad_norm_(one.parameters(), MOST_GRADIENT)
        self.optimiser.step()
        with torch.no_grad():
            self.figures.add_(torch.stack([loss.detach(), value.detach(), *(one.detach() for one in figures[1:])]))
            for parameter in self.trained.parameters():
                parameter.grad.zero_()

    def _secrets_losses(
        self, rows: torch.Tensor, hidden: torch.Tensor, at: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """How wrong the critic's chances are, and the network's guesses at what is hidden."""
        judged = guessed = torch.zeros((), device=rows.device)
        if not self.rollout.secrets.shape[2]:
            return judged, guessed
        secrets = self.rollout.secrets[:-1].flatten(0, 1)[at].to(rows.dtype)
        if self.critic is not None:
            found = chances(self.critic(rows, secrets), self.rollout.absent[at % self.settings.games])
            judged = -(self.targets[at] * found).sum(1).mean()
        if self.network.guess is not None:
            asked = self.network.guess(hidden).float()
            wrong = functional.binary_cross_entropy_with_logits(asked, secrets.float(), reduction="none")
            guessed = self.settings.guess * wrong.sum(1).mean()
        return judged, guessed

    def record(self) -> None:
        """Record `step` as a CUDA graph; weights and optimiser are as before afterwards."""
        kept = {name: weight.clone() for name, weight in self.trained.state_dict().items()}
        state = self.optimiser.state_dict()["state"]
        moments = {i: {name: value.clone() for name, value in one.items()} for i, one in state.items()}
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(WARM_UP):
                self.step()
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.step()
        self._graph = graph
        self.trained.load_state_dict(kept)
        with torch.no_grad():
            for i, one in self.optimiser.state_dict()["state"].items():
                for name, value in one.items():
                    value.copy_(moments[i][name]) if i in moments else value.zero_()


def losses(
    logs: torch.Tensor, now: torch.Tensor, before: torch.Tensor, gains: torch.Tensor, weight: torch.Tensor, clip: float
) -> tuple[torch.Tensor, list[torch.Tensor]]:
    """The clipped policy loss over weighted samples; and loss, entropy, change, surprise, share of clipped ones."""
    total = weight.sum() + 1
    mean = (gains * weight).sum() / total
    spread = (((gains - mean) ** 2 * weight).sum() / total).sqrt() + 1e-6
    normal = (gains - mean) / spread
    ratio = torch.exp(now - before)
    gained = torch.minimum(ratio * normal, torch.clamp(ratio, 1 - clip, 1 + clip) * normal)
    loss = -(gained * weight).sum() / total
    entropy = -((logs.exp() * logs.clamp(min=-30)).sum(1) * weight).sum() / total
    change = ((before - now) * weight).sum() / total
    clipped = (((ratio - 1).abs() > clip).float() * weight).sum() / total
    return loss, [loss, entropy, change, spread, clipped]
