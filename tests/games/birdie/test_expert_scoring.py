"""Scoring a round in the expert game: B-E1 to B-E8."""

import pytest

import voliera
from tests.games.birdie.tables import (
    DONE,
    END,
    KEEP,
    PASS,
    PIGEON,
    ROBIN,
    STOP,
    WRITE,
    Board,
    choose,
    declare,
    drop,
    expert_table,
    filled,
    flaps,
    hand,
    insert,
    lay,
    line,
    owl,
    places,
    play,
    refused,
    remove,
    scoring_table,
    take,
    told,
    trophy,
    turn_table,
    verbs,
    woodpecker,
)
from voliera.documents import Document

SINGLE = {"single_chain": True}


# B-E1: what is different


@pytest.mark.rule("B-E1")
def test_turns_and_passing_are_the_same() -> None:
    game = turn_table(Board("PiSp"), Board(), variant="expert", deck="RoAu PiWi OwSp")
    play(game, take("OwSu"), lay("RoSp"), lay("PiAu"), DONE, PASS)
    assert game.position()["pass_points"] == [[2, None], [None, None]]
    events = play(game, take("WoWi"))
    assert told(events, "passed") == [{"seat": 1, "points": 0, "automatic": True}]
    assert (game.phase, game.seat) == ("collapse", 0)


@pytest.mark.rule("B-E1")
def test_trophies_and_flaps_are_the_same() -> None:
    game = expert_table("RoSp OwSu RoAu", others=[Board(boxes={"robin": 2}), Board()], trophies={"robin": 1})
    play(game, remove(1))
    assert (filled(game), flaps(game), trophy(game, "robin")) == ({"robin": 2}, 1, 1), "a tie leaves the trophy"
    game = expert_table("RoSp OwSu RoAu RoWi", others=[Board(boxes={"robin": 2}), Board()], trophies={"robin": 1})
    events = play(game, remove(1))
    assert trophy(game, "robin") == 0
    assert [event["id"] for event in events] == ["removed", "formed", "wrote", "trophy", "flapped"]


@pytest.mark.rule("B-E1")
@pytest.mark.parametrize("action", [declare(0, 2, "robin"), WRITE])
def test_sets_are_not_declared_in_the_expert_game(action: Document) -> None:
    game = expert_table("RoSp RoSu")
    assert refused(game, action) == "B-E1"


@pytest.mark.rule("B-E1")
@pytest.mark.parametrize("action", [remove(0), choose("robin"), KEEP, STOP])
def test_the_line_is_not_taken_apart_in_the_standard_game(action: Document) -> None:
    game = scoring_table("RoSp RoSu")
    assert refused(game, action) == "B-E1"


@pytest.mark.rule("B-E1")
@pytest.mark.rule("B-P1")
def test_players_score_in_the_order_of_passing_too() -> None:
    game = turn_table(Board(), Board(), Board(), variant="expert", seat=1)
    play(game, PASS, PASS, PASS)
    seats = []
    while game.phase == "collapse":
        seats.append(game.seat)
        play(game, STOP)
    assert seats == [1, 2, 0]


# B-E2: remove a card


@pytest.mark.rule("B-E2")
def test_any_card_may_be_removed() -> None:
    game = expert_table("RoSp OwSu PiAu WoWi")
    assert places(game, "remove") == [0, 1, 2, 3]
    for at in (-1, 4, 64):
        assert refused(game, remove(at)) == "B-E2"


@pytest.mark.rule("B-E2")
def test_the_removed_card_scores_nothing() -> None:
    game = expert_table("RoSp RoSu RoAu RoWi")
    events = play(game, remove(1))
    assert told(events, "removed") == [{"seat": 0, "card": "robin-summer", "at": 1}]
    assert filled(game) == {"robin": 3}, "it was one of four Robins"


