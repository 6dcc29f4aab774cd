"""The handlers of requests about a table: one for each type, used by this process and by others alike.

A handler answers once, and may do so before it is done: an acknowledgement goes out before anybody else is told.
"""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from voliera.server.bus import Moved
from voliera.server.core.hints import Hint
from voliera.server.live.actor import Actor
from voliera.server.live.attempts import attempt
from voliera.server.live.greeting import greetings, up_to_date
from voliera.server.live.hints import hint
from voliera.server.live.requests import (
    CountViewers,
    GiveHint,
    Greet,
    Greetings,
    RunCommand,
    ShowTable,
    TableRequest,
    TakeSeat,
    TryActions,
)

T = TypeVar("T")
Answer = Callable[[T], None]


async def handle(actor: Actor, request: TableRequest[T], answer: Answer[T]) -> None:
    """Answer a request about a table; raises Refused, Unavailable or Moved."""
    await HANDLERS[type(request)](actor, request, answer)


async def _run_command(actor: Actor, request: RunCommand, answer: Answer[str]) -> None:
    await actor.handle(request.command, request.session, answer)


async def _take_seat(actor: Actor, request: TakeSeat, answer: Answer[None]) -> None:
    await actor.join(request.session, request.name, request.seat)
    answer(None)


async def _show_table(actor: Actor, request: ShowTable, answer: Answer[str]) -> None:
    answer(actor.full_text(actor.viewer(request.session, request.grant)))


async def _give_hint(actor: Actor, request: GiveHint, answer: Answer[Hint]) -> None:
    answer(await hint(actor, request.session, request.wish))


async def _try_actions(actor: Actor, request: TryActions, answer: Answer[str]) -> None:
    answer(await attempt(actor, request.session, request.wish))


async def _greet(actor: Actor, request: Greet, answer: Answer[Greetings]) -> None:
    await up_to_date(actor, request.v)
    if actor.closed:
        raise Moved
    found = greetings(actor, request.newcomers, request.have)
    inside = Counter(request.inside)
    inside.update(viewer for viewer in found.viewers if isinstance(viewer, str))
    actor.audience.count_elsewhere(request.process, dict(inside))
    actor.presence_changed()
    answer(found)


async def _count_viewers(actor: Actor, request: CountViewers, answer: Answer[int]) -> None:
    actor.audience.count_elsewhere(request.process, request.inside)
    actor.presence_changed()
    answer(actor.table.v)


HANDLERS: dict[type[TableRequest[Any]], Callable[[Actor, Any, Answer[Any]], Awaitable[None]]] = {
    RunCommand: _run_command,
    TakeSeat: _take_seat,
    ShowTable: _show_table,
    GiveHint: _give_hint,
    TryActions: _try_actions,
    Greet: _greet,
    CountViewers: _count_viewers,
}
