"""The sender of one process: notices that wait, and messages that a few tasks let a courier bring to people.

Notices are addressed several at a time (addressing.py); messages go one after the other, at a pace that the tables do
not feel, and are encrypted and posted by a process of their own (dispatch.py). Nobody waits for it, and no task waits
long for a service: what is slow goes on by itself (congestion.py). A message that cannot be delivered is tried again,
later each time; a device that is gone (404, 410) is forgotten at once, one that fails too often in a row as well.
"""

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import replace

import structlog

from voliera.server.notices.addressing import Addressing, faults_logged
from voliera.server.notices.congestion import SLOW_S, Congestion
from voliera.server.notices.delivery import Delivery
from voliera.server.notices.dispatch import CourierDown, Dispatch
from voliera.server.notices.keys import ServerKey, kept_key
from voliera.server.notices.names import Names
from voliera.server.notices.notice import Notice
from voliera.server.notices.outside import NotAllowed, Unreached, checked_host
from voliera.server.services import Services
from voliera.server.stopping import stop

QUEUE = 8_192
"""Maximum number of notices that wait, and of messages; further ones are dropped and counted."""
TOGETHER = 32
"""Maximum number of notices that are addressed together."""
PAUSE_S = 0.2
"""Seconds from one such group to the next: what comes meanwhile is together in the next one."""
SENDERS = 48
"""Messages that are prepared or on their way at a time, without slow ones."""
PER_S = 80
"""Messages sent in a second. A burst is spread over some seconds, so that tables do not feel it."""
GIVE_WAY, LONGEST_WAY_S = 2.0, 0.02
"""Where the event loop is late, so many times as long is waited in addition, up to this many seconds."""
BACKOFF_S = (5.0, 30.0)
"""Seconds until the second and the third try."""
GONE = {404, 410}
TEMPORARY = {408, 425, 429}
_log = structlog.get_logger("voliera.notices")


