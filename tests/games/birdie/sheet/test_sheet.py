"""`voliera.score` on Birdie sheets: the same points as the game itself, beside the best play, and what is missing."""

from __future__ import annotations

import doctest
import json
from copy import deepcopy
from types import ModuleType
from typing import Any

import pytest

import voliera
from tests.sheet.games import played_game, small_sheet
from voliera.documents import Document
from voliera.errors import GameError
from voliera.games.birdie import sheet as sheet_of_birdie
from voliera.games.birdie.rules.box import CARDS
from voliera.games.birdie.sheet.document import read_sheet
from voliera.games.birdie.sheet.play import play_sheet

BOARD = ("boxes", "flaps", "uses", "trophies", "pass_points")
EXPERT_LINE = "OWwi WOwi PIwi PIsu OWsp WOsp OWsp ROau WOsp OWsp PIsu PIwi ROwi"


def sheet(*rounds: Document, players: int = 2, variant: str = "standard", **more: Any) -> Document:
    head = {"format": "voliera/sheet/1", "game": "birdie", "players": players, "variant": variant}
    return {**head, "rounds": list(rounds), **more}


def one(line: str | list[str], hand: str = "", **scoring: Any) -> Document:
    """A round in which seat 0 passes first, with this line and hand."""
    told: Document = {"pass_order": [0, 1], "lines": [line, None], "hands": [hand, None]}
    return told | {"scorings": [{"seat": 0, **scoring}] if scoring else []}


def first_seat(document: Document) -> Document:
    seat: Document = voliera.score(document)["rounds"][0]["seats"][0]
    return seat


@pytest.mark.parametrize("module", [voliera.sheet, sheet_of_birdie])
def test_the_examples_of_the_docstrings(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 3) == (0, True)


