"""A training run, from its settings to its weights: play, learn, keep, measure. It can be stopped and resumed."""

import copy
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from voliera.errors import GameError
from voliera.games.contract import Environment
from voliera.games.mix import Table
from voliera.learn.checkpoint import load, save
from voliera.learn.critic import Critic
from voliera.learn.duel import duel
from voliera.learn.environments import environment_of
from voliera.learn.export import export
from voliera.learn.figures import all_logged
from voliera.learn.folder import CHECKPOINT, LAST, LOG, forget_after
from voliera.learn.network import Network, copy_weights
from voliera.learn.past import Past
from voliera.learn.rollout import Rollout, needs_secrets, precision
from voliera.learn.settings import Settings
from voliera.learn.start import network_of, start_from
from voliera.learn.update import Update

DUEL_GAMES = 16_384
SMALL_DUEL_GAMES = 256

News = dict[str, Any]


class Trainer:
    """Everything that a run needs; `folder` gets log, checkpoint and weights."""

    def __init__(self, settings: Settings, folder: Path, command: str, resume: bool = False) -> None:
        self.environment = environment_of(settings.game)
        for table in settings.tables:
            self.environment.check(table.players, table.variant)
        torch.manual_seed(settings.seed)
        self.settings, self.folder, self.command = settings, folder, command
        env = self.environment
        secrets = checked_secrets(settings, env)
        made = Network(
            env.layout, env.actions, env.seats, settings.width, settings.depth, secrets if settings.guess else 0
        )
        self.began_with = start_from(Path(settings.start), made, env.layout) if settings.start else {}
        self.network = made.to(settings.device)
        self.critic = None
        if settings.critic:
            self.critic = Critic(env.layout, secrets, env.seats, settings.critic).to(settings.device)
        self.elapsed, self.decisions, self.iterations = 0.0, 0, 0
        self.past = Past(settings.seed, self._opponent())
        folder.mkdir(parents=True, exist_ok=True)
        kept = load(folder / CHECKPOINT, settings, env.layout.digest) if resume else None
        games_seed = settings.seed if kept is None else settings.seed + 1 + kept["iterations"]
        games = env.games(settings.device, settings.games, settings.tables, games_seed)
        self.rollout = Rollout(settings, env, self.network, games, self.critic)
        self.update = Update(settings, self.network, self.rollout)
        if kept is not None:
            self._resume(kept)
        self._earlier: Any = None
        self._kept = 0
        self._figures: News = {}

    def _opponent(self) -> Any:
        """The network that holds the other seats, where one does."""
        settings = self.settings
        if not settings.against:
            return None
        network = network_of(Path(settings.against), self.environment)
        return playing(network.to(settings.device), settings.device)

    def _resume(self, kept: News) -> None:
        self.network.load_state_dict(kept["network"])
        if self.critic is not None:
            self.critic.load_state_dict(kept["critic"])
        self.update.optimiser.load_state_dict(kept["optimiser"])
        for group in self.update.optimiser.param_groups:
            group["lr"] = self.update.rate
        self.elapsed, self.decisions, self.iterations = kept["elapsed"], kept["decisions"], kept["iterations"]
        forget_after(self.folder, self.decisions)
        for weights in kept["past"]:
            earlier = copy.deepcopy(self.rollout.actor)
            earlier.load_state_dict(weights)
            self.past.selves.append(earlier)

    def _to_resume(self) -> News:
        """All that a run needs to go on."""
        return {
            "settings": self.settings.document(),
            "layout": self.environment.layout.digest,
            "network": self.network.state_dict(),
            **({"critic": self.critic.state_dict()} if self.critic is not None else {}),
            "optimiser": self.update.optimiser.state_dict(),
            "past": [one.state_dict() for one in self.past.selves],
            "elapsed": self.elapsed,
            "decisions": self.decisions,
            "iterations": self.iterations,
        }

    @property
    def share(self) -> float:
        """The part of the run that is done, from 0 to 1."""
        if self.settings.decisions:
            return min(1.0, self.decisions / self.settings.decisions)
        return min(1.0, self.elapsed / self.settings.seconds)

    def run(self, tell: Callable[[News], None] = lambda news: None) -> None:
        """Train to the end; news are logged and told."""
        settings = self.settings
        self.rollout.spread_out(self.network, self.environment.longest)
        if settings.device != "cpu":
            self.rollout.play(self.network, None)
            self.update.record()
        last_report = last_checkpoint = time.monotonic()
        next_past = self.share + settings.past_every
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            while self.share < 1:
                began = time.monotonic()
                self._iterate()
                now = time.monotonic()
                self.elapsed += now - began
                if settings.past_share and self.share >= next_past:
                    self.past.keep(self.rollout.actor)
                    next_past += settings.past_every
                ends = self.share >= 1
                if ends or now - last_report >= settings.report_s:
                    last_report = now
                    news = self.news()
                    if ends or now - last_checkpoint >= settings.checkpoint_s:
                        last_checkpoint = now
                        news |= self.keep()
                    log.write(json.dumps(news) + "\n")
                    log.flush()
                    tell(news)

    def _iterate(self) -> None:
        settings, share = self.settings, self.share
        margin = settings.margin * max(0.0, 1 - share / settings.margin_until)
        entropy = settings.entropy * (settings.entropy_end / settings.entropy) ** share
        rate = settings.rate + (settings.rate_end - settings.rate) * share
        self.rollout.play(self.network, self.past.pick())
        alone = share < settings.critic_alone
        self._figures = self.update.learn(margin, entropy, rate, critic_alone=alone)
        self.iterations += 1
        self.decisions += settings.games * settings.steps

    def news(self) -> News:
        """Where the run stands."""
        ended = int(self.rollout.done.sum())
        samples = self.settings.games * self.settings.steps
        return {
            "seconds": round(self.elapsed, 1),
            "share": round(self.share, 4),
            "decisions": self.decisions,
            "per_second": round(self.decisions / max(1e-9, self.elapsed)),
            "length": round(samples / ended, 2) if ended else None,
            **all_logged(self._figures),
        }

    def keep(self) -> News:
        """Write checkpoint and weights, and measure against the opponent, or against the self of the last time."""
        settings = self.settings
        current = copy.deepcopy(self.rollout.actor)
        copy_weights(self.network, current)
        found: News = {}
        first, *others = settings.tables
        if self.past.opponent is not None:
            found["against_opponent"] = self._measured(current, self.past.opponent, first)
        elif self._earlier is not None:
            found["against_last"] = self._measured(current, self._earlier, first)
            if others:
                table = others[self._kept % len(others)]
                found["against_last_at"] = {table.name: self._measured(current, self._earlier, table)}
        self._earlier = current
        self._kept += 1
        save(self.folder / CHECKPOINT, self._to_resume())
        name = f"{int(self.elapsed):05d}.net"
        for path in (self.folder / name, self.folder / LAST):
            export(path, self.network, self.environment, self.story())
        return {**found, "weights": name}

    def _measured(self, current: Any, other: Any, table: Table) -> list[float]:
        """The share of wins against another network, and its standard error."""
        device = self.settings.device
        count = SMALL_DUEL_GAMES if device == "cpu" else DUEL_GAMES
        against = duel(current, other, self.environment, table, device, count)
        return [round(against.value, 4), round(against.error, 4)]

    def story(self) -> News:
        """What is written into the header of weights."""
        done = (self.elapsed, self.decisions, self._figures)
        return story_of(self.settings, self.command, self.began_with, *done)


def story_of(
    settings: Settings, command: str, began_with: News, seconds: float, decisions: int, figures: dict[str, float]
) -> News:
    """How weights were made."""
    return {
        "command": command,
        "settings": settings.document(),
        "seed": settings.seed,
        **({"began_with": began_with} if began_with else {}),
        "seconds": round(seconds, 1),
        "decisions": decisions,
        "figures": all_logged(figures),
        "torch": torch.__version__,
    }


def checked_secrets(settings: Settings, environment: Environment) -> int:
    """How many numbers say what is hidden; refuses a critic, or guesses, where a game tells no secrets."""
    if needs_secrets(settings) and not environment.secrets:
        raise GameError("bad_request", f"critic, guess: not for {settings.game}, whose self-play tells no secrets")
    return environment.secrets


def playing(network: Network, device: str) -> Any:
    """A copy of a network in the precision that games are played with."""
    return copy.deepcopy(network).to(precision(device))
