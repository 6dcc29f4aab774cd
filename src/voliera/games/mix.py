"""Tables that are trained together: how many players, which variant, and how often each of them is played.

A mix is written `2:standard=4,2:expert=2,4:standard=1`: the weights say how the games are shared out.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from voliera.documents import Document
from voliera.errors import GameError

GROUP = 32
"""Neighbouring games are of one table, where there are enough of them: threads of a warp then do the same."""
MOST_WEIGHT = 1000
_ONE = re.compile(r"(?P<players>\d{1,2}):(?P<variant>[a-z_]+)(?:=(?P<weight>\d{1,4}))?")


class Table(NamedTuple):
    """One kind of table."""

    players: int
    variant: str
    weight: int = 1

    @property
    def name(self) -> str:
        """As it is written, without its weight."""
        return f"{self.players}:{self.variant}"


def tables_of(text: str) -> tuple[Table, ...]:
    """Read a mix; anything else is refused."""
    found = []
    for part in text.split(","):
        told = _ONE.fullmatch(part.strip())
        weight = int(told["weight"] or 1) if told else 0
        if told is None or not 1 <= weight <= MOST_WEIGHT:
            raise GameError("bad_request", f"mix: such as 2:standard=4,2:expert=1; found {part!r:.40}")
        found.append(Table(int(told["players"]), told["variant"], weight))
    if len({table.name for table in found}) < len(found):
        raise GameError("bad_request", f"mix: each table once; found {text!r:.80}")
    return tuple(found)


def trained_tables(settings: Document) -> tuple[Table, ...]:
    """The tables that the settings of a run name: its mix or, without one, its players and variant."""
    if settings.get("mix"):
        return tables_of(settings["mix"])
    return (Table(settings["players"], settings["variant"]),)


def spread(count: int, tables: Sequence[Table]) -> npt.NDArray[np.int64]:
    """Return the number of its table for each game: in turn, by weight, in groups where there are many games."""
    pattern = np.repeat(np.arange(len(tables)), [table.weight for table in tables])
    group = GROUP if count >= GROUP * len(pattern) else 1
    return pattern[np.arange(count) // group % len(pattern)]
