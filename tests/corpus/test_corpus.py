"""Every record of the corpus replays to the end that is written beside it."""

import json
from pathlib import Path

import pytest

import voliera
from tests.corpus.write import FOLDER, final, main
from tests.games import CONFIGURATIONS, FACTS, Document

RECORDS = sorted(path for path in FOLDER.glob("*.json") if not path.name.endswith(".final.json"))
LARGEST = 400_000
"""Bytes of all files together."""


def read(path: Path) -> Document:
    document: Document = json.loads(path.read_text(encoding="utf-8"))
    return document


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_for_ever(path: Path) -> None:
    record = read(path)
    game = voliera.replay(record)
    assert game.record() == record
    assert final(game) == read(path.with_suffix(".final.json"))
    assert record["result"] == (game.result() if game.over else None)


def test_the_corpus_has_every_kind_of_record() -> None:
    records = [read(path) for path in RECORDS]
    assert len(records) >= 24
    for configuration in CONFIGURATIONS:
        wanted = (configuration.game, configuration.players, configuration.variant, configuration.options)
        assert wanted in [
            tuple(record[name] for name in ("game", "players", "variant", "options")) for record in records
        ]
    played = {action["do"] for record in records for action in record["actions"]}
    for game in {record["game"] for record in records}:
        assert played >= FACTS[game].actions
    assert any(record["result"] is None for record in records), "one that breaks off"
    assert any(record["start"]["round"] == 2 for record in records), "one from a position that was set up"
    assert sum(path.stat().st_size for path in FOLDER.glob("*.json")) < LARGEST


def test_records_are_never_written_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The writer leaves alone what is there, a record as well as what it comes to."""
    one, other = tmp_path / RECORDS[0].name, (tmp_path / RECORDS[1].name).with_suffix(".final.json")
    one.write_text("old")
    other.write_text("old")
    main(tmp_path)
    added = capsys.readouterr().out.splitlines()
    assert (one.read_text(), other.read_text()) == ("old", "old")
    assert len(list(tmp_path.iterdir())) == 2 + 2 * len(added)
    assert not one.with_suffix(".final.json").exists()