@pytest.mark.rule("B-F1")
@pytest.mark.rule("B-P1")
@pytest.mark.parametrize("variant", ["standard", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sheet_comes_to_the_same_as_the_game(players: int, variant: str) -> None:
    drawn = 0
    for seed in range(5):
        written, game = played_game(seed, players, variant)
        progress = play_sheet(read_sheet(written))
        assert progress.next is None
        assert progress.game is not None
        position, result = progress.game.position(), progress.game.result()
        assert {field: position[field] for field in BOARD} == {field: game.position()[field] for field in BOARD}
        assert result == game.result()
        drawn += sum(len(scoring["drawn"]) for told in written["rounds"] for scoring in told["scorings"])
    assert drawn, "no Robin was played: choose other seeds"


def test_a_greedy_game_with_other_flaps() -> None:
    values = {"format": "voliera/components/1", "game": "birdie", "flap": [1, 3, 5, 7, 9, 11, 13, 15, 17]}
    written, game = played_game(1, 2, "standard", "greedy", components=values)
    assert voliera.score(written)["result"] == game.result()


@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_nobody_plays_better_than_the_best(variant: str) -> None:
    for seed in range(2):
        scored = voliera.score(small_sheet(seed, 3, variant))
        for told in scored["rounds"]:
            for seat in told["seats"]:
                best, played = seat["best"], seat["played"]
                assert seat["missed"] == best["value"] - played["value"] >= 0
                assert best["bound"] >= best["value"]
                assert not best["exact"] or best["bound"] == best["value"]
                assert sum(event["id"] == "scored" for event in played["explanation"]) == 1


def test_the_answer_is_plain_data_and_the_sheet_is_canonical() -> None:
    written = sheet(one("ROsp ROsu", hand="owau", actions=None))
    before = deepcopy(written)
    scored = voliera.score(written)
    assert written == before
    assert json.loads(json.dumps(scored)) == scored
    assert scored["sheet"]["rounds"][0] == {
        "pass_order": [0, 1],
        "lines": [["robin-spring", "robin-summer"], None],
        "hands": [["owl-autumn"], None],
        "scorings": [{"seat": 0, "drawn": [], "actions": None}],
    }
    assert voliera.score(scored["sheet"]) == scored


@pytest.mark.rule("B-X2")
def test_the_worked_example_of_a_split() -> None:
    line = "ROsp ROsu ROau ROwi OWsu PIsu WOwi PIwi OWwi ROsp WOwi PIwi"
    sets = [(0, 4, "robin"), (4, 2, "summer"), (6, 3, "winter"), (10, 2, "winter")]
    actions: list[Document] = [{"do": "set", "start": at, "length": n, "feature": f} for at, n, f in sets]
    seat = first_seat(sheet(one(line, actions=[*actions, {"do": "write"}])))
    assert seat["played"]["boxes"] == {"robin": 4, "summer": 2, "winter": 3}
    flapped = [event["args"]["marked"] for event in seat["played"]["explanation"] if event["id"] == "flapped"]
    assert flapped == [1, 2, 3]
    assert seat["played"]["value"] == 4 + 2 + 3 + 3 + 3


@pytest.mark.rule("B-X3")
def test_the_worked_example_of_a_collapse() -> None:
    chain: list[Document] = [{"do": "remove", "at": 7}, {"do": "feature", "feature": "summer"}]
    chain += [{"do": "feature", "feature": "winter"}, {"do": "stop"}]
    seat = first_seat(sheet(one(EXPERT_LINE, actions=chain), variant="expert"))
    assert seat["played"]["boxes"] == {"spring": 5, "summer": 2, "winter": 5}
    assert seat["best"]["value"] >= seat["played"]["value"]


@pytest.mark.rule("B-E6")
def test_single_chain_is_kept_to() -> None:
    actions: list[Document] = [{"do": "remove", "at": 0}, {"do": "remove", "at": 0}]
    long = sheet(one(EXPERT_LINE, actions=actions), variant="expert", options={"single_chain": True})
    with pytest.raises(GameError, match="B-E6") as refused:
        voliera.score(long)
    assert refused.value.rule == "B-E6"


@pytest.mark.rule("B-F2")
def test_a_tie_goes_to_who_passed_earlier_in_round_2() -> None:
    lines = ["ROsp ROsu", "OWsp OWsu"]
    rounds = [{"pass_order": order, "lines": [[], []]} for order in ([0, 1], [1, 0])]
    scored = voliera.score(sheet(*rounds))
    assert scored["result"]["totals"] == [2, 2]
    assert scored["result"]["winner"] == 1
    rounds[0]["lines"] = lines
    scored = voliera.score(sheet(*rounds))
    assert scored["result"]["totals"] == [8, 8]
    assert scored["result"]["winner"] == 1
    assert scored["next"] is None


def test_what_is_missing_is_said_at_every_step() -> None:
    told: Document = {"pass_order": [1, 0], "lines": [None, None], "hands": [None, None], "scorings": []}
    asked = [voliera.score({"format": "voliera/sheet/1", "game": "birdie"})["next"], voliera.score(sheet())["next"]]
    for seat in (1, 0):
        asked.append(voliera.score(sheet(told))["next"])
        told["lines"][seat] = "ROsp ROsu OWsu"
        asked.append(voliera.score(sheet(told))["next"])
        told["hands"][seat] = "ROwi"
        asked.append(voliera.score(sheet(told))["next"])
        scoring: Document = {"seat": seat, "drawn": [], "actions": [{"do": "robin"}]}
        told["scorings"].append(scoring)
        asked.append(voliera.score(sheet(told))["next"])
        scoring["drawn"] = ["pigeon-winter"]
        asked.append(voliera.score(sheet(told))["next"])
        scoring["actions"] = None
    asked.append(voliera.score(sheet(told))["next"])
    kinds = [(step["what"], step.get("seat")) for step in asked]
    each = ["line", "hand", "scoring", "drawn", "scoring"]
    seats = [(what, seat) for seat in (1, 0) for what in each]
    assert kinds == [("players", None), ("pass_order", None), *seats, ("pass_order", None)]
    assert asked[6]["phase"] == "insert"
    assert asked[-1]["round"] == 2


def test_without_scorings_everybody_plays_their_best() -> None:
    scored = voliera.score(sheet({"pass_order": [0, 1], "lines": ["ROsp ROsu OWsu", "PIwi OWwi"]}))
    assert [seat["missed"] for seat in scored["rounds"][0]["seats"]] == [0, 0]
    assert scored["next"] == {"what": "pass_order", "round": 2}


@pytest.mark.rule("B-A3")
def test_a_robin_is_worth_what_it_may_draw_and_then_what_it_drew() -> None:
    line = "ROsp ROsu WOwi OWau"
    before = first_seat(sheet(one(line, hand="ROau")))["best"]
    assert {"do": "robin"} not in before["actions"]
    assert before["robin"]["gain"] > 0
    assert before["robin"]["expected"] == before["value"] + before["robin"]["gain"]
    after = first_seat(sheet(one(line, hand="ROau", drawn="OWwi", actions=None)))["best"]
    assert after["actions"][0] == {"do": "robin"}
    inserted = [event["args"]["card"] for event in after["explanation"] if event["id"] == "inserted"]
    assert inserted == ["owl-winter"]
    assert after["boxes"] == {"robin": 2, "owl": 2}
    assert "robin" not in after


@pytest.mark.rule("B-A3")
def test_two_robins_in_one_expert_scoring() -> None:
    written = sheet(one("ROsp WOwi ROsu", hand="ROau ROwi", drawn="ROsp OWsu", actions=None), variant="expert")
    best = first_seat(written)["best"]
    assert sum(action == {"do": "robin"} for action in best["actions"]) == 2
    told = [event["args"]["card"] for event in best["explanation"] if event["id"] == "drew"]
    assert told == ["robin-spring", "owl-summer"]
    three_robins = 3 + 1 + 3
    assert best["value"] >= three_robins


@pytest.mark.rule("B-S2")
def test_what_two_players_saw_in_round_1_is_not_drawn_in_round_2() -> None:
    owls = "OWwi OWwi OWwi OWwi"
    round_2 = one("ROsp OWsu", hand="ROau") | {"pass_order": [0, 1]}
    both = [
        voliera.score(sheet({"pass_order": [0, 1], "lines": [line, ""]}, round_2))["rounds"][1]["seats"][0]["best"]
        for line in (owls, "PIwi PIwi PIwi PIwi")
    ]
    assert both[0]["value"] == both[1]["value"]
    assert both[0]["robin"]["expected"] < both[1]["robin"]["expected"]


@pytest.mark.rule("B-P9")
def test_trophies_and_boxes_travel_from_seat_to_seat_and_round_to_round() -> None:
    rounds = [
        {"pass_order": [0, 1], "lines": ["ROsp ROsu", "ROau ROwi ROwi"]},
        {"pass_order": [0, 1], "lines": ["ROsp ROsu ROau PIsp PIau", ""]},
    ]
    scored = voliera.score(sheet(*rounds))
    assert scored["boxes"][0]["robin"] == 2
    assert scored["trophies"]["robin"] == 1
    assert scored["boxes"][0]["pigeon"] == 2
    assert scored["pass_points"] == [[2, 2], [0, 0]]


@pytest.mark.parametrize(
    ("document", "words", "rule"),
    [
        ({"format": "voliera/sheet/2", "game": "birdie"}, "sheet.format", None),
        ({"format": "voliera/sheet/1", "game": "chess"}, "sheet.game", None),
        (sheet(colour="red"), "sheet: Object contains unknown field `colour`", None),
        (sheet(players=5), "sheet.players", "B-C4"),
        (sheet(variant="hard"), "sheet.variant", None),
        (sheet({"pass_order": [0, 0]}), "rounds[0].pass_order", "B-T7"),
        (sheet({"pass_order": [0, 1], "lines": [""]}), "rounds[0].lines", None),
        (sheet({"pass_order": [0, 1], "lines": ["ROxx", None]}), "rounds[0].lines[0]:\nROxx\n  ^^", None),
        (sheet({"pass_order": [0, 1], "lines": [["robin-spring", "robin"], None]}), "lines[0][1]", None),
        (sheet(one("ROsp " * 5)), "rounds[0].lines[0][4]: a fifth robin-spring", "B-C1"),
        (sheet(one("ROsp ROsp", hand="ROsp ROsp ROsp")), "rounds[0].hands[0][2]: a fifth", "B-C1"),
        (sheet(one("ROsp", hand="ROau", drawn="OWsp OWsp OWsp", actions=None)), "2 cards lie under Stop", "B-A3"),
        (sheet(one("ROsp ROsu", drawn="OWsp", actions=None)), "no robin in the hand", "B-A1"),
        (sheet(one("ROsp ROsu", hand="ROau", drawn="OWsp", actions=[{"do": "write"}])), "more cards than", "B-A3"),
        (sheet(one("ROsp ROsu", actions=[{"do": "robin"}])), "no Robin can be played", "B-A3"),
        (sheet(one("ROsp ROsu", actions=[{"do": "remove", "at": 0}])), "actions[0]: remove 0 is not legal", "B-E1"),
        (sheet(one("ROsp ROsu", actions=[{"do": "write"}, {"do": "write"}])), "actions[1]: the seat has", "B-P1"),
        (sheet(one("ROsp ROsu", hand="ROau", actions=[{"do": "robin"}, {"do": "write"}])), "which card", "B-A3"),
        (sheet({"pass_order": [0, 1]}, {"pass_order": [0, 1]}), "the round before is not scored", "B-P1"),
        (
            sheet({"pass_order": [0, 1], "lines": ["ROsp ROsu", "OWsp OWsu"], "scorings": [{"seat": 1}]}),
            "seat 0 scores before",
            "B-P1",
        ),
        (sheet({"pass_order": [0, 1], "scorings": [{"seat": 1}]}), "the line of seat 1 is not told", "B-P2"),
        (sheet(names=["Ada", "Bo", "Cy"]), "names: 2 at most", None),
        (sheet(options={"single_chain": True}), "single_chain", None),
    ],
)
def test_what_cannot_be_is_refused_with_the_place_and_the_rule(document: Document, words: str, rule: str) -> None:
    with pytest.raises(GameError) as refused:
        voliera.score(document)
    assert words in refused.value.message
    assert refused.value.rule == rule


@pytest.mark.rule("B-S2")
def test_a_card_of_round_1_does_not_return_with_two_players() -> None:
    rounds = [{"pass_order": [0, 1], "lines": ["ROsp ROsp ROsp", ""]}, one("OWsp ROsp ROsp")]
    with pytest.raises(GameError, match="3 of them in round 1") as refused:
        voliera.score(sheet(*rounds))
    assert refused.value.rule == "B-S2"
    assert voliera.score(sheet(rounds[0], one("OWsp ROsp")))["next"]["what"] == "scoring"


@pytest.mark.rule("B-S3")
def test_all_cards_return_with_three_players() -> None:
    told = {"pass_order": [0, 1, 2], "lines": ["ROsp ROsp ROsp ROsp", "", ""]}
    assert voliera.score(sheet(told, told, players=3))["next"] is None


@pytest.mark.rule("B-S4")
@pytest.mark.parametrize(("players", "most", "rule"), [(2, 30, "B-S2"), (3, 61, "B-S4")])
def test_a_round_has_only_so_many_cards(players: int, most: int, rule: str) -> None:
    deck = [card for card in CARDS for _ in range(4)]
    nothing: list[Any] = [""] * (players - 1)
    told: Document = {"pass_order": list(range(players)), "lines": [deck[:most], *nothing], "scorings": []}
    assert voliera.score(sheet(told, players=players))["next"]["what"] == "scoring"
    told["lines"][1] = deck[most : most + 1]
    with pytest.raises(GameError) as refused:
        voliera.score(sheet(told, players=players))
    assert refused.value.rule == rule
    assert refused.value.facts["room"] == most


def test_a_text_is_no_sheet() -> None:
    with pytest.raises(GameError, match="sheet: expected an object"):
        voliera.score("ROsp")  # type: ignore[arg-type]
