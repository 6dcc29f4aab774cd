"""The house on the device: one line in, one line out, both JSON. The worker of a page asks; see web/src/offline."""

import sys
import traceback
from typing import Any

import msgspec
from msgspec import Struct

from voliera.documents import Document
from voliera.errors import GameError
from voliera.offline.call import Call
from voliera.offline.memory import Memory, Needed, Stored
from voliera.offline.requests import answered
from voliera.offline.table import Choice, LocalTable, Said
from voliera.protocol.errors import Failure, Fault, Refused, status_of
from voliera.protocol.messages import Bye, Hello, Incoming, Ping, Pong, Sync
from voliera.server.core.outgoing import encode

LONGEST_MESSAGE = 300


class Asked(Struct, forbid_unknown_fields=True, frozen=True, tag_field="do", tag="ask"):
    """A request of the HTTP interface."""

    method: str
    path: str
    now: int
    name: str = ""
    body: Any = None


class Opened(Struct, forbid_unknown_fields=True, frozen=True, tag_field="do", tag="open"):
    """A table as it is kept: its row, and the rows of its entries in order."""

    table: Document
    entries: list[Document]


class Heard(Struct, forbid_unknown_fields=True, frozen=True, tag_field="do", tag="hear"):
    """A message of the page, as on the socket."""

    table: str
    message: Document
    now: int


class Curtained(Struct, forbid_unknown_fields=True, frozen=True, tag_field="do", tag="curtain"):
    """The curtain of a shared table is lifted for a seat, or lowered where none is named."""

    table: str
    now: int
    seat: int | None = None


class Thought(Struct, forbid_unknown_fields=True, frozen=True, tag_field="do", tag="think"):
    """The bot to move shall choose; tests give play-outs, as a clock would make choices differ."""

    table: str
    seed: int | None = None
    nodes: int | None = None


class Moved(Struct, forbid_unknown_fields=True, frozen=True, tag_field="do", tag="move"):
    """A bot's choice shall be played."""

    table: str
    choice: Choice
    now: int


class Brought(Struct, forbid_unknown_fields=True, frozen=True, tag_field="do", tag="bring"):
    """A document that was needed, as it is kept; null where it is not."""

    key: str
    document: Document | None


class Worked(Struct, forbid_unknown_fields=True, frozen=True, tag_field="do", tag="work"):
    """The next piece of what is under way shall be done: one decision of an analysis."""


class Progress(Struct, frozen=True):
    """What came of a piece of work: what to keep, and whether there is more to do."""

    left: bool
    store: Stored | None = None


class Thinking(Struct, frozen=True):
    """What the bot to move has chosen; null where no bot is to move."""

    choice: Choice | None


class Loaded(Struct, frozen=True):
    """Whether a table or a document is in memory now."""

    open: bool


class Response(Struct, frozen=True):
    """The answer to a request of the HTTP interface, and what has to be kept before it is given."""

    status: int
    body: Any
    keep: Any = None
    store: Stored | None = None
    need: str | None = None
    """The name of a document that has to be brought first; then the request is made again."""
    again: bool = False
    """Whether the request has to be made again, as it takes longer: others may have a turn in between."""
    work: bool = False
    """Whether something is under way that `work` goes on with."""


Line = Asked | Opened | Heard | Curtained | Thought | Moved | Brought | Worked


class House:
    """The tables, puzzles and analyses of the device that are in memory."""

    def __init__(self) -> None:
        self._memory = Memory()
        self._tables = self._memory.tables

    def answer(self, line: str) -> str:
        """Return the answer to one line; whatever goes wrong is answered, too."""
        try:
            return encode(self._answer(msgspec.convert(msgspec.json.decode(line), Line))).decode()
        except Refused as error:
            return _refused(error)
        except GameError as error:
            return _refused(Refused(error.code, error.message, error.rule))
        except msgspec.MsgspecError as error:
            return _refused(Refused("bad_request", str(error)[:LONGEST_MESSAGE]))
        except Exception as error:  # nothing that is asked may end the worker
            sys.stderr.write(traceback.format_exc())
            return encode(Response(500, Failure(Fault("error", f"this failed ({type(error).__name__})")))).decode()

    def _answer(self, line: Any) -> Struct:
        match line:
            case Asked():
                return self._ask(line)
            case Opened():
                return self._open(line)
            case Heard():
                return self._hear(line)
            case Curtained():
                return self._local(line.table).curtain(line.seat, line.now)
            case Thought():
                local = self._tables.get(line.table)
                return Thinking(None if local is None else local.choose(line.seed, line.nodes))
            case Moved():
                return self._local(line.table).move(line.choice, line.now)
            case Brought():
                self._memory.documents[line.key] = line.document
                return Loaded(True)
            case Worked():
                return self._work()
        raise TypeError("an unknown line")

    def _open(self, line: Opened) -> Loaded:
        local = LocalTable.opened(line.table, line.entries)
        self._tables[local.table.id] = local
        return Loaded(True)

    def _ask(self, line: Asked) -> Response:
        path, _, query = line.path.removeprefix("/api/").partition("?")
        given = dict(pair.split("=", 1) for pair in query.split("&") if "=" in pair)
        call = Call(self._memory, path.split("/"), given, line.body, line.name, line.now)
        try:
            found = answered(call, line.method)
        except Needed as needed:
            return Response(0, None, need=needed.key)
        if found.again:
            return Response(0, None, again=True)
        return Response(found.status, found.body, found.keep, found.store, work=bool(self._memory.jobs))

    def _work(self) -> Progress:
        from voliera.offline import analyses

        stored = analyses.work(self._memory) if self._memory.jobs else None
        return Progress(bool(self._memory.jobs), stored)

    def _hear(self, line: Heard) -> Said:
        message = msgspec.convert(line.message, Incoming)
        local = self._tables.get(line.table)
        if local is None:
            return Said([msgspec.Raw(encode(Bye("no_table")))])
        match message:
            case Hello():
                return local.hello(message.have, message.you, line.now)
            case Sync():
                return local.present(line.now)
            case Ping():
                return Said([msgspec.Raw(encode(Pong()))])
        return local.command(message, line.now)

    def _local(self, table: str) -> LocalTable:
        found = self._tables.get(table)
        if found is None:
            raise Refused("no_table", "there is no such table on this device")
        return found


def _refused(error: Refused) -> str:
    return encode(Response(status_of(error.code), Failure(error.fault))).decode()
