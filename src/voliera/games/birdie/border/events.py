"""What happened, from the rules' log to event documents: id, arguments, who may see it, what undo stops at."""

from collections.abc import Callable
from typing import Any

from voliera.documents import event, seat_or_none
from voliera.games.birdie.border.table import Table, names, sorted_as_text
from voliera.games.birdie.rules.box import BIRDS, CARDS, FEATURES
from voliera.games.birdie.rules.happenings import Happened
from voliera.kernel import Log

Event = dict[str, Any]

REFILLED, DREW, OVER = int(Happened.REFILLED), int(Happened.DREW), int(Happened.OVER)


def read_log(t: Table, log: Log, result: dict[str, Any]) -> list[Event]:
    """The events of one step, given the state after it (and the result, for the end of the game)."""
    events: list[Event] = []
    for kind, a, b, c in log[1 : 1 + int(log[0, 0])].tolist():
        if kind == REFILLED and events and events[-1]["id"] == "refilled":
            events[-1]["args"]["cards"].append(CARDS[a])
        elif kind == OVER:
            events.append(event("over", {"winner": result["winner"], "totals": result["totals"]}))
        else:
            events.append(READERS[kind](t, a, b, c))
            if kind == DREW:
                others = [seat for seat in range(t.players) if seat != a]
                events.append(event("drew-hidden", {"seat": a, "left": c}, others, random=True))
    return events


def _laid(t: Table, a: int, b: int, _: int) -> Event:
    first, second, from_hand = (t.some(b + 1, name)[b] for name in ("act_first", "act_second", "act_from_hand"))
    args = {"seat": a, "cards": sorted_as_text(first, second), "from_hand": from_hand, "size": t.line_n[a]}
    return event("laid", args)


def _declared(t: Table, a: int, b: int, _: int) -> Event:
    start, length = t.set_start[b], t.set_length[b]
    return event("declared", {"seat": a, "start": start, "length": length, "feature": FEATURES[t.set_feature[b]]})


def _wrote(by: str) -> Callable[[Table, int, int, int], Event]:
    return lambda _, a, b, c: event("wrote", {"seat": a, "box": FEATURES[b], "value": c, "by": by})


def _nothing(why: str) -> Callable[[Table, int, int, int], Event]:
    return lambda _, a, b, c: event("nothing", {"seat": a, "feature": FEATURES[b], "size": c, "why": why})


def _flapped(t: Table, a: int, b: int, c: int) -> Event:
    points = t.flap_values[c - 1] if c else 0
    return event("flapped", {"seat": a, "by": b, "marked": c, "points": points})


def _dealt(t: Table, a: int, b: int, _: int) -> Event:
    display = names(t.some(t.display_n, "display"))
    return event("dealt", {"round": a, "seat": b, "display": display}, reveals=True, random=True)


READERS: dict[int, Callable[[Table, int, int, int], Event]] = {
    Happened.TOOK: lambda _, a, b, c: event("took", {"seat": a, "card": CARDS[b]}),
    Happened.REFILLED: lambda _, a, b, c: event("refilled", {"cards": [CARDS[a]]}, reveals=True, random=True),
    Happened.LAID_CARD: lambda _, a, b, c: event(
        "laid-card", {"seat": a, "card": CARDS[b], "from": "hand" if c else "display"}, [a]
    ),
    Happened.LAID: _laid,
    Happened.PASSED: lambda _, a, b, c: event("passed", {"seat": a, "points": b, "automatic": bool(c)}),
    Happened.OPENED: lambda t, a, b, c: event("line-opened", {"seat": a, "line": t.line_of(a)}, reveals=True),
    Happened.SPENT: lambda _, a, b, c: event("spent", {"seat": a, "bird": BIRDS[b], "card": CARDS[c]}, reveals=True),
    Happened.MOVED: lambda t, a, b, c: event("moved", {"seat": a, "card": CARDS[t.line[a][c]], "from": b, "to": c}),
    Happened.DREW: lambda _, a, b, c: event(
        "drew", {"seat": a, "card": CARDS[b], "left": c}, [a], reveals=True, random=True
    ),
    Happened.INSERTED: lambda _, a, b, c: event("inserted", {"seat": a, "card": CARDS[b], "at": c}, reveals=True),
    Happened.DECLARED: _declared,
    Happened.DROPPED: lambda _, a, b, c: event("dropped", {"seat": a, "feature": FEATURES[b], "size": c}),
    Happened.REMOVED: lambda _, a, b, c: event("removed", {"seat": a, "card": CARDS[b], "at": c}),
    Happened.FORMED: lambda _, a, b, c: event("formed", {"seat": a, "feature": FEATURES[b], "size": c}),
    Happened.WROTE: _wrote("set"),
    Happened.WROTE_OWL: _wrote("owl"),
    Happened.SMALLER: _nothing("smaller"),
    Happened.FILLED: _nothing("filled"),
    Happened.FLAPPED: _flapped,
    Happened.TROPHY: lambda _, a, b, c: event("trophy", {"seat": a, "bird": BIRDS[b], "from": seat_or_none(c)}),
    Happened.SCORED: lambda _, a, b, c: event("scored", {"seat": a}),
    Happened.DEALT: _dealt,
}
"""How each kind of log row, but the last, is put: from the table and the row's three arguments."""
