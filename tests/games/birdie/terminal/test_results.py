"""The result of a game of Birdie in the terminal."""

from collections.abc import Callable
from typing import Any

import pytest

from voliera.games.birdie.terminal.results import breakdown
from voliera.languages import LANGUAGES, Language
from voliera.terminal.company import Company


@pytest.mark.rule("B-F2")
def test_a_tie_is_explained(view: Callable[..., dict[str, Any]]) -> None:
    points = {"seasons": 10, "birds": 10, "pass": 2, "flap": 3, "trophies": 0}
    result = {"winner": 1, "totals": [25, 25], "breakdown": [points, points]}
    seen = view(pass_order=[1, 0], seat=None, phase="over")
    for lang in LANGUAGES:
        parts = breakdown(seen, result, Language(lang), Company(("Ada", "Bo"), 0))
        assert any("[B-F2]" in str(part) and "Ada" in str(part) for part in parts)
