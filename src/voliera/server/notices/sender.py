"""The sender of one process: a bounded queue of notices, and a few tasks that bring them to devices and channels.

Nobody waits for it, and no task of it waits long for a service: what is slow goes on by itself (congestion.py). A
message that cannot be delivered is tried again, later each time; a device that is gone (404, 410) is forgotten at once,
one that fails too often in a row as well.
"""

import asyncio
import random
import time
from collections.abc import Awaitable
from dataclasses import replace

import msgspec
import structlog

from voliera.server.buckets import Buckets
from voliera.server.notices import devices, webhooks
from voliera.server.notices.congestion import SLOW_S, Congestion
from voliera.server.notices.delivery import Delivery
from voliera.server.notices.encryption import encrypted
from voliera.server.notices.keys import ServerKey, kept_key
from voliera.server.notices.ledger import OVER, claim_reminder, claim_turn, waiting_for
from voliera.server.notices.notice import Notice
from voliera.server.notices.outside import NotAllowed, Outside, Unreached
from voliera.server.notices.wording import body, line, title
from voliera.server.people import hashed
from voliera.server.services import Services
from voliera.server.stopping import stop
from voliera.server.storage import Unavailable
from voliera.server.storage.friends import inviter_to

QUEUE = 4_096
"""Maximum number of messages that wait; further ones are dropped and counted."""
SENDERS = 48
"""Messages that are prepared or on their way at a time, without slow ones."""
PER_S = 200
"""Notices and messages worked on in a second. A burst is spread over some seconds, so that tables do not feel it."""
GIVE_WAY, LONGEST_WAY_S = 2.0, 0.02
"""Where the event loop is late, so many times as long is waited in addition, up to this many seconds."""
BACKOFF_S = (5.0, 30.0)
"""Seconds until the second and the third try."""
TTL_S = 86_400
"""Seconds for which a push service keeps a message for a device that is off."""
HOUR_S = 3_600.0
GONE = {404, 410}
TEMPORARY = {408, 425, 429}
_log = structlog.get_logger("voliera.notices")


