"""What happened, from the rules' log to event documents: id, arguments, who may see it, what undo stops at."""

from typing import Any

from voliera.birdie.components import BIRDS, CARDS, FEATURES
from voliera.birdie.happenings import Happened
from voliera.birdie.table import Table, names, sorted_as_text
from voliera.documents import event, seat_or_none
from voliera.kernel import Log

Event = dict[str, Any]


def read_log(t: Table, log: Log, result: dict[str, Any]) -> list[Event]:
    """The events of one step, given the state after it (and the result, for the end of the game)."""
    events: list[Event] = []
    for kind, a, b, c in log[1 : 1 + int(log[0, 0])].tolist():
        happened = Happened(kind)
        if happened == Happened.REFILLED and events and events[-1]["id"] == "refilled":
            events[-1]["args"]["cards"].append(CARDS[a])
        else:
            events.append(_read(t, happened, a, b, c, result))
            if happened == Happened.DREW:
                others = [seat for seat in range(t.players) if seat != a]
                events.append(event("drew-hidden", {"seat": a, "left": c}, others, random=True))
    return events


def _read(t: Table, happened: Happened, a: int, b: int, c: int, result: dict[str, Any]) -> Event:
    match happened:
        case Happened.TOOK:
            return event("took", {"seat": a, "card": CARDS[b]})
        case Happened.REFILLED:
            return event("refilled", {"cards": [CARDS[a]]}, reveals=True, random=True)
        case Happened.LAID_CARD:
            return event("laid-card", {"seat": a, "card": CARDS[b], "from": "hand" if c else "display"}, [a])
        case Happened.LAID:
            cards = sorted_as_text(t.act_first[b], t.act_second[b])
            args = {"seat": a, "cards": cards, "from_hand": t.act_from_hand[b], "size": t.line_n[a]}
            return event("laid", args)
        case Happened.PASSED:
            return event("passed", {"seat": a, "points": b, "automatic": bool(c)})
        case Happened.OPENED:
            line = t.line_of(a)
            return event("line-opened", {"seat": a, "line": line}, reveals=True)
        case Happened.SPENT:
            return event("spent", {"seat": a, "bird": BIRDS[b], "card": CARDS[c]}, reveals=True)
        case Happened.MOVED:
            return event("moved", {"seat": a, "card": CARDS[t.line[a][c]], "from": b, "to": c})
        case Happened.DREW:
            return event("drew", {"seat": a, "card": CARDS[b], "left": c}, [a], reveals=True, random=True)
        case Happened.INSERTED:
            return event("inserted", {"seat": a, "card": CARDS[b], "at": c}, reveals=True)
        case Happened.DECLARED:
            start, length = t.set_start[b], t.set_length[b]
            args = {"seat": a, "start": start, "length": length, "feature": FEATURES[t.set_feature[b]]}
            return event("declared", args)
        case Happened.DROPPED:
            return event("dropped", {"seat": a, "feature": FEATURES[b], "size": c})
        case Happened.REMOVED:
            return event("removed", {"seat": a, "card": CARDS[b], "at": c})
        case Happened.FORMED:
            return event("formed", {"seat": a, "feature": FEATURES[b], "size": c})
        case Happened.WROTE | Happened.WROTE_OWL:
            by = "set" if happened == Happened.WROTE else "owl"
            return event("wrote", {"seat": a, "box": FEATURES[b], "value": c, "by": by})
        case Happened.SMALLER | Happened.FILLED:
            why = "smaller" if happened == Happened.SMALLER else "filled"
            return event("nothing", {"seat": a, "feature": FEATURES[b], "size": c, "why": why})
        case Happened.FLAPPED:
            points = t.flap_values[c - 1] if c else 0
            return event("flapped", {"seat": a, "by": b, "marked": c, "points": points})
        case Happened.TROPHY:
            return event("trophy", {"seat": a, "bird": BIRDS[b], "from": seat_or_none(c)})
        case Happened.SCORED:
            return event("scored", {"seat": a})
        case Happened.DEALT:
            display = names(t.display[: t.display_n])
            return event("dealt", {"round": a, "seat": b, "display": display}, reveals=True, random=True)
        case Happened.OVER:
            return event("over", {"winner": result["winner"], "totals": result["totals"]})
