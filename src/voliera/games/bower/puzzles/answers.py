"""Whole answers to puzzles of Bower: the last turns of a game."""

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.puzzles.hearing import heard


def judged(game: Game, actions: list[Document]) -> tuple[int, list[Document]]:
    """A seat's last turns: its lead in eggs at the end."""
    seat = game.mover()
    events = [told for event in game.apply(actions) for told in heard(event, seat)]
    if not game.over:
        raise GameError("bad_request", "actions: there is still something to play; play to the end")
    eggs = game.result()["eggs"]
    return eggs[seat] - eggs[1 - seat], events
