"""Other programs as contestants: they play, and what goes wrong with them is counted and shown."""

import json
import shlex
import sys
from pathlib import Path

from typer.testing import CliRunner

from voliera.arena import match
from voliera.arena.contestants import Contestant
from voliera.cli import app

FIRST_LEGAL = """
import json, sys
for number, line in enumerate(sys.stdin):
    request = json.loads(line)
    if request["cmd"] == "bot" and TROUBLE:
        sys.exit(3)
    print(json.dumps({"ok": True, "wants": ["legal"], "action": (request.get("legal") or [None])[0]}), flush=True)
"""


def program(folder: Path, trouble: str = "False") -> str:
    path = folder / "program.py"
    path.write_text(FIRST_LEGAL.replace("TROUBLE", trouble), encoding="utf-8")
    return shlex.join([sys.executable, "-I", "-S", str(path)])


def test_a_program_plays_a_match(tmp_path: Path) -> None:
    command = program(tmp_path)
    found = match("birdie", [Contestant.program(command, 200), "random"], 2, 1, jobs=1)
    assert found.names[0] == command
    assert not found.failures(0)
    assert found.thinking(0).decisions > 10
    assert found.header["contestants"][0] == {"name": command, "command": command, "time_ms": 200, "nodes": None}


def test_a_program_that_dies_is_replaced_move_by_move_and_counted(tmp_path: Path) -> None:
    command = program(tmp_path, "number > 8")
    found = match("birdie", [Contestant.program(command, 200), "random"], 1, 1, jobs=1)
    assert sum(found.failures(0).values()) > 0
    assert not found.failures(1)
    assert len(found.games) == 2, "the match goes on"


def test_programs_on_the_command_line(tmp_path: Path) -> None:
    command = program(tmp_path, "number > 8")
    arguments = ["arena", "birdie", "random", "--bot", command, "--units", "1", "--time-ms", "200", "--jobs", "1"]
    result = CliRunner().invoke(app, [*arguments, "--json"])
    assert result.exit_code == 0
    summary, last = (json.loads(line) for line in result.stdout.splitlines())
    assert last["b"] == command
    assert sum(summary["contestants"][1]["failures"].values()) > 0
