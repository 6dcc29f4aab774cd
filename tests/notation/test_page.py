"""The examples of docs/notation.md are read and run."""

import doctest
import re
from pathlib import Path

from voliera.notation import FORMAT, format_game, parse
from voliera.notation.lines import LARGEST, LONGEST_LINE
from voliera.notation.values import DEEPEST

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def test_the_games_of_the_page_are_read() -> None:
    first, second = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    [game] = parse(first)
    assert format_game(game) == first
    [game] = parse(second)
    assert len(game.record["actions"]) == 4


def test_the_code_of_the_page_runs() -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    examples = doctest.DocTestParser().get_doctest(code, {}, "notation.md", "notation.md", 0)
    runner = doctest.DocTestRunner()
    assert runner.run(examples) == (0, 10)


def test_the_page_tells_the_limits() -> None:
    assert f"{LONGEST_LINE:,} characters, a game {LARGEST:,}, values are nested at most {DEEPEST} deep" in PAGE
    assert FORMAT in PAGE
