"""The ASGI application: the socket, the HTTP interface, health, figures, and the browser's side."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import literal, select
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from voliera import warmup
from voliera.server.api import routes
from voliera.server.core.rehearsing import rehearse
from voliera.server.garbage import tend_garbage
from voliera.server.headers import Headers
from voliera.server.house import House, opened
from voliera.server.http.connections import Connections
from voliera.server.settings import ServerSettings, from_environment
from voliera.server.sharing_pages import sharing
from voliera.server.sockets.door import SocketMiddleware
from voliera.server.sockets.endpoint import Sockets
from voliera.server.storage import Unavailable
from voliera.server.web import pages

TICK_S = 0.05
_log = structlog.get_logger("voliera.app")


def make_app(settings: ServerSettings) -> Starlette:
    """The application for these settings."""
    app = Starlette()
    app.state.connections = connections = Connections(settings.limits)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        warmup.warm_up(lambda _: None)
        rehearse()
        async with opened(settings) as house:
            app.state.house = house
            app.state.sockets = sockets = Sockets(house.hall, house.people)
            connections.count = house.services.metrics.http_refused
            app.router.routes.extend(_routes(house))
            work = (_measure(house), tend_garbage(lambda: sockets.gone + connections.gone))
            tasks = [asyncio.create_task(one) for one in work]
            yield
            for task in tasks:
                task.cancel()

    app.router.lifespan_context = lifespan
    app.add_middleware(Headers, settings=settings)
    app.add_middleware(SocketMiddleware)
    return app


def served() -> Starlette:
    """The application of a worker process, by its environment."""
    return make_app(from_environment())


def _routes(house: House) -> list[BaseRoute]:
    found: list[BaseRoute] = [Route("/healthz", _health), *routes(house)]
    if house.services.settings.metrics:
        found.append(Route("/metrics", _metrics))
    return [*found, *sharing(house), *pages(house.services.settings)]


async def _health(request: Request) -> Response:
    """Whether this process can do its work: it can if the storage answers, and can be written."""
    house: House = request.app.state.house
    storage = house.services.storage
    try:
        await storage.fetch(select(literal(1)))
        writable = await storage.health.ok()
    except Unavailable:
        writable = False
    if not writable:
        return JSONResponse({"ok": False, "why": "storage"}, 503)
    return JSONResponse({"ok": not house.hall.closing}, 503 if house.hall.closing else 200)


async def _metrics(request: Request) -> Response:
    house: House = request.app.state.house
    _measure_thinkers(house)
    text = await asyncio.to_thread(house.services.metrics.text)  # it may read the files of other workers
    return Response(text, media_type=CONTENT_TYPE_LATEST)


async def _measure(house: House) -> None:
    """Measure how long the event loop lets somebody wait who asked for a moment, and what the thinkers do."""
    while True:
        before = time.monotonic()
        await asyncio.sleep(TICK_S)
        now = time.monotonic()
        house.services.metrics.lagged(max(0.0, now - before - TICK_S), now)
        _measure_thinkers(house)


def _measure_thinkers(house: House) -> None:
    metrics, thinkers = house.services.metrics, house.services.thinkers
    metrics.thinking.set(thinkers.running)
    metrics.bot_queue.set(thinkers.queued)
