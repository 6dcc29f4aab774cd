"""What an entry does to a table. The only code that changes one.

It depends on the table and the entry alone, so every process that reads the same log holds the same table.
"""

from dataclasses import replace
from typing import Any

from voliera.documents import Document, event
from voliera.server.core.entries import Entry, encode_text
from voliera.server.core.resignation import resignation
from voliera.server.core.table import Change, Happening, Sitting, Table

STAND_IN = "heuristic"
"""Who plays for a player that is away."""
_ABOUT_THE_GAME = {"act", "undo", "say"}


def fold(table: Table, change: Change) -> Happening:
    """Take an entry in. Work that was done when it was decided is not done again."""
    entry = change.entry
    assert entry.v == table.v + 1, "entries come without gaps"
    if entry.kind == "say":
        table.lines += 1
    else:
        table.work += work_of(entry)
    status = table.status
    events = _happens(table, entry, change)
    table.v, table.rev = entry.v, entry.rev
    table.hand_over(change.moment)
    table_changed = entry.kind not in _ABOUT_THE_GAME or table.status != status
    happening = Happening(table.v, table.rev, table.turn, events, table_changed)
    table.remember(happening)
    return happening


def skip_chat(table: Table, v: int) -> None:
    """Count the entries before `v` as chat without folding them: nothing else at the table depends on chat.

    Only for loading, where they were left out on purpose; the caller compares the number of entries in the end.
    """
    table.lines += v - 1 - table.v
    table.v = v - 1


def work_of(entry: Entry) -> int:
    """How much folding an entry takes."""
    return len(entry.body["actions"]) if entry.kind == "act" else 1


def _happens(table: Table, entry: Entry, change: Change) -> list[Document]:
    match entry.kind:
        case "act":
            return _act(table, entry, change)
        case "undo":
            return _undo(table, entry)
        case "join":
            return _join(table, change)
        case "leave":
            return _leave(table, entry)
        case "vote":
            return _vote(table, entry)
        case "back":
            return _back(table, entry)
        case "flag":
            return _replace(table, entry.body["seat"], "clock")
        case "return":
            return _return(table, change)
        case "resign":
            return _resign(table, change)
        case "say":
            line: Any = {"seat": entry.seat, "at": entry.at, **entry.body}
            table.chat = table.chat.copy()
            table.chat.append(line)
            return [event("said", line)]


def _act(table: Table, entry: Entry, change: Change) -> list[Document]:
    seat = table.mover
    actions = entry.body["actions"]
    if table.row.settings.take_back:
        table.states_before.append(table.game.states.tobytes())
    if change.game is not None:
        table.game, events = change.game, change.events
    else:
        table.game = table.game.copy()
        events = table.game.apply(actions)
    revealing = any(one["reveals"] or one["random"] for one in events)
    turn_ends = table.game.seat != seat
    table.clocks.pay(entry.body.get("spent", 0), change.moment, turn_ends)
    table.acts.append((seat, encode_text(actions).encode()))
    if turn_ends:
        table.new_turn()
    else:
        table.open_acts.append((len(actions), revealing))
    table.back = None
    return events


def _undo(table: Table, entry: Entry) -> list[Document]:
    count, _ = table.open_acts.pop()
    table.game = table.game.copy()
    for _ in range(count):
        table.game.undo()
    table.acts.pop()
    if table.states_before:
        table.states_before.pop()
    table.back = None
    return [event("undone", {"seat": entry.seat})]


def _join(table: Table, change: Change) -> list[Document]:
    entry = change.entry
    seat, name = entry.body["seat"], entry.body["name"]
    table.seats[seat] = Sitting("person", entry.session, name)
    events = [event("joined", {"seat": seat, "name": name})]
    if table.start_if_full(change.moment):
        events.append(event("started", {}))
    return events


def _leave(table: Table, entry: Entry) -> list[Document]:
    seat = entry.body["seat"]
    if not table.started:
        table.seats[seat] = Sitting()
        return [event("left", {"seat": seat})]
    return [event("left", {"seat": seat}), *_replace(table, seat, "left")]


def _vote(table: Table, entry: Entry) -> list[Document]:
    by, seat = entry.body["by"], entry.body["seat"]
    votes = table.votes.setdefault(seat, set())
    (votes.add if entry.body["replace"] else votes.discard)(by)
    events = [event("voted", {"seat": seat, "by": by, "replace": entry.body["replace"]})]
    others = table.persons(without=seat)
    if 2 * len(votes & set(others)) > len(others):
        events += _replace(table, seat, "vote")
    return events


def _replace(table: Table, seat: int, why: str) -> list[Document]:
    table.votes.pop(seat, None)
    if table.seats[seat].played_by_bot:
        return []
    table.seats[seat] = replace(table.seats[seat], bot=STAND_IN)
    return [event("replaced", {"seat": seat, "bot": STAND_IN, "why": why})]


def _return(table: Table, change: Change) -> list[Document]:
    seat = change.entry.body["seat"]
    table.seats[seat] = replace(table.seats[seat], bot=None)
    table.votes.pop(seat, None)
    table.clocks.fresh(seat, change.moment)
    return [event("returned", {"seat": seat})]


def _resign(table: Table, change: Change) -> list[Document]:
    """End the game where it stands: whatever was asked for or voted on has no object any more."""
    body = change.entry.body
    table.clocks.pay(body["spent"], change.moment, turn_ends=False)
    table.resigned = body["seat"]
    table.open_acts = []
    table.votes = {}
    table.back = None
    return [resignation(body["seat"])]


def _back(table: Table, entry: Entry) -> list[Document]:
    seat, say = entry.body["seat"], entry.body["say"]
    if say == "no":
        table.back = None
        return [event("back-refused", {"seat": seat})]
    if say == "ask":
        table.back = (seat, set())
        events = [event("back-asked", {"seat": seat})]
    else:
        assert table.back is not None
        table.back[1].add(seat)
        events = [event("back-agreed", {"seat": seat})]
    asker, agreed = table.back
    if set(table.persons(without=asker)) <= agreed:
        events += _go_back(table, asker)
    return events


def _go_back(table: Table, asker: int) -> list[Document]:
    """To before the asker's last act, whatever happened since; what was told of it is forgotten."""
    last = max(i for i, (seat, _) in enumerate(table.acts) if seat == asker)
    taken_back = len(table.acts) - last
    table.game = table.game.at(table.states_before[last])
    table.acts = table.acts[:last]
    table.states_before = table.states_before[:last]
    table.back = None
    table.past.clear()
    table.new_turn()
    return [event("taken-back", {"seat": asker, "acts": taken_back})]
