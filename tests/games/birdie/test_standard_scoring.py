"""Scoring a round in the standard game: B-P1 to B-P10."""

from typing import Any

import pytest

import voliera
from tests.games.birdie.tables import (
    END,
    PASS,
    PIGEON,
    ROBIN,
    WRITE,
    Board,
    cards,
    declare,
    drop,
    filled,
    flaps,
    hand,
    insert,
    lay,
    line,
    owl,
    play,
    refused,
    scoring_table,
    take,
    told,
    trophy,
    turn_table,
    verbs,
    woodpecker,
)
from voliera.documents import Document


def sets(game: voliera.Game) -> set[tuple[int, int, str]]:
    """The sets that may be declared: start, length, feature."""
    return {(a["start"], a["length"], a["feature"]) for a in game.legal() if a["do"] == "set"}


# B-P1: one after the other


@pytest.mark.rule("B-P1")
def test_players_score_in_the_order_of_passing() -> None:
    game = turn_table(Board(), Board(), Board(), Board(), seat=2)
    play(game, PASS, PASS, take("RoSp"), PASS)
    play(game, PASS)
    assert game.position()["pass_order"] == [2, 3, 1, 0]
    seats = []
    while game.phase == "split":
        seats.append(game.seat)
        play(game, WRITE)
    assert seats == [2, 3, 1, 0]


@pytest.mark.rule("B-P1")
def test_each_finishes_before_the_next_begins() -> None:
    game = scoring_table("RoSp RoSu", "OwSp", others=[Board(line="OwSp OwSu")])
    events = play(game, declare(0, 2, "robin"), WRITE)
    assert (game.seat, game.phase) == (0, "owl"), "the Owl is still to be asked for"
    assert told(events, "scored") == []
    events = play(game, END)
    assert [event["id"] for event in events] == ["scored", "line-opened"]
    assert (game.seat, game.phase) == (1, "split")
    assert sets(game) == {(0, 2, "owl")}


@pytest.mark.rule("B-P1")
@pytest.mark.rule("B-P9")
@pytest.mark.parametrize("first", [0, 1])
def test_the_order_decides_about_trophies(first: int) -> None:
    game = turn_table(Board(line="RoSp RoSu"), Board(line="RoAu RoWi"), seat=first)
    play(game, PASS, PASS)
    play(game, declare(0, 2, "robin"), WRITE, declare(0, 2, "robin"), WRITE)
    assert trophy(game, "robin") == first


@pytest.mark.rule("B-P1")
@pytest.mark.parametrize("action", [PASS, take("RoSp"), lay("RoSp"), lay("OwSp", "hand"), {"do": "done"}])
def test_no_turns_while_scoring(action: Document) -> None:
    game = scoring_table("RoSp RoSu", "OwSp", display="RoSp OwSu")
    assert refused(game, action) == "B-P1"


# B-P2: the line


@pytest.mark.rule("B-P2")
def test_the_deck_becomes_the_line_in_its_order() -> None:
    game = turn_table(Board(line="RoSp OwSu PiAu WoWi"), Board(), passed=(), seat=0)
    events = play(game, PASS, PASS)
    assert told(events, "line-opened") == [{"seat": 0, "line": cards("RoSp OwSu PiAu WoWi")}]
    assert line(game) == "RoSp OwSu PiAu WoWi"


@pytest.mark.rule("B-P2")
def test_which_end_comes_first_does_not_matter() -> None:
    there = scoring_table("RoSp RoSu OwSu PiSu WoAu WoWi")
    back = scoring_table("WoWi WoAu PiSu OwSu RoSu RoSp")
    assert {(6 - start - length, length, feature) for start, length, feature in sets(there)} == sets(back)


@pytest.mark.rule("B-P2")
def test_an_empty_line_scores_nothing() -> None:
    game = scoring_table("", "OwSp PiSp WoSp")
    assert game.legal() == [WRITE]
    play(game, WRITE)
    assert game.seat == 1


# B-P3: Woodpecker and Robin first


@pytest.mark.rule("B-P3")
@pytest.mark.parametrize("robin_first", [True, False])
def test_woodpecker_and_robin_in_any_order(robin_first: bool) -> None:
    game = scoring_table("RoSp OwSu RoAu", "RoWi WoSp", under_stop="RoSu PiSp")
    if robin_first:
        play(game, ROBIN, insert(0), woodpecker(2, 3))
    else:
        play(game, woodpecker(1, 2), ROBIN, insert(0))
    assert line(game) == "RoSu RoSp RoAu OwSu"
    play(game, declare(0, 3, "robin"), WRITE)
    assert filled(game) == {"robin": 3}