@pytest.mark.rule("B-E2")
@pytest.mark.rule("B-P3")
def test_woodpecker_and_robin_come_before() -> None:
    game = expert_table("RoSp OwSu RoAu", "WoSp RoWi", under_stop="RoSu PiSp")
    assert verbs(game) == {"woodpecker", "robin", "remove", "stop"}
    play(game, ROBIN, insert(3), woodpecker(2, 0))
    assert line(game) == "RoAu RoSp OwSu RoSu"
    play(game, remove(2))
    assert filled(game) == {"robin": 3}


@pytest.mark.rule("B-E2")
@pytest.mark.parametrize("late", [ROBIN, woodpecker(0, 1)])
def test_the_first_removal_ends_the_time_for_woodpecker_and_robin(late: Document) -> None:
    game = expert_table("RoSp OwSu PiAu WoWi", "WoSp RoWi")
    play(game, remove(0))
    assert verbs(game) == {"remove", "stop"}
    assert refused(game, late) == "B-E2"


# B-E3: the set at the gap


@pytest.mark.rule("B-E3")
def test_the_whole_runs_on_both_sides() -> None:
    game = expert_table("PiWi OwSp RoSp PiSp WoAu RoSp OwSp WoAu")
    events = play(game, remove(4))
    assert told(events, "formed") == [{"seat": 0, "feature": "spring", "size": 5}]
    assert filled(game) == {"spring": 5}
    assert line(game) == "PiWi WoAu"


@pytest.mark.rule("B-E3")
@pytest.mark.parametrize(
    ("codes", "at", "size", "left"),
    [
        ("OwSp RoSp WoAu PiSp", 2, 3, ""),
        ("PiSp WoAu RoSp OwSp", 1, 3, ""),
        ("PiAu RoSp WoSu OwSp RoWi PiSp", 2, 2, "PiAu RoWi PiSp"),
        ("OwSp PiAu RoSp WoSu OwSp RoWi PiSp", 3, 2, "OwSp PiAu RoWi PiSp"),
    ],
    ids=["run on the left", "run on the right", "interrupted on the right", "interrupted on both sides"],
)
def test_runs_reach_as_far_as_the_feature(codes: str, at: int, size: int, left: str) -> None:
    game = expert_table(codes)
    play(game, remove(at))
    assert filled(game) == {"spring": size}
    assert line(game) == left


@pytest.mark.rule("B-E3")
def test_nothing_may_be_held_back() -> None:
    game = expert_table("RoSp RoSu RoAu OwAu RoWi")
    play(game, remove(3))
    assert filled(game) == {"robin": 4}
    assert line(game) == ""
    assert game.legal() == [STOP]


@pytest.mark.rule("B-E3")
def test_the_two_cards_at_the_gap_must_share() -> None:
    game = expert_table("RoSp RoAu OwSu PiWi PiSp")
    events = play(game, remove(2))
    assert told(events, "formed") == []
    assert filled(game) == {}, "Robins on one side and Pigeons on the other are no set"
    assert line(game) == "RoSp RoAu PiWi PiSp"


@pytest.mark.rule("B-E3")
def test_a_set_is_of_one_feature() -> None:
    game = expert_table("OwSp RoSp WoWi RoSu PiSu")
    play(game, remove(2))
    assert filled(game) == {"robin": 2}, "the neighbours in Spring and Summer stay"
    assert line(game) == "OwSp PiSu"


# B-E4: both features


@pytest.mark.rule("B-E4")
@pytest.mark.parametrize(("feature", "left"), [("pigeon", "OwSu"), ("summer", "PiWi")])
def test_the_player_picks_one_of_two_features(feature: str, left: str) -> None:
    game = expert_table("PiWi PiSu RoAu PiSu OwSu")
    play(game, remove(2))
    assert game.phase == "feature"
    assert {action["feature"] for action in game.legal()} == {"pigeon", "summer"}
    assert line(game) == "PiWi PiSu PiSu OwSu", "nothing has left the line yet"
    play(game, choose(feature))
    assert filled(game) == {feature: 3}
    assert line(game) == left


