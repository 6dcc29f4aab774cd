"""The same match on a Ray cluster: one of our own, on this machine, that leaves nothing behind."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arena.test_matches import untimed
from tests.waiting import PATIENCE_S, wait_until
from voliera.arena import match
from voliera.arena.results import read

needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None or not os.environ.get("RAY"),
    reason="RAY=1 runs it, with the extra `ray` (make campaign)",
)


def processes() -> list[str]:
    """What runs on this machine and belongs to Ray."""
    listed = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue
        if "raylet" in command or "gcs_server" in command:
            listed.append(folder.name)
    return listed


@needs_ray
def test_ray_plays_the_same_games_and_leaves_nothing_behind(tmp_path: Path) -> None:
    """In a process of its own, as people run it; Ray has its own ideas about warnings and open files."""
    before = processes()
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "voliera", "arena", "birdie", "random", "greedy", "--units", "4", "--seed", "3"]
    done = subprocess.run(
        [*command, "--ray", "local", "--jobs", "1", "--out", str(path), "--json"],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert done.returncode == 0, done.stderr
    lines = sorted(read(path)[1], key=lambda line: (line["unit"], line["game"]))
    assert untimed(lines) == untimed(match("birdie", ["random", "greedy"], 4, 3, jobs=1).games)
    wait_until(lambda: set(processes()) <= set(before))