# B-P4: splitting the line


@pytest.mark.rule("B-P4")
def test_every_set_of_a_line() -> None:
    game = scoring_table("RoSp RoSp RoAu OwAu PiWi")
    assert sets(game) == {
        (0, 2, "robin"),
        (0, 2, "spring"),
        (0, 3, "robin"),
        (1, 2, "robin"),
        (2, 2, "autumn"),
    }


@pytest.mark.rule("B-P4")
@pytest.mark.parametrize(
    ("start", "length", "feature"),
    [
        (0, 1, "robin"),
        (0, 0, "robin"),
        (0, 3, "robin"),
        (0, 2, "spring"),
        (0, 2, "owl"),
        (1, 2, "robin"),
        (2, 2, "robin"),
        (3, 2, "robin"),
        (4, 2, "robin"),
        (-1, 2, "robin"),
        (0, 17, "robin"),
    ],
)
def test_what_is_no_set(start: int, length: int, feature: str) -> None:
    game = scoring_table("RoSp RoSu OwAu RoWi")
    assert refused(game, declare(start, length, feature)) == "B-P4"


@pytest.mark.rule("B-P4")
def test_a_card_is_in_one_set_at_most() -> None:
    game = scoring_table("RoSp RoSu OwSu OwAu")
    play(game, declare(0, 2, "robin"))
    assert refused(game, declare(1, 2, "summer")) == "B-P4"
    assert refused(game, declare(0, 2, "robin")) == "B-P4"
    assert sets(game) == {(2, 2, "owl")}


@pytest.mark.rule("B-P4")
def test_a_run_may_be_cut_short_and_cut_up() -> None:
    game = scoring_table("RoSp RoSp RoSp RoSu RoAu")
    play(game, declare(0, 2, "spring"), declare(2, 3, "robin"), WRITE)
    assert filled(game) == {"spring": 2, "robin": 3}
    game = scoring_table("RoSp RoSu RoAu RoWi")
    play(game, declare(1, 2, "robin"), WRITE)
    assert filled(game) == {"robin": 2}


@pytest.mark.rule("B-P4")
def test_a_run_may_be_left_undeclared() -> None:
    game = scoring_table("RoSp RoSu RoAu OwAu OwWi")
    play(game, declare(3, 2, "owl"), WRITE)
    assert filled(game) == {"owl": 2}
    game = scoring_table("RoSp RoSu RoAu", others=[Board()], order=(1, 0))
    play(game, WRITE)
    assert filled(game) == {}
    assert game.position()["round"] == 2, "the box is free for round 2"


@pytest.mark.rule("B-P4")
def test_a_set_is_declared_for_one_feature() -> None:
    for feature in ("robin", "spring"):
        game = scoring_table("RoSp RoSp RoSp")
        play(game, declare(0, 3, feature), WRITE)
        assert filled(game) == {feature: 3}


@pytest.mark.rule("B-P4")
def test_the_longest_run_of_all() -> None:
    game = scoring_table(" ".join(["RoSp RoSu RoAu RoWi"] * 4), others=[Board(), Board()])
    play(game, declare(0, 16, "robin"), WRITE)
    assert filled(game) == {"robin": 16}


@pytest.mark.rule("B-P4")
def test_declared_sets_of_a_position_are_checked() -> None:
    good = scoring_table("RoSp RoSu OwAu OwWi")
    play(good, declare(0, 2, "robin"))
    document = good.position()
    for wrong in ({"length": 1}, {"length": 3}, {"start": 1}, {"start": 3}, {"feature": "summer"}):
        declared = [{**document["scoring"]["sets"][0], **wrong}]
        with pytest.raises(voliera.GameError, match=r"scoring.sets\[0\].*B-P4") as caught:
            voliera.from_position({**document, "scoring": {**document["scoring"], "sets": declared}})
        assert caught.value.code == "bad_position"


# B-P5: writing


@pytest.mark.rule("B-P5")
@pytest.mark.parametrize("round_no", [1, 2])
def test_a_set_is_worth_its_cards(round_no: int) -> None:
    game = scoring_table("RoSp RoSu RoAu OwAu PiAu", round_no=round_no)
    events = play(game, declare(0, 2, "robin"), declare(2, 3, "autumn"), WRITE)
    assert filled(game) == {"robin": 2, "autumn": 3}
    assert told(events, "wrote") == [
        {"seat": 0, "box": "robin", "value": 2, "by": "set"},
        {"seat": 0, "box": "autumn", "value": 3, "by": "set"},
    ]


