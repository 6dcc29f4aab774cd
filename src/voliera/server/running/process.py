"""Running the application: uvicorn in this process, or several worker processes which share one socket."""

import contextlib
import gc
import os
import socket
from importlib.util import find_spec
from typing import Any

import uvicorn

from voliera.protocol.messages import LARGEST_FRAME
from voliera.server.metrics import shared_by_workers
from voliera.server.running.addresses import BACKLOG
from voliera.server.running.supervisor import Supervisor
from voliera.server.running.uvicorn_server import Server
from voliera.server.settings import ServerSettings, as_environment

GRACE_S = 10
KEEP_ALIVE_S = 75
"""Longer than reverse proxies keep an idle connection: it is never we who close one that is about to be used."""
ENOUGH_FILES = 1_048_576


def serve(settings: ServerSettings, listener: socket.socket, workers: int) -> bool:
    """Serve until told to stop; says whether all went well."""
    raise_open_files()
    if workers == 1:
        gc.disable()  # nothing that a start makes goes again; garbage.py searches later
        from voliera.server.app import make_app

        server = Server(uvicorn.Config(make_app(settings), **options(settings)))
        try:
            server.run([listener])
        except SystemExit:  # that is how it says that it could not start; the log says why
            return False
        return server.started
    os.environ.update(as_environment(settings))
    with shared_by_workers():
        return Supervisor(options(settings), listener, workers).run()


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
