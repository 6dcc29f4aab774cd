"""Hints at a live table, thought in a worker process from what the seat may know. Nobody else hears of them."""

from voliera.documents import Document
from voliera.errors import GameError
from voliera.protocol.errors import Refused
from voliera.server.core.hints import Hint, HintWish, check_hint, time_of, whole_turn
from voliera.server.live.actor import Actor
from voliera.server.thinking.thinkers import NoThought

BUSY_MS = 2_000


async def hint(actor: Actor, session: str, wish: HintWish) -> Hint:
    """Return a hint for the player to move; raises Refused."""
    table = actor.table
    check_hint(table, session)
    thinkers, limits, rev = actor.services.thinkers, actor.services.limits, table.rev
    time_ms = time_of(wish, limits.bot_ms)
    try:
        if wish.kind == "solve":
            found = await thinkers.solve(
                table.game, wish.objective, time_ms, key=table.id, patience_s=limits.thinker_wait_s
            )
        else:
            found = await _whole_turn(actor, wish, time_ms)
    except NoThought:
        raise Refused("busy", "all thinkers are busy; try again", retry_ms=BUSY_MS) from None
    except GameError as error:
        raise Refused("no_hint", error.message) from None
    return Hint(rev, wish.kind, found)


async def _whole_turn(actor: Actor, wish: HintWish, time_ms: int) -> Document:
    thinkers, table, wait_s = actor.services.thinkers, actor.table, actor.services.limits.thinker_wait_s
    turn = whole_turn(table.game)
    game = next(turn)
    while True:
        chosen = await thinkers.choose(game, wish.level_at(game), time_ms=time_ms, key=table.id, patience_s=wait_s)
        try:
            game = turn.send(chosen)
        except StopIteration as done:
            told: Document = done.value
            return told
