"""Build the wheel, install it into clean environments, and use it there: `make wheel-test`.

Every Python from 3.11 up that is found gets two environments: the smallest installation, and one with the extras that
are not gigabytes. In each, the commands are started as people start them. Nothing of the checkout is visible there.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from tools import wheel_checks
from tools.wheel_checks import Installed

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "wheel-test"
OLDEST = (3, 11)
NEWEST = (3, 19)
"""No further Python is looked for."""
EXTRAS = "arena,lab,server"
"""Of `all`, what is not gigabytes: no torch, no ray, nothing for a GPU."""
PARTS = {
    "pages": "voliera/web/index.html",
    "rules for browsers": "voliera/web/assets/voliera-*.wasm",
    "art": "voliera/games/{birdie,bower}/svg/art.svg",
    "weights": "voliera/games/{birdie,bower}/bots/*.net",
    "words": "voliera/locales/{en,it,es,ru}/terminal.ftl",
    "rules to read": "voliera/rules/{,it/,es/,ru/}birdie.md",
    "migrations": "voliera/server/storage/migrations/versions/0001_first.py",
    "types": "voliera/py.typed",
}
"""What a wheel must hold, beside the Python files."""


class Python(NamedTuple):
    """An interpreter, and its version."""

    version: tuple[int, int]
    path: str

    def __str__(self) -> str:
        return ".".join(map(str, self.version))


def pythons(candidates: Iterable[str] | None = None) -> list[Python]:
    """Return one interpreter for each version that fits, in the order of versions."""
    found: dict[tuple[int, int], Python] = {}
    for path in places() if candidates is None else candidates:
        version = version_of(path)
        if version is not None and version >= OLDEST:
            found.setdefault(version, Python(version, path))
    return sorted(found.values())


def places() -> list[str]:
    """Return where interpreters may be: this one, those on the path, those of pyenv and of uv."""
    names = [f"python3.{minor}" for minor in range(OLDEST[1], NEWEST[1] + 1)]
    listed = [sys._base_executable]  # type: ignore[attr-defined]  # not that of a virtual environment
    listed += [path for name in names if (path := shutil.which(name))]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    listed += [str(path) for path in sorted(pyenv.glob("versions/3.*/bin/python3"))]
    if uv := shutil.which("uv"):
        said = subprocess.run([uv, "python", "list", "--only-installed"], capture_output=True, text=True, check=False)
        listed += [line.split()[1] for line in said.stdout.splitlines() if len(line.split()) > 1]
    return listed


def version_of(path: str) -> tuple[int, int] | None:
    """Return the version of an interpreter, or None where it does not run or cannot make environments."""
    asked = [path, "-c", "import sys, venv, ensurepip; print(*sys.version_info[:2])"]
    try:
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
    except OSError:
        return None
    major, _, minor = done.stdout.strip().partition(" ")
    return (int(major), int(minor)) if done.returncode == 0 and minor else None


def build() -> Path:
    """Build the wheel, with the browser's side inside; return its path."""
    shutil.rmtree(FOLDER / "wheel", ignore_errors=True)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(FOLDER / "wheel")]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = (FOLDER / "wheel").glob("*.whl")
    return wheel


def missing_from(wheel: Path) -> list[str]:
    """Return which of the parts a wheel lacks."""
    with zipfile.ZipFile(wheel) as opened:
        names = [Path(name) for name in opened.namelist()]
    return [
        f"{part} ({pattern})"
        for part, patterns in PARTS.items()
        for pattern in spelled_out(patterns)
        if not any(name.match(pattern) for name in names)
    ]


def spelled_out(pattern: str) -> list[str]:
    """Return the patterns that one with alternatives in braces stands for."""
    before, brace, rest = pattern.partition("{")
    if not brace:
        return [pattern]
    inside, _, after = rest.partition("}")
    return [before + one + after for one in inside.split(",")]


def install(wheel: Path, python: Python, extras: str) -> Installed:
    """Make an environment with the wheel in it, and nothing else."""
    folder = FOLDER / f"{python}-{'extras' if extras else 'smallest'}"
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([python.path, "-m", "venv", str(folder)], check=True)
    environment = Installed(folder, FOLDER / f"cache-{python}")
    what = f"{wheel}[{extras}]" if extras else str(wheel)
    environment.call("pip", "install", "-q", "--disable-pip-version-check", what)
    return environment


def try_out(wheel: Path, python: Python, interpreted: bool = False) -> None:
    """Try the smallest installation and the one with extras; in that, the rules may run interpreted."""
    for extras, checks in (("", wheel_checks.SMALLEST), (EXTRAS, wheel_checks.WITH_EXTRAS)):
        with told(f"Python {python}: install {f'with {extras}' if extras else 'the smallest'}"):
            environment = install(wheel, python, extras)
        if extras and interpreted:
            environment.environment["VOLIERA_MODE"] = "interpreted"
        for check in checks:
            with told(f"Python {python}: {one_line(check)}"):
                check(environment)
        shutil.rmtree(environment.folder)


def one_line(check: Callable[[Installed], None]) -> str:
    """Return what a check says about itself."""
    said = (check.__doc__ or check.__name__).rstrip(".")
    return said[0].lower() + said[1:]


class told:  # noqa: N801  # used like a function
    """Say what is done, and how long it took."""

    def __init__(self, what: str) -> None:
        self.what = what

    def __enter__(self) -> None:
        self.began = time.monotonic()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        verdict = "ok" if kind is None else "FAILED"
        print(f"{verdict:6} {time.monotonic() - self.began:6.1f} s  {self.what}", flush=True)


def main(arguments: list[str]) -> int:
    """Try all interpreters that are found, or those that are named."""
    parser = argparse.ArgumentParser(prog="python -m tools.wheel_test", description=__doc__)
    parser.add_argument("--python", action="append", metavar="PATH", help="an interpreter; else all that are found")
    parser.add_argument("--wheel", type=Path, metavar="FILE", help="a wheel; else it is built")
    parser.add_argument("--interpreted", action="store_true", help="compile only where few packages are installed")
    asked = parser.parse_args(arguments)
    found = pythons(asked.python)
    if not found:
        print("no Python from 3.11 up was found", file=sys.stderr)
        return 1
    with told("build the wheel"):
        wheel: Path = asked.wheel.resolve() if asked.wheel else build()
    if lacking := missing_from(wheel):
        print(f"the wheel lacks {', '.join(lacking)}", file=sys.stderr)
        return 1
    print(f"       {wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB; Python {', '.join(map(str, found))}", flush=True)
    for python in found:
        try_out(wheel, python, asked.interpreted)
    shutil.rmtree(FOLDER, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