@pytest.mark.rule("B-E4")
@pytest.mark.parametrize("action", [choose("robin"), choose("winter"), STOP, remove(0), KEEP, END, ROBIN])
def test_nothing_else_before_the_choice(action: Document) -> None:
    game = expert_table("PiWi PiSu RoAu PiSu OwSu", "RoSp")
    play(game, remove(2))
    assert refused(game, action) == "B-E4"


@pytest.mark.rule("B-E4")
def test_no_choice_where_one_feature_is_shared() -> None:
    game = expert_table("PiWi PiSu RoAu PiSp OwSp")
    play(game, remove(2))
    assert filled(game) == {"pigeon": 3}
    assert refused(game, choose("summer")) == "B-E4"


@pytest.mark.rule("B-E4")
def test_the_choice_is_free_even_if_a_box_is_filled() -> None:
    game = expert_table("PiWi PiSu RoAu PiSu OwSu", round_no=2, boxes={"pigeon": 2})
    play(game, remove(2), choose("pigeon"))
    assert filled(game) == {"pigeon": 2}
    assert line(game) == "OwSu"


# B-E5: chains


@pytest.mark.rule("B-E5")
def test_the_new_gap_is_examined_in_the_same_way() -> None:
    game = expert_table("WoAu RoWi OwSp PiAu OwSu RoSu WoSp")
    events = play(game, remove(3))
    assert [(formed["feature"], formed["size"]) for formed in told(events, "formed")] == [
        ("owl", 2),
        ("robin", 2),
        ("woodpecker", 2),
    ]
    assert filled(game) == {"owl": 2, "robin": 2, "woodpecker": 2}
    assert flaps(game) == 3
    assert line(game) == ""


@pytest.mark.rule("B-E5")
def test_each_set_is_scored_at_once() -> None:
    game = expert_table("PiSu RoWi OwSp PiAu OwSu RoSu PiSu")
    events = play(game, remove(3))
    assert [event["id"] for event in events if event["id"] in ("formed", "wrote")] == ["formed", "wrote"] * 2
    assert game.phase == "feature", "the chain waits for a choice"
    assert filled(game) == {"owl": 2, "robin": 2}


@pytest.mark.rule("B-E5")
def test_a_chain_goes_on_after_a_choice() -> None:
    game = expert_table("RoWi PiSu OwAu PiSu RoSp")
    play(game, remove(2), choose("pigeon"))
    assert filled(game) == {"pigeon": 2, "robin": 2}


@pytest.mark.rule("B-E5")
@pytest.mark.rule("B-E8")
def test_a_chain_goes_on_after_a_dropped_set() -> None:
    game = expert_table("RoWi OwSp PiAu OwSu RoSu", "PiSp")
    play(game, remove(2), PIGEON)
    assert filled(game) == {"robin": 2}
    assert flaps(game) == 3


@pytest.mark.rule("B-E5")
@pytest.mark.rule("B-E7")
def test_a_chain_goes_on_after_a_lost_set() -> None:
    game = expert_table("RoWi OwSp PiAu OwSu RoSu", round_no=2, boxes={"owl": 3})
    play(game, remove(2))
    assert filled(game) == {"owl": 3, "robin": 2}


# B-E6: the end of a chain, and of the line


@pytest.mark.rule("B-E6")
@pytest.mark.parametrize(("at", "left"), [(0, "RoAu RoSu RoWi"), (3, "RoSp RoAu RoSu")])
def test_a_gap_at_an_end_makes_no_set(at: int, left: str) -> None:
    game = expert_table("RoSp RoAu RoSu RoWi")
    events = play(game, remove(at))
    assert told(events, "formed") == []
    assert line(game) == left
    assert verbs(game) == {"remove", "stop"}


@pytest.mark.rule("B-E6")
def test_a_chain_that_reaches_an_end() -> None:
    game = expert_table("OwSp PiAu OwSu RoSu RoWi")
    play(game, remove(1))
    assert filled(game) == {"owl": 2}
    assert line(game) == "RoSu RoWi", "one side of the gap is empty"


