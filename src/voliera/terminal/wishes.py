"""What the command line asked for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Wishes:
    """The options of `voliera play`; None where it said nothing. Without a game the table asks for one."""

    game: str | None = "birdie"
    lang: str | None = None
    players: int | None = None
    seats: str | None = None
    bots: str | None = None
    programs: tuple[str, ...] = ()
    time_ms: int | None = None
    names: str | None = None
    variant: str | None = None
    single_chain: bool = False
    open_memory: bool = False
    fair_play: bool = False
    no_zero_ties: bool = False
    no_lone_ties: bool = False
    no_joining_gems: bool = False
    components: Path | None = None
    seed: int | None = None
    resume: Path | None = None
    save: Path | None = None
    delay: float = 0.0
    colour: bool = True


OPTIONS = ("single_chain", "open_memory", "fair_play", "no_zero_ties", "no_lone_ties", "no_joining_gems")
"""Wishes that belong to one game or another."""
