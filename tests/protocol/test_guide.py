"""The guide for clients is true: its conversations are held again, and its tables list what the engine has."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.protocol.client import EventForms
from tests.protocol.engine_client import COMMAND, ENVIRONMENT, GAMES, Talk, bower_moment, moment
from tests.protocol.test_bower_play import EVENTS as BOWER_EVENTS
from tests.protocol.test_random_play import EVENTS as BIRDIE_EVENTS
from tests.waiting import PATIENCE_S
from voliera.documents import Document
from voliera.protocol.engine import encode
from voliera.protocol.requests import COMMANDS

GUIDE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """What stands under a heading, down to the next of the same rank."""
    marks, rest = re.split(rf"^(#+) {re.escape(title)}$", GUIDE, maxsplit=1, flags=re.MULTILINE)[1:]
    return re.split(rf"^#{{1,{len(marks)}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def rows(text: str, number: int = 0) -> list[list[str]]:
    """The cells of a table, without its head."""
    tables = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in tables[number].splitlines()[2:]]


def named(cell: str) -> list[str]:
    """The names in a cell, without what stands in brackets."""
    return re.findall(r"`([^`]+)`", re.sub(r"\([^)]*\)", "", cell))


@pytest.mark.parametrize("title", ["A game on the wire", "Bower on the wire"])
def test_conversations(title: str) -> None:
    talk = Talk()
    lines = [line for block in blocks(section(title), "text") for line in block.splitlines()]
    assert len(lines) > 20
    for asked, answered in zip(lines[::2], lines[1::2], strict=True):
        assert (asked[:2], answered[:2]) == ("> ", "< ")
        told = encode(talk.engine.answer(asked[2:].encode())).decode()
        start, cut, end = answered[2:].partition(",…")  # a long list
        assert told.startswith(start) and told.endswith(end) if cut else told == start


def test_the_first_example() -> None:
    command, *answers = blocks(GUIDE, "console")[0].splitlines()
    talk = Talk()
    asked = re.findall(r"'(\{.*?\})'", command)
    assert [encode(talk.engine.answer(line.encode())).decode() for line in asked] == answers


def test_the_solved_example() -> None:
    setup, answer = blocks(section("Position and view of Birdie"), "json")
    talk = Talk()
    talk.get(**json.loads(setup))
    assert encode(talk.engine.answer(b'{"cmd":"solve"}')).decode() == answer.strip()


def test_the_commands() -> None:
    assert {named(row[0])[0] for row in rows(section("Commands"))} == set(COMMANDS)
    assert [named(row[0])[0] for row in rows(section("Commands"), 1)] == list(GAMES)


@pytest.mark.parametrize(("game", "events"), [("Birdie", BIRDIE_EVENTS), ("Bower", BOWER_EVENTS)])
def test_the_events(game: str, events: EventForms) -> None:
    told = rows(section(f"Events of {game}"))
    assert [named(row[0])[0] for row in told] == list(events)
    for name, args, to, *about in told:
        fields, addressee, reveals, chance = events[named(name)[0]]
        assert set(named(args)) == fields
        assert {"all": "all", "the seat": "self"}.get(to, "others") == addressee
        marks = about[0].split(";")[0].split(", ") if about else []
        assert ("reveals" in marks, "random" in marks) == (reveals, chance)


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_of_positions(game: str) -> None:
    position: Document = json.loads(moment("turn")) if game == "birdie" else bower_moment("take")
    listed = [name for row in rows(section(f"Position and view of {game.title()}")) for name in named(row[0])]
    assert len(set(listed)) == len(listed)
    assert set(listed) == position.keys()


def test_the_links_lead_somewhere() -> None:
    headings = {
        re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.*)$", GUIDE, re.MULTILINE)
    }
    anchors = set(re.findall(r"\]\(#([a-z0-9-]+)\)", GUIDE))
    assert anchors
    assert anchors <= headings


def test_the_python_client(tmp_path: Path) -> None:
    """It plays a game to its end and prints the result."""
    source = blocks(section("Two clients"), "python")[0]
    assert '["voliera", "engine"]' in source
    client = tmp_path / "client.py"
    client.write_text(source.replace('["voliera", "engine"]', repr(list(COMMAND))), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(client)], capture_output=True, text=True, env=ENVIRONMENT, timeout=PATIENCE_S
    )
    assert done.returncode == 0, done.stderr
    assert "'winner'" in done.stdout
