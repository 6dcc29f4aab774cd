"""How a game of two ends that one side resigns: what is told of it, and its result.

The points stay as they were at that moment; who has won and why is another matter.
"""

from voliera.documents import Document, event


def resignation(seat: int) -> Document:
    """Return the event that tells that this seat has resigned."""
    return event("resigned", {"seat": seat})


def lost_by(seat: int, result: Document) -> Document:
    """Return a game's result as it counts after this seat has resigned."""
    winner = 1 - seat
    if "winners" in result:
        return {**result, "winners": [winner], "by": "resignation", "resigned": seat}
    return {**result, "winner": winner, "resigned": seat}