@pytest.mark.rule("B-E6")
def test_the_line_closes_up_and_another_card_is_removed() -> None:
    game = expert_table("RoSp OwAu PiSu WoWi RoWi")
    play(game, remove(2))
    assert line(game) == "RoSp OwAu WoWi RoWi", "Owl in Autumn and Woodpecker in Winter share nothing"
    play(game, remove(1))
    assert line(game) == "RoSp WoWi RoWi", "Robin in Spring and Woodpecker in Winter share nothing"
    play(game, remove(1))
    assert filled(game) == {"robin": 2}


@pytest.mark.rule("B-E6")
def test_closing_up_makes_no_set_elsewhere() -> None:
    game = expert_table("RoSp RoAu OwSu PiWi WoWi")
    play(game, remove(2))
    assert line(game) == "RoSp RoAu PiWi WoWi"
    assert filled(game) == {}, "Robins and Winter cards lie side by side, but not at the gap"


@pytest.mark.rule("B-E6")
def test_a_player_may_stop_between_chains() -> None:
    game = expert_table("RoSp OwAu RoSu PiWi WoSp PiAu", others=[Board(line="OwSp OwSu")])
    play(game, remove(1))
    assert line(game) == "PiWi WoSp PiAu"
    events = play(game, STOP)
    assert [event["id"] for event in events] == ["scored", "line-opened"]
    assert filled(game) == {"robin": 2}
    assert line(game) == "PiWi WoSp PiAu"


@pytest.mark.rule("B-E6")
def test_a_player_may_go_on_until_the_line_is_empty() -> None:
    game = expert_table("RoSp OwAu RoSu PiWi WoSp PiAu")
    play(game, remove(1), remove(1))
    assert filled(game) == {"robin": 2, "pigeon": 2}
    assert game.legal() == [STOP]
    play(game, STOP)
    assert game.seat == 1


@pytest.mark.rule("B-E6")
def test_a_player_may_stop_at_once() -> None:
    game = expert_table("RoSp OwAu RoSu")
    play(game, STOP)
    assert filled(game) == {}
    assert game.seat == 1


@pytest.mark.rule("B-E6")
@pytest.mark.rule("B-E4")
def test_no_stop_within_a_chain() -> None:
    choosing = expert_table("PiSu RoAu PiSu")
    play(choosing, remove(1))
    assert refused(choosing, STOP) == "B-E4"
    asked = expert_table("OwSu RoAu OwSp", "PiSp")
    play(asked, remove(1))
    assert refused(asked, STOP) == "B-E8"


@pytest.mark.rule("B-E6")
@pytest.mark.parametrize("end", [0, -1], ids=["left", "right"])
def test_end_cards_never_make_a_set(end: int) -> None:
    game = expert_table("RoSp RoSp RoAu OwAu OwAu")
    for length in range(5, 0, -1):
        play(game, remove(end % length))
    assert line(game) == ""
    assert filled(game) == {}


@pytest.mark.rule("B-E6")
@pytest.mark.parametrize(
    ("at", "scored", "left"),
    [(1, {"robin": 2}, "PiWi WoSp PiAu"), (0, {}, "OwAu RoSu PiWi WoSp PiAu"), (5, {}, "RoSp OwAu RoSu PiWi WoSp")],
    ids=["with a chain", "from the left end", "from the right end"],
)
def test_with_single_chain_one_card_is_removed(at: int, scored: dict[str, int], left: str) -> None:
    game = expert_table("RoSp OwAu RoSu PiWi WoSp PiAu", options=SINGLE)
    play(game, remove(at))
    assert game.legal() == [STOP]
    assert refused(game, remove(0)) == "B-E6"
    assert filled(game) == scored
    assert line(game) == left


@pytest.mark.rule("B-E6")
def test_with_single_chain_the_whole_chain_counts() -> None:
    game = expert_table("RoWi PiSu OwAu PiSu RoSp WoAu", "WoSp PiSp", options=SINGLE)
    play(game, woodpecker(5, 0), remove(3), choose("summer"), KEEP, PIGEON)
    assert filled(game) == {"summer": 2}
    assert flaps(game) == 3
    assert line(game) == "WoAu"
    assert game.legal() == [STOP]


