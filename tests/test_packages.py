"""What the package needs: four packages to play, and an extra for each further part.

The smallest installation is tried in a process in which nothing else can be imported; `make wheel-test` tries it, and
extras, in environments of their own.
"""

import ast
import re
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from typer.testing import CliRunner

from tests.blocked import SMALLEST
from tests.waiting import PATIENCE_S
from voliera import extras
from voliera.__main__ import bare
from voliera.cli import app

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
REQUIREMENTS = {name: list(map(Requirement, lines)) for name, lines in PROJECT["optional-dependencies"].items()}
FOLDERS = {
    "arena/whole_games.py": "data",
    "arena/*": "ray",
    "cli/learn.py": "learn",
    "cli/*": "terminal",
    "client/*": "client",
    "games/*/terminal/*": "terminal",
    "lab/*": "lab",
    "languages.py": "terminal",
    "lexicon.py": "terminal",
    "learn/*": "learn",
    "server/*": "server",
    "terminal/*": "terminal",
}
"""Parts of the package that need an extra; all others need none."""
PLAYING = """
import voliera
from tests.blocked import loaded, SMALLEST
from voliera import bots, coach, notation, puzzles, solve, svg
from voliera.engine import Engine
from voliera.games.birdie import forms
from voliera.games.bower import forms
from voliera.protocol.engine import Engine

for name, level in (("birdie", "greedy"), ("birdie", "net"), ("bower", "heuristic")):
    game = voliera.new(name, seed=3)
    assert svg.draw(game).startswith("<svg")
    while not game.over:
        game.apply(bots.choose(game, level, seed=1)["action"])
    assert voliera.replay(game.record()).result() == game.result()
    assert list(notation.parse(notation.format_game(notation.Notated(game.record()))))
rounds = [{"pass_order": [0, 1], "lines": ["OWwi WOwi", None]}]
sheet = {"format": "voliera/sheet/1", "game": "birdie", "players": 2, "rounds": rounds}
assert voliera.score(sheet)["rounds"][0]["seats"][0]["best"]["value"] > 0
assert loaded() == SMALLEST, loaded()
print("played")
"""

LACKING = """
from importlib import import_module

for module in ("arena", "client", "lab.gymnasium", "lab.openspiel", "lab.pettingzoo"):
    try:
        getattr(import_module(f"voliera.{module}"), "match")
    except ImportError as error:
        print(error)
"""


