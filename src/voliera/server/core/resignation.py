"""The result of a game of two that one side has resigned.

The points stay as they were at that moment; who has won and why is another matter.
"""

from voliera.documents import Document


def lost_by(seat: int, result: Document) -> Document:
    """Return a game's result as it counts after this seat has resigned."""
    winner = 1 - seat
    if "winners" in result:
        return {**result, "winners": [winner], "by": "resignation", "resigned": seat}
    return {**result, "winner": winner, "resigned": seat}
