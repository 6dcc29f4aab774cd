"""A turn: B-T1 to B-T8."""

import pytest

import voliera
from tests.games.birdie.tables import (
    DONE,
    PASS,
    ROBIN,
    WRITE,
    Board,
    cards,
    declare,
    display,
    hand,
    lay,
    line,
    play,
    refused,
    remove,
    take,
    told,
    turn_table,
    verbs,
)
from voliera.documents import Document

# B-T1: take one card


@pytest.mark.rule("B-T1")
def test_take_one_display_card() -> None:
    game = turn_table(Board("PiSp"), Board(), deck="")
    events = play(game, take("OwSu"))
    assert hand(game) == "OwSu PiSp"
    assert display(game) == "RoSp PiAu WoWi"
    assert told(events, "took") == [{"seat": 0, "card": "owl-summer"}]
    assert game.seat == 1, "a turn is one action"


@pytest.mark.rule("B-T1")
def test_no_hand_limit() -> None:
    many = "RoSp RoSu RoAu RoWi OwSp OwSu OwAu OwWi PiSp PiSu PiAu PiWi WoSp WoSu WoAu WoWi RoSp RoSu"
    game = turn_table(Board(many), Board(), Board())
    play(game, take("OwSu"))
    assert len(hand(game).split()) == 19


@pytest.mark.rule("B-T1")
def test_only_cards_of_the_display_are_taken() -> None:
    game = turn_table(Board("PiSp"), Board())
    assert refused(game, take("PiSp")) == "B-T1"
    assert [action["card"] for action in game.legal() if action["do"] == "take"] == cards("RoSp OwSu PiAu WoWi")


@pytest.mark.rule("B-T1")
def test_equal_cards_are_one_choice() -> None:
    game = turn_table(display="RoSp RoSp RoSp OwSu")
    assert game.legal().count(take("RoSp")) == 1
    play(game, take("RoSp"))
    assert display(game).split()[:3] == ["RoSp", "RoSp", "OwSu"]


# B-T2: lay two cards, and any from hand


@pytest.mark.rule("B-T2")
def test_lay_two_display_cards_and_none_from_hand() -> None:
    game = turn_table(Board("PiSp PiSu"), Board())
    events = play(game, lay("WoWi"), lay("RoSp"), DONE)
    assert line(game) == "WoWi RoSp"
    assert hand(game) == "PiSp PiSu"
    assert told(events, "laid") == [
        {"seat": 0, "cards": ["robin-spring", "woodpecker-winter"], "from_hand": 0, "size": 2}
    ]
    assert game.seat == 1


@pytest.mark.rule("B-T2")
@pytest.mark.parametrize(
    "order",
    [
        "RoSp OwSu PiSp*",
        "RoSp PiSp* OwSu",
        "PiSp* OwSu RoSp",
        "PiSp* RoSp* RoSp PiSu* WoWi",
        "PiSu* RoSp* PiSp* WoWi PiAu",
        "WoWi PiAu PiSu* RoSp* PiSp*",
    ],
)
def test_any_order_with_any_number_of_hand_cards(order: str) -> None:
    """The cards with a star come from the hand."""
    game = turn_table(Board("RoSp PiSp PiSu", line="OwAu OwWi"), Board())
    steps = [lay(code[:4], "hand" if code.endswith("*") else "display") for code in order.split()]
    play(game, *steps, DONE)
    assert line(game) == "OwAu OwWi " + order.replace("*", ""), "earlier cards keep their order below"
    assert len(hand(game).split()) == 3 - order.count("*")


@pytest.mark.rule("B-T2")
def test_two_equal_display_cards() -> None:
    game = turn_table(display="RoSp RoSp OwSu PiAu")
    play(game, lay("RoSp"), lay("RoSp"), DONE)
    assert line(game) == "RoSp RoSp"


@pytest.mark.rule("B-T2")
def test_one_copy_is_not_laid_twice() -> None:
    game = turn_table()
    play(game, lay("RoSp"))
    assert refused(game, lay("RoSp")) == "B-T2"


@pytest.mark.rule("B-T2")
def test_hand_cards_do_not_replace_display_cards() -> None:
    game = turn_table(Board("PiSp PiSu PiWi"), Board())
    play(game, lay("PiSp", "hand"), lay("PiSu", "hand"))
    assert refused(game, DONE) == "B-T2"
    play(game, lay("RoSp"))
    assert refused(game, DONE) == "B-T2"
    assert verbs(game) == {"lay"}
    play(game, lay("OwSu"))
    assert verbs(game) == {"lay", "done"}, "the hand card that is left may still follow"


