"""`voliera join` at a pseudo terminal, against a real server; and what it works out for itself."""

import asyncio
import io
import itertools
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import voliera
from tests.client.joining import Terminal, made, mover, moves
from tests.client.proxy import Cable
from tests.server.running import Server, free_port
from voliera.client import Client, play_at
from voliera.games.birdie.terminal.counted import points_so_far
from voliera.games.bower.terminal.imagining import imagined
from voliera.languages import LANGUAGES, Language
from voliera.terminal import remote_people
from voliera.terminal.refusal import InputRefused
from voliera.terminal.remote import join
from voliera.terminal.screen import Screen


@pytest.fixture(autouse=True)
def strict_languages() -> Iterator[None]:
    Language.strict = True
    yield
    Language.strict = False


def test_a_few_turns_a_lost_connection_and_leaving(server: Server, tmp_path: Path) -> None:
    table, cookie, link = made(server, {"game": "birdie", "seats": [{"kind": "me"}, {"kind": "free"}]})
    with Cable(server.port) as cable, Terminal(link.replace(server.url, cable.url), tmp_path) as ada:
        ada.until("Display area")
        if mover(server, cookie, table) == 0:
            moves(server, cookie, table, "take")
            ada.until("Bo takes")
        ada.until("> ")
        ada.type("11")
        ada.until("[B-T2]")
        ada.type("save")
        ada.until("The server saves this game.")
        cable.cut()
        ada.type("1")
        time.sleep(0.3)
        cable.plug_in()
        ada.until("Waiting for Bo")
        cable.cut()
        ada.until("Connection lost.")
        cable.plug_in()
        moves(server, cookie, table, "take")
        ada.until("Bo: your turn!")
        ada.until("> ")
        told = ada.interrupt("Come back with: voliera join ")
        assert ada.end() == 130
        assert ada.shown.split()[0] == f"{cable.url}/#/t/{table}", told
    assert stat.S_IMODE((tmp_path / "people.json").stat().st_mode) == 0o600


def sat(link: str, lines: Callable[[], str], lang: str = "en", name: str | None = "Ada") -> str:
    """All that `join` shows when the lines are typed from a file."""
    output = io.StringIO()
    console = Console(file=output, width=100, color_system=None, highlight=False, markup=False)
    join(link, name, lang, Screen(console=console, read=lambda _: lines(), interactive=False))
    return output.getvalue()


def ended() -> str:
    raise EOFError


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOLIERA_DATA", str(tmp_path))


@pytest.mark.usefixtures("at_home")
def test_errors_are_clear(server: Server) -> None:
    wish = {"game": "bower", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table, _, link = made(server, wish)
    expected = {
        f"http://127.0.0.1:{free_port()}/#/t/{table}": "join-unreachable",
        "nonsense://x": "join-bad-link",
        "T" * 43: "join-bad-link",
        f"{server.url}/#/t/{table}/{'x' * 43}": "join-error-bad-link",
        f"{server.url}/#/t/{table}": "join-error-no-table",
        link: "join-error-no-free-seat",
    }
    for where, message in expected.items():
        with pytest.raises(InputRefused) as refusal:
            sat(where, ended)
        assert refusal.value.message == message
        for lang in LANGUAGES:
            refusal.value.worded(Language(lang))
    with pytest.raises(InputRefused, match="join-error-bad-name"):
        sat(link, ended, name="x" * 50)


@pytest.mark.usefixtures("at_home")
def test_a_seat_is_found_again(server: Server) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "free"}]
    table, _, link = made(server, {"game": "bower", "seats": seats, "settings": {"pace_ms": 0}})
    left = sat(link, ended)
    assert f"voliera join {server.url}/#/t/{table}" in left
    assert "quit" not in left
    again = sat(f"{server.url}/#/t/{table}", lambda: "q", "it", None)
    assert f"Torna con: voliera join {server.url}/#/t/{table}" in again


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_against_a_bot(lang: str, server: Server) -> None:
    wish = {
        "game": "birdie",
        "seats": [{"kind": "bot", "bot": "random"}, {"kind": "free"}],
        "settings": {"pace_ms": 0},
    }
    _, _, link = made(server, wish)
    lines = itertools.cycle(["u", "p", "ok"])
    shown = sat(link, lambda: next(lines), lang)
    language = Language(lang)
    assert language.say("result-title") in shown
    assert language.say("bot-random") in shown
    assert language.say("error-undo-nothing").split(".")[0] in shown
    assert language.say("join-waiting", player=language.say("bot-random"), here="yes") in shown


@pytest.mark.usefixtures("at_home")
def test_a_finished_table_shows_its_end_and_a_watcher_looks_on(server: Server) -> None:
    async def played() -> tuple[str, str]:
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bo") as bo:
            table = (await ada.make_table({"game": "bower", "seats": [{"kind": "me"}, {"kind": "free"}]}))["id"]
            await bo.use(await ada.link(table))
            watch = await ada.link(table, "watch")
            async with ada.table(table) as one, bo.table(table) as other:
                await asyncio.gather(*(play_at(seat, lambda view, legal: legal[0]) for seat in (one, other)))
            assert ada.cookie is not None
            remote_people.keep(server.url, ada.cookie)
            return f"{server.url}/#/t/{table}", watch

    place, watch = asyncio.run(played())
    own = sat(place, ended, name=None)
    assert "You" in own or "Ada" in own
    assert Language("en").say("result-title") in own
    assert Language("en").say("result-title") in sat(watch, ended)


def test_cookies_are_kept_apart_and_for_the_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOLIERA_DATA", str(tmp_path / "new"))
    assert remote_people.kept("http://a") is None
    assert remote_people.keep("http://a", "one")
    assert remote_people.keep("http://b", "two")
    assert (remote_people.kept("http://a"), remote_people.kept("http://b")) == ("one", "two")
    assert stat.S_IMODE(remote_people.path().stat().st_mode) == 0o600
    assert [file.name for file in remote_people.path().parent.iterdir()] == ["people.json"]
    remote_people.path().write_text("{nonsense")
    assert remote_people.kept("http://a") is None
    monkeypatch.setenv("VOLIERA_DATA", "/dev/null/nowhere")
    assert not remote_people.keep("http://a", "one")


@pytest.mark.parametrize("seed", range(4))
def test_points_so_far_are_those_of_the_rules(seed: int) -> None:
    game = voliera.new("birdie", 2 + seed % 3, variant=("standard", "expert")[seed % 2], seed=seed)
    step = 0
    while not game.over:
        game.apply(game.legal()[step * 7 % len(game.legal())])
        step += 1
        counted = points_so_far(game.view(0))
        result = game.result()
        assert (counted["totals"], counted["breakdown"]) == (result["totals"], result["breakdown"])


@pytest.mark.parametrize("variant", ["standard", "super"])
def test_an_imagined_table_earns_the_same_bonus(variant: str) -> None:
    earned = 0
    for seed in range(6):
        game = voliera.new("bower", variant=variant, seed=seed)
        step = seed
        while not game.over:
            legal = game.legal()
            action = legal[step * 11 % len(legal)]
            tried = None
            if game.phase == "play":
                tried = [event["id"] for event in imagined(game.view(game.seat)).apply(action)]
            happened = [event["id"] for event in game.apply(action)]
            if tried is not None:
                assert ("bonus-earned" in tried) == ("bonus-earned" in happened)
                earned += "bonus-earned" in tried
            step += 1
    assert earned > 0
