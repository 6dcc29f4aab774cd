"""Seeded random games on the CPU, as web/proof/playing.mjs plays them: a digest of all that each step leaves behind."""

import hashlib
from collections.abc import Iterator
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from tests.configurations import CONFIGURATIONS, Configuration
from voliera.kernel import LOG_ROWS, new_log, thaw

WORD = 0xFFFFFFFF
HIGH = 7
"""The upper half of every seed."""


class Case(NamedTuple):
    """A table, and the seeds of its games."""

    configuration: Configuration
    seeds: list[tuple[int, int]]

    def document(self) -> dict[str, Any]:
        """Return the case for the programs in JavaScript."""
        one = self.configuration
        return {
            "game": one.game,
            "players": one.players,
            "record": self.record().hex(),
            "steps": one.rules.steps,
            "rows": LOG_ROWS,
            "seeds": self.seeds,
        }

    def record(self) -> bytes:
        """Return a record with variant and options set."""
        one = self.configuration
        return one.rules.new(one.players, one.variant, one.options, 0).tobytes()

    def different(self, found: list[str]) -> list[tuple[int, int]]:
        """Return the seeds of games whose digests are others here."""
        return [seed for seed, a, b in zip(self.seeds, self.digests(), found, strict=True) if a != b]

    def digests(self) -> Iterator[str]:
        """Play all games; yield a digest for each."""
        rules, record = self.configuration.rules, self.record()
        start_game = import_module(f"voliera.games.{self.configuration.game}.rules.deal").start_game
        for low, high in self.seeds:
            states, out, log = thaw(record, rules.state), np.zeros(rules.steps, np.int16), new_log()
            start_game(states[0], self.configuration.players, low, high)
            digest = hashlib.sha256()
            count, x = rules.listing(states, out), low
            while True:
                digest.update(states.tobytes() + out[:count].tobytes() + log[: int(log[0, 0]) + 1].tobytes())
                if not count:
                    break
                x = (x * 1664525 + 1013904223) & WORD
                count = rules.advance(states, int(out[(x >> 8) % count]), log, out)
            yield digest.hexdigest()[:16]


def cases(games: int) -> list[Case]:
    """Return this many games, shared among all configurations; some seeds need all 32 bits of both halves."""
    each = -(-games // len(CONFIGURATIONS))
    seeds = [(number, HIGH) if number % 2 else (WORD - number, WORD - HIGH) for number in range(each)]
    return [Case(configuration, seeds) for configuration in CONFIGURATIONS]
