"""The server's HTTP interface, as far as a device needs it without a server: the same paths, bodies and answers."""

from collections.abc import Callable

import msgspec

from voliera import bots, solve
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games import GAMES, rules_of
from voliera.offline.call import Answer, Call
from voliera.offline.sharing import is_shared, names_in, seated_together
from voliera.offline.table import ME, LocalTable, StoredEntry
from voliera.protocol.errors import Refused
from voliera.protocol.messages import LARGEST_FRAME, LONGEST_NAME, LONGEST_TEXT, MOST_ACTIONS, NoClock, Settings
from voliera.server.core import outgoing
from voliera.server.core.attempts import AttemptWish, tried
from voliera.server.core.deciding import check_turn
from voliera.server.core.fairness import ALGORITHM, Fairness
from voliera.server.core.hints import SOLVE_MS, Hint, HintWish, check_hint, time_of, whole_turn
from voliera.server.core.ids import new_id
from voliera.server.core.making import (
    Branch,
    NewTable,
    RecordBranch,
    SeatWish,
    new_game,
    new_row,
    replayed,
    resumed,
    seated,
)
from voliera.server.core.meta import LimitsMeta, offered_on_devices
from voliera.server.core.study import SolveWish, StepsWish, StudyWish, attempted, checked, played, steps_of
from voliera.server.core.table import Table

HINT_MS = 60_000
"""Milliseconds that a hint may take at most, as the protocol has it."""
LIMITS = LimitsMeta(LARGEST_FRAME, LARGEST_FRAME, MOST_ACTIONS, LONGEST_TEXT, LONGEST_NAME, HINT_MS, 0, 0, 0, 0.0)
"""What is too much: nobody else has to be spared here."""
LOCAL = "local"
"""How the ids of tables on the device begin; they are longer than those of a server."""


def _make(call: Call) -> Answer:
    body, names = names_in(call.body)
    wish = msgspec.convert(body, NewTable)
    game = new_game(wish)
    return _made(call, wish.seats, names, wish.settings, game, None, game.seed)


def _branch(call: Call) -> Answer:
    body, names = names_in(call.body)
    wish = msgspec.convert(body, Branch)
    game = resumed(_finished(call.local), wish.at, len(wish.seats))
    return _made(call, wish.seats, names, wish.settings, game, call.local.table.id, None)


def _branch_record(call: Call) -> Answer:
    body, names = names_in(call.body)
    wish = msgspec.convert(body, RecordBranch)
    game = resumed(checked(wish.record), wish.at, len(wish.seats))
    return _made(call, wish.seats, names, wish.settings, game, None, None)


def _made(
    call: Call,
    seats: list[SeatWish],
    names: list[str],
    settings: Settings,
    game: Game,
    origin: str | None,
    seed: int | None,
) -> Answer:
    """Make a table: nobody else can come to it, so there are no free seats, no clock, no rating."""
    if any(wish.kind == "free" for wish in seats):
        raise Refused("offline", "others can only be invited to a table of a server")
    quiet = msgspec.structs.replace(settings, clock=NoClock(), public=False, rated=False)
    if is_shared(seats):
        quiet = msgspec.structs.replace(quiet, chat=False, take_back=False)
    sitting = seated_together(seats, names) if names else seated(seats, ME, call.name)
    row = new_row(game, game.position(), quiet, sitting, ME, origin, seed, call.now, LOCAL + new_id())
    local = call.memory.tables[row.id] = LocalTable(Table(row), [])
    return Answer(local.table.info(), 201, StoredEntry(local.listed(call.now), table=local.stored()))


def _look(call: Call) -> Answer:
    return Answer(outgoing.full(call.local.table, call.local.viewer, call.now))


def _record(call: Call) -> Answer:
    return Answer(_finished(call.local))


def _finished(local: LocalTable) -> Document:
    if local.table.status != "over":
        raise Refused("not_over", "the record is a secret until the game is over")
    return local.table.record()


def _whole(call: Call) -> Answer:
    """The record of a game that goes on, to be carried to a server: it is the device of the person who plays it."""
    if call.local.shared:
        raise Refused("not_over", "the record is a secret from the others at this device until the game is over")
    return Answer(call.local.table.record())


def _fairness(call: Call) -> Answer:
    row = call.local.table.row
    if call.local.table.status != "over":
        return Answer(Fairness(row.commitment, ALGORITHM))
    return Answer(Fairness(row.commitment, ALGORITHM, row.nonce, row.start))


