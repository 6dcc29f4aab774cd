"""The set-up of a round: B-S1 to B-S6."""

from collections import Counter

import pytest

import voliera
from tests.games.birdie.tables import CARDS, PASS, STOP, WRITE, Board, scoring_table, take, told, turn_table
from voliera.documents import Document


def dealt_list(table: Document) -> list[str]:
    """The cards of a round that has just been dealt, in the order of B-S5 (hands are kept sorted)."""
    hands = [card for hand in table["hands"] for card in hand]
    cards: list[str] = [*hands, *table["display"], *table["deck"], *table["under_stop"]]
    return cards


def play_first_round(game: voliera.Game) -> list[Document]:
    """Everybody passes at once and scores nothing; returns the events of the last action."""
    events: list[Document] = []
    while game.position()["round"] == 1:
        events = game.apply(PASS if game.phase == "turn" else STOP if game.phase == "collapse" else WRITE)
    return events


@pytest.mark.rule("B-S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_cards_are_shuffled(players: int) -> None:
    lists = []
    for seed in range(3):
        table = voliera.new("birdie", players, seed=seed).position()
        lists.append([*dealt_list(table), *table["second_half"]])
        assert Counter(lists[-1]) == dict.fromkeys(CARDS.values(), 4)
    assert lists[0] != lists[1] != lists[2]


@pytest.mark.rule("B-S1")
def test_every_card_can_come_first() -> None:
    assert {voliera.new("birdie", seed=seed).position()["display"][0] for seed in range(150)} == set(CARDS.values())


@pytest.mark.rule("B-S1")
def test_a_seed_is_a_deal() -> None:
    first, again, other = (voliera.new("birdie", 4, seed=seed).position() for seed in (8, 8, 9))
    assert first == again
    assert first != other


@pytest.mark.rule("B-S2")
def test_two_players_split_the_deck_in_halves() -> None:
    table = voliera.new("birdie", 2, seed=4).position()
    assert len(dealt_list(table)) == len(table["second_half"]) == 32


@pytest.mark.rule("B-S2")
@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_round_two_is_played_with_the_other_half(variant: str) -> None:
    game = voliera.new("birdie", 2, variant, seed=4)
    half = game.position()["second_half"]
    play_first_round(game)
    table = game.position()
    assert Counter(dealt_list(table)) == Counter(half)
    assert table["second_half"] == []


@pytest.mark.rule("B-S2")
def test_nobody_sees_the_second_half() -> None:
    game = voliera.new("birdie", 2, seed=4)
    table = game.position()
    other = voliera.from_position({**table, "second_half": table["second_half"][::-1]})
    for viewer in (None, 0, 1):
        assert "second_half" not in game.view(viewer)
        assert game.view(viewer) == other.view(viewer)


@pytest.mark.rule("B-S2")
@pytest.mark.parametrize("size", [31, 33])
def test_the_second_half_has_32_cards(size: int) -> None:
    half = [card for card in CARDS.values() for _ in range(3)][:size]
    with pytest.raises(voliera.GameError, match="second_half"):
        turn_table(display="", deck="", under_stop="WoWi WoWi", second_half=half)


@pytest.mark.rule("B-S3")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_shuffle_all_cards_again(players: int) -> None:
    game = voliera.new("birdie", players, seed=4)
    first = game.position()
    assert first["second_half"] == []
    play_first_round(game)
    second = game.position()
    assert Counter(dealt_list(second)) == dict.fromkeys(CARDS.values(), 4)
    assert second["deck"] != first["deck"]
    assert (second["display"], second["hands"]) != (first["display"], first["hands"])


@pytest.mark.rule("B-S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_for_each_player_under_stop(players: int) -> None:
    game = voliera.new("birdie", players, seed=3)
    assert len(game.position()["under_stop"]) == players
    play_first_round(game)
    assert len(game.position()["under_stop"]) == players


@pytest.mark.rule("B-S4")
def test_nobody_sees_what_is_under_stop() -> None:
    game = voliera.new("birdie", 3, seed=3)
    table = game.position()
    *deck, last = table["deck"]
    under = table["under_stop"]
    other = voliera.from_position({**table, "deck": [*deck, under[0]], "under_stop": [last, *under[1:]]})
    for viewer in (None, 0, 1, 2):
        assert "under_stop" not in game.view(viewer)
        assert game.view(viewer) == other.view(viewer)


@pytest.mark.rule("B-S4")
def test_a_position_has_as_many_cards_under_stop_as_players() -> None:
    with pytest.raises(voliera.GameError, match=r"position.under_stop"):
        turn_table(under_stop="WoWi")
    with pytest.raises(voliera.GameError, match=r"position.under_stop"):
        turn_table(under_stop="WoWi WoWi OwSp")


@pytest.mark.rule("B-S5")
@pytest.mark.parametrize(("players", "above"), [(2, 22), (3, 51), (4, 48)])
def test_two_hand_cards_four_open_the_rest_above_stop(players: int, above: int) -> None:
    game = voliera.new("birdie", players, seed=2)
    for _ in range(2):
        table = game.position()
        assert [len(hand) for hand in table["hands"]] == [2] * players
        assert len(table["display"]) == 4
        assert len(table["deck"]) == game.view(None)["deck_size"] == above
        if table["round"] == 1:
            play_first_round(game)


@pytest.mark.rule("B-S5")
def test_hands_are_hidden_from_the_others() -> None:
    game = voliera.new("birdie", 3, seed=2)
    hands = game.position()["hands"]
    assert game.view(0)["hands"] == [hands[0], 2, 2]
    assert game.view(2)["hands"] == [2, 2, hands[2]]
    assert game.view(None)["hands"] == [2, 2, 2]


@pytest.mark.rule("B-S5")
def test_the_order_of_dealing() -> None:
    game = voliera.new("birdie", 2, seed=6)
    half = game.position()["second_half"]
    play_first_round(game)
    table = game.position()
    assert [sorted(hand) for hand in table["hands"]] == [sorted(half[0:2]), sorted(half[2:4])]
    assert table["display"] == half[4:8]
    assert table["deck"] == half[8:30]
    assert table["under_stop"] == half[30:]


@pytest.mark.rule("B-S6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_decides_who_begins(players: int) -> None:
    assert {voliera.new("birdie", players, seed=seed).seat for seed in range(60)} == set(range(players))


@pytest.mark.rule("B-S6")
def test_round_two_begins_with_who_passed_last() -> None:
    game = scoring_table(others=[Board(), Board()], order=(2, 1, 0))
    game.apply(WRITE)
    assert game.seat == 0
    game = scoring_table(others=[Board(), Board()], order=(0, 2, 1))
    events = game.apply([WRITE, WRITE, WRITE])
    assert game.seat == 1
    assert told(events, "dealt") == [{"round": 2, "seat": 1, "display": game.position()["display"]}]


@pytest.mark.rule("B-S6")
def test_clockwise_past_those_who_have_passed() -> None:
    game = turn_table(
        Board(), Board(), Board(), Board(), seat=2, display="RoSp RoSp RoSp RoSp", deck="OwSp OwSp OwSu OwSu"
    )
    seats = []
    for action in (take("RoSp"), PASS, take("RoSp"), take("RoSp"), take("RoSp")):
        seats.append(game.seat)
        game.apply(action)
    assert [*seats, game.seat] == [2, 3, 0, 1, 2, 0]


@pytest.mark.rule("B-S6")
@pytest.mark.rule("B-T3")
def test_whose_turn_it_is_has_not_passed() -> None:
    with pytest.raises(voliera.GameError, match="seat 1 has passed") as caught:
        turn_table(seat=1, passed=(1,))
    assert caught.value.code == "bad_position"
