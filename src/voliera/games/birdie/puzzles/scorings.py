"""Puzzles of Birdie: the best split, and the best chain."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from voliera.game import Game
from voliera.games.birdie.puzzles import chains, splits
from voliera.games.birdie.puzzles.drafted import scorings
from voliera.games.birdie.puzzles.written import Result, Worth, abilities
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.scoring import Effort, plans
from voliera.games.birdie.solve.values import in_points
from voliera.puzzles.days import Kind
from voliera.puzzles.puzzle import FoundPuzzle
from voliera.puzzles.rating import facts_of


class Way(Protocol):
    """What a variant supplies."""

    def results(self, k: Knowledge) -> set[Result]:
        """All that can be written."""

    def natural(self, k: Knowledge, worth: Worth) -> int:
        """What simple ways to play come to."""


class Form(NamedTuple):
    """The lines of a kind: how they are scored, how long they are, and how long they may be for a Woodpecker.

    All that can be played has to be looked at, once more by brute force when a puzzle is checked.
    """

    variant: str
    way: Way
    shortest: int
    longest: int
    for_woodpecker: int
    rule: str


FORMS: dict[Kind, Form] = {
    "split": Form("standard", splits, 8, 13, 9, "B-P4"),
    "chain": Form("expert", chains, 7, 11, 8, "B-E5"),
}
UNIT = "points"
ABILITY_RULES = {"woodpecker": "B-A2", "pigeon": "B-A4", "owl": "B-A5"}


def found(kind: Kind, seed: int, wanted: int) -> Iterator[FoundPuzzle | None]:
    """The puzzles in one game of bots; None where a turn has none."""
    form = FORMS[kind]
    for scoring in scorings(form.variant, seed, form.shortest, form.longest):
        promising = scoring is not None and is_promising(form, scoring.k)
        yield puzzle_at(kind, form, scoring.game()) if scoring is not None and promising else None


def is_promising(form: Form, k: Knowledge) -> bool:
    """Whether simple ways do not find the best. What a Robin would draw cannot be known, so no Robin can be used."""
    robins, _, _, woodpeckers = abilities(k)
    if robins or woodpeckers > 1 or (woodpeckers and len(k.line) > form.for_woodpecker):
        return False
    plan = plans(k, in_points(k), Effort())[0]
    return plan.exact and plan.value > form.way.natural(k, Worth.of(k))


def puzzle_at(kind: Kind, form: Form, game: Game) -> FoundPuzzle | None:
    """The puzzle that a scoring is, if it is one."""
    k = Knowledge.of(game.whole_states(), game.mover())
    if not is_promising(form, k):
        return None
    worth = Worth.of(k)
    plan = plans(k, in_points(k), Effort())[0]
    used = [action["do"] for action in plan.actions if action["do"] in ABILITY_RULES]
    facts = facts_of(len(k.line), [worth(one) for one in form.way.results(k)], form.way.natural(k, worth), len(used))
    if facts is None:
        return None
    rule = ABILITY_RULES[used[0]] if used else form.rule
    return FoundPuzzle(kind, game, plan.actions, int(plan.value), facts, rule, UNIT, {"cards": len(k.line)})
