"""Checkpoints: all that a run needs to go on, written so that a crash leaves the last whole one."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import torch

from voliera.errors import GameError
from voliera.learn.settings import Settings

FREE = ("seconds", "decisions", "checkpoint_s", "report_s", "device", "start")
"""Settings that may differ when a run is resumed."""


def save(path: Path, kept: dict[str, Any]) -> None:
    """Write a checkpoint; `load` asks for its `settings`."""
    partial = path.with_suffix(".part")
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
