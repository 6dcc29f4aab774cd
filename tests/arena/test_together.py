"""Games that a process plays side by side, with a network asked for all of them at once: the same games as in turn."""

import sys
from pathlib import Path
from typing import Any

import pytest

import voliera
from voliera import bots
from voliera.arena.contestants import Contestant, contestants_of
from voliera.arena.play import Settings, play_unit, play_units
from voliera.arena.schedule import Task, tasks
from voliera.arena.tournament import Tournament
from voliera.bots.net.batch import BatchEvaluator
from voliera.documents import Document

TIMES = ("ms_mean", "ms_max", "ms")


def timeless(value: Any) -> Any:
    """Lines without the times in them."""
    if isinstance(value, list):
        return [timeless(one) for one in value]
    if isinstance(value, dict):
        return {name: timeless(one) for name, one in value.items() if name not in TIMES}
    return value


@pytest.fixture
def batches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many rows networks are asked for at once."""
    sizes: list[int] = []
    real = BatchEvaluator.__call__

    def evaluate(evaluator: BatchEvaluator, rows: Any) -> Any:
        sizes.append(len(rows))
        return real(evaluator, rows)

    monkeypatch.setattr(BatchEvaluator, "__call__", evaluate)
    return sizes


@pytest.mark.parametrize(
    ("game", "who", "players", "variant", "options"),
    [
        ("birdie", "net,net", 2, "standard", {}),
        ("birdie", "net,random", 2, "expert", {}),
        ("birdie", "heuristic,net", 3, "standard", {}),
        ("birdie", "net,greedy", 4, "expert", {}),
        ("birdie", "net,random,greedy", 3, "standard", {}),
        ("bower", "net,net", 2, "standard", {}),
        ("bower", "random,net", 2, "super", {}),
        ("bower", "net,heuristic", 2, "standard", {"fair_play": True}),
    ],
)
def test_games_are_the_same_as_one_after_another(
    game: str, who: str, players: int, variant: str, options: Document, batches: list[int]
) -> None:
    """Decisions and their values, results and counts; games end at different times, and some moves are forced."""
    settings = Settings(game, players, variant, contestants_of(who.split(",")), 3, options, moves=True)
    listed = list(tasks(len(settings.pairings), 2))
    in_turn = [play_unit(settings, task) for task in listed]
    assert set(batches) <= {1}
    batches.clear()
    at_once = play_units(settings, listed)
    assert timeless(at_once) == timeless(in_turn)
    assert max(batches) > 1
    lengths = [len(line["moves"]["action"]) for unit in at_once for line in unit]
    assert len(set(lengths)) > 1
    asked = sum(line["decisions"][seat] for unit in in_turn for line in unit for seat in range(players))
    assert sum(batches) < 2 * asked


def test_a_network_is_asked_for_its_own_seats_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings("birdie", 2, "standard", contestants_of(["greedy", "net"]), 3)
    seats: dict[int, list[int]] = {}
    real = bots.choose_together

    def choose(games: Any, seeds: Any, weights: Any) -> Any:
        for game in games:
            seats.setdefault(id(game), []).append(game.mover())
        return real(games, seeds, weights)

    monkeypatch.setattr(bots, "choose_together", choose)
    (unit,) = play_units(settings, [Task(0, 0)])
    decisions = [line["decisions"][line["seats"].index(1)] for line in unit]
    assert sorted(map(len, seats.values())) == sorted(decisions)
    assert sorted(sorted(set(movers)) for movers in seats.values()) == [[0], [1]]


def test_networks_with_other_weights_play_by_their_own(tmp_path: Path) -> None:
    from voliera.games.birdie.bots.network import SHIPPED

    copy = tmp_path / "copy.net"
    copy.write_bytes(SHIPPED.read_bytes())
    settings = Settings("birdie", 2, "standard", contestants_of(["net", f"net:{copy}"]), 5, moves=True)
    listed = [Task(0, 0), Task(0, 1)]
    assert timeless(play_units(settings, listed)) == timeless([play_unit(settings, task) for task in listed])


def test_choices_for_several_games_are_those_for_each() -> None:
    games = [voliera.new("bower", seed=seed) for seed in range(3)]
    for number, game in enumerate(games):
        for _ in range(5 * number):
            game.apply(bots.choose(game, "net", 1)["action"])
    assert bots.choose_together(games, [1, 2, 3]) == [
        bots.choose(game, "net", seed) for game, seed in zip(games, (1, 2, 3), strict=True)
    ]
    assert bots.choose_together([], []) == []


def test_a_match_comes_out_the_same_however_many_games_are_played_together() -> None:
    found = []
    for together, jobs in ((1, 1), (4, 1), (32, 1), (32, 2)):
        match = Tournament("birdie", ["net", "greedy"], 5, 7, jobs=jobs, together=together)
        units = list(match.run())
        assert [len(unit) for unit in units] == [2] * 5
        found.append(timeless(match.outcome().games))
    assert found[1:] == found[:1] * 3


@pytest.mark.parametrize(
    ("who", "quick"),
    [
        (["net", "random"], True),
        (["net", "net:other.net", "heuristic"], True),
        (["greedy", "random"], False),
        (["net", "search@5n"], False),
        (["net", "net+@4n"], False),
        (["net", Contestant.program(f"{sys.executable} -c pass")], False),
    ],
)
def test_games_are_played_together_where_a_network_plays_and_nobody_thinks(who: Any, quick: bool) -> None:
    assert Settings("birdie", 2, "standard", contestants_of(who), 1).is_quick == quick


def test_a_program_that_breaks_the_rules_meets_a_network_as_ever(tmp_path: Path) -> None:
    """It answers with an action that is refused, and random ones are played for it."""
    script = tmp_path / "wrong.py"
    script.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    print(json.dumps({'id': asked.get('id'), 'ok': True, 'action': {'do': 'fly'}}), flush=True)\n",
        encoding="utf-8",
    )
    who: list[str | Contestant] = ["net", Contestant.program(f"{sys.executable} {script}", 2_000)]
    found = []
    for together in (1, 32):
        match = Tournament("birdie", who, 1, 3, jobs=1, together=together)
        list(match.run())
        found.append(match.outcome())
    assert timeless(found[0].games) == timeless(found[1].games)
    assert found[0].failures(1)
