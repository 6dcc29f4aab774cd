"""The layout of an observation: which numbers stand where in a row, what each means, and how a network scales it.

A game describes its row as a table of blocks (`games/*/layout.py`). Scales bring most numbers between -1 and 1. Behind
the blocks a row may have hints: a few numbers for each step, from the first one on, that a network weighs.
Weights are trained for one layout and refuse every other one, so the table has a digest. Change the version where a
number changes its meaning but not its place.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

ROUNDED_TO = 16
"""Rows are padded with zeros to a multiple of this, which matrix units like."""


@dataclass(frozen=True, slots=True)
class Block:
    """Numbers of one kind, side by side."""

    name: str
    count: int
    scale: float | tuple[float, ...]  # a network multiplies by it; several are repeated until the block ends
    meaning: str


@dataclass(frozen=True, slots=True)
class Hints:
    """Numbers that belong to single steps: as many for each step as there are scales."""

    steps: int
    scales: tuple[float, ...]
    first_weights: tuple[float, ...] = ()  # what a network makes of them before it has learned anything; else little

    @property
    def planes(self) -> int:
        """Numbers of a step."""
        return len(self.scales)


NO_HINTS = Hints(0, ())


class Layout:
    """The blocks of a game's observation, in their order, and the hints."""

    def __init__(self, game: str, version: int, blocks: Sequence[Block], hints: Hints = NO_HINTS) -> None:
        self.game = game
        self.version = version
        self.blocks = tuple(blocks)
        self._at: dict[str, int] = {}
        at = 0
        for block in self.blocks:
            if block.name in self._at:
                raise ValueError(f"two blocks are named {block.name}")
            self._at[block.name] = at
            at += block.count
        self.used = at
        self.hints = hints
        self.inputs = -(-at // ROUNDED_TO) * ROUNDED_TO
        self.size = self.inputs + -(-hints.steps * hints.planes // ROUNDED_TO) * ROUNDED_TO

    def at(self, name: str) -> int:
        """Where a block begins."""
        return self._at[name]

    def part(self, row: npt.NDArray[np.int8], name: str) -> npt.NDArray[np.int8]:
        """The numbers of a block, in a row or in many."""
        start = self._at[name]
        count = next(block.count for block in self.blocks if block.name == name)
        return row[..., start : start + count]

    @cached_property
    def scales(self) -> npt.NDArray[np.float32]:
        """The scale of every number of the blocks; padding is not scaled."""
        scales = np.ones(self.inputs, np.float32)
        for block in self.blocks:
            start = self._at[block.name]
            scales[start : start + block.count] = np.resize(np.asarray(block.scale, np.float32), block.count)
        return scales

    @cached_property
    def digest(self) -> str:
        """A hash of the version and of the names, places and scales of all blocks."""
        lines = [f"{self.game} {self.version} {self.size}"]
        lines += [f"{block.name} {block.count} {block.scale}" for block in self.blocks]
        if self.hints.steps:
            lines.append(f"hints {self.hints.steps} {self.hints.scales}")
        return hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
