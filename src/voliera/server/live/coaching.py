"""Analyses, whichever process makes them: each is owned by one, as a table is, and the others ask it how far it is.

What was found lies in the database, so every process can tell it, whether the owner is still there or not.
"""

import asyncio

import msgspec

from voliera.documents import Document
from voliera.protocol.errors import Refused
from voliera.server.bus import BusDown, Moved, NobodyThere
from voliera.server.errors import raise_fault
from voliera.server.live.analyses import Analyses, Job
from voliera.server.live.requests import AnalysisRequest, CancelAnalysis, FindAnalysis, Progress, StartAnalysis
from voliera.server.services import Services

TRIES = 3
"""Number of times the owner is looked for."""
PAUSE_S = 0.2


class Coaching:
    """One process's share of all analyses."""

    def __init__(self, services: Services) -> None:
        self.bus = services.bus
        self.analyses = Analyses(services, self._ended)
        self.leases: set[str] = set()
        """Of the analyses that are under way here."""
        self._releasing: set[asyncio.Task[None]] = set()

    async def start(self, key: str, record: Document, asker: str) -> Progress | str:
        """Analyse the record of a finished game, unless it is under way or done; raises Refused or BusDown.

        A text is what was found.
        """
        for _ in range(TRIES):
            kept = await self.analyses.kept(key)
            if kept is not None:
                return kept
            owner = await self.bus.own(_lease(key))
            request = StartAnalysis(key, record, asker)
            if owner == self.bus.process:
                return self._start(request)
            try:
                return await self._ask(owner, request)
            except (NobodyThere, Moved):  # its lease ends soon, or it has just finished
                await asyncio.sleep(PAUSE_S)
        raise BusDown("moved")

    async def look(self, key: str) -> Progress | str | None:
        """How far it is, or what was found; None where it is not known; raises BusDown."""
        job = self.analyses.find(key)
        if job is not None and job.under_way:
            return _progress(job)
        kept = await self.analyses.kept(key)
        found = kept or await self._elsewhere(FindAnalysis(key))
        return found or await self.analyses.kept(key) or _told(job)  # it may have ended while its owner was asked

    async def cancel(self, key: str, asker: str) -> Progress | None:
        """Whoever asked wants it no more; None where none is under way; raises BusDown."""
        if _lease(key) not in self.leases:
            found = await self._elsewhere(CancelAnalysis(key, asker))
            if found is not None:
                return found
        return _told(self.analyses.cancel(key, asker))

    def handle(self, request: AnalysisRequest) -> Progress:
        """Answer a request about an analysis of ours; raises Refused, or Moved if it is not ours any more."""
        if _lease(request.key) not in self.leases:
            raise Moved
        job: Job | None
        match request:
            case StartAnalysis(key=key, record=record, asker=asker):
                job = self.analyses.start(key, record, asker)
            case CancelAnalysis(key=key, asker=asker):
                job = self.analyses.cancel(key, asker)
            case _:
                job = self.analyses.find(request.key)
        if job is None:
            raise Moved
        return _progress(job)

    async def close(self) -> None:
        """End them all."""
        await self.analyses.close()
        if self._releasing:
            await asyncio.wait(tuple(self._releasing))

    def _start(self, request: StartAnalysis) -> Progress:
        self.leases.add(_lease(request.key))
        try:
            return self.handle(request)
        except Refused:
            self._ended(request.key)
            raise

    async def _elsewhere(self, request: AnalysisRequest) -> Progress | None:
        """Ask the owner, if it is another process."""
        (owner,) = await self.bus.owners([_lease(request.key)])
        if owner is None or owner == self.bus.process:
            return None
        try:
            return await self._ask(owner, request)
        except (NobodyThere, Moved):
            return None

    async def _ask(self, owner: str, request: AnalysisRequest) -> Progress:
        answer = await self.bus.ask(owner, request)
        raise_fault(answer)
        return msgspec.convert(answer["result"], Progress)

    def _ended(self, key: str) -> None:
        """It is no longer under way here: let others have it."""
        self.leases.discard(_lease(key))
        if not self.bus.alone:
            task = asyncio.create_task(self._release(key))
            self._releasing.add(task)
            task.add_done_callback(self._releasing.discard)

    async def _release(self, key: str) -> None:
        try:
            await self.bus.disown(_lease(key))
        except BusDown:  # the lease ends by itself
            return


def _lease(key: str) -> str:
    return f"analysis:{key}"


def _progress(job: Job) -> Progress:
    return Progress(job.key, job.state, job.done, job.total)


def _told(job: Job | None) -> Progress | None:
    return None if job is None else _progress(job)
