"""`voliera arena` with a file of weights that cannot be used: one sentence in every language, before any game."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from voliera.bots.net.weights import LENGTH, MAGIC, split
from voliera.cli import app
from voliera.games.birdie.bots.network import SHIPPED
from voliera.games.bower.bots.shipped import SHIPPED as SHIPPED_BOWER
from voliera.languages import LANGUAGES, Language

runner = CliRunner()


@pytest.fixture(autouse=True)
def strict_languages() -> Iterator[None]:
    """A missing message or variable is an error here."""
    Language.strict = True
    yield
    Language.strict = False


def with_header(**changes: object) -> bytes:
    """The shipped weights of Birdie with another header."""
    header, packed = split(SHIPPED, SHIPPED.read_bytes())
    text = json.dumps({**header, **changes}).encode()
    return MAGIC + LENGTH.pack(len(text)) + text + packed


FILES = {
    "missing": None,
    "unreadable": None,
    "format": b"PK\x03\x04 and so on",
    "damaged": SHIPPED.read_bytes()[:-1],
    "game": SHIPPED_BOWER.read_bytes(),
    "layout": with_header(layout="0" * 32),
    "tables": with_header(training={"settings": {"players": 3, "variant": "standard"}}),
}
SAID = {
    "missing": "There is no file {path}: name a file of weights, such as learned/last.net.",
    "unreadable": "{path} cannot be read (Is a directory): name another file of weights.",
    "format": "{path} is not a file of weights: name one that voliera learn has written, such as learned/last.net.",
    "damaged": "{path} is damaged: use an unchanged copy of the file, or train again with voliera learn.",
    "game": "The weights in {path} are for another game: name a file that voliera learn birdie has written.",
    "layout": "The weights in {path} are from another version of Voliera: use that version, or train again with "
    "voliera learn.",
    "tables": "The weights in {path} were trained for 3:standard, not for 2:standard: name other weights, or --players "
    "and --variant to match.",
}


def placed(folder: Path, fault: str) -> Path:
    """A path at which there is what cannot be used."""
    path, data = folder / "w.net", FILES[fault]
    if data is not None:
        path.write_bytes(data)
    elif fault == "unreadable":
        path.mkdir()
    return path


def refusal(level: str, path: Path, *options: str) -> str:
    """What a match with these weights is answered, on one line."""
    arguments = ["birdie", f"{level}:{path}", "random", "--units", "1", "--jobs", "1", *options]
    result = runner.invoke(app, ["arena", *arguments], env={"COLUMNS": "1000"})
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return " ".join(result.stderr.split())


@pytest.mark.parametrize("level", ["net", "net+@8n"])
@pytest.mark.parametrize("fault", SAID)
def test_the_sentence_says_what_to_do(level: str, fault: str, tmp_path: Path) -> None:
    path, kept = placed(tmp_path, fault), tmp_path / "games.jsonl"
    said = refusal(level, path, "--lang", "en", "--out", str(kept))
    assert said == "✗ " + SAID[fault].format(path=path)
    assert not kept.exists(), "the same command with other weights would be refused"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_all_sentences(code: str, tmp_path: Path) -> None:
    said = set()
    for fault in SAID:
        (tmp_path / fault).mkdir()
        path = placed(tmp_path / fault, fault)
        words = refusal("net", path, "--lang", code)
        assert words.count(str(path)) == 1
        said.add(words.replace(str(path), ""))
    assert len(said) == len(SAID)


def test_a_damaged_file_of_the_package_is_told_at_the_table_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "birdie.net"
    path.write_bytes(FILES["damaged"] or b"")
    monkeypatch.setattr("voliera.games.birdie.bots.network.SHIPPED", path)
    result = runner.invoke(app, ["play", "birdie", "--seats", "greedy,random", "--lang", "en"], env={"COLUMNS": "1000"})
    assert result.exit_code == 2
    assert SAID["damaged"].format(path=path) in " ".join(result.stderr.split())
