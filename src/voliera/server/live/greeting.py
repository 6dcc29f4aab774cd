"""Telling the present to those who arrive at a table, here or for another process: once for all who see the same."""

from collections.abc import Sequence

from voliera.protocol.errors import Refused
from voliera.protocol.messages import Grant, Viewer
from voliera.server.live.actor import Actor
from voliera.server.live.connection import POLICY, Connection
from voliera.server.live.room import Arrival, Room

FULL_MS = 60_000
"""When to try again at a table with too many watchers."""

Greetings = tuple[list[str | Refused], dict[str, list[str]]]
"""For each who arrives its viewer, or why it may not look; and the first messages of each viewer."""


async def up_to_date(actor: Actor, v: int) -> None:
    """Somebody has seen `v` already: what the table's last owner committed late is read now."""
    if v > actor.table.v:
        await actor.catch_up()


def greetings(actor: Actor, who: Sequence[tuple[str | None, Grant | None]], have: int | None) -> Greetings:
    """What those who arrive are told; `have` counts where one comes alone."""
    viewers: list[str | Refused] = []
    texts: dict[str, list[str]] = {}
    for session, grant in who:
        try:
            key = actor.viewer(session, grant).key
        except Refused as refusal:
            viewers.append(refusal)
            continue
        viewers.append(key)
        if key not in texts:
            texts[key] = actor.greet(session, grant, have if len(who) == 1 else None)[1]
    return viewers, texts


def newest(arrivals: Sequence[Arrival], v: int) -> int:
    """The latest `v` that anybody has seen."""
    return max([v, *(arrival.have or 0 for arrival in arrivals)])


def let_in(room: Room, arrived: dict[Connection, Arrival], greeted: Greetings) -> None:
    """Those who arrived and are still there go in, or are told why not."""
    viewers, texts = greeted
    for (connection, arrival), viewer in zip(arrived.items(), viewers, strict=True):
        if room.arriving.get(connection) is not arrival:
            continue
        room.arriving.pop(connection)
        if isinstance(viewer, Refused):
            arrival.refused = viewer
            if arrival.anew:
                connection.bye(viewer.code, POLICY)
            continue
        if not arrival.anew and room.full_for(connection, Viewer.of(viewer)):
            arrival.refused = Refused("full_house", "too many are watching this table", retry_ms=FULL_MS)
            continue
        room.enter(connection, Viewer.of(viewer))
        for text in texts[viewer]:
            connection.put(text.encode())


def welcome(actor: Actor) -> None:
    """Everybody who arrives at a table of ours is told the present."""
    room = actor.audience.room
    arrived = dict(room.arriving)
    if not arrived:
        return
    have = next(iter(arrived.values())).have
    who = [(connection.session, connection.grant) for connection in arrived]
    let_in(room, arrived, greetings(actor, who, have))
    actor.presence_changed()
