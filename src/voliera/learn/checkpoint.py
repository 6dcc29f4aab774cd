"""Checkpoints: all that a run needs to go on, written so that a crash leaves the last whole one."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from voliera.errors import GameError
from voliera.learn.settings import Settings

if TYPE_CHECKING:
    from voliera.learn.trainer import Trainer

FREE = ("seconds", "decisions", "checkpoint_s", "report_s", "device", "start")
"""Settings that may differ when a run is resumed."""


def save(path: Path, trainer: Trainer) -> None:
    """Write a checkpoint."""
    partial = path.with_suffix(".part")
    kept = {
        "settings": trainer.settings.document(),
        "layout": trainer.environment.layout.digest,
        "network": trainer.network.state_dict(),
        **({"critic": trainer.critic.state_dict()} if trainer.critic is not None else {}),
        "optimiser": trainer.update.optimiser.state_dict(),
        "past": [one.state_dict() for one in trainer.past.selves],
        "elapsed": trainer.elapsed,
        "decisions": trainer.decisions,
        "iterations": trainer.iterations,
    }
    torch.save(kept, partial)
    partial.replace(path)


def load(path: Path, settings: Settings) -> dict[str, Any]:
    """Read a checkpoint of the same settings; anything else is refused."""
    try:
        kept: dict[str, Any] = torch.load(path, map_location=settings.device, weights_only=True)
    except OSError as error:
        raise GameError("bad_request", f"checkpoint {path}: cannot be read ({error.strerror})") from None
    except (RuntimeError, EOFError, pickle.UnpicklingError):
        raise GameError("bad_request", f"checkpoint {path}: damaged, or not a checkpoint") from None
    wished = settings.document()
    for name, value in kept["settings"].items():
        if name not in FREE and wished.get(name) != value:
            raise GameError("bad_request", f"checkpoint {path}: {name} was {value}, not {wished.get(name)}")
    return kept
