"""Games that are played together: what a network decides in several of them is asked in one call.

A game is a generator that asks a question wherever a network decides, and returns its line. What is answered does not
depend on how many questions are asked together, so the games are the same as one after another.
"""

import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path

from voliera import bots
from voliera.documents import Document
from voliera.game import Game

GAMES = 32
"""Games that a process plays together; more of them make a call hardly cheaper."""


@dataclass(frozen=True, slots=True)
class Question:
    """A game in which a network is to move, the seed of its seat, and its weights."""

    game: Game
    seed: int
    weights: Path | None


Answer = tuple[Document, float, float]
"""The action, the share of the win that the network expects, and the milliseconds that it took."""
Playing = Generator[Question, Answer, Document]
"""A game that is being played."""


def in_turn(games: Sequence[Playing]) -> list[Document]:
    """Play games one after another; return their lines."""
    return [line for game in games for line in together([game])]


def together(games: Sequence[Playing]) -> list[Document]:
    """Play games side by side, decision by decision; return their lines."""
    lines: dict[int, Document] = {}
    answers: dict[int, Answer | None] = dict.fromkeys(range(len(games)))
    while answers:
        asked: dict[int, Question] = {}
        for number, answer in answers.items():
            try:
                asked[number] = next(games[number]) if answer is None else games[number].send(answer)
            except StopIteration as end:
                lines[number] = end.value
        answers = {}
        for weights in dict.fromkeys(question.weights for question in asked.values()):
            mine = {number: question for number, question in asked.items() if question.weights == weights}
            answers |= zip(mine, answered(list(mine.values()), weights), strict=True)
    return [lines[number] for number in range(len(games))]


def answered(questions: Sequence[Question], weights: Path | None) -> list[Answer]:
    """Ask a network for all of these games; each has its part of the time."""
    started = time.perf_counter()
    choices = bots.choose_together([one.game for one in questions], [one.seed for one in questions], weights)
    ms = 1000 * (time.perf_counter() - started) / len(questions)
    return [(choice["action"], choice["value"], ms) for choice in choices]
