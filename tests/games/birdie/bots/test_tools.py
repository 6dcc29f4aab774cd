"""The programs that look for Birdie's numbers: their situations, their regression, and what evolution achieves."""

import ast
import sys

import numpy as np
import pytest

from tools import birdie_instinct, birdie_worths
from tools.birdie_instinct import FRESH, Judged, evolve, judge, sensible
from tools.birdie_rounds import Numbers, Rounds, second_round, win_shares
from tools.birdie_worths import BEGINS, COLUMNS, FLAPS, LEAD, OPEN, USES, columns, fit, in_points, second_rounds
from voliera.games.birdie.bots.lookahead.desk import Taste
from voliera.games.birdie.bots.lookahead.tastes import TASTE
from voliera.games.birdie.rules.state import NONE
from voliera.games.birdie.solve import estimates

VARIANTS = ("standard", "expert")


@pytest.mark.parametrize("variant", VARIANTS)
def test_second_rounds_begin_with_boards_that_a_game_could_have(variant: str) -> None:
    rounds = Rounds(variant, 2, seed=1, stream=0, deals=2)
    seen: set[int] = set()
    for _ in range(300):
        k = second_round(rounds.k, rounds.chance, 4.0, 2.0)
        seen.update(row.count(0) for row in k.boxes)
        assert k.round_no == 2
        assert all(value == 0 or value >= 2 for row in k.boxes for value in row)
        assert all(0 <= flaps < len(k.flap_points) for flaps in k.flaps)
        assert {one for row in k.uses for one in row} <= {0, 1}
        for bird, holder in enumerate(k.trophies):
            values = [row[bird] for row in k.boxes]
            assert (holder == NONE) == (max(values) == 0)
            assert holder == NONE or values[holder] == max(values)
    assert seen == set(range(9))


@pytest.mark.parametrize("round_no", [1, 2])
def test_a_desk_shows_its_situation(round_no: int) -> None:
    at = Rounds("expert", round_no, seed=4, stream=0, deals=4).situation()
    for seat in range(2):
        assert int(at.desk[0]["filled"][seat]).bit_count() == 8 - at.k.boxes[seat].count(0)
        assert at.desk[0]["uses"][seat].tolist() == [2 - used for used in at.k.uses[seat]]
    assert at.desk[0]["sure"][0] - at.desk[0]["sure"][1] == pytest.approx(at.lead)
    assert (at.lead != 0) == (round_no == 2)


def test_deals_come_in_turn_and_other_streams_have_others() -> None:
    rounds = Rounds("standard", 1, seed=1, stream=0, deals=40)
    first, second, third = (rounds.situation().starts.tobytes() for _ in range(3))
    assert first != second
    assert first == third
    assert Rounds("standard", 1, seed=1, stream=1, deals=40).situation().starts.tobytes() not in {first, second}


@pytest.mark.parametrize("round_no", [1, 2])
def test_a_taste_is_as_good_as_itself(round_no: int) -> None:
    taste = np.array(TASTE[1][round_no - 1])
    met = Rounds("expert", round_no, seed=3, stream=0, deals=100).situations(100)
    assert win_shares(taste, taste, met) == pytest.approx(0.5)


def passing_too_soon() -> Numbers:
    taste = np.array(TASTE[0][0])
    taste[[Taste.PASSING, Taste.PASSING_LATE, Taste.PASSING_LEAD]] = 6.0, 0.0, 0.0
    return taste


def test_evolution_unlearns_to_pass_too_soon() -> None:
    good, bad = np.array(TASTE[0][0]), passing_too_soon()
    fresh = Rounds("standard", 1, 1, FRESH, 400)
    assert judge(bad, good, fresh, 400).share < 0.35
    found = max(evolve("standard", 1, bad, 6, 40, seed=1), key=lambda one: one.share)
    last_word = judge(found.taste, bad, fresh, 400)
    assert last_word.share - 4 * last_word.error > 0.6


def test_evolution_repeats_itself_from_its_seed() -> None:
    def found(seed: int) -> list[Judged]:
        return list(evolve("expert", 2, np.array(TASTE[1][1]), 2, 40, seed))

    def numbers(judged: list[Judged]) -> list[tuple[list[float], float]]:
        return [(one.taste.tolist(), one.share) for one in judged]

    assert numbers(found(5)) == numbers(found(5))
    assert numbers(found(5)) != numbers(found(6))


