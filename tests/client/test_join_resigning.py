"""Resigning at `voliera join`: asked for by a word, asked once more, and told whosever turn it was."""

import asyncio
import json
from pathlib import Path

import pytest

import voliera
from tests.client.joining import Terminal, full, made, mover, moves
from tests.server.running import Server
from tests.waiting import PATIENCE_S
from voliera.client import Client
from voliera.languages import LANGUAGES, Language


def resigns(server: Server, cookie: str, table_id: str) -> None:
    async def work() -> None:
        async with (
            asyncio.timeout(PATIENCE_S),
            Client(server.url, cookie=cookie) as client,
            client.table(table_id) as table,
        ):
            await table.resign()
            assert (table.over, table.info and table.info.resigned) == (True, 0)
            assert table.result is not None
            assert table.result["winner"] == 1

    asyncio.run(work())


@pytest.mark.parametrize("at_prompt", [False, True])
def test_who_resigned_is_said_whosever_turn_it_was(server: Server, tmp_path: Path, at_prompt: bool) -> None:
    table, cookie, link = made(server, {"game": "birdie", "seats": [{"kind": "me"}, {"kind": "free"}]})
    with Terminal(link, tmp_path) as ada:
        ada.until("Display area")
        if at_prompt:
            if mover(server, cookie, table) == 0:
                moves(server, cookie, table, "take")
            ada.until("> ")
        elif mover(server, cookie, table) == 1:
            ada.until("> ")
            ada.type("1")
            ada.until("Waiting for Bo")
        resigns(server, cookie, table)
        if at_prompt:
            ada.type("1")
        ada.until("Bo has resigned. Ada wins.")
        ada.until("Save this game?")
        ada.type("n")
        assert ada.end() == 0


def give_turn(server: Server, cookie: str, table_id: str) -> None:
    """Bo plays until it is Ada's turn."""

    async def work() -> None:
        async with (
            asyncio.timeout(PATIENCE_S),
            Client(server.url, cookie=cookie) as client,
            client.table(table_id) as table,
        ):
            while table.view is None or table.view["seat"] != 1:
                if table.legal:
                    await table.act(table.legal[0])
                else:
                    await table.changed()

    asyncio.run(work())


@pytest.mark.parametrize(("game", "lang"), list(zip(["birdie", "bower"] * 2, LANGUAGES, strict=True)))
def test_a_person_resigns_after_a_question(server: Server, tmp_path: Path, game: str, lang: str) -> None:
    table, cookie, link = made(server, {"game": game, "seats": [{"kind": "me"}, {"kind": "free"}]})
    say = Language(lang).say
    word, yes, no = (say(f"word-{one}").split()[0] for one in ("resign", "yes", "no"))
    with Terminal(link, tmp_path, lang=lang) as ada:
        ada.until("Bo")
        give_turn(server, cookie, table)
        ada.until("> ")
        ada.type("?")
        ada.until(say("help-resign"))
        ada.until(say("press-enter"))
        ada.type("")
        for answer in ("", no, yes):
            ada.until("> ")
            assert full(server, cookie, table)["table"]["status"] == "running"
            ada.type(word)
            ada.until(say("join-resign", player="Bo"))
            ada.until("> ")
            ada.type(answer)
        ada.until(say("join-resigned", loser="Ada", player="Bo"))
        ada.until("> ")
        ada.type(str(tmp_path / "resigned.json"))
        assert ada.end() == 0
    assert full(server, cookie, table)["table"]["resigned"] == 1
    assert voliera.replay(json.loads((tmp_path / "resigned.json").read_text())).resigned == 1


def test_where_three_play_nobody_can_resign(server: Server, tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "free"}, {"kind": "bot", "bot": "random"}]
    table, cookie, link = made(server, {"game": "birdie", "seats": seats, "settings": {"pace_ms": 0}})
    say = Language("en").say
    with Terminal(link, tmp_path) as ada:
        ada.until("Display area")
        give_turn(server, cookie, table)
        ada.until("> ")
        ada.type("resign")
        ada.until(say("error-no-resign"))
        ada.until("> ")
        ada.type("?")
        assert say("help-resign") not in ada.until(say("press-enter"))
        ada.type("")
        ada.until("> ")
        ada.type("q")
        assert ada.end() == 0
    assert full(server, cookie, table)["table"]["status"] == "running"
