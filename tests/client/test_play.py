"""The example bot, and `play` in all its ways."""

import asyncio
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Server
from tests.waiting import PATIENCE_S
from voliera.client import BadLink, Client, Link, Refused, parse, play

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "served_bot.py"
BOT = {"kind": "bot", "bot": "random"}
QUICK = {"pace_ms": 0}


def chooser() -> Any:
    return runpy.run_path(str(EXAMPLE))["choose"]


def test_the_example_bot_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30


def test_the_example_bot_plays_by_an_invitation(server: Server) -> None:
    async def invite() -> str:
        async with Client(server.url, "Host") as host:
            wish = {"game": "bower", "seats": [{"kind": "free"}, BOT], "settings": QUICK}
            return await host.link((await host.make_table(wish))["id"])

    link = asyncio.run(invite())
    done = subprocess.run([sys.executable, str(EXAMPLE), link], capture_output=True, text=True, timeout=PATIENCE_S)
    assert done.returncode == 0, done.stderr
    assert "'winners'" in done.stdout


def test_play_at_a_table_of_ones_own(server: Server) -> None:
    wish = {"game": "bower", "seats": [{"kind": "me"}, BOT], "settings": QUICK}
    assert play(server.url, chooser(), "Ada", table=wish)["eggs"]


def test_play_at_the_first_open_table(server: Server) -> None:
    async def offer() -> None:
        async with Client(server.url, "Host") as host:
            wish = {"game": "bower", "seats": [BOT, {"kind": "free"}], "settings": {**QUICK, "public": True}}
            await host.make_table(wish)

    asyncio.run(offer())
    assert play(server.url, chooser(), "Bo", table=None)["winners"]
    with pytest.raises(Refused, match="no_free_seat"):
        play(server.url, chooser(), "Bo")


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://127.0.0.1:8460", Link("http://127.0.0.1:8460")),
        ("localhost:8460/", Link("http://localhost:8460")),
        ("https://birds.example/play/", Link("https://birds.example/play")),
        (f"http://h:1/#/t/{'a' * 16}", Link("http://h:1", "a" * 16)),
        (f" http://h:1/#/t/{'a' * 16}/{'T' * 43} ", Link("http://h:1", "a" * 16, "T" * 43)),
        (f"/#/t/{'a' * 16}/{'T' * 43}", Link(None, "a" * 16, "T" * 43)),
        ("T" * 43, Link(None, None, "T" * 43)),
    ],
)
def test_links_are_understood(text: str, link: Link) -> None:
    assert parse(text) == link


@pytest.mark.parametrize(
    "text", ["", "   ", "ftp://h/", "http://", "http://h:99999/", "http://h/#/x/y", "http://a@h/", "http://h/#/t/AB"]
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(BadLink):
        parse(text)
