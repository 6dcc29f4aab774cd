"""Several games open at a time in one engine."""

import json

import voliera
from tests.protocol.birdie_requests import PASS, both_games
from tests.protocol.engine_client import (
    GAMES,
    Talk,
    bower_moment,
    error,
    moment,
)


def test_several_games(talk: Talk) -> None:
    first, second = talk.new(seed=1), talk.new(seed=2, players=3)
    assert first != second
    before = talk.position(first)
    talk.get("apply", game_id=second, action=PASS)
    assert talk.position(first) == before
    assert talk.position() == talk.position(second)
    assert talk.position(second)["players"] == 3


def test_games_of_both_kinds_stand_side_by_side(talk: Talk) -> None:
    birdie, bower = talk.new(seed=1), talk.new(game="bower", seed=1)
    alone = {"birdie": voliera.new("birdie", seed=1), "bower": voliera.new("bower", seed=1)}
    for _ in range(6):
        for name, game_id in (("birdie", birdie), ("bower", bower)):
            action = talk.get("legal", game_id=game_id)["actions"][-1]
            assert talk.get("apply", game_id=game_id, action=action)["events"] == alone[name].apply(action)
            assert talk.position(game_id) == alone[name].position()
    assert talk.refused("apply", game_id=bower, action=PASS) == "bad_request"
    assert talk.refused("apply", game_id=birdie, action={"do": "take", "display": 0}) == "bad_request"
    assert talk.refused("components", game="birdie", game_id=bower) == "no_game"
    assert talk.refused("components", game="bower", game_id=birdie) == "no_game"
    talk.get("close", game_id=bower)
    assert talk.position() == alone["birdie"].position()


def test_a_position_is_of_the_game_that_is_asked_for(talk: Talk) -> None:
    birdie, bower = json.loads(moment("turn")), bower_moment("take")
    for game, position in (("birdie", bower), ("bower", birdie)):
        code, message = error(talk.ask("setup", game=game, position=position))
        assert code == "bad_position"
        assert "position.game" in message
        assert talk.refused("setup", game=game, position={**position, "game": game}) == "bad_position"
        record = voliera.new(game, seed=1).record()
        assert talk.refused("replay", record={**record, "start": position}) == "bad_position"
    assert not talk.engine.games


def test_the_last_opened_game_that_is_still_open(talk: Talk) -> None:
    games = [talk.new(seed=seed, game=GAMES[seed % 2]) for seed in range(4)]
    tables = [talk.position(game_id) for game_id in games]
    assert talk.get("close", game_id=games[1]) == {"ok": True}
    assert talk.position() == tables[3]
    talk.get("close")
    assert talk.position() == tables[2]
    talk.get("close")
    assert talk.position() == tables[0]
    talk.get("close")
    assert talk.refused("position") == "no_game"
    assert talk.new() not in games


@both_games
def test_set_up_and_replayed_games_are_opened_too(talk: Talk, game: str) -> None:
    first = talk.new(game=game)
    record = talk.get("record")["record"]
    set_up = talk.get("setup", game=game, position=talk.position(), seed=1)
    replayed = talk.get("replay", record=record)
    assert len({first, set_up["game_id"], replayed["game_id"]}) == 3
    assert set_up.keys() == replayed.keys() == {"ok", "game_id", "to_move"}
    talk.get("close")
    talk.get("close")
    assert talk.get("legal")["ok"]
    talk.get("close")
    assert talk.refused("legal") == "no_game"


@both_games
def test_a_refused_opening_opens_nothing(talk: Talk, game: str) -> None:
    table = talk.position(talk.new(seed=3, game=game))
    assert talk.refused("new", game=game, players=9) == "bad_request"
    assert talk.refused("setup", game=game, position={}) == "bad_position"
    assert talk.refused("replay", record={}) == "bad_request"
    assert talk.position() == table
    assert len(talk.engine.games) == 1