def blocked(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.blocked", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE_S)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def packages_of(extra: str) -> set[str]:
    """The packages of an extra, those of the extras that it includes too."""
    found: set[str] = set()
    for one in REQUIREMENTS[extra]:
        found |= {name for other in one.extras for name in packages_of(other)} if one.extras else {normal(one.name)}
    return found


@cache
def makers() -> dict[str, list[str]]:
    """Which packages bring a module; torch and ray need not be installed."""
    return {"ray": ["ray"], "torch": ["torch"], **packages_distributions()}


def test_four_packages_are_enough_to_play_think_and_score() -> None:
    done = blocked("-c", PLAYING)
    assert done.stdout == "played\n", done.stderr


def test_four_packages_are_enough_for_the_engine() -> None:
    done = blocked("engine", typed='{"cmd":"new","game":"bower","seed":1}\n{"cmd":"legal"}\n')
    assert [line.startswith('{"ok":true') for line in done.stdout.splitlines()] == [True, True], done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            ["serve", "--port", "0"],
            '`voliera serve` needs packages that are not installed: pip install "voliera[server]"',
        ),
        (["reports"], '`voliera reports` needs packages that are not installed: pip install "voliera[server]"'),
        (["play"], '`voliera play` needs packages that are not installed: pip install "voliera[terminal]"'),
        ([], 'The command line needs packages that are not installed: pip install "voliera[terminal]"'),
    ],
)
def test_other_commands_say_what_to_install(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bare(arguments) == 2
    assert capsys.readouterr().err == f"{words}\n"


def test_the_command_line_without_its_packages_does_not_show_a_traceback() -> None:
    done = blocked("arena", "birdie", "greedy", "random")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == '`voliera arena` needs packages that are not installed: pip install "voliera[arena]"\n'


def test_the_version_needs_no_packages(capsys: pytest.CaptureFixture[str]) -> None:
    assert bare(["--version"]) == 0
    assert capsys.readouterr().out.startswith("voliera ")


@pytest.mark.parametrize(
    ("command", "extra", "lang", "words"),
    [
        (["arena", "birdie", "greedy", "random"], "arena", "en", "Packages for this command are missing"),
        (["join", "LINK"], "client", "it", "A questo comando mancano dei pacchetti"),
        (["learn", "birdie"], "learn", "es", "A esta orden le faltan paquetes"),
        (["serve"], "server", "ru", "Для этой команды не хватает пакетов"),
        (["reports"], "server", "en", "Packages for this command are missing"),
    ],
)
def test_a_command_whose_extra_is_missing_says_so(
    command: list[str], extra: str, lang: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(extras.EXTRAS, extra, (*extras.EXTRAS[extra], "no_such_module"))
    done = CliRunner().invoke(app, [*command, "--lang", lang])
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f'✗ {words}: pip install "voliera[{extra}]"\n'


def test_modules_whose_extra_is_missing_say_so() -> None:
    done = blocked("-c", LACKING)
    assert done.stdout.splitlines() == [
        f'{module} needs packages that are not installed: pip install "voliera[{extra}]"'
        for module, extra in (
            ("voliera.arena", "arena"),
            ("voliera.client", "client"),
            ("voliera.lab.gymnasium", "lab"),
            ("voliera.lab.openspiel", "lab"),
            ("voliera.lab.pettingzoo", "lab"),
        )
    ], done.stderr


def test_the_smallest_installation_is_what_it_says() -> None:
    assert {normal(Requirement(one).name) for one in PROJECT["dependencies"]} == SMALLEST - {"llvmlite"}


def test_all_extras_are_in_all() -> None:
    (everything,) = REQUIREMENTS["all"]
    assert everything.extras == set(REQUIREMENTS) - {"all"}


@pytest.mark.parametrize("extra", list(extras.EXTRAS))
def test_the_modules_of_an_extra_are_of_its_packages(extra: str) -> None:
    for module in extras.EXTRAS[extra]:
        assert set(map(normal, makers()[module])) & packages_of(extra), module


def imports_of(path: Path) -> set[str]:
    """The modules that a file imports, by their first names; those for the type checker alone are not among them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for one in node.body
        for inner in ast.walk(one)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"voliera"}


def test_every_part_imports_packages_of_its_extra_only() -> None:
    package = ROOT / "src" / "voliera"
    made_by = makers()
    allowed_everywhere = SMALLEST | {"typing-extensions"}
    for path in package.rglob("*.py"):
        inside = path.relative_to(package)
        part = next((extra for pattern, extra in FOLDERS.items() if fnmatch(str(inside), pattern)), None)
        allowed = allowed_everywhere | (packages_of(part) if part else set())
        for module in imports_of(path):
            assert set(map(normal, made_by[module])) & allowed, f"{inside} imports {module}"


def test_libraries_whose_inside_is_overridden_have_an_upper_bound() -> None:
    wanted = [*map(Requirement, PROJECT["dependencies"])]
    wanted += [one for extra in ("client", "cuda", "server") for one in REQUIREMENTS[extra]]
    capped = {normal(one.name) for one in wanted if "<" in {part.operator for part in one.specifier}}
    assert {"numba", "numba-cuda", "uvicorn", "websockets"} <= capped


def test_what_is_pinned_fits() -> None:
    pinned = {
        normal(one.name): str(one.specifier).removeprefix("==")
        for name in ("requirements.txt", "requirements-dev.txt", "requirements-learn.txt")
        for line in (ROOT / name).read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
        for one in [Requirement(line)]
    }
    wanted = [Requirement(one) for one in PROJECT["dependencies"]]
    wanted += [one for extra, several in REQUIREMENTS.items() if extra != "cuda" for one in several if not one.extras]
    for one in wanted:
        assert one.specifier.contains(pinned[normal(one.name)]), one
