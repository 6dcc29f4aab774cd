"""`apply` and `undo` with Birdie."""

import json

import pytest

from tests.protocol.birdie_requests import PASS, WRITE, both_games, finished, mixed
from tests.protocol.engine_client import CARDS, FEATURES, PHASES, Talk, moment
from voliera.documents import Document


def test_apply_one_or_several(talk: Talk) -> None:
    talk.new()
    one = talk.get("apply", action=PASS)
    assert one.keys() == {"ok", "to_move", "events", "over"}
    assert one["over"] is False
    assert [event["id"] for event in one["events"]] == ["passed"]
    assert one["events"][0].keys() == {"id", "args", "to", "reveals", "random"}
    several = talk.get("apply", actions=[PASS, WRITE])
    assert [event["id"] for event in several["events"]] == ["passed", "line-opened", "scored", "line-opened"]
    assert several["to_move"] == talk.get("legal")["to_move"]
    assert talk.get("record")["record"]["actions"] == [PASS, PASS, WRITE]


@both_games
def test_events_of_several_actions_are_those_of_each(talk: Talk, game: str) -> None:
    one, together = talk.new(game=game), talk.new(game=game)
    actions = []
    events = []
    for _ in range(12):
        actions.append(talk.get("legal", game_id=one)["actions"][-1])
        events += talk.get("apply", game_id=one, action=actions[-1])["events"]
    assert talk.get("apply", game_id=together, actions=actions)["events"] == events
    assert talk.position(one) == talk.position(together)


@pytest.mark.parametrize(
    "fields",
    [
        *({}, {"action": PASS, "actions": [PASS]}, {"actions": []}, {"actions": PASS}, {"actions": None}),
        *({"actions": "pass"}, {"actions": [[PASS]]}, {"actions": [PASS, None]}, {"actions": {"0": PASS}}),
        *(
            {"action": value}
            for value in mixed(None, [], [PASS], "pass", 5, True, {}, {"do": None}, {"do": 0}, {"do": []})
        ),
        *({"action": {"do": verb}} for verb in ("", "Pass", "resign", "take", "lay", "insert", "set", "owl", "remove")),
        *({"action": {"do": verb, "at": 0}} for verb in ("pass", "done", "robin", "write", "keep", "stop", "end")),
        *(
            {"action": {"do": "take", "card": card}}
            for card in ("", "robin", "Robin-spring", 0, None, ["robin-spring"])
        ),
        {"action": {"do": "take", "card": CARDS[0], "from": "display"}},
        *(
            {"action": {"do": "lay", "card": CARDS[0], "from": source}}
            for source in mixed("", "deck", None, 0, True, [], {})
        ),
        *({"action": {"do": "remove", "at": at}} for at in (None, "0", 0.0, True, False, [0])),
        *({"action": {"do": "insert", "at": at}} for at in (1.5, True, "1")),
        *({"action": {"do": "woodpecker", "from": i, "to": 1}} for i in (True, 0.0, "0", None)),
        {"action": {"do": "woodpecker", "from": 0}},
        *({"action": {"do": "set", "start": 0, "length": n, "feature": "robin"}} for n in (True, 2.0, "2", None)),
        *({"action": {"do": "set", "start": 0, "length": 2, "feature": f}} for f in ("robins", 0, None, True)),
        *({"action": {"do": "owl", "box": box}} for box in ("robin-spring", 1, None)),
        *({"action": {"do": "pigeon", "set": k}} for k in (None, True, "0", 0.5)),
        {"action": {"do": "feature", "feature": "green"}},
        {"action": {"do": "pass", "": 0}},
    ],
)
def test_malformed_actions(talk: Talk, fields: Document) -> None:
    talk.new()
    before = talk.position()
    assert talk.refused("apply", **fields) == "bad_request"
    assert talk.position() == before
    finished(talk)
    assert talk.refused("apply", **fields) == "bad_request", "also once the game is over"


