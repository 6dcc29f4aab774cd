"""The client against a real server: whole games, sockets that are cut in every turn, links, records, people."""

import asyncio
import random
from collections.abc import Mapping
from typing import Any

import httpx2
import pytest

import voliera
from tests.server.running import Server, free_port
from tests.waiting import PATIENCE_S
from voliera.client import BadLink, Client, Gone, Refused, Table, Unreachable, live, play_at, sit_down
from voliera.client.wire import Broken, Wire, connect

TWO = [{"kind": "me"}, {"kind": "free"}]
GAMES = [("birdie", "standard"), ("birdie", "expert"), ("bower", "standard")]


def by_chance(seed: int) -> Any:
    """A chooser that plays anything; it passes soon, so that games are short."""
    chance = random.Random(seed)
    return lambda view, legal: chance.choice(legal)


class Cutting:
    """Opens real sockets that are cut now and then, at every point of a turn by turns."""

    POINTS = ("before sending", "after sending", "after the ack", "never", "after the event")

    def __init__(self) -> None:
        self.turn = 0
        self.cuts: list[str] = []

    async def __call__(self, url: str, headers: Mapping[str, str]) -> Wire:
        return CutWire(await connect(url, headers), self)


class CutWire:
    """A socket that breaks at one point of the next act."""

    def __init__(self, wire: Wire, plan: Cutting) -> None:
        self.wire = wire
        self.plan = plan
        self.point = "never"
        self.broken = False

    async def send(self, text: str, /) -> None:
        if '"type":"act"' in text:
            self.point = self.plan.POINTS[self.plan.turn % len(self.plan.POINTS)]
            self.plan.turn += 1
            if self.point == "before sending":
                await self._cut()
        if self.broken:
            raise Broken
        await self.wire.send(text)
        if self.point == "after sending":
            await self._cut()

    async def recv(self) -> str | bytes:
        text = await self.wire.recv()
        if self.broken:
            raise Broken
        kind = text[:14] if isinstance(text, str) else text[:14].decode()
        if (self.point == "after the ack" and "ack" in kind) or (self.point == "after the event" and "ev" in kind):
            self.point = "now"
        elif self.point == "now":
            self.point = "after the ack"
            await self._cut()
            raise Broken
        return text

    async def close(self) -> None:
        await self.wire.close()

    async def _cut(self) -> None:
        self.plan.cuts.append(self.point)
        self.broken = True
        await self.wire.close()


async def seated(server: Server, wish: dict[str, Any], **options: Any) -> tuple[Client, Client, str]:
    """Two people at a new table; the second came by an invitation."""
    ada, bo = Client(server.url, "Ada", **options), Client(server.url, "Bo", **options)
    await ada.__aenter__()
    await bo.__aenter__()
    table = (await ada.make_table({"seats": TWO, **wish}))["id"]
    link = await ada.link(table)
    assert (await bo.look(link))["table"]["id"] == table
    used = await bo.use(link)
    assert used == {"table": table, "kind": "invite", "seat": 1, "game": wish["game"]}
    return ada, bo, table


