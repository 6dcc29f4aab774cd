"""Birdie's side of the coach: turns by a search, scorings by the solvers, and the reasons of both."""

from voliera.bots.players import AHEAD
from voliera.coach.comparing import Effort
from voliera.coach.decision import Decision
from voliera.coach.judged import DIGITS, choice, heading
from voliera.coach.marks import mark
from voliera.coach.reasons import Reasons
from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.coach import reasons_scoring, reasons_turn
from voliera.games.birdie.coach.scoring import judge_scoring
from voliera.games.birdie.coach.standing import TURN_PHASES, standing
from voliera.games.birdie.coach.turns import judge_turn

KINDS = ("choice", "scoring")
LEVEL = AHEAD
"""The level that judges turns."""
LAYING = "laying"


def kind_of(phase: str) -> str:
    """Return `scoring` for a whole scoring; turns are choices."""
    return "choice" if phase in TURN_PHASES else "scoring"


def ends(game: Game, seat: int, kind: str, events: list[Document]) -> bool:
    """Whether the seat has scored, or is done with its turn: the cards of a laying turn are chosen together."""
    if kind == "scoring":
        return any(event["id"] == "scored" and event["args"]["seat"] == seat for event in events)
    return game.phase != LAYING


def judge(game: Game, known: Game, decision: Decision, effort: Effort, seed: int) -> Document:
    """A turn, or a whole scoring."""
    if decision.kind == "scoring":
        return _scoring(game, known, decision, seed)
    actions = list(decision.actions)
    best, found = judge_turn(known, actions, effort, seed)
    given = reasons_turn.reasons(known, actions, best) if best != actions else Reasons()
    return choice(decision, best, found, given)


def _scoring(game: Game, known: Game, decision: Decision, seed: int) -> Document:
    found = judge_scoring(game, decision.actions)
    worst = found.worst
    best = list(decision.actions)
    if worst is not None:
        best = [*best[: worst.start], *worst.best.actions]
    given = reasons_scoring.reasons(found)
    return {
        **heading(decision),
        "best": best,
        "value": round(found.gained, DIGITS),
        "best_value": round(found.gained + found.cost, DIGITS),
        "cost": round(found.cost, DIGITS),
        "unit": "points",
        "mark": mark(found.cost - found.spared, "points"),
        "exact": all(stretch.exact for stretch in found.stretches),
        "why": given.listed,
        "rule": given.rule,
        "views": {"before": standing(known, seed), "after": None},
    }
