"""The pool of processes in which a server's bots, solver and hints think: bounded, fair, and never in its event loop.

A job waits until a thinker is free, runs in a child process for its budget and a grace at most, and comes back as a
result, as the GameError that it would have been here, or as a `NoThought`: `Busy`, `TooSlow`, `ThinkerDied`,
`ThinkerFailed` or `Closed`. Children are started when they are needed, and replaced when they die or are killed.
"""

import asyncio
import itertools
import sys
from collections import deque
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import structlog
from msgspec.json import encode as encode_json

from voliera.bots.budget import DEFAULT_MS, STRONGEST_MS
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.server.frames import TooLarge, framed
from voliera.server.thinking.child import Child, NoThought, ThinkerDied, TooSlow
from voliera.server.thinking.thinker import Answer, Job
from voliera.server.thinking.waiting import Busy, Queue, QueuedJob, ThinkerFailed

__all__ = ["Busy", "Closed", "NoThought", "ThinkerDied", "ThinkerFailed", "Thinkers", "TooSlow"]

COMMAND = (sys.executable, "-P", "-m", "voliera.server.thinking.thinker")
"""`-P`: what happens to lie in the folder that a server is started from is not imported."""
GRACE_S = 10.0
START_S = 300.0
"""A start takes two seconds; where nothing was compiled before, a minute or more, on a busy machine several."""
PATIENCE_S = 60.0
LONGEST_MS = 60_000
"""More than anybody at a table wants to wait: whoever grants more gets no more."""
SLOWEST_PLAYOUTS = 1_000
"""In a second, at the very least."""

log = structlog.get_logger(__name__)


class Closed(NoThought):
    """The pool is closed, or was closed before the answer came."""


@dataclass(eq=False, slots=True)
class Seat:
    """A place for one child, which may be there or not."""

    child: Child | None = None


