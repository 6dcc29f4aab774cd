"""`position`, `view`, `legal` and `result` with Birdie."""

import json
from typing import Any

import pytest

from tests.protocol.birdie_requests import PASS, POSITION_FIELDS, WRITE, both_games, finished
from tests.protocol.engine_client import FEATURES, PHASES, Talk, moment, play
from voliera.documents import Document


@both_games
def test_answers_stand_under_their_own_names(talk: Talk, game: str) -> None:
    talk.new(game=game)
    for cmd, fields in (("position", {}), ("view", {"seat": 1}), ("result", {}), ("record", {})):
        answer = talk.get(cmd, **fields)
        assert answer.keys() == {"ok", cmd}
        assert isinstance(answer[cmd], dict)
    assert talk.get("legal").keys() == {"ok", "to_move", "actions"}
    assert talk.get("position")["position"]["format"] == "voliera/position/1"
    assert talk.get("view", seat=None)["view"]["format"] == "voliera/view/1"
    assert talk.get("record")["record"]["format"] == "voliera/record/1"


@pytest.mark.parametrize("phase", PHASES)
def test_the_fields_of_positions_and_views(talk: Talk, phase: str) -> None:
    position = talk.set_up(json.loads(moment(phase)))
    assert position.keys() == POSITION_FIELDS
    assert (position["scoring"] is None) == (phase in ("turn", "laying", "over"))
    assert (position["laying"] is None) == (phase != "laying")
    if position["scoring"] is not None:
        assert position["scoring"].keys() == {"sets", "drawn", "gap", "set", "written", "scored"}
    for boxes, uses in zip(position["boxes"], position["uses"], strict=True):
        assert tuple(boxes) == FEATURES
        assert tuple(uses) == FEATURES[:4]
    hidden = {"deck", "under_stop", "second_half", "rng"}
    for seat in (0, 1, None):
        view = talk.get("view", seat=seat)["view"]
        assert view.keys() == POSITION_FIELDS - hidden | {"deck_size"}
        assert view["deck_size"] == len(position["deck"])
        acts = seat is not None and seat == position["seat"]
        shown = {"laying": "turn"}.get(phase, phase if phase in ("turn", "over") else "scoring")
        assert view["phase"] == (phase if acts else shown)
        for owner, hand in enumerate(position["hands"]):
            if owner == seat:
                assert view["hands"][owner] == hand
            else:
                assert isinstance(view["hands"][owner], int)
        if position["scoring"] is not None:
            assert view["scoring"]["drawn"] == (position["scoring"]["drawn"] if acts else None)
        assert (view["laying"] is not None) == (phase == "laying" and acts)


def expected_view(position: Document, seat: int | None) -> Document:
    """What the protocol says that a seat may know of a position; an old display in any order."""
    acts = seat is not None and seat == position["seat"]
    over, scoring = position["phase"] == "over", position["scoring"]
    opened = set(range(position["players"])) if over else {*scoring["scored"], position["seat"]} if scoring else set()
    cards = position["laying"]["cards"] if position["laying"] and not acts else []
    view = {name: value for name, value in position.items() if name not in ("deck", "under_stop", "second_half", "rng")}
    from_hand = sum(card["from"] == "hand" for card in cards)
    sizes = [
        len(hand) + (from_hand if owner == position["seat"] else 0) for owner, hand in enumerate(position["hands"])
    ]
    lines: list[Any] = list(position["lines"])
    for owner, line in enumerate(lines):
        if owner not in opened and not (owner == seat and position["options"].get("open_memory")):
            lines[owner] = len(line) - (len(cards) if owner == position["seat"] else 0)
    last = {act["seat"]: i for i, act in enumerate(position["history"])}
    whole = position["options"].get("open_memory") is True
    view |= {
        "format": "voliera/view/1",
        "deck_size": len(position["deck"]),
        "hands": [hand if owner == seat else sizes[owner] for owner, hand in enumerate(position["hands"])],
        "lines": lines,
        "history": [act for i, act in enumerate(position["history"]) if whole or i == last[act["seat"]]],
    }
    if not acts:
        view["phase"] = {"turn": "turn", "laying": "turn", "over": "over"}.get(position["phase"], "scoring")
        view["laying"] = None
        view["display"] = sorted([*position["display"], *(card["card"] for card in cards if card["from"] == "display")])
        view["scoring"] = {**scoring, "drawn": None} if scoring else None
    return view


@pytest.mark.parametrize(
    ("players", "variant", "options"),
    [
        (2, "standard", {"open_memory": True}),
        (3, "standard", {}),
        (4, "expert", {}),
        (3, "expert", {"open_memory": True}),
    ],
)
def test_a_view_is_what_a_seat_may_know(players: int, variant: str, options: Document) -> None:
    for game, _ in play(players, variant, options, 4):
        position = game.position()
        for seat in (*range(players), None):
            view = game.view(seat)
            if seat is None or seat != game.seat:
                view["display"].sort()
            assert view == expected_view(position, seat)


def test_an_open_laying_turn_has_not_happened_for_others(talk: Talk) -> None:
    game_id = talk.new()
    mover = talk.get("legal")["to_move"]["seat"]
    before = [talk.get("view", seat=seat)["view"] for seat in (1 - mover, None)]
    hand = talk.position(game_id)["hands"][mover]
    display = talk.position(game_id)["display"]
    laid = [(display[1], "display"), (hand[0], "hand"), (display[3], "display")]
    for card, source in laid:
        talk.get("apply", action={"do": "lay", "card": card, "from": source})
        assert [talk.get("view", seat=seat)["view"] for seat in (1 - mover, None)] == before
    own = talk.get("view", seat=mover)["view"]
    assert own["laying"] == {"cards": [{"card": card, "from": source} for card, source in laid]}
    assert own["lines"][mover] == 3


@both_games
@pytest.mark.parametrize("seat", [2, -1, 10**400, True, False, 0.0, 1.5, "0", [0], {}])
def test_wrong_seats(talk: Talk, seat: Any, game: str) -> None:
    talk.new(game=game)
    assert talk.refused("view", seat=seat) == "bad_request"


@both_games
def test_a_view_is_somebody_s(talk: Talk, game: str) -> None:
    talk.new(game=game)
    assert talk.refused("view") == "bad_request"


def test_legal_is_empty_once_the_game_is_over(talk: Talk) -> None:
    talk.new()
    assert PASS in talk.get("legal")["actions"]
    finished(talk)
    assert talk.get("legal") == {"ok": True, "to_move": {"seat": None, "phase": "over"}, "actions": []}


def test_the_result_so_far_and_final(talk: Talk) -> None:
    talk.new()
    empty = dict.fromkeys(("seasons", "birds", "pass", "flap", "trophies"), 0)
    assert talk.get("result")["result"] == {"winner": None, "totals": [0, 0], "breakdown": [empty, empty]}
    first = talk.get("legal")["to_move"]["seat"]
    talk.get("apply", action=PASS)
    assert talk.get("result")["result"]["winner"] == first
    talk.new()
    answer = talk.get("apply", actions=[PASS, PASS, WRITE, WRITE, PASS])
    assert "result" not in answer
    assert talk.get("result")["result"]["winner"] in (0, 1), "a tie is broken by who has passed in round 2"
    final = talk.get("apply", actions=[PASS, WRITE, WRITE])
    assert final["over"] is True
    assert final["result"] == talk.get("result")["result"]
    assert final["result"]["totals"] == [2, 2]
    assert final["events"][-1]["args"] == {name: final["result"][name] for name in ("winner", "totals")}
