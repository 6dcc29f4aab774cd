"""Libraries for research are imported only by those who ask for them."""

import subprocess
import sys

EXTRAS = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "torch")


def imported(statement: str) -> set[str]:
    """Which of the libraries are loaded after a statement, in a new process."""
    code = f"import sys\n{statement}\nprint(*(name for name in {EXTRAS!r} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_voliera_loads_none_of_them() -> None:
    assert imported("import voliera, voliera.bots, voliera.lab, voliera.lab.batch, voliera.cli.main") == set()


def test_each_environment_loads_its_own() -> None:
    assert imported("import voliera.lab.gymnasium.vector") == {"gymnasium"}
    assert imported("import voliera.lab.pettingzoo") == {"gymnasium", "pettingzoo"}
