"""What happened, from the rules' log to event documents: id, arguments, who may see it, what undo stops at."""

from voliera.bower.components import BONUSES, EGGS, MATERIALS, OBJECTS
from voliera.bower.happenings import GIFTED, Happened
from voliera.bower.state import COLUMNS, NONE, SQUARES, Bonus, Token
from voliera.bower.table import ALONG, FACINGS, Table, at, bonus_names, egg_names
from voliera.documents import Document, event
from voliera.kernel import Log


def read_log(t: Table, log: Log, result: Document) -> list[Document]:
    """The events of one step, given the state after it (and the result, for the end of the game)."""
    events: list[Document] = []
    for kind, a, b, c in log[1 : 1 + int(log[0, 0])].tolist():
        happened = Happened(kind)
        if happened == Happened.REFILLED and events and events[-1]["id"] == "display-refilled":
            events[-1]["args"]["tiles"].append(t.tile(a))
        else:
            events += _read(t, happened, a, b, c, result)
    return events


def _read(t: Table, happened: Happened, a: int, b: int, c: int, result: Document) -> list[Document]:
    match happened:
        case Happened.TOOK:
            return [event("tile-taken", {"seat": a, "tile": t.tile(b), "first": bool(c)})]
        case Happened.REFILLED:
            return [event("display-refilled", {"tiles": [t.tile(a)]}, reveals=True, random=True)]
        case Happened.PLAYED:
            args = {"seat": a, "tile": t.tile(b), **_place(c % GIFTED), "gift": c >= GIFTED}
            return [event("tile-played", args)]
        case Happened.NO_ROOM:
            return [event("no-room", {"seat": a, "lost": None if b == NONE else t.tile(b)})]
        case Happened.EARNED:
            columns = [column for column in range(COLUMNS) if b >> column & 1]
            groups = [name for number, name in enumerate(MATERIALS) if c >> number & 1]
            return [event("bonus-earned", {"seat": a, "columns": columns, "groups": groups})]
        case Happened.DECLINED_BONUS:
            return [event("bonus-declined", {"seat": a})]
        case Happened.RESHUFFLED:
            return [event("bonus-reshuffled", {"seat": a, "count": b}, random=True)]
        case Happened.DREW:
            names = bonus_names(t.drawn[: t.drawn_n])
            return [
                event("bonus-drawn", {"seat": a, "bonuses": names}, [a], reveals=True, random=True),
                event("bonus-drawn-hidden", {"seat": a, "count": len(names)}, [1 - a], random=True),
            ]
        case Happened.KEPT:
            return [event("bonus-kept", {"seat": a, "bonus": BONUSES[b]}, reveals=not c)]
        case Happened.IMPOSSIBLE:
            return [event("effect-impossible", {"seat": a, "bonus": BONUSES[b]})]
        case Happened.DECLINED:
            return [event("effect-declined", {"seat": a, "bonus": BONUSES[b]})]
        case Happened.SPIED:
            seen = {"seat": a, "column": b, "egg": EGGS[t.eggs[b]]}
            return [event("spied", {"seat": a, "column": b}), event("egg-seen", seen, [a], reveals=True)]
        case Happened.SPIED_ASIDE:
            seen = {"seat": a, "eggs": egg_names(t.aside)}
            return [event("spied-aside", {"seat": a}), event("aside-seen", seen, [a], reveals=True)]
        case Happened.LAID_TOKEN:
            return [event("token-laid", _token(t, a, b, c))]
        case Happened.DREW_COVER:
            return [event("cover-drawn", {"seat": a, "tile": t.tile(b)}, reveals=True, random=True)]
        case Happened.COVERED:
            return [event("cover-laid", {"seat": a, "tile": t.tile(b), **_place(c)})]
        case Happened.GAVE:
            return [event("gift-given", {"seat": a, "to": 1 - a, "tile": t.tile(b)})]
        case Happened.DOUBLED:
            return [event("double-turn", {"seat": a, "to": 1 - a})]
        case Happened.ASKED_DISCARD:
            return [event("discard-asked", {"seat": a})]
        case Happened.DISCARDED:
            return [event("tile-discarded", {"seat": a, "tile": t.tile(b)})]
        case Happened.OVER:
            return [
                event("eggs-revealed", {"eggs": egg_names(t.eggs), "aside": egg_names(t.aside)}, reveals=True),
                event("over", {name: result[name] for name in ("winners", "eggs", "by")}),
            ]


def _place(place: int) -> Document:
    return {"at": at(place // 4), "facing": FACINGS[place % 4]}


def _token(t: Table, seat: int, token: int, where: int) -> Document:
    return {
        "seat": seat,
        "token": BONUSES[Bonus.X + token],
        "nest": where // SQUARES,
        "at": at(where),
        "object": OBJECTS[t.x_object] if token == Token.X else None,
        "along": ALONG[t.branch_along] if token == Token.BRANCH else None,
    }
