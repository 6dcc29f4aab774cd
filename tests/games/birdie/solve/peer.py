"""Asks CP-SAT, which runs in a process and an environment of its own (cpsat.py, and benchmarks/peers)."""

import json
import os
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.games.birdie.solve.force import Worths

HERE = Path(__file__).parent
PYTHON = HERE.parents[3] / ".venv-peers" / "bin" / "python"
"""Where `make` installs the peers; VOLIERA_PEERS names another Python that has OR-Tools."""
HOW = "run `make .venv-peers/.ready`, or benchmarks/peers/install.sh"


class CpSat:
    """One process of CP-SAT."""

    def __init__(self) -> None:
        """Start it, or say what is missing."""
        python = Path(os.environ.get("VOLIERA_PEERS", PYTHON))
        if not python.exists():
            raise RuntimeError(f"CP-SAT is not there: {HOW}")
        self._process = subprocess.Popen(
            [str(python), str(HERE / "cpsat.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def split(
        self, line: Sequence[int], filled: int, worths: Worths, *, pigeons: int = 0, owls: int = 0
    ) -> dict[str, Any]:
        """The proved optimum of a standard scoring without Woodpecker and Robin: `value`, `build_ms`, `solve_ms`."""
        puzzle = {"line": list(line), "filled": filled, "pigeons": pigeons, "owls": owls}
        tables = {name: getattr(worths, name) for name in ("sets", "flaps", "owl", "open", "costs")}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):  # said below
            self._process.stdin.write(json.dumps(puzzle | tables) + "\n")
            self._process.stdin.flush()
        line_back = self._process.stdout.readline()
        if not line_back:
            raise RuntimeError(f"CP-SAT has ended without an answer; if it is not installed: {HOW}")
        answer: dict[str, Any] = json.loads(line_back)
        if "error" in answer:
            raise RuntimeError(f"{answer['error']}, at {puzzle}")
        return answer

    def close(self) -> None:
        """End the process."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def __enter__(self) -> "CpSat":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
