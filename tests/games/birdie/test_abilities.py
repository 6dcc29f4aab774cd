"""Abilities: B-A1 to B-A6."""

import pytest

import voliera
from tests.games.birdie.tables import (
    BOXES,
    END,
    KEEP,
    PIGEON,
    ROBIN,
    STOP,
    WRITE,
    Board,
    cards,
    declare,
    drop,
    expert_table,
    filled,
    flaps,
    hand,
    insert,
    line,
    owl,
    owl_boxes,
    places,
    play,
    refused,
    remove,
    scoring_table,
    told,
    turn_table,
    verbs,
    woodpecker,
)
from voliera.documents import Document

# B-A1: limits, and the card that is spent


@pytest.mark.rule("B-A1")
def test_an_ability_costs_a_card_of_that_bird() -> None:
    game = scoring_table("RoSp OwSu", "WoSu PiAu")
    events = play(game, woodpecker(0, 1))
    assert hand(game) == "PiAu"
    assert told(events, "spent") == [{"seat": 0, "bird": "woodpecker", "card": "woodpecker-summer"}]
    assert game.position()["uses"][0] == {"robin": 0, "owl": 0, "pigeon": 0, "woodpecker": 1}


@pytest.mark.rule("B-A1")
@pytest.mark.parametrize(("action", "bird"), [(ROBIN, "robin"), (woodpecker(0, 1), "woodpecker"), (drop(0), "pigeon")])
def test_without_such_a_card_no_ability(action: Document, bird: str) -> None:
    game = scoring_table("RoSp WoSp PiSp OwSp", "OwSp")
    assert bird not in verbs(game)
    assert refused(game, action) == "B-A1", "cards of the line do not help"


@pytest.mark.rule("B-A1")
def test_without_an_owl_in_hand_the_owl_is_not_asked_for() -> None:
    game = scoring_table("OwSp OwSu", "PiSp")
    assert refused(game, owl("winter")) == "B-A1"
    play(game, declare(0, 2, "owl"), WRITE)
    assert game.seat == 1


@pytest.mark.rule("B-A1")
@pytest.mark.parametrize(
    ("held", "action", "left"),
    [
        ("WoWi WoSu WoAu", woodpecker(0, 1), "WoAu WoWi"),
        ("RoWi RoSp RoAu", ROBIN, "RoAu RoWi"),
        ("RoWi RoWi", ROBIN, "RoWi"),
    ],
)
def test_the_earliest_season_is_spent(held: str, action: Document, left: str) -> None:
    game = scoring_table("PiSp OwSu", held)
    play(game, action)
    assert hand(game) == left


@pytest.mark.rule("B-A1")
@pytest.mark.parametrize(
    ("held", "first", "again"),
    [("WoSp WoSu", [woodpecker(0, 1)], woodpecker(0, 1)), ("RoSp RoSu", [ROBIN, insert(0)], ROBIN)],
)
def test_once_in_the_standard_game(held: str, first: list[Document], again: Document) -> None:
    game = scoring_table("PiSp OwSu", held)
    play(game, *first)
    assert refused(game, again) == "B-A1"


@pytest.mark.rule("B-A1")
def test_one_pigeon_in_the_standard_game() -> None:
    game = scoring_table("RoSp RoSu OwSu OwAu", "PiSp PiSu")
    play(game, declare(0, 2, "robin"), drop(0), declare(2, 2, "owl"))
    assert refused(game, drop(1)) == "B-A1"


@pytest.mark.rule("B-A1")
def test_one_owl_in_the_standard_game() -> None:
    game = scoring_table("RoSp RoSu", "OwSp OwSu")
    play(game, declare(0, 2, "robin"), WRITE, owl("winter"))
    assert game.seat == 1


@pytest.mark.rule("B-A1")
@pytest.mark.parametrize(
    ("bird", "action"),
    [("robin", ROBIN), ("woodpecker", woodpecker(0, 1)), ("pigeon", drop(0)), ("owl", owl("autumn"))],
)
def test_round_one_counts_in_round_two(bird: str, action: Document) -> None:
    used = scoring_table("PiSp OwSu", "RoWi OwWi PiWi WoWi", round_no=2, uses={bird: 1})
    assert bird not in verbs(used)
    assert refused(used, action) == "B-A1"


