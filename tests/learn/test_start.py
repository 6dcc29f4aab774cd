"""`voliera learn` with weights to begin with, or to train against, that cannot be used."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

pytest.importorskip("torch")

from voliera.cli import app
from voliera.games.bower.bots.shipped import SHIPPED as SHIPPED_BOWER
from voliera.languages import LANGUAGES, Language
from voliera.learn.folder import LAST
from voliera.learn.settings import small
from voliera.learn.trainer import Trainer

TINY = small(games=32, steps=8, width=2048, depth=1, minibatch=64, decisions=1024)
runner = CliRunner()


@pytest.fixture(autouse=True)
def strict_languages() -> Iterator[None]:
    """A missing message or variable is an error here."""
    Language.strict = True
    yield
    Language.strict = False


def refusal(option: str, path: Path, folder: Path, code: str = "en") -> str:
    """What a run with these weights is answered, on one line."""
    arguments = ["birdie", "--device", "cpu", option, str(path), "--out", str(folder / "run"), "--lang", code]
    result = runner.invoke(app, ["learn", *arguments], env={"COLUMNS": "1000"})
    assert result.exit_code == 2, result.output
    assert not (folder / "run" / LAST).exists()
    return " ".join(result.stderr.split())


@pytest.mark.parametrize("option", ["--start", "--against"])
def test_the_sentence_says_what_to_do(option: str, tmp_path: Path) -> None:
    path = tmp_path / "w.net"
    assert refusal(option, path, tmp_path) == (
        f"✗ There is no file {path}: name a file of weights, such as learned/last.net."
    )
    path.write_bytes(SHIPPED_BOWER.read_bytes())
    assert refusal(option, path, tmp_path) == (
        f"✗ The weights in {path} are for another game: name a file that voliera learn birdie has written."
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_network_of_another_size_is_told_with_the_option_for_it(code: str, tmp_path: Path) -> None:
    Trainer(TINY, tmp_path, "test").keep()
    words = refusal("--start", tmp_path / LAST, tmp_path, code)
    assert words.count(str(tmp_path / LAST)) == 1
    assert "--width 2048" in words