def test_evolution_leaves_alone_what_two_players_do_not_need() -> None:
    start = np.array(TASTE[0][1])
    for judged in evolve("standard", 2, start, 1, 40, seed=1):
        changed = judged.taste != start
        assert changed[Taste.PASSING]
        assert not changed[[Taste.TURN, Taste.NOISE]].any()


def test_a_hurry_can_be_divided_by() -> None:
    taste = np.zeros(len(Taste))
    assert sensible(taste)[Taste.HURRY] > 0


def test_the_regression_finds_the_numbers_that_the_wins_were_made_from() -> None:
    chance = np.random.default_rng(7)
    truth = np.array([0.4, 0.5, -1.2, -0.6, 0.8])
    met = []
    for _ in range(1500):
        rows = np.tile(chance.normal(0, 1, len(truth)) * [5, 0, 1, 1, 1], (10, 1))
        rows[:, 1] = chance.choice([-1, 1], 10)
        met.append((rows, (chance.random(10) < 1 / (1 + np.exp(-rows @ truth))).astype(float)))
    worths, errors = in_points(*fit(met))
    assert worths[0] == 1
    assert errors[0] == pytest.approx(0, abs=1e-9)
    assert (np.abs(worths - truth / truth[0])[1:] < 4 * errors[1:]).all()
    assert (errors[1:] < 0.15).all()


def test_a_row_counts_what_seat_0_has_more() -> None:
    at = Rounds("standard", 2, seed=2, stream=0, deals=50).situation(deals=50)
    rows = columns(at)
    assert rows.shape == (50, COLUMNS)
    assert (rows[:, LEAD] == at.lead).all()
    assert rows[:, BEGINS].tolist() == [1 if start["seat"] == 0 else -1 for start in at.starts]
    one, other = (row.count(0) for row in at.k.boxes)
    wanted = np.zeros(9)
    wanted[one] += 1
    wanted[other] -= 1
    assert rows[0, OPEN].tolist() == wanted[:8].tolist()
    wanted = np.zeros(11)
    wanted[at.k.flaps[0]] += 1
    wanted[at.k.flaps[1]] -= 1
    assert rows[0, FLAPS].tolist() == wanted[1:].tolist()
    assert rows[0, USES].tolist() == (np.array(at.k.uses[0]) - at.k.uses[1]).tolist()


def test_open_boxes_are_worth_points() -> None:
    worths, errors = in_points(*fit(list(second_rounds("standard", 120, 10, seed=1))))
    assert worths[OPEN][2] + 3 * errors[OPEN][2] < worths[OPEN][6]


def test_second_rounds_repeat_themselves_from_their_seed() -> None:
    def shares(seed: int) -> list[list[float]]:
        return [won.tolist() for _, won in second_rounds("expert", 5, 10, seed)]

    assert shares(1) == shares(1)
    assert shares(1) != shares(2)


def test_the_programs_print_what_the_sources_can_take(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(birdie_instinct, "TASTE", ((passing_too_soon(), TASTE[0][1]), TASTE[1]))
    monkeypatch.setattr(sys, "argv", ["birdie_instinct", "--generations", "3", "--units", "40", "--check", "100"])
    birdie_instinct.main()
    taste = ast.literal_eval(capsys.readouterr().out.splitlines()[-2].removesuffix(","))
    assert len(taste) == len(Taste)
    assert taste[Taste.NOISE] == TASTE[0][0][Taste.NOISE]
    monkeypatch.setattr(sys, "argv", ["birdie_worths", "--units", "40", "--deals", "2"])
    birdie_worths.main()
    lines = [one.partition("=") for one in capsys.readouterr().out.splitlines()[:-1]]
    guess = {name: ast.literal_eval(rest.partition(",  #")[0]) for name, _, rest in lines}
    assert {name: len(numbers) for name, numbers in guess.items() if name != "begins"} == {
        name: len(getattr(estimates.STANDARD, name)) for name in ("open", "flaps", "costs")
    }
    assert isinstance(guess["begins"], float)