@pytest.mark.rule("B-A1")
def test_the_limit_is_each_players_own() -> None:
    game = scoring_table("PiSp OwSu", "WoSp", others=[Board(uses={"woodpecker": 1})])
    assert "woodpecker" in verbs(game)


@pytest.mark.rule("B-A1")
@pytest.mark.rule("B-E1")
def test_twice_in_the_expert_game_also_in_one_round() -> None:
    held = "RoSp RoSu RoAu WoSp WoSu WoAu"
    game = expert_table("PiSp OwSu", held, others=[Board(), Board()], under_stop="PiSu PiAu PiWi")
    play(game, ROBIN, insert(0), ROBIN, insert(0), woodpecker(0, 1), woodpecker(0, 1))
    assert game.position()["uses"][0] == {"robin": 2, "owl": 0, "pigeon": 0, "woodpecker": 2}
    assert hand(game) == "RoAu WoAu"
    assert refused(game, ROBIN) == "B-A1"
    assert refused(game, woodpecker(0, 1)) == "B-A1"


@pytest.mark.rule("B-A1")
@pytest.mark.rule("B-E1")
def test_once_in_each_round_of_the_expert_game() -> None:
    game = expert_table("PiSp OwSu", "WoSp WoSu", round_no=2, uses={"woodpecker": 1})
    play(game, woodpecker(0, 1))
    assert refused(game, woodpecker(0, 1)) == "B-A1"


@pytest.mark.rule("B-A1")
@pytest.mark.parametrize("action", [ROBIN, woodpecker(0, 1), drop(0), owl("winter")])
def test_abilities_belong_to_scoring(action: Document) -> None:
    game = turn_table(Board("RoSp WoSp PiSp OwSp", "OwSu OwAu"), Board())
    assert refused(game, action) == "B-P1"


@pytest.mark.rule("B-A1")
@pytest.mark.parametrize(("variant", "limit"), [("standard", 1), ("expert", 2)])
def test_more_uses_than_allowed_are_an_impossible_position(variant: str, limit: int) -> None:
    scoring_table(variant=variant, uses={"owl": limit})
    with pytest.raises(voliera.GameError, match=r"uses\[0\].owl") as caught:
        scoring_table(variant=variant, uses={"owl": limit + 1})
    assert caught.value.code == "bad_position"


# B-A2: Woodpecker


@pytest.mark.rule("B-A2")
@pytest.mark.parametrize(
    ("start", "to", "after"),
    [
        (0, 3, "OwSu PiAu WoWi RoSp"),
        (3, 0, "WoWi RoSp OwSu PiAu"),
        (1, 2, "RoSp PiAu OwSu WoWi"),
        (2, 1, "RoSp PiAu OwSu WoWi"),
        (0, 2, "OwSu PiAu RoSp WoWi"),
    ],
)
@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_the_woodpecker_moves_one_card(start: int, to: int, after: str, variant: str) -> None:
    game = scoring_table("RoSp OwSu PiAu WoWi", "WoSp", variant=variant)
    events = play(game, woodpecker(start, to))
    assert line(game) == after
    moved = cards("RoSp OwSu PiAu WoWi")[start]
    assert told(events, "moved") == [{"seat": 0, "card": moved, "from": start, "to": to}]


@pytest.mark.rule("B-A2")
def test_any_card_to_any_other_position() -> None:
    game = scoring_table("RoSp OwSu PiAu WoWi", "WoSp")
    moves = {(action["from"], action["to"]) for action in game.legal() if action["do"] == "woodpecker"}
    assert moves == {(i, j) for i in range(4) for j in range(4) if i != j}


@pytest.mark.rule("B-A2")
@pytest.mark.parametrize(("start", "to"), [(1, 1), (0, 4), (4, 0), (-1, 0), (0, -1), (0, 99)])
def test_a_move_within_the_line_to_another_position(start: int, to: int) -> None:
    game = scoring_table("RoSp OwSu PiAu WoWi", "WoSp")
    assert refused(game, woodpecker(start, to)) == "B-A2"


@pytest.mark.rule("B-A2")
@pytest.mark.parametrize("short_line", ["", "RoSp"])
def test_a_single_card_has_no_other_position(short_line: str) -> None:
    game = scoring_table(short_line, "WoSp")
    assert "woodpecker" not in verbs(game)
    assert refused(game, woodpecker(0, 1)) == "B-A2"