@pytest.mark.rule("B-T2")
def test_no_third_display_card() -> None:
    game = turn_table()
    play(game, lay("RoSp"), lay("OwSu"))
    assert refused(game, lay("PiAu")) == "B-T2"
    assert game.legal() == [DONE]


@pytest.mark.rule("B-T2")
def test_only_cards_one_has() -> None:
    game = turn_table(Board("PiSp"), Board("PiSu"))
    assert refused(game, lay("PiSu", "hand")) == "B-T2"
    assert refused(game, lay("PiSp", "display")) == "B-T2"
    assert refused(game, lay("RoSp", "hand")) == "B-T2"


@pytest.mark.rule("B-T2")
@pytest.mark.parametrize("other", [take("OwSu"), PASS])
def test_a_laying_turn_is_no_other_turn(other: Document) -> None:
    game = turn_table()
    assert refused(game, DONE) == "B-T2", "nothing has been laid"
    play(game, lay("RoSp"))
    assert refused(game, other) == "B-T2"


# B-T3: pass


@pytest.mark.rule("B-T3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_passing_is_allowed_on_the_first_turn(players: int) -> None:
    game = voliera.new("birdie", players, seed=1)
    for _ in range(players):
        assert PASS in game.legal()
        game.apply(PASS)
    assert game.phase == "split"


@pytest.mark.rule("B-T3")
def test_passing_is_allowed_with_any_hand_and_deck() -> None:
    game = turn_table(Board("PiSp RoAu", "OwAu OwWi OwWi"), Board())
    play(game, PASS)
    assert hand(game) == "RoAu PiSp"
    assert line(game) == "OwAu OwWi OwWi"


@pytest.mark.rule("B-T3")
def test_out_for_the_rest_of_the_round() -> None:
    game = turn_table(Board(), Board(), Board(), deck="RoSu RoSu RoSu RoSu OwAu OwAu")
    play(game, PASS)
    seats = []
    for card in ("RoSp", "OwSu", "PiAu", "WoWi"):
        seats.append(game.seat)
        play(game, take(card))
    assert seats == [1, 2, 1, 2]


# B-T4: the display is refilled


@pytest.mark.rule("B-T4")
def test_refill_after_taking_at_the_end_of_the_display() -> None:
    game = turn_table(deck="RoAu PiWi OwSp")
    events = play(game, take("OwSu"))
    assert display(game) == "RoSp PiAu WoWi RoAu"
    assert game.position()["deck"] == cards("PiWi OwSp")
    assert told(events, "refilled") == [{"cards": ["robin-autumn"]}]


@pytest.mark.rule("B-T4")
def test_refill_after_laying() -> None:
    game = turn_table(deck="RoAu PiWi OwSp")
    play(game, lay("RoSp"), lay("PiAu"))
    assert display(game) == "OwSu WoWi", "not before the turn is closed"
    events = play(game, DONE)
    assert display(game) == "OwSu WoWi RoAu PiWi"
    assert told(events, "refilled") == [{"cards": ["robin-autumn", "pigeon-winter"]}]


@pytest.mark.rule("B-T4")
def test_no_refill_after_passing() -> None:
    game = turn_table(Board(), Board(), Board(), deck="RoAu PiWi OwSp")
    play(game, PASS)
    assert display(game) == "RoSp OwSu PiAu WoWi"


@pytest.mark.rule("B-T4")
def test_the_last_card_above_stop() -> None:
    game = turn_table(deck="RoAu", under_stop="PiWi PiSp")
    events = play(game, lay("RoSp"), lay("PiAu"), DONE)
    assert display(game) == "OwSu WoWi RoAu", "one card was left for two places"
    assert told(events, "refilled") == [{"cards": ["robin-autumn"]}]
    assert game.position()["under_stop"] == cards("PiWi PiSp")


@pytest.mark.rule("B-T4")
def test_stop_ends_the_refills_but_not_the_round() -> None:
    game = turn_table(deck="", under_stop="PiWi PiSp")
    shown = []
    for card in ("RoSp", "OwSu", "PiAu", "WoWi"):
        events = play(game, take(card))
        assert told(events, "refilled") == []
        shown.append(display(game))
    assert shown == ["OwSu PiAu WoWi", "PiAu WoWi", "WoWi", ""]
    assert (game.phase, game.seat) == ("turn", 0)
    assert game.position()["under_stop"] == cards("PiWi PiSp"), "these never reach the display"


@pytest.mark.rule("B-T4")
def test_a_position_with_a_gap_in_the_display_above_stop_is_refused() -> None:
    with pytest.raises(voliera.GameError, match=r"position.display"):
        turn_table(display="RoSp OwSu PiAu", deck="RoAu")


# B-T5: few cards open


@pytest.mark.rule("B-T5")
def test_an_empty_display_leaves_only_the_pass() -> None:
    game = turn_table(Board("PiSp PiSu"), Board(), display="", deck="")
    assert game.legal() == [PASS]
    assert refused(game, take("RoSp")) == "B-T5"
    assert refused(game, lay("PiSp", "hand")) == "B-T5"


@pytest.mark.rule("B-T5")
def test_one_open_card_can_be_taken() -> None:
    game = turn_table(Board("PiSp PiSu"), Board(), display="RoSp", deck="")
    assert sorted(map(str, game.legal())) == sorted(map(str, [take("RoSp"), PASS]))
    assert refused(game, lay("RoSp")) == "B-T5"
    assert refused(game, lay("PiSp", "hand")) == "B-T5", "a laying turn that cannot be completed does not begin"
    play(game, take("RoSp"))
    assert display(game) == ""


@pytest.mark.rule("B-T5")
@pytest.mark.rule("B-T2")
def test_two_open_cards_are_enough_to_lay() -> None:
    game = turn_table(display="RoSp OwSu", deck="")
    assert verbs(game) == {"take", "lay", "pass"}
    play(game, lay("OwSu"), lay("RoSp"), DONE)
    assert line(game) == "OwSu RoSp"
    assert display(game) == ""


# B-T6: what is known


def after(*actions: Document, open_memory: bool = False) -> voliera.Game:
    """A table after a laying turn of seat 0."""
    options = {"open_memory": True} if open_memory else {}
    game = turn_table(Board("PiAu WoSp"), Board("RoWi"), deck="RoAu PiWi OwSp", history=[], options=options)
    play(game, *actions)
    return game


@pytest.mark.rule("B-T6")
def test_nobody_knows_the_order_of_a_deck() -> None:
    one = after(lay("RoSp"), lay("OwSu"), lay("PiAu", "hand"), DONE)
    two = after(lay("PiAu", "hand"), lay("OwSu"), lay("RoSp"), DONE)
    assert line(one) != line(two)
    for viewer in (None, 0, 1):
        assert one.view(viewer) == two.view(viewer), "the owner cannot look it up either"
        assert one.view(viewer)["lines"] == [3, 0], "its size is public"


@pytest.mark.rule("B-T6")
def test_which_hand_cards_went_down_is_hidden() -> None:
    one = after(lay("RoSp"), lay("OwSu"), lay("PiAu", "hand"), DONE)
    two = after(lay("RoSp"), lay("OwSu"), lay("WoSp", "hand"), DONE)
    for viewer in (None, 1):
        assert one.view(viewer) == two.view(viewer)
    assert one.view(1)["hands"] == [1, ["robin-winter"]]


@pytest.mark.rule("B-T6")
def test_what_left_the_display_is_public() -> None:
    game = after(lay("OwSu"), lay("PiAu", "hand"), lay("RoSp"), DONE)
    play(game, take("RoAu"))
    for viewer in (None, 0, 1):
        assert game.view(viewer)["history"] == [
            {"seat": 0, "laid": ["owl-summer", "robin-spring"], "from_hand": 1},
            {"seat": 1, "took": "robin-autumn"},
        ]


@pytest.mark.rule("B-T6")
def test_events_keep_the_secret() -> None:
    game = after(take("PiAu"), take("WoWi"))
    events = play(game, lay("OwSu"), lay("PiAu", "hand"), lay("RoSp"), DONE)
    assert [event["to"] for event in events if event["id"] == "laid-card"] == [[0], [0], [0]]
    public = [event["args"] for event in events if event["to"] == "all" and event["id"] == "laid"]
    assert public == [{"seat": 0, "cards": ["owl-summer", "robin-spring"], "from_hand": 1, "size": 3}]


@pytest.mark.rule("B-T6")
def test_an_open_turn_has_not_happened_yet_for_the_others() -> None:
    before = after(take("WoWi"), take("RoAu"))
    game = before.copy()
    play(game, lay("PiAu", "hand"), lay("OwSu"))
    for viewer in (None, 1):
        assert game.view(viewer) == before.view(viewer)


@pytest.mark.rule("B-T6")
def test_with_open_memory_the_owner_may_look() -> None:
    game = after(lay("OwSu"), lay("PiAu", "hand"), lay("RoSp"), DONE, open_memory=True)
    assert game.view(0)["lines"] == [cards("OwSu PiAu RoSp"), 0]
    assert game.view(1)["lines"] == [3, []]
    assert game.view(None)["lines"] == [3, 0]


@pytest.mark.rule("B-T6")
def test_old_acts_are_for_the_memory() -> None:
    acts = (take("WoWi"), take("RoAu"), take("PiAu"), take("PiWi"))
    game, noted = after(*acts), after(*acts, open_memory=True)
    assert [act["took"] for act in game.view(1)["history"]] == cards("PiAu PiWi")
    assert [act["took"] for act in noted.view(1)["history"]] == cards("WoWi RoAu PiAu PiWi")


@pytest.mark.rule("B-T6")
@pytest.mark.rule("B-P2")
def test_a_line_opens_when_its_owner_scores() -> None:
    game = turn_table(Board(line="RoSp RoAu"), Board(line="OwSp OwAu"), passed=(1,))
    assert game.view(0)["lines"] == [2, 2]
    play(game, PASS)
    for viewer in (None, 0, 1):
        assert game.view(viewer)["lines"] == [2, cards("OwSp OwAu")]
    play(game, WRITE)
    for viewer in (None, 0, 1):
        assert game.view(viewer)["lines"] == [cards("RoSp RoAu"), cards("OwSp OwAu")]


# B-T7: pass points


@pytest.mark.rule("B-T7")
@pytest.mark.parametrize(("players", "worth"), [(2, [2, 0]), (3, [4, 2, 0]), (4, [6, 4, 2, 0])])
def test_two_points_for_each_player_still_in(players: int, worth: list[int]) -> None:
    game = turn_table(*[Board()] * players)
    events = play(game, *[PASS] * players)
    assert [told_pass["points"] for told_pass in told(events, "passed")] == worth
    assert [points[0] for points in game.position()["pass_points"]] == worth
    assert [part["pass"] for part in game.result()["breakdown"]] == worth


@pytest.mark.rule("B-T7")
def test_each_round_has_its_own_pass_box() -> None:
    game = turn_table(Board(), Board(), Board(), seat=2, round_no=2, first_order=(2, 0, 1))
    play(game, PASS, PASS)
    assert game.position()["pass_points"] == [[2, 2], [0, None], [4, 4]]
    assert [part["pass"] for part in game.result()["breakdown"]] == [4, 0, 8]


# B-T8: the last player


@pytest.mark.rule("B-T8")
@pytest.mark.parametrize(
    ("turn", "kept"),
    [([take("RoSp")], ("RoSp", "")), ([lay("RoSp"), lay("OwSu"), DONE], ("", "RoSp OwSu"))],
    ids=["take", "lay"],
)
def test_the_last_player_has_one_more_turn(turn: list[Document], kept: tuple[str, str]) -> None:
    game = turn_table(Board(), Board(line="PiSp PiSu"), passed=(1,), deck="RoAu PiWi OwSp")
    assert verbs(game) == {"take", "lay", "pass"}
    events = play(game, *turn)
    assert (hand(game), line(game)) == kept
    assert told(events, "passed") == [{"seat": 0, "points": 0, "automatic": True}]
    assert game.position()["pass_points"] == [[0, None], [2, None]]
    assert game.position()["history"][-1] == {"seat": 0, "passed": True}
    assert (game.phase, game.seat) == ("split", 1)


@pytest.mark.rule("B-T8")
def test_the_last_player_may_pass_at_once() -> None:
    game = turn_table(passed=(1,))
    events = play(game, PASS)
    assert told(events, "passed") == [{"seat": 0, "points": 0, "automatic": False}]
    assert game.phase == "split"


@pytest.mark.rule("B-T8")
def test_with_two_left_nobody_passes_by_itself() -> None:
    game = turn_table(Board(), Board(), Board(), passed=(1,))
    events = play(game, take("RoSp"), take("OwSu"))
    assert told(events, "passed") == []
    play(game, PASS)
    assert (game.phase, game.seat) == ("turn", 2)
    events = play(game, take("PiAu"))
    assert told(events, "passed") == [{"seat": 2, "points": 0, "automatic": True}]
    assert game.position()["pass_order"] == [1, 0, 2]


# Turns are turns


@pytest.mark.rule("B-P1")
@pytest.mark.parametrize("action", [WRITE, ROBIN, declare(0, 2, "robin"), remove(0)])
def test_nobody_scores_during_the_turns(action: Document) -> None:
    game = turn_table(Board("RoSp", "RoSu RoAu"), Board())
    assert refused(game, action) == "B-P1"
