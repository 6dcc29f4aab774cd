"""Limits of what one table takes in: chat by pace and in total, everything else in total; the game can be finished."""

import asyncio
import json
from typing import Any

import pytest

from tests.configurations import CONFIGURATIONS
from tests.server.tables import person, played
from tests.server.test_loading import FREE, Seated, play, seated
from voliera.protocol.errors import Refused
from voliera.protocol.messages import Act, Back, Leave, Resign, Return, Say, Settings, Undo, Vote
from voliera.server.core.making import NewTable, SeatWish
from voliera.server.creation import make
from voliera.server.house import House, opened
from voliera.server.live.bounds import PEOPLE, Bounds
from voliera.server.settings import Limits, ServerSettings

BIRDIE = next(one for one in CONFIGURATIONS if str(one) == "birdie-standard-2")


async def told(sitting: Seated, seat: int, make_command: Any) -> tuple[str, int | None]:
    """The code of the answer, and when to try again."""
    answer = json.loads(await sitting.send(seat, make_command))
    return answer.get("code", answer["type"]), answer.get("retry_ms")


def refusal(bounds: Bounds, sitting: Any, session: str) -> Refused | None:
    try:
        bounds.check(sitting.table, Say("x", emote="chirp"), session)
    except Refused as refused:
        return refused
    return None


def test_chat_has_a_pace_for_each_person() -> None:
    now = [100.0]
    bounds, sitting = Bounds(Limits(lines_per_minute=6), lambda: now[0]), played(BIRDIE, 1)
    for _ in range(6):
        assert refusal(bounds, sitting, "session0") is None
    for _ in range(3):  # whoever insists does not wait longer
        refused = refusal(bounds, sitting, "session0")
        assert refused is not None
        assert (refused.code, refused.retry_ms) == ("too_many", 10_001)
    assert refusal(bounds, sitting, "session1") is None
    now[0] += 10.1
    assert refusal(bounds, sitting, "session0") is None
    assert refusal(bounds, sitting, "session0") is not None
    now[0] += 1_000
    assert [refusal(bounds, sitting, "session0") is None for _ in range(7)] == [True] * 6 + [False]


def test_the_pace_of_few_people_is_remembered() -> None:
    bounds = Bounds(Limits())
    for i in range(3 * PEOPLE):
        sitting = played(BIRDIE, 1, seats=[person(i), person(i + 1)])
        assert refusal(bounds, sitting, f"session{i}") is None
    assert len(bounds._rested) == PEOPLE


def test_a_line_that_came_too_soon_is_taken_later_and_moves_do_not_wait(storage_url: str) -> None:
    async def scene() -> None:
        async with seated(storage_url, Limits(lines_per_minute=2)) as sitting:
            answers = [await told(sitting, 0, lambda name: Say(name, emote="chirp")) for _ in range(3)]
            assert [code for code, _ in answers] == ["ack", "ack", "too_many"]
            assert 0 < (answers[2][1] or 0) <= 30_001
            await sitting.act()
            first: list[str] = []  # a line that was taken is acknowledged again, whatever the pace
            await sitting.house.hall.command(sitting.id, Say("1", emote="chirp"), sitting.sessions[0], first.append)
            assert json.loads(first[0])["type"] == "ack"

    play(scene())


def test_the_chat_of_a_table_ends_and_the_game_goes_on(storage_url: str) -> None:
    async def scene() -> None:
        async with seated(storage_url, Limits(lines_per_table=4)) as sitting:
            await sitting.chat(4)
            assert await told(sitting, 0, lambda name: Say(name, text="more")) == ("too_many_lines", None)
            assert await told(sitting, 1, lambda name: Say(name, emote="chirp")) == ("too_many_lines", None)
            await sitting.act()
            hall = sitting.house.hall
            hall.local.give_up(sitting.id)
            await hall.local.find(sitting.id)
            assert (await told(sitting, 0, lambda name: Say(name, text="again")))[0] == "too_many_lines"

    play(scene())


async def to_the_end(sitting: Seated) -> None:
    while sitting.actor.table.status == "running":
        await sitting.act()


def test_a_table_that_took_in_too_much_can_only_be_finished(storage_url: str) -> None:
    limits = Limits(entries_per_table=9, lines_per_minute=FREE.lines_per_minute)

    async def scene() -> None:
        async with seated(storage_url, limits, Settings(take_back=True)) as sitting:
            table = sitting.actor.table
            action = next(one for one in table.game.legal() if one["do"] == "lay" and one["from"] == "display")
            mover = table.mover or 0
            for i in range(4):  # the join is an entry, too
                assert '"ack"' in await sitting.send(mover, lambda name, i=i: Act(name, 2 * i, [action]))  # type: ignore[misc]
                assert '"ack"' in await sitting.send(mover, lambda name, i=i: Undo(name, 2 * i + 1))  # type: ignore[misc]
            assert sitting.actor.table.work == 9
            assert '"ack"' in await sitting.send(mover, lambda name: Act(name, 8, [action]))
            commands: list[Any] = [
                lambda name: Undo(name, 9),
                lambda name: Back(name, 9, "ask"),
                lambda name: Vote(name, 1 - mover),
                Return,
            ]
            for command in commands:
                assert await told(sitting, mover, command) == ("too_many_entries", None)
            await sitting.chat(2)
            assert '"ack"' in await sitting.send(1 - mover, Leave)
            assert sitting.actor.table.seats[1 - mover].played_by_bot
            for command in (Leave, Return):
                assert await told(sitting, 1 - mover, command) == ("too_many_entries", None)
            assert '"ack"' in await sitting.send(1 - mover, Resign)
            assert sitting.actor.table.status == "over"

    play(scene())


def test_the_game_is_played_to_its_end_beyond_the_limit(storage_url: str) -> None:
    async def scene() -> None:
        async with seated(storage_url, Limits(entries_per_table=1)) as sitting:
            await to_the_end(sitting)
            assert sitting.actor.table.status == "over"

    play(scene())


def test_an_act_counts_its_actions(storage_url: str) -> None:
    async def scene() -> None:
        async with seated(storage_url) as sitting:
            table = sitting.actor.table
            cards = table.game.view(table.mover)["display"][:2]
            actions = [{"do": "lay", "card": card, "from": "display"} for card in cards]
            assert '"ack"' in await sitting.send(table.mover or 0, lambda name: Act(name, 0, actions))
            assert sitting.actor.table.work == table.work + 2

    play(scene())


def test_nobody_comes_and_goes_for_ever_at_an_open_table(storage_url: str) -> None:
    async def come_and_go(house: House) -> list[str]:
        host, guest = [(await house.people.new_session(name, "en"))[0] for name in ("A", "B")]
        seats, answers = [SeatWish("me"), SeatWish("free"), SeatWish("free")], list[str]()
        table = (await make(house.services, host, "A", NewTable("birdie", seats))).id
        for i in range(5):
            await house.hall.join(table, guest, "B", None)
            await house.hall.command(table, Leave(str(i)), guest, answers.append)
        with pytest.raises(Refused) as caught:
            await house.hall.join(table, guest, "B", None)
        assert caught.value.code == "too_many_entries"
        await house.hall.command(table, Leave("host"), host, answers.append)
        return answers

    async def scene() -> None:
        limits = Limits(entries_per_table=10)
        async with opened(ServerSettings(database=storage_url, thinkers=0, limits=limits)) as house:
            answers = await come_and_go(house)
        assert [json.loads(one)["type"] for one in answers] == ["ack"] * 6

    asyncio.run(scene())
