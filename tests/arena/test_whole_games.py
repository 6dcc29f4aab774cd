"""Whole games in a Parquet file: what is in it, going on with it, and back to records."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import voliera
from voliera.arena import Tournament, match
from voliera.arena.whole_games import read, records
from voliera.errors import GameError

pq = pytest.importorskip("pyarrow.parquet")


def played(path: Path, units: int = 2, **settings: Any) -> None:
    match("birdie", ["greedy", "random"], units, 7, jobs=1, out=path, **settings)


def test_every_decision_is_a_row(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    played(path)
    assert [one.name for one in tmp_path.iterdir()] == ["games.parquet"]
    rows = pq.read_table(path).to_pylist()
    header, lines = read(path)
    assert header["game"] == "birdie"
    assert len(lines) == 4
    assert len(rows) == sum(sum(line["decisions"]) for line in lines)
    assert {row["contestant"] for row in rows} == {"greedy", "random"}
    assert all(row["value"] == 0.5 for row in rows if row["contestant"] == "random")
    assert all(row["ms"] > 0 and 0 <= row["value"] <= 1 for row in rows)
    for line in lines:
        ours = [row for row in rows if (row["unit"], row["game"]) == (line["unit"], line["game"])]
        assert [row["move"] for row in ours] == list(range(len(ours)))
        assert [row["seat"] for row in ours] == line["moves"]["seat"]
        assert {row["seat"]: row["share"] for row in ours} == dict(enumerate(line["shares"]))


@pytest.mark.parametrize(("game", "players"), [("birdie", 3), ("bower", 2)])
def test_games_come_back_as_records(tmp_path: Path, game: str, players: int) -> None:
    path = tmp_path / "games.parquet"
    outcome = match(game, ["greedy", "random"], 1, 7, jobs=1, out=path, players=players)
    found = list(records(path))
    assert len(found) == players
    for record, line in zip(found, outcome.lines, strict=True):
        again = voliera.replay(json.loads(json.dumps(record)))
        assert again.over
        assert record["names"] == [("greedy", "random")[who] for who in line["seats"]]
        assert sum(len(one) for one in line["moves"].values()) == 5 * len(record["actions"])


def test_a_match_goes_on_with_its_file(tmp_path: Path) -> None:
    """After a pause, and after a power cut, when only the JSON lines are there."""
    path = tmp_path / "games.parquet"
    whole = tmp_path / "whole.parquet"
    played(whole, 3)
    part = path.with_name("games.parquet.part")
    for _ in range(2):
        tournament = Tournament("birdie", ["greedy", "random"], 3, 7, jobs=1, out=path)
        for _ in tournament.run():
            break
        on_disk = part.read_bytes()
        tournament.close()
        assert path.exists()
        assert not part.exists()
    path.unlink()
    part.write_bytes(on_disk)
    again = Tournament("birdie", ["greedy", "random"], 3, 7, jobs=1, out=path)
    assert again.found == 2
    assert len(list(again.run())) == 1
    again.close()
    assert list(records(path)) == list(records(whole))
    assert [one.name for one in sorted(tmp_path.iterdir())] == ["games.parquet", "whole.parquet"]


def test_other_files_are_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    played(path, 1)
    before = path.read_bytes()
    with pytest.raises(GameError, match="seed: 7 ≠ 8"):
        Tournament("birdie", ["greedy", "random"], 1, 8, out=path)
    path.with_name("other.parquet").write_bytes(b"PAR1 but no table")
    with pytest.raises(GameError, match=r"other\.parquet cannot be used"):
        Tournament("birdie", ["greedy", "random"], 1, 7, out=path.with_name("other.parquet"))
    assert path.read_bytes() == before
    assert sorted(one.name for one in tmp_path.iterdir()) == ["games.parquet", "other.parquet"]


@pytest.mark.parametrize(("name", "reason"), [("missing", "No such file or directory"), ("folder", "Is a directory")])
def test_a_file_that_cannot_be_opened_is_refused_with_the_reason(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "folder.parquet").mkdir()
    path = tmp_path / f"{name}.parquet"
    with pytest.raises(GameError, match=f"^{re.escape(str(path))} cannot be used: {reason}$") as refusal:
        read(path)
    assert refusal.value.facts["detail"] == reason


def other_column(name: str, value: Any) -> Any:
    """A damage: another value in the second row of a column, or no such column."""

    def damaged(table: Any) -> Any:
        place = table.schema.get_field_index(name)
        if value is None:
            return table.remove_column(place)
        values = table.column(name).to_pylist()
        return table.set_column(place, name, [[values[0], value, *values[2:]]])

    return damaged


def other_header(**fields: Any) -> Any:
    """A damage: other fields in the header, or without some."""

    def damaged(table: Any) -> Any:
        header = json.loads(table.schema.metadata[b"voliera"]) | fields
        kept = {name: value for name, value in header.items() if value is not None}
        return table.replace_schema_metadata({"voliera": json.dumps(kept)})

    return damaged


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda table: table.replace_schema_metadata({"voliera": "{"}), "holds no results of an arena"),
        (lambda table: table.replace_schema_metadata({"voliera": "[]"}), "holds no results of an arena"),
        (lambda table: table.slice(1), "holds no results of an arena"),
        (other_column("action", None), "holds no results of an arena"),
        (other_column("action", "{"), "holds no results of an arena"),
        (other_column("action", '{"do":"fly"}'), "cannot be used: game 1: "),
        (other_column("line", "7"), "holds no results of an arena"),
        (other_header(contestants=None), "holds no results of an arena"),
        (other_header(contestants=[{"name": "greedy"}]), "holds no results of an arena"),
        (other_header(seed="another"), "cannot be used: game 1: "),
        (other_header(players=9), "cannot be used: game 1: "),
    ],
)
def test_damaged_files_are_refused(games: Any, tmp_path: Path, damage: Any, message: str) -> None:
    path = tmp_path / "damaged.parquet"
    pq.write_table(damage(games), path)
    with pytest.raises(GameError, match=re.escape(f"{path} ") + message) as refusal:
        list(records(path))
    assert refusal.value.facts["kind"] in ("format", "file")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("games") / "games.parquet"
    played(path, 1)
    return pq.read_table(path)


def test_without_pyarrow_it_is_said_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(GameError, match=r'pip install "voliera\[data\]"'):
        Tournament("birdie", ["greedy", "random"], 1, 7, out=tmp_path / "games.parquet")
