"""Messages from notices: for which devices and channels, and in which words.

Several notices are addressed together: a query costs hardly more for many of them, and one commit claims them all.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import structlog

from voliera.server.buckets import Buckets
from voliera.server.notices import devices, webhooks
from voliera.server.notices.delivery import Delivery
from voliera.server.notices.ledger import OVER, Claim, claim, waiting_for
from voliera.server.notices.notice import Notice
from voliera.server.notices.wording import body, line, title
from voliera.server.people import hashed
from voliera.server.services import Services
from voliera.server.storage import Unavailable
from voliera.server.storage.friends import inviter_to

HOUR_S = 3_600.0
TTL_S = 86_400
"""Seconds for which a push service keeps a message for a device that is off."""
_log = structlog.get_logger("voliera.notices")


class Addressing:
    """Finds the devices and channels that a process's notices are for, within what a person or a table is allowed."""

    def __init__(self, services: Services) -> None:
        self.services = services
        limits = services.limits
        self._by_person = Buckets(limits.notices_per_hour, HOUR_S)
        self._by_table = Buckets(limits.webhook_lines_per_hour, HOUR_S)

    async def deliveries(self, notices: Sequence[Notice]) -> list[Delivery]:
        """Return the messages that these notices lead to, as far as it is for us to tell of them."""
        storage = self.services.storage
        hooks = await webhooks.of_tables(storage, {one.table for one in notices if one.kind != "invited"})
        rows = await devices.of_sessions(storage, {one.session for one in notices if one.session is not None})
        heard: list[tuple[Notice, Any, list[Any]]] = []
        for notice in notices:
            hook = None if notice.kind == "invited" else hooks.get(notice.table)
            reached = [row for row in rows if row.session_id == notice.session and devices.hears(row, notice.by)]
            if hook is not None or reached:
                heard.append((notice, hook, reached))
        ours = await self._ours([notice for notice, _, _ in heard])
        told = [one for one, mine in zip(heard, ours, strict=True) if mine]
        people = {str(notice.session) for notice, _, reached in told if reached}
        waiting = await waiting_for(storage, people) if people else {}
        found: list[Delivery] = []
        for notice, hook, reached in told:
            with faults_logged():
                found += self._messages(notice, hook, reached, waiting.get(str(notice.session), 0))
        return found

    async def _ours(self, notices: Sequence[Notice]) -> list[bool]:
        """Whether each is for us, and still to be told; an invitation was claimed by the one process that made it."""
        claims = [one for one in notices if one.kind != "invited"]
        claimed = iter(await claim(self.services.storage, list(map(_claim, claims))) if claims else [])
        return [await self._stands(one) if one.kind == "invited" else next(claimed) for one in notices]

    async def _stands(self, invitation: Notice) -> bool:
        inviter = await inviter_to(self.services.storage, invitation.session or "", invitation.table, 0)
        return invitation.by == inviter

    def _messages(self, notice: Notice, hook: Any | None, reached: list[Any], waiting: int) -> list[Delivery]:
        now, made = self.services.now(), []
        if hook is not None and self._allowed(self._by_table, notice.table, "webhook"):
            text = webhooks.message(line(notice, hook.lang, now), hook.page, notice.table)
            made.append(Delivery("webhook", notice.table, hook, text, "", 0))
        if reached and self._allowed(self._by_person, str(notice.session), "push"):
            ttl_s = TTL_S if notice.deadline is None else max(60, (notice.deadline - now) // 1000)
            topic = hashed(notice.table)[:32]
            for row in reached:
                payload = pushed(notice, row.lang, now, waiting, kids=bool(row.kids))
                made.append(Delivery("push", row.id, row, payload, topic, ttl_s))
        return made

    def _allowed(self, buckets: Buckets, key: str, kind: str) -> bool:
        if buckets.spend(key):
            self.services.metrics.notices.labels(kind, "limited").inc()
            return False
        return True


@contextmanager
def faults_logged() -> Iterator[None]:
    """Write down what goes wrong, and go on with the next notice."""
    try:
        yield
    except Unavailable as error:
        _log.warning("notice_failed", why=type(error).__name__)
    except Exception:
        _log.exception("notice_failed")


def _claim(notice: Notice) -> Claim:
    if notice.kind == "reminder":
        return Claim(notice.table, "reminded", notice.deadline or 0)
    return Claim(notice.table, "turn", OVER if notice.kind == "over" else notice.turn)


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
