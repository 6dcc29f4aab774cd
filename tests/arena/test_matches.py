"""Matches: mirrored, repeatable on any number of processes, kept on disk, gone on with, stopped by a test."""

import json
from pathlib import Path
from typing import Any

import pytest

from voliera.arena import Outcome, Tournament, match
from voliera.arena.results import read
from voliera.arena.sprt import ACCEPTED, Claims
from voliera.documents import Document
from voliera.errors import GameError

PAIR = ["random", "greedy"]


def untimed(lines: Any) -> list[Document]:
    """Games without what clocks say."""
    return [{key: value for key, value in line.items() if not key.startswith("ms_")} for line in lines]


@pytest.fixture(scope="module")
def played() -> Outcome:
    """A small match in this process."""
    return match("birdie", PAIR, 8, 3, jobs=1)


def test_a_unit_is_played_from_both_sides(played: Outcome) -> None:
    assert len(played.games) == 16
    for games in played.units[0].values():
        assert [line["seats"] for line in games] == [[0, 1], [1, 0]]
        assert len({line["first"] for line in games}) == 1, "the same deal: the same seat begins"


def test_greedy_beats_random_and_shares_add_up(played: Outcome) -> None:
    result = played.results[0]
    assert result.who == 0
    assert result.share.value < 0.2
    assert result.share.low <= result.share.value < result.share.high
    ours, theirs = played.cross[0][1], played.cross[1][0]
    assert ours is not None
    assert theirs is not None
    assert ours.value + theirs.value == pytest.approx(1)
    assert sum(one.value for one in played.by_order) == pytest.approx(1)
    assert played.ratings[1].value > played.ratings[0].value


def test_the_same_command_gives_the_same_games_on_any_number_of_processes(played: Outcome) -> None:
    again = match("birdie", PAIR, 8, 3, jobs=2)
    assert untimed(again.games) == untimed(played.games)
    assert again.results == played.results
    assert again.ratings == played.ratings
    assert [one.estimate for one in again.figures] == [one.estimate for one in played.figures]


def test_another_seed_gives_other_games(played: Outcome) -> None:
    assert untimed(match("birdie", PAIR, 8, 4, jobs=1).games) != untimed(played.games)


def test_one_sits_at_a_table_of_the_others() -> None:
    found = match("birdie", ["greedy", "random"], 3, 1, players=3, jobs=1)
    assert [line["seats"] for line in found.units[0][0]] == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    assert found.results[0].share.value > 1 / 3
    ours, theirs = found.cross[0][1], found.cross[1][0]
    assert ours is not None
    assert theirs is not None
    assert ours.value + 2 * theirs.value == pytest.approx(1), "shares are per seat"


def test_as_many_contestants_as_seats_sit_at_one_table() -> None:
    found = match("birdie", ["greedy", "random", "random"], 2, 1, players=3, jobs=1)
    assert len(found.results) == 3
    assert sum(result.share.value for result in found.results) == pytest.approx(1)
    assert found.ratings[0].value > max(found.ratings[1].value, found.ratings[2].value)


def test_a_round_robin_rates_everybody() -> None:
    found = match("birdie", ["random", "greedy", "random"], 4, 1, jobs=1)
    assert [(result.who, result.against) for result in found.results] == [(0, (1,)), (0, (2,)), (1, (2,))]
    assert found.ratings[1].value > 100
    assert found.cross[0][0] is None


def test_bower_is_played_as_well() -> None:
    found = match("bower", PAIR, 2, 1, variant="super", options={"fair_play": True}, jobs=1)
    assert found.lengths.mean == 30
    assert found.header["options"] == {"fair_play": True}


def test_what_is_there_is_not_played_again(tmp_path: Path, played: Outcome) -> None:
    path = tmp_path / "games.jsonl"
    first = Tournament("birdie", PAIR, 8, 3, jobs=1, out=path)
    running = first.run()
    for _ in range(3):
        next(running)
    running.close()  # type: ignore[attr-defined]
    first.close()
    assert len(read(path)[1]) == 6
    second = Tournament("birdie", PAIR, 8, 3, jobs=1, out=path)
    assert second.found == 3
    assert len(list(second.run())) == 5
    second.close()
    assert untimed(second.outcome().games) == untimed(played.games)
    header, lines = read(path)
    assert header == json.loads(json.dumps(played.header))
    assert untimed(sorted(lines, key=lambda line: (line["unit"], line["game"]))) == untimed(played.games)


@pytest.mark.parametrize(("lines", "cut"), [(0, 1), (0, 200), (1, 0), (1, 30)])
def test_a_torn_end_is_dropped_and_its_unit_played_again(tmp_path: Path, played: Outcome, lines: int, cut: int) -> None:
    """Drop this many whole lines at the end, and this many bytes before them."""
    path = tmp_path / "games.jsonl"
    match("birdie", PAIR, 8, 3, jobs=1, out=path)
    whole = path.read_bytes().splitlines(keepends=True)
    left = b"".join(whole[: len(whole) - lines])
    path.write_bytes(left[: len(left) - cut])
    again = Tournament("birdie", PAIR, 8, 3, jobs=1, out=path)
    assert again.found == 7
    assert again.results is not None
    assert again.results.dropped >= 1
    assert len(list(again.run())) == 1
    again.close()
    assert untimed(read(path)[1]) == untimed(played.games)


def test_another_match_in_the_file_is_refused_with_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    match("birdie", PAIR, 1, 3, jobs=1, out=path)
    before = path.read_bytes()
    with pytest.raises(GameError, match="seed: 3 ≠ 4") as refused:
        match("birdie", PAIR, 1, 4, jobs=1, out=path)
    assert "variant" not in refused.value.message
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["no results\n", '{"format":"voliera/record/1"}\n', "[]\n{}\n", "half a line"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(text)
    with pytest.raises(GameError):
        match("birdie", PAIR, 1, 3, jobs=1, out=path)
    assert path.read_text() == text


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    match("birdie", PAIR, 2, 3, jobs=1, out=path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:2], "{oops\n", *lines[3:]]))
    with pytest.raises(GameError, match="line 3"):
        match("birdie", PAIR, 2, 3, jobs=1, out=path)


def test_a_test_stops_the_match_at_the_same_unit_on_any_number_of_processes() -> None:
    found = [match("birdie", ["greedy", "random"], 60, 3, sprt=Claims(0.5, 0.6), jobs=jobs) for jobs in (1, 2)]
    verdicts = [outcome.verdict for outcome in found]
    assert verdicts[0] is not None
    assert verdicts[0].state == ACCEPTED
    assert verdicts[0].units < 60
    assert verdicts[0] == verdicts[1]
    assert untimed(found[0].games) == untimed(found[1].games)
    assert len(found[0].games) == 2 * verdicts[0].units


@pytest.mark.parametrize(
    "wrong",
    [
        {"contestants": ["random"]},
        {"units": 0},
        {"jobs": 0},
        {"players": 5},
        {"variant": "odd"},
        {"options": {"fair_play": True}},
        {"game": "chess"},
        {"time_ms": 5, "nodes": 5},
        {"contestants": ["random", "greedy", "random"], "sprt": Claims(0.5, 0.6)},
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(wrong: dict[str, Any]) -> None:
    with pytest.raises(GameError):
        Tournament(**{"game": "birdie", "contestants": PAIR, "units": 1, "jobs": 1, **wrong})
