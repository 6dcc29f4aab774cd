"""What is in the box: B-C1 to B-C4."""

import random
from collections import Counter

import pytest

import voliera
from tests.games.birdie.tables import (
    BIRDS,
    BOXES,
    CARDS,
    SEASONS,
    WRITE,
    Board,
    declare,
    drop,
    final_table,
    flaps,
    play,
    position,
    scoring_table,
    told,
)
from voliera import bots
from voliera.documents import Document

FLAP_VALUES = [0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18]
LONG_COLUMN = [0, 1, 1, 3, 4, 6, 8, 8, 10, 13, 16, 20]
OWN_COLUMN = {"format": "voliera/components/1", "game": "birdie", "flap": [1, 3, 5, 7, 9, 11, 13, 15, 20]}


def every_card(game: voliera.Game) -> Counter[str]:
    """All cards of the game, wherever they lie."""
    table = game.position()
    piles = [table["deck"], table["under_stop"], table["second_half"], table["display"]]
    return Counter(card for pile in (*piles, *table["hands"], *table["lines"]) for card in pile)


@pytest.mark.rule("B-C1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_copies_of_sixteen_cards(players: int) -> None:
    assert every_card(voliera.new("birdie", players, seed=5)) == dict.fromkeys(CARDS.values(), 4)


@pytest.mark.rule("B-C1")
def test_a_fifth_copy_is_refused() -> None:
    document = position(Board("RoSp RoSp RoSp"), Board("RoSp RoSp"), phase="turn", seat=0)
    with pytest.raises(voliera.GameError, match="robin-spring appears 5 times") as caught:
        voliera.from_position(document)
    assert caught.value.code == "bad_position"


def refused_cards(document: Document) -> str:
    """Why a position is refused for its cards."""
    with pytest.raises(voliera.GameError) as caught:
        voliera.from_position(document)
    assert caught.value.code == "bad_position"
    return caught.value.message.removeprefix("position.cards: ")


@pytest.mark.rule("B-C1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_missing_card_is_named(players: int) -> None:
    table = voliera.new("birdie", players, seed=5).position()
    lost, *deck = table["deck"]
    assert refused_cards({**table, "deck": deck}) == f"missing: {lost} (1); there are 4 of each card (B-C1)"


@pytest.mark.rule("B-C1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_missing_cards_are_named_in_every_turn(players: int, variant: str) -> None:
    """Also in an open laying turn; and the position itself is complete."""
    chance = random.Random(players)
    game = voliera.new("birdie", players, variant, seed=5)
    phases = set()
    while game.phase in ("turn", "laying") and len(deck := game.position()["deck"]) > 2:
        table = game.position()
        phases.add(game.phase)
        assert voliera.from_position(table).position() == table
        lost = Counter(deck[:2])
        named = ", ".join(f"{card} ({lost[card]})" for card in CARDS.values() if lost[card])
        assert refused_cards({**table, "deck": deck[2:]}) == f"missing: {named}; there are 4 of each card (B-C1)"
        legal = [action for action in game.legal() if action["do"] != "pass"]
        game.apply(chance.choice(legal))
    assert phases == {"turn", "laying"}


@pytest.mark.rule("B-C1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_parts_may_be_left_out(players: int) -> None:
    """Then nobody can say whether a card is missing: the rest is dealt. Nor without the history of the round."""
    table = voliera.new("birdie", players, seed=5).position()
    short = {**table, "deck": table["deck"][1:]}
    parts: list[Document] = [{name: None} for name in ("deck", "under_stop", "history")]
    parts += [{"second_half": None}] if players == 2 else []
    for left_out in (*parts, {"hands": [[None, None], *table["hands"][1:]]}):
        assert voliera.from_position({**short, **left_out}).phase == "turn"


@pytest.mark.rule("B-C1")
@pytest.mark.rule("B-S2")
def test_a_missing_card_of_the_second_half_is_noticed() -> None:
    game = voliera.new("birdie", 2, seed=5)
    while game.position()["round"] == 1:
        game.apply(game.legal()[-1])
    table = game.position()
    assert voliera.from_position(table).position() == table
    fewer = {**table, "deck": table["deck"][1:]}
    assert refused_cards(fewer) == "two players have 32 cards in round 2, found 31 (B-S2)"


@pytest.mark.rule("B-C2")
def test_a_board_has_its_boxes() -> None:
    table = voliera.new("birdie", 3, seed=1).position()
    for seat in range(3):
        assert table["boxes"][seat] == dict.fromkeys((*BIRDS, *SEASONS))
        assert table["pass_points"][seat] == [None, None]
        assert table["flaps"][seat] == 0
        assert table["uses"][seat] == dict.fromkeys(BIRDS, 0)


@pytest.mark.rule("B-C2")
@pytest.mark.rule("B-F1")
def test_the_total_line() -> None:
    boxes = dict(zip(BOXES, (2, 3, 4, 5, 6, 7, 8, 9), strict=True))
    game = final_table(Board(boxes=boxes, flaps=5), Board(), trophies={"owl": 0, "pigeon": 0}, first_order=(1, 0))
    assert game.result()["breakdown"][0] == {"seasons": 30, "birds": 14, "pass": 2, "flap": 6, "trophies": 6}
    assert game.result()["totals"] == [58, 2]


@pytest.mark.rule("B-C3")
@pytest.mark.parametrize("marked", range(11))
def test_flap_points_are_the_last_marked_value(marked: int) -> None:
    game = final_table(Board(flaps=marked), Board())
    assert game.result()["breakdown"][0]["flap"] == FLAP_VALUES[marked]


@pytest.mark.rule("B-C3")
def test_flaps_beyond_the_last_box_are_lost() -> None:
    game = scoring_table("RoSp RoAu OwAu OwWi", flaps=9)
    events = play(game, declare(0, 2, "robin"), declare(2, 2, "owl"), WRITE)
    assert flaps(game) == 10
    assert [(mark["by"], mark["marked"], mark["points"]) for mark in told(events, "flapped")] == [
        (1, 10, 18),
        (0, 10, 18),
    ]
    assert game.result()["breakdown"][0]["flap"] == 18


@pytest.mark.rule("B-C3")
@pytest.mark.rule("B-A4")
def test_the_pigeon_leads_to_the_top_of_the_column() -> None:
    game = scoring_table("RoSp RoAu", "PiSp", flaps=8)
    play(game, declare(0, 2, "robin"), drop(0))
    assert flaps(game) == 10


@pytest.mark.rule("B-C3")
def test_a_table_brings_its_own_column() -> None:
    options = {"components": OWN_COLUMN}
    game = scoring_table("RoSp RoAu OwAu OwWi", flaps=8, options=options)
    play(game, declare(0, 2, "robin"), declare(2, 2, "owl"), WRITE)
    assert flaps(game) == 9, "this column has nine boxes"
    assert game.result()["breakdown"][0]["flap"] == 20
    assert voliera.new("birdie", options=options, seed=1).position()["options"] == options


@pytest.mark.rule("B-C3")
@pytest.mark.parametrize(
    "values",
    [
        [1, 2, 3, 4, 5, 6, 7, 8],
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
        [-1, 3, 4, 5, 6, 7, 8, 9, 10],
        [1, 2, 3, 2, 5, 6, 7, 8, 9],
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 10],
        [1, 2, 3, 4, 5, 6, 7, 8, 1000],
    ],
    ids=["too short", "too long", "below 0", "a step back", "a step back at the end", "too large"],
)
def test_impossible_columns_are_refused(values: list[int]) -> None:
    with pytest.raises(voliera.GameError, match="flap") as caught:
        voliera.new("birdie", options={"components": {**OWN_COLUMN, "flap": values}})
    assert caught.value.code == "bad_request"


@pytest.mark.rule("B-C3")
@pytest.mark.parametrize("boxes", [9, 10, 11, 12])
def test_a_column_has_nine_to_twelve_boxes(boxes: int) -> None:
    """Values may stand still, and begin with 0."""
    column = LONG_COLUMN[:boxes]
    options = {"components": {**OWN_COLUMN, "flap": column}}
    for marked in range(boxes + 1):
        game = final_table(Board(flaps=marked), Board(), options=options)
        assert game.result()["breakdown"][0]["flap"] == (column[marked - 1] if marked else 0)
    game = scoring_table("RoSp RoAu OwAu OwWi", flaps=boxes - 1, options=options)
    play(game, declare(0, 2, "robin"), declare(2, 2, "owl"), WRITE)
    assert flaps(game) == boxes, "what goes beyond the last box is lost"
    with pytest.raises(voliera.GameError, match=rf"position.flaps\[0\]: 0 to {boxes} flap boxes") as caught:
        final_table(Board(flaps=boxes + 1), Board(), options=options)
    assert caught.value.code == "bad_position"


@pytest.mark.rule("B-C3")
@pytest.mark.parametrize("variant", ["standard", "expert"])
@pytest.mark.parametrize("level", ["greedy", "heuristic", "search"])
def test_bots_know_a_column_of_twelve(variant: str, level: str) -> None:
    """Also where all boxes but one are marked in round 1, which counts what they promise for round 2."""
    options = {"components": {**OWN_COLUMN, "flap": LONG_COLUMN}}
    game = scoring_table("RoSp RoAu OwAu OwWi", flaps=11, options=options, variant=variant)
    while game.seat == 0 and game.phase != "turn":
        game.apply(bots.choose(game, level, seed=1, nodes=4)["action"])
    assert flaps(game) <= 12


@pytest.mark.rule("B-C3")
def test_a_position_with_eleven_flaps_is_refused() -> None:
    with pytest.raises(voliera.GameError, match=r"position.flaps\[0\]") as caught:
        final_table(Board(flaps=11), Board())
    assert caught.value.code == "bad_position"


@pytest.mark.rule("B-C4")
def test_four_trophies_that_nobody_holds_at_first() -> None:
    assert voliera.new("birdie", seed=1).position()["trophies"] == dict.fromkeys(BIRDS)


@pytest.mark.rule("B-C4")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(voliera.GameError, match="2 to 4") as caught:
        voliera.new("birdie", players)
    assert caught.value.code == "bad_request"
