"""The golden games are what the engine plays today, line by line, and together they show everything that can happen."""

import re
from difflib import unified_diff
from itertools import islice

import pytest

from tests.configurations import FACTS, Configuration
from tests.games.bower.facts import BONUSES, TOKENS
from tests.golden.write import FOLDER, GOLDEN, path, transcript
from voliera.games import rules_of

LARGEST = 60_000
"""Bytes: more is not read."""
DIFFERENCES = 80
"""Lines of a difference that are shown."""
CHAIN = r"  formed [^\n]*\n(?:  (?:wrote|nothing|flapped|trophy)[^\n]*\n)+  formed "
"""Two sets that appear one after the other, without a removal between them."""


@pytest.mark.parametrize(("configuration", "seed"), GOLDEN, ids=str)
def test_a_golden_game(configuration: Configuration, seed: int) -> None:
    golden = path(configuration).read_text(encoding="utf-8").splitlines()
    today = transcript(configuration, seed).splitlines()
    if today != golden:
        difference = unified_diff(golden, today, "golden", "today", n=6, lineterm="")
        shown = "\n".join(islice(difference, DIFFERENCES))
        name = path(configuration).name
        pytest.fail(f"{name}: if this is meant, `make golden` rewrites it\n{shown}", pytrace=False)


def test_there_are_no_other_files() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {path(configuration).name for configuration, _ in GOLDEN}
    assert max(file.stat().st_size for file in FOLDER.glob("*.txt")) < LARGEST


@pytest.mark.parametrize("game", list(FACTS))
def test_everything_happens_in_some_golden_game(game: str) -> None:
    """Every event, action and phase; and every variant with every number of players has a game."""
    text = "\n".join(path(found).read_text(encoding="utf-8") for found, _ in GOLDEN if found.game == game)
    assert set(re.findall(r"^  ([a-z-]+) ", text, re.MULTILINE)) == set(FACTS[game].events)
    assert set(re.findall(r"^plays: ([a-z-]+)", text, re.MULTILINE)) == FACTS[game].actions
    for phase in FACTS[game].phases:
        assert re.search(rf"[,:] {phase}\b", text)
    rules = rules_of(game)
    fewest, most = rules.players
    every = {(players, variant) for players in range(fewest, most + 1) for variant in rules.variants}
    assert every <= {(found.players, found.variant) for found, _ in GOLDEN if found.game == game}


def test_some_golden_games_of_birdie_have_chains() -> None:
    chained = [found for found, _ in GOLDEN if re.search(CHAIN, path(found).read_text(encoding="utf-8"))]
    assert {(found.variant, "single_chain" in found.options) for found in chained} == {
        ("expert", False),
        ("expert", True),
    }


def test_every_bonus_tile_of_bower_is_kept_in_some_golden_game() -> None:
    """And every token is laid; a tile is covered, given and played, and discarded; somebody plays twice."""
    games = [path(found).read_text(encoding="utf-8") for found, _ in GOLDEN if found.game == "bower"]
    text = "\n".join(games)
    assert set(re.findall(r"^  bonus-kept seat=. bonus=([a-z0-9-]+)", text, re.MULTILINE)) == set(BONUSES)
    assert set(re.findall(r"^  token-laid seat=. token=([a-z-]+)", text, re.MULTILINE)) == set(TOKENS)
    for happened in ("cover-laid", "gift-given", "double-turn", "tile-discarded", "tile-played .* gift=true"):
        assert re.search(rf"^  {happened}", text, re.MULTILINE), happened
    mixtures = {(found.variant, "fair_play" in found.options) for found, _ in GOLDEN if found.game == "bower"}
    assert mixtures == {(variant, fair) for variant in ("standard", "super") for fair in (False, True)}
