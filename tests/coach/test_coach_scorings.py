"""Scorings against the exact optimum: perfect ones cost nothing, others exactly what was given away."""

import random
from math import inf

import pytest

import voliera
from tests.coach.games import scored_perfectly, sensible
from tests.games.birdie.scorings import random_scoring
from voliera import coach, solve
from voliera.documents import Document
from voliera.game import Game


def judged(game: Game, actions: list[Document]) -> Document:
    """A whole scoring of the seat to move."""
    decision = coach.Decision(0, len(actions), game.mover(), game.phase, "scoring", tuple(actions))
    return coach.judge(game, decision)


def scored(game: Game) -> tuple[list[Document], float]:
    """The solver's way to the end of the scoring, draws included; and what it gained."""
    game, seat, actions = game.copy(), game.mover(), []
    before = game.result()["totals"][seat]
    while not game.over and game.seat == seat and game.phase != "turn":
        found = solve.solve(game, time_ms=inf)["actions"]
        game.apply(found)
        actions += found
    return actions, game.result()["totals"][seat] - before


@pytest.mark.parametrize("variant", ["standard", "expert"])
@pytest.mark.parametrize("seed", [1, 2])
def test_in_games_that_are_scored_by_the_solver_no_scoring_is_marked(variant: str, seed: int) -> None:
    record = scored_perfectly(seed, variant)
    found = [coach.judge(record, one) for one in coach.decisions(record) if one.kind == "scoring"]
    assert len(found) >= 3
    for one in found:
        assert (one["cost"], one["mark"], one["why"], one["exact"]) == (0.0, None, [], True)
        assert one["best"] == one["played"]
        assert one["unit"] == "points"


@pytest.mark.rule("B-A3")
@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_a_draw_is_luck_and_nobodys_mistake(variant: str) -> None:
    """Whatever the Robin brings, a seat that draws where it pays, and makes the best of it, has lost nothing."""
    chance, draws, gains = random.Random(3), 0, set()
    while draws < 5:
        game = random_scoring(chance, variant, 7, 0)
        position = game.position()
        position["hands"][0] = ["robin-winter", chance.choice(["pigeon-winter", "woodpecker-winter", "owl-winter"])]
        game = voliera.from_position(position, 1)
        actions, gained = scored(game)
        if any(action["do"] == "robin" for action in actions):
            draws += 1
            found = judged(game, actions)
            assert (found["cost"], found["mark"], found["value"]) == (0.0, None, gained)
            gains.add(gained)
    assert len(gains) > 1


@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_a_scoring_costs_exactly_what_it_gives_away(variant: str) -> None:
    chance, costs = random.Random(4), set()
    for _ in range(8):
        game = random_scoring(chance, variant, 9, 0)
        best = solve.solve(game, time_ms=inf)
        found = judged(game, [{"do": "write"} if variant == "standard" else {"do": "stop"}])
        assert (found["value"], found["best_value"], found["exact"]) == (0, best["value"], True)
        assert found["best"] == best["actions"]
        after = game.copy()
        before = after.result()["totals"][0]
        after.apply(found["best"])
        assert after.result()["totals"][0] - before == found["cost"]
        costs.add(found["cost"])
    assert len(costs) > 3


@pytest.mark.rule("B-A3")
def test_a_card_that_is_inserted_at_the_wrong_place_costs_points_after_the_draw() -> None:
    chance, lost = random.Random(5), 0
    while lost < 3:
        game = random_scoring(chance, "standard", 9, 0)
        position = game.position()
        position["hands"][0] = ["robin-winter"]
        game = voliera.from_position(position, 1)
        game_after = game.copy()
        game_after.apply({"do": "robin"})
        places = [action for action in game_after.legal() if action["do"] == "insert"]
        found = []
        for place in places:
            way = game_after.copy()
            way.apply(place)
            found.append((solve.solve(way, time_ms=inf), place))
        (worst, place), best = min(found, key=lambda one: one[0]["value"]), max(one[0]["value"] for one in found)
        if worst["value"] == best:
            continue
        lost += 1
        told = judged(game, [{"do": "robin"}, place, *worst["actions"]])
        before = solve.solve(game, time_ms=inf)["value"]
        expected = best - worst["value"]
        if solve.solve(game, time_ms=inf)["actions"] == [{"do": "robin"}]:
            assert told["cost"] == pytest.approx(expected)
        else:  # the draw itself was not worth it
            assert told["cost"] >= expected - 1e-6
        assert told["value"] == worst["value"]
        assert before > 0


@pytest.mark.rule("B-P4")
def test_boxes_kept_for_the_second_round_are_no_mistake() -> None:
    """The bots give up points in the first round for what is open in the second: told, but not marked."""
    kept = []
    for seed in range(4):
        record = sensible("birdie", seed)
        for one in coach.decisions(record):
            if one.kind == "scoring":
                found = coach.judge(record, one)
                if [why["id"] for why in found["why"]] == ["coach-kept"]:
                    kept.append(found)
                    assert (found["mark"], found["why"][0]["args"]) == (None, {"points": round(found["cost"])})
    assert len(kept) >= 4
    assert all(one["cost"] >= 1 for one in kept)