@pytest.mark.rule("B-P5")
def test_nothing_is_written_before_write() -> None:
    game = scoring_table("RoSp RoSu RoAu")
    play(game, declare(0, 3, "robin"))
    assert filled(game) == {}
    assert flaps(game) == 0


@pytest.mark.rule("B-P5")
def test_a_declared_set_must_be_written() -> None:
    game = scoring_table("RoSp RoSu", "OwSp RoWi WoSp")
    play(game, declare(0, 2, "robin"))
    assert game.legal() == [WRITE]


@pytest.mark.rule("B-P5")
def test_a_filled_box_keeps_its_value() -> None:
    game = scoring_table("RoSp RoSu RoAu", round_no=2, boxes={"robin": 2})
    play(game, declare(0, 3, "robin"), WRITE)
    assert filled(game) == {"robin": 2}, "even though the later set is larger"


# B-P6: several sets of one feature


@pytest.mark.rule("B-P6")
@pytest.mark.parametrize("codes", ["RoSp RoSu OwWi RoSp RoAu RoWi", "RoSp RoAu RoWi OwWi RoSp RoSu"])
def test_only_the_largest_is_written(codes: str) -> None:
    game = scoring_table(codes)
    gap = codes.split().index("OwWi")
    events = play(game, declare(0, gap, "robin"), declare(gap + 1, 5 - gap, "robin"), WRITE)
    assert filled(game) == {"robin": 3}
    assert flaps(game) == 1
    assert told(events, "nothing") == [{"seat": 0, "feature": "robin", "size": 2, "why": "smaller"}]


@pytest.mark.rule("B-P6")
def test_of_equal_sets_one_is_written() -> None:
    game = scoring_table("RoSp RoSu OwWi RoAu RoWi")
    events = play(game, declare(0, 2, "robin"), declare(3, 2, "robin"), WRITE)
    assert filled(game) == {"robin": 2}
    assert flaps(game) == 1
    assert len(told(events, "wrote")) == len(told(events, "nothing")) == 1


@pytest.mark.rule("B-P6")
def test_three_sets_of_one_feature() -> None:
    game = scoring_table("RoSp RoSu RoAu RoWi RoSp RoSu RoAu RoWi RoSp")
    play(game, declare(0, 2, "robin"), declare(2, 4, "robin"), declare(6, 3, "robin"), WRITE)
    assert filled(game) == {"robin": 4}
    assert flaps(game) == 1


@pytest.mark.rule("B-P6")
def test_a_run_in_two_parts_is_not_added_up() -> None:
    game = scoring_table("RoSp RoSu RoAu RoWi")
    play(game, declare(0, 2, "robin"), declare(2, 2, "robin"), WRITE)
    assert filled(game) == {"robin": 2}


@pytest.mark.rule("B-P6")
def test_a_smaller_set_is_not_the_lowest_for_the_owl() -> None:
    game = scoring_table("RoSp RoSu OwWi RoSp RoAu RoWi", "OwSp")
    play(game, declare(0, 2, "robin"), declare(3, 3, "robin"), WRITE, owl("winter"))
    assert filled(game) == {"robin": 3, "winter": 3}


# B-P7: a feature whose box was filled before


@pytest.mark.rule("B-P7")
def test_a_set_for_a_filled_box_gives_nothing() -> None:
    game = scoring_table("RoSp RoSu RoAu OwAu OwWi", round_no=2, boxes={"robin": 2}, flaps=1)
    events = play(game, declare(0, 3, "robin"), declare(3, 2, "owl"), WRITE)
    assert filled(game) == {"robin": 2, "owl": 2}
    assert flaps(game) == 2
    assert told(events, "nothing") == [{"seat": 0, "feature": "robin", "size": 3, "why": "filled"}]


@pytest.mark.rule("B-P7")
def test_two_sets_for_a_filled_box() -> None:
    game = scoring_table("RoSp RoSu OwWi RoSp RoAu RoWi", round_no=2, boxes={"robin": 2}, flaps=1)
    play(game, declare(0, 2, "robin"), declare(3, 3, "robin"), WRITE)
    assert filled(game) == {"robin": 2}
    assert flaps(game) == 1


@pytest.mark.rule("B-P7")
@pytest.mark.rule("B-A4")
def test_the_pigeon_can_use_it() -> None:
    game = scoring_table("RoSp RoSu", "PiSp", round_no=2, boxes={"robin": 2}, flaps=1)
    play(game, declare(0, 2, "robin"), drop(0), WRITE)
    assert filled(game) == {"robin": 2}
    assert flaps(game) == 3


