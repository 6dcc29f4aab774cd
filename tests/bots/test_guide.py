"""The page about bots is true: its examples run, and its tables list what there is."""

import doctest
import json
import re
from pathlib import Path

import pytest

import voliera
from voliera import bots
from voliera.bots.characters import CHARACTERS, character
from voliera.bots.external import REASONS, External
from voliera.bots.rungs import CARDS
from voliera.languages import Language

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
NUMBERS = {5: "five", 10: "ten", 11: "eleven"}


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its head."""
    table = re.search(r"(?:^\|.*\n)+", GUIDE[GUIDE.index(heading) :], re.MULTILINE)
    assert table is not None
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table[0].splitlines()[2:]]


def test_python_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    source = "\n".join(re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(source, {}, "bots.md", "bots.md", 0)
    assert len(examples.examples) > 8
    runner = doctest.DocTestRunner(optionflags=doctest.REPORT_NDIFF)
    runner.run(examples)
    assert runner.failures == 0


def test_the_characters() -> None:
    listed = [[row[0].strip("`"), row[1]] for row in rows("## Levels and characters")]
    assert listed == [[one.id, Language("en").say(f"bot-{one.id}")] for one in CHARACTERS]
    assert f"only the last {NUMBERS[CARDS['random']]} cards" in GUIDE
    assert f"the last {NUMBERS[CARDS['greedy']]} cards of its line" in GUIDE
    for name, row in [(name, row) for name in ("birdie", "bower") for row in rows("## Levels and characters")]:
        rung = character(row[0].strip("`")).rung_at(voliera.new(name, seed=1))
        told = row[2 if name == "birdie" else 3]
        assert told.startswith(f"`{rung.level}`"), (name, row[0])
        assert rung.temperature == 0 or told.endswith(f"temperature {rung.temperature:g}")
        assert rung.nodes is None or f"{rung.nodes} play-outs" in told


def test_the_reasons() -> None:
    assert [row[0].strip("`") for row in rows("### When it fails")] == list(REASONS)
    assert External("x")._starts_left == 11
    assert "more than eleven times" in GUIDE


def test_the_request_for_a_move_is_one_of_the_protocol() -> None:
    request = re.search(r"the same is `(\{.*?\})`", GUIDE)
    assert request is not None
    fields = json.loads(request[1])
    game = voliera.new("birdie", seed=7)
    assert fields.pop("cmd") == "bot"
    assert bots.choose(game, **fields)["action"] in game.legal()


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", GUIDE):
        assert (ROOT / "docs" / target).exists(), target
