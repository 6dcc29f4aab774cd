"""What is tried in an environment that Voliera was installed into; `tools/wheel_test.py` makes the environments."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from urllib.request import Request, urlopen

PATIENCE_S = 1800.0
"""Seconds for one command: the first one compiles the rules, and the machine may be busy."""
STOP_S = 60.0
PLAYED = """
import voliera, voliera.bots, voliera.svg
assert "site-packages" in voliera.__file__, voliera.__file__
for name in ("birdie", "bower"):
    game = voliera.new(name, seed=7)
    while not game.over:
        game.apply(voliera.bots.choose(game, "greedy", seed=1)["action"])
    assert voliera.svg.draw(game).startswith("<svg")
    print(name, len(game.actions))
"""
NETWORKS = """
import voliera, voliera.bots
for name in ("birdie", "bower"):
    game = voliera.new(name, seed=7)
    game.apply(voliera.bots.choose(game, "net", seed=1)["action"])
    print(name)
"""
LABORATORY = """
from importlib.util import find_spec
import gymnasium, voliera.lab.gymnasium
from voliera.lab.pettingzoo import environments
for name in ("voliera/Birdie-v0", "voliera/Bower-v0"):
    gymnasium.make(name).reset(seed=1)
    print(name)
for name, made in environments().items():
    made.env().reset(seed=1)
    print(name)
if find_spec("pyspiel"):
    import pyspiel, voliera.lab.openspiel
    for name in ("python_birdie", "python_bower"):
        pyspiel.load_game(name).new_initial_state().apply_action(0)
        print(name)