@pytest.mark.rule("B-P7")
@pytest.mark.rule("B-A5")
def test_it_is_no_set_written_for_the_owl() -> None:
    game = scoring_table("RoSp RoSu", "OwSp", round_no=2, boxes={"robin": 2})
    play(game, declare(0, 2, "robin"), WRITE)
    assert game.seat == 1, "the Owl is not asked for"


# B-P8: flaps


@pytest.mark.rule("B-P8")
def test_each_set_written_marks_a_flap() -> None:
    game = scoring_table("RoSp RoSu OwSu PiSu PiAu WoWi WoSp", flaps=3)
    events = play(game, declare(0, 2, "robin"), declare(2, 2, "summer"), declare(5, 2, "woodpecker"), WRITE)
    assert flaps(game) == 6
    assert [(mark["by"], mark["marked"]) for mark in told(events, "flapped")] == [(1, 4), (1, 5), (1, 6)]
    assert game.result()["breakdown"][0]["flap"] == 8


@pytest.mark.rule("B-P8")
def test_size_does_not_matter_for_flaps() -> None:
    game = scoring_table("RoSp RoSu RoAu RoWi RoSp")
    play(game, declare(0, 5, "robin"), WRITE)
    assert flaps(game) == 1


@pytest.mark.rule("B-P8")
def test_no_set_no_flap() -> None:
    game = scoring_table("RoSp RoSu RoAu")
    play(game, WRITE)
    assert flaps(game) == 0


# B-P9: trophies


def write_robins(count: int, others: list[Board], holder: int | None, **more: Any) -> voliera.Game:
    """Seat 0 writes a Robin set of this size."""
    trophies = {} if holder is None else {"robin": holder}
    game = scoring_table("RoSp RoSu RoAu RoWi RoSp", others=others, trophies=trophies, **more)
    play(game, declare(0, count, "robin"), WRITE)
    return game


@pytest.mark.rule("B-P9")
def test_the_first_writer_takes_the_trophy() -> None:
    game = scoring_table("RoSp RoSu")
    events = play(game, declare(0, 2, "robin"), WRITE)
    assert trophy(game, "robin") == 0
    assert told(events, "trophy") == [{"seat": 0, "bird": "robin", "from": None}]
    assert game.result()["breakdown"][0]["trophies"] == 3


@pytest.mark.rule("B-P9")
def test_a_higher_value_takes_it_over() -> None:
    game = scoring_table("RoSp RoSu RoAu", others=[Board(boxes={"robin": 2})], trophies={"robin": 1}, order=(1, 0))
    events = play(game, declare(0, 3, "robin"), WRITE)
    assert trophy(game, "robin") == 0
    assert told(events, "trophy") == [{"seat": 0, "bird": "robin", "from": 1}]
    assert [part["trophies"] for part in game.result()["breakdown"]] == [3, 0]


@pytest.mark.rule("B-P9")
@pytest.mark.parametrize("count", [2, 3])
def test_a_tie_or_a_lower_value_leaves_it(count: int) -> None:
    game = write_robins(count, [Board(boxes={"robin": 3})], 1)
    assert filled(game) == {"robin": count}
    assert trophy(game, "robin") == 1


@pytest.mark.rule("B-P9")
def test_higher_than_every_other_player() -> None:
    others = [Board(boxes={"robin": 2}), Board(boxes={"robin": 4})]
    assert trophy(write_robins(3, others, 2), "robin") == 2
    assert trophy(write_robins(4, others, 2), "robin") == 2
    assert trophy(write_robins(5, others, 2), "robin") == 0


@pytest.mark.rule("B-P9")
def test_values_of_round_one_count_in_round_two() -> None:
    before = [Board(boxes={"robin": 3})]
    assert trophy(write_robins(3, before, 1, round_no=2), "robin") == 1
    assert trophy(write_robins(4, before, 1, round_no=2), "robin") == 0


@pytest.mark.rule("B-P9")
@pytest.mark.rule("B-A5")
def test_a_value_of_the_owl_takes_a_trophy() -> None:
    game = scoring_table("PiSp WoSp RoSp", "OwAu", others=[Board(boxes={"robin": 2})], trophies={"robin": 1})
    events = play(game, declare(0, 3, "spring"), WRITE, owl("robin"))
    assert trophy(game, "robin") == 0
    assert told(events, "trophy") == [{"seat": 0, "bird": "robin", "from": 1}]


