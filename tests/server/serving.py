"""A real `voliera serve` for tests: started as people start it, stopped as operators stop it, by its own pid."""

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.server.patience import LIMITS
from tests.server.running import free_port
from tests.waiting import PATIENCE_S

START_S = 3_600.0
"""Rules may have to be compiled first."""


@dataclass
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def document(self) -> Any:
        return json.loads(self.body)


class Serving:
    """One running command. What it prints is in `told()`, its log in `log()`."""

    def __init__(self, folder: Path, *options: str, environment: Mapping[str, str] | None = None) -> None:
        self.port = free_port()
        self.folder = folder
        self.url = f"http://127.0.0.1:{self.port}"
        self._out, self._err = folder / "out.txt", folder / "log.txt"
        command = [sys.executable, "-m", "voliera", "serve", "--port", str(self.port), "--no-browser", *options]
        kept = {name: text for name, text in os.environ.items() if not name.startswith("VOLIERA_")}
        kept |= {f"VOLIERA_LIMIT_{name.upper()}": str(value) for name, value in LIMITS.items()}
        kept |= {name: text for name, text in os.environ.items() if name in {"VOLIERA_CACHE", "VOLIERA_INTERPRET"}}
        with self._out.open("wb") as out, self._err.open("wb") as err:
            self.process = subprocess.Popen(
                command,
                env={**kept, "VOLIERA_DATA": str(folder), "LC_ALL": "C.UTF-8", **(environment or {})},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
            )

    def __enter__(self) -> "Serving":
        self.wait_for("Voliera is running", 1)
        return self

    def wait_for(self, word: str, times: int) -> None:
        """Wait until what it prints and logs holds a word this many times."""
        until = time.monotonic() + START_S
        while (self.told() + self.log()).count(word) < times:
            if self.process.poll() is not None or time.monotonic() > until:
                self.process.kill()
                raise RuntimeError(f"no server ({self.process.wait()}):\n{self.told()}\n{self.log()}")
            time.sleep(0.05)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if error is not None:
            print(f"--- told\n{self.told()}\n--- log\n{self.log()}")
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def told(self) -> str:
        return self._out.read_text(encoding="utf-8")

    def log(self) -> str:
        return self._err.read_text(encoding="utf-8")

    def stop(self) -> int:
        """SIGTERM; returns the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE_S)

    def ask(self, method: str, path: str, body: Any = None, cookie: str = "", **headers: str) -> Answer:
        told = {"Content-Type": "application/json", "Cookie": cookie} if body is not None or cookie else {}
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_S)
        try:
            connection.request(method, path, None if body is None else json.dumps(body), {**told, **headers})
            answer = connection.getresponse()
            return Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
        finally:
            connection.close()

    def person(self, name: str = "Ada") -> str:
        """The cookie of somebody new."""
        return self.ask("POST", "/api/session", {"name": name}).headers["set-cookie"].split(";")[0]

    def table(self, cookie: str, second: str = "free") -> str:
        """A new table, where whoever makes it has the first seat."""
        wish = {"game": "birdie", "seats": [{"kind": "me"}, {"kind": second}]}
        made = self.ask("POST", "/api/tables", wish, cookie)
        assert made.status == 201, made.body
        return str(made.document["id"])
