"""Whole games as text and back: the same record, field by field and in the same order."""

import json
from itertools import chain
from pathlib import Path

import pytest

import voliera
from tests.configurations import CONFIGURATIONS, Configuration, go_on, pace_of, play
from tests.third_game import Twigs
from voliera.documents import Document
from voliera.games import GAMES
from voliera.notation import Notated, format_game, format_json, format_jsonl, parse, parse_json, parse_jsonl

CORPUS = Path(__file__).parents[1] / "corpus"


def there_and_back(record: Document, whole: bool = False) -> str:
    """Write a record as text, read it, and compare; return the text."""
    text = format_game(Notated(record), whole)
    [game] = parse(text)
    assert json.dumps(game.record) == json.dumps(record)
    assert game.remarks == {}
    assert format_game(game, whole) == text
    return text


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_whole_games_come_back(configuration: Configuration) -> None:
    *_, (game, _) = play(configuration, 11)
    assert game.over
    text = there_and_back(game.record())
    assert "[Deal " in text
    assert "[Start " not in text
    assert "[Start " in there_and_back(game.record(), whole=True)
    assert len([line for line in text.splitlines() if line and line[0] in "0123"]) == len(game.actions)


@pytest.mark.parametrize("configuration", CONFIGURATIONS[::4], ids=str)
def test_games_from_a_position_keep_their_start(configuration: Configuration) -> None:
    """Even with a seed: it does not deal this start."""
    dealt = configuration.new(3)
    before = go_on(dealt, 3, pace_of(configuration, 3))
    for _ in range(12):
        next(before)
    game = voliera.from_position(dealt.position(), 3, ["Ада", 'B"o; [x]'])
    after = go_on(game, 3, pace_of(configuration, 3))
    for _ in range(9):
        next(after, None)
    assert len(game.actions) == 8
    assert "[Start " in there_and_back(game.record())
    game.seed = None
    assert "[Seed null]" in there_and_back(game.record())


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_resigned_and_unfinished_games_come_back(game: str) -> None:
    played = voliera.new(game, seed="-340282366920938463463374607431768211457", names=["Ada"])
    assert "[Result null]" in there_and_back(played.record())
    for _ in range(5):
        played.apply(played.legal()[0])
    assert "\n[Resigned 1]\n" in there_and_back({**played.record(), "resigned": 1})


def test_fields_that_a_record_does_not_have_are_not_added() -> None:
    record = voliera.new("birdie", 3, seed=4).record()
    for name in ("players", "variant", "options", "seed", "names", "result"):
        del record[name]
        assert f"[{name.capitalize()} " not in there_and_back(record)


def test_old_records_come_back() -> None:
    """Every fifth of the corpus, so that it is quick; each has a format that some version wrote."""
    files = sorted(file for file in CORPUS.glob("*.json") if not file.name.endswith(".final.json"))
    assert len(files) > 20
    for file in files[::5]:
        there_and_back(json.loads(file.read_text()))


def test_several_games_in_one_text() -> None:
    records = [voliera.new(game, seed=seed).record() for game in ("birdie", "bower") for seed in range(3)]
    text = "\n".join(format_game(Notated(record)) for record in records)
    assert [game.record for game in parse(text)] == records
    assert [game.record for game in parse(text.replace("\n", "\r\n"))] == records
    lines = "".join(map(format_jsonl, records))
    assert [game.record for game in parse_jsonl(lines.split("\n"))] == records
    files = [parse_json(format_json(record).split("\n")) for record in records]
    assert [game.record for game in chain(*files)] == records


def test_names_are_safe_on_a_line_and_in_a_terminal() -> None:
    names = ["a\nb\u2028\x85\x1b[31m", '\ud800\U000e0001 \\ " ] ; é']
    text = there_and_back(voliera.new("birdie", seed=1, names=names).record())
    assert all(line.isprintable() for line in text.split("\n"))
    assert text.encode().decode() == text
    record = voliera.new("birdie", seed=1, names=["\x7f\x85\u2028"]).record()
    [game] = parse_json(json.dumps(record, ensure_ascii=False).split("\n"))
    assert game.record == record


def test_a_further_game_needs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "twigs", Twigs())
    game = voliera.new("twigs", seed=2)
    while not game.over:
        game.apply(game.legal()[-1])
    assert ": take count 3\n" in there_and_back(game.record())
