"""uvicorn's server, with an end in the right order.

uvicorn closes web sockets before it tells the application to stop, so that our `bye` would come too late; therefore
the order here is another one: nobody new, everybody told when to come back, then the rest.
"""

import os
import signal
import socket
from types import FrameType
from typing import Any

import structlog
import uvicorn
from starlette.applications import Starlette

_log = structlog.get_logger("voliera.running")


class Server(uvicorn.Server):
    """uvicorn, with an end in the right order."""

    _signalled = False

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
        """Stop, which is no failure; at once when asked again by SIGINT."""
        if self._signalled and sig == signal.SIGINT:
            self.force_exit = True
        self._signalled = self.should_exit = True


def _application(app: Any) -> Starlette:
    """The application inside what uvicorn wraps around it."""
    while not isinstance(app, Starlette):
        app = app.app
    return app
