"""A match for other programs: JSON Lines, the last of them about the last pair.

First comes an object with everything, then one per pair. Numbers that are not there are null.
"""

from math import isfinite
from typing import Any

from voliera.arena.outcome import Outcome
from voliera.arena.results import as_line
from voliera.arena.statistics import spread
from voliera.documents import Document


def as_json_lines(outcome: Outcome) -> str:
    """All lines."""
    pairs = [pair(outcome, place) for place in range(len(outcome.results))]
    return "".join(as_line(_finite(document)) for document in (summary(outcome), *pairs))


def pair(outcome: Outcome, place: int) -> Document:
    """One result: `a` is measured against `b`; at a table of all, against all others."""
    result = outcome.results[place]
    against = [outcome.names[other] for other in result.against]
    return {
        "a": outcome.names[result.who],
        "b": against[0] if len(against) == 1 else against,
        "units": int(result.share.number),
        "win": round(result.share.value, 4),
        "low": round(result.share.low, 4),
        "high": round(result.share.high, 4),
    }


def summary(outcome: Outcome) -> Document:
    """The header and every figure."""
    verdict = outcome.verdict
    contestants = []
    for who, (name, rating) in enumerate(zip(outcome.names, outcome.ratings, strict=True)):
        thought = outcome.thinking(who)
        contestants.append(
            {
                "name": name,
                "rating": rating.document(1),
                "totals": spread(outcome.totals(who)).document(),
                "thinking": {"mean_ms": round(thought.mean, 3), "max_ms": thought.most, "decisions": thought.decisions},
                "failures": dict(sorted(outcome.failures(who).items())),
            }
        )
    return {
        "header": outcome.header,
        "interrupted": outcome.interrupted,
        "contestants": contestants,
        "by_order": [one.document() for one in outcome.by_order],
        "turns": outcome.lengths.document(),
        "rules": {f"{one.name} {one.subject}".strip(): one.estimate.document() for one in outcome.figures},
        "sprt": None
        if verdict is None
        else {"state": verdict.state, "llr": round(verdict.ratio, 4), "units": verdict.units},
    }


def _finite(value: Any) -> Any:
    """JSON has no NaN and no infinity."""
    if isinstance(value, dict):
        return {key: _finite(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_finite(one) for one in value]
    return None if isinstance(value, float) and not isfinite(value) else value