class Thinkers:
    """Child processes, and the jobs for them. `running` jobs are in a child; `started` counts all children so far."""

    def __init__(
        self,
        count: int,
        *,
        waiting: int = 64,
        grace_s: float = GRACE_S,
        start_s: float = START_S,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.running = 0
        self.started = 0
        self._grace_s = grace_s
        self._start_s = start_s
        self._command = command
        self._queue = Queue(waiting)
        self._seats = [Seat() for _ in range(count)]
        self._idle = deque(self._seats)  # those with a child last, as they are taken from there
        self._tasks: set[asyncio.Task[None]] = set()
        self._numbers = itertools.count(1)
        self._closed = False

    @property
    def queued(self) -> int:
        """How many jobs are waiting for a child."""
        return len(self._queue)

    @property
    def pids(self) -> list[int]:
        """The processes that are running now."""
        return [seat.child.pid for seat in self._seats if seat.child is not None and not seat.child.dead]

    async def choose(
        self,
        game: Game,
        level: str,
        *,
        seed: int | None = None,
        time_ms: int | None = None,
        nodes: int | None = None,
        key: str = "",
        patience_s: float = PATIENCE_S,
    ) -> Document:
        """As `bots.choose`. `key` says for whom it is (a table); after `patience_s` in the queue it is `Busy`."""
        time_ms = time_ms if time_ms is None else min(time_ms, LONGEST_MS)
        wishes = {"level": level, "seed": seed if seed is None else str(seed), "time_ms": time_ms, "nodes": nodes}
        budget_ms = (time_ms or DEFAULT_MS) if nodes is None else nodes * 1000 / SLOWEST_PLAYOUTS
        return await self._ask("choose", game, wishes, budget_ms, key, patience_s)

    async def play(
        self,
        game: Game,
        character: str,
        *,
        seed: int | None = None,
        time_ms: int | None = None,
        most_ms: int = LONGEST_MS,
        key: str = "",
        patience_s: float = PATIENCE_S,
    ) -> Document:
        """As `choose` of `voliera.bots.characters.Character`, by the id of the character; at most for `most_ms`."""
        most_ms = min(most_ms, LONGEST_MS)
        said = seed if seed is None else str(seed)
        wishes = {"character": character, "seed": said, "time_ms": time_ms, "most_ms": most_ms}
        return await self._ask("play", game, wishes, min(time_ms or STRONGEST_MS, most_ms), key, patience_s)

    async def solve(
        self,
        game: Game,
        objective: str = "points",
        time_ms: int = 2000,
        *,
        key: str = "",
        patience_s: float = PATIENCE_S,
    ) -> Document:
        """As `voliera.solve.solve`, which is the protocol's `solve`."""
        wishes = {"objective": objective, "time_ms": min(time_ms, LONGEST_MS)}
        return await self._ask("solve", game, wishes, time_ms, key, patience_s)

    async def task(
        self, name: str, document: Document, time_ms: int = 2000, *, key: str = "", patience_s: float = PATIENCE_S
    ) -> bytes:
        """One of `tasks.TASKS`: what came of it, as JSON. `time_ms` is what it will take at most, before the grace."""
        wishes = {"task": name, "json": encode_json(document)}
        return bytes((await self._ask("task", None, wishes, time_ms, key, patience_s))["json"])

    async def start(self) -> None:
        """Start a child ahead and have it warm, so that the first move is a quick one; a NoThought if it cannot be."""
        if self._closed:
            raise Closed("closed")
        if self._idle and self._idle[-1].child is None:
            await asyncio.shield(self._task(self._prepare(self._idle.pop())))

    async def close(self) -> None:
        """End every child; whoever still waits gets `Closed`."""
        self._closed = True
        while (thought := self._queue.take()) is not None:
            thought.fail(Closed("closed"))
        for seat in self._seats:
            if seat.child is not None and seat not in self._idle:
                seat.child.kill()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        ending = [self._drop(seat, politely=True) for seat in self._seats]
        await asyncio.gather(*ending)

    async def _ask(
        self,
        kind: Literal["choose", "play", "solve", "task"],
        game: Game | None,
        wishes: Document,
        budget_ms: float,
        key: str,
        patience_s: float,
    ) -> Document:
        """Send a job with the game as it is now, and wait. A caller who is cancelled leaves nothing behind."""
        if self._closed:
            raise Closed("closed")
        number = next(self._numbers)
        job = Job(number, kind, wishes=wishes)
        if game is not None:
            job.game, job.record = game.name, game.whole_states().tobytes()
            job.options, job.names = game.options, game.names
        try:
            frame = framed(job)
        except TooLarge as error:
            raise GameError("too_large", f"this game is too large to think about: {error}") from None
        loop = asyncio.get_running_loop()
        limit_s = min(max(budget_ms, 0), LONGEST_MS) / 1000 + self._grace_s
        thought = QueuedJob(number, frame, key, limit_s, loop.create_future())
        if self._idle:
            self._task(self._work(self._idle.pop(), thought))
        else:
            self._queue.put(thought)
        timer = loop.call_later(patience_s, self._lose_patience, thought, patience_s)
        try:
            return await thought.answer
        finally:
            timer.cancel()
            self._queue.remove(thought)

    def _lose_patience(self, thought: QueuedJob, patience_s: float) -> None:
        if self._queue.remove(thought):
            thought.fail(Busy(f"no thinker was free for {patience_s:.1f} s"))

    def _task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Only tasks of the pool handle seats that are not idle: nobody's cancellation leaves one half done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _work(self, seat: Seat, thought: QueuedJob | None) -> None:
        """Carry out a job, and then those that wait, in one seat."""
        while thought is not None:
            if not thought.answer.done():
                await self._carry_out(seat, thought)
            thought = self._queue.take()
            if thought is None and seat.child is None and not self._closed:
                await self._replace(seat)
                thought = self._queue.take()
        self._rest(seat)

    async def _carry_out(self, seat: Seat, thought: QueuedJob) -> None:
        self.running += 1
        try:
            thought.settle(await self._tried(seat, thought))
        except NoThought as error:
            thought.fail(Closed("closed") if self._closed else error)
        except Exception as error:  # a fault of ours, which may not leave somebody waiting
            log.exception("thinker_fault")
            thought.fail(ThinkerFailed(type(error).__name__))
            await self._drop(seat)
        except BaseException:  # the loop is ending
            if seat.child is not None:
                seat.child.kill()
            raise
        finally:
            self.running -= 1

    async def _tried(self, seat: Seat, thought: QueuedJob) -> Answer:
        """The answer, of a second child if the first one dies. A second chance for one too slow would take too long."""
        try:
            return await self._asked(seat, thought)
        except ThinkerDied:
            if self._closed or thought.answer.done():
                raise
        return await self._asked(seat, thought)

    async def _asked(self, seat: Seat, thought: QueuedJob) -> Answer:
        """The answer of the seat's child; one that does not give it is ended."""
        if seat.child is not None and seat.child.dead:
            await self._drop(seat)
        child = seat.child or await self._start(seat)
        try:
            return await child.ask(thought.frame, thought.number, thought.limit_s)
        except NoThought as error:
            await self._drop(seat, why=str(error))
            raise

    async def _start(self, seat: Seat) -> Child:
        """A new child, warm."""
        self.started += 1
        child = seat.child = await Child.start(self._command)
        try:
            if self._closed:
                raise Closed("closed")
            answer = await child.ask(framed(Job(0, "warm")), 0, self._start_s)
            if answer.result is None:
                raise ThinkerDied(f"it could not get ready: {answer.failed or answer.refused}")
        except NoThought as error:
            await self._drop(seat, why=str(error))
            raise
        log.info("thinker_started", pid=child.pid)
        return child

    async def _replace(self, seat: Seat) -> None:
        """Start the next child ahead of the next job. If that fails, the next job will find out."""
        try:
            await self._start(seat)
        except NoThought as error:
            log.error("thinker_not_replaced", why=str(error))

    async def _prepare(self, seat: Seat) -> None:
        try:
            await self._start(seat)
        finally:
            await self._work(seat, self._queue.take())

    def _rest(self, seat: Seat) -> None:
        if seat.child is None:
            self._idle.appendleft(seat)
        else:
            self._idle.append(seat)

    async def _drop(self, seat: Seat, *, politely: bool = False, why: str = "") -> None:
        child, seat.child = seat.child, None
        if child is not None:
            await child.end(politely=politely)
            if why and not self._closed:
                log.warning("thinker_ended", pid=child.pid, why=why)