@pytest.mark.rule("B-E6")
def test_with_single_chain_the_owl_still_follows() -> None:
    game = expert_table("RoSp OwAu RoSu PiWi", "OwSp", options=SINGLE)
    play(game, remove(1), STOP, owl("winter"))
    assert filled(game) == {"robin": 2, "winter": 2}


@pytest.mark.rule("B-E6")
def test_single_chain_is_of_the_expert_game() -> None:
    with pytest.raises(voliera.GameError, match="single_chain") as caught:
        voliera.new("birdie", variant="standard", options=SINGLE)
    assert caught.value.code == "bad_request"
    assert voliera.new("birdie", variant="expert", options=SINGLE, seed=1).options == SINGLE


# B-E7: first come, first written


@pytest.mark.rule("B-E7")
def test_the_first_set_fills_the_box() -> None:
    game = expert_table("RoSp OwAu RoSu PiAu RoWi OwSu RoSp RoAu")
    play(game, remove(1))
    assert (filled(game), line(game)) == ({"robin": 2}, "PiAu RoWi OwSu RoSp RoAu")
    events = play(game, remove(2))
    assert told(events, "formed") == [{"seat": 0, "feature": "robin", "size": 3}]
    assert told(events, "nothing") == [{"seat": 0, "feature": "robin", "size": 3, "why": "filled"}]
    assert filled(game) == {"robin": 2}, "the later set is larger, and lost"
    assert flaps(game) == 1
    assert line(game) == "PiAu", "its cards leave the line all the same"


@pytest.mark.rule("B-E7")
def test_a_box_filled_in_round_one() -> None:
    game = expert_table("RoSp OwAu RoSu", round_no=2, boxes={"robin": 3}, flaps=1)
    play(game, remove(1))
    assert filled(game) == {"robin": 3}
    assert flaps(game) == 1
    assert line(game) == ""


@pytest.mark.rule("B-E7")
def test_within_one_chain() -> None:
    game = expert_table("RoWi RoAu OwSp RoSu PiAu RoWi OwSu RoSp RoSu")
    play(game, remove(4))
    assert filled(game) == {"robin": 2, "owl": 2}, "Robin 2, Owl 2, and then four Robins that are lost"
    assert line(game) == ""
    assert flaps(game) == 2


@pytest.mark.rule("B-E7")
def test_sets_are_written_in_the_order_they_appear() -> None:
    game = expert_table("WoAu RoWi OwSp PiAu OwSu RoSu WoSp")
    events = play(game, remove(3))
    assert [wrote["box"] for wrote in told(events, "wrote")] == ["owl", "robin", "woodpecker"]


# B-E8: Pigeon and Owl


@pytest.mark.rule("B-E8")
def test_the_pigeon_is_asked_for_when_a_set_appears() -> None:
    game = expert_table("RoSp OwAu RoSu RoWi", "PiSp")
    events = play(game, remove(1))
    assert game.phase == "pigeon"
    assert game.position()["scoring"]["set"] == {"feature": "robin", "size": 3}
    assert told(events, "wrote") == [], "it is decided before writing"
    assert line(game) == "", "the set is already out of the line"
    assert sorted(map(str, game.legal())) == sorted(map(str, [PIGEON, KEEP]))


@pytest.mark.rule("B-E8")
def test_a_set_that_is_kept() -> None:
    game = expert_table("RoSp OwAu RoSu RoWi", "PiSp")
    play(game, remove(1), KEEP)
    assert (filled(game), flaps(game), hand(game)) == ({"robin": 3}, 1, "PiSp")