@pytest.mark.rule("B-P9")
@pytest.mark.rule("B-A5")
def test_a_value_of_the_owl_defends_a_trophy() -> None:
    game = scoring_table("PiSp WoSp RoSp", "OwAu", others=[Board(line="RoSp RoSu RoAu")])
    play(game, declare(0, 3, "spring"), WRITE, owl("robin"))
    play(game, declare(0, 3, "robin"), WRITE)
    assert game.result()["breakdown"][0]["trophies"] == 3
    assert trophy(game, "robin") == 0


@pytest.mark.rule("B-P9")
def test_seasons_have_no_trophies() -> None:
    game = scoring_table("RoSp OwSp")
    events = play(game, declare(0, 2, "spring"), WRITE)
    assert told(events, "trophy") == []


@pytest.mark.rule("B-P9")
def test_each_bird_has_its_own_trophy() -> None:
    game = scoring_table("RoSp RoSu OwSu OwAu PiAu PiWi WoWi WoSp")
    play(game, *(declare(2 * i, 2, bird) for i, bird in enumerate(("robin", "owl", "pigeon", "woodpecker"))), WRITE)
    assert game.position()["trophies"] == {"robin": 0, "owl": 0, "pigeon": 0, "woodpecker": 0}


@pytest.mark.rule("B-P9")
def test_a_trophy_lies_with_the_highest_value() -> None:
    with pytest.raises(voliera.GameError, match=r"position.trophies.robin") as caught:
        scoring_table(boxes={"robin": 2}, others=[Board(boxes={"robin": 3})], trophies={"robin": 0})
    assert caught.value.code == "bad_position"


# B-P10: what comes when


@pytest.mark.rule("B-P10")
def test_sets_may_follow_the_pigeon() -> None:
    game = scoring_table("RoSp RoSu OwSu OwAu PiAu PiWi", "PiSp")
    play(game, declare(0, 2, "robin"), drop(0), declare(2, 2, "owl"), declare(4, 2, "pigeon"), WRITE)
    assert filled(game) == {"owl": 2, "pigeon": 2}
    assert flaps(game) == 4


@pytest.mark.rule("B-P10")
def test_a_dropped_set_keeps_its_place_and_number() -> None:
    game = scoring_table("RoSp RoSu OwSu OwAu", "PiSp")
    play(game, declare(0, 2, "robin"), drop(0))
    assert refused(game, declare(0, 2, "robin")) == "B-P4"
    play(game, declare(2, 2, "owl"))
    assert [declared["dropped"] for declared in game.position()["scoring"]["sets"]] == [True, False]


@pytest.mark.rule("B-P10")
@pytest.mark.parametrize("late", [ROBIN, woodpecker(0, 1)])
def test_the_first_set_ends_the_time_for_woodpecker_and_robin(late: Document) -> None:
    game = scoring_table("RoSp RoSu OwAu", "RoWi WoWi PiSp")
    assert {"robin", "woodpecker"} <= verbs(game)
    play(game, declare(0, 2, "robin"))
    assert refused(game, late) == "B-P10"
    play(game, drop(0))
    assert refused(game, late) == "B-P10", "a dropped set was declared all the same"


@pytest.mark.rule("B-P10")
@pytest.mark.parametrize("late", [ROBIN, woodpecker(0, 1), drop(0), declare(2, 2, "owl"), WRITE])
def test_after_writing_only_the_owl_is_left(late: Document) -> None:
    game = scoring_table("RoSp RoSu OwAu OwWi", "OwSp PiSp RoWi WoWi")
    play(game, declare(0, 2, "robin"), WRITE)
    assert verbs(game) == {"owl", "end"}
    assert refused(game, late) == "B-P10"


@pytest.mark.rule("B-P10")
def test_the_owl_comes_after_everything_is_written() -> None:
    game = scoring_table("RoSp RoSu OwAu", "OwSp")
    assert refused(game, owl("winter")) == "B-P10"
    play(game, declare(0, 2, "robin"))
    assert refused(game, owl("winter")) == "B-P10"
    play(game, WRITE, owl("winter"))
    assert filled(game) == {"robin": 2, "winter": 2}


@pytest.mark.rule("B-P10")
@pytest.mark.rule("B-A4")
def test_the_pigeon_needs_a_declared_set() -> None:
    game = scoring_table("RoSp RoSu", "PiSp")
    assert "pigeon" not in verbs(game)
    assert refused(game, drop(0)) == "B-A4"
    play(game, declare(0, 2, "robin"))
    assert refused(game, drop(1)) == "B-A4"
    assert refused(game, PIGEON) == "B-A4", "which set?"
    play(game, drop(0))
    assert hand(game) == ""
