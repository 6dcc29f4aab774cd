"""Puzzles proved by trying everything (trying.py).

The proof shares nothing with what makes puzzles: no solver, no table of what can be written, no counting of a tile that
is not laid. Only the rules say what is legal, what it leads to and what it is worth.
"""

from typing import NamedTuple

from voliera.documents import Document
from voliera.errors import GameError
from voliera.puzzles.answers import judged, puzzles_of, table_of
from voliera.puzzles.trying import Trying, Unproved


class Proof(NamedTuple):
    """What was looked at: steps played, and different answers that came of them."""

    steps: int
    answers: int


def prove(made: Document) -> Proof:
    """Try everything: the best answer is the only one that good, the next one is as good as told; or Unproved."""
    puzzle, answer = made["puzzle"], made["answer"]
    game = table_of(puzzle)
    trying = puzzles_of(game.name).trying(game)
    if puzzle["kind"] == "gift":
        values = list(passed_on(trying, answer).values())
    else:
        values = list(trying.answers().values())
    values.sort(reverse=True)
    if len(values) < 2 or values[0] == values[1]:
        raise Unproved(f"{puzzle['id']}: the best answer is not the only one: {values[:3]}")
    told = (puzzle["best"], answer["value"], answer["second"])
    if told != (values[0], values[0], values[1]):
        raise Unproved(f"{puzzle['id']}: best and second best are {values[:2]}, told was {told}")
    try:
        worth, events = judged(puzzle, answer, answer["actions"])
    except GameError as error:
        raise Unproved(f"{puzzle['id']}: the answer cannot be played: {error.message}") from None
    if worth != values[0] or events != answer["explanation"]:
        raise Unproved(f"{puzzle['id']}: the answer brings {worth}, best is {values[0]}")
    return Proof(trying.steps, len(values))


def passed_on(trying: Trying, answer: Document) -> dict[int, int]:
    """What each choice comes to; it must be what is told of it, and the replies that are told must lead there."""
    values = {step: trying.minimax(trying.after(trying.start, step)) for step in trying.legal(trying.start)}
    told = [reply["value"] for reply in answer["replies"]]
    if sorted(values.values()) != sorted(told):
        raise Unproved(f"the choices are worth {sorted(values.values())}, told was {sorted(told)}")
    return values
