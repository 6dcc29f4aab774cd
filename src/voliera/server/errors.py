"""The exception map: how every door of the server answers what is raised behind it.

    Exception
    ├── Refused            its own code   voliera.protocol.errors: a command or a request was not carried out
    │   └── DamagedTable   damaged_table  voliera.server.storage.damage: what is stored of a table cannot be read
    ├── NoTable            no_table       voliera.server.errors: there is no such table
    ├── Unavailable        unavailable    voliera.server.storage.errors: the database does not answer
    │   └── Damaged        unavailable    voliera.server.storage.errors: pages of the database are damaged
    ├── Conflict           stale          voliera.server.storage.errors: another process was faster
    ├── BusDown            unavailable    voliera.server.bus: another process, or Redis, does not answer
    │   └── NobodyThere    unavailable    voliera.server.bus: the process asked has ended; nothing was done
    ├── Moved              never leaves   voliera.server.bus: another process owns the table now; ask that one
    └── RecursionError     bad_request    a document that is nested too deeply (only HTTP takes large ones)

Others never reach a door. Those who call what raises them handle them there:

    Exception
    ├── StorageError       ends the start  voliera.server.storage.errors: the database cannot be opened
    ├── BusError           ends the start  voliera.server.bus: the bus cannot be used at all
    ├── CannotListen       ends the start  voliera.server.running.addresses: a host and port that are not to be had
    ├── NoThought          tried again     voliera.server.thinking.child: nothing came of a job
    │   ├── ThinkerDied    tried again     voliera.server.thinking.child: the child ended, twice
    │   ├── TooSlow        tried again     voliera.server.thinking.child: the job took too long; its child was killed
    │   ├── Busy           unavailable     voliera.server.thinking.waiting: too many jobs are waiting
    │   ├── ThinkerFailed  logged          voliera.server.thinking.waiting: the job raised what is no GameError
    │   └── Closed         given up        voliera.server.thinking.thinkers: the pool is closed
    ├── TooLarge           logged          voliera.server.frames: a frame between processes is too long
    ├── NotAllowed         given up        voliera.server.notices.outside: an address this server does not speak to
    ├── ParcelFailed       logged          voliera.server.notices.dispatch: the courier could not make a message
    └── Unreached          tried again     voliera.server.notices.outside: nobody answered
        ├── CourierDown    tried again     voliera.server.notices.dispatch: there is no process that brings messages
        └── Unanswered     tried again     voliera.server.notices.outside: the time was over

HTTP answers a refusal with an error document, a web socket with `nack` or `bye`, another process with a `Fault`.
Anything else is a fault of ours: it is logged, and answered with `error`.
"""

import msgspec

from voliera.documents import Document
from voliera.protocol.errors import Fault, Refused
from voliera.server.bus import BusDown, Moved
from voliera.server.storage import Conflict, Unavailable

RETRY_MS = 1_000
"""Milliseconds after which a client should ask an unavailable server again."""
MOVED = "moved"
"""Code for the exception that only processes tell each other."""


class NoTable(Exception):
    """There is no such table."""


RAISED: dict[str, type[Exception]] = {MOVED: Moved, "no_table": NoTable, "unavailable": BusDown}
"""Exceptions that another process raises again, by their codes; all other codes are refusals."""
ANSWERED = (Refused, NoTable, Unavailable, BusDown, Conflict)
"""Exceptions that are answered with a refusal."""


def refusal_of(error: Exception) -> Refused:
    """Return the refusal with which an exception is answered."""
    match error:
        case Refused():
            return error
        case NoTable():
            return Refused("no_table", "there is no such table, or it is not yours to see")
        case Unavailable() | BusDown():
            return Refused("unavailable", "try again", retry_ms=RETRY_MS)
        case Conflict():
            return Refused("stale", "somebody was faster", retry_ms=0)
        case RecursionError():
            return Refused("bad_request", "nested too deeply")
    raise TypeError(f"{type(error).__name__} is not in the exception map")


def fault_of(error: Exception) -> Fault:
    """Return an exception as one process tells it to another."""
    return Fault(MOVED) if isinstance(error, Moved) else refusal_of(error).fault


def raise_fault(answer: Document) -> None:
    """Raise what another process raised instead of answering."""
    if "error" not in answer:
        return
    fault = msgspec.convert(answer["error"], Fault)
    if fault.code in RAISED:
        raise RAISED[fault.code](fault.code)
    raise Refused.of(fault)
