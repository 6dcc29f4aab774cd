"""`make bench-ladder` prints what it measures, and its last line is the JSON that it keeps, match by match."""

import json
from pathlib import Path

import pytest

from benchmarks import ladder
from voliera.bots.characters import IDS


def test_neighbours_meet_and_nobody_looks_at_a_clock() -> None:
    for table in map(ladder.Table.of, ladder.TABLES):
        met = list(ladder.matches(table))
        assert [(one, other) for one, other, _ in met[:4]] == list(zip(IDS[1:], IDS[:-1], strict=True))
        assert all(rung.time_ms is None for _, _, pair in met for rung in pair)


def test_shares_become_distances() -> None:
    assert ladder.elo(0.64, 2) == pytest.approx(100, abs=1)
    assert ladder.elo(1 / 3, 3) == pytest.approx(0)
    assert ladder.elo(0.25, 2) == pytest.approx(-ladder.elo(0.75, 2))


def test_last_line_is_the_kept_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "ladder.json"
    for match in ("greedy - random", "level greedy - random"):
        wanted = ["--deals", "1", "--tables", "birdie:2:standard", "--only", match, "--out", str(out)]
        assert ladder.main(wanted) == 0
    kept = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert kept == json.loads(out.read_text())
    matches = kept["tables"]["birdie:2:standard"]["matches"]
    assert list(matches) == ["greedy - random", "level greedy - random"]
    assert all(one["deals"] == 1 and 0 <= one["share"]["value"] <= 1 for one in matches.values())
