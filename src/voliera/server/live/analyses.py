"""Analyses of finished games, in the background: one decision after the other, in the processes that think.

Every decision is a job of its own under a key of its own, so between two of them everybody else has a turn: no bot at a
table waits for longer than one decision. What was found is kept in the database; what was not finished when a server
ends is forgotten, and can be asked for again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

import structlog
from msgspec.json import decode, encode
from sqlalchemy import bindparam, delete, insert, select

from voliera.coach.analysis import assembled
from voliera.coach.decisions import decisions
from voliera.coach.judging import DEFAULT_NODES
from voliera.documents import Document
from voliera.errors import GameError
from voliera.protocol.errors import Refused
from voliera.server.core.analyses import State
from voliera.server.services import Services
from voliera.server.stopping import stop
from voliera.server.storage import Unavailable
from voliera.server.storage.schema import analyses
from voliera.server.thinking.thinkers import Closed, NoThought

MOST = 24
"""Maximum number of analyses that wait or run in this process."""
MOST_EACH = 3
"""Maximum number of them for one person; one of them runs."""
ENDED = 64
"""Maximum number of analyses that came to nothing and are remembered, for those who ask what became of them."""
KEPT_MS = 90 * 86_400_000
BUSY_MS = 5_000
DECISION_MS = 20_000
"""Maximum milliseconds for a decision; the usual one takes a fiftieth."""
PATIENCE_S = 120.0
TRIES = 3
PAUSE_S = 2.0

_KEPT = select(analyses.c.document).where(analyses.c.key == bindparam("key"))
_log = structlog.get_logger("voliera.analysing")


@dataclass(eq=False)
class Job:
    """An analysis that is under way, or came to nothing."""

    key: str
    record: Document
    askers: set[str]
    state: State = "queued"
    done: int = 0
    total: int = 0
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def under_way(self) -> bool:
        """Whether something may still come of it."""
        return self.state in ("queued", "running")


class Analyses:
    """All analyses of one server process."""

    def __init__(self, services: Services, ended: Callable[[str], None]) -> None:
        """`ended` is told the key of each that is no longer under way."""
        self._services = services
        self._told = ended
        self._jobs: dict[str, Job] = {}
        self._ended: OrderedDict[str, Job] = OrderedDict()
        self._turn = asyncio.Semaphore(max(1, services.settings.thinkers // 2))
        self._each: dict[str, asyncio.Lock] = {}

    def find(self, key: str) -> Job | None:
        """An analysis that is under way, or came to nothing lately."""
        return self._jobs.get(key) or self._ended.get(key)

    async def kept(self, key: str) -> str | None:
        """A finished analysis, as JSON."""
        rows = await self._services.storage.fetch(_KEPT, key=key)
        return str(rows[0].document) if rows else None

    def start(self, key: str, record: Document, asker: str) -> Job:
        """Analyse the record of a finished game, unless it is under way; Refused where too many are."""
        job = self._jobs.get(key)
        if job is None:
            if sum(asker in one.askers for one in self._jobs.values()) >= MOST_EACH:
                raise Refused("too_many", f"{MOST_EACH} analyses are under way; wait for one", retry_ms=BUSY_MS)
            if len(self._jobs) >= MOST:
                raise Refused("busy", "too many games are being analysed; try again", retry_ms=BUSY_MS)
            job = self._jobs[key] = Job(key, record, {asker})
            self._ended.pop(key, None)
            job.task = asyncio.create_task(self._carry_out(job, asker), name=f"analysis-{key[:8]}")
        job.askers.add(asker)
        return job

    def cancel(self, key: str, asker: str) -> Job | None:
        """Whoever asked wants it no more; once nobody does, it ends, at the latest after the decision in hand."""
        job = self._jobs.get(key)
        if job is None:
            return self._ended.get(key)
        job.askers.discard(asker)
        if not job.askers and job.task is not None:
            job.state = "cancelled"
            self._end(job)
            job.task.cancel()
        return job

    async def close(self) -> None:
        """End them all."""
        await stop(*(job.task for job in self._jobs.values()))

    async def _carry_out(self, job: Job, asker: str) -> None:
        try:
            async with self._each.setdefault(asker, asyncio.Lock()), self._turn:
                job.state = "running"
                await self._keep(job, await self._analysed(job))
            job.state = "done"
        except asyncio.CancelledError:
            job.state = "cancelled"
        except (GameError, NoThought, Unavailable) as error:
            job.state = "failed"
            if not isinstance(error, Closed):
                _log.warning("analysis_failed", why=str(error) or type(error).__name__)
        except Exception:
            job.state = "failed"
            _log.exception("analysis_failed")
        finally:
            self._end(job)

    async def _analysed(self, job: Job) -> Document:
        found = await asyncio.to_thread(decisions, job.record)
        job.total = len(found)
        judged: list[Document] = []
        for decision in found:
            told = {"record": job.record, "decision": decision, "nodes": DEFAULT_NODES, "seed": 0}
            judged.append(decode(await self._judged(job, told)))
            job.done = len(judged)
        return await asyncio.to_thread(assembled, job.record, judged, nodes=DEFAULT_NODES)

    async def _judged(self, job: Job, told: Document) -> bytes:
        """One decision. There is no hurry: where everybody is thinking, it is asked again a little later."""
        for last in (*(False for _ in range(TRIES - 1)), True):
            try:
                return await self._services.thinkers.task(
                    "coach", told, DECISION_MS, key=f"analysis {job.key}", patience_s=PATIENCE_S
                )
            except Closed:
                raise
            except NoThought:
                if last:
                    raise
                await asyncio.sleep(PAUSE_S)
        raise AssertionError

    async def _keep(self, job: Job, analysis: Document) -> None:
        now = self._services.now()
        text = encode(analysis).decode()
        await self._services.storage.run(
            delete(analyses).where((analyses.c.key == job.key) | (analyses.c.made < now - KEPT_MS)),
            insert(analyses).values(key=job.key, document=text, made=now),
        )

    def _end(self, job: Job) -> None:
        """Take it off the list; of what came to nothing, the last ones are remembered."""
        if self._jobs.get(job.key) is job:
            del self._jobs[job.key]
        if job.state in ("cancelled", "failed") and job.key not in self._jobs:
            self._ended[job.key] = job
            while len(self._ended) > ENDED:
                self._ended.popitem(last=False)
        for asker in [one for one, lock in self._each.items() if not lock.locked()]:
            del self._each[asker]
        self._told(job.key)
