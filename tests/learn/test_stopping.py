"""Runs that are stopped, continued, or given a folder that will not do."""

import errno
import io
import json
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from voliera.errors import GameError
from voliera.languages import LANGUAGES, Language
from voliera.learn import ladder
from voliera.learn.folder import CHECKPOINT, LAST, LOG, prepare
from voliera.learn.ladder import LADDER
from voliera.learn.progress import Progress

torch = pytest.importorskip("torch")

from voliera.cli.learn import train  # noqa: E402
from voliera.learn.checkpoint import load, save  # noqa: E402
from voliera.learn.settings import Settings, small  # noqa: E402
from voliera.learn.trainer import Trainer  # noqa: E402

TINY = small(games=32, steps=8, width=16, depth=1, minibatch=64, decisions=1024)
ENGLISH = Language("en")
NEWS = {"seconds": 15.0, "share": 0.25, "decisions": 8192, "per_second": 546, "policy": 0.1, "value": 0.6}


def test_a_terminated_run_is_kept_and_can_be_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def terminated(trainer: Trainer, tell: object) -> None:
        os.kill(os.getpid(), signal.SIGTERM)

    before = signal.getsignal(signal.SIGTERM)
    with monkeypatch.context() as patch:
        patch.setattr(Trainer, "run", terminated)
        assert train(TINY, tmp_path, resume=False, jobs=0, language=ENGLISH)
    assert signal.getsignal(signal.SIGTERM) is before
    assert "--resume" in capsys.readouterr().out
    assert not train(TINY, tmp_path, resume=True, jobs=0, language=ENGLISH)
    assert "Resumed at 0.0%: 0 s, 0 decisions" in capsys.readouterr().out


def test_a_folder_that_holds_a_run_is_not_mixed_with_another(tmp_path: Path) -> None:
    assert not train(TINY, tmp_path, resume=False, jobs=0, language=ENGLISH)
    kept = (tmp_path / LAST).read_bytes()
    with pytest.raises(GameError, match="holds a run already: continue it with --resume"):
        train(TINY, tmp_path, resume=False, jobs=0, language=ENGLISH)
    assert (tmp_path / LAST).read_bytes() == kept


def test_what_a_run_without_a_checkpoint_has_left_is_cleared(tmp_path: Path) -> None:
    for name in (LOG, LADDER):
        (tmp_path / name).write_text("{}\n")
    prepare(tmp_path, resume=False)
    assert list(tmp_path.iterdir()) == []


def test_folders_that_cannot_be_made_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(GameError, match=r"file.*: cannot be written \((File exists|Not a directory)\)"):
            train(TINY, folder, resume=False, jobs=0, language=ENGLISH)


def test_a_full_disk_is_told_and_the_last_checkpoint_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / CHECKPOINT
    save(path, {"settings": {}})
    kept = path.read_bytes()

    def full(path: Path, data: Any) -> int:
        path.touch()
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        save(path, {"settings": {}})
    assert path.read_bytes() == kept
    assert os.listdir(tmp_path) == [CHECKPOINT]
    with pytest.raises(GameError, match=r"cannot be written \(No space left on device\)"):
        train(TINY, tmp_path / "run", resume=False, jobs=0, language=ENGLISH)


def test_every_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    trainer = Trainer(TINY, tmp_path, "test")
    trainer.keep()
    path, layout = tmp_path / CHECKPOINT, trainer.environment.layout.digest
    assert load(path, TINY, layout)["decisions"] == 0
    whole = path.read_bytes()
    for at in range(0, len(whole), len(whole) // 40):
        path.write_bytes(whole[:at])
        with pytest.raises(GameError, match="damaged, or not a checkpoint"):
            load(path, TINY, layout)
    data = whole.index(trainer.network.first.weight.detach().numpy().tobytes()[:64])
    path.write_bytes(whole[:data] + bytes([whole[data] ^ 1]) + whole[data + 1 :])
    with pytest.raises(GameError, match="damaged, or not a checkpoint"):
        load(path, TINY, layout)
    for other in ({"weights": torch.zeros(1)}, torch.zeros(1)):
        torch.save(other, path)
        with pytest.raises(GameError, match="damaged, or not a checkpoint"):
            load(path, TINY, layout)


def test_checkpoints_of_other_observations_are_refused(tmp_path: Path) -> None:
    Trainer(TINY, tmp_path, "test").keep()
    with pytest.raises(GameError, match="observations of another layout"):
        load(tmp_path / CHECKPOINT, TINY, "0" * 32)


def test_what_was_logged_after_the_checkpoint_is_forgotten(tmp_path: Path) -> None:
    trainer = Trainer(TINY, tmp_path, "test")
    trainer.decisions = 512
    trainer.keep()
    (tmp_path / LOG).write_text('{"decisions": 256}\n{"decisions": 512}\n{"decisions": 768}\n{"decis')
    Trainer(replace(TINY, decisions=2048), tmp_path, "test", resume=True)
    assert [json.loads(line)["decisions"] for line in (tmp_path / LOG).read_text().splitlines()] == [256, 512]


def test_the_ladder_ends_with_the_run_that_started_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parents = iter((4711, 4711, 4711, 1))
    monkeypatch.setattr(os, "getppid", lambda: next(parents))
    monkeypatch.setattr(ladder, "PAUSE_S", 0)
    ladder.watch(tmp_path, ladder.Wish())
    assert list(parents) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_file_gets_a_line_for_each_report_and_each_match(tmp_path: Path, code: str) -> None:
    shown, language = io.StringIO(), Language(code)
    with Progress(Settings(), tmp_path, 0, language, Console(file=shown, width=40)) as progress:
        progress.begin(None)
        progress.show(NEWS)
        found = {"weights": "00010.net", "against": "random", "value": 0.5, "low": 0.4, "high": 0.6}
        (tmp_path / LADDER).write_text(json.dumps(found) + "\n")
        progress.show(NEWS | {"share": 0.5})
    lines = shown.getvalue().splitlines()
    assert lines[0] == language.say("learn-preparing")
    assert [line[:2] for line in lines[1:3]] == ["25", "50"]
    numbers = (language.say("learn-count", value=8192), language.say("learn-figure", value=0.6))
    assert all(number in line for line in lines[1:3] for number in numbers)
    assert "00010.net" in lines[3]
    assert len(lines) == 4


@pytest.mark.parametrize("terminal", [False, True])
def test_what_rounds_to_nothing_has_no_sign(tmp_path: Path, terminal: bool) -> None:
    """An interval ends where shares do."""
    shown = io.StringIO()
    nothing = {"policy": -0.000_04, "value": -0.000_06, "change": -0.0, "against_last": [0.0003, 0.0004]}
    console = Console(file=shown, width=100, force_terminal=terminal, color_system=None)
    with Progress(Settings(), tmp_path, 0, ENGLISH, console) as progress:
        progress.begin(None)
        progress.show(NEWS | nothing)
    said = shown.getvalue()
    assert "-0.0000" not in said
    assert "-0.0%" not in said
    assert "-0.0001" in said
    assert "0.0% (0.0% to 0.1%)" in said


@pytest.mark.parametrize("given_up", [False, True])
def test_who_waits_for_the_ladder_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], given_up: bool
) -> None:
    monkeypatch.setattr(ladder, "PAUSE_S", 0.1)
    with Progress(Settings(device="cpu"), tmp_path, 1, ENGLISH) as progress:
        if given_up:
            progress.give_up()
    assert ("Measuring the last weights" in capfd.readouterr().out) is not given_up
