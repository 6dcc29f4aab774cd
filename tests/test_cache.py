"""Compiled rules are never stale: whatever they are made of is in the name of their cache folder."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import voliera
from voliera import kernel
from voliera.kernel.sources import key_of, key_of_all, made_of

PACKAGE = Path(voliera.__file__).parent


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package to change things in."""
    return Path(shutil.copytree(PACKAGE, tmp_path / "voliera", ignore=shutil.ignore_patterns("__pycache__")))


def test_the_same_sources_have_the_same_key(package: Path) -> None:
    assert key_of_all(package) == key_of_all(PACKAGE)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("kernel/__init__.py", "range(12)", "range(13)"),
        ("games/birdie/rules/turns.py", "2 * (int(s.players)", "3 * (int(s.players)"),
        ("games/birdie/rules/numbers.py", "DONE = 1", "DONE = 0"),
        ("games/birdie/rules/box.py", "OWL_LIMIT = 5", "OWL_LIMIT = 6"),
        ("games/birdie/rules/happenings.py", "OVER = 22", "OVER = 23"),
    ],
)
def test_a_changed_rule_or_constant_changes_the_key(package: Path, file: str, old: str, new: str) -> None:
    source = (package / file).read_text(encoding="utf-8")
    assert old in source
    (package / file).write_text(source.replace(old, new), encoding="utf-8")
    assert key_of_all(package) != key_of_all(PACKAGE)


def test_texts_elsewhere_do_not_change_the_key(package: Path) -> None:
    (package / "cli.py").write_text("# nothing here is compiled\n", encoding="utf-8")
    assert key_of_all(package) == key_of_all(PACKAGE)


def test_only_what_leans_on_a_change_is_compiled_again(package: Path) -> None:
    def keys(root: Path) -> list[str]:
        files = ("games/birdie/rules/steps.py", "games/birdie/solve/tree.py", "games/bower/rules/steps.py")
        return [key_of(root / file, root) for file in files]

    before = keys(package)
    changed = Path(shutil.copytree(package, package.parent / "changed"))
    (changed / "games/birdie/solve/links.py").write_text("# nothing\n", encoding="utf-8")
    after = keys(changed)
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, False, True]
    again = Path(shutil.copytree(package, package.parent / "again"))
    with (again / "games/birdie/rules/box.py").open("a", encoding="utf-8") as file:
        file.write("# a remark\n")
    assert [old == new for old, new in zip(before, keys(again), strict=True)] == [False, False, True]


def test_everything_that_is_compiled_is_in_its_own_key() -> None:
    """Rules, constants of other files, and files imported by those."""
    made = {path.relative_to(PACKAGE).as_posix() for path in made_of(PACKAGE / "games/birdie/solve/tree.py")}
    birdie = {f"games/birdie/{name}.py" for name in ("rules/state", "rules/box", "solve/links")}
    assert {"kernel/__init__.py", *birdie} <= made
    assert "games/birdie/border/text.py" not in made


TWICE = """
import sys
from voliera.kernel import entry

@entry
def twice(n: int) -> int:
    return 2 * n

print(twice(21), "numba.np.linalg" in sys.modules)
"""


def test_only_compiling_needs_all_that_could_be_compiled(tmp_path: Path) -> None:
    """Numba declares the whole of NumPy before it compiles; what is compiled is loaded without that.

    The same source in another folder, as another environment or checkout has it, is not compiled again.
    """

    def told(folder: str) -> str:
        path = tmp_path / folder / "twice.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(TWICE, encoding="utf-8")
        command = [sys.executable, str(path)]
        environment = os.environ | {"VOLIERA_CACHE": str(tmp_path), "VOLIERA_MODE": "compiled"}
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()

    assert [told("one"), told("one"), told("another")] == ["42 True", "42 False", "42 False"]


DAY_S = 86_400


@pytest.mark.parametrize("ahead_s", [0, 60 * DAY_S, -60 * DAY_S])
def test_what_nobody_has_used_for_a_month_is_removed_whatever_the_clock_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ahead_s: int
) -> None:
    """A clock that is wrong must not cost every process its compiled rules."""
    monkeypatch.setenv("VOLIERA_CACHE", str(tmp_path))
    own, used, stale = kernel.cache_folder(), tmp_path / "compiled" / "used", tmp_path / "compiled" / "stale"
    for folder, days in ((own, 90), (used, 29), (stale, 31)):
        folder.mkdir(parents=True)
        os.utime(folder, (time.time() - days * DAY_S,) * 2)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + ahead_s)
    kernel.forget_stale_caches()
    assert [folder.exists() for folder in (own, used, stale)] == [True, True, False]
