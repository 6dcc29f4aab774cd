"""The services that messages go to: which of them are slow, and which are left alone for a while.

People name these services, so some never answer. While a service answers quickly, nothing here slows its messages: all
devices with one kind of browser share one. A service at which several messages have waited long gets no more until one
of them is through; what comes meanwhile is held. One that was silent several times in a row rests, and then shows with
a single message whether it is back.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from voliera.server.notices.delivery import Delivery
from voliera.server.notices.outside import CONNECTIONS, Unanswered

SLOW_S = 1.0
"""Seconds after which a message that waits for an answer is slow, and keeps no sender any more."""
SLOW = 8
"""Maximum number of slow messages of a service; further ones are held."""
SILENCES = 3
"""Number of messages in a row that were not answered, after which a service rests."""
REST_S = 30.0
HELD = 2_048
"""Maximum number of messages that are held; further ones are dropped."""
HELD_S = 120.0
"""Seconds after which a message that was held is dropped."""


@dataclass(eq=False, slots=True)
class Departure:
    """A message that waits for the answer of a service."""

    since: float
    patience: asyncio.Timeout


@dataclass(eq=False, slots=True)
class Service:
    """One service, while messages are on their way to it or held, or while it rests."""

    name: str
    waiting: dict[Departure, None] = field(default_factory=dict)
    held: deque[tuple[float, Delivery]] = field(default_factory=deque)
    silences: int = 0
    rest: asyncio.TimerHandle | None = None
    """The end of the rest; None while it is well."""
    may_try: bool = False
    """Whether a message may go while it rests, to show whether it is back."""


class Congestion:
    """What one process knows of the services that it sends to."""

    def __init__(self, release: Callable[[Delivery], None], drop: Callable[[Delivery], None]) -> None:
        self.held = 0
        """Number of messages that are held."""
        self._release = release
        self._drop = drop
        self._known: dict[str, Service] = {}
        self._waiting: dict[Departure, None] = {}

    def hold(self, delivery: Delivery) -> bool:
        """Keep a message back if its service is slow or rests; it is released or dropped later."""
        service = self._known.get(delivery.service)
        if service is None or _is_open(service):
            return False
        if self.held >= HELD:
            self._drop(delivery)
        else:
            service.held.append((time.monotonic(), delivery))
            self.held += 1
        return True

    @asynccontextmanager
    async def calling(self, name: str) -> AsyncIterator[None]:
        """Wait for an answer of a service; raises Unanswered where that takes too long while too many others wait."""
        if len(self._waiting) >= CONNECTIONS:
            self._end_oldest()
        service = self._known.setdefault(name, Service(name))
        one = Departure(time.monotonic(), asyncio.timeout(None))
        silent = False
        try:
            async with one.patience:
                service.waiting[one] = self._waiting[one] = None
                yield
        except (TimeoutError, Unanswered) as error:
            silent = True
            raise Unanswered(str(error)) from None
        finally:
            service.waiting.pop(one, None)
            self._waiting.pop(one, None)
            self._heard(service, silent=silent)

    def close(self) -> None:
        """Forget everything."""
        for service in self._known.values():
            if service.rest is not None:
                service.rest.cancel()
        self._known.clear()

    def _end_oldest(self) -> None:
        """End the message that has waited longest: of all it is the least likely one to be answered."""
        oldest = next(iter(self._waiting))
        del self._waiting[oldest]
        oldest.patience.reschedule(asyncio.get_running_loop().time())

    def _heard(self, service: Service, *, silent: bool) -> None:
        if silent:
            service.silences += 1
            if service.silences >= SILENCES:
                self._let_rest(service)
        else:
            service.silences = 0
            if service.rest is not None:
                service.rest.cancel()
                service.rest = None
        self._go_on(service)

    def _let_rest(self, service: Service) -> None:
        if service.rest is not None:
            service.rest.cancel()
        service.may_try = False
        service.rest = asyncio.get_running_loop().call_later(REST_S, self._try_again, service)

    def _try_again(self, service: Service) -> None:
        """Let one message go to a service that has rested. Where there is none, what was learnt of it is forgotten."""
        self._drop_old(service)
        if not service.held and not service.waiting:
            del self._known[service.name]
            return
        self._let_rest(service)
        service.may_try = True
        if service.held:
            self._release_one(service)

    def _go_on(self, service: Service) -> None:
        """Release what was held where the service is well again, and forget a service without messages."""
        self._drop_old(service)
        if service.rest is None and _slow(service) < SLOW:
            while service.held:
                self._release_one(service)
        if service.rest is None and not service.held and not service.waiting:
            self._known.pop(service.name, None)

    def _drop_old(self, service: Service) -> None:
        while service.held and time.monotonic() - service.held[0][0] > HELD_S:
            self.held -= 1
            self._drop(service.held.popleft()[1])

    def _release_one(self, service: Service) -> None:
        self.held -= 1
        self._release(service.held.popleft()[1])


def _is_open(service: Service) -> bool:
    """Whether a message may go to a service now."""
    if service.rest is None:
        return _slow(service) < SLOW
    granted, service.may_try = service.may_try, False
    return granted


def _slow(service: Service) -> int:
    """The number of messages that have waited long for a service."""
    latest = time.monotonic() - SLOW_S
    return sum(one.since <= latest for one in service.waiting)
