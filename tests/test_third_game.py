"""A further game is one folder and one line: a tiny one is played through `Game`, engine, arena and server."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import voliera
from tests.server.api_world import opened, two
from tests.third_game import Twigs
from voliera import bots
from voliera.arena import match
from voliera.games import GAMES
from voliera.server.api.meta import meta
from voliera.server.settings import Limits


@pytest.fixture(autouse=True)
def _third_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "twigs", Twigs())


def test_a_game_is_played_recorded_and_replayed() -> None:
    game = voliera.new("twigs", seed=1)
    chance = random.Random(1)
    while not game.over:
        game.apply(chance.choice(game.legal()))
    assert game.result()["winners"] == [game.states["last"].item(0)]
    assert voliera.replay(game.record()).result() == game.result()
    game.undo()
    assert not game.over
    with pytest.raises(voliera.GameError, match="T-1"):
        game.apply({"do": "take", "count": 4})
    assert repr(game).startswith("<Game: twigs, standard, 2 players, ")


def test_the_random_bot_plays_it_and_others_say_that_they_cannot() -> None:
    game = voliera.new("twigs", seed=2)
    assert bots.choose(game, "random", seed=1)["action"] in game.legal()
    with pytest.raises(voliera.GameError, match="twigs has no bot but random"):
        bots.choose(game, "search", seed=1)


def test_the_engine_process_plays_it() -> None:
    asked = [
        {"id": 1, "cmd": "hello"},
        {"id": 2, "cmd": "new", "game": "twigs", "players": 2, "seed": 1},
        {"id": 3, "cmd": "legal", "game_id": "g1"},
    ]
    lines = "".join(json.dumps(one) + "\n" for one in asked)
    engine = [sys.executable, "-m", "tests.third_game", "engine"]
    done = subprocess.run(engine, input=lines, capture_output=True, text=True, check=True)
    hello, made, legal = map(json.loads, done.stdout.splitlines())
    assert "twigs" in hello["games"]
    assert made["ok"], made
    assert legal["actions"] == [{"do": "take", "count": count} for count in (1, 2, 3)]


def test_the_arena_counts_its_wins() -> None:
    outcome = match("twigs", ["random", "random"], units=4, seed=1, jobs=1)
    assert len(outcome.games) == 8
    assert {tuple(line["totals"]) for line in outcome.games} == {(0, 1), (1, 0)}


def test_the_server_seats_two_people_until_one_of_them_has_won(tmp_path: Path) -> None:
    with opened(tmp_path) as world:
        assert "twigs" in [one.game for one in meta(Limits()).games]
        table, mover, other = two(world, game="twigs")
        while "legal" in (seen := mover.full(table)):
            assert mover.act(table, seen["legal"][-1], f"a{seen['rev']}", seen["rev"]).status_code == 200
            mover, other = other, mover
        assert (seen["table"]["status"], seen["view"]["twigs"]) == ("over", 0)
        assert seen["result"]["winners"] == [seen["view"]["last"]]