class Sender:
    """Brings notices to people."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.names = Names()
        self.dispatch = Dispatch(private=services.settings.private_addresses)
        self.key: ServerKey | None = None
        self._addressing = Addressing(services)
        self._notices: asyncio.Queue[Notice] = asyncio.Queue(QUEUE)
        self._messages: asyncio.Queue[Delivery] = asyncio.Queue(QUEUE)
        self._tasks: list[asyncio.Task[None]] = []
        self._on_way: set[asyncio.Task[None]] = set()
        self._later: set[asyncio.TimerHandle] = set()
        self.congestion = Congestion(self.send, self._drop)
        self._next = 0.0

    async def start(self) -> None:
        """Make or read the server's key, and begin."""
        self.key = await kept_key(self.services.storage, self.services.now())
        work = [self._address_for_ever(), *(self._send_for_ever() for _ in range(SENDERS))]
        self._tasks = [asyncio.create_task(one, name="notices") for one in work]

    async def close(self) -> None:
        """Stop; what waits is lost, as are notices while nobody listens."""
        for timer in self._later:
            timer.cancel()
        await stop(*self._tasks)
        await stop(*self._on_way)
        self.congestion.close()
        self.names.close()
        await self.dispatch.close()

    async def check(self, url: str) -> str:
        """Return the host of an address that messages may go to; raises NotAllowed with the reason why they may not."""
        return await checked_host(url, self.names, private=self.services.settings.private_addresses)

    def put(self, notice: Notice) -> None:
        """Take a notice without waiting; it is dropped where too many wait."""
        try:
            self._notices.put_nowait(notice)
        except asyncio.QueueFull:
            self._drop(notice)

    def send(self, delivery: Delivery) -> None:
        """Take a message without waiting; it is dropped where too many wait."""
        try:
            self._messages.put_nowait(delivery)
        except asyncio.QueueFull:
            self._drop(delivery)

    def _drop(self, what: Notice | Delivery) -> None:
        self._count(what.kind, "dropped")

    async def settled(self) -> None:
        """Wait until nothing waits or is on its way; what is held or tried later is not waited for."""
        await self._notices.join()
        await self._messages.join()
        while self._on_way:
            await asyncio.wait(self._on_way)
            await self._messages.join()

    async def _address_for_ever(self) -> None:
        while True:
            group = [await self._notices.get()]
            while len(group) < TOGETHER and not self._notices.empty():
                group.append(self._notices.get_nowait())
            try:
                with faults_logged():
                    for delivery in await self._addressing.deliveries(group):
                        self.send(delivery)
            finally:
                for _ in group:
                    self._notices.task_done()
            await asyncio.sleep(PAUSE_S)

    async def _send_for_ever(self) -> None:
        while True:
            delivery = await self._messages.get()
            try:
                with faults_logged():
                    await self._let_go(delivery)
            finally:
                self._messages.task_done()

    async def _turn(self) -> None:
        """Wait until it is time for one more: later where the event loop is busy with the tables."""
        now = time.monotonic()
        self._next = turn = max(now, self._next + 1 / PER_S)
        if turn > now:
            await asyncio.sleep(turn - now)
            now = time.monotonic()
            self._next = max(self._next, now) + min(GIVE_WAY * max(0.0, now - turn), LONGEST_WAY_S)

    async def _let_go(self, delivery: Delivery) -> None:
        """Prepare a message and let it go, unless its service is slow; one that is slow is not waited for."""
        if self.congestion.hold(delivery):
            return
        await self._turn()
        with suppress(CourierDown):  # it is found out, and counted, where the message is posted
            await self.dispatch.ready()
        task = asyncio.create_task(self._deliver(delivery), name="notice")
        self._on_way.add(task)
        task.add_done_callback(self._on_way.discard)
        await asyncio.wait({task}, timeout=SLOW_S)

    async def _deliver(self, delivery: Delivery) -> None:
        with faults_logged():
            await self._call(delivery)

    async def _call(self, delivery: Delivery) -> None:
        status, ours = 0, False
        try:
            async with self.congestion.calling(delivery.service):
                status = await self._post(delivery)
        except NotAllowed:
            await self._forget(delivery, "refused")
            return
        except Unreached as error:
            ours = isinstance(error, CourierDown)
        if 200 <= status < 300:
            self._count(delivery.kind, "sent")
            if delivery.row.failures:
                await delivery.book.reached(self.services.storage, delivery.target)
        elif status in GONE:
            await self._forget(delivery, "gone")
        elif (status == 0 or status in TEMPORARY or status >= 500) and delivery.tries < len(BACKOFF_S):
            self._try_later(delivery)
        else:
            self._count(delivery.kind, "failed")
            _log.info("notice_failed", kind=delivery.kind, host=delivery.host, status=status)
            if not ours:
                await delivery.book.failed(self.services.storage, delivery.target)

    async def _post(self, delivery: Delivery) -> int:
        row = delivery.row
        if delivery.kind == "webhook":
            return await self.dispatch.post(delivery.url, {"Content-Type": "application/json"}, delivery.payload)
        assert self.key is not None
        headers = {
            "Authorization": self.key.authorization(row.endpoint, row.contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(delivery.ttl_s),
            "Topic": delivery.topic,
            "Urgency": "normal",
        }
        return await self.dispatch.post(delivery.url, headers, delivery.payload, (row.p256dh, row.auth))

    def _try_later(self, delivery: Delivery) -> None:
        self._count(delivery.kind, "retried")
        delay_s = BACKOFF_S[delivery.tries] * random.uniform(0.8, 1.2)

        def again() -> None:
            self._later.discard(timer)
            self.send(replace(delivery, tries=delivery.tries + 1))

        timer = asyncio.get_running_loop().call_later(delay_s, again)
        self._later.add(timer)

    async def _forget(self, delivery: Delivery, outcome: str) -> None:
        self._count(delivery.kind, outcome)
        await delivery.book.forget(self.services.storage, delivery.target)

    def _count(self, kind: str, outcome: str) -> None:
        self.services.metrics.notices.labels(kind, outcome).inc()
