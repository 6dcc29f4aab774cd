"""The page about the engine is true: its examples run, and it lists every method and every error."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

import voliera
from voliera import engine
from voliera.engine import Engine, EngineError, EngineTooLong
from voliera.engine.driver import START_S, TIMEOUT_S

PAGE = (Path(__file__).parents[2] / "docs" / "engine.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("## Driving an engine process\n")[2]
EXAMPLES = re.findall(r"```python\n(.*?)```", SECTION, re.DOTALL)


def test_the_first_example(capsys: pytest.CaptureFixture[str]) -> None:
    """Ten lines play a whole game."""
    source = EXAMPLES[0]
    assert len([line for line in source.splitlines() if line]) <= 10
    exec(source, {})
    totals = capsys.readouterr().out
    assert re.fullmatch(r"\[\d+, \d+, \d+\]\n", totals)


def test_the_example_for_asyncio() -> None:
    source = EXAMPLES[1]
    assert '"voliera engine", timeout_s=10' in source
    space: dict[str, Any] = {}
    exec(source.replace('"voliera engine", timeout_s=10', ""), space)
    game = voliera.new("birdie", seed=7)
    candidates = asyncio.run(space["hint"](game))
    assert len(candidates) > 3
    assert all(one.action in game.legal() and 0 <= one.value <= 1 for one in candidates)


def test_every_method_and_every_error_is_told() -> None:
    methods = {name for name, value in vars(Engine).items() if callable(value) and not name.startswith("_")}
    assert [name for name in methods - {"to_move"} if f"`{name}`" not in SECTION] == []
    errors = {name for name in engine.__all__ if issubclass(getattr(engine, name), EngineError)}
    told = set(re.findall(r"^\| `(\w+)` \|", SECTION, re.MULTILINE))
    assert told == errors - {"EngineError", EngineTooLong.__name__}
    assert "`EngineTooLong`" in SECTION
    assert START_S == TIMEOUT_S == 60
