"""Busy processes end with the command that they stand beside, however it ends."""

import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.waiting import PATIENCE_S, wait_until
from tools.busy import busy

ROOT = Path(__file__).parent.parent
LIST_CHILDREN = "import os, psutil, sys; print(*(p.pid for p in psutil.Process(os.getppid()).children()), flush=True)"


def beside(*command: str, count: int = 2) -> subprocess.Popen[str]:
    line = [sys.executable, "-m", "tools.busy", "--count", str(count), *command]
    return subprocess.Popen(
        line, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_busy_processes_use_the_processor_and_end() -> None:
    with busy(2) as pids:
        loops = [psutil.Process(pid) for pid in pids]
        wait_until(lambda: all(loop.cpu_times().user > 0.1 for loop in loops))
    assert not any(map(psutil.pid_exists, pids))


def test_the_status_is_the_command_s() -> None:
    running = beside(sys.executable, "-c", f"{LIST_CHILDREN}; sys.exit(7)", count=3)
    shown, _ = running.communicate(timeout=PATIENCE_S)
    assert running.returncode == 7
    pids = [int(pid) for pid in shown.split()]
    assert len(pids) == 4, "three busy processes and the command"
    assert not any(map(psutil.pid_exists, pids))


@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nothing_stays_busy_after_an_interruption(blow: signal.Signals) -> None:
    running = beside(sys.executable, "-c", f"{LIST_CHILDREN}; sys.stdin.read()")
    assert running.stdout is not None
    pids = [int(pid) for pid in running.stdout.readline().split()]
    running.send_signal(blow)
    running.communicate(timeout=PATIENCE_S)  # the command ends as well: it reads from a pipe that nobody holds any more
    wait_until(lambda: not any(map(psutil.pid_exists, pids)))


def test_a_command_is_needed() -> None:
    running = beside()
    _, complaint = running.communicate(timeout=PATIENCE_S)
    assert (running.returncode, "name a command" in complaint) == (2, True)
