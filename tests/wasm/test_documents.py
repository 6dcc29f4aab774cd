"""The package in MicroPython makes the same documents as in CPython, and its bots choose the same."""

from tests.configurations import CONFIGURATIONS
from tests.wasm.documents import PICKED, compare, played

TABLES = ("birdie-expert-2", "bower-super-2")
LEVELS = (PICKED, "heuristic", PICKED, "net", PICKED, "greedy", "random", "search", "net+")


def test_documents_and_choices_are_the_same() -> None:
    """Views, legal actions, events, refusals, positions, results and records of whole games that all levels play."""
    tables = {str(table): table for table in CONFIGURATIONS}
    some = played([tables[name] for name in TABLES], LEVELS)
    found = compare(some)
    assert found["different"] == []
    assert found["requests"] == sum(len(one.lines) for one in some)
    said = [answer["ok"] for one in some for _, answer in one.lines]
    assert said.count(False) > 50  # refusals are part of it
