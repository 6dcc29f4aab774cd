"""`apply` and `undo` with Bower; `solve` and `bot`."""

import json
import random

import pytest

from tests.protocol.bower_requests import (
    ASKED,
    HUGE,
    PLAY,
    TAKE,
    both_variants,
    every_stage,
    mixed,
    play_out,
)
from tests.protocol.engine_client import BONUSES, BOWER_CONFIGURATIONS, OBJECTS, Talk, bower_moment, error
from voliera.bots import LEVELS
from voliera.documents import Document


def test_apply_one_or_several(talk: Talk) -> None:
    talk.new(game="bower", seed=1)
    display = talk.position()["display"]
    first = talk.position()["first"]
    one = talk.get("apply", action={"do": "take", "display": 1})
    assert one.keys() == {"ok", "to_move", "events", "over"}
    assert one["to_move"] == {"seat": 1 - first, "phase": "setup"}
    taken = {"seat": first, "tile": display[1], "first": True}
    assert one["events"] == [{"id": "tile-taken", "args": taken, "to": "all", "reveals": False, "random": False}]
    several = talk.get("apply", actions=[TAKE, {"do": "take", "display": 2}, PLAY])
    assert several["to_move"] == talk.get("legal")["to_move"] == {"seat": 1 - first, "phase": "take"}
    ids = ["tile-taken", "display-refilled", "tile-taken", "display-refilled", "tile-played"]
    assert [event["id"] for event in several["events"]] == ids
    assert len(several["events"][1]["args"]["tiles"]) == 2
    assert talk.position()["nests"][first] == [{"tile": display[1], "at": [0, 0], "facing": "n"}]
    assert talk.get("record")["record"]["actions"] == [{"do": "take", "display": 1}, TAKE, TAKE | {"display": 2}, PLAY]


def test_all_or_none(talk: Talk) -> None:
    talk.new(game="bower")
    before = talk.position()
    assert talk.refused("apply", actions=[TAKE, TAKE, TAKE, TAKE]) == "illegal_action"
    assert talk.refused("apply", actions=[TAKE, TAKE, TAKE, PLAY, TAKE, {**PLAY, "at": [0, 1]}]) == "illegal_action"
    assert talk.refused("apply", actions=[TAKE, TAKE, TAKE, {**PLAY, "facing": "up"}]) == "bad_request"
    assert talk.refused("apply", actions=[TAKE, TAKE, {"do": "nonsense"}]) == "bad_request"
    assert talk.position() == before
    assert talk.refused("undo") == "bad_request"
    assert talk.get("record")["record"]["actions"] == []
    talk.get("apply", actions=[TAKE, TAKE, TAKE])
    middle = talk.position()
    assert talk.refused("apply", actions=[PLAY, TAKE, PLAY, {"do": "bonus"}]) == "illegal_action"
    assert talk.position() == middle
    played = play_out(talk)
    for _ in played:
        talk.get("undo")
    assert talk.position() == middle
    assert talk.refused("apply", actions=[*played, TAKE]) == "game_over"
    assert talk.position() == middle
    assert talk.get("apply", actions=played)["over"] is True


