"""Difficulty is counted: it never falls when a fact gets harder, and what is no puzzle is not rated."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.puzzles.golden_puzzles import kept
from voliera.puzzles.days import KINDS, Kind, day_of, difficulty_of
from voliera.puzzles.rating import Facts, difficulty, facts_of

HARDER = {"size": 1, "ways": 1, "close": 1, "gap": -1, "loss": 1, "abilities": 1}
"""In which direction each fact makes a puzzle harder."""

numbers = st.integers(0, 40)
facts = st.builds(
    Facts, size=numbers, ways=st.integers(1, 5000), close=numbers, gap=numbers, loss=numbers, abilities=numbers
)


@given(facts, st.sampled_from(KINDS), st.sampled_from(sorted(HARDER)), st.integers(1, 30))
def test_difficulty_never_falls_when_a_fact_gets_harder(easy: Facts, kind: Kind, name: str, by: int) -> None:
    changed: dict[str, Any] = {name: max(0, getattr(easy, name) + HARDER[name] * by)}
    assert difficulty(kind, easy) <= difficulty(kind, msgspec.structs.replace(easy, **changed))


def test_every_fact_matters() -> None:
    middle = Facts(9, 30, 2, 2, 2, 0)
    for kind in KINDS:
        for name, way in HARDER.items():
            rated = {
                difficulty(kind, msgspec.structs.replace(middle, **{name: max(0, getattr(middle, name) + way * by)}))
                for by in (-300, 0, 3000)
            }
            assert len(rated) > 1, (kind, name)


def test_a_best_answer_that_is_not_alone_or_that_simple_ways_find_is_no_puzzle() -> None:
    assert facts_of(8, [7, 7, 3], natural=5) is None
    assert facts_of(8, [7, 6, 3], natural=7) is None
    assert facts_of(8, [7], natural=5) is None
    assert facts_of(8, [3, 7, 5, 4], natural=4, abilities=1) == Facts(8, 4, 1, 2, 3, 1)


def test_the_puzzles_are_as_hard_as_their_days_want() -> None:
    seen = set()
    for one in kept().values():
        puzzle = one["puzzle"]
        day = day_of(puzzle["id"])
        assert day is not None
        rated = difficulty(puzzle["kind"], Facts(**one["answer"]["facts"]))
        assert puzzle["difficulty"] == rated == difficulty_of(day)
        seen.add((puzzle["kind"], rated))
    assert len(seen) == len(KINDS) * 5
