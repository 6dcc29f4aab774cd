"""Hints: what a bot would do, or the best scoring play, for the seat to move, where the table allows it.

A hint is thought in a worker process, from what the seat may know. It changes nothing, and nobody else hears of it.
"""

from voliera.bots.budget import DEFAULT_MS
from voliera.documents import Document
from voliera.errors import GameError
from voliera.protocol.errors import Refused
from voliera.server.live.actor import Actor
from voliera.server.live.requests import Hint, HintWish
from voliera.server.thinking.thinkers import NoThought

BUSY_MS = 2_000
SOLVE_MS = 2_000
MOST_ACTIONS = 24
"""Maximum number of actions of a turn that a hint tells."""


async def hint(actor: Actor, session: str, wish: HintWish) -> Hint:
    """Return a hint for the player to move; raises Refused."""
    table = actor.table
    seat = table.seat_of(session)
    if seat is None:
        raise Refused("no_seat", "hints are for players")
    if not table.row.settings.hints:
        raise Refused("no_hints", "this table is played without hints")
    if table.status != "running":
        raise Refused("game_over" if table.started else "not_started", "there is nothing to choose")
    if table.seats[seat].played_by_bot:
        raise Refused("replaced", "a bot plays for this seat; return first")
    if table.mover != seat:
        raise Refused("not_your_turn", f"seat {table.mover} is to move")
    thinkers, limits, rev = actor.services.thinkers, actor.services.limits, table.rev
    wait_s = limits.thinker_wait_s
    time_ms = min(wish.time_ms or (SOLVE_MS if wish.kind == "solve" else DEFAULT_MS), limits.bot_ms)
    try:
        if wish.kind == "solve":
            found = await thinkers.solve(table.game, wish.objective, time_ms, key=table.id, patience_s=wait_s)
        else:
            found = await _whole_turn(actor, wish.level, time_ms)
    except NoThought:
        raise Refused("busy", "everybody is thinking; try again", retry_ms=BUSY_MS) from None
    except GameError as error:
        raise Refused("no_hint", error.message) from None
    return Hint(rev, wish.kind, found)


async def _whole_turn(actor: Actor, level: str, time_ms: int) -> Document:
    """Return a bot's choice and, as `actions`, the turn that begins with it, up to the first card that is drawn.

    Cards are laid one by one; nothing is drawn or revealed before the turn is done.
    """
    thinkers, table, wait_s = actor.services.thinkers, actor.table, actor.services.limits.thinker_wait_s
    game = table.game.copy()

    async def chosen() -> Document:
        return await thinkers.choose(game, level, time_ms=time_ms, key=table.id, patience_s=wait_s)

    found = await chosen()
    actions: list[Document] = [found["action"]]
    while actions[-1]["do"] == "lay" and len(actions) < MOST_ACTIONS:
        game.apply(actions[-1])
        actions.append((await chosen())["action"])
    return found | {"actions": actions}
