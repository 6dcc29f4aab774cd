"""What a command would become: an entry that may be committed, or a refusal. Nothing at the table changes here.

The order is that of the specification: seat from the session, known id, current `rev`, legal. A known id is answered by
the actor before it comes here. `now` is the time that the table's clocks run on; the actor stamps the entry with wall
time when it commits it.
"""

import unicodedata
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any

from voliera.errors import GameError
from voliera.protocol.errors import Refused
from voliera.protocol.messages import Act, Back, Command, Leave, Resign, Return, Say, Undo, Vote
from voliera.server.core.entries import Entry, Kind
from voliera.server.core.table import Change, Table


def decide(table: Table, command: Command, session: str, now: int, away: Callable[[], AbstractSet[int]]) -> Change:
    """The change that a person's command asks for; `away` tells the seats that are not connected."""
    seat = table.seat_of(session)
    if seat is None:
        raise Refused("no_seat", "this session has no seat here")
    match command:
        case Act():
            return act(table, seat, command.actions, now, rev=command.rev, session=session, action_id=command.id)
        case Undo():
            return _undo(table, seat, command, session, now)
        case Back():
            return _back(table, seat, command, session, now)
        case Vote():
            return _vote(table, seat, command, session, now, away())
        case Leave():
            if table.status == "over":
                raise Refused("game_over", "the game is over")
            return _change(table, "leave", now, {"seat": seat}, seat, session, command.id)
        case Resign():
            return _resign(table, seat, command, session, now)
        case Return():
            return give_back(table, seat, now, session=session, action_id=command.id)
        case Say():
            return _say(table, seat, command, session, now)


def act(
    table: Table,
    seat: int,
    actions: list[dict[str, Any]],
    now: int,
    *,
    rev: int,
    session: str | None = None,
    action_id: str | None = None,
) -> Change:
    """A person's or a bot's actions: on a copy of the game, which takes the game's place once they are committed."""
    check_turn(table, seat, rev, person=session is not None)
    game = table.game.copy()
    events = []
    for action in actions:
        if game.seat != seat:
            raise Refused("not_your_turn", "the turn ends before the last of these actions")
        try:
            events += game.apply(action)
        except GameError as error:
            raise Refused(error.code, error.message, error.rule) from None
    body = {"actions": actions, "spent": table.clocks.spent(now)}
    change = _change(table, "act", now, body, seat, session, action_id, rev=table.rev + 1)
    change.game, change.events = game, events
    return change


def check_turn(table: Table, seat: int, rev: int, *, person: bool) -> None:
    """Refuse those who may not act now: a person for whom a bot plays, and everybody but the seat to move."""
    _check_rev(table, rev)
    if table.status != "running":
        raise Refused("game_over" if table.started else "not_started", "nothing can be played now")
    if person and table.seats[seat].played_by_bot:
        raise Refused("replaced", "a bot plays for this seat; return first")
    if table.mover != seat:
        raise Refused("not_your_turn", f"seat {table.mover} is to move")


def _undo(table: Table, seat: int, command: Undo, session: str, now: int) -> Change:
    _check_rev(table, command.rev)
    state = table.undo_state(seat)
    if state is None:
        raise Refused("not_your_turn", "undo goes back inside one's own turn only")
    if state != "yes":
        raise Refused(
            f"undo_{state}", "nothing to undo in this turn" if state == "nothing" else "something was revealed"
        )
    return _change(table, "undo", now, {}, seat, session, command.id, rev=table.rev + 1)


def _back(table: Table, seat: int, command: Back, session: str, now: int) -> Change:
    _check_rev(table, command.rev)
    if not table.row.settings.take_back:
        raise Refused("no_take_back", "this table is played without take-backs")
    if table.status != "running":
        raise Refused("game_over" if table.started else "not_started", "nothing can be taken back now")
    if command.say == "ask":
        if table.back is not None:
            raise Refused("back_pending", "a take-back was asked for already")
        if all(by != seat for by, _ in table.acts):
            raise Refused("undo_nothing", "this seat has not acted yet")
    elif table.back is None:
        raise Refused("no_back", "nobody asked for a take-back")
    elif command.say == "yes" and table.back[0] == seat:
        raise Refused("no_back", "the others have to agree")
    changes_game = command.say != "no" and _would_go_back(table, seat, command.say)
    rev = table.rev + 1 if changes_game else table.rev
    return _change(table, "back", now, {"seat": seat, "say": command.say}, seat, session, command.id, rev=rev)


