"""Sheets, puzzles and the coach say the same in MicroPython as in CPython."""

import pytest

import voliera
from tests.games.bower.sheet.test_games import played, typed_in
from tests.sheet.games import played_game
from tests.wasm.documents import asked
from tests.wasm.study import Reader, ended

DAYS = {"split": "2026-03-17", "chain": "2026-05-04", "gift": "2026-01-19", "placement": "2026-05-07"}
"""Of each kind a puzzle that is found soon."""
SHEETS = [
    {"lines": ["ROsp ROsu ROau OWsu PIsu", "OWwi PIwi WOwi"]},
    {"lines": ["пивесна ROsu", "1q v"]},
    {"lines": ["ROsp RXsu", ""]},
]
"""Codes, another language and keys, and something that cannot be read."""


def test_sheets_come_to_the_same() -> None:
    """Best lines and proofs, whole games of both games, and refusals that point at the place."""
    reader = Reader()
    heading = {"format": "voliera/sheet/1", "game": "birdie", "players": 2}
    told = [{**heading, "rounds": [{"pass_order": [1, 0], **one}]} for one in SHEETS]
    told += [played_game(seed, 2, variant)[0] for seed, variant in ((1, "standard"), (2, "expert"))]
    told += [typed_in(played("standard", {}, 1)), {"format": "voliera/sheet/1", "game": "chess"}]
    for one in told:
        reader.http("POST", "score", {"sheet": one})
    best = reader.lines[0][1]["body"]["rounds"][0]["seats"][0]["best"]
    assert (best["value"], best["exact"]) == (4, True)
    found = asked(reader.lines, "house")
    assert found["different"] == []
    assert found["requests"] == len(told)


@pytest.mark.parametrize("kind", DAYS)
def test_a_days_puzzle_is_the_same_and_so_is_what_comes_of_answers(kind: str) -> None:
    reader = Reader()
    day = DAYS[kind]
    assert reader.http("GET", f"puzzles/{day}")["body"]["kind"] == kind
    solved = reader.http("POST", f"puzzles/{day}/answer", {"give_up": True})["body"]["answer"]["actions"]
    assert reader.http("POST", f"puzzles/{day}/answer", {"actions": solved})["body"]["right"]
    for path in ("puzzles", "puzzles?count=2&until=2026-03-01", "puzzles?until=2026-02-30", "puzzles/2999-01-01"):
        reader.http("GET", path)
    assert asked(reader.lines, "house")["different"] == []


@pytest.mark.parametrize(("game", "left"), [("birdie", 8), ("bower", 4)])
def test_an_analysis_is_the_same(game: str, left: int) -> None:
    reader = Reader()
    analysis = reader.analyse(ended(voliera.new(game, 2, seed=5), left))
    assert analysis["state"] == "done"
    assert analysis["analysis"]["decisions"]
    assert asked(reader.lines, "house")["different"] == []
