"""Running the application: uvicorn in this process, or several worker processes which share one socket.

uvicorn closes web sockets before it tells the application to stop, so that our `bye` would come too late; therefore
the order here is another one: nobody new, everybody told when to come back, then the rest.
"""

import contextlib
import os
import signal
import socket
from importlib.util import find_spec
from types import FrameType
from typing import Any

import structlog
import uvicorn
from starlette.applications import Starlette
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import multiprocess

from voliera.server.messages import LARGEST_FRAME
from voliera.server.running import logs
from voliera.server.running.addresses import BACKLOG
from voliera.server.settings import ServerSettings, as_environment

GRACE_S = 10
KEEP_ALIVE_S = 75
"""Longer than reverse proxies keep an idle connection: it is never we who close one that is about to be used."""
WORKER_S = 60
ENOUGH_FILES = 1_048_576

_log = structlog.get_logger("voliera.running")


class Server(uvicorn.Server):
    """uvicorn, with an end in the right order."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, and say so."""
        await super().startup(sockets)
        _log.info("serving", pid=os.getpid())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in; those inside are told when to come back; then everything is closed."""
        for server in self.servers:
            server.close()
        _log.info("stopping", pid=os.getpid())
        house = getattr(_application(self.config.loaded_app).state, "house", None)
        if house is not None:
            try:
                await house.hall.close()
            except Exception:  # a bus that is gone must not keep the storage from being closed
                _log.exception("goodbye_failed")
        await super().shutdown(sockets)
        _log.info("stopped", pid=os.getpid())

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """To be told to stop is no failure; whoever asks again and again does not wait."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


class Worker(multiprocess.Process):
    """A worker process, which needs its own log and the same end."""

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        """What runs in the process."""
        logs.set_up()
        super().target(sockets)

    @property
    def server(self) -> uvicorn.Server:
        """Ours."""
        if self._server is None:
            self._server = Server(self.config)
        return self._server


def serve(settings: ServerSettings, listener: socket.socket, workers: int) -> bool:
    """Serve until told to stop; says whether all went well."""
    raise_open_files()
    if workers == 1:
        from voliera.server.app import make_app

        server = Server(uvicorn.Config(make_app(settings), **options(settings)))
        try:
            server.run([listener])
        except SystemExit:  # that is how it says that it could not start; the log says why
            return False
        return server.started
    os.environ.update(as_environment(settings))
    multiprocess.Process = Worker  # type: ignore[misc]  # the supervisor makes its processes by this name
    config = uvicorn.Config("voliera.server.app:served", factory=True, workers=workers, **options(settings))
    supervisor = multiprocess.Multiprocess(config, [listener])
    supervisor.run()
    return not any(one.exitcode == STARTUP_FAILURE for one in supervisor.processes)


def options(settings: ServerSettings) -> dict[str, Any]:
    """How uvicorn runs here. Clients ping us, every socket has its own limits, and nothing is compressed."""
    return {
        "loop": "uvloop" if find_spec("uvloop") else "asyncio",
        "http": "voliera.server.http.protocol:BoundedHttpProtocol",
        "ws": "voliera.server.sockets.wire:WireProtocol",
        "ws_max_size": LARGEST_FRAME,
        "ws_ping_interval": None,
        "ws_per_message_deflate": False,
        "lifespan": "on",
        "log_config": None,
        "access_log": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": settings.proxies or "",
        "server_header": False,
        "backlog": BACKLOG,
        "timeout_keep_alive": KEEP_ALIVE_S,
        "timeout_graceful_shutdown": GRACE_S,
        "timeout_worker_healthcheck": WORKER_S,
    }


def raise_open_files() -> None:
    """As many open files as the system allows: every socket is one."""
    try:
        import resource
    except ImportError:  # not on every system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _application(app: Any) -> Starlette:
    """The application inside what uvicorn wraps around it."""
    while not isinstance(app, Starlette):
        app = app.app
    return app
