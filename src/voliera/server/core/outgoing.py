"""The one exit: every message about a table is made here, for one viewer, out of what that viewer may know.

- The game is shown through `Game.view` alone, which names what is visible; a coach sees what the coached seat sees, a
  watcher what everybody sees. Legal actions go to the seat to move and to nobody else.
- Events go to whom the rules address them. An entry of which a viewer may see nothing is a bare number for it.
- Seeds, generators, piles, nonces, records and bots' thoughts have no way into a message of a running game.
- The live log is the last round of turns, unless the table is played with open memory or the game is over.
"""

from collections.abc import Mapping, Sequence

from msgspec import Raw, Struct
from msgspec.json import Encoder

from voliera.documents import Document
from voliera.protocol.messages import Ack, Ev, Full, Nack, Outgoing, Viewer
from voliera.server.core.attempts import heard
from voliera.server.core.table import Happening, Table

_encoder = Encoder()


def encode(message: Struct) -> bytes:
    """A message as it travels."""
    return _encoder.encode(message)


def shown_seat(viewer: Viewer) -> int | None:
    """Through whose eyes a viewer looks; None for a watcher."""
    return viewer.seat if viewer.kind in {"seat", "coach"} else None


def view(table: Table, viewer: Viewer) -> bytes:
    """What the viewer sees of the game, as text."""
    return table.game.view_texts(shown_seat(viewer))[0]


def full(table: Table, viewer: Viewer, now: int) -> Full:
    """The present, whole."""
    log = [one for happening in table.past for one in events_for(happening, viewer)] if table.started else []
    return Full(
        v=table.v,
        rev=table.rev,
        you=viewer,
        table=table.info(),
        view=Raw(view(table, viewer)) if table.started else None,
        legal=legal(table, viewer),
        log=[one for one in log if one["id"] != "said"],
        clock=table.clocks.document(now) if table.started else None,
        chat=list(table.chat),
        undo=_undo(table, viewer),
        result=table.result() if table.status == "over" else None,
    )


def evs(
    table: Table, happening: Happening, viewers: Sequence[Viewer], seen_before: Mapping[str, bytes], now: int
) -> list[tuple[Ev, bytes]]:
    """What one entry is for each of some viewers, right after it, and the view that the viewer then has.

    `seen_before` are the viewers' views before the entry, by their keys: when neither the view changed nor anything
    else may be seen, the message is the bare number. Whether it is depends on nothing that the viewer does not know.
    """
    started, changed = table.started, happening.table_changed
    seats = [shown_seat(viewer) for viewer in viewers]
    seen = table.game.view_texts(*seats) if started else [b""] * len(seats)
    clock = table.clocks.document(now) if started else None
    info = table.info() if changed else None
    result = table.result() if table.status == "over" else None
    for_all = heard(happening.events, None) if all(one["to"] == "all" for one in happening.events) else None
    told: list[tuple[Ev, bytes]] = []
    for viewer, seat, now_seen in zip(viewers, seats, seen, strict=True):
        events = heard(happening.events, seat) if for_all is None else for_all
        if not events and not changed and now_seen == seen_before.get(viewer.key) and table.mover != seat:
            told.append((Ev(happening.v), now_seen))
            continue
        shown = Raw(now_seen) if now_seen else None
        choices, undo = legal(table, viewer), _undo(table, viewer)
        message = Ev(happening.v, happening.rev, events, shown, choices, clock, info, undo, result)
        told.append((message, now_seen))
    return told


def resumed(table: Table, viewer: Viewer, have: int, now: int) -> list[Outgoing]:
    """What a viewer that has seen everything up to `have` is told: what it missed, or the whole present.

    Only what the live log shows is told again. The last message carries the present.
    """
    missed = [happening for happening in table.past if happening.v > have]
    if not 0 < have <= table.v or len(missed) != table.v - have or not missed:
        return [full(table, viewer, now)]
    earlier: list[Outgoing] = [_bare_or(happening, viewer) for happening in missed[:-1]]
    changed = any(happening.table_changed for happening in missed)
    last = missed[-1]
    newest = Happening(last.v, last.rev, last.turn, last.events, changed)
    return [*earlier, evs(table, newest, [viewer], {}, now)[0][0]]


def ack(action_id: str, v: int, rev: int) -> Ack:
    """Committed."""
    return Ack(action_id, v, rev)


def nack(
    table: Table,
    viewer: Viewer,
    action_id: str,
    code: str,
    now: int,
    rule: str | None = None,
    message: str = "",
    retry_ms: int | None = None,
) -> Nack:
    """Refused, with the truth."""
    return Nack(action_id, code, rule, message, retry_ms, full(table, viewer, now))


def events_for(happening: Happening, viewer: Viewer) -> list[Document]:
    """The events that are addressed to a viewer, without the address."""
    return heard(happening.events, shown_seat(viewer))


def legal(table: Table, viewer: Viewer) -> list[Document] | Raw:
    """What the viewer can choose from: nothing, but for the seat to move."""
    seat = viewer.seat if viewer.kind == "seat" else None
    if seat is None or table.mover != seat or table.seats[seat].played_by_bot:
        return []
    return table.game.legal()


def _bare_or(happening: Happening, viewer: Viewer) -> Ev:
    events = events_for(happening, viewer)
    return Ev(happening.v, happening.rev, events) if events else Ev(happening.v)


def _undo(table: Table, viewer: Viewer) -> str | None:
    return table.undo_state(viewer.seat) if viewer.kind == "seat" and viewer.seat is not None else None
