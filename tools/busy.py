"""Run a command on a busy machine: `python -m tools.busy [--count N] COMMAND …`.

The processes beside it use the processor and nothing else. They end with the command, also on Ctrl-C or SIGTERM; if
this program is killed, they notice that their parent is gone and end themselves.
"""

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

COUNT = 8
"""Busy processes beside the command."""

_LOOP = """
import os, sys
parent = int(sys.argv[1])
while os.getppid() == parent:
    for _ in range(1_000_000):
        pass
"""


@contextmanager
def busy(count: int) -> Iterator[list[int]]:
    """Keep this many processes busy, and yield their process ids."""
    loops: list[subprocess.Popen[bytes]] = []
    try:
        loops.extend(_loop() for _ in range(count))
        yield [loop.pid for loop in loops]
    finally:
        for loop in loops:
            loop.kill()
        for loop in loops:
            loop.wait()


def _loop() -> subprocess.Popen[bytes]:
    """Start a busy process. Ctrl-C is not for it; in a session of its own it would get more of the processor."""
    return subprocess.Popen([sys.executable, "-S", "-c", _LOOP, str(os.getpid())], process_group=0)


def _run(command: list[str]) -> int:
    process = subprocess.Popen(command)
    try:
        return process.wait()
    except KeyboardInterrupt:
        process.terminate()
        process.wait()
        return 128 + signal.SIGINT


def _load() -> str:
    return " ".join(f"{load:.1f}" for load in os.getloadavg())


def main() -> int:
    """Run the command beside the busy processes, and return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.busy", description="run a command on a busy machine")
    parser.add_argument("--count", type=int, default=COUNT, help=f"busy processes ({COUNT})")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="the command and its arguments")
    asked = parser.parse_args()
    if not asked.command:
        parser.error("name a command")
    for one in (signal.SIGINT, signal.SIGTERM):  # SIGINT too: shells let background jobs ignore it
        signal.signal(one, signal.default_int_handler)
    with busy(asked.count):
        print(f"{asked.count} busy processes on {os.cpu_count()} cores; load {_load()}", file=sys.stderr, flush=True)
        try:
            status = _run(asked.command)
        except OSError as error:
            parser.error(str(error))
        print(f"done; load {_load()}", file=sys.stderr, flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
