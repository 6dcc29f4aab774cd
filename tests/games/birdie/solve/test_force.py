"""The brute forces themselves: they must agree with the rules, played step by step, and with the worked examples."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from tests.games.birdie.solve import force
from tests.games.birdie.solve.instances import NO_COSTS, Worths, instance
from tests.games.birdie.solve.played import best_by_rules
from tests.games.birdie.solve.positions import NAMES, random_scoring
from tests.games.birdie.tables import BOXES, CODES

ONE_OF_EACH = {"owl": 1, "pigeon": 1}
TWO_OF_EACH = {"owl": 2, "pigeon": 2}


def numbers(text: str) -> tuple[int, ...]:
    """Cards by their codes of four letters."""
    by_code = {CODES[name]: number for number, name in enumerate(NAMES)}
    return tuple(by_code[code] for code in text.split())


def wants(**lengths: int) -> Worths:
    """Worths for which only these sets count, each one point if it has exactly that length or more."""
    rows = tuple(tuple(float(name in lengths and length >= lengths[name]) for length in range(17)) for name in BOXES)
    return Worths(rows, (0.0,) * 13, ((0.0,) * 6,) * 8, (0.0,) * 256, NO_COSTS)


@pytest.mark.parametrize("woodpecker", [0, 1])
def test_the_split_by_force_is_what_the_rules_give(woodpecker: int) -> None:
    chance = Random(f"standard {woodpecker}")
    for _ in range(100):
        held = ONE_OF_EACH | {"woodpecker": woodpecker}
        game, scoring = random_scoring(chance, "standard", chance.randint(0, 8 - 2 * woodpecker), held)
        assert scoring.best() == best_by_rules(game), scoring


@pytest.mark.parametrize("single_chain", [False, True])
@pytest.mark.parametrize("woodpeckers", [0, 2])
def test_the_collapse_by_force_is_what_the_rules_give(woodpeckers: int, single_chain: bool) -> None:
    chance = Random(f"expert {woodpeckers} {single_chain}")
    for _ in range(40):
        held = TWO_OF_EACH | {"woodpecker": woodpeckers}
        cards = chance.randint(0, 5 if woodpeckers else 8)
        game, scoring = random_scoring(chance, "expert", cards, held, single_chain=single_chain)
        assert scoring.best() == best_by_rules(game), scoring


@pytest.mark.rule("B-X2")
def test_the_worked_split() -> None:
    """4 Robins, 2 Summer, 3 Winter, 2 Winter and a single card: Robin 4, Summer 2, Winter 3 and three flaps."""
    line = numbers("RoSp RoAu RoWi RoSu OwSu PiSu PiWi OwWi WoWi RoAu OwWi PiWi")
    ways = force.ways_to_write(line, 0, 0)
    assert (((0, 4), (5, 2), (7, 3)), 0) in ways
    assert max(sum(length for _, length in written) for written, _ in ways) <= 12


@pytest.mark.rule("B-X3")
def test_the_worked_collapse() -> None:
    """Spring 5, then Pigeon 4 and Winter 3, or Summer 2 and Winter 5; not the best of both."""
    line = numbers("OwWi WoWi PiWi PiSu OwSp WoSp OwSp RoAu WoSp OwSp PiSu PiWi RoWi")
    for wanted, found in (
        (wants(spring=5, pigeon=4, winter=3), 3),
        (wants(spring=5, summer=2, winter=5), 3),
        (wants(spring=5, pigeon=4, winter=4), 2),
        (wants(spring=6), 0),
    ):
        assert force.best_collapse(line, 0, wanted, single_chain=True) == found


@pytest.mark.rule("B-A3")
def test_the_robin_by_force_is_a_mean_of_the_best_places() -> None:
    """Two equal cards and a stranger: each copy of the first kind makes a set of three, no stranger harms."""
    line = numbers("RoSp RoSp OwSu")
    worths = wants(robin=3)
    unseen = [0] * 16
    unseen[numbers("RoWi")[0]], unseen[numbers("PiAu")[0]] = 1, 3

    def finish(cards: tuple[int, ...]) -> float:
        return force.best_split(cards, 0, worths)

    assert force.best_early(line, tuple(unseen), worths, finish) == 0
    assert force.best_early(line, tuple(unseen), worths, finish, robins=1) == 0.25
    assert force.best_early(line, tuple(unseen), worths, finish, robins=2) == 0.5
    dear = replace(worths, costs=(0.375, 0.0, 0.0, 0.0))
    assert force.best_early(line, tuple(unseen), dear, finish, robins=2) == 0
    cheap = replace(worths, costs=(0.125, 0.0, 0.0, 0.0))
    # The second draw is only paid for where the first one has failed.
    expected = -0.125 + 1 / 4 + 3 / 4 * (-0.125 + 1 / 3)
    assert force.best_early(line, tuple(unseen), cheap, finish, robins=2) == pytest.approx(expected)


def never_filled(filled: int, feature: int) -> bool:
    """Boxes are written over."""
    return False


def birds_only(card: int) -> tuple[int, int]:
    """Seasons are not looked at."""
    return card // 4, card // 4


def no_owl(filled: int, lowest: int, owls: int, worths: force.Worths) -> float:
    """The Owl is left out."""
    return worths.open[force.ALL_BOXES & ~filled]


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("is_filled", never_filled),
        ("features", birds_only),
        ("best_ending", no_owl),
        ("OWL_LIMIT", 4),
        ("PIGEON", force.OWL),
    ],
    ids=["filled boxes", "features", "the Owl", "the Owl's limit", "the Pigeon's cost"],
)
def test_the_puzzles_show_a_broken_rule(monkeypatch: pytest.MonkeyPatch, name: str, broken: object) -> None:
    """A rule that is broken on purpose changes answers: a solver that makes that mistake does not pass."""

    def answers(solved: Callable[..., float]) -> list[float]:
        chance = Random("broken")
        puzzles = [instance(chance, chance.randint(6, 9)) for _ in range(150)]
        return [solved(p.line, p.filled, p.worths, pigeons=p.pigeons, owls=p.owls) for p in puzzles]

    solvers = (force.best_split, force.best_collapse)
    right = [answers(solved) for solved in solvers]
    monkeypatch.setattr(force, name, broken)
    for solved, before in zip(solvers, right, strict=True):
        assert answers(solved) != before
