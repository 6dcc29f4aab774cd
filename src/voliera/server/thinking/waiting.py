"""The jobs that wait for a thinker: bounded, and fair between those whom they are for."""

import asyncio
from collections import deque
from dataclasses import dataclass

from voliera.documents import Document
from voliera.errors import GameError
from voliera.server.thinking.child import NoThought
from voliera.server.thinking.thinker import Answer


class Busy(NoThought):
    """Too many jobs are waiting, or this one has waited longer than its patience."""


class ThinkerFailed(NoThought):
    """The job raised an exception that is not a GameError: a fault of ours. The message is the exception's name."""


@dataclass(eq=False, slots=True)
class QueuedJob:
    """A job, for whom it is, and where its answer is awaited."""

    number: int
    frame: bytes
    key: str
    limit_s: float
    answer: asyncio.Future[Document]

    def settle(self, answer: Answer) -> None:
        """Hand over the answer, unless nobody waits for it any more."""
        if self.answer.done():
            return
        if answer.refused is not None:
            self.answer.set_exception(GameError(*answer.refused, rule=answer.rule))
        elif answer.result is None:
            self.answer.set_exception(ThinkerFailed(answer.failed))
        else:
            self.answer.set_result(answer.result)

    def fail(self, error: Exception) -> None:
        """Hand over why there is none, unless nobody waits for it any more."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Queue:
    """The jobs that wait. Keys take turns, each with its first job first; so no table can keep the others waiting."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._by_key: dict[str, deque[QueuedJob]] = {}  # the next key first
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, thought: QueuedJob) -> None:
        """Add a job. In a full queue it takes the place of the last one of the key that has most, or is refused."""
        if self._count >= self._most:
            longest = max(self._by_key.values(), key=len, default=deque[QueuedJob]())
            if len(longest) <= len(self._by_key.get(thought.key, ())) + 1:
                raise Busy(f"{self._count} jobs are waiting")
            last = longest[-1]
            self.remove(last)
            last.fail(Busy(f"{self._count} jobs are waiting, and others have fewer"))
        self._by_key.setdefault(thought.key, deque()).append(thought)
        self._count += 1

    def take(self) -> QueuedJob | None:
        """The next job; its key is the last to have a turn again."""
        if not self._by_key:
            return None
        key, thoughts = next(iter(self._by_key.items()))
        del self._by_key[key]
        thought = thoughts.popleft()
        if thoughts:
            self._by_key[key] = thoughts
        self._count -= 1
        return thought

    def remove(self, thought: QueuedJob) -> bool:
        """Take a job out; returns whether it was waiting."""
        thoughts = self._by_key.get(thought.key, ())
        if thought not in thoughts:
            return False
        self._by_key[thought.key].remove(thought)
        if not self._by_key[thought.key]:
            del self._by_key[thought.key]
        self._count -= 1
        return True
