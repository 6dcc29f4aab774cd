"""Requests to the owner of a table or of an analysis, from the same process or from another one over the bus.

Each has exactly one handler (handlers.py, coaching.py), whichever way it comes, and names the type of its answer.
"""

from typing import Generic, TypeVar, get_args

from msgspec import Struct

from voliera.documents import Document
from voliera.protocol.errors import Fault
from voliera.protocol.messages import Command, Grant
from voliera.server.core.analyses import State
from voliera.server.core.attempts import AttemptWish
from voliera.server.core.hints import Hint, HintWish

T = TypeVar("T")


class Newcomer(Struct, frozen=True):
    """A socket that wants to look at a table: whose it is, and what a link allows it."""

    session: str | None
    grant: Grant | None


class Greetings(Struct, frozen=True):
    """The table's `v`, the viewer of each newcomer or why it may not look, and the first messages of each viewer."""

    v: int
    viewers: list[str | Fault]
    texts: dict[str, list[str]]


class Progress(Struct, frozen=True):
    """How far an analysis is: how many decisions, of how many, are judged."""

    key: str
    state: State
    done: int
    total: int


class Request(Struct, Generic[T], frozen=True, tag_field="do"):
    """Something that an owner answers with a `T`."""

    @property
    def answer_type(self) -> type[T]:
        """The type of the answer."""
        (found,) = get_args(type(self).__orig_bases__[0])  # type: ignore[attr-defined]
        return found  # type: ignore[no-any-return]


class TableRequest(Request[T], Generic[T], frozen=True):
    """A request about a table."""

    table: str


class RunCommand(TableRequest[str], frozen=True, tag="command"):
    """Carry out a person's command. The answer is an `ack` or a `nack`, and goes out before anybody else is told."""

    session: str
    command: Command


class TakeSeat(TableRequest[None], frozen=True, tag="join"):
    """Let somebody take a seat: the one named, or the first free one."""

    session: str
    name: str
    seat: int | None


class ShowTable(TableRequest[str], frozen=True, tag="full"):
    """Show the present of the table, as `full`."""

    session: str | None
    grant: Grant | None


class GiveHint(TableRequest[Hint], frozen=True, tag="hint"):
    """Give the seat to move a hint."""

    session: str
    wish: HintWish


class TryActions(TableRequest[str], frozen=True, tag="attempt"):
    """Try actions of the seat to move without doing anything. The answer is an `Attempt` as text."""

    session: str
    wish: AttemptWish


class Greet(TableRequest[Greetings], frozen=True, tag="greet"):
    """Tell the present to sockets of another process; from then on it gets everything that happens."""

    process: str
    newcomers: list[Newcomer]
    have: int | None
    """The `v` that the first newcomer has seen already."""
    v: int
    """The latest `v` that anybody in the other process has seen."""
    inside: dict[str, int]
    """Sockets of the other process that were greeted before, by viewer."""


class CountViewers(TableRequest[int], frozen=True, tag="counts"):
    """Note which sockets of another process look at the table. The answer is the table's `v`."""

    process: str
    inside: dict[str, int]


class AnalysisRequest(Request[Progress], frozen=True):
    """A request about an analysis."""

    key: str


class StartAnalysis(AnalysisRequest, frozen=True, tag="start-analysis"):
    """Analyse the record of a finished game, or join those who wait for it."""

    record: Document
    asker: str


class FindAnalysis(AnalysisRequest, frozen=True, tag="find-analysis"):
    """Say how far an analysis is."""


class CancelAnalysis(AnalysisRequest, frozen=True, tag="cancel-analysis"):
    """Cancel an analysis once nobody waits for it any more."""

    asker: str


AnyRequest = (
    RunCommand
    | TakeSeat
    | ShowTable
    | GiveHint
    | TryActions
    | Greet
    | CountViewers
    | StartAnalysis
    | FindAnalysis
    | CancelAnalysis
)
