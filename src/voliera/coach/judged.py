"""A judged decision as a document: one entry of an analysis, and what its seat could see of the win."""

from voliera.coach.comparing import Comparison
from voliera.coach.decision import Decision
from voliera.coach.marks import mark
from voliera.coach.reasons import Reasons, percent
from voliera.documents import Document

DIGITS = 4


def heading(decision: Decision) -> Document:
    """Which decision it is."""
    return {
        "at": decision.at,
        "count": decision.count,
        "seat": decision.seat,
        "phase": decision.phase,
        "kind": decision.kind,
        "played": list(decision.actions),
    }


def choice(decision: Decision, best: list[Document], found: Comparison, given: Reasons) -> Document:
    """A choice that was compared with the best one found. Reasons are told where it is marked."""
    seat = decision.seat
    cost = found.cost(seat)
    value, best_value = float(found.played[seat]), float(found.best[seat])
    marked = mark(cost, "share")
    if marked is not None:
        given.add("share", better=percent(best_value), here=percent(value))
    return {
        **heading(decision),
        "best": best,
        "value": round(value, DIGITS),
        "best_value": round(best_value, DIGITS),
        "cost": round(cost, DIGITS),
        "unit": "share",
        "mark": marked,
        "exact": False,
        "why": given.listed if marked is not None else [],
        "rule": given.rule if marked is not None else None,
        "views": {"before": found.best.tolist(), "after": found.played.tolist()},
    }
