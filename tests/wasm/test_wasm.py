"""The module plays, solves, searches and evaluates as the CPU does, and has every function that browsers need."""

import re
from pathlib import Path

import pytest

import voliera
from tests.wasm import node
from tests.wasm.games import cases
from tests.wasm.recording import recording
from tests.wasm.sessions import call_small_functions, play_all
from voliera.games import GAMES
from voliera.kernel.exports import Scalar
from voliera.wasm import all_exports

IN_NODE = 8_000
"""Games compared; `make campaign-wasm` plays as many in Chromium."""
IN_CHROMIUM = 200
CALLS = 15
"""Calls of each function that are compared, at most."""
PACKAGE = Path(voliera.__file__).parent
NOT_FOR_BROWSERS = {
    "voliera.games.birdie.selfplay.cpu": {"deal_some", "step_many"},  # training
    "voliera.games.birdie.selfplay.secrets": {"tell_many"},
    "voliera.games.bower.rules.survey": {"pays_under"},  # an entry for its tests
    "voliera.games.bower.selfplay.cpu": {"step_many"},
    "voliera.games.bower.selfplay.secrets": {"tell_many"},
    "voliera.games.bower.selfplay.tables": {"deal_some"},
    "voliera.games.bower.bots.observed": {"look_many", "think_many"},  # for the network, which browsers do without
    "voliera.games.birdie.bots.lookahead.playing": {"trial"},  # finding good tastes
    "voliera.games.bower.bots.instinct.playing": {"compare"},
}


def test_every_entry_is_exported_or_named_as_not_needed() -> None:
    entries = set()
    for path in PACKAGE.rglob("*.py"):
        if "lab" in path.parts[len(PACKAGE.parts) :]:
            continue  # environments for research
        module = ".".join(("voliera", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
        names = re.findall(r"^@(?:short_)?entry\ndef (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        entries |= {(module, name) for name in names}
    exported = {(export.plain.__module__, export.plain.__name__) for export in all_exports()}
    left_out = {(module, name) for module, names in NOT_FOR_BROWSERS.items() for name in names}
    assert exported | left_out == entries
    assert not exported & left_out


def test_names_are_those_of_games_and_each_function_has_one() -> None:
    names = [export.name for export in all_exports()]
    assert len(set(names)) == len(names)
    for game, wing in GAMES.items():
        assert all(export.name.startswith(f"{game}_") for export in wing.exports())


def test_halves_of_seeds_cross_the_border_whole() -> None:
    """A seed that lost bits would deal another game: a half has 32 bits and no sign, a whole one 64."""
    for export in all_exports():
        for name, argument in zip(export.names, export.arguments, strict=True):
            if name in ("low", "high"):
                assert argument is Scalar.WORD, export.name
            if name == "seed":
                assert argument is Scalar.LONG, export.name


def compare_games(program: str, games: int) -> None:
    played = cases(games)
    answers = node.run_with([case.document() for case in played], program)
    decisions = 0
    for case, answer in zip(played, answers, strict=True):
        decisions += answer["decisions"]
        assert not case.different(answer["digests"]), case.configuration
    assert sum(len(case.seeds) for case in played) >= games
    assert decisions > 50 * games


def test_games_are_the_same_byte_by_byte() -> None:
    """Record, listing and log after every step, in every configuration."""
    compare_games("games.mjs", IN_NODE)


@pytest.mark.skipif(node.chromium() is None, reason="Chromium is missing")
def test_games_are_the_same_in_a_browser() -> None:
    compare_games("chromium.mjs", IN_CHROMIUM)


def test_recorded_calls_do_the_same(tmp_path: Path) -> None:
    """Results, and all bytes of all arguments: rules, solvers, searches, networks."""
    with recording(tmp_path, CALLS) as recorder:
        call_small_functions()
        play_all(games=1, nodes=60)
    found = node.run("calls.mjs", tmp_path)
    assert {name: one["calls"] for name, one in found.items()} == recorder.kept
    assert {name: one["different"] for name, one in found.items() if one["different"]} == {}
    assert set(found) == {export.name for export in all_exports()}
