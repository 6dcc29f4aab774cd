"""Whole answers to puzzles of Birdie: scorings."""

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.puzzles.hearing import heard


def judged(game: Game, actions: list[Document]) -> tuple[int, list[Document]]:
    """A whole scoring of a seat: the points gained, and its events, no more."""
    seat = game.mover()
    before = total(game, seat)
    events: list[Document] = []
    for i, action in enumerate(actions):
        for event in game.apply(action):
            events += heard(event, seat)
            if event["id"] == "scored" and event["args"]["seat"] == seat:
                if i + 1 < len(actions):
                    raise GameError("bad_request", "actions: the scoring is over before the last of them")
                return total(game, seat) - before, events
    raise GameError("bad_request", "actions: the scoring is not over; play it to its end")


def total(game: Game, seat: int) -> int:
    """A seat's points so far."""
    points: int = game.result()["totals"][seat]
    return points
