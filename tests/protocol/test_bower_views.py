"""`position`, `view`, `legal` and `result` with Bower."""

import json
import random

import pytest

from tests.protocol.bower_requests import (
    ASKED,
    POSITION_FIELDS,
    TAKE,
    both_variants,
    check_result,
    every_stage,
    play_out,
    without,
)
from tests.protocol.engine_client import BOWER_CONFIGURATIONS, Talk, bower_moment, bower_stages, play_bower
from voliera.documents import Document

ITEM_FIELDS = (
    {"tile", "at", "facing"},
    {"cover", "at", "facing"},
    {"token", "at"},
    {"token", "at", "object"},
    {"token", "at", "along"},
)


def expected_view(position: Document, seat: int | None) -> Document:
    """What the protocol says that a seat may know of a position."""
    over = position["phase"] == "over"
    known: Document = {"columns": [], "aside": False} if seat is None else position["known"][seat]
    own = [] if seat is None else [seat, seat + 2, seat + 4]
    seen = {*own, *known["columns"]}
    view = without(position, "pile", "rng")
    view |= {
        "format": "voliera/view/1",
        "eggs": [egg if over or column in seen else None for column, egg in enumerate(position["eggs"])],
        "aside": [egg if over or known["aside"] else None for egg in position["aside"]],
        "pile_size": len(position["pile"]),
        "bonus_pile_size": len(position["bonus_pile"]),
        "bonus_discards": len(position["bonus_discards"]),
        "hands": [hand if owner == seat else len(hand) for owner, hand in enumerate(position["hands"])],
    }
    if position["variant"] == "standard":
        del view["bonus_pile"]
    if position["pending"] and "drawn" in position["pending"] and position["seat"] != seat:
        view["pending"] = {"drawn": len(position["pending"]["drawn"])}
    return view


@both_variants
@every_stage
def test_the_fields_of_positions_and_views(talk: Talk, variant: str, name: str) -> None:
    position = talk.set_up(bower_moment(name, variant))
    assert position.keys() == POSITION_FIELDS
    pending = {"keep": None if variant == "super" else {"drawn"}, "cover drawn": {"effect", "tile"}}
    settles = position["phase"] in ("effect", "discard")
    fields = pending.get(name, {"effect"} if settles else None)
    assert (position["pending"] and position["pending"].keys()) == fields
    assert all(known.keys() == {"columns", "aside"} for known in position["known"])
    for nest in position["nests"]:
        assert all(item.keys() in ITEM_FIELDS for item in nest)
    hidden = {"pile", "rng", *(["bonus_pile"] if variant == "standard" else [])}
    for seat in (0, 1, None):
        view = talk.get("view", seat=seat)["view"]
        assert view.keys() == POSITION_FIELDS - hidden | {"pile_size", "bonus_pile_size"}
        assert view == expected_view(position, seat)


@pytest.mark.parametrize(("variant", "options"), BOWER_CONFIGURATIONS)
def test_a_view_is_what_a_seat_may_know(variant: str, options: Document) -> None:
    for seed in (1, 2, 3):
        for game, _ in play_bower(variant, options, seed):
            position = game.position()
            for seat in (0, 1, None):
                assert game.view(seat) == expected_view(position, seat)


FORMS: dict[str, list[set[str]]] = {
    "take": [{"display"}],
    "play": [{"hand", "at", "facing"}],
    "bonus": [set()],
    "decline": [set()],
    "keep": [{"bonus"}],
    "use": [set()],
    "spy": [{"column"}],
    "token": [{"at"}, {"nest", "at", "object"}, {"at", "along"}],
    "gift": [{"display"}],
    "cover": [{"at", "facing"}],
    "discard": [{"hand"}],
}


@both_variants
@every_stage
def test_legal_actions(talk: Talk, variant: str, name: str) -> None:
    position = talk.set_up(bower_moment(name, variant))
    answer = talk.get("legal")
    assert answer.keys() == {"ok", "to_move", "actions"}
    assert answer["to_move"] == {"seat": position["seat"], "phase": position["phase"]}
    actions = answer["actions"]
    assert {action["do"] for action in actions} == ASKED[name]
    assert len({json.dumps(action, sort_keys=True) for action in actions}) == len(actions)
    for action in actions:
        assert action.keys() - {"do"} in FORMS[action["do"]]
        assert (action.get("hand") == "gift") == (name == "gift to play")
    for action in random.Random(1).sample(actions, min(len(actions), 25)):
        talk.get("apply", action=action)
        talk.get("undo")
        assert talk.position() == position


def test_every_combination_is_listed(talk: Talk) -> None:
    """The first tile of a nest: on every pair of squares of which one is in row 0, both ways round, for each tile."""
    talk.new(game="bower")
    talk.get("apply", actions=[TAKE, TAKE, TAKE])
    listed = talk.get("legal")["actions"]
    level = [([c, 0], "e") for c in range(5)] + [([c, 0], "w") for c in range(1, 6)]
    upright = [([c, 0], "n") for c in range(6)] + [([c, 1], "s") for c in range(6)]
    wanted = [{"do": "play", "hand": h, "at": at, "facing": facing} for h in (0, 1) for at, facing in level + upright]
    assert sorted(map(json.dumps, listed)) == sorted(map(json.dumps, wanted))


@both_variants
@every_stage
def test_the_result_so_far(talk: Talk, variant: str, name: str) -> None:
    position = talk.set_up(bower_moment(name, variant))
    result = talk.get("result")["result"]
    check_result(result)
    assert [column["egg"] for column in result["columns"]] == position["eggs"]
    kept = [{"bonus": one, "seat": seat} for seat in (0, 1) for one in position["kept"][seat] if one[:4] == "egg-"]
    assert [{"bonus": one["bonus"], "seat": one["seat"]} for one in result["egg_tiles"]] == kept


def test_nothing_laid_is_a_shared_win(talk: Talk) -> None:
    talk.new(game="bower")
    result = talk.get("result")["result"]
    assert (result["eggs"], result["winners"], result["by"], result["egg_tiles"]) == ([0, 0], [0, 1], "shared", [])
    assert {one["by"] for one in result["groups"] + result["columns"]} == {"none"}


def test_the_final_result(talk: Talk) -> None:
    talk.set_up(json.loads(bower_stages("standard")["take"]))
    play_out(talk)
    talk.get("undo")
    last = talk.get("legal")["actions"][0]
    answer = talk.get("apply", action=last)
    while not answer["over"]:
        assert "result" not in answer
        answer = talk.get("apply", action=talk.get("legal")["actions"][0])
    assert answer.keys() == {"ok", "to_move", "events", "over", "result"}
    assert answer["to_move"] == {"seat": None, "phase": "over"}
    assert answer["result"] == talk.get("result")["result"]
    assert [event["id"] for event in answer["events"][-2:]] == ["eggs-revealed", "over"]
    assert answer["events"][-1]["args"] == {name: answer["result"][name] for name in ("winners", "eggs", "by")}
    table = talk.position()
    assert answer["events"][-2]["args"] == {name: table[name] for name in ("eggs", "aside")}
    assert talk.get("legal") == {"ok": True, "to_move": {"seat": None, "phase": "over"}, "actions": []}
    for seat in (0, 1, None):
        assert {name: talk.get("view", seat=seat)["view"][name] for name in ("eggs", "aside")} == answer["events"][-2][
            "args"
        ]
