"""What happened, from the rules' log to event documents: id, arguments, who may see it, what undo stops at."""

from collections.abc import Callable

from voliera.documents import Document, event
from voliera.games.bower.border.table import ALONG, FACINGS, Table, at, bonus_names, egg_names
from voliera.games.bower.rules.box import BONUSES, EGGS, MATERIALS, OBJECTS
from voliera.games.bower.rules.happenings import GIFTED, Happened
from voliera.games.bower.rules.state import COLUMNS, NONE, SQUARES, Bonus, Token
from voliera.kernel import Log

REFILLED, OVER = int(Happened.REFILLED), int(Happened.OVER)


def read_log(t: Table, log: Log, result: Document) -> list[Document]:
    """The events of one step, given the state after it (and the result, for the end of the game)."""
    events: list[Document] = []
    for kind, a, b, c in log[1 : 1 + int(log[0, 0])].tolist():
        if kind == REFILLED and events and events[-1]["id"] == "display-refilled":
            events[-1]["args"]["tiles"].append(t.tile(a))
        elif kind == OVER:
            events.append(
                event("eggs-revealed", {"eggs": egg_names(t.eggs), "aside": egg_names(t.aside)}, reveals=True)
            )
            events.append(event("over", {name: result[name] for name in ("winners", "eggs", "by")}))
        else:
            events += READERS[kind](t, a, b, c)
    return events


def _played(t: Table, a: int, b: int, c: int) -> list[Document]:
    return [event("tile-played", {"seat": a, "tile": t.tile(b), **_place(c % GIFTED), "gift": c >= GIFTED})]


def _earned(_: Table, a: int, b: int, c: int) -> list[Document]:
    columns = [column for column in range(COLUMNS) if b >> column & 1]
    groups = [name for number, name in enumerate(MATERIALS) if c >> number & 1]
    return [event("bonus-earned", {"seat": a, "columns": columns, "groups": groups})]


def _drew(t: Table, a: int, *_: int) -> list[Document]:
    names = bonus_names(t.some(t.drawn_n, "drawn"))
    return [
        event("bonus-drawn", {"seat": a, "bonuses": names}, [a], reveals=True, random=True),
        event("bonus-drawn-hidden", {"seat": a, "count": len(names)}, [1 - a], random=True),
    ]


def _spied(t: Table, a: int, b: int, _: int) -> list[Document]:
    seen = {"seat": a, "column": b, "egg": EGGS[t.eggs[b]]}
    return [event("spied", {"seat": a, "column": b}), event("egg-seen", seen, [a], reveals=True)]


def _spied_aside(t: Table, a: int, *_: int) -> list[Document]:
    seen = {"seat": a, "eggs": egg_names(t.aside)}
    return [event("spied-aside", {"seat": a}), event("aside-seen", seen, [a], reveals=True)]


def _laid_token(t: Table, a: int, b: int, c: int) -> list[Document]:
    args = {
        "seat": a,
        "token": BONUSES[Bonus.X + b],
        "nest": c // SQUARES,
        "at": at(c),
        "object": OBJECTS[t.x_object] if b == Token.X else None,
        "along": ALONG[t.branch_along] if b == Token.BRANCH else None,
    }
    return [event("token-laid", args)]


def _place(place: int) -> Document:
    return {"at": at(place // 4), "facing": FACINGS[place % 4]}


READERS: dict[int, Callable[[Table, int, int, int], list[Document]]] = {
    Happened.TOOK: lambda t, a, b, c: [event("tile-taken", {"seat": a, "tile": t.tile(b), "first": bool(c)})],
    Happened.REFILLED: lambda t, a, b, c: [
        event("display-refilled", {"tiles": [t.tile(a)]}, reveals=True, random=True)
    ],
    Happened.PLAYED: _played,
    Happened.NO_ROOM: lambda t, a, b, c: [event("no-room", {"seat": a, "lost": None if b == NONE else t.tile(b)})],
    Happened.EARNED: _earned,
    Happened.DECLINED_BONUS: lambda t, a, b, c: [event("bonus-declined", {"seat": a})],
    Happened.RESHUFFLED: lambda t, a, b, c: [event("bonus-reshuffled", {"seat": a, "count": b}, random=True)],
    Happened.DREW: _drew,
    Happened.KEPT: lambda t, a, b, c: [event("bonus-kept", {"seat": a, "bonus": BONUSES[b]}, reveals=not c)],
    Happened.IMPOSSIBLE: lambda t, a, b, c: [event("effect-impossible", {"seat": a, "bonus": BONUSES[b]})],
    Happened.DECLINED: lambda t, a, b, c: [event("effect-declined", {"seat": a, "bonus": BONUSES[b]})],
    Happened.SPIED: _spied,
    Happened.SPIED_ASIDE: _spied_aside,
    Happened.LAID_TOKEN: _laid_token,
    Happened.DREW_COVER: lambda t, a, b, c: [
        event("cover-drawn", {"seat": a, "tile": t.tile(b)}, reveals=True, random=True)
    ],
    Happened.COVERED: lambda t, a, b, c: [event("cover-laid", {"seat": a, "tile": t.tile(b), **_place(c)})],
    Happened.GAVE: lambda t, a, b, c: [event("gift-given", {"seat": a, "to": 1 - a, "tile": t.tile(b)})],
    Happened.DOUBLED: lambda t, a, b, c: [event("double-turn", {"seat": a, "to": 1 - a})],
    Happened.ASKED_DISCARD: lambda t, a, b, c: [event("discard-asked", {"seat": a})],
    Happened.DISCARDED: lambda t, a, b, c: [event("tile-discarded", {"seat": a, "tile": t.tile(b)})],
}
"""How each kind of log row, but the last, is put: from the table and the row's three arguments."""
