"""Planted blunders are found, each as a mistake or a blunder; and where nothing was wrong, nothing is found."""

from collections.abc import Callable

import pytest

from tests.coach.games import Choose, behind, decision_at, passing, planted, sensible
from voliera import coach
from voliera.documents import Document
from voliera.game import Game

Here = Callable[[Game], bool]
NODES = 1_000


def scoring(game: Game) -> bool:
    return game.phase in ("split", "collapse")


def nothing_written(game: Game, candidates: list[Document]) -> list[Document]:
    del candidates
    return [{"do": "write"} if game.phase == "split" else {"do": "stop"}]


def half_way(game: Game) -> bool:
    return game.phase == "play" and game.position()["turns_played"] == [4, 4]


def late(game: Game) -> bool:
    return game.phase == "play" and game.position()["turns_played"] == [8, 8]


def worst(game: Game, candidates: list[Document]) -> list[Document]:
    """The place that the heuristic player likes least."""
    del game
    return candidates[-1:]


PLANTED: list[tuple[str, str, Here, Choose, int, str]] = [
    *(("birdie", "standard", behind, passing, seed, "coach-pass-early") for seed in (1, 2, 4, 5, 6, 7)),
    *(("birdie", "expert", behind, passing, seed, "coach-pass-early") for seed in range(6)),
    *(("birdie", "standard", scoring, nothing_written, seed, "coach-points") for seed in (1, 2)),
    *(("birdie", "expert", scoring, nothing_written, seed, "coach-points") for seed in (1, 2)),
    *(("bower", "standard", half_way, worst, seed, "coach-share") for seed in range(6)),
    *(("bower", "standard", late, worst, seed, "coach-share") for seed in range(6)),
]


@pytest.mark.parametrize(("game", "variant", "here", "choose", "seed", "why"), PLANTED)
def test_a_planted_blunder_is_found(game: str, variant: str, here: Here, choose: Choose, seed: int, why: str) -> None:
    made = planted(game, seed, here, choose, variant)
    found = coach.judge(made["record"], decision_at(made["record"], made["planted"]), nodes=NODES)
    assert found["mark"] in ("mistake", "blunder")
    assert found["cost"] == pytest.approx(found["best_value"] - found["value"], abs=2e-4)
    assert found["best"] != found["played"]
    assert why in [one["id"] for one in found["why"]]


def test_a_planted_blunder_is_the_dearest_decision_of_its_game() -> None:
    """A whole analysis: among all decisions of sensible players, the planted one costs most."""
    made = planted("birdie", 4, behind, passing)
    analysis = coach.analyse(made["record"], nodes=300)
    dearest = max((one for one in analysis["decisions"] if one["unit"] == "share"), key=lambda one: one["cost"])
    assert (dearest["at"], dearest["mark"]) == (made["planted"], "blunder")


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_what_the_coach_itself_would_play_is_never_marked(game: str) -> None:
    """Played again with what it found to be best, a decision is as good as the best."""
    record = sensible(game, 2)
    marked = 0
    for decision in coach.decisions(record)[4:26:3]:
        first = coach.judge(record, decision, nodes=600)
        again = coach.Decision(
            decision.at, len(first["best"]), decision.seat, decision.phase, decision.kind, tuple(first["best"])
        )
        shortened = {**record, "actions": [*record["actions"][: decision.at], *first["best"]], "result": None}
        second = coach.judge(shortened, again, nodes=600, seed=9)
        marked += second["mark"] is not None
        assert second["mark"] in (None, "slip")
    assert marked <= 1
