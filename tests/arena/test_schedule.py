"""Who meets whom: every deal is played from every seat, and depends on nothing but the seed and the unit."""

from collections import Counter

import pytest

from voliera.arena.contestants import Contestant
from voliera.arena.play import Settings
from voliera.arena.schedule import Pairing, bot_seed, deal_seed, pairings, tasks
from voliera.errors import GameError


def test_two_players_exchange_their_seats() -> None:
    assert Pairing((0, 1), 2).seatings(5) == [(0, 1), (1, 0)]


def test_the_single_one_sits_in_every_seat_once() -> None:
    assert Pairing((2, 0), 3).seatings(0) == [(2, 0, 0), (0, 2, 0), (0, 0, 2)]
    assert Pairing((2, 0), 3).seats == {2: 1, 0: 2}


def test_a_table_of_all_moves_on_by_a_seat_and_changes_its_order() -> None:
    table = Pairing((0, 1, 2, 3), 4)
    for unit in range(6):
        seatings = table.seatings(unit)
        for seat in range(4):
            assert sorted(seating[seat] for seating in seatings) == [0, 1, 2, 3]
    behind = Counter((s[i], s[(i + 1) % 4]) for unit in range(6) for s in table.seatings(unit) for i in range(4))
    assert len(set(behind.values())) == 1, "everybody sits behind everybody equally often"
    assert len(behind) == 12


def test_a_round_robin_is_every_pair() -> None:
    assert [pairing.who for pairing in pairings(3, 2)] == [(0, 1), (0, 2), (1, 2)]
    assert [pairing.who for pairing in pairings(2, 4)] == [(0, 1)]
    assert [pairing.who for pairing in pairings(3, 3)] == [(0, 1, 2)]
    assert [pairing.who for pairing in pairings(3, 4)] == [(0, 1), (0, 2), (1, 2)]


def test_all_pairings_get_on_at_the_same_pace() -> None:
    assert [(task.pairing, task.unit) for task in tasks(2, 2)] == [(0, 0), (1, 0), (0, 1), (1, 1)]


def test_seeds_are_the_documented_ones_and_all_different() -> None:
    """Results on disk are only worth something while these numbers stay."""
    assert deal_seed(1, 0) == 6_169_292_514_882_761
    assert bot_seed(1, 0, 1, 0) == 987_601_875_241_681
    seeds = {deal_seed(seed, unit) for seed in range(20) for unit in range(50)}
    seeds |= {bot_seed(1, unit, game, seat) for unit in range(50) for game in range(4) for seat in range(4)}
    assert len(seeds) == 20 * 50 + 50 * 16
    assert max(seeds) < 1 << 53


def test_a_unit_is_one_deal_whoever_plays() -> None:
    def start(names: tuple[str, ...], unit: int) -> object:
        settings = Settings("birdie", 2, "standard", tuple(Contestant.of(name) for name in names), 7)
        return settings.new(unit).position()

    assert start(("random", "greedy"), 3) == start(("search", "random"), 3)
    assert start(("random", "greedy"), 3) != start(("random", "greedy"), 4)


def test_levels_may_carry_their_own_budget() -> None:
    assert Contestant.of("search@1000ms", nodes=5) == Contestant("search@1000ms", "search", None, 1000, None)
    assert Contestant.of("search@500n", time_ms=5) == Contestant("search@500n", "search", None, None, 500)
    assert Contestant.of("search", time_ms=5).time_ms == 5
    assert Contestant.of("search").time_ms == 300
    assert Contestant.of("greedy", time_ms=5).time_ms is None, "what needs no time does not depend on it"


@pytest.mark.parametrize("text", ["", "gready", "search@", "search@5s", "greedy@5ms", "search@0n", "search@1ms@2ms"])
def test_what_is_no_level_is_refused(text: str) -> None:
    with pytest.raises(GameError):
        Contestant.of(text)