@pytest.mark.parametrize(("game", "variant"), GAMES)
def test_a_whole_game_of_two_clients(game: str, variant: str, server: Server) -> None:
    async def play() -> None:
        ada, bo, table_id = await seated(server, {"game": game, "variant": variant})
        async with ada, bo, ada.table(table_id) as one, bo.table(table_id) as other:
            assert (one.seat, other.seat) == (0, 1)
            results = await asyncio.gather(play_at(one, by_chance(1)), play_at(other, by_chance(2)))
            assert results[0] == results[1]
            assert one.over
            record = await ada.record(table_id)
            assert voliera.replay(record).result() == results[0]
            assert record["names"] == ["Ada", "Bo"]
            assert (await bo.fairness(table_id))["start"] == record["start"]
            assert table_id in [found["id"] for found in await bo.tables("finished")]

    asyncio.run(play())


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_sockets_are_cut_at_each_point_of_a_turn(game: str, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "FIRST_WAIT_S", 0.01)
    cutting = Cutting()

    async def play() -> None:
        ada, bo, table_id = await seated(server, {"game": game}, connect=cutting)
        sent: list[Any] = []

        def noted(seat: int) -> Any:
            choose = by_chance(seat)

            def chooser(view: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
                chosen: dict[str, Any] = choose(view, legal)
                sent.append(chosen)
                return chosen

            return chooser

        async with ada, bo, ada.table(table_id) as one, bo.table(table_id) as other:
            results = await asyncio.gather(play_at(one, noted(1)), play_at(other, noted(2)))
            assert results[0] == results[1]
            record = await ada.record(table_id)
            assert record["actions"] == sent, "each action stands in the record once, in the order it was chosen"

    asyncio.run(play())
    assert {*cutting.cuts} >= {"before sending", "after sending", "after the ack"}
    assert len(cutting.cuts) > 10


def test_a_restarted_server_is_found_again(server: Server) -> None:
    async def play() -> None:
        ada, bo, table_id = await seated(server, {"game": "birdie"})
        async with ada, bo, ada.table(table_id) as one, bo.table(table_id) as other:
            mover, waits = (one, other) if one.my_turn else (other, one)
            await mover.act(next(action for action in mover.legal if action["do"] == "take"))
            rev = mover.rev
            while waits.rev < rev:
                await waits.changed()
            await asyncio.to_thread(server.kill)
            while waits.connected:
                await waits.changed()
            acting = asyncio.create_task(waits.act({"do": "pass"}))
            await asyncio.to_thread(server.start)
            await acting
            assert waits.rev == rev + 1
            while mover.rev < waits.rev:
                await mover.changed()

    asyncio.run(play())


def test_two_tables_in_one_process(server: Server) -> None:
    async def play() -> None:
        async with Client(server.url, "Ada") as ada:
            wish = {
                "game": "birdie",
                "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
                "settings": {"pace_ms": 0},
            }
            ids = [(await ada.make_table(wish))["id"] for _ in range(2)]

            async def one(table_id: str) -> Any:
                async with ada.table(table_id) as table:
                    return await play_at(table, by_chance(3))

            results = await asyncio.gather(*map(one, ids))
            assert all(sum(result["totals"]) > 0 for result in results)
            assert {*ids} <= {found["id"] for found in await ada.tables("mine")}

    asyncio.run(play())


def test_a_kept_cookie_is_the_same_person(server: Server) -> None:
    async def play() -> None:
        async with Client(server.url, "Ada", "it") as first:
            cookie, who = first.cookie, first.session
            table_id = (await first.make_table({"game": "bower", "seats": TWO}))["id"]
        async with Client(server.url, cookie=cookie) as again:
            assert again.session == who
            assert again.cookie == cookie
            async with again.table(table_id) as table:
                assert table.seat == 0
        async with Client(server.url, "Ada Lovelace", cookie=cookie) as renamed:
            assert renamed.session["id"] == who["id"]
            assert (renamed.session["name"], renamed.session["lang"]) == ("Ada Lovelace", "it")
        async with Client(server.url, "Ada", cookie="long forgotten") as other:
            assert other.session["id"] != who["id"]
            assert other.cookie not in {cookie, "long forgotten"}

    asyncio.run(play())


def test_links_let_in_and_keep_out(server: Server) -> None:
    async def play() -> None:
        ada, bo, table_id = await seated(server, {"game": "birdie"})
        async with ada, bo, Client(server.url, "Cy") as cy:
            with pytest.raises(Gone, match="no_table"):
                async with cy.table(table_id):
                    pass
            with pytest.raises(Gone, match="no_table"):
                async with cy.table("a" * 16):
                    pass
            with pytest.raises(Refused, match="no_free_seat"):
                await cy.use(await ada.link(table_id))
            with pytest.raises(Refused, match="bad_link"):
                await cy.use("x" * 43)
            with pytest.raises(BadLink):
                await cy.use(server.url)
            assert (await cy.use(await ada.link(table_id, "watch")))["kind"] == "watch"
            async with cy.table(table_id) as watched, bo.table(table_id) as table:
                assert watched.seat is None
                assert not watched.my_turn
                assert watched.viewer is not None
                assert watched.viewer.kind == "watch"
                with pytest.raises(BadLink):
                    await play_at(watched, by_chance(1))
                events = watched.events
                await table.say("ciao")
                said = await anext(events)
                assert (said["id"], said["args"]["text"]) == ("said", "ciao")
            await cy.use(await bo.link(table_id, "coach"))
            async with cy.table(table_id) as coached:
                assert coached.view is not None
                assert isinstance(coached.view["hands"][1], list)

    asyncio.run(play())


def test_a_watcher_takes_a_seat(server: Server) -> None:
    async def play() -> None:
        async with asyncio.timeout(PATIENCE_S), Client(server.url, "Ada") as ada, Client(server.url, "Bo") as bo:
            table_id = (await ada.make_table({"game": "birdie", "seats": TWO, "settings": {"public": True}}))["id"]
            async with bo.table(table_id) as table:
                assert table.seat is None
                await bo.join(table_id)
                await table.reopen()
                assert table.seat == 1
                assert table.view is not None
                assert isinstance(table.view["hands"][1], list)

    asyncio.run(play())


def test_leaving_before_the_start_frees_the_seat(server: Server) -> None:
    async def play() -> None:
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bo") as bo:
            wish = {"game": "birdie", "seats": [*TWO, {"kind": "free"}], "settings": {"public": True}}
            table_id = (await ada.make_table(wish))["id"]
            assert await sit_down(bo, f"{server.url}/#/t/{table_id}") == table_id
            async with asyncio.timeout(PATIENCE_S), bo.table(table_id) as table:
                assert table.seat == 1
                await table.leave()
                while table.viewer is None or table.viewer.kind != "watch":
                    await table.changed()
                assert table.info is not None
                assert table.info.seats[1].kind == "free"

    asyncio.run(play())


def test_commands_by_http(server: Server) -> None:
    async def play() -> None:
        ada, bo, table_id = await seated(server, {"game": "birdie"})
        async with ada, bo:
            full = await ada.full(table_id)
            mover, other = (ada, bo) if full.get("legal") else (bo, ada)
            act = {"type": "act", "id": "one", "rev": 0, "actions": [{"do": "pass"}]}
            assert (await mover.send(table_id, act))["rev"] == 1
            assert (await mover.send(table_id, act))["rev"] == 1
            with pytest.raises(Refused, match="stale"):
                await mover.send(table_id, {**act, "id": "two"})
            with pytest.raises(Refused, match="no_hints"):
                await other.hint(table_id, "bot")
            with pytest.raises(Refused, match="not_over"):
                await other.record(table_id)

    asyncio.run(play())


def test_nobody_listens(server: Server) -> None:
    async def play() -> None:
        with pytest.raises(Unreachable):
            async with Client(f"http://127.0.0.1:{free_port()}", "Ada"):
                pass
        with pytest.raises(Unreachable):
            async with Client(f"{server.url}/elsewhere", "Ada"):
                pass

    asyncio.run(play())


def test_many_clients_share_their_connections(server: Server) -> None:
    async def play() -> None:
        async with httpx2.AsyncClient() as http:
            people = [Client(server.url, f"Bird {i}", http=http) for i in range(5)]
            for one in people:
                await one.__aenter__()
            assert len({one.cookie for one in people}) == 5
            assert len({one.session["id"] for one in people}) == 5
            for one in people:
                await one.close()
            assert not http.is_closed

    asyncio.run(play())


def test_a_table_keeps_no_past() -> None:
    assert "log" not in vars(Table("a", "", {}, connect, None, None))
