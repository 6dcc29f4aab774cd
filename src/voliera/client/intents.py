"""Commands on their way. Each keeps its id until it is answered, however often it has to be sent."""

import asyncio
import secrets
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.json import encode

from voliera.client.errors import Refused
from voliera.client.received import Ack, Nack

ANSWER_S = 10.0
"""Seconds after which an unanswered intent is sent again, though the socket seems to work."""


class Intent:
    """One command; `answer` is its acknowledgement, or the refusal."""

    __slots__ = ("answer", "due", "id", "kind", "text")

    def __init__(self, body: Mapping[str, Any]) -> None:
        self.id = secrets.token_urlsafe(9)
        self.kind: str = body["type"]
        self.text = encode({**body, "id": self.id}).decode()
        self.due = 0.0
        """When it is to be sent again."""
        self.answer: asyncio.Future[Ack | None] = asyncio.get_running_loop().create_future()


class Intents:
    """Those of one table, in the order in which they were made."""

    def __init__(self) -> None:
        self._open: dict[str, Intent] = {}

    def __iter__(self) -> Iterator[Intent]:
        return iter([intent for intent in self._open.values() if not intent.answer.done()])

    def add(self, intent: Intent) -> None:
        """Somebody waits for this one."""
        self._open[intent.id] = intent

    def drop(self, intent: Intent) -> None:
        """Nobody waits any more."""
        self._open.pop(intent.id, None)

    def sent(self, intent: Intent) -> None:
        """It is on its way; if no answer comes, it goes again."""
        intent.due = _now() + ANSWER_S

    def due(self) -> list[Intent]:
        """Those to be sent again now."""
        now = _now()
        return [intent for intent in self if intent.due <= now]

    def next_due(self, latest: float) -> float:
        """When the next one is to be sent again, or `latest`."""
        return min((intent.due for intent in self), default=latest) if self._open else latest

    def acknowledge(self, ack: Ack) -> None:
        """It is committed."""
        intent = self._open.get(ack.id)
        if intent is not None and not intent.answer.done():
            intent.answer.set_result(ack)

    def refuse(self, nack: Nack) -> None:
        """It was refused; or the server could not decide, and named a time to ask again."""
        intent = self._open.get(nack.id)
        if intent is None or intent.answer.done():
            return
        if nack.retry_ms is not None:
            intent.due = _now() + nack.retry_ms / 1000
        else:
            intent.answer.set_exception(Refused(nack.code, nack.rule, nack.message))

    def unseated(self) -> None:
        """The seat is free: the player who wanted to leave has left; the acknowledgement had no socket to come by."""
        for intent in self:
            if intent.kind == "leave":
                intent.answer.set_result(None)

    def end(self, error: Exception) -> None:
        """Nothing more will be answered."""
        for intent in self:
            intent.answer.set_exception(error)


def _now() -> float:
    return asyncio.get_running_loop().time()