"""
ENVIRONMENTS = ["voliera/Birdie-v0", "voliera/Bower-v0", "birdie_v0", "bower_v0"]
ENGINE = ['{"cmd":"hello"}', '{"cmd":"new","game":"birdie","seed":1}', '{"cmd":"apply","action":{"do":"pass"}}']


class Installed:
    """An environment with Voliera in it. Its processes see neither the checkout nor the user's files."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder
        self.environment = {
            "PATH": os.defpath,
            "HOME": str(folder),
            "LANG": "en_GB.UTF-8",
            "COLUMNS": "120",
            "PYTHONUTF8": "1",
            "VOLIERA_CACHE": str(cache),
            "VOLIERA_DATA": str(folder / "data"),
            **{name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "REQUESTS_"))},
        }

    def command(self, name: str, *arguments: str) -> list[str]:
        """Return the command line for a program of the environment."""
        return [str(self.folder / "bin" / name), *arguments]

    def run(self, name: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a program of the environment, whatever it returns."""
        return subprocess.run(
            self.command(name, *arguments),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            cwd=self.folder,
            env=self.environment,
            timeout=PATIENCE_S,
        )

    def call(self, name: str, *arguments: str, typed: str = "") -> str:
        """Run a program of the environment, and return what it says; a failure is an error."""
        done = self.run(name, *arguments, typed=typed)
        if done.returncode:
            raise SystemExit(f"{name} {' '.join(arguments)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout


def expect(holds: bool, what: str) -> None:
    """End the test unless something holds."""
    if not holds:
        raise SystemExit(what)


def four_packages(installed: Installed) -> None:
    """Nothing but the four packages is installed."""
    listed = {one["name"].lower() for one in json.loads(installed.call("pip", "list", "--format", "json"))}
    listed -= {"pip", "setuptools", "llvmlite"}  # the environment's own, and what numba needs
    expect(listed == {"voliera", "numpy", "numba", "msgspec", "platformdirs"}, f"installed: {sorted(listed)}")


def imported(installed: Installed) -> None:
    """Both games are played and drawn in Python, and their networks are there."""
    said = installed.call("python", "-c", PLAYED).split()
    expect(said[::2] == ["birdie", "bower"], f"played: {said}")
    said = installed.call("python", "-c", NETWORKS).split()
    expect(said == ["birdie", "bower"], f"played by networks: {said}")


def engine(installed: Installed) -> None:
    """`voliera engine` answers the protocol."""
    said = installed.call("voliera", "engine", typed="\n".join(ENGINE) + "\n")
    answers = [json.loads(line) for line in said.splitlines()]
    expect(len(answers) == len(ENGINE) and all(one["ok"] for one in answers), f"answers: {said}")
    expect(answers[0]["games"] == ["birdie", "bower"], f"games: {answers[0]}")


def refusals(installed: Installed) -> None:
    """`voliera serve`, `play` and `arena` say which extra they need."""
    for command, extra in (("serve", "server"), ("play", "terminal"), ("arena", "arena")):
        done = installed.run("voliera", command)
        expect(done.returncode == 2, f"{command} ended with {done.returncode}: {done.stderr}")
        expect(f'pip install "voliera[{extra}]"' in done.stderr and "Traceback" not in done.stderr, done.stderr)


def play(installed: Installed) -> None:
    """`voliera play` shows a table, and ends with its input."""
    for game in ("birdie", "bower"):
        said = installed.call("voliera", "play", game, "--seats", "me,greedy", "--seed", "1", "--lang", "it")
        expect(len(said.splitlines()) > 8, f"{game}: {said}")


def arena(installed: Installed) -> None:
    """`voliera arena` plays a match, and writes a report with plots."""
    asked = ["arena", "bower", "greedy", "random", "--units", "3", "--jobs", "2", "--json", "--report", "match.html"]
    lines = [json.loads(line) for line in installed.call("voliera", *asked).splitlines()]
    expect(len(lines) > 1, f"a match: {lines}")
    page = (installed.folder / "match.html").read_text(encoding="utf-8")
    expect("<svg" in page, "the report has no plot")


def lab(installed: Installed) -> None:
    """Environments of Gymnasium and PettingZoo can be made, and OpenSpiel's games where that is installed."""
    said = installed.call("python", "-c", LABORATORY).split()
    expect(said[: len(ENVIRONMENTS)] == ENVIRONMENTS, f"environments: {said}")
    expect(said[len(ENVIRONMENTS) :] in ([], ["python_birdie", "python_bower"]), f"games of OpenSpiel: {said}")


def serve(installed: Installed) -> None:
    """`voliera serve` shows the page, answers by HTTP, and ends when asked."""
    asked = installed.command("voliera", "serve", "--port", "0", "--no-browser", "--lang", "en")
    with subprocess.Popen(
        asked,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=installed.folder,
        env=installed.environment,
    ) as server:
        try:
            url = address_in(server)
            look_at(url)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(STOP_S)
    expect(server.returncode == 0, f"the server ended with {server.returncode}")


def address_in(server: subprocess.Popen[str]) -> str:
    """Return the address that a server prints when it answers."""
    said = ""
    for line in server.stdout or ():
        said += line
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return found[0]
    raise SystemExit(f"the server does not say where it is:\n{said}")


def look_at(url: str) -> None:
    """Look at a server as a browser does: the page and its script, a session, a table."""
    page = got(url)
    expect("<title>Voliera" in page, page[:400])
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    expect(bool(scripts) and len(got(url + scripts[0])) > 1000, f"no script in {page[:400]}")
    expect(got(f"{url}/healthz").startswith("{"), "/healthz")
    cookie = session(url)
    table = json.loads(
        got(f"{url}/api/tables", {"game": "birdie", "seats": [{"kind": "me"}, {"kind": "free"}]}, cookie)
    )
    expect(table["status"] == "open", f"a table: {table}")


def session(url: str) -> str:
    """Become a guest; return the cookie."""
    asked = Request(f"{url}/api/session", json.dumps({"name": "Ada", "lang": "en"}).encode(), headers_of(url))
    with urlopen(asked, timeout=STOP_S) as answer:
        return str(answer.headers["set-cookie"]).partition(";")[0]


def got(url: str, body: object = None, cookie: str = "") -> str:
    """Ask for something, and return the answer's text."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, {**headers_of(url), "cookie": cookie}), timeout=STOP_S) as answer:
        return bytes(answer.read()).decode()


def headers_of(url: str) -> dict[str, str]:
    """Return the headers of a page's own requests."""
    return {"content-type": "application/json", "origin": "/".join(url.split("/")[:3])}


Check = Callable[[Installed], None]
SMALLEST: tuple[Check, ...] = (four_packages, imported, engine, refusals)
WITH_EXTRAS: tuple[Check, ...] = (imported, engine, play, arena, serve, lab)