MALFORMED: list[Document] = [
    *({}, {"action": TAKE, "actions": [TAKE]}, {"actions": []}, {"actions": TAKE}, {"actions": None}),
    *({"actions": "take"}, {"actions": [[TAKE]]}, {"actions": [TAKE, None]}, {"actions": {"0": TAKE}}),
    *({"action": value} for value in mixed(None, [], [TAKE], "take", 5, True, {}, {"do": None}, {"do": 0}, {"do": []})),
    *({"action": {"do": verb}} for verb in ("", "Take", "pass", "lay", "take", "play", "keep", "spy", "token", "gift")),
    *({"action": {"do": verb, "at": [0, 0]}} for verb in ("bonus", "decline", "use", "play", "cover", "keep", "take")),
    *({"action": {"do": "take", "display": value}} for value in mixed(None, "0", 0.0, True, False, [0], {}, "gift")),
    *({"action": {"do": "gift", "display": value}} for value in mixed(None, "gift", 1.5, True)),
    *({"action": {"do": "discard", "hand": value}} for value in mixed(None, "gift", "0", 1.0, True)),
    *({"action": {**PLAY, "hand": value}} for value in mixed(None, "0", "Gift", "", 0.0, True, [0])),
    *({"action": {**PLAY, "at": value}} for value in mixed(None, 0, "00", [], [0], [0, 0, 0], {"0": 0}, [None, 0])),
    *({"action": {**PLAY, "at": value}} for value in mixed([True, 0], [0, False], [0.0, 1], ["0", 0], [[0], 0])),
    *({"action": {**PLAY, "facing": value}} for value in mixed(None, "N", "north", "", 0, True, ["n"])),
    *({"action": {"do": "cover", "at": [0, 0], "facing": value}} for value in mixed(None, "x", 1)),
    *({"action": {"do": "keep", "bonus": value}} for value in mixed(None, "", "nest-5", "X", 0, True, ["x"])),
    *({"action": {"do": "spy", "column": value}} for value in mixed(None, "1", 1.0, True, [1])),
    *({"action": {"do": "token", "at": value}} for value in mixed(None, [0], [0, "0"], [True, True])),
    *({"action": {"do": "token", "at": [0, 0], "along": value}} for value in mixed(None, "diagonal", "", 0, True)),
    *({"action": {"do": "token", "nest": 0, "at": [0, 0], "object": value}} for value in mixed(None, "egg", 0, True)),
    *({"action": {"do": "token", "nest": v, "at": [0, 0], "object": "gem"}} for v in mixed(None, "0", True, 0.0, [0])),
    {"action": {"do": "token", "nest": 0, "at": [0, 0]}},
    {"action": {"do": "token", "at": [0, 0], "object": "flower-red"}},
    {"action": {"do": "token", "nest": 0, "at": [0, 0], "object": "flower-red", "along": "row"}},
    {"action": {**TAKE, "hand": 0}},
    {"action": {**PLAY, "": 0}},
]


@pytest.mark.parametrize("number", range(len(MALFORMED)))
def test_malformed_actions(talk: Talk, number: int) -> None:
    fields = MALFORMED[number]
    talk.new(game="bower")
    before = talk.position()
    assert talk.refused("apply", **fields) == "bad_request"
    assert talk.position() == before
    talk.set_up(bower_moment("over"))
    assert talk.refused("apply", **fields) == "bad_request", "also once the game is over"


def well_formed() -> list[Document]:
    """Actions of every kind, most of them against the rules at any moment."""
    numbers = (0, 1, 2, 3, 15, 16, 24, -1, 2**31, HUGE)
    squares = [[column, row] for column in (0, 1, 2, 5) for row in (0, 1, 3)]
    squares += [[6, 0], [0, 4], [0, 5], [-1, 0], [0, -1], [HUGE, 0], [0, -HUGE]]
    return [
        *({"do": verb} for verb in ("bonus", "decline", "use")),
        *({"do": "keep", "bonus": name} for name in BONUSES),
        *({"do": verb, "display": number} for verb in ("take", "gift") for number in numbers),
        *({"do": "discard", "hand": number} for number in numbers),
        *({"do": "spy", "column": number} for number in (*numbers, 4, 5, 6)),
        *({"do": "play", "hand": h, "at": at, "facing": f} for h in (*numbers, "gift") for at in squares for f in "nw"),
        *({"do": "cover", "at": at, "facing": facing} for at in squares for facing in "nesw"),
        *({"do": "token", "at": at} for at in squares),
        *({"do": "token", "at": at, "along": along} for at in squares for along in ("row", "column")),
        *({"do": "token", "nest": n, "at": at, "object": o} for n in (0, 1) for at in squares for o in OBJECTS),
        *({"do": "token", "nest": n, "at": [0, 0], "object": "flower-red"} for n in (2, -1, HUGE)),
    ]


