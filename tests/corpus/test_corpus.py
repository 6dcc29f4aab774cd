"""Every record of the corpus replays to the end that is written beside it."""

import json
from pathlib import Path

import pytest

import voliera
from tests.configurations import CONFIGURATIONS, FACTS
from tests.corpus.write import FOLDER, final, main
from tests.games.bower.facts import BONUSES
from voliera.documents import Document

RECORDS = sorted(path for path in FOLDER.glob("*.json") if not path.name.endswith(".final.json"))
LARGEST = 600_000
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
    for game in FACTS:
        of_game = [record for record in records if record["game"] == game]
        assert {action["do"] for record in of_game for action in record["actions"]} == FACTS[game].actions
        assert any(record["result"] is None for record in of_game), "one that breaks off"
    assert any(record["start"].get("round") == 2 for record in records), "one from a position that was set up"
    assert sum(path.stat().st_size for path in FOLDER.glob("*.json")) < LARGEST


def test_the_corpus_has_all_that_bower_can_do() -> None:
    """Every bonus tile is kept; and a game from a table with tiles that were typed in, on which bonuses are drawn."""
    records = [read(path) for path in RECORDS if path.name.startswith("bower-")]
    kept = {action["bonus"] for record in records for action in record["actions"] if action["do"] == "keep"}
    assert kept == set(BONUSES)
    longest = max(sum(action["do"] == "bonus" for action in record["actions"]) for record in records)
    assert longest >= 6, "one in which the discards are shuffled, at the sixth bonus in Fair Play at the latest (W-B4)"
    [typed_in] = [record for record in records if record["start"]["turns_played"] != [0, 0]]
    assert any(isinstance(tile, list) for tile in typed_in["start"]["display"])
    assert {"bonus", "keep"} <= {action["do"] for action in typed_in["actions"]}


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
