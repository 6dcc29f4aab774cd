"""Who plays: a level with its time to think, or another program.

`search` thinks as long as the match says, `search@1000ms` and `search@500n` say it themselves; so a level can meet
itself with more time. The other levels need no time and take none. `net` plays with the shipped weights,
`net:run/last.net` with those of a file. `net+` looks ahead in 64 worlds, `net+@128n` in 128, `net+@50ms` stops after
50 ms; `net+@32n:run/last.net` has weights of its own.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from voliera.arena.errors import wrong
from voliera.bots import AHEAD, LEARNED, LEVELS
from voliera.bots.budget import DEFAULT_MS, Budget
from voliera.documents import Document
from voliera.errors import GameError

THINKING = ("search", AHEAD)
"""The levels that a budget is for."""
_NETWORK = re.compile(r"(?P<level>net\+?)(?:@(?P<number>\d+)(?P<unit>ms|n))?(?::(?P<path>.+))?")
_GIVEN = re.compile(r"(?P<level>[a-z]+)(?:@(?P<number>\d+)(?P<unit>ms|n))?")


@dataclass(frozen=True, slots=True)
class Contestant:
    """A level of `voliera.bots`, or a program that speaks the engine protocol (`command`)."""

    name: str  # as it was given
    level: str | None = None
    command: str | None = None
    time_ms: int | None = None
    nodes: int | None = None
    weights: Path | None = None

    @property
    def by_clock(self) -> bool:
        """Whether it thinks by the clock, and so needs a core of its own."""
        return self.command is not None or (self.level in THINKING and self.time_ms is not None)

    def document(self) -> Document:
        """For the header of the results."""
        what: Document = {"level": self.level} if self.command is None else {"command": self.command}
        return {"name": self.name, **what, "time_ms": self.time_ms, "nodes": self.nodes}

    @classmethod
    def of(cls, text: str, time_ms: int | None = None, nodes: int | None = None) -> "Contestant":
        """A level as the command line names it; a budget of its own goes before that of the match."""
        check_budget(time_ms, nodes)
        network = _NETWORK.fullmatch(text.strip())
        if network is not None:
            return cls.network(text, *network.group("level", "number", "unit", "path"))
        given = _GIVEN.fullmatch(text.strip())
        if given is None or given["level"] not in LEVELS:
            known = ", ".join((*LEVELS, LEARNED, AHEAD))
            message = f"level: one of {known}, or such as search@1000ms; found {text!r:.40}"
            raise wrong("level", message, level=text[:40], levels=known)
        level = given["level"]
        if given["number"] is not None:
            if level not in THINKING:
                raise wrong("no-budget", f"level: {level} needs no time to think; write {level} alone", level=level)
            time_ms, nodes = (None, int(given["number"])) if given["unit"] == "n" else (int(given["number"]), None)
            check_budget(time_ms, nodes)
        if level not in THINKING:
            return cls(text, level)
        if time_ms is None and nodes is None:
            time_ms = DEFAULT_MS
        return cls(text, level, None, time_ms, nodes)

    @classmethod
    def network(cls, text: str, level: str, number: str | None, unit: str | None, path: str | None) -> "Contestant":
        """A network, which takes a budget of its own if it looks ahead: that of the match is for the search."""
        weights = Path(path) if path else None
        if number is None:
            return cls(text, level, weights=weights)
        if level == LEARNED:
            raise wrong("no-budget", f"level: {level} needs no time to think; write {level} alone", level=level)
        time_ms, nodes = (None, int(number)) if unit == "n" else (int(number), None)
        check_budget(time_ms, nodes)
        return cls(text, level, None, time_ms, nodes, weights)

    @classmethod
    def program(cls, command: str, time_ms: int | None = None) -> "Contestant":
        """Another program; it has this long for each decision."""
        if not command.strip():
            raise wrong("bot", "bot: a command that starts a program; found nothing")
        check_budget(time_ms, None)
        return cls(command, None, command, time_ms, None)


def check_budget(time_ms: int | None, nodes: int | None) -> None:
    """One of the two, and at least 1."""
    try:
        Budget.of(time_ms, nodes)
    except GameError as error:
        raise wrong("budget", error.message) from None


def contestants_of(
    given: Sequence[str | Contestant], time_ms: int | None = None, nodes: int | None = None
) -> tuple[Contestant, ...]:
    """All contestants, levels by their names; at least two are needed."""
    listed = tuple(one if isinstance(one, Contestant) else Contestant.of(one, time_ms, nodes) for one in given)
    if len(listed) < 2:
        raise wrong("contestants", f"a match needs two contestants; found {len(listed)}", count=len(listed))
    return listed