@every_stage
def test_actions_that_the_rules_forbid(talk: Talk, name: str) -> None:
    position = talk.set_up(bower_moment(name))
    legal = talk.get("legal")["actions"]
    legal_texts = {json.dumps(action, sort_keys=True) for action in legal}
    chance = random.Random(name)
    actions = [action for action in well_formed() if json.dumps(action, sort_keys=True) not in legal_texts]
    chosen = {*ASKED[name], "bonus", "decline", "use", "take", "gift", "discard", "spy", "keep"}
    forbidden = [action for action in actions if action["do"] in chosen or chance.random() < 0.1]
    assert len({action["do"] for action in forbidden}) >= 9
    for action in forbidden:
        code, message = error(talk.ask("apply", action=action))
        if name == "over":
            assert code == "game_over"
        else:
            assert code == "illegal_action"
            assert "(W-" in message
            assert "Legal now: " in message
    assert talk.position() == position


def test_nothing_is_played_once_the_game_is_over(talk: Talk) -> None:
    table = talk.set_up(bower_moment("over"))
    for action in (TAKE, PLAY, {"do": "decline"}, {"do": "keep", "bonus": "x"}):
        assert talk.refused("apply", action=action) == "game_over"
        assert talk.refused("apply", actions=[action]) == "game_over"
    assert talk.refused("bot") == "game_over"
    assert talk.refused("bot", level="random") == "game_over"
    assert talk.position() == table


@pytest.mark.parametrize(("variant", "options"), BOWER_CONFIGURATIONS)
def test_a_whole_game_can_be_undone(talk: Talk, variant: str, options: Document) -> None:
    talk.new(game="bower", variant=variant, options=options, seed=6)
    chance = random.Random(6)
    tables = [(talk.get("legal")["to_move"], talk.position())]
    while legal := talk.get("legal")["actions"]:
        talk.get("apply", action=chance.choice(legal))
        tables.append((talk.get("legal")["to_move"], talk.position()))
    tables.pop()
    while tables:
        to_move, table = tables.pop()
        assert talk.get("undo") == {"ok": True, "to_move": to_move}
        assert talk.position() == table
    assert talk.refused("undo") == "bad_request"


def test_a_set_up_or_replayed_game_starts_there(talk: Talk) -> None:
    talk.set_up(bower_moment("x"))
    assert talk.refused("undo") == "bad_request"
    talk.new(game="bower")
    talk.get("apply", actions=[TAKE, TAKE])
    table = talk.position()
    talk.get("replay", record=talk.get("record")["record"])
    talk.get("undo")
    talk.get("undo")
    assert talk.refused("undo") == "bad_request", "a replayed game has its past"
    talk.get("apply", actions=[TAKE, TAKE])
    assert talk.position() == table


@every_stage
def test_there_is_nothing_to_solve(talk: Talk, name: str) -> None:
    talk.set_up(bower_moment(name))
    for fields in ({}, {"objective": "win"}, {"time_ms": 5}):
        code, message = error(talk.ask("solve", **fields))
        assert code == "bad_request"
        assert "solve" in message
        assert "bower" in message
        assert "nothing has changed" not in message


@every_stage
@both_variants
@pytest.mark.parametrize("level", LEVELS)
def test_bot_answers_what_apply_accepts(talk: Talk, variant: str, name: str, level: str) -> None:
    position = talk.set_up(bower_moment(name, variant))
    if name == "over":
        return
    answer = talk.get("bot", level=level, seed=3, nodes=20)
    assert answer.keys() == {"ok", "action", "value", "candidates"}
    legal = talk.get("legal")["actions"]
    assert answer["action"] in legal
    assert isinstance(answer["value"], float)
    assert 0 <= answer["value"] <= 1
    assert answer["candidates"][0] == {"action": answer["action"], "value": answer["value"]}
    assert all(candidate["action"] in legal for candidate in answer["candidates"])
    assert talk.get("bot", level=level, seed=3, nodes=20) == answer, "the same seed and nodes, the same choice"
    assert talk.get("bot", level=level, time_ms=1)["action"] in legal
    assert talk.position() == position
    talk.get("apply", action=answer["action"])
