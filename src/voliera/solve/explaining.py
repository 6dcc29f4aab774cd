"""What a play that was found comes to, as events and numbers that people read."""

from typing import Any

from voliera.game import Game

HIDDEN = frozenset(("drew",))
"""Events that only the game knows before they happen."""


def whole(number: float) -> float:
    """Points are whole numbers, and look like it; expected ones need not be."""
    return int(number) if number == int(number) else number


def explain(game: Game, actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What happens when the seat that scores plays these actions: ids and arguments of events, up to its last one.

    A Robin's card is not known before it is drawn, so nothing is told of it here.
    """
    seat = game.mover()
    told: list[dict[str, Any]] = []
    for event in game.copy().apply(actions):
        if event["id"] in HIDDEN:
            continue
        told.append({"id": event["id"], "args": event["args"]})
        if told[-1] == {"id": "scored", "args": {"seat": seat}}:
            break
    return told