@pytest.mark.rule("B-A2")
def test_moving_makes_a_set_possible() -> None:
    game = scoring_table("RoSp OwSu RoAu", "WoSp")
    play(game, woodpecker(1, 2), declare(0, 2, "robin"), WRITE)
    assert filled(game) == {"robin": 2}


# B-A3: Robin


@pytest.mark.rule("B-A3")
@pytest.mark.parametrize(("at", "after"), [(0, "PiWi RoSp OwSu"), (1, "RoSp PiWi OwSu"), (2, "RoSp OwSu PiWi")])
@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_the_robin_brings_the_next_card_under_stop(at: int, after: str, variant: str) -> None:
    game = scoring_table("RoSp OwSu", "RoAu", under_stop="PiWi WoAu", variant=variant)
    play(game, ROBIN)
    assert game.phase == "insert"
    assert game.position()["scoring"]["drawn"] == "pigeon-winter"
    assert game.position()["under_stop"] == ["woodpecker-autumn"]
    assert places(game, "insert") == [0, 1, 2]
    events = play(game, insert(at))
    assert line(game) == after
    assert told(events, "inserted") == [{"seat": 0, "card": "pigeon-winter", "at": at}]


@pytest.mark.rule("B-A3")
def test_the_card_is_seen_before_it_is_inserted_by_its_drawer_only() -> None:
    game = scoring_table("RoSp OwSu", "RoAu", under_stop="PiWi WoAu", others=[Board(), Board()])
    events = play(game, ROBIN)
    assert [(event["to"], event["args"]) for event in events if event["id"].startswith("drew")] == [
        ([0], {"seat": 0, "card": "pigeon-winter", "left": 1}),
        ([1, 2], {"seat": 0, "left": 1}),
    ]
    assert game.view(0)["scoring"]["drawn"] == "pigeon-winter"
    for viewer in (None, 1, 2):
        assert game.view(viewer)["scoring"]["drawn"] is None


@pytest.mark.rule("B-A3")
@pytest.mark.parametrize("other", [WRITE, ROBIN, woodpecker(0, 1), declare(0, 2, "spring"), insert(3), insert(-1)])
def test_the_drawn_card_goes_into_the_line_first(other: Document) -> None:
    game = scoring_table("RoSp OwSp", "RoAu RoWi WoSp")
    play(game, ROBIN)
    assert refused(game, other) == "B-A3"


@pytest.mark.rule("B-A3")
def test_the_robin_with_an_empty_line() -> None:
    game = scoring_table("", "RoAu", under_stop="PiWi WoAu")
    play(game, ROBIN, insert(0))
    assert line(game) == "PiWi"


@pytest.mark.rule("B-A3")
def test_nothing_to_insert_without_a_robin() -> None:
    game = scoring_table("RoSp OwSp", "RoAu")
    assert refused(game, insert(0)) == "B-A3"


@pytest.mark.rule("B-A3")
def test_no_card_left_under_stop_in_the_expert_game() -> None:
    game = expert_table("RoSp OwSu", "RoAu RoWi", others=[Board("RoSp RoSu", "PiSp PiSu")], under_stop="PiWi WoAu")
    play(game, ROBIN, insert(0), ROBIN, insert(0), STOP)
    assert (game.seat, game.position()["under_stop"]) == (1, [])
    assert "robin" not in verbs(game)
    assert refused(game, ROBIN) == "B-A3"


@pytest.mark.rule("B-A3")
def test_everybody_finds_a_card_in_the_standard_game() -> None:
    boards = [Board("RoSp", "OwSp"), Board("RoSu", "OwSu")]
    game = scoring_table("OwAu", "RoAu", others=boards, under_stop="PiSp PiSu PiAu")
    play(game, ROBIN, insert(1), WRITE, ROBIN, insert(1), WRITE, ROBIN, insert(1))
    assert [line(game, seat) for seat in range(3)] == ["OwAu PiSp", "OwSp PiSu", "OwSu PiAu"]


# B-A4: Pigeon