@pytest.mark.parametrize("phase", PHASES[:-1])
def test_actions_that_the_rules_forbid(talk: Talk, phase: str) -> None:
    position = talk.set_up(json.loads(moment(phase)))
    legal = talk.get("legal")["actions"]
    numbers = (0, 1, 5, 63, 64, -1, 2**31, 10**400)
    forbidden: list[Document] = [
        *({"do": verb} for verb in ("pass", "done", "robin", "write", "stop", "keep", "pigeon", "end")),
        *({"do": "take", "card": card} for card in CARDS),
        *({"do": "lay", "card": card, "from": source} for card in CARDS for source in ("display", "hand")),
        *({"do": "feature", "feature": feature} for feature in FEATURES),
        *({"do": "owl", "box": feature} for feature in FEATURES),
        *({"do": verb, "at": number} for verb in ("remove", "insert") for number in numbers),
        *({"do": "pigeon", "set": number} for number in numbers),
        *({"do": "woodpecker", "from": i, "to": j} for i in numbers for j in numbers),
        *({"do": "set", "start": i, "length": n, "feature": f} for i in numbers for n in numbers for f in FEATURES),
    ]
    for action in forbidden:
        if action not in legal:
            assert talk.refused("apply", action=action) == "illegal_action"
    assert talk.position() == position
    for action in legal:
        talk.get("apply", action=action)
        talk.get("undo")
    assert talk.position() == position


def test_all_or_none(talk: Talk) -> None:
    talk.new(players=3)
    before = talk.position()
    assert talk.refused("apply", actions=[PASS, PASS, PASS, PASS]) == "illegal_action"
    assert talk.refused("apply", actions=[PASS, PASS, {"do": "nonsense"}]) == "bad_request"
    assert talk.refused("apply", actions=[PASS] * 3 + [WRITE] * 3 + [PASS] * 3 + [WRITE] * 4) == "game_over"
    assert talk.position() == before
    assert talk.refused("undo") == "bad_request"
    assert talk.get("record")["record"]["actions"] == []
    talk.get("apply", action=PASS)
    middle = talk.position()
    assert talk.refused("apply", actions=[PASS, PASS, {"do": "done"}]) == "illegal_action"
    assert talk.position() == middle
    talk.get("undo")
    assert talk.position() == before


def test_nothing_is_played_once_the_game_is_over(talk: Talk) -> None:
    finished(talk)
    table = talk.position()
    for action in (PASS, WRITE, {"do": "take", "card": CARDS[0]}, {"do": "pigeon", "set": 0}):
        assert talk.refused("apply", action=action) == "game_over"
        assert talk.refused("apply", actions=[action]) == "game_over"
    assert talk.refused("bot") == "game_over"
    assert talk.position() == table


def test_undo(talk: Talk) -> None:
    talk.new(players=2)
    assert talk.refused("undo") == "bad_request"
    start = talk.position()
    to_move = talk.get("legal")["to_move"]
    talk.get("apply", actions=[PASS, PASS, WRITE, WRITE])
    for _ in range(4):
        answer = talk.get("undo")
        assert answer.keys() == {"ok", "to_move"}
    assert answer["to_move"] == to_move
    assert talk.position() == start
    assert talk.refused("undo") == "bad_request"


def test_the_end_can_be_undone(talk: Talk) -> None:
    finished(talk)
    end = talk.position()
    assert talk.get("undo")["to_move"]["phase"] == "split"
    assert talk.get("apply", action=WRITE)["over"] is True
    assert talk.position() == end


def test_a_set_up_or_replayed_game_starts_there(talk: Talk) -> None:
    talk.set_up(json.loads(moment("split")))
    assert talk.refused("undo") == "bad_request"
    talk.new()
    talk.get("apply", actions=[PASS, PASS])
    table = talk.position()
    talk.get("replay", record=talk.get("record")["record"])
    talk.get("undo")
    talk.get("undo")
    assert talk.refused("undo") == "bad_request", "a replayed game has its past"
    talk.get("apply", actions=[PASS, PASS])
    assert talk.position() == table
