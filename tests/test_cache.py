"""Compiled rules are never stale: whatever they are made of is in the name of their cache folder."""

import shutil
from pathlib import Path

import pytest

import voliera
from voliera.kernel import sources_key

PACKAGE = Path(voliera.__file__).parent


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package to change things in."""
    return Path(shutil.copytree(PACKAGE, tmp_path / "voliera", ignore=shutil.ignore_patterns("__pycache__")))


def test_the_same_sources_have_the_same_key(package: Path) -> None:
    assert sources_key(package) == sources_key(PACKAGE)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("kernel.py", "range(12)", "range(13)"),
        ("birdie/turns.py", "2 * (int(s.players)", "3 * (int(s.players)"),
        ("birdie/numbers.py", "DONE = 1", "DONE = 0"),
        ("birdie/components.py", "OWL_LIMIT = 5", "OWL_LIMIT = 6"),
        ("birdie/happenings.py", "OVER = 22", "OVER = 23"),
    ],
)
def test_a_changed_rule_or_constant_changes_the_key(package: Path, file: str, old: str, new: str) -> None:
    source = (package / file).read_text(encoding="utf-8")
    assert old in source
    (package / file).write_text(source.replace(old, new), encoding="utf-8")
    assert sources_key(package) != sources_key(PACKAGE)


def test_texts_elsewhere_do_not_change_the_key(package: Path) -> None:
    (package / "cli.py").write_text("# nothing here is compiled\n", encoding="utf-8")
    assert sources_key(package) == sources_key(PACKAGE)
