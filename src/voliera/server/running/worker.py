"""One worker process: its handle in the supervisor, and what runs in it.

Both hold an end of a pipe. The supervisor asks over it whether the worker serves; its end is closed to stop the worker,
by the supervisor or by the system if the supervisor is gone, so no worker outlives its supervisor.
"""

import gc
import multiprocessing
import socket
import threading
import time
from multiprocessing.connection import Connection
from typing import Any

import uvicorn

from voliera.server.running import logs
from voliera.server.running.uvicorn_server import Server


class Worker:
    """A worker process, as the supervisor sees it."""

    def __init__(self, options: dict[str, Any], listener: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(options, listener, theirs), name="voliera-worker")
        self.process.start()
        theirs.close()
        self.born = self.heard = time.monotonic()
        """When it was started, and when it last answered."""
        self.serves_since: float | None = None
        self._asked = False

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self.process.is_alive()

    def ask(self) -> None:
        """Read the answer to the last question, if there is one, and ask again whether the worker serves."""
        try:
            if self._asked and self._line.poll():
                serves, self._asked, self.heard = self._line.recv(), False, time.monotonic()
                if serves and self.serves_since is None:
                    self.serves_since = self.heard
            if not self._asked:
                self._line.send(None)
                self._asked = True
        except (OSError, EOFError):  # it has ended, or is about to
            return

    def stop(self) -> None:
        """Let it end in good order."""
        self._line.close()

    def kill(self) -> None:
        """End it at once."""
        self._line.close()
        self.process.kill()


def work(options: dict[str, Any], listener: socket.socket, line: Connection) -> None:
    """Serve in a worker process, until told to stop or the supervisor is gone."""
    gc.disable()  # nothing that a start makes goes again; garbage.py searches later
    logs.set_up()
    server = Server(uvicorn.Config("voliera.server.app:served", factory=True, **options))
    threading.Thread(target=_answer, args=(server, line), daemon=True, name="supervisor").start()
    server.run([listener])


def _answer(server: Server, line: Connection) -> None:
    try:
        while True:
            line.recv()
            line.send(server.started)
    except (OSError, EOFError):
        server.should_exit = True
