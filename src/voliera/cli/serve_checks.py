"""Before a server opens: are the wishes possible, do database and Redis answer? What is wrong is said in words."""

import asyncio
import ipaddress
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from voliera.server.bus import Answer, BusError
from voliera.server.running.addresses import EVERYWHERE, free_port
from voliera.server.settings import ServerSettings, from_environment
from voliera.server.storage import StorageError, open_storage
from voliera.server.web import INDEX
from voliera.terminal.refusal import InputRefused

MOST_PROCESSES = 256
_ORIGIN = re.compile(r"https?://[A-Za-z0-9.\-\[\]:]+")


def settings_of(wishes: dict[str, Any], workers: int, lan: bool) -> ServerSettings:
    """What was wished on the command line and in the environment. Raises InputRefused."""
    if lan and wishes.get("host") is not None:
        raise InputRefused("error-serve-lan-host")
    try:
        settings = from_environment(wishes)
    except ValueError:
        raise InputRefused("error-serve-environment") from None
    _within("--port", settings.port, 0, 65_535)
    _within("--workers", workers, 1, MOST_PROCESSES)
    _within("--thinkers", settings.thinkers, 1, MOST_PROCESSES)
    for origin in settings.origins:
        if not _ORIGIN.fullmatch(origin):
            raise InputRefused("error-serve-origin", origin=origin[:80])
    for address in filter(None, settings.proxies.split(",")):
        if not _is_network(address.strip()):
            raise InputRefused("error-serve-proxies", address=address.strip()[:80])
    if settings.web is not None and not (Path(settings.web) / INDEX).is_file():
        raise InputRefused("error-serve-web", path=settings.web)
    if workers > 1 and not (settings.redis and (settings.database or "").startswith("postgres")):
        raise InputRefused("error-serve-workers", workers=workers)
    return replace(settings, host=EVERYWHERE) if lan else settings


def _within(option: str, given: int, least: int, most: int) -> None:
    if not least <= given <= most:
        raise InputRefused("error-serve-number", option=option, given=str(given), least=str(least), most=str(most))


def _is_network(address: str) -> bool:
    try:
        ipaddress.ip_network(address, strict=False)
    except ValueError:
        return address == "*"
    return True


def check(settings: ServerSettings) -> None:
    """Open the database once, and ask Redis, so that whoever starts a server is told at once. Raises InputRefused."""
    try:
        asyncio.run(_opened_once(settings.database))
    except StorageError as error:
        raise database_refused(error) from None
    if settings.redis is None:
        return
    try:
        asyncio.run(_joined_once(settings.redis))
    except BusError as error:
        raise redis_refused(error) from None


async def _opened_once(database: str | None) -> None:
    storage = await open_storage(database)
    await storage.close()


async def _joined_once(address: str) -> None:
    from voliera.server.bus.redis_bus import RedisBus

    bus = RedisBus(address)
    await bus.start(_Nobody())
    await bus.close()


class _Nobody:
    """A process that only tries the bus: it owns nothing, so no other process asks it."""

    async def serve(self, request: dict[str, Any], answer: Answer) -> None:
        return

    def deliver(self, table: str, sender: str, message: dict[str, Any]) -> None:
        return

    def missed(self, table: str) -> None:
        return

    def regained(self) -> None:
        return


def database_refused(error: StorageError) -> InputRefused:
    """Why the database cannot be opened."""
    code = error.code.replace("_", "-")
    return InputRefused(f"error-serve-database-{code}", None, place=_place(error.facts), why=error.facts.get("why", ""))


def redis_refused(error: BusError) -> InputRefused:
    """Why Redis cannot be used."""
    code = error.code.replace("_", "-")
    return InputRefused(f"error-serve-redis-{code}", None, place=_place(error.facts), why=error.facts.get("why", ""))


def _place(facts: Mapping[str, str]) -> str:
    """Where it was looked for; facts hold no password."""
    server = ":".join(filter(None, (facts.get("host"), facts.get("port"))))
    return facts.get("path") or "/".join(filter(None, (server, facts.get("database")))) or "?"


def cannot_listen(why: str, settings: ServerSettings) -> InputRefused:
    """Why nobody could come in."""
    if why == "taken":
        free = free_port(settings.host, settings.port)
        return InputRefused("error-serve-taken", port=str(settings.port), free=str(free))
    if why == "rights":
        return InputRefused("error-serve-rights", port=str(settings.port))
    return InputRefused("error-serve-host", host=settings.host[:80])
