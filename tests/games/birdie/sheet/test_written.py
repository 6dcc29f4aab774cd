"""Boards told without their lines, announced boxes, and the positions that a sheet stands for."""

import json
import random
from typing import Any

import pytest

import voliera
from tools import web_sheets
from voliera.errors import GameError
from voliera.games.birdie.rules.box import BIRDS, FEATURES
from voliera.sheet import position, score_within

HEAD: dict[str, Any] = {"format": "voliera/sheet/1", "game": "birdie", "players": 2}
LINE = "ROsp ROsu ROau OWsu PIsu"


def played_out(seed: int, players: int, variant: str) -> voliera.Game:
    """A whole game by chance."""
    chance = random.Random(seed)
    game = voliera.new("birdie", players, variant=variant, seed=seed)
    while not game.over:
        game.apply(chance.choice(game.legal()))
    return game


def changes(before: dict[str, Any], after: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a seat's board has more after a round."""
    boxes = {box: after["boxes"][seat][box] for box in FEATURES if before["boxes"][seat][box] is None}
    return {
        "boxes": {box: value for box, value in boxes.items() if value is not None},
        "flaps": after["flaps"][seat] - before["flaps"][seat],
        "uses": {bird: after["uses"][seat][bird] - before["uses"][seat][bird] for bird in BIRDS},
    }


@pytest.mark.rule("B-F1", "B-F2", "B-P9", "B-C3", "B-T7")
@pytest.mark.parametrize("variant", ["standard", "expert"])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_boards_that_are_copied_off_come_to_the_games_own_result(players: int, seed: int, variant: str) -> None:
    record = played_out(seed, players, variant).record()
    game = voliera.from_position(record["start"])
    boards, orders = [game.position()], []
    for action in record["actions"]:
        before = game.position()
        game.apply(action)
        after = game.position()
        if after["round"] != before["round"] or game.over:
            orders.append(before["pass_order"])
            boards.append(after)
    rounds = [
        {"pass_order": orders[no], "written": [changes(boards[no], boards[no + 1], seat) for seat in range(players)]}
        for no in range(2)
    ]
    scored = voliera.score({**HEAD, "players": players, "variant": variant, "rounds": rounds})
    assert scored["next"] is None
    assert scored["result"] == game.result()
    assert scored["trophies"] == game.position()["trophies"]


def test_a_line_and_a_board_go_together() -> None:
    told = {"pass_order": [1, 0], "lines": [LINE, None], "written": [None, {"boxes": {"robin": 4}, "flaps": 1}]}
    scored = voliera.score({**HEAD, "rounds": [told]})
    assert scored["result"]["totals"] == [7, 10]  # Robin 3, Summer 2 and two Flaps; a trophy and a pass the other
    assert scored["trophies"]["robin"] == 1
    assert [seat["seat"] for seat in scored["rounds"][0]["seats"]] == [0]
    assert scored["next"] == {"what": "pass_order", "round": 2}
    assert voliera.score(scored["sheet"]) == scored


@pytest.mark.rule("B-P5")
def test_a_box_that_is_filled_is_not_written_again() -> None:
    board = {"boxes": {"robin": 4}}
    rounds = [{"pass_order": [0, 1], "written": [board, {}]}, {"pass_order": [0, 1], "written": [board, {}]}]
    with pytest.raises(GameError, match=r"rounds\[1\]\.written\[0\]\.boxes\.robin: this box has a 4 already"):
        voliera.score({**HEAD, "rounds": rounds})


@pytest.mark.parametrize(
    "board",
    [
        {"boxes": {"robin": 1}},
        {"boxes": {"eagle": 2}},
        {"boxes": {"robin": True}},
        {"boxes": []},
        {"flaps": -1},
        {"flaps": "two"},
        {"uses": {"owl": 3}},
        {"uses": {"eagle": 1}},
        {"sets": 2},
    ],
)
def test_what_no_board_can_have_is_refused(board: dict[str, Any]) -> None:
    with pytest.raises(GameError, match=r"sheet\.rounds\[0\]\.written\[0\]") as refused:
        voliera.score({**HEAD, "rounds": [{"pass_order": [0, 1], "written": [board, {}]}]})
    assert refused.value.code == "bad_request"
    with pytest.raises(GameError, match="one entry per player"):
        voliera.score({**HEAD, "rounds": [{"pass_order": [0, 1], "written": [board]}]})


@pytest.mark.parametrize(
    ("boxes", "said", "missed"),
    [({"robin": 3, "summer": 2}, "right", 0), ({"robin": 2}, "right", 4), ({"owl": 2}, "wrong", None)],
)
def test_announced_boxes_are_checked(boxes: dict[str, int], said: str, missed: int | None) -> None:
    told = {"pass_order": [0, 1], "lines": [LINE, None], "scorings": [{"seat": 0, "boxes": boxes}]}
    seat = voliera.score({**HEAD, "rounds": [told]})["rounds"][0]["seats"][0]
    assert (seat["announced"], seat["missed"]) == (said, missed)
    if said == "right":
        assert seat["played"]["boxes"] == boxes


@pytest.mark.rule("B-A3")
@pytest.mark.parametrize(("drawn", "variant"), [("ROau", "standard"), ("ROau ROwi", "expert")])
def test_announced_boxes_with_cards_that_robins_drew(drawn: str, variant: str) -> None:
    robins = {"hands": ["ROwi ROwi", None], "lines": ["OWsp PIau ROsp WOwi", None], "pass_order": [0, 1]}
    scoring = {"seat": 0, "drawn": drawn, "boxes": {"robin": 2}}
    seat = voliera.score({**HEAD, "variant": variant, "rounds": [{**robins, "scorings": [scoring]}]})["rounds"][0]
    assert seat["seats"][0]["announced"] == "right"
    assert seat["seats"][0]["played"]["boxes"] == {"robin": 2}


@pytest.mark.rule("B-S2", "B-S6", "B-A6")
@pytest.mark.parametrize("variant", ["standard", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_round_1_a_table_can_play_on(players: int, variant: str) -> None:
    lines = [LINE, "PIwi PIwi OWwi", None, None][:players]
    boards = [None, None, {"boxes": {"owl": 5}}, {}][:players]
    order = list(reversed(range(players)))
    sheet = {**HEAD, "players": players, "variant": variant}
    sheet["rounds"] = [{"pass_order": order, "lines": lines, "written": boards}]
    found = position({"sheet": sheet, "seed": 3})
    assert (found["round"], found["phase"], found["seat"], len(found["display"])) == (2, "turn", 0, 4)
    game = voliera.from_position(found)
    assert game.result()["totals"] == voliera.score(sheet)["result"]["totals"]
    if players == 2:  # the cards of round 1 do not come again
        round_2 = [*found["deck"], *found["under_stop"], *found["display"], *(c for h in found["hands"] for c in h)]
        assert round_2.count("pigeon-winter") <= 2
    while not game.over:
        game.apply(game.legal()[-1])


def test_a_seat_that_is_to_score_is_a_position() -> None:
    told = {"pass_order": [1, 0], "lines": [LINE, "PIwi PIwi OWwi"], "scorings": [{"seat": 1, "actions": []}]}
    found = position({"sheet": {**HEAD, "rounds": [told]}, "seed": 1})
    assert (found["phase"], found["seat"]) == ("split", 1)
    assert found["lines"][1] == ["pigeon-winter", "pigeon-winter", "owl-winter"]


@pytest.mark.parametrize("rounds", [[], [{"pass_order": [0, 1], "lines": [None, None]}]])
def test_where_nothing_can_be_played_there_is_no_position(rounds: list[Any]) -> None:
    with pytest.raises(GameError) as refused:
        position({"sheet": {**HEAD, "rounds": rounds}, "seed": 1})
    assert refused.value.code == "no_position"


def test_with_little_time_the_best_is_only_found_later() -> None:
    line = "PIwi WOsu OWau ROsp PIsu WOwi OWsp ROau PIau WOsp OWwi ROsu PIsp WOau OWsu ROwi PIwi WOsu OWau ROsp"
    told = {"pass_order": [0, 1], "lines": [line, None], "hands": ["WOau WOsp", None]}
    sheet = {**HEAD, "variant": "expert", "rounds": [told]}
    quick = score_within({"sheet": sheet, "time_ms": 1})["rounds"][0]["seats"][0]["best"]
    later = score_within({"sheet": sheet, "time_ms": 1000})["rounds"][0]["seats"][0]["best"]
    assert quick["value"] <= later["value"] <= quick["bound"]


def test_the_browsers_examples_are_what_the_engine_says() -> None:
    assert json.loads(web_sheets.FIXTURE.read_text(encoding="utf-8")) == web_sheets.cases()