@pytest.mark.rule("B-A4")
def test_the_pigeon_turns_a_set_into_two_flaps_at_once() -> None:
    game = scoring_table("RoSp RoSu RoAu", "PiSp", flaps=1)
    play(game, declare(0, 3, "robin"))
    events = play(game, drop(0))
    assert flaps(game) == 3
    assert told(events, "dropped") == [{"seat": 0, "feature": "robin", "size": 3}]
    assert told(events, "flapped") == [{"seat": 0, "by": 2, "marked": 3, "points": 3}]
    play(game, WRITE)
    assert filled(game) == {}
    assert flaps(game) == 3, "nothing is written, so there is no further flap"


@pytest.mark.rule("B-A4")
@pytest.mark.rule("B-P9")
def test_a_dropped_set_takes_no_trophy() -> None:
    game = scoring_table("RoSp RoSu RoAu", "PiSp")
    play(game, declare(0, 3, "robin"), drop(0), WRITE)
    assert game.position()["trophies"]["robin"] is None


@pytest.mark.rule("B-A4")
@pytest.mark.rule("B-P6")
def test_without_the_largest_the_other_is_written() -> None:
    game = scoring_table("RoSp RoSu OwWi RoSp RoAu RoWi", "PiSp")
    play(game, declare(0, 2, "robin"), declare(3, 3, "robin"), drop(1), WRITE)
    assert filled(game) == {"robin": 2}
    assert flaps(game) == 3


@pytest.mark.rule("B-A4")
@pytest.mark.rule("B-P6")
def test_of_two_equal_sets_the_other_is_written() -> None:
    for number in (0, 1):
        game = scoring_table("RoSp RoSu OwWi RoAu RoWi", "PiSp")
        play(game, declare(0, 2, "robin"), declare(3, 2, "robin"), drop(number), WRITE)
        assert filled(game) == {"robin": 2}
        assert flaps(game) == 3


@pytest.mark.rule("B-A4")
def test_a_smaller_duplicate_may_be_dropped() -> None:
    game = scoring_table("RoSp RoSu OwWi RoSp RoAu RoWi", "PiSp")
    play(game, declare(0, 2, "robin"), declare(3, 3, "robin"), drop(0), WRITE)
    assert filled(game) == {"robin": 3}
    assert flaps(game) == 3


@pytest.mark.rule("B-A4")
@pytest.mark.rule("B-P7")
def test_a_set_for_a_filled_box_may_be_dropped() -> None:
    game = scoring_table("RoSp RoSu OwSu OwAu", "PiSp", round_no=2, boxes={"robin": 4}, flaps=1)
    play(game, declare(0, 2, "robin"), declare(2, 2, "owl"), drop(0), WRITE)
    assert filled(game) == {"robin": 4, "owl": 2}
    assert flaps(game) == 4


@pytest.mark.rule("B-A4")
@pytest.mark.rule("B-C3")
@pytest.mark.parametrize(("before", "marked_now"), [(8, 2), (9, 1), (10, 0)])
def test_the_pigeon_at_the_end_of_the_flap_column(before: int, marked_now: int) -> None:
    game = scoring_table("RoSp RoSu", "PiSp", flaps=before)
    events = play(game, declare(0, 2, "robin"), drop(0))
    assert flaps(game) == 10
    assert told(events, "flapped") == [{"seat": 0, "by": marked_now, "marked": 10, "points": 18}]


@pytest.mark.rule("B-A4")
@pytest.mark.rule("B-E8")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (9, 10), (10, 10)])
def test_the_pigeon_in_the_expert_game(before: int, after: int) -> None:
    game = expert_table("RoSp OwSu RoAu", "PiSp", flaps=before)
    play(game, remove(1), PIGEON)
    assert filled(game) == {}
    assert flaps(game) == after


# B-A5: Owl


@pytest.mark.rule("B-A5")
def test_the_owl_copies_the_lowest_value_without_a_flap() -> None:
    game = scoring_table("RoSp RoSu RoAu OwAu PiAu WoAu", "OwSp")
    events = play(game, declare(0, 2, "robin"), declare(2, 4, "autumn"), WRITE)
    assert flaps(game) == 2
    events = play(game, owl("pigeon"))
    assert filled(game) == {"robin": 2, "autumn": 4, "pigeon": 2}
    assert flaps(game) == 2
    assert told(events, "wrote") == [{"seat": 0, "box": "pigeon", "value": 2, "by": "owl"}]
    assert told(events, "flapped") == []


