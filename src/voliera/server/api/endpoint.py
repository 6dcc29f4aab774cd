"""An endpoint, as data: what it takes, what it answers, who may, and how it can refuse.

Routes and description are both made from these, so that what is said of the interface cannot differ from what it does.
"""

import math
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from starlette.requests import Request

from voliera.protocol.errors import Refused
from voliera.protocol.messages import PersonId, TableId
from voliera.server.api.allowances import Allowances
from voliera.server.house import House
from voliera.server.people import address_of

Method = Literal["GET", "POST", "DELETE"]

RETRY_MS = 1_000

PATH_PARTS = {
    "analysis": Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="The key of an analysis: a hash.")],
    "device": Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="The hash of a device's address.")],
    "game": Annotated[str, Meta(pattern="^[a-z]{1,16}$", description="The name of a game, as in `/api/meta`.")],
    "table": TableId,
    "code": Annotated[str, Meta(pattern="^[2-9A-Za-z]{1,32}$", description="The code of a shared score sheet.")],
    "link": Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="The hash of a link: it opens nothing.")],
    "person": PersonId,
    "passkey": Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="The hash of a passkey: it opens nothing.")],
    "token": Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,128}$", description="A link, as it was made.")],
    "day": Annotated[
        str, Meta(pattern="^(today|[0-9]{4}-[01][0-9]-[0-3][0-9])$", description="A day: 2026-11-15, or `today`.")
    ],
    "puzzle": Annotated[
        str, Meta(pattern="^(today|[0-9]{4}-[01][0-9]-[0-3][0-9])$", description="A day: 2026-11-15, or `today`.")
    ],
}


class Nothing(Struct, forbid_unknown_fields=True, frozen=True):
    """An empty object: there is nothing to choose."""


@dataclass(frozen=True, slots=True)
class Call:
    """One request, read and checked."""

    house: House
    allowances: Allowances
    request: Request
    session: str | None
    body: Any
    query: Any

    @property
    def me(self) -> str:
        """Who asks, where somebody has to."""
        if self.session is None:
            raise Refused("no_session", "POST /api/session first")
        return self.session

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.request.scope)

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes back: a document, or text that is JSON already; and a cookie (an empty one forgets it)."""

    document: Any = None
    status: int = 200
    cookie: str | None = None
    packed: bytes | None = None
    """The same by gzip, for those who can unpack it."""


@dataclass(frozen=True)
class Endpoint:
    """One method of one path."""

    method: Method
    path: str
    summary: str
    work: Callable[[Call], Awaitable[Answer]]
    answers: Mapping[int, Any]
    """Status → what is answered; None for an empty answer."""
    body: Any = None
    query: type[Struct] | None = None
    who: Literal["anyone", "session"] = "session"
    codes: tuple[str, ...] = ()
    """How it may refuse, besides what goes for every endpoint of its kind."""
    largest: int | None = None
    """The most bytes of a body, where it is less than for others."""
    alone: bool = field(default=False)
    """Whether it answers without the storage, to whoever asks."""

    @property
    def all_codes(self) -> tuple[str, ...]:
        """How it may refuse."""
        found = [*self.codes, *(["not_found"] if "{" in self.path else [])]
        if "no_table" in self.codes:
            found.append("damaged_table")
        if not self.alone:
            found.append("unavailable")
        if self.body is not None:
            found += ["bad_request", "too_large", "bad_type"]
        if self.query is not None:
            found.append("bad_request")
        if self.method != "GET":
            found.append("forbidden")
        if self.who == "session":
            found.append("no_session")
        return tuple(sorted(set(found)))


def retry_after(retry_ms: int | None) -> str:
    """The same time in whole seconds, as the header wants it."""
    return str(max(1, math.ceil((RETRY_MS if retry_ms is None else retry_ms) / 1000)))
