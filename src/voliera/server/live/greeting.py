"""Telling the present to sockets that arrive at a table, of this process or another: once for all who see the same."""

from collections.abc import Iterable, Sequence

from voliera.protocol.errors import Fault, Refused
from voliera.protocol.messages import Viewer
from voliera.server.live.actor import Actor
from voliera.server.live.connection import POLICY, Connection
from voliera.server.live.requests import Greetings, Newcomer
from voliera.server.live.room import Arrival, Room

FULL_MS = 60_000
"""Milliseconds after which to try again at a table with too many watchers."""


async def up_to_date(actor: Actor, v: int) -> None:
    """Read what the last owner of the table committed late, if somebody has seen `v` already."""
    if v > actor.table.v:
        await actor.catch_up()


def greetings(actor: Actor, newcomers: Sequence[Newcomer], have: int | None) -> Greetings:
    """Return what newcomers are told; `have` counts only where there is one."""
    viewers: list[str | Fault] = []
    texts: dict[str, list[str]] = {}
    for newcomer in newcomers:
        try:
            key = actor.viewer(newcomer.session, newcomer.grant).key
        except Refused as refusal:
            viewers.append(refusal.fault)
            continue
        viewers.append(key)
        if key not in texts:
            texts[key] = actor.greet(newcomer.session, newcomer.grant, have if len(newcomers) == 1 else None)
    return Greetings(actor.table.v, viewers, texts)


def newest(arrivals: Sequence[Arrival], v: int) -> int:
    """Return the latest `v` that anybody has seen."""
    return max([v, *(arrival.have or 0 for arrival in arrivals)])


def newcomers_of(arrived: Iterable[Connection]) -> list[Newcomer]:
    """Return sockets as the owner of their table needs to know them."""
    return [Newcomer(connection.session, connection.grant) for connection in arrived]


def let_in(room: Room, arrived: dict[Connection, Arrival], greeted: Greetings) -> None:
    """Let in those who arrived and are still there, or tell them why not."""
    for (connection, arrival), viewer in zip(arrived.items(), greeted.viewers, strict=True):
        if room.arriving.get(connection) is not arrival:
            continue
        room.arriving.pop(connection)
        if isinstance(viewer, Fault):
            arrival.refused = Refused.of(viewer)
            if arrival.again:
                connection.bye(viewer.code, POLICY)
            continue
        if not arrival.again and room.full_for(connection, Viewer.of(viewer)):
            arrival.refused = Refused("full_house", "too many people are watching this table", retry_ms=FULL_MS)
            continue
        room.enter(connection, Viewer.of(viewer))
        for text in greeted.texts[viewer]:
            connection.put(text.encode())


def welcome(actor: Actor) -> None:
    """Tell the present to everybody who arrives at a table of ours."""
    room = actor.audience.room
    arrived = dict(room.arriving)
    if not arrived:
        return
    have = next(iter(arrived.values())).have
    let_in(room, arrived, greetings(actor, newcomers_of(arrived), have))
    actor.presence_changed()
