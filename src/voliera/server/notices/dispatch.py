"""The courier seen from the server: a child process that is started for the first message, and again when it has ended.

Whatever the child does, the event loop goes on. One that ends, or talks nonsense, has every message on its way end with
`CourierDown`, and so has one that answers nothing at all, which is killed.
"""

import asyncio
import itertools
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec
import structlog

from voliera.server.complaints import hear_complaints
from voliera.server.frames import LENGTH, TooLarge, framed, length_of
from voliera.server.notices.courier import PRIVATE, READY, Parcel, Recall, Receipt
from voliera.server.notices.outside import TOTAL_S, NotAllowed, Unanswered, Unreached
from voliera.server.stopping import stop

COMMAND = (sys.executable, "-P", "-m", "voliera.server.notices.courier")
"""`-P`: what happens to lie in the folder that a server is started from is not imported."""
START_S = 120.0
"""Seconds to wait for a child to be ready; it takes two, and longer on a busy machine."""
PATIENCE_S = TOTAL_S + 20.0
"""Seconds to wait for a receipt, which the child writes after `TOTAL_S` at the latest if it runs at all."""
REST_S = 3.0
"""Seconds from the start or the end of a child to the start of the next one: less than until a message's second try."""
FAREWELL_S = 1.0
"""Seconds that a child may take to end by itself."""

log = structlog.get_logger(__name__)


class CourierDown(Unreached):
    """There is no process that brings messages: nothing is said about the service."""


class ParcelFailed(Exception):
    """The courier could not make a message: a fault of ours, which its log lines tell of."""


class Dispatch:
    """Hands messages to the courier of one process."""

    def __init__(self, *, private: bool = False, command: Sequence[str] = COMMAND) -> None:
        self._command = (*command, PRIVATE) if private else tuple(command)
        self._child: Child | None = None
        self._starting = asyncio.Lock()
        self._rests_until = 0.0

    @property
    def pid(self) -> int | None:
        """The id of the courier's process, while there is one."""
        return None if self._child is None else self._child.pid

    async def ready(self) -> "Child":
        """Return the child, started if need be; raises CourierDown."""
        async with self._starting:
            if self._child is not None and self._child.ended is None:
                return self._child
            if time.monotonic() < self._rests_until:
                raise CourierDown("it has just ended")
            self._rests_until = time.monotonic() + REST_S
            await self._end()
            self._child = await Child.start(self._command)
            return self._child

    async def post(
        self, url: str, headers: Mapping[str, str], content: bytes, keys: tuple[str, str] | None = None
    ) -> int:
        """Send a message, encrypted with the keys of a device, and return the status of the answer.

        Raises NotAllowed, Unreached, Unanswered, CourierDown or ParcelFailed.
        """
        child = await self.ready()
        try:
            receipt = await child.bring(url, headers, content, keys)
        except CourierDown:
            self._rests_until = time.monotonic() + REST_S
            raise
        match receipt.fault:
            case None:
                return receipt.status
            case "not_allowed":
                raise NotAllowed(receipt.fault)
            case "unanswered":
                raise Unanswered(receipt.fault)
            case "unreached":
                raise Unreached(receipt.fault)
            case "failed":
                raise ParcelFailed

    async def close(self) -> None:
        """End the child; what is on its way is lost."""
        async with self._starting:
            self._rests_until = float("inf")
            await self._end()

    async def _end(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            await child.end()


class Child:
    """One running courier."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.ended: str | None = None
        """Why it brings nothing any more."""
        self._process = process
        self._stdin, self._stdout = process.stdin, process.stdout
        self._numbers = itertools.count(READY + 1)
        self._asked: dict[int, asyncio.Future[Receipt]] = {}
        self._tasks = [
            asyncio.create_task(self._read(), name="courier"),
            asyncio.create_task(hear_complaints(process.stderr, "courier", process.pid), name="courier"),
        ]

    @classmethod
    async def start(cls, command: Sequence[str]) -> "Child":
        """Start a process, and wait until it is ready; raises CourierDown."""
        pipe = asyncio.subprocess.PIPE
        try:
            child = cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe))
        except OSError as error:
            log.warning("courier_not_started", why=error.strerror or type(error).__name__)
            raise CourierDown("it cannot be started") from None
        try:
            await child.receipt(READY, START_S)
        except BaseException:
            await child.end()
            raise
        log.info("courier_started", pid=child.pid)
        return child

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    async def bring(
        self, url: str, headers: Mapping[str, str], content: bytes, keys: tuple[str, str] | None
    ) -> Receipt:
        """Hand over a message, and wait for its receipt; raises CourierDown."""
        number = next(self._numbers)
        self._send(Parcel(number, url, dict(headers), content, keys))
        try:
            return await self.receipt(number, PATIENCE_S)
        except asyncio.CancelledError:
            self._send(Recall(number))
            raise

    async def receipt(self, number: int, patience_s: float) -> Receipt:
        """Wait for a receipt; a child that does not write it is ended."""
        if self.ended is not None:
            raise CourierDown(self.ended)
        asked: asyncio.Future[Receipt] = asyncio.get_running_loop().create_future()
        self._asked[number] = asked
        try:
            async with asyncio.timeout(patience_s):
                return await asked
        except TimeoutError:
            self._give_up(f"it answered nothing for {patience_s:.0f} s")
            raise CourierDown("it does not answer") from None
        finally:
            del self._asked[number]

    async def end(self) -> None:
        """End the process, and see it gone."""
        self._fail("the server has ended it")
        self._stdin.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._process.wait(), FAREWELL_S)
        self._kill()
        await self._process.wait()
        await stop(*self._tasks)

    def _send(self, order: Parcel | Recall) -> None:
        if self.ended is None:
            self._stdin.write(framed(order))

    async def _read(self) -> None:
        receipts = msgspec.msgpack.Decoder(Receipt)
        try:
            while True:
                length = length_of(await self._stdout.readexactly(LENGTH.size))
                receipt = receipts.decode(await self._stdout.readexactly(length))
                asked = self._asked.get(receipt.number)
                if asked is not None and not asked.done():
                    asked.set_result(receipt)
        except (OSError, EOFError):
            self._give_up("it ended")
        except (TooLarge, msgspec.MsgspecError, UnicodeDecodeError) as error:
            self._give_up(f"it talked nonsense ({type(error).__name__})")

    def _give_up(self, why: str) -> None:
        """End a process that is of no use any more."""
        if self.ended is None:
            log.warning("courier_ended", pid=self.pid, why=why)
            self._fail(why)
            self._kill()

    def _fail(self, why: str) -> None:
        """Tell everybody who waits for a receipt that there will be none."""
        self.ended = self.ended or why
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(CourierDown(why))

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
