"""Live tables: what is listed of them, and that watchers of a public table see it one move late, and nothing hidden."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.api_world import Device, World, code, opened
from tests.server.test_processes_races import Socket
from tests.server.test_processes_races import opened as two_halls
from tests.waiting import until, wait_until
from voliera import new
from voliera.documents import Document
from voliera.protocol.messages import Act, Resign, Settings
from voliera.server.core.making import NewTable, SeatWish
from voliera.server.creation import make
from voliera.server.live import delay, showcase

SECRET = {"start", "nonce", "seed", "rng", "deck", "pile", "position", "record", "session_id", "hands"}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(showcase, "EVERY_S", 0.0)
        with opened(tmp_path_factory.mktemp("live")) as found:
            yield found


def pair(world: World, **more: Any) -> tuple[str, Device, Device]:
    """A public table of two, and who sits there."""
    ada, berta = world.device("Ada"), world.device("Berta")
    settings = {"public": True, **more.pop("settings", {})}
    table = ada.table("me", "free", settings=settings, **more)
    assert berta.post(f"/api/tables/{table}/join").status_code == 200
    return table, ada, berta


def play(table: str, *players: Device) -> Document:
    """Let whoever is to move do the first thing that is legal; return the view of that player then."""
    for player in players:
        full = player.full(table)
        if full.get("legal"):
            answer = player.act(table, full["legal"][0], f"a{full['rev']}", full["rev"])
            assert answer.status_code == 200, answer.text
            return player.full(table)
    raise AssertionError("nobody is to move")


def listed(device: Device, query: str = "") -> list[Document]:
    found: list[Document] = device.get(f"/api/live{query}").json()["tables"]
    return found


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_a_watcher_of_a_public_table_is_one_move_late(world: World, game: str) -> None:
    table, ada, berta = pair(world, game=game)
    stranger = world.device()
    start = stranger.full(table)
    assert start["you"]["kind"] == "watch"
    assert start["v"] == ada.full(table)["v"]  # nothing has been played yet
    seen = []
    for _ in range(6):
        now = play(table, ada, berta)
        watched = stranger.full(table)
        seen.append(watched["v"])
        assert watched["v"] == now["v"] - 1
    assert seen == list(range(seen[0], seen[0] + 6))


def test_a_watcher_with_a_link_to_a_private_table_is_not(world: World) -> None:
    table, ada, berta = pair(world, settings={"public": True})
    private = ada.table("me", "free")
    friend = world.device("Carla")
    friend.exchange(ada.link(private, "watch")["token"])
    berta.exchange(ada.link(private, "invite")["token"])
    play(private, ada, berta)
    assert friend.full(private)["v"] == ada.full(private)["v"]
    assert play(table, ada, berta)["v"] > friend.full(table)["v"]


def test_all_is_shown_when_the_game_ends(world: World) -> None:
    table, ada, berta = pair(world)
    stranger = world.device()
    play(table, ada, berta)
    assert berta.post(f"/api/tables/{table}/send", {"type": "resign", "id": "r"}).status_code == 200
    watched = stranger.full(table)
    assert watched["table"]["status"] == "over"
    assert watched["v"] == ada.full(table)["v"]


def send(device: Device, table: str, command: str, **more: Any) -> None:
    answer = device.post(f"/api/tables/{table}/send", {"type": command, "id": f"{command}-{more}", **more})
    assert answer.status_code == 200, answer.text


def test_no_sign_or_request_shows_a_watcher_the_last_move(world: World) -> None:
    table, ada, berta = pair(world, settings={"take_back": True, "chat": True})
    stranger = world.device()
    before = stranger.full(table)
    now = play(table, ada, berta)
    mover, other = (ada, berta) if now["you"]["seat"] == 0 else (berta, ada)
    for device, command, more in (
        (mover, "say", {"emote": "chirp"}),
        (other, "say", {"text": "Well played"}),
        (mover, "back", {"say": "ask", "rev": now["rev"]}),
        (other, "back", {"say": "no", "rev": now["rev"]}),
        (other, "say", {"emote": "oops"}),
    ):
        send(device, table, command, **more)
        assert stranger.full(table) == before
    play(table, ada, berta)
    watched = stranger.full(table)
    assert watched["v"] == ada.full(table)["v"] - 1
    assert [line.get("text") or line["emote"] for line in watched["chat"]] == ["chirp", "Well played", "oops"]
    send(ada, table, "resign")
    assert stranger.full(table)["v"] == ada.full(table)["v"]


def test_what_was_taken_back_is_shown_with_the_next_move(world: World) -> None:
    table, ada, berta = pair(world, settings={"take_back": True})
    stranger = world.device()
    play(table, ada, berta)
    now = play(table, ada, berta)
    mover, other = (ada, berta) if now["you"]["seat"] == 0 else (berta, ada)
    shown = stranger.full(table)["v"]
    send(mover, table, "back", say="ask", rev=now["rev"])
    send(other, table, "back", say="yes", rev=now["rev"])
    assert ada.full(table)["v"] == now["v"] + 2
    assert stranger.full(table)["v"] == shown
    play(table, ada, berta)
    assert stranger.full(table)["v"] == ada.full(table)["v"] - 1


def test_watchers_are_told_the_whole_table_after_very_many_signs(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delay, "MOST_HELD", 3)
    table, ada, berta = pair(world)
    stranger = world.device()
    play(table, ada, berta)
    for i in range(5):
        answer = ada.post(f"/api/tables/{table}/send", {"type": "say", "id": f"sign-{i}", "emote": "chirp"})
        assert answer.status_code == 200, answer.text
    play(table, ada, berta)
    watched = stranger.full(table)
    assert watched["v"] == ada.full(table)["v"] - 1
    assert len(watched["chat"]) == 5


def test_a_watcher_without_a_socket_who_waits_hears_of_a_move_when_the_next_one_is_made(world: World) -> None:
    table, ada, berta = pair(world)
    stranger = world.device()
    before = stranger.full(table)["v"]
    play(table, ada, berta)
    play(table, ada, berta)
    assert stranger.get(f"/api/tables/{table}/wait?have={before}").json()["v"] == before + 1


def test_live_tables_are_listed_as_watchers_know_them(world: World) -> None:
    table, ada, berta = pair(world, game="bower", variant="super")
    private = ada.table("me", "bot")
    anyone = world.device()
    play(table, ada, berta)
    wait_until(lambda: table in [one["id"] for one in listed(anyone)])
    (found,) = [one for one in listed(anyone, "?game=bower") if one["id"] == table]
    assert [(seat["name"], seat["rating"]) for seat in found["seats"]] == [("Ada", None), ("Berta", None)]
    assert (found["variant"], found["watchers"]) == ("super", 0)
    assert found["glance"] == {"share": 0.0, "round": None, "turn": 1, "turns": 15, "points": None}
    assert table not in [one["id"] for one in listed(anyone, "?game=birdie")]
    assert private not in [one["id"] for one in listed(anyone)]
    assert not SECRET & set(found)
    assert ada.id not in str(found)
    berta.post(f"/api/tables/{table}/send", {"type": "resign", "id": "r"})
    assert table not in [one["id"] for one in listed(anyone)]


def test_live_tables_are_found_by_game_variant_and_name(world: World) -> None:
    olga, ada = world.device("Ольга 100%"), world.device("Ada")
    wishes: list[dict[str, Any]] = [{"game": "bower", "variant": "super"}, {"game": "birdie"}]
    tables = [olga.table("me", "free", settings={"public": True}, **wish) for wish in wishes]
    for table in tables:
        assert ada.post(f"/api/tables/{table}/join").status_code == 200
    with_bot = ada.table("me", "bot", settings={"public": True})
    ada.full(with_bot)
    anyone, every = world.device(), {*tables, with_bot}
    wait_until(lambda: every <= {one["id"] for one in listed(anyone)})

    def found(query: str) -> set[str]:
        return {one["id"] for one in listed(anyone, query)} & every

    assert found("?variant=super") == {tables[0]}
    assert found("?game=birdie&variant=super") == set()
    for part in ("ольга", "ЛЬГ", "100%25"):
        assert found(f"?name={part}") == set(tables)
    assert found("?game=birdie&name=Ольга") == {tables[1]}
    assert found("?name=0_0") == found("?name=random") == set()
    assert found("?bot=random") == found("?name=nobody&bot=random") == {with_bot}
    assert code(anyone.get(f"/api/live?name={'x' * 41}")) == (400, "bad_request")


def test_friends_are_those_one_knows_from_a_table_or_a_link_and_has_not_blocked(world: World) -> None:
    table, ada, berta = pair(world)
    private = ada.table("me", "free")
    watcher, me = world.device("Watcher"), world.device("Me")
    watcher.exchange(ada.link(private, "watch")["token"])
    wait_until(lambda: table in [one["id"] for one in listed(me)])

    def friends(device: Device) -> bool:
        return table in [one["id"] for one in listed(device, "?friends=true")]

    assert not friends(world.device())
    assert not friends(me)
    assert friends(watcher)  # by a link of Ada's
    me.exchange(berta.link(berta.table("me", "free"), "invite")["token"])
    assert friends(me)
    assert ada.id not in str(listed(me, "?friends=true"))
    me.post("/api/blocked", {"person": berta.id})
    assert not friends(me)
    led = world.device("Led")
    led_table = led.table("me", "bot", settings={"public": True})
    led.full(led_table)
    led.exchange(ada.link(private, "watch")["token"])
    wait_until(lambda: led_table in [one["id"] for one in listed(ada, "?friends=true")])  # whom her own link led


@pytest.mark.parametrize("players", [2, 3, 4])
def test_progress_of_birdie_goes_from_nothing_to_all_and_never_back(players: int) -> None:
    game = new("birdie", players, seed=5)
    shares = [game.rules.progress(game.view(None))["share"]]
    assert shares == [0.0]
    while not game.over:
        game.apply(game.legal()[0])
        shares.append(game.rules.progress(game.view(None))["share"])
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


@pytest.mark.parametrize("variant", ["standard", "super"])
def test_progress_of_bower_counts_turns(variant: str) -> None:
    game = new("bower", 2, variant, seed=5)
    shares = []
    while not game.over:
        shares.append(game.rules.progress(game.view(None))["share"])
        game.apply(game.legal()[0])
    told = game.rules.progress(game.view(None))
    assert shares[0] == 0.0
    assert shares == sorted(shares)
    assert told["share"] == 1.0
    assert told["turn"] == told["turns"]


def test_the_stream_of_a_watcher_is_late_without_a_gap_here_and_at_another_process(
    tmp_path: Path, redis_url: str
) -> None:
    async def work() -> None:
        async with two_halls(tmp_path, redis_url) as races:
            services, sessions = races.one.services, races.sessions
            wish = NewTable("birdie", [SeatWish("me"), SeatWish("free")], settings=Settings(public=True))
            table = (await make(services, sessions[0], "A", wish)).id
            await races.one.join(table, sessions[1], "B", None)
            players = [Socket(races.one, session) for session in sessions]
            watchers = [Socket(hall, "nobody") for hall in (races.one, races.other)]
            for socket in (*players, *watchers):
                await socket.attach(table)
            for turn in range(5):
                mover = next(one for one in players if latest(one)["legal"])
                v, rev = mover.numbers[-1], latest(mover)["rev"]
                for i in range(turn % 3 if turn else 0):  # signs are told with the move before them, in order
                    assert (await mover.say(f"sign-{turn}-{i}"))["type"] == "ack"
                    v += 1
                    await until(partial(at, players, v))
                answer = await mover.send(Act(f"{rev}", rev, [latest(mover)["legal"][0]]))
                assert answer["type"] == "ack"
                await until(partial(at, players, v + 1))
                await until(partial(at, watchers, v))
            assert watchers[0].numbers == watchers[1].numbers == list(range(watchers[0].numbers[0], v + 1))
            assert latest(watchers[0])["view"] == latest(watchers[1])["view"]
            assert all("legal" not in one for one in watchers[0].told)
            await players[0].send(Resign("r"))
            await until(lambda: all(latest(one)["type"] == "full" and latest(one)["result"] for one in watchers))
            assert watchers[1].numbers == [players[0].numbers[-1]]

    asyncio.run(work())


def at(sockets: list[Socket], v: int) -> bool:
    return all(one.numbers[-1] == v for one in sockets)


def latest(socket: Socket) -> dict[str, Any]:
    """The last message with the present of the game; what is left out of it is nothing."""
    message = next(one for one in reversed(socket.told) if "rev" in one and one["type"] in {"full", "ev"})
    return {"legal": [], **message}
