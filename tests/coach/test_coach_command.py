"""`voliera analyse`: tables in four languages, JSON for machines, and a word where a file is no game."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.coach.games import behind, passing, planted
from voliera import coach
from voliera.cli import app

runner = CliRunner()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(planted("birdie", 1, behind, passing)["record"]), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("The costliest decisions", "blunder", "The pass came early")),
        ("it", ("Le decisioni più costose", "errore grave", "Il Pass è arrivato")),
        ("es", ("Las decisiones más caras", "error grave", "Paso demasiado pronto")),
        ("ru", ("Решения, которые обошлись дороже всего", "грубая ошибка", "Пас слишком")),
    ],
)
def test_the_dearest_decisions_are_told_in_every_language(file: Path, lang: str, words: tuple[str, ...]) -> None:
    result = runner.invoke(app, ["analyse", str(file), "--nodes", "40", "--lang", lang, "--no-color"])
    assert result.exit_code == 0
    told = " ".join(result.output.replace("│", " ").split())
    assert all(word in told for word in words), told


def test_the_whole_analysis_as_json(file: Path) -> None:
    result = runner.invoke(app, ["analyse", str(file), "--nodes", "40", "--json"])
    record = json.loads(file.read_text(encoding="utf-8"))
    assert json.loads(result.output) == coach.analyse(record, nodes=40)


@pytest.mark.parametrize("wish", [["--nodes", "0"], []])
def test_what_cannot_be_analysed_is_refused(tmp_path: Path, file: Path, wish: list[str]) -> None:
    path = file if wish else tmp_path / "none.json"
    assert runner.invoke(app, ["analyse", str(path), *wish, "--lang", "en"]).exit_code == 2