@pytest.mark.rule("B-A5")
@pytest.mark.parametrize(("size", "value"), [(4, 4), (5, 5), (6, 5), (8, 5)])
def test_five_at_most(size: int, value: int) -> None:
    game = scoring_table("RoSp RoSu RoAu RoWi RoSp RoSu RoAu RoWi", "OwSp")
    play(game, declare(0, size, "robin"), WRITE, owl("winter"))
    assert filled(game) == {"robin": size, "winter": value}


@pytest.mark.rule("B-A5")
def test_any_empty_box_and_no_other() -> None:
    game = scoring_table("RoSp RoSu", "OwSp", round_no=2, boxes={"owl": 3, "summer": 2})
    play(game, declare(0, 2, "robin"), WRITE)
    assert owl_boxes(game) == set(BOXES) - {"robin", "owl", "summer"}
    for box in ("robin", "owl", "summer"):
        assert refused(game, owl(box)) == "B-A5"


@pytest.mark.rule("B-A5")
def test_without_a_set_written_this_round_there_is_no_owl() -> None:
    game = scoring_table("RoSp RoSu", "OwSp", round_no=2, boxes={"owl": 3})
    play(game, WRITE)
    assert game.seat == 1, "boxes of round 1 do not count"


@pytest.mark.rule("B-A5")
def test_boxes_of_round_one_are_not_the_lowest() -> None:
    game = scoring_table("RoSp RoSu RoAu", "OwSp", round_no=2, boxes={"owl": 2})
    play(game, declare(0, 3, "robin"), WRITE, owl("winter"))
    assert filled(game)["winter"] == 3


@pytest.mark.rule("B-A5")
def test_pass_points_are_not_the_lowest() -> None:
    game = scoring_table("RoSp RoSu RoAu", "OwSp")
    assert game.position()["pass_points"][0][0] == 2
    play(game, declare(0, 3, "robin"), WRITE, owl("winter"))
    assert filled(game)["winter"] == 3


@pytest.mark.rule("B-A5")
@pytest.mark.rule("B-A4")
def test_a_dropped_set_is_not_the_lowest() -> None:
    game = scoring_table("RoSp RoSu OwSu OwAu OwWi", "OwSp PiSp")
    play(game, declare(0, 2, "robin"), declare(2, 3, "owl"), drop(0), WRITE, owl("winter"))
    assert filled(game) == {"owl": 3, "winter": 3}


@pytest.mark.rule("B-A5")
@pytest.mark.rule("B-A4")
def test_after_dropping_the_only_set_there_is_no_owl() -> None:
    game = scoring_table("RoSp RoSu", "OwSp PiSp")
    play(game, declare(0, 2, "robin"), drop(0), WRITE)
    assert game.seat == 1


@pytest.mark.rule("B-A5")
def test_the_owl_may_be_declined() -> None:
    game = scoring_table("RoSp RoSu", "OwSp", others=[Board(line="OwSp OwSu")])
    assert refused(game, END) == "B-A5", "it is not being asked for"
    play(game, declare(0, 2, "robin"), WRITE, END)
    assert filled(game) == {"robin": 2}
    assert game.position()["uses"][0]["owl"] == 0
    assert (hand(game), game.seat) == ("OwSp", 1)


@pytest.mark.rule("B-A5")
def test_without_an_empty_box_there_is_no_owl() -> None:
    others = {box: 2 for box in BOXES if box != "robin"}
    game = scoring_table("RoSp RoSu", "OwSp", round_no=2, boxes=others)
    play(game, declare(0, 2, "robin"), WRITE)
    assert game.seat == 1


@pytest.mark.rule("B-A5")
@pytest.mark.rule("B-A1")
def test_a_second_owl_in_the_expert_game() -> None:
    game = expert_table("RoSp RoSu OwWi RoAu", "OwSp OwSu OwAu")
    play(game, remove(2), STOP, owl("winter"))
    assert filled(game) == {"robin": 3, "winter": 3}
    assert verbs(game) == {"owl", "end"}
    assert owl_boxes(game) == set(BOXES) - {"robin", "winter"}
    play(game, owl("owl"))
    assert filled(game) == {"robin": 3, "winter": 3, "owl": 3}
    assert game.seat == 1, "two is the limit, though a third Owl is in hand"
    assert hand(game) == "OwAu"


