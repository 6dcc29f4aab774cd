"""The pieces of `make wheel-test`, tried in this environment; the whole of it takes minutes, and is run by itself."""

import sys
import zipfile
from pathlib import Path

import pytest

from tools import wheel_checks, wheel_test
from tools.wheel_checks import Installed
from voliera.errors import GameError
from voliera.games.bower.bots import network
from voliera.kernel import compiled_folder


class Here(Installed):
    """This environment in place of a clean one."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, folder / "cache")
        root = Path(__file__).parent.parent
        self.environment["VOLIERA_CACHE"] = str(compiled_folder().parent)  # the rules are compiled already
        self.environment["HOME"] = str(Path.home())
        self.environment["PYTHONPATH"] = str(root / "src")

    def command(self, name: str, *arguments: str) -> list[str]:
        return [sys.executable, *(["-m", name] if name != "python" else []), *arguments]


@pytest.fixture
def here(tmp_path: Path) -> Here:
    return Here(tmp_path)


def test_interpreters_are_found_once_each_and_old_or_broken_ones_are_left_out(tmp_path: Path) -> None:
    old, broken = tmp_path / "old", tmp_path / "broken"
    old.write_text("#!/bin/sh\necho 3 9\n")
    broken.write_text("#!/bin/sh\nexit 1\n")
    for path in (old, broken):
        path.chmod(0o755)
    listed = [str(old), str(broken), str(tmp_path / "none"), sys.executable, sys.executable]
    assert wheel_test.pythons(listed) == [wheel_test.Python(sys.version_info[:2], sys.executable)]
    assert sys.version_info[:2] in {one.version for one in wheel_test.pythons()}


def test_a_wheel_without_one_of_its_parts_is_noticed(tmp_path: Path) -> None:
    wheel = tmp_path / "a.whl"
    parts = [one.replace("*", "x") for several in wheel_test.PARTS.values() for one in wheel_test.spelled_out(several)]
    assert len(parts) > 10
    with zipfile.ZipFile(wheel, "w") as made:
        for part in parts:
            made.writestr(part, "")
    assert wheel_test.missing_from(wheel) == []
    with zipfile.ZipFile(wheel, "w") as made:
        for part in parts:
            if "locales/ru" not in part:
                made.writestr(part, "")
    assert wheel_test.missing_from(wheel) == ["words (voliera/locales/ru/terminal.ftl)"]
    with zipfile.ZipFile(wheel, "w") as made:
        for part in parts:
            if "bower/bots" not in part:
                made.writestr(part, "")
    assert wheel_test.missing_from(wheel) == ["weights (voliera/games/bower/bots/*.net)"]


def test_what_is_played_needs_the_weights_of_both_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(wheel_checks.NETWORKS, {})
    assert capsys.readouterr().out.split() == ["birdie", "bower"]
    monkeypatch.setattr(network, "SHIPPED", tmp_path / "none.net")
    with pytest.raises(GameError, match="no network for bower"):
        exec(wheel_checks.NETWORKS, {})


@pytest.mark.parametrize("check", [wheel_checks.engine, wheel_checks.serve, wheel_checks.lab])
def test_what_works_passes(check: wheel_checks.Check, here: Here) -> None:
    check(here)


@pytest.mark.parametrize("check", [wheel_checks.imported, wheel_checks.four_packages])
def test_what_is_not_as_in_a_clean_environment_fails(check: wheel_checks.Check, here: Here) -> None:
    with pytest.raises(SystemExit):
        check(here)
