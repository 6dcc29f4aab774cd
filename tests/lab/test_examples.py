"""The examples of docs/lab.md run."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from voliera.lab.bot import serve

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def run(name: str, *arguments: str) -> str:
    """The last line that an example prints."""
    done = subprocess.run([sys.executable, EXAMPLES / name, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


def test_a_bot_of_ones_own_beats_random_in_the_arena() -> None:
    assert float(run("arena_bot.py", "2")) >= 0.5
    lines = (EXAMPLES / "arena_bot.py").read_text(encoding="utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 15


def test_the_code_of_the_page_runs() -> None:
    """All blocks of docs/lab.md, but that for sb3, and those for CUDA and for CFR, which are tested elsewhere."""
    page = (EXAMPLES.parent / "lab.md").read_text(encoding="utf-8")
    blocks = [one for one in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if not re.search("cuda|cfr|sb3", one)]
    assert len(blocks) >= 5
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)
    assert names["games"].episode.sum() > 0
    assert not names["many"].games.done.any()


def test_a_function_is_served_line_by_line() -> None:
    asked = [
        {"cmd": "hello"},
        {"cmd": "setup", "position": {"seat": 1}},
        {"cmd": "bot", "legal": [{"do": "pass"}], "seed": 7},
        {"cmd": "sing"},
    ]
    answers = io.BytesIO()
    lines = io.BytesIO(b"".join(msgspec.json.encode(one) + b"\n" for one in asked))
    serve(lambda position, legal, seed: {**legal[0], "at": [position["seat"], seed]}, lines, answers)
    hello, setup, move, wrong = (msgspec.json.decode(line) for line in answers.getvalue().splitlines())
    assert hello == {"ok": True, "protocol": 1, "wants": ["legal"]}
    assert setup == {"ok": True}
    assert move == {"ok": True, "action": {"do": "pass", "at": [1, 7]}}
    assert wrong["error"]["code"] == "bad_request"


def test_ppo_learns_from_the_vector_environment() -> None:
    pytest.importorskip("torch", reason="torch is not installed (extra `learn`)")
    small = ("--minutes", "0", "--games", "16", "--steps", "8", "--width", "16", "--matches", "2")
    figures = json.loads(run("ppo.py", *small))
    assert figures["decisions"] == 128
    assert {figures["random"], figures["greedy"]} <= {0.0, 0.5, 1.0}


def test_tree_search_plays_through_openspiel() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (extra `lab`)")
    assert -1 <= float(run("openspiel_mcts.py", "--games", "2", "--simulations", "10")) <= 1
