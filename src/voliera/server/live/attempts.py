"""Attempts at a live table: what actions would lead to for the seat to move. Nobody else hears of them."""

import time

from voliera.protocol.errors import Refused
from voliera.server.core import outgoing
from voliera.server.core.attempts import AttemptWish, tried
from voliera.server.core.deciding import check_turn
from voliera.server.core.table import Table
from voliera.server.live.actor import Actor
from voliera.server.worker_thread import in_thread_if_long


async def attempt(actor: Actor, session: str, wish: AttemptWish) -> str:
    """Return what came of trying, as text; raises Refused.

    A game is never changed once it is at a table, so the work may wait for the worker thread.
    """
    actor.used = time.monotonic()
    seat = actor.table.seat_of(session)
    if seat is None:
        raise Refused("no_seat", "only players can try actions")
    check_turn(actor.table, seat, wish.rev, person=True)
    return (await in_thread_if_long(len(wish.actions), _tried, actor.table, seat, wish)).decode()


def _tried(table: Table, seat: int, wish: AttemptWish) -> bytes:
    return outgoing.encode(tried(table.game, seat, wish.actions, table.rev))