def _would_go_back(table: Table, seat: int, say: str) -> bool:
    asker, agreed = (seat, set[int]()) if say == "ask" or table.back is None else table.back
    return set(table.persons(without=asker)) <= agreed | ({seat} if say == "yes" else set())


def _vote(table: Table, seat: int, command: Vote, session: str, now: int, away: AbstractSet[int]) -> Change:
    if table.status != "running":
        raise Refused("game_over" if table.started else "not_started", "no player can be replaced now")
    if command.seat >= table.row.players or command.seat == seat or table.seats[command.seat].kind != "person":
        raise Refused("bad_seat", "vote about another person's seat")
    if table.seats[command.seat].played_by_bot:
        raise Refused("replaced", "a bot plays for that seat already")
    if command.replace and command.seat not in away:
        raise Refused("present", "that player is here")
    body = {"seat": command.seat, "by": seat, "replace": command.replace}
    return _change(table, "vote", now, body, seat, session, command.id)


def _resign(table: Table, seat: int, command: Resign, session: str, now: int) -> Change:
    if table.status != "running":
        raise Refused("game_over" if table.started else "not_started", "only a running game can be resigned")
    if table.row.players != 2:
        raise Refused("no_resign", "only a game of two can be resigned; leave instead")
    body = {"seat": seat, "spent": table.clocks.spent(now)}
    return _change(table, "resign", now, body, seat, session, command.id)


def _say(table: Table, seat: int, command: Say, session: str, now: int) -> Change:
    if (command.text is None) == (command.emote is None):
        raise Refused("bad_request", "say: a text or an emote")
    if command.emote is not None:
        return _change(table, "say", now, {"emote": command.emote}, seat, session, command.id)
    if table.row.settings.chat is False:
        raise Refused("no_chat", "at this table players give signs only")
    text = clean(command.text or "")
    if not text:
        raise Refused("bad_request", "say: nothing is left of the text")
    return _change(table, "say", now, {"text": text}, seat, session, command.id)


def join(table: Table, session: str, name: str, now: int, seat: int | None = None) -> Change:
    """Somebody takes a free seat: the one named, or the first."""
    if table.seat_of(session) is not None:
        raise Refused("seated", "this session has a seat here")
    free = [i for i, sitting in enumerate(table.seats) if sitting.kind == "free"]
    if not free or (seat is not None and seat not in free):
        raise Refused("no_free_seat", "that seat is taken" if free else "all seats are taken")
    at = free[0] if seat is None else seat
    return _change(table, "join", now, {"seat": at, "name": name}, at, session, None)


def flag(table: Table, now: int) -> Change | None:
    """The running seat's time is over, if it is."""
    deadline = table.clocks.deadline()
    if table.status != "running" or deadline is None or now < deadline:
        return None
    return _change(table, "flag", now, {"seat": table.clocks.running}, table.clocks.running, None, None)


def give_back(table: Table, seat: int, now: int, *, session: str, action_id: str | None = None) -> Change:
    """A person takes the seat back from the bot."""
    if table.status != "running" or table.seats[seat].kind != "person" or not table.seats[seat].played_by_bot:
        raise Refused("not_replaced", "no bot plays for this seat")
    return _change(table, "return", now, {"seat": seat}, seat, session, action_id)


def clean(text: str) -> str:
    """A text without control and direction characters, in one normal form, with single spaces."""
    kept = (
        " " if unicodedata.category(c) in {"Zs", "Zl", "Zp"} or c in "\t\n\r" else c
        for c in unicodedata.normalize("NFC", text)
    )
    return " ".join("".join(c for c in kept if unicodedata.category(c)[0] != "C").split())


def _check_rev(table: Table, rev: int) -> None:
    if rev != table.rev:
        raise Refused("stale", f"chosen at rev {rev}, the table is at {table.rev}")


def _change(
    table: Table,
    kind: Kind,
    now: int,
    body: dict[str, Any],
    seat: int | None,
    session: str | None,
    action_id: str | None,
    *,
    rev: int | None = None,
) -> Change:
    entry = Entry(table.id, table.v + 1, table.rev if rev is None else rev, now, kind, seat, session, action_id, body)
    return Change(entry)
