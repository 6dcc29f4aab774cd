"""`voliera convert`: formats by suffix, content or option; pipes; refusals that name the line in four languages."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import voliera
from voliera.cli import app
from voliera.languages import LANGUAGES, Language, message_ids
from voliera.notation.faults import SAID

runner = CliRunner()


def run(*arguments: object, given: str | bytes | None = None) -> Result:
    return runner.invoke(app, ["convert", *map(str, arguments), "--lang", "en"], input=given)


@pytest.fixture(scope="module")
def records() -> list[dict[str, object]]:
    """A few games of both kinds, with some moves."""
    games = [voliera.new(game, seed=seed, names=["Ада"]) for game in ("birdie", "bower") for seed in (1, 2)]
    for game in games:
        for _ in range(6):
            game.apply(game.legal()[-1])
    return [game.record() for game in games]


def test_there_and_back_by_suffix(tmp_path: Path, records: list[dict[str, object]]) -> None:
    lines = tmp_path / "games.jsonl"
    lines.write_text("".join(json.dumps(record) + "\n" for record in records))
    result = run(lines, tmp_path / "games.txt")
    told = "".join(result.output.split())  # long paths are wrapped
    assert (result.exit_code, told) == (0, f"4gamessavedin{tmp_path}/games.txt.")
    assert run(tmp_path / "games.txt", tmp_path / "again.ndjson").exit_code == 0
    assert [json.loads(line) for line in (tmp_path / "again.ndjson").read_text().splitlines()] == records
    one = tmp_path / "one.json"
    one.write_text(json.dumps(records[0], indent=2))
    assert run(one, tmp_path / "one.txt").exit_code == 0
    assert run(tmp_path / "one.txt", tmp_path / "two.json").exit_code == 0
    assert json.loads((tmp_path / "two.json").read_text()) == records[0]
    assert sorted(path.suffix for path in tmp_path.iterdir() if path.suffix == ".part") == []
    assert runner.invoke(app, ["replay", str(tmp_path / "two.json"), "--all", "--lang", "en"]).exit_code == 0


def test_pipes_and_recognised_content(records: list[dict[str, object]]) -> None:
    text = run("-", given=json.dumps(records[2], indent=1)).output
    assert text.startswith('[Format "voliera/notation/1"]\n[Game "bower"]\n')
    assert "\n[Start " not in text
    assert "\n[Start " in run("-", "--start", given=json.dumps(records[2])).output
    assert json.loads(run("-", "-", "--to", "json", given="\n" + text).output) == records[2]
    assert json.loads(run("-", "--from", "text", "--to", "jsonl", given=text.encode()).output) == records[2]
    commented = text.replace("\n\n", "\n\n; Ада begins\n", 1)
    assert run("-", given=commented).output == commented


def test_whole_games_of_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Parquet files are read, by suffix or by name of the format; not written, and not from a pipe."""
    pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra `data`)")
    from voliera.arena import match
    from voliera.arena.whole_games import records as records_of

    monkeypatch.chdir(tmp_path)
    tmp_path = Path()  # messages fold long paths
    path = tmp_path / "games.parquet"
    match("birdie", ["greedy", "random"], 1, 7, jobs=1, out=path)
    expected = json.loads(json.dumps(list(records_of(path))))
    assert run(path, tmp_path / "games.jsonl").exit_code == 0
    assert [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()] == expected
    path.rename(tmp_path / "games.dat")
    told = run(tmp_path / "games.dat", "--from", "parquet", "--to", "jsonl")
    assert [json.loads(line) for line in told.output.splitlines()] == expected
    (tmp_path / "wrong.parquet").write_bytes(b"PAR1")
    parquet = pytest.importorskip("pyarrow.parquet")
    table = parquet.read_table(tmp_path / "games.dat")
    parquet.write_table(table.remove_column(table.schema.get_field_index("action")), tmp_path / "damaged.parquet")
    for arguments, given, words in (
        (["-", "--from", "parquet"], b"PAR1", "choose one of text, json, jsonl."),
        ([tmp_path / "games.jsonl", "--to", "parquet"], None, "choose one of text, json, jsonl."),
        ([tmp_path / "games.jsonl", tmp_path / "new.parquet"], None, "choose one of text, json, jsonl."),
        ([tmp_path / "wrong.parquet"], None, "wrong.parquet cannot be used"),
        ([tmp_path / "none.parquet"], None, "none.parquet cannot be used"),
        ([tmp_path / "damaged.parquet"], None, "damaged.parquet holds no arena results. Name another file."),
    ):
        refused = run(*arguments, given=given)
        assert refused.exit_code == 2
        assert words in " ".join(refused.stderr.split())
    assert not (tmp_path / "new.parquet").exists()
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    refused = run(tmp_path / "wrong.parquet")
    assert refused.exit_code == 2
    assert 'pip install "voliera[data]"' in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "given", "words"),
    [
        (["-"], "", "There is no game in -."),
        (["-"], "\n{", "-, line 2, column 2"),
        (["-"], "[Game 3]", 'line 1, column 1: expected [Format "voliera/notation/1"]'),
        (["-"], b"\n\xff", "line 2, column 1: only printable characters"),
        (["-"], "{" * 100_000, "line 1, column 33: values can be nested at most 32 deep."),
        (["-", "--to", "pgn"], "", "choose one of text, json, jsonl"),
        (["-", "--from", "\x1b[31m"], "", "choose one of text, json, jsonl"),
        (["no-such-file.txt"], None, "no-such-file.txt cannot be read"),
        (["."], None, ". cannot be read"),
    ],
)
def test_refusals_name_the_place(arguments: list[str], given: str | bytes | None, words: str) -> None:
    result = run(*arguments, given=given)
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())
    assert result.stdout == ""


def test_nothing_is_written_by_a_slip(tmp_path: Path, records: list[dict[str, object]]) -> None:
    """Not over a file, not several games as JSON, and no half of a file whose end is damaged."""
    lines = tmp_path / "games.jsonl"
    lines.write_text("".join(json.dumps(record) + "\n" for record in records))
    for name, words in (
        ("games.jsonl", "already exists"),
        ("new.json", "has several games"),
        ("no/new.txt", "cannot be"),
    ):
        result = run(lines, tmp_path / name)
        assert (result.exit_code, words in " ".join(result.stderr.split())) == (2, True), name
    lines.write_text(lines.read_text() + "{}\n")
    assert "line 5, column 1" in " ".join(run(lines, tmp_path / "new.txt").stderr.split())
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_fault_is_said_in_every_language(code: str) -> None:
    kinds = {one.removeprefix("convert-fault-") for one in message_ids(code) if one.startswith("convert-fault-")}
    assert kinds == SAID.keys()
    for kind in kinds:
        said = Language(code).say(f"convert-fault-{kind}", path="a.txt", line="7", column="9", wanted=32)
        assert all(part in said for part in ("a.txt", " 7, ", " 9: "))
