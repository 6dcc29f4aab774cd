"""Write what the server's own log keeps of real games, entry by entry, for the browser's log to be compared with.

`python -m tools.web_memory` plays games by fixed seeds. For each entry it writes what seat 0 and a watcher hear of it
(ids, and the arguments that matter here), the seat to move after it, and the number of the oldest entry that the
server would still send then.
"""

import json
import random
from pathlib import Path
from typing import Any

import voliera
from voliera.documents import Document
from voliera.errors import GameError
from voliera.protocol.messages import Settings, Viewer
from voliera.server.core.entries import Entry, Kind
from voliera.server.core.folding import fold
from voliera.server.core.outgoing import events_for
from voliera.server.core.table import Change, Row, Table

TARGET = Path(__file__).parents[1] / "web" / "tests" / "net-memory.json"
GAMES = (("birdie", 2, "standard"), ("birdie", 3, "expert"), ("bower", 2, "standard"), ("bower", 2, "super"))
LONGEST = 4
"""Maximum number of actions sent together."""


def table_of(game: str, players: int, variant: str) -> Table:
    """A table at which people sit."""
    start = voliera.new(game, players=players, variant=variant, seed=7)
    seats = [{"kind": "person", "session": str(seat), "name": "-"} for seat in range(players)]
    return Table(
        Row(
            "kept", game, variant, players, {}, Settings(take_back=True), seats, start.position(), "", "", 0, None, None
        )
    )


def some_actions(table: Table, chance: random.Random) -> list[Document]:
    """A few legal actions of the seat to move, sent together; passing is rare, so that games are long."""
    game, chosen = table.game.copy(), list[Document]()
    for _ in range(chance.randint(1, LONGEST)):
        if game.seat != table.mover:
            break
        legal = [one for one in game.legal() if one["do"] != "pass" or chance.random() < 0.05] or game.legal()
        action = chance.choice(legal)
        try:
            game.apply(action)
        except GameError:
            break
        chosen.append(action)
    return chosen


def body_of(table: Table, chance: random.Random) -> tuple[Kind, dict[str, Any], int]:
    """What happens next: mostly an act, now and then an undo or a take-back that all agree to."""
    seat = table.mover
    assert seat is not None
    if table.undo_state(seat) == "yes" and chance.random() < 0.15:
        return "undo", {}, seat
    if table.back is not None:
        return "back", {"seat": next(s for s in table.persons(without=table.back[0])), "say": "no"}, seat
    if len(table.acts) > 5 and chance.random() < 0.03 and table.row.players == 2:
        return "back", {"seat": table.acts[-1][0], "say": "ask"}, seat
    return "act", {"actions": some_actions(table, chance)}, seat


def heard(events: list[Document]) -> list[Document]:
    """As much of events as the log's memory is about."""
    kept = ("seat", "automatic")
    return [{"id": one["id"], "args": {k: one["args"][k] for k in kept if k in one["args"]}} for one in events]


def played(game: str, players: int, variant: str) -> Document:
    """One whole game."""
    table, chance, entries = table_of(game, players, variant), random.Random(3), list[Document]()
    while table.status != "over":
        kind, body, seat = body_of(table, chance)
        if kind == "back" and body["say"] == "no" and chance.random() < 0.5:
            body["say"] = "yes"
        happening = fold(table, Change(Entry("", table.v + 1, table.rev + 1, 0, kind, seat, None, None, body)))
        if table.status == "over":
            break
        entries.append(
            {
                "v": happening.v,
                "seat": heard(events_for(happening, Viewer("seat", 0))),
                "watch": heard(events_for(happening, Viewer("watch"))),
                "mover": table.mover,
                "oldest": table.past[0].v,
            }
        )
    return {"game": game, "players": players, "variant": variant, "entries": entries}


def text() -> str:
    """Return the file's content."""
    return json.dumps([played(*one) for one in GAMES], separators=(",", ":")) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