@pytest.mark.rule("B-A5")
def test_an_owls_value_is_not_the_lowest_for_the_next() -> None:
    """Of six Robins an Owl copies five; they are no set, so the next Owl looks at the six again."""
    game = expert_table("RoSp RoSu RoWi OwWi RoAu RoSp RoSu", "OwSp OwSu")
    play(game, remove(3), STOP, owl("winter"))
    assert game.position()["scoring"]["written"] == ["robin"]
    play(game, owl("owl"))
    assert filled(game) == {"robin": 6, "winter": 5, "owl": 5}


@pytest.mark.rule("B-A5")
def test_the_last_empty_box_ends_the_owls() -> None:
    others = {box: 2 for box in BOXES if box not in ("robin", "winter")}
    game = expert_table("RoSp OwWi RoAu", "OwSp OwSu", round_no=2, boxes=others)
    play(game, remove(1), STOP, owl("winter"))
    assert game.seat == 1


@pytest.mark.rule("B-A5")
@pytest.mark.rule("B-E7")
def test_a_lost_set_is_not_the_lowest() -> None:
    game = expert_table("OwSp RoWi OwAu PiSu RoSp RoSu OwWi RoAu", "OwSu", round_no=2, boxes={"owl": 4})
    play(game, remove(1), remove(3), STOP, owl("winter"))
    assert filled(game) == {"owl": 4, "robin": 3, "winter": 3}


@pytest.mark.rule("B-A5")
@pytest.mark.rule("B-A4")
def test_a_set_dropped_in_the_expert_game_is_not_the_lowest() -> None:
    game = expert_table("OwSp RoWi OwAu PiSu RoSp RoSu OwWi RoAu", "OwSu PiSp PiAu")
    play(game, remove(1), PIGEON, remove(3), KEEP, STOP, owl("winter"))
    assert filled(game) == {"robin": 3, "winter": 3}


# B-A6: clearing


@pytest.mark.rule("B-A6")
@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_hands_and_lines_stay_until_the_last_has_scored(variant: str) -> None:
    done = STOP if variant == "expert" else WRITE
    others = [Board("PiSp PiSu PiAu", "OwSp OwSu")]
    game = scoring_table("RoSp RoSu RoAu", "WoSp WoSu WoAu", others=others, variant=variant)
    play(game, done)
    assert [hand(game, seat) for seat in (0, 1)] == ["WoSp WoSu WoAu", "PiSp PiSu PiAu"]
    assert [line(game, seat) for seat in (0, 1)] == ["RoSp RoSu RoAu", "OwSp OwSu"]
    play(game, done)
    table = game.position()
    assert table["round"] == 2
    assert table["lines"] == [[], []]
    assert [len(held) for held in table["hands"]] == [2, 2]


@pytest.mark.rule("B-A6")
def test_boards_keep_what_is_written() -> None:
    game = scoring_table("RoSp RoSu", "WoSp", others=[Board(boxes={"owl": 4}, flaps=1)], order=(1, 0))
    play(game, woodpecker(0, 1), declare(0, 2, "robin"), WRITE)
    assert game.position()["round"] == 2
    assert (filled(game), filled(game, 1)) == ({"robin": 2}, {"owl": 4})
    assert game.position()["flaps"] == [1, 1]
    assert game.position()["uses"][0]["woodpecker"] == 1
    assert game.position()["pass_points"] == [[0, None], [2, None]]


@pytest.mark.rule("B-A6")
def test_at_the_end_the_table_stays_as_it_is() -> None:
    others = [Board("PiSp PiSu PiAu", "OwSp OwSu")]
    game = scoring_table("RoSp RoSu RoAu", "WoSp WoSu", others=others, order=(1, 0), round_no=2, display="RoWi")
    play(game, declare(0, 3, "robin"), WRITE)
    assert game.over
    table = game.position()
    assert table["hands"] == [cards("WoSp WoSu"), cards("PiSp PiSu PiAu")]
    assert table["lines"] == [cards("RoSp RoSu RoAu"), cards("OwSp OwSu")]
    assert table["display"] == cards("RoWi")
    assert game.view(None)["lines"] == table["lines"]


@pytest.mark.rule("B-A6")
@pytest.mark.rule("B-S6")
def test_round_two_begins_with_a_turn() -> None:
    game = scoring_table(order=(1, 0))
    play(game, WRITE)
    assert (game.phase, game.seat) == ("turn", 0)
    assert verbs(game) == {"take", "lay", "pass"}
