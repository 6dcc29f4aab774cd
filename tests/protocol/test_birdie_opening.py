"""`components` and `new` with Birdie."""

import json
from typing import Any

import pytest

from tests.protocol.birdie_requests import both_games, box, mixed
from tests.protocol.engine_client import (
    Talk,
    error,
    moment,
)

NINE = [1, 2, 3, 5, 7, 9, 12, 15, 20]
TEN = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
TWELVE = [1, 1, 2, 3, 5, 8, 8, 10, 12, 14, 17, 20]


def test_components(talk: Talk) -> None:
    flap = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18]
    assert talk.get("components", game="birdie") == {"ok": True, "components": box(flap)}
    assert talk.refused("components") == "bad_request"
    for wrong in (None, 1, ["birdie"]):
        assert talk.refused("components", game=wrong) == "bad_request"


@pytest.mark.parametrize("flap", [NINE, TEN, TWELVE])
def test_components_of_a_table_stay_with_it(talk: Talk, flap: list[int]) -> None:
    options = {"components": box(flap), "open_memory": True}
    game_id = talk.new(options=options)
    assert talk.get("components", game="birdie", game_id=game_id)["components"] == box(flap)
    assert talk.get("components", game="birdie")["components"] != box(flap)
    table = talk.position(game_id)
    assert table["options"] == talk.get("view", seat=0)["view"]["options"] == options
    record = talk.get("record")["record"]
    assert record["options"] == record["start"]["options"] == options
    again = talk.get("replay", record=record)["game_id"]
    assert talk.position(again) == table
    assert talk.set_up(table) == table
    assert talk.get("components", game="birdie", game_id=again)["components"] == box(flap)


@pytest.mark.parametrize("flap", [NINE, TEN, TWELVE])
def test_flap_values_are_the_table_s_own(talk: Talk, flap: list[int]) -> None:
    talk.new(options={"components": box(flap)})
    table = talk.position()
    for marked in range(len(flap) + 1):
        talk.set_up({**table, "flaps": [marked, 0]})
        points = flap[marked - 1] if marked else 0
        assert talk.get("result")["result"]["breakdown"][0]["flap"] == points
    assert talk.refused("setup", game="birdie", position={**table, "flaps": [len(flap) + 1, 0]}) == "bad_position"


@pytest.mark.parametrize(
    "components",
    [
        *("flaps.json", "/etc/passwd", "", 5, True, [], {}, {"flap": NINE}),
        *(
            box(flap)
            for flap in (NINE[:8], [*TWELVE, 20], [-1, *NINE], [2, *NINE], [], [True, *NINE[1:]], [1.0, *NINE[1:]])
        ),
        *(
            box([1, 3, 2, 5, 7, 9, 12, 15, 20]),
            box([*NINE[:8], 10**400]),
            box([*NINE[:8], 10**6]),
            box([*NINE[:8], "20"]),
        ),
        *({**box(NINE), "game": "bower"}, {**box(NINE), "format": "voliera/components/2"}, {**box(NINE), "tiles": []}),
    ],
)
def test_wrong_components(talk: Talk, components: Any) -> None:
    code, message = error(talk.ask("new", game="birdie", options={"components": components}))
    assert code == "bad_request"
    assert "options.components" in message
    position = json.loads(moment("turn")) | {"options": {"components": components}}
    code, message = error(talk.ask("setup", game="birdie", position=position))
    assert code == "bad_position"
    assert "position.options.components" in message


def test_new_with_its_defaults(talk: Talk) -> None:
    answer = talk.get("new", game="birdie")
    assert answer.keys() == {"ok", "game_id", "to_move"}
    assert answer["to_move"]["seat"] in (0, 1)
    assert answer["to_move"]["phase"] == "turn"
    record = talk.get("record")["record"]
    given = {name: record[name] for name in ("players", "variant", "options", "names", "actions", "result")}
    assert given == {"players": 2, "variant": "standard", "options": {}, "names": [], "actions": [], "result": None}
    assert isinstance(record["seed"], int)


@both_games
def test_a_seed_is_a_deal_and_none_is_chance(talk: Talk, game: str) -> None:
    tables = [talk.position(talk.new(seed=seed, game=game)) for seed in (5, 5, 6, -5, 0, 2**53, 10**400 + 1)]
    assert tables[0] == tables[1]
    assert all(tables[i] != tables[j] for i in range(2, 7) for j in range(i))
    talk.get("new", game=game)
    one = talk.position()
    talk.get("new", game=game)
    assert talk.position() != one
    seed = talk.get("record")["record"]["seed"]
    assert talk.position(talk.new(seed=seed, game=game)) == talk.position()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("players", value) for value in mixed(0, 1, 5, -2, 10**400, True, 2.0, 2.5, "2", None, [2])),
        *(("variant", value) for value in mixed("", "Standard", "super", None, 0, True, ["expert"])),
        *(
            ("options", value)
            for value in mixed(None, [], "", 0, True, {"colour": True}, {"": 0}, {"Open_memory": True})
        ),
        *(
            ("options", {name: value})
            for name in ("single_chain", "open_memory")
            for value in mixed(0, 1, "true", None, [])
        ),
        ("options", {"single_chain": True}),
        *(("seed", value) for value in mixed(None, True, 1.0, "1.0", [1], {})),
        *(
            ("names", value)
            for value in mixed(None, "Ada", {}, ["Ada", 1], ["Ada", None], ["a", "b", "c"], ["x" * 41], [[]])
        ),
    ],
)
def test_wrong_settings(talk: Talk, field: str, value: Any) -> None:
    code, message = error(talk.ask("new", game="birdie", **{field: value}))
    assert code == "bad_request"
    assert field in message
    assert not talk.engine.games


def test_single_chain_belongs_to_the_expert_game(talk: Talk) -> None:
    talk.new(variant="expert", options={"single_chain": True})
    talk.new(options={"single_chain": False})
    assert talk.refused("new", game="birdie", options={"single_chain": True}) == "bad_request"
    position = talk.position() | {"options": {"single_chain": True}}
    assert talk.refused("setup", game="birdie", position=position) == "bad_position"


def test_names_stay_with_the_record(talk: Talk) -> None:
    names = ["Ada", "Бо", "x" * 40]
    talk.new(players=4, names=names)
    record = talk.get("record")["record"]
    assert record["names"] == names
    talk.get("replay", record=record)
    assert talk.get("record")["record"] == record


@pytest.mark.parametrize("missing", ["game"])
def test_new_needs_a_game(talk: Talk, missing: str) -> None:
    code, message = error(talk.ask("new"))
    assert code == "bad_request"
    assert missing in message