@pytest.mark.rule("B-E8")
@pytest.mark.rule("B-A4")
def test_a_set_that_is_dropped() -> None:
    game = expert_table("RoSp OwAu RoSu RoWi", "PiSp")
    events = play(game, remove(1), PIGEON)
    assert (filled(game), flaps(game), hand(game)) == ({}, 2, "")
    assert told(events, "dropped") == [{"seat": 0, "feature": "robin", "size": 3}]
    assert trophy(game, "robin") is None


@pytest.mark.rule("B-E8")
@pytest.mark.rule("B-E7")
def test_a_dropped_set_leaves_the_box_for_a_later_one() -> None:
    game = expert_table("RoSp OwAu RoSu PiAu RoWi OwSu RoSp RoAu", "PiSp")
    play(game, remove(1), PIGEON, remove(2))
    assert filled(game) == {"robin": 3}
    assert flaps(game) == 3


@pytest.mark.rule("B-E8")
@pytest.mark.parametrize(
    ("held", "uses"), [("", 0), ("OwSp RoSp WoSp", 0), ("PiSp", 2)], ids=["empty hand", "no Pigeon", "used up"]
)
def test_the_pigeon_is_not_asked_for_in_vain(held: str, uses: int) -> None:
    game = expert_table("RoSp OwAu RoSu", held, uses={"pigeon": uses})
    play(game, remove(1))
    assert game.phase == "collapse"
    assert filled(game) == {"robin": 2}


@pytest.mark.rule("B-E8")
def test_the_pigeon_is_asked_for_at_each_set_of_a_chain() -> None:
    game = expert_table("WoAu RoWi OwSp PiAu OwSu RoSu WoSp", "PiSp PiSu PiAu")
    play(game, remove(3), PIGEON)
    assert game.position()["scoring"]["set"] == {"feature": "robin", "size": 2}
    play(game, PIGEON)
    assert game.phase == "collapse", "two uses are the limit: the third set is written unasked"
    assert filled(game) == {"woodpecker": 2}
    assert flaps(game) == 5


@pytest.mark.rule("B-E8")
@pytest.mark.rule("B-E7")
def test_the_pigeon_can_use_a_set_that_would_be_lost() -> None:
    game = expert_table("RoSp OwAu RoSu", "PiSp", round_no=2, boxes={"robin": 3}, flaps=1)
    play(game, remove(1))
    assert game.phase == "pigeon"
    play(game, PIGEON)
    assert filled(game) == {"robin": 3}
    assert flaps(game) == 3


@pytest.mark.rule("B-E8")
@pytest.mark.parametrize(
    "action", [remove(0), STOP, ROBIN, woodpecker(0, 1), owl("winter"), drop(0), END, choose("robin")]
)
def test_nothing_else_before_the_answer(action: Document) -> None:
    game = expert_table("RoSp OwAu RoSu PiWi WoSp", "PiSp RoAu OwSp WoSu")
    play(game, remove(1))
    assert refused(game, action) == "B-E8"


@pytest.mark.rule("B-E8")
@pytest.mark.parametrize("action", [PIGEON, KEEP, drop(0)])
def test_without_a_set_nothing_to_keep_or_to_drop(action: Document) -> None:
    game = expert_table("RoSp OwAu PiSu", "PiSp")
    assert refused(game, action) == "B-E8"
    play(game, remove(1))
    assert refused(game, action) == "B-E8"


@pytest.mark.rule("B-E8")
@pytest.mark.rule("B-P10")
def test_the_owl_comes_when_the_line_is_done() -> None:
    game = expert_table("RoSp OwAu RoSu PiWi", "OwSp")
    play(game, remove(1))
    assert refused(game, owl("winter")) == "B-P10"
    play(game, STOP)
    assert game.phase == "owl"
    assert refused(game, STOP) == "B-P10"
    play(game, owl("winter"))
    assert filled(game) == {"robin": 2, "winter": 2}


@pytest.mark.rule("B-E8")
@pytest.mark.rule("B-A5")
def test_without_a_set_written_stopping_is_the_end() -> None:
    game = expert_table("RoSp OwAu PiSu", "OwSp", others=[Board()])
    play(game, remove(0), STOP)
    assert game.seat == 1
