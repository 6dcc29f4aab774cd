"""`solve` on set-up tables: its value is what brute force finds, and its actions gain that when they are played."""

from math import inf
from random import Random

import pytest

from tests.games.birdie.solve.played import best_by_rules, gain_of
from tests.games.birdie.solve.positions import NAMES, random_scoring
from tests.games.birdie.tables import ROBIN
from voliera.game import Game
from voliera.solve import solve

PIGEON_OWL = {"pigeon": 2, "owl": 2}
NO_ROBIN = PIGEON_OWL | {"woodpecker": 2}


def check(game: Game, best: float) -> None:
    """The answer is proved, as good as it gets, and kept by the rules."""
    answer = solve(game, time_ms=inf)
    assert answer["exact"], game.position()
    assert answer["value"] == answer["bound"] == best, game.position()
    assert gain_of(game, answer) == best


@pytest.mark.rule("B-P3")
@pytest.mark.rule("B-A2")
@pytest.mark.parametrize(
    ("count", "cards", "held"), [(250, 10, PIGEON_OWL), (150, 8, NO_ROBIN)], ids=["pigeon-owl", "woodpecker"]
)
def test_standard_scorings_are_solved(count: int, cards: int, held: dict[str, int]) -> None:
    chance = Random(f"standard {cards}")
    for _ in range(count):
        game, scoring = random_scoring(chance, "standard", chance.randint(0, cards), held)
        check(game, scoring.best())


@pytest.mark.rule("B-E1")
@pytest.mark.rule("B-E2")
@pytest.mark.rule("B-E5")
@pytest.mark.parametrize("single_chain", [False, True])
@pytest.mark.parametrize(
    ("count", "cards", "held"), [(100, 9, PIGEON_OWL), (40, 5, NO_ROBIN)], ids=["pigeon-owl", "woodpecker"]
)
def test_expert_scorings_are_solved(count: int, cards: int, held: dict[str, int], single_chain: bool) -> None:
    chance = Random(f"expert {cards} {single_chain}")
    for _ in range(count):
        game, scoring = random_scoring(chance, "expert", chance.randint(0, cards), held, single_chain=single_chain)
        check(game, scoring.best())


@pytest.mark.parametrize(("variant", "single_chain"), [("standard", False), ("expert", False), ("expert", True)])
def test_scorings_are_solved_from_the_middle(variant: str, single_chain: bool) -> None:
    """After some steps by chance: declared and dropped sets, chains under way, boxes written, the Owl asked for."""
    chance = Random(f"middle {variant} {single_chain}")
    wanted = ("split", "owl") if variant == "standard" else ("collapse", "feature", "pigeon", "owl")
    seen = dict.fromkeys(wanted, 0)
    while min(seen.values()) < 15:
        held = PIGEON_OWL if chance.random() < 0.8 else NO_ROBIN
        game, _ = random_scoring(chance, variant, chance.randint(4, 8), held, single_chain=single_chain)
        game = some_steps(game, chance)
        if seen[game.phase] < 30:
            seen[game.phase] += 1
            check(game, best_by_rules(game))


def some_steps(game: Game, chance: Random) -> Game:
    """The same table after a few actions by chance; the seat is still scoring."""
    for _ in range(chance.randint(1, 6)):
        after = game.copy()
        after.apply(chance.choice([action for action in game.legal() if action["do"] != "woodpecker"]))
        if after.seat != game.seat:
            break
        game = after
    return game


@pytest.mark.rule("B-A3")
@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_the_robin_is_worth_what_unseen_cards_bring(variant: str) -> None:
    """Before the draw the mean over all unseen cards, after it the best place for the one that came."""
    chance = Random(f"robin {variant}")
    drawn = 0
    while drawn < 12:
        held = {"robin": 1, "pigeon": 1, "owl": 1} | ({"woodpecker": 1} if chance.random() < 0.3 else {})
        game, scoring = random_scoring(chance, variant, chance.randint(1, 4), held)
        if not scoring.uses[0]:
            continue
        drawn += 1
        answer = solve(game, time_ms=inf)
        assert answer["value"] == pytest.approx(scoring.best(), abs=1e-6), game.position()
        assert answer["bound"] >= answer["value"]
        card = NAMES.index(game.position()["under_stop"][0])
        game.apply(ROBIN)
        check(game, scoring.best(card))


@pytest.mark.rule("B-A1")
def test_two_robins_are_worth_more_than_one() -> None:
    chance = Random("two robins")
    drawn = 0
    while drawn < 5:
        game, scoring = random_scoring(chance, "expert", chance.randint(1, 3), {"robin": 2, "owl": 1})
        if scoring.uses[0] == 2:
            drawn += 1
            assert solve(game, time_ms=inf)["value"] == pytest.approx(scoring.best(), abs=1e-6), game.position()


def test_the_explanation_is_what_playing_tells() -> None:
    chance = Random("explanation")
    for _ in range(60):
        game, _ = random_scoring(chance, chance.choice(("standard", "expert")), chance.randint(0, 9), NO_ROBIN)
        answer = solve(game, time_ms=200)
        told = [{"id": event["id"], "args": event["args"]} for event in game.copy().apply(answer["actions"])]
        ended = next(i for i, event in enumerate(told) if event["id"] == "scored" and event["args"] == {"seat": 0})
        assert answer["explanation"] == told[: ended + 1]