class Sender:
    """Brings notices to people."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.outside = Outside(private=services.settings.private_addresses)
        self.key: ServerKey | None = None
        self._queue: asyncio.Queue[Notice | Delivery] = asyncio.Queue(QUEUE)
        self._tasks: list[asyncio.Task[None]] = []
        self._on_way: set[asyncio.Task[None]] = set()
        self._later: set[asyncio.TimerHandle] = set()
        self.congestion = Congestion(self.put, self._drop)
        self._next = 0.0
        limits = services.limits
        self._by_person = Buckets(limits.notices_per_hour, HOUR_S)
        self._by_table = Buckets(limits.webhook_lines_per_hour, HOUR_S)

    async def start(self) -> None:
        """Make or read the server's key, and begin."""
        self.key = await kept_key(self.services.storage, self.services.now())
        self._tasks = [asyncio.create_task(self._send_for_ever(), name="notices") for _ in range(SENDERS)]

    async def close(self) -> None:
        """Stop; what waits is lost, as are notices while nobody listens."""
        for timer in self._later:
            timer.cancel()
        await stop(*self._tasks)
        await stop(*self._on_way)
        self.congestion.close()
        await self.outside.close()

    def put(self, what: Notice | Delivery) -> None:
        """Take something into the queue without waiting; it is dropped where the queue is full."""
        try:
            self._queue.put_nowait(what)
        except asyncio.QueueFull:
            self._drop(what)

    def _drop(self, what: Notice | Delivery) -> None:
        self._count(what.kind, "dropped")

    async def settled(self) -> None:
        """Wait until nothing is in the queue or on its way; what is held or tried later is not waited for."""
        await self._queue.join()
        while self._on_way:
            await asyncio.wait(self._on_way)
            await self._queue.join()

    async def _send_for_ever(self) -> None:
        while True:
            what = await self._queue.get()
            try:
                await _logged(self._address(what) if isinstance(what, Notice) else self._send(what))
            finally:
                self._queue.task_done()

    async def _turn(self) -> None:
        """Wait until it is time for one more: later where the event loop is busy with the tables."""
        now = time.monotonic()
        self._next = turn = max(now, self._next + 1 / PER_S)
        if turn > now:
            await asyncio.sleep(turn - now)
            now = time.monotonic()
            self._next = max(self._next, now) + min(GIVE_WAY * max(0.0, now - turn), LONGEST_WAY_S)

    async def _address(self, notice: Notice) -> None:
        """Find out who should hear of a notice, if it is for us to tell of it."""
        await self._turn()
        storage, now = self.services.storage, self.services.now()
        hook = None if notice.kind == "invited" else await webhooks.of_table(storage, notice.table)
        reached = [] if notice.session is None else await devices.hearing(storage, notice.session, notice.by)
        if (hook is None and not reached) or not await self._claim(notice):
            return
        if hook is not None and self._allowed(self._by_table, notice.table, "webhook"):
            text = webhooks.message(line(notice, hook.lang, now), hook.page, notice.table)
            self.put(Delivery("webhook", notice.table, hook, text, "", 0))
        if reached and notice.session is not None and self._allowed(self._by_person, notice.session, "push"):
            waiting = await waiting_for(storage, notice.session)
            ttl_s = TTL_S if notice.deadline is None else max(60, (notice.deadline - now) // 1000)
            topic = hashed(notice.table)[:32]
            for row in reached:
                payload = pushed(notice, row.lang, now, waiting, kids=bool(row.kids))
                self.put(Delivery("push", row.id, row, payload, topic, ttl_s))

    def _allowed(self, buckets: Buckets, key: str, kind: str) -> bool:
        if buckets.spend(key):
            self._count(kind, "limited")
            return False
        return True

    async def _claim(self, notice: Notice) -> bool:
        """Whether it is for us, and still to be told; an invitation was claimed by the one process that made it."""
        storage = self.services.storage
        if notice.kind == "invited":
            return notice.by == await inviter_to(storage, notice.session or "", notice.table, 0)
        if notice.kind == "reminder":
            return await claim_reminder(storage, notice.table, notice.deadline or 0)
        return await claim_turn(storage, notice.table, OVER if notice.kind == "over" else notice.turn)

    async def _send(self, delivery: Delivery) -> None:
        """Prepare a message and let it go, unless its service is slow; one that is slow is not waited for."""
        if self.congestion.hold(delivery):
            return
        await self._turn()
        headers, content = self._prepared(delivery)
        task = asyncio.create_task(_logged(self._deliver(delivery, headers, content)), name="notice")
        self._on_way.add(task)
        task.add_done_callback(self._on_way.discard)
        await asyncio.wait({task}, timeout=SLOW_S)

    async def _deliver(self, delivery: Delivery, headers: dict[str, str], content: bytes) -> None:
        try:
            async with self.congestion.calling(delivery.service):
                status = await self.outside.post(delivery.url, headers, content)
        except NotAllowed:
            await self._forget(delivery, "refused")
            return
        except Unreached:
            status = 0
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
            await delivery.book.failed(self.services.storage, delivery.target)

    def _prepared(self, delivery: Delivery) -> tuple[dict[str, str], bytes]:
        """Return the headers and the content of a message.

        To encrypt takes a fifth of a millisecond. In a thread it would hold Python's lock for longer than that, since
        the event loop gets the lock back after five milliseconds only.
        """
        row = delivery.row
        if delivery.kind == "webhook":
            return {"Content-Type": "application/json"}, delivery.payload
        assert self.key is not None
        headers = {
            "Authorization": self.key.authorization(row.endpoint, row.contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(delivery.ttl_s),
            "Topic": delivery.topic,
            "Urgency": "normal",
        }
        return headers, encrypted(delivery.payload, row.p256dh, row.auth)

    def _try_later(self, delivery: Delivery) -> None:
        self._count(delivery.kind, "retried")
        delay_s = BACKOFF_S[delivery.tries] * random.uniform(0.8, 1.2)

        def again() -> None:
            self._later.discard(timer)
            self.put(replace(delivery, tries=delivery.tries + 1))

        timer = asyncio.get_running_loop().call_later(delay_s, again)
        self._later.add(timer)

    async def _forget(self, delivery: Delivery, outcome: str) -> None:
        self._count(delivery.kind, outcome)
        await delivery.book.forget(self.services.storage, delivery.target)

    def _count(self, kind: str, outcome: str) -> None:
        self.services.metrics.notices.labels(kind, outcome).inc()


async def _logged(work: Awaitable[None]) -> None:
    """Do some work; what goes wrong is written down, and ends nothing else."""
    try:
        await work
    except Unavailable as error:
        _log.warning("notice_failed", why=type(error).__name__)
    except Exception:
        _log.exception("notice_failed")


def pushed(notice: Notice, lang: str, now: int, waiting: int, *, kids: bool = False) -> bytes:
    """Return what the service worker gets: the words, where a tap leads to, and the number on the app's icon."""
    told = {
        "title": title(notice, lang, now),
        "body": body(notice, lang, kids=kids),
        "lang": lang,
        "table": notice.table,
        "waiting": waiting,
    }
    return msgspec.json.encode({**told, "place": "friends"} if notice.kind == "invited" else told)
