"""Between processes: who owns a table, and how messages travel. Alone, a process owns everything and needs no bus.

Whatever one process sends (`publish`, and answers to `ask`) arrives at another in the order in which it was sent.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

PATIENCE_S = 3.0
"""Seconds to wait for an answer, unless the caller says otherwise."""
Answer = Callable[[dict[str, Any]], None]
"""Sends the answer to a request; it never waits."""


class BusDown(Exception):
    """The bus, or the process that was asked, does not answer."""


class NobodyThere(BusDown):
    """The process that was asked does not listen: nothing was done."""


class Moved(Exception):
    """The table is no longer where it was; nothing was done."""


class BusError(Exception):
    """A bus that cannot be used at all. `code` says why, `facts` are safe to show; the command words them.

    The codes: `bad_url`, `unreachable`.
    """

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.facts.items())])


@dataclass(frozen=True)
class LeaseRenewal:
    """What became of the tables that a process wanted to go on owning; of the others there is nothing to say."""

    lost: list[str] = field(default_factory=list)
    """They belong to somebody else."""
    again: list[str] = field(default_factory=list)
    """They belonged to nobody for a while, and somebody may have changed them."""


class Listener(Protocol):
    """What a process does with what it hears."""

    async def serve(self, request: dict[str, Any], answer: Answer) -> None:
        """Answer a request of another process, once."""

    def deliver(self, table: str, sender: str, message: dict[str, Any]) -> None:
        """Take what a process published or announced about a table."""

    def missed(self, table: str) -> None:
        """Messages about a table may have been lost."""

    def regained(self) -> None:
        """The bus was away and is back: announcements may have been lost."""


class Bus(Protocol):
    """What tables need of the other processes."""

    process: str
    alone: bool

    async def start(self, listener: Listener) -> None:
        """Listen to the others; raises BusError when that cannot be."""

    async def close(self) -> None:
        """Give all tables up, and stop listening."""

    async def own(self, table: str) -> str:
        """Become the owner of a table, unless somebody is; returns the owner's process."""

    async def owners(self, tables: list[str]) -> list[str | None]:
        """Who owns each of the tables."""

    async def keep(self, tables: list[str]) -> LeaseRenewal:
        """Go on owning."""

    async def disown(self, table: str) -> None:
        """Let others own it."""

    async def ask(self, process: str, request: object, patience_s: float | None = None) -> dict[str, Any]:
        """Ask another process something that msgspec can encode; raises BusDown when it does not answer."""

    def publish(self, table: str, message: object) -> None:
        """Tell the processes that listen to a table, without waiting; those that miss it are told so."""

    def announce(self, table: str, message: object) -> None:
        """Tell all other processes, whether they listen to the table or not."""

    async def listen(self, table: str) -> None:
        """Hear what is published about a table from now on."""

    async def ignore(self, table: str) -> None:
        """Hear no more of it."""

    async def alive(self, processes: list[str]) -> list[str]:
        """Those of the processes that are still there."""

    async def spend(self, key: str, most: int, window_s: float) -> float:
        """Take a drop from a bucket that all processes share; return 0, or the seconds until there is one."""


class Alone:
    """The embedded default: one process owns every table."""

    process = "alone"
    alone = True

    async def start(self, listener: Listener) -> None:
        """Nobody to listen to."""

    async def close(self) -> None:
        """Nothing to give up."""

    async def own(self, table: str) -> str:
        """Always us."""
        return self.process

    async def owners(self, tables: list[str]) -> list[str | None]:
        """Always us."""
        return [self.process] * len(tables)

    async def keep(self, tables: list[str]) -> LeaseRenewal:
        """Nothing is ever lost."""
        return LeaseRenewal()

    async def disown(self, table: str) -> None:
        """Nobody else wants it."""

    async def ask(self, process: str, request: object, patience_s: float | None = None) -> dict[str, Any]:
        """There is nobody to ask."""
        raise NobodyThere("one process only")

    def publish(self, table: str, message: object) -> None:
        """Nobody else looks."""

    def announce(self, table: str, message: object) -> None:
        """There is nobody else."""

    async def listen(self, table: str) -> None:
        """Nothing to hear."""

    async def ignore(self, table: str) -> None:
        """Nothing to hear."""

    async def alive(self, processes: list[str]) -> list[str]:
        """Only us."""
        return [self.process]

    async def spend(self, key: str, most: int, window_s: float) -> float:
        """There is nobody to share with; the caller keeps its own buckets."""
        raise BusDown("one process only")
