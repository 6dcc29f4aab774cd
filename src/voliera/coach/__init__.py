"""The coach: what a finished game could teach. Each decision beside the best one found, what it cost, and why.

Turns and moves are compared by the bots' search, from what the seat could know; scorings of Birdie by the exact
solvers. Nothing is said in sentences: reasons are ids and arguments (`locales/*/coach-why.ftl`).
"""

from voliera.coach.analysis import FORMAT, Cancelled, analyse, assembled, task
from voliera.coach.decision import Decision
from voliera.coach.decisions import decisions
from voliera.coach.judging import DEFAULT_NODES, judge

__all__ = [
    "DEFAULT_NODES",
    "FORMAT",
    "Cancelled",
    "Decision",
    "analyse",
    "assembled",
    "decisions",
    "judge",
    "task",
]
