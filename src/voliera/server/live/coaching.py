"""Analyses, whichever process makes them: each is owned by one, as a table is, and the others ask it how far it is.

What was found lies in the database, so every process can tell it, whether the owner is still there or not.
"""

import asyncio
from typing import Any

import msgspec
from msgspec import Struct

from voliera.documents import Document
from voliera.protocol.errors import Refused
from voliera.server.bus import BusDown, Moved, NobodyThere
from voliera.server.errors import raise_fault
from voliera.server.live.analyses import Analyses, Job, State
from voliera.server.services import Services

TRIES = 3
"""So often the owner is looked for."""
PAUSE_S = 0.2


class Progress(Struct, frozen=True):
    """How far an analysis is: so many decisions of so many."""

    key: str
    state: State
    done: int
    total: int


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
            if owner == self.bus.process:
                return self._start(key, record, asker)
            try:
                return await self._ask(owner, "start", key, record=record, asker=asker)
            except (NobodyThere, Moved):  # its lease ends soon, or it has just finished
                await asyncio.sleep(PAUSE_S)
        raise BusDown("moved")

    async def look(self, key: str) -> Progress | str | None:
        """How far it is, or what was found; None where it is not known; raises BusDown."""
        job = self.analyses.find(key)
        if job is not None and job.under_way:
            return _progress(job)
        return await self.analyses.kept(key) or await self._elsewhere("look", key) or _told(job)

    async def cancel(self, key: str, asker: str) -> Progress | None:
        """Whoever asked wants it no more; None where none is under way; raises BusDown."""
        if _lease(key) not in self.leases:
            found = await self._elsewhere("cancel", key, asker=asker)
            if found is not None:
                return found
        return _told(self.analyses.cancel(key, asker))

    def serve(self, request: dict[str, Any]) -> dict[str, Any]:
        """Answer another process, which thinks that an analysis is ours."""
        key = request["key"]
        if _lease(key) not in self.leases:
            raise Moved
        match request["what"]:
            case "start":
                found = _progress(self.analyses.start(key, request["record"], request["asker"]))
            case "cancel":
                found = _known(self.analyses.cancel(key, request["asker"]))
            case _:
                found = _known(self.analyses.find(key))
        return {"found": msgspec.to_builtins(found)}

    async def close(self) -> None:
        """End them all."""
        await self.analyses.close()
        if self._releasing:
            await asyncio.wait(tuple(self._releasing))

    def _start(self, key: str, record: Document, asker: str) -> Progress:
        self.leases.add(_lease(key))
        try:
            return _progress(self.analyses.start(key, record, asker))
        except Refused:
            self._ended(key)
            raise

    async def _elsewhere(self, what: str, key: str, **more: Any) -> Progress | None:
        """Ask the owner, if there is another one."""
        (owner,) = await self.bus.owners([_lease(key)])
        if owner is None or owner == self.bus.process:
            return None
        try:
            return await self._ask(owner, what, key, **more)
        except (NobodyThere, Moved):
            return None

    async def _ask(self, owner: str, what: str, key: str, **more: Any) -> Progress:
        answer = await self.bus.ask(owner, {"do": "analysis", "what": what, "key": key, **more})
        raise_fault(answer)
        return msgspec.convert(answer["found"], Progress)

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


def _known(job: Job | None) -> Progress:
    if job is None:
        raise Moved
    return _progress(job)
