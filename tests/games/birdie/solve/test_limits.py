"""Little memory, little time: answers may be worse then, but bounds hold, and none is called exact wrongly.

The clock of these tests counts looks at it (`tests/conftest.py`).
"""

from random import Random

import pytest

from tests.games.birdie.solve.answers import collapse, collapse_by_force
from tests.games.birdie.solve.instances import instance
from tests.games.birdie.solve.played import gain_of
from tests.games.birdie.solve.positions import random_scoring
from voliera.games.birdie.solve import plan
from voliera.games.birdie.solve.workspace import Workspaces
from voliera.solve import solve

LITTLE_MB = 0.002
"""Room for 64 positions."""
LITTLE_MS = 1
"""Time for one look at the clock."""


@pytest.mark.parametrize(
    "limits", [{"memory_mb": LITTLE_MB}, {"time_ms": LITTLE_MS}, {"time_ms": 3 * LITTLE_MS}], ids=str
)
def test_little_memory_or_time_makes_no_answer_wrong(limits: dict[str, float]) -> None:
    chance = Random(f"little {limits}")
    for _ in range(80):
        puzzle = instance(chance, chance.randint(8, 11), single_chain=0.1)
        found, best = collapse(puzzle, **limits), collapse_by_force(puzzle)
        assert found.value <= best <= found.bound, puzzle
        assert not found.exact or found.value == best, puzzle


def test_long_lines_with_little_memory_or_time() -> None:
    """Against the answer without limits, on lines that force cannot do."""
    chance = Random("long")
    cut_short = 0
    for _ in range(20):
        puzzle = instance(chance, chance.randint(14, 18), pigeons=1)
        best = collapse(puzzle)
        assert best.exact
        limits: list[dict[str, float]] = [{"memory_mb": LITTLE_MB, "time_ms": 500}, {"nodes": 3}, {"nodes": 30}]
        for found in (collapse(puzzle, **limit) for limit in limits):
            assert found.value <= best.value <= found.bound, puzzle
            assert not found.exact or found.value == best.value, puzzle
            cut_short += not found.exact
    assert cut_short, "no answer was cut short, so nothing has been shown"


def test_the_table_is_as_large_as_told() -> None:
    """All the memory that a search takes is the table and one workspace, both taken before it starts."""
    for megabytes in (0.002, 0.5, 3.0):
        works, table = Workspaces().ask(megabytes)
        assert table.nbytes <= megabytes * 1_000_000
        assert 2 * table.nbytes > megabytes * 1_000_000 - 24
        assert works.nbytes < 2_000_000


def test_a_game_solved_in_a_hurry() -> None:
    chance = Random("hurry")
    for _ in range(60):
        variant = chance.choice(("standard", "expert"))
        held = {"pigeon": 2, "owl": 2, "woodpecker": 1}
        game, scoring = random_scoring(chance, variant, chance.randint(5, 7), held)
        answer, best = solve(game, time_ms=LITTLE_MS), scoring.best()
        assert answer["value"] <= best <= answer["bound"], game.position()
        assert not answer["exact"] or answer["value"] == best, game.position()
        assert gain_of(game, answer) == answer["value"]


def test_a_clock_runs_out_when_its_time_has_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(plan, "monotonic", lambda: now)
    clock, endless = plan.Clock(250), plan.Clock(None)
    for now, over in ((100.0, False), (100.24, False), (100.25, True), (900.0, True)):  # noqa: B007
        assert (clock.is_over(), endless.is_over()) == (over, False)
