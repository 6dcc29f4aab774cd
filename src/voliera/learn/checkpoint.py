"""Checkpoints: all that a run needs to go on, written so that a crash leaves the last whole one."""

from __future__ import annotations

import io
import pickle
import zipfile
from pathlib import Path
from typing import Any

import torch

from voliera.errors import GameError
from voliera.learn.settings import Settings

PARTS = {"settings", "layout", "network", "optimiser", "past", "elapsed", "decisions", "iterations"}
FREE = ("seconds", "decisions", "checkpoint_s", "report_s", "device", "start")
"""Settings that may differ when a run is resumed."""


def save(path: Path, kept: dict[str, Any]) -> None:
    """Write a checkpoint; `load` asks for its `settings`."""
    partial = path.with_suffix(".part")
    packed = io.BytesIO()
    torch.save(kept, packed)  # into memory: torch tells a full disk as an error of its own, without the reason
    try:
        partial.write_bytes(packed.getbuffer())
        partial.replace(path)
    except OSError:
        partial.unlink(missing_ok=True)
        raise


def load(path: Path, settings: Settings, layout: str) -> dict[str, Any]:
    """Read a checkpoint of the same settings and layout of observations; anything else is refused."""
    try:
        kept: dict[str, Any] = torch.load(checked(path), map_location=settings.device, weights_only=True)
        if not isinstance(kept, dict) or not kept.keys() >= PARTS:
            raise pickle.UnpicklingError
    except OSError as error:
        raise GameError("bad_request", f"checkpoint {path}: cannot be read ({error.strerror})") from None
    except (RuntimeError, EOFError, ValueError, zipfile.BadZipFile, pickle.UnpicklingError):
        raise GameError("bad_request", f"checkpoint {path}: damaged, or not a checkpoint") from None
    wished = settings.document()
    for name, value in kept["settings"].items():
        if name not in FREE and wished.get(name) != value:
            raise GameError("bad_request", f"checkpoint {path}: {name} was {value}, not {wished.get(name)}")
    if kept["layout"] != layout:
        raise GameError("bad_request", f"checkpoint {path}: made for observations of another layout; train again")
    return kept


def checked(path: Path) -> io.BytesIO:
    """Return the bytes of a checkpoint, all of whose sums are right: torch does not look at them."""
    packed = io.BytesIO(path.read_bytes())
    with zipfile.ZipFile(packed) as parts:
        if parts.testzip() is not None:
            raise zipfile.BadZipFile
    packed.seek(0)
    return packed
