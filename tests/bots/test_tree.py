"""The tree of a search: it finds the better of two moves, minds what was on offer, and can be full."""

from typing import Any

import numpy as np
import pytest

from voliera.bots.budget import Budget
from voliera.bots.thinking import share, think, tried
from voliera.bots.tree import CAPACITY, DEEPEST, NOTHING, ROOT, begin, descend, here, new_tree, report
from voliera.errors import GameError
from voliera.kernel import States, entry

SEATS = 4


@entry
def one_armed(trees: States, moves: Any, priors: Any, chances: Any, rounds: int) -> None:
    """Moves that win with given chances, in turn: a bandit."""
    t = trees[0]
    shares = np.zeros(SEATS)
    for i in range(rounds):
        begin(t)
        chosen = descend(t, ROOT, 0, moves, priors, len(moves), 1.0)
        shares[0] = 1.0 if (i * 0.61803398875) % 1.0 < chances[chosen] else 0.0
        report(t, shares)


@entry
def walk(trees: States, moves: Any, priors: Any, offered: int, depth: int, rounds: int) -> None:
    """Descents of a fixed depth, with the first few moves on offer."""
    t = trees[0]
    shares = np.full(SEATS, 0.5)
    for _ in range(rounds):
        begin(t)
        for level in range(depth):
            descend(t, here(t), level % 2, moves, priors, offered, 1.0)
        report(t, shares)


def arrays(n: int) -> tuple[Any, Any]:
    return np.arange(n, dtype=np.int32), np.full(n, 1 / n, np.float32)


def test_the_better_move_is_found_and_visited_most() -> None:
    tree = new_tree()
    moves, priors = arrays(5)
    one_armed(tree, moves, priors, np.array([0.2, 0.5, 0.3, 0.8, 0.4]), 2000)
    found = tried([tree])
    assert found[0].move == 3
    assert found[0].visits > 1000
    assert abs(found[0].mean - 0.8) < 0.05
    assert sum(one.visits for one in found) == 2000
    assert all(one.value <= one.mean for one in found), "little seen is little trusted"


def test_a_prior_leads_where_results_are_equal() -> None:
    tree = new_tree()
    moves, priors = arrays(4)
    priors[2] = 0.7
    one_armed(tree, moves, priors, np.full(4, 0.5), 300)
    assert max(tried([tree]), key=lambda one: one.visits).move == 2


def test_values_belong_to_the_seat_that_chooses() -> None:
    tree = new_tree()
    moves, priors = arrays(1)
    walk(tree, moves, priors, 1, 3, 10)
    t = tree[0]
    child = int(t.child[ROOT])
    assert t.visits[child] == 10
    assert t.total[child] == 5.0


def test_what_was_not_on_offer_is_not_held_against_a_move() -> None:
    tree = new_tree()
    moves, priors = arrays(3)
    walk(tree, moves, priors, 2, 1, 50)
    walk(tree, moves, priors, 3, 1, 30)
    t = tree[0]
    offered = {}
    at = int(t.child[ROOT])
    while at != NOTHING:
        offered[int(t.move[at])] = int(t.offered[at])
        at = int(t.sibling[at])
    assert offered[0] > 70
    assert offered[2] <= 30


def test_a_full_tree_goes_on_counting() -> None:
    tree = new_tree()
    tree["used"] = CAPACITY - 2
    moves, priors = arrays(6)
    walk(tree, moves, priors, 6, DEEPEST + 5, 40)
    assert int(tree["used"][0]) == CAPACITY
    assert sum(one.visits for one in tried([tree])) > 0


def test_cores_add_up() -> None:
    trees = [new_tree(), new_tree()]
    moves, priors = arrays(3)
    for tree in trees:
        one_armed(tree, moves, priors, np.array([0.9, 0.1, 0.1]), 100)
    assert sum(one.visits for one in tried(trees)) == 200
    assert tried([new_tree()]) == []


def test_budgets_by_nodes_are_spent_exactly_and_by_time_at_least_once() -> None:
    done: list[int] = []
    assert think([done.append], Budget(nodes=100)) == 100
    assert done == [100]
    done.clear()
    assert think([done.append] * 3, Budget(nodes=10, cores=3)) == 10
    assert sorted(done) == [3, 3, 4]
    assert sum(share(11, core, 4) for core in range(4)) == 11
    done.clear()
    assert think([done.append], Budget(time_ms=1)) == sum(done) > 0


@pytest.mark.parametrize(
    "wrong", [{"time_ms": 0}, {"nodes": -1}, {"nodes": True}, {"cores": 0}, {"time_ms": 5, "nodes": 5}, {"nodes": 1.5}]
)
def test_wrong_budgets_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(GameError) as refused:
        Budget.of(**wrong)
    assert refused.value.code == "bad_request"
