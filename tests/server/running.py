"""A real server process for tests: started on a free port, killed or stopped by its own pid, started again.

`with Server(database="/some/file.db") as server:` waits until it is healthy. What it prints is in `server.output()`.
"""

import http.client
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from types import TracebackType

from tests.server.patience import LIMITS
from voliera.server.settings import ServerSettings

START_S = 3_600.0
"""Rules may have to be compiled first, on a busy machine."""
STOP_S = 300.0
_SETTINGS = {f"VOLIERA_{one.name.upper()}" for one in fields(ServerSettings)}


def free_port() -> int:
    """A port that nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """One process of `voliera.server.app:served`. Further settings go in as `VOLIERA_…`, by their lower-case names."""

    def __init__(
        self,
        database: str | Path,
        redis: str | None = None,
        *,
        environment: Mapping[str, str] | None = None,
        **settings: object,
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}/socket"
        patient = {f"limit_{name}": value for name, value in LIMITS.items()}
        told = {"database": database, "redis": redis, "thinkers": 1, **patient, **settings}
        self.environment = {name: text for name, text in os.environ.items() if name not in _SETTINGS}
        self.environment |= {f"VOLIERA_{name.upper()}": str(value) for name, value in told.items() if value is not None}
        self.environment |= environment or {}
        self._log = tempfile.NamedTemporaryFile(prefix="voliera-server-", suffix=".log", delete=False)  # noqa: SIM115
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.stop()
        if error is not None:
            print(f"--- server on port {self.port}\n{self.output()}")
        self._log.close()
        Path(self._log.name).unlink()

    @property
    def pid(self) -> int:
        """Of the running process."""
        assert self.process is not None
        return self.process.pid

    def start(self, *, wait: bool = True) -> None:
        """Start the process on its port, unless it runs, and wait until it is healthy."""
        if self.process is None or self.process.poll() is not None:
            self._launch()
        if wait:
            self.wait()

    def _launch(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.one", str(self.port)],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )

    def wait(self) -> None:
        """Until `/healthz` says yes."""
        until = time.monotonic() + START_S
        while not self.healthy():
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}:\n{self.output()}")
            if time.monotonic() > until:
                self.kill()
                raise RuntimeError(f"the server did not start within {START_S} s:\n{self.output()}")
            time.sleep(0.05)

    def healthy(self) -> bool:
        """What `/healthz` says; False while nobody listens."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing is saved."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """SIGTERM, as an operator stops it; killed only if it does not end."""
        self._end(signal.SIGTERM)

    def restart(self) -> None:
        """Killed, if it still runs, and started again on the same port."""
        self.kill()
        self.start()

    def output(self) -> str:
        """Everything that it printed so far."""
        return Path(self._log.name).read_text(encoding="utf-8", errors="replace")

    def _end(self, how: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.poll() is None:
            process.send_signal(how)
        try:
            process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
