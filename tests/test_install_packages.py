"""Packages of the system are installed by purpose; where that is not possible, somebody reads what is missing."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "tools" / "install-packages.sh"
ASKED = re.compile(r"\$\(INSTALL\) (\w+)|install-packages\.sh (\w+)")


def run(folder: Path, purpose: str, *, user: int = 0, apt: int = 0) -> tuple[int, str, list[str]]:
    """Run the script with an `id` and an `apt-get` of ours; return its status, what it said, and what was asked for."""
    asked = folder / "asked"
    asked.touch()
    for name, lines in (("id", f"echo {user}"), ("apt-get", f'echo "$@" >> {asked}; exit {apt}')):
        (folder / name).write_text(f"#!/bin/sh\n{lines}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    path = f"{folder}:{os.environ['PATH']}"
    done = subprocess.run([SCRIPT, purpose], env={"PATH": path}, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, asked.read_text(encoding="utf-8").splitlines()


def purposes() -> set[str]:
    """Return every purpose that the Makefile and CI ask for."""
    sources = (ROOT / "Makefile", ROOT / ".github" / "workflows" / "ci.yml")
    found = (ASKED.findall(source.read_text(encoding="utf-8")) for source in sources)
    return {one or other for pairs in found for one, other in pairs}


@pytest.mark.parametrize("purpose", sorted(purposes()))
def test_root_installs_what_a_purpose_needs(tmp_path: Path, purpose: str) -> None:
    status, said, asked = run(tmp_path, purpose)
    assert (status, said) == (0, "")
    assert asked[0] == "update -q"
    assert re.fullmatch(r"install -y -q [a-z].*|install -y -q --no-install-recommends [a-z].*", asked[1])


def test_others_are_told_what_is_missing(tmp_path: Path) -> None:
    status, said, asked = run(tmp_path, "servers", user=1000)
    assert (status, asked) == (1, [])
    assert "tests that need them will be skipped (Debian: apt-get install postgresql redis-server faketime)" in said


def test_a_failed_installation_is_told(tmp_path: Path) -> None:
    status, said, asked = run(tmp_path, "browser", apt=100)
    assert (status, asked) == (1, ["update -q"])
    assert "Chromium is missing" in said


def test_an_unknown_purpose_is_refused(tmp_path: Path) -> None:
    assert run(tmp_path, "chromium")[0] == 2
