"""Bower's side of the coach: every choice by a search, and the reasons."""

from voliera.coach.comparing import Effort
from voliera.coach.decision import Decision
from voliera.coach.judged import choice
from voliera.coach.reasons import Reasons
from voliera.documents import Document
from voliera.game import Game
from voliera.games.bower.coach.moves import judge_move
from voliera.games.bower.coach.reasons import reasons

KINDS = ("choice",)
LEVEL = "search"
"""The level that judges choices."""


def kind_of(phase: str) -> str:
    """Return `choice`: every action is a decision of its own."""
    return "choice"


def ends(game: Game, seat: int, kind: str, events: list[Document]) -> bool:
    """Whether the decision is complete: always, after one action."""
    return True


def judge(game: Game, known: Game, decision: Decision, effort: Effort, seed: int) -> Document:
    """A tile, its place, a bonus tile, a target."""
    [played] = decision.actions
    best, found = judge_move(known, played, effort, seed)
    given = reasons(known, played, best) if best != played else Reasons()
    return choice(decision, [best], found, given)
