"""Learning from games that were played: the network is taught to do what was done, and to expect how it ended.

Where the games are those of a look ahead that the network itself led, this is a step of expert iteration.
"""

import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

from voliera.errors import GameError
from voliera.learn.environments import environment_of
from voliera.learn.examples import Examples, examples_of, read_games
from voliera.learn.export import export
from voliera.learn.figures import all_logged
from voliera.learn.folder import LAST, LOG
from voliera.learn.network import FORBIDDEN, Network, chances, unpacked
from voliera.learn.settings import Settings
from voliera.learn.start import start_from
from voliera.learn.trainer import News, story_of

HELD_OUT = 10
"""One game of this many is not learned from: it measures."""
MOST_GRADIENT = 1.0
WEIGHT_DECAY = 0.01


class Imitation:
    """A run of imitation; `folder` gets log and weights, after every epoch."""

    def __init__(self, settings: Settings, folder: Path, command: str) -> None:
        env = self.environment = environment_of(settings.game)
        examples = examples_of(read_games(Path(settings.imitate)), env, settings.imitated or None)
        self.settings, self.folder, self.command = replace(settings, mix=examples.mix), folder, command
        torch.manual_seed(settings.seed)
        made = Network(env.layout, env.actions, env.seats, settings.width, settings.depth)
        self.began_with = start_from(Path(settings.start), made, env.layout) if settings.start else {}
        self.network = made.to(settings.device)
        self._tensors = tensors_of(examples, settings.device)
        held_out = examples.games % HELD_OUT == HELD_OUT - 1
        if held_out.all() or not held_out.any():
            raise GameError("bad_request", f"imitate: at least {HELD_OUT} finished games, so that some can be held out")
        self._learned, self._held_out = (
            torch.from_numpy(np.flatnonzero(part)).to(settings.device) for part in (~held_out, held_out)
        )
        self.optimiser = torch.optim.AdamW(self.network.parameters(), lr=settings.rate, weight_decay=WEIGHT_DECAY)
        self.epoch, self.elapsed, self.figures = 0, 0.0, self.measure()
        folder.mkdir(parents=True, exist_ok=True)

    def run(self, tell: Callable[[News], None] = lambda news: None) -> None:
        """Go through the games as often as the settings say; news are logged and told, the first before learning."""
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            while True:
                news = self.news() | self.keep()
                log.write(json.dumps(news) + "\n")
                log.flush()
                tell(news)
                if self.epoch >= self.settings.epochs:
                    return
                began = time.monotonic()
                self._learn_once()
                self.epoch += 1
                self.elapsed += time.monotonic() - began
                self.figures = self.measure()

    def _learn_once(self) -> None:
        """Learn from all games that are not held out, in another order each time."""
        settings = self.settings
        order = self._learned[torch.randperm(len(self._learned), device=self._learned.device)]
        parts = order.split(settings.minibatch)
        for number, at in enumerate(parts):
            done = (self.epoch + number / len(parts)) / settings.epochs
            for group in self.optimiser.param_groups:
                group["lr"] = settings.rate + (settings.rate_end - settings.rate) * done
            self.optimiser.zero_grad()
            policy, value, _ = self._losses(at)
            (policy + settings.value_weight * value).backward()
            torch.nn.utils.clip_grad_norm_(self.network.parameters(), MOST_GRADIENT)
            self.optimiser.step()

    @torch.no_grad()
    def measure(self) -> dict[str, float]:
        """Losses on the games that are held out, and how often the network's first choice is what was done."""
        found = torch.zeros(3)
        for at in self._held_out.split(self.settings.minibatch):
            found += len(at) * torch.stack(self._losses(at)).cpu()
        return dict(zip(("policy", "value", "agreement"), (found / len(self._held_out)).tolist(), strict=True))

    def _losses(self, at: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        rows, legal, taken, shares, absent = (one[at] for one in self._tensors)
        preferences, outcome = self.network(rows.float())
        logs = torch.log_softmax(preferences.masked_fill(~unpacked(legal, self.environment.actions), FORBIDDEN), 1)
        policy = -logs.gather(1, taken.unsqueeze(1)).mean()
        value = -(shares * chances(outcome, absent)).sum(1).mean()
        return policy, value, (logs.argmax(1) == taken).float().mean()

    def news(self) -> News:
        """Where the run stands."""
        decisions = self.epoch * len(self._learned)
        return {
            "seconds": round(self.elapsed, 1),
            "share": self.epoch / max(1, self.settings.epochs),
            "decisions": decisions,
            "per_second": round(decisions / max(1e-9, self.elapsed)),
            **all_logged(self.figures),
        }

    def keep(self) -> News:
        """Write the weights."""
        name = f"{self.epoch:05d}.net"
        done = (self.elapsed, self.epoch * len(self._learned), self.figures)
        story = story_of(self.settings, self.command, self.began_with, *done)
        for path in (self.folder / name, self.folder / LAST):
            export(path, self.network, self.environment, story)
        return {"weights": name}


def tensors_of(examples: Examples, device: str) -> tuple[torch.Tensor, ...]:
    """Rows, legal steps, steps taken, shares of the win, and absent seats."""
    absent = np.arange(examples.shares.shape[1]) >= examples.players[:, None]
    arrays = (examples.rows, examples.legal, examples.taken, examples.shares, absent)
    return tuple(torch.from_numpy(one).to(device) for one in arrays)
