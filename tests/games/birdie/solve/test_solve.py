"""What `solve` promises: actions that can be played, the value they bring, and bounds that hold."""

import random
from collections import Counter
from itertools import islice
from math import inf

import numpy as np
import pytest

import voliera
from tests.games.birdie.scorings import random_scoring, scoring_states
from tests.games.birdie.solve.played import best_by_rules
from voliera import GameError
from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.rules.box import CARDS, COPIES
from voliera.games.birdie.solve import split
from voliera.games.birdie.solve.values import WORTHLESS
from voliera.solve import solve


def total(game: Game, seat: int) -> int:
    points: int = game.result()["totals"][seat]
    return points


def check_promises(game: Game, time_ms: float = inf) -> Document:
    """Play the answer on a copy and compare."""
    seat = game.seat
    assert seat is not None
    frozen = game.states.tobytes()
    answer = solve(game, time_ms=time_ms)
    assert game.states.tobytes() == frozen
    assert set(answer) == {"value", "exact", "bound", "actions", "boxes", "explanation"}
    assert answer["bound"] >= answer["value"]
    assert not answer["exact"] or answer["bound"] == answer["value"]
    twin = game.copy()
    before = twin.position()["boxes"][seat]
    events = twin.apply(answer["actions"])
    if answer["actions"][-1]["do"] == "robin":
        assert twin.phase == "insert"
        return answer
    assert {"seat": seat} in [event["args"] for event in events if event["id"] == "scored"]
    assert total(twin, seat) - total(game, seat) == answer["value"]
    after = twin.position()["boxes"][seat]
    assert answer["boxes"] == {box: after[box] for box in after if after[box] != before[box]}
    return answer


@pytest.mark.parametrize(
    ("variant", "players", "options", "count"),
    [
        ("standard", 2, {}, 120),
        ("standard", 4, {}, 120),
        ("expert", 2, {}, 25),
        ("expert", 3, {}, 30),
        ("expert", 2, {"single_chain": True}, 50),
    ],
)
def test_promises_hold_in_every_phase(variant: str, players: int, options: Document, count: int) -> None:
    phases = set()
    for game in islice(scoring_states(variant, players, 5, options), count):
        phases.add(game.phase)
        check_promises(game, time_ms=80)
    assert phases >= ({"split", "insert", "owl"} if variant == "standard" else {"collapse", "owl", "pigeon"})


def test_promises_hold_for_long_lines() -> None:
    chance = random.Random(11)
    for variant in ("standard", "expert"):
        for _ in range(8):
            check_promises(random_scoring(chance, variant, chance.randrange(10, 19), chance.randrange(5)), time_ms=200)


def without(game: Game, bird: str) -> Game:
    """The same table without one bird in the scoring seat's hand."""
    position = game.position()
    position["hands"][0] = [card for card in position["hands"][0] if not card.startswith(bird)]
    return voliera.from_position(position, seed=1)


def test_standard_is_exact_with_pigeon_owl_and_woodpecker() -> None:
    chance = random.Random(21)
    for _ in range(60):
        game = without(random_scoring(chance, "standard", chance.randrange(7), 6), "robin")
        answer = check_promises(game)
        assert answer["exact"]
        assert answer["value"] == best_by_rules(game)


def test_standard_is_exact_after_sets_were_declared() -> None:
    chance = random.Random(22)
    tried = 0
    while tried < 60:
        game = without(random_scoring(chance, "standard", chance.randrange(4, 10), 5), "robin")
        for _ in range(chance.randrange(1, 3)):
            sets = [action for action in game.legal() if action["do"] == "set"]
            if sets:
                game.apply(chance.choice(sets))
        if game.position()["scoring"]["sets"]:
            tried += 1
            answer = check_promises(game)
            assert answer["exact"]
            assert answer["value"] == best_by_rules(game)


