"""`record` and `replay` with Bower."""

import random
from copy import deepcopy
from typing import Any

import pytest

import voliera
from tests.protocol.bower_requests import (
    PLAY,
    POSITION_FIELDS,
    TAKE,
    VARIANTS,
    both_variants,
    check_result,
    every_stage,
    mixed,
    play_out,
    without,
)
from tests.protocol.engine_client import (
    BOWER_CONFIGURATIONS,
    BOWER_PHASES,
    OTHER_BOX,
    STAGES,
    Talk,
    bower_moment,
    error,
)
from voliera.documents import Document


@pytest.fixture(scope="module")
def records() -> tuple[Document, Document]:
    """The record of a game in progress and of one that is over."""
    talk = Talk()
    options = {"fair_play": True, "components": OTHER_BOX}
    talk.new(game="bower", seed=5, names=["Ada"], variant="super", options=options)
    talk.get("apply", actions=[TAKE, TAKE, TAKE])
    middle = talk.get("record")["record"]
    talk.new(game="bower", seed=8)
    play_out(talk)
    return middle, talk.get("record")["record"]


def test_the_fields_of_a_record(records: tuple[Document, Document]) -> None:
    fields = {"format", "game", "players", "variant", "options", "seed", "names", "start", "actions", "result"}
    middle, whole = records
    assert middle.keys() == whole.keys() == fields
    assert middle["result"] is None
    check_result(whole["result"])
    assert middle["start"].keys() == POSITION_FIELDS


def test_a_record_replays_to_itself(talk: Talk, records: tuple[Document, Document]) -> None:
    for record in records:
        answer = talk.get("replay", record=record)
        assert answer.keys() == {"ok", "game_id", "to_move"}
        assert talk.get("record")["record"] == record


@both_variants
@every_stage
def test_a_record_can_start_anywhere(talk: Talk, variant: str, name: str) -> None:
    start = talk.set_up(bower_moment(name, variant))
    played = play_out(talk)
    record = talk.get("record")["record"]
    assert (record["start"], record["actions"]) == (start, played)
    assert record["result"] == talk.get("result")["result"]
    talk.get("replay", record=record)
    assert talk.get("record")["record"] == record


def test_only_the_start_and_the_actions_must_be_known(talk: Talk, records: tuple[Document, Document]) -> None:
    for record in records:
        bare = {field: record[field] for field in ("format", "game", "start", "actions")}
        talk.get("replay", record=bare)
        told = talk.get("record")["record"]
        assert told | {"seed": record["seed"], "names": record["names"]} == record
    talk.get("replay", record={**records[1], "seed": 999})
    assert talk.get("record")["record"]["actions"] == records[1]["actions"], "the start decides, not the seed"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        *(({"format": value}, "bad_request") for value in mixed("voliera/record/2", "voliera/position/1", None, 1, [])),
        *(({"game": value}, "unknown_game") for value in mixed("", "Bower", None, 1)),
        ({"game": "birdie"}, "bad_position"),
        *(({"players": value}, "bad_request") for value in mixed(3, 0, None, "2", [2], 2.0)),
        *(({"variant": value}, "bad_request") for value in mixed("super", "", None, 0)),
        *(
            ({"options": value}, "bad_request")
            for value in mixed({"fair_play": True}, None, [], {"single_chain": True})
        ),
        *(({"seed": value}, "bad_request") for value in mixed(True, 1.5, "1.0", [])),
        *(({"names": value}, "bad_request") for value in mixed(None, "Ada", ["a", "b", "c"], [1], ["x" * 41])),
        *(({"start": value}, "bad_position") for value in mixed(None, 5, [], "", {}, {"game": "bower"})),
        *(
            ({"actions": value}, "bad_request")
            for value in mixed(None, {}, "take", [None], [[]], [{}], [{"do": "pass"}])
        ),
        *(({"actions": value}, "bad_request") for value in mixed([PLAY], [TAKE] * 4, [TAKE, {"do": "bonus"}], [])),
        *(({"result": value}, "bad_request") for value in mixed(None, 0, {}, [], {"winner": 0}, {"winners": [0]})),
        *(({unknown: 1}, "bad_request") for unknown in ("rng", "", "Format", "comment")),
    ],
)
def test_records_that_do_not_replay(
    talk: Talk, records: tuple[Document, Document], change: Document, code: str
) -> None:
    assert talk.refused("replay", record={**records[1], **change}) == code
    assert not talk.engine.games


def test_wrong_results_are_refused(talk: Talk, records: tuple[Document, Document]) -> None:
    middle, whole = records
    assert talk.refused("replay", record={**middle, "result": whole["result"]}) == "bad_request"
    result = whole["result"]
    wrong: list[tuple[str, Any]] = [
        ("winners", [1 - result["winners"][0]]),
        ("eggs", [result["eggs"][0], result["eggs"][1] + 1]),
        ("eggs", [float(eggs) for eggs in result["eggs"]]),
        ("by", "shared"),
        ("coloured_shells", [int(one) for one in result["coloured_shells"]]),
        ("groups", result["groups"][:2]),
        ("columns", result["columns"][::-1]),
        ("egg_tiles", [*result["egg_tiles"], {"bonus": "egg-red", "seat": 0, "counts": [0, 0], "eggs": 0}]),
        ("more", 1),
    ]
    for field, value in wrong:
        record = {**whole, "result": {**result, field: value}}
        code, message = error(talk.ask("replay", record=record))
        assert code == "bad_request"
        assert "record.result" in message
    for field in result:
        assert talk.refused("replay", record={**whole, "result": without(result, field)}) == "bad_request"


def test_a_changed_action_is_found_out(talk: Talk, records: tuple[Document, Document]) -> None:
    record = deepcopy(records[1])
    at = next(i for i, action in enumerate(record["actions"]) if action["do"] == "play" and i > 20)
    record["actions"][at]["at"] = [6, 0]
    code, message = error(talk.ask("replay", record=record))
    assert code == "bad_request"
    assert f"record.actions[{at}]" in message


def test_a_record_with_an_impossible_start(talk: Talk, records: tuple[Document, Document]) -> None:
    for field, value in (
        ("display", ["t01"] * 3),
        ("turns_played", [13, 0]),
        ("seat", 5),
        ("eggs", ["flower-red"] * 6),
        ("players", 3),
        ("nests", [[{"tile": "t01", "at": [9, 9], "facing": "n"}], []]),
    ):
        record = deepcopy(records[1])
        record["start"][field] = value
        code, message = error(talk.ask("replay", record=record))
        assert code == "bad_position"
        assert field in message


def test_phases_are_those_of_the_protocol() -> None:
    for variant in VARIANTS:
        assert {bower_moment(name, variant)["phase"] for name in STAGES} == set(BOWER_PHASES)


def test_records_of_every_configuration_replay(talk: Talk) -> None:
    for variant, options in BOWER_CONFIGURATIONS:
        game = voliera.new("bower", 2, variant, options, 4)
        chance = random.Random(4)
        while not game.over:
            game.apply(chance.choice(game.legal()))
        talk.get("replay", record=game.record())
        assert talk.position() == game.position()
