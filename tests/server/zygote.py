"""Servers that start in a moment: a process that has everything loaded forks one for each line it reads.

`kill -9` is a normal stop, so tests do it a hundred times; loading the compiled rules a hundred times would take
minutes. Each line on standard input asks for a new server on the same port, its pid is the answer.
"""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from tests.server.running import START_S, Server


class Zygote(Server):
    """The same as `Server`, started again in a tenth of a second."""

    def __init__(
        self,
        database: str | Path,
        redis: str | None = None,
        *,
        environment: Mapping[str, str] | None = None,
        **settings: object,
    ) -> None:
        super().__init__(database, redis, environment=environment, **settings)
        self.mother = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "tests.server.zygote", str(self.port)],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        self.child: int | None = None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        super().__exit__(kind, error, _)
        assert self.mother.stdin is not None
        assert self.mother.stdout is not None
        self.mother.stdin.close()
        self.mother.wait()
        self.mother.stdout.close()

    @property
    def pid(self) -> int:
        """Of the running server."""
        assert self.child is not None
        return self.child

    def start(self, *, wait: bool = True) -> None:
        """Fork a server."""
        assert self.mother.stdin is not None
        assert self.mother.stdout is not None
        self.mother.stdin.write("start\n")
        self.mother.stdin.flush()
        self.child = int(self.mother.stdout.readline())
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until `/healthz` says yes."""
        until = time.monotonic() + START_S
        while not self.healthy():
            if time.monotonic() > until:
                raise RuntimeError(f"the server does not answer:\n{self.output()}")
            time.sleep(0.01)

    def _end(self, how: signal.Signals) -> None:
        child, self.child = self.child, None
        if child is not None:
            os.kill(child, how)
            assert self.mother.stdout is not None
            assert self.mother.stdout.readline().strip() == "ended"


def main() -> None:
    """Load everything, then fork forever."""
    import voliera
    from voliera import warmup

    warmup.warm_up(lambda _: None)
    for game in ("birdie", "bower"):
        played, chance = voliera.new(game, seed=1), random.Random(1)
        while not played.over:
            played.apply(chance.choice(played.legal()))
            played.view(0)
    import voliera.server.app
    from tests.server.one import serve_on

    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(2, 1)
            serve_on(int(sys.argv[1]))
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("ended", flush=True)


if __name__ == "__main__":
    main()