def test_tables_of_lines_behind_declared_sets_are_laid_out_like_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table in another memory order would be compiled for while somebody waits."""
    given: list[np.ndarray] = []

    def recorded(*arguments: object) -> None:
        given.extend(one for one in arguments if isinstance(one, np.ndarray))

    monkeypatch.setattr(split, "split_many", recorded)
    for drop in (False, True):
        split.Splitter(WORTHLESS, 0, pigeons=1, declared=[(0, 3, 2, drop)]).value([0, 1, 2, 3, 4])
    assert given
    assert all(one.flags.c_contiguous for one in given)


def test_expert_is_exact() -> None:
    chance = random.Random(23)
    for trial in range(60):
        options = {"single_chain": True} if trial % 4 == 0 else {}
        game = without(random_scoring(chance, "expert", chance.randrange(9), 3, options), "robin")
        if trial % 3:
            game = without(game, "woodpecker")
        answer = check_promises(game)
        assert answer["exact"]
        assert answer["value"] == best_by_rules(game)


@pytest.mark.rule("B-A3")
def test_robin_is_drawn_first_with_an_expected_value() -> None:
    """The plan ends with the draw; its value is the mean of what the unseen cards would bring."""
    chance = random.Random(24)
    for _ in range(6):
        position = random_scoring(chance, "standard", 5, 0).position()
        position["hands"][0] = ["robin-spring"]
        held = Counter([*position["lines"][0], "robin-spring"])
        gains = []
        answers = []
        for card in [card for card in CARDS if held[card] < COPIES]:
            position["under_stop"] = [card]
            game = voliera.from_position(position, seed=1)
            answers.append(solve(game, time_ms=inf))
            game.apply({"do": "robin"})
            gains += [best_by_rules(game)] * (COPIES - held[card])
            after = check_promises(game)
            assert after["exact"]
            assert after["value"] == gains[-1]
        assert all(answer == answers[0] for answer in answers)
        assert answers[0]["actions"] == [{"do": "robin"}]
        assert answers[0]["value"] == pytest.approx(sum(gains) / len(gains))
        assert answers[0]["bound"] == answers[0]["value"]
        assert answers[0]["exact"]


def test_win_counts_what_the_second_round_would_have_made_of_a_box() -> None:
    """With `win` a pair is worth less than its points where a box is filled that round 2 would miss."""
    position = random_scoring(random.Random(1), "standard", 0, 0).position()
    position["boxes"] = [dict.fromkeys(boxes) for boxes in position["boxes"]]
    position["trophies"] = dict.fromkeys(position["trophies"])
    position["lines"][0] = ["owl-spring", "pigeon-spring"]
    position["flaps"] = [0, 0]
    worth = {}
    for round_no, points in ((2, [[2, 2], [0, 0]]), (1, [[2, None], [0, None]])):
        position.update(round=round_no, pass_points=points, second_half=[] if round_no == 2 else None)
        game = voliera.from_position(position, seed=1)
        win, plain = solve(game, objective="win"), solve(game)
        assert win["boxes"] == plain["boxes"] == {"spring": 2}
        assert plain["value"] == 3
        worth[round_no] = win["value"]
    assert worth[2] == 3
    assert 2 < worth[1] < 3


def test_time_limit_is_kept_honestly() -> None:
    """Two Woodpeckers in a long line are more than a moment's work."""
    chance = random.Random(25)
    position = random_scoring(chance, "expert", 30, 0).position()
    held = [card for card in CARDS[12:] if position["lines"][0].count(card) < COPIES - 1][:2]
    position["hands"][0] = held
    position["under_stop"] = []
    game = voliera.from_position(position, seed=1)
    answer = solve(game, time_ms=20)
    assert not answer["exact"]
    assert answer["bound"] > answer["value"]
    game.apply(answer["actions"])


def test_refusals() -> None:
    game = voliera.new("birdie", seed=1)
    with pytest.raises(GameError, match="nobody is scoring") as refused:
        solve(game)
    assert refused.value.code == "bad_request"
    scoring = next(scoring_states("standard", 2, 1))
    wrongs: list[Document] = [{"objective": "fame"}, {"time_ms": 0}, {"time_ms": True}, {"time_ms": "soon"}]
    for wrong in wrongs:
        with pytest.raises(GameError) as refused:
            solve(scoring, **wrong)
        assert refused.value.code == "bad_request"
    while not scoring.over:
        scoring.apply(scoring.legal()[0])
    with pytest.raises(GameError) as refused:
        solve(scoring)
    assert refused.value.code == "bad_request"
