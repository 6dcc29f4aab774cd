"""The README's examples are run: what it shows is what happens."""

import doctest
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE_S

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
VOLIERA = ".venv/bin/voliera "


def blocks(language: str, text: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def commands() -> list[str]:
    return [line[2:] for block in blocks("console") for line in block.splitlines() if line.startswith("$ ")]


@pytest.mark.parametrize("page", ["README.md", "docs/engine.md", "docs/solving.md", "docs/fairness.md"])
def test_python_examples(page: str) -> None:
    source = "\n".join(blocks("python", (ROOT / page).read_text(encoding="utf-8")))
    examples = doctest.DocTestParser().get_doctest(source, {}, page, page, 0)
    assert len(examples.examples) > 5
    runner = doctest.DocTestRunner(optionflags=doctest.REPORT_NDIFF)
    runner.run(examples)
    assert runner.failures == 0


def test_make_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = [command.split()[1] for command in commands() if command.startswith("make ")]
    assert named == ["play", "test"]
    for target in named:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


@pytest.mark.parametrize("command", [command for command in commands() if command.startswith(VOLIERA)])
def test_voliera_commands(command: str, tmp_path: Path) -> None:
    """Each command of the README runs; tables end politely with their input."""
    arguments = shlex.split(command.removeprefix(VOLIERA))
    if arguments[0] == "replay":
        import voliera

        (tmp_path / arguments[1]).write_text(json.dumps(voliera.new("birdie", seed=1).record()), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "voliera", *arguments],
        cwd=tmp_path,
        input="",
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_engine_example() -> None:
    block = next(block for block in blocks("console") if "voliera engine" in block)
    command, *answers = block.splitlines()
    requests = re.findall(r"'(\{.*?\})'", command)
    done = subprocess.run(
        [sys.executable, "-m", "voliera", "engine"],
        input="\n".join(requests) + "\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert done.stdout.splitlines() == answers


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
