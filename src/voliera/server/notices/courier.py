"""The process that brings a server's messages to devices and channels: it encrypts them and speaks https.

Each takes a millisecond or two of a core, which people at the tables would feel in a burst of many. So this process
does it, and gives way to the one with the tables. Parcels come in by standard input, receipts go out by standard
output, many at a time, as frames (frames.py). The end of the input ends the process: no courier outlives its server.
"""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO, Literal

import msgspec

from voliera.server.complaints import complain
from voliera.server.frames import LENGTH, framed, length_of, own_output
from voliera.server.notices.encryption import encrypted
from voliera.server.notices.outside import NotAllowed, Outside, Unanswered, Unreached

NICENESS = 10
"""The niceness of couriers: tables and bots go first."""
PRIVATE = "--private"
"""The argument that lets messages go to private addresses."""
READY = 0
"""The number of the receipt that says that the process is ready."""

Fault = Literal["not_allowed", "unreached", "unanswered", "failed"]


class Parcel(msgspec.Struct, tag=True):
    """A message to bring to an address; with `keys`, those of a device, its content is encrypted first."""

    number: int
    url: str
    headers: dict[str, str]
    content: bytes
    keys: tuple[str, str] | None = None


class Recall(msgspec.Struct, tag=True):
    """Nobody waits for the receipt of a parcel any more."""

    number: int


class Receipt(msgspec.Struct):
    """What came of the parcel of that number: the status of the answer, or why there is none."""

    number: int
    status: int = 0
    fault: Fault | None = None


class Courier:
    """Parcels on their way."""

    def __init__(self, outside: Outside, receipts: BinaryIO) -> None:
        self._outside = outside
        self._receipts = receipts
        self._on_way: dict[int, asyncio.Task[None]] = {}

    def hear(self, order: Parcel | Recall) -> None:
        """Begin to bring a parcel, or end it."""
        number = order.number
        if isinstance(order, Parcel):
            task = self._on_way[number] = asyncio.create_task(self._bring(order), name="parcel")
            task.add_done_callback(lambda _: self._on_way.pop(number))
        elif number in self._on_way:
            self._on_way[number].cancel()

    def tell(self, receipt: Receipt) -> None:
        """Write a receipt: some bytes, which the server reads at once."""
        frame = framed(receipt)
        while frame:
            frame = frame[self._receipts.write(frame) :]

    async def _bring(self, parcel: Parcel) -> None:
        try:
            content = parcel.content if parcel.keys is None else encrypted(parcel.content, *parcel.keys)
            receipt = Receipt(parcel.number, await self._outside.post(parcel.url, parcel.headers, content))
        except NotAllowed:
            receipt = Receipt(parcel.number, fault="not_allowed")
        except Unanswered:
            receipt = Receipt(parcel.number, fault="unanswered")
        except Unreached:
            receipt = Receipt(parcel.number, fault="unreached")
        except Exception as error:
            complain(error)
            receipt = Receipt(parcel.number, fault="failed")
        self.tell(receipt)


async def work(receipts: BinaryIO, *, private: bool) -> None:
    """Bring what comes in until the input ends, or makes no sense."""
    source = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(source), sys.stdin)
    courier = Courier(Outside(private=private), receipts)
    courier.tell(Receipt(READY))
    orders = msgspec.msgpack.Decoder(Parcel | Recall)
    while True:
        length = length_of(await source.readexactly(LENGTH.size))
        courier.hear(orders.decode(await source.readexactly(length)))


def give_way() -> None:
    """Let the process with the tables run first, and let nothing that arrives here interrupt it."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if hasattr(os, "SCHED_BATCH"):
        with suppress(PermissionError):  # some sandboxes let nobody choose
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def main() -> None:
    """Work until the server closes the input; what is on its way then is dropped."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when its courier ends
    give_way()
    receipts = own_output()
    try:
        asyncio.run(work(receipts, private=PRIVATE in sys.argv))
    except (EOFError, BrokenPipeError):
        os._exit(0)
    except Exception as error:
        complain(error)
        os._exit(1)


if __name__ == "__main__":
    main()