def _attempt(call: Call) -> Answer:
    table, wish = call.local.table, msgspec.convert(call.body, AttemptWish)
    seat = call.local.viewer.seat
    if seat is None:
        raise Refused("no_seat", "only players can try actions")
    check_turn(table, seat, wish.rev, person=True)
    return Answer(tried(table.game, seat, wish.actions, table.rev))


def _hint(call: Call) -> Answer:
    table, wish = call.local.table, msgspec.convert(call.body, HintWish)
    check_hint(table, call.local.session or "")
    time_ms = time_of(wish, HINT_MS)
    try:
        if wish.kind == "solve":
            return Answer(Hint(table.rev, wish.kind, solve.solve(table.game, wish.objective, time_ms)))
        turn = whole_turn(table.game)
        game = next(turn)
        while True:
            game = turn.send(bots.choose(game, wish.level_at(game), time_ms=time_ms))
    except StopIteration as done:
        return Answer(Hint(table.rev, wish.kind, done.value))
    except GameError as error:
        raise Refused("no_hint", error.message) from None


def _steps(call: Call) -> Answer:
    wish = msgspec.convert(call.body, StepsWish)
    return Answer(steps_of(checked(wish.record), wish.eyes))


def _study_attempt(call: Call) -> Answer:
    return Answer(attempted(msgspec.convert(call.body, StudyWish)))


def _study_play(call: Call) -> Answer:
    return Answer(played(msgspec.convert(call.body, StudyWish)))


def _study_solve(call: Call) -> Answer:
    wish = msgspec.convert(call.body, SolveWish)
    game = replayed(checked(wish.record), wish.at)
    try:
        return Answer(solve.solve(game, wish.objective, SOLVE_MS))
    except GameError as error:
        raise Refused("no_hint", error.message) from None


def _meta(call: Call) -> Answer:
    return Answer({**offered_on_devices(), "limits": LIMITS})


def _components(call: Call) -> Answer:
    name = call.parts[1]
    if name not in GAMES:
        raise Refused("not_found", f"there is no such game; there is {', '.join(GAMES)}")
    return Answer(rules_of(name).components({}))


def _score(call: Call) -> Answer:
    from voliera.offline import sheets

    return sheets.score(call)


def _position(call: Call) -> Answer:
    from voliera.offline import sheets

    return sheets.position(call)


def _archive(call: Call) -> Answer:
    from voliera.offline import puzzles

    return puzzles.show_archive(call)


def _puzzle(call: Call) -> Answer:
    from voliera.offline import puzzles

    return puzzles.show(call)


def _puzzle_answer(call: Call) -> Answer:
    from voliera.offline import puzzles

    return puzzles.answer(call)


def _analyse(call: Call) -> Answer:
    from voliera.offline import analyses

    return analyses.start(call)


def _analysis(call: Call) -> Answer:
    from voliera.offline import analyses

    return analyses.look(call)


def _cancel(call: Call) -> Answer:
    from voliera.offline import analyses

    return analyses.cancel(call)


ENDPOINTS: dict[str, Callable[[Call], Answer]] = {
    "POST tables": _make,
    "GET tables/*": _look,
    "POST tables/*/attempt": _attempt,
    "POST tables/*/hint": _hint,
    "GET tables/*/record": _record,
    "GET tables/*/whole": _whole,
    "GET tables/*/fairness": _fairness,
    "POST tables/*/branch": _branch,
    "POST records/branch": _branch_record,
    "POST study/steps": _steps,
    "POST study/attempt": _study_attempt,
    "POST study/play": _study_play,
    "POST study/solve": _study_solve,
    "GET meta": _meta,
    "GET components/*": _components,
    "POST score": _score,
    "POST score/position": _position,
    "GET puzzles": _archive,
    "GET puzzles/*": _puzzle,
    "POST puzzles/*/answer": _puzzle_answer,
    "POST analyses": _analyse,
    "GET analyses/*": _analysis,
    "DELETE analyses/*": _cancel,
}
"""What is answered here, by method and path; a star stands for a name.

Sheets, puzzles and the coach are imported when they are first asked for: a table begins sooner without them.
"""
NAMED = frozenset(("tables", "components", "puzzles", "analyses"))
"""Where the second part of a path is a name."""


def answered(call: Call, method: str) -> Answer:
    """Return the answer to a request; raises Refused, and ValidationError for a body that is wrong."""
    parts = list(call.parts)
    named = ["*" if i == 1 and parts[0] in NAMED else one for i, one in enumerate(parts)]
    endpoint = ENDPOINTS.get(f"{method} {'/'.join(named)}")
    if endpoint is None:
        raise Refused("offline", "this needs a server")
    return endpoint(call)
