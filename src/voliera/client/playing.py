"""Play a whole game with a function that chooses: the shortest way to a bot at a served table."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from voliera.client.client import Client
from voliera.client.errors import BadLink, Refused
from voliera.client.links import parse
from voliera.client.table import Table
from voliera.documents import Document

Chooser = Callable[[Document, list[Document]], Document | Sequence[Document]]
"""What a seat may know and its legal actions → one of them, or several in order."""


def play(
    where: str,
    chooser: Chooser,
    name: str | None = None,
    *,
    lang: str | None = None,
    cookie: str | None = None,
    table: Mapping[str, Any] | None = None,
) -> Document:
    """Sit down, choose whenever it is our turn, and return the result.

    `where` is an invitation, the address of a table, or that of a server: there a new table is made as `table` wishes,
    or else the first open one with a free seat is taken. `cookie` is one that was kept: it gives back the seat it had.
    """
    return asyncio.run(_play(where, chooser, name, lang, cookie, table))


async def _play(
    where: str, chooser: Chooser, name: str | None, lang: str | None, cookie: str | None, wish: Mapping[str, Any] | None
) -> Document:
    async with Client(where, name, lang, cookie) as client:
        if wish is not None:
            found: str = (await client.make_table(wish))["id"]
        else:
            found = await sit_down(client, where)
        async with client.table(found) as table:
            return await play_at(table, chooser)


async def sit_down(client: Client, where: str) -> str:
    """Take the seat that an address or link offers, or take ours again; returns the table's id.

    A link to watch gives no seat.
    """
    link = parse(where)
    if link.token is not None:
        used: str = (await client.use(where))["table"]
        return used
    table = link.table or await _open_table(client)
    try:
        await client.join(table)
    except Refused as refused:
        if refused.code != "forbidden":
            raise
    return table


async def play_at(table: Table, chooser: Chooser) -> Document:
    """Choose whenever it is our turn, until the game is over. Somebody may change the game meanwhile: choose again."""
    if table.seat is None:
        raise BadLink("this link has no seat to play from")
    while await table.turn():
        view, rev = table.view, table.rev
        assert view is not None
        chosen = await asyncio.to_thread(chooser, view, table.legal)
        try:
            await table.act(chosen, rev=rev)
        except Refused as refused:
            if refused.code not in {"stale", "replaced", "not_your_turn"}:
                raise
            if refused.code == "replaced":
                await table.come_back()
    assert table.result is not None
    return table.result


async def _open_table(client: Client) -> str:
    for one in await client.tables("open"):
        found: str = one["id"]
        return found
    raise Refused("no_free_seat", message="no open table has a free seat")
