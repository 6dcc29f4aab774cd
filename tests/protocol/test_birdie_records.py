"""`record` and `replay` with Birdie."""

from copy import deepcopy
from typing import Any

import pytest

from tests.protocol.birdie_requests import PASS, POSITION_FIELDS, WRITE, finished, mixed
from tests.protocol.engine_client import CARDS, Talk, error
from voliera.documents import Document


@pytest.fixture(scope="module")
def records() -> tuple[Document, Document]:
    """The record of a game in progress and of one that is over."""
    talk = Talk()
    talk.new(seed=5, names=["Ada"], variant="expert", options={"single_chain": True})
    talk.get("apply", actions=[PASS, PASS])
    middle = talk.get("record")["record"]
    finished(talk)
    return middle, talk.get("record")["record"]


def test_the_fields_of_a_record(records: tuple[Document, Document]) -> None:
    fields = {"format", "game", "players", "variant", "options", "seed", "names", "start", "actions", "result"}
    middle, whole = records
    assert middle.keys() == whole.keys() == fields
    assert middle["result"] is None
    assert whole["result"]["totals"] == [2, 2]
    assert middle["start"].keys() == POSITION_FIELDS


def test_a_record_replays_to_itself(talk: Talk, records: tuple[Document, Document]) -> None:
    for record in records:
        answer = talk.get("replay", record=record)
        assert answer.keys() == {"ok", "game_id", "to_move"}
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
        *(({"game": value}, "unknown_game") for value in mixed("chess", "", "Birdie", None)),
        ({"game": "bower"}, "bad_position"),
        *(({"players": value}, "bad_request") for value in mixed(3, 0, None, "2", [2])),
        *(({"variant": value}, "bad_request") for value in mixed("expert", "", None, 0)),
        *(
            ({"options": value}, "bad_request")
            for value in mixed({"open_memory": True}, None, [], {"single_chain": True})
        ),
        *(({"seed": value}, "bad_request") for value in mixed(True, 1.5, "1.0", [])),
        *(({"names": value}, "bad_request") for value in mixed(None, "Ada", ["a", "b", "c"], [1], ["x" * 41])),
        *(
            ({"start": value}, "bad_position")
            for value in mixed(None, 5, [], "", {}, {"game": "birdie"}, {"game": "bower"})
        ),
        *(
            ({"actions": value}, "bad_request")
            for value in mixed(None, {}, "pass", [None], [[]], [{}], [{"do": "resign"}])
        ),
        *(
            ({"actions": value}, "bad_request")
            for value in mixed([WRITE], [PASS] * 3, [PASS, WRITE], [PASS, {"do": "done"}])
        ),
        *(({"actions": [PASS, PASS, WRITE, WRITE] * times}, "bad_request") for times in (0, 1, 3)),
        *(({"result": value}, "bad_request") for value in mixed(None, 0, {}, [], {"winner": 0})),
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
    for field, value in (("winner", 1 - whole["result"]["winner"]), ("totals", [2, 3]), ("breakdown", [])):
        assert talk.refused("replay", record={**whole, "result": {**whole["result"], field: value}}) == "bad_request"
    without = {field: whole["result"][field] for field in ("winner", "totals")}
    assert talk.refused("replay", record={**whole, "result": without}) == "bad_request"
    assert talk.refused("replay", record={**whole, "result": {**whole["result"], "more": 1}}) == "bad_request"


def test_booleans_and_fractions_are_not_numbers_in_records(talk: Talk, records: tuple[Document, Document]) -> None:
    whole = records[1]
    outcome = {**whole["result"], "winner": bool(whole["result"]["winner"])}
    changes: list[Document] = [
        {"result": outcome},
        {"players": 2.0},
        {"result": {**whole["result"], "totals": [2.0, 2]}},
    ]
    assert [talk.ask("replay", record={**whole, **change})["ok"] for change in changes] == [False] * len(changes)


@pytest.mark.parametrize("missing", ["format", "game", "start", "actions"])
def test_records_must_have_their_parts(talk: Talk, records: tuple[Document, Document], missing: str) -> None:
    record = {field: value for field, value in records[0].items() if field != missing}
    code, message = error(talk.ask("replay", record=record))
    assert code == "bad_request"
    assert missing in message


@pytest.mark.parametrize("record", [None, 5, True, [], "record", [{}], {}])
def test_what_is_no_record(talk: Talk, record: Any) -> None:
    assert talk.refused("replay", record=record) == "bad_request"


def test_a_record_with_an_impossible_start(talk: Talk, records: tuple[Document, Document]) -> None:
    for field, value in (("flaps", [11, 0]), ("display", [CARDS[0]] * 5), ("players", 7), ("seat", 5), ("round", True)):
        record = deepcopy(records[1])
        record["start"][field] = value
        code, message = error(talk.ask("replay", record=record))
        assert code == "bad_position"
        assert field in message or "cards" in message
