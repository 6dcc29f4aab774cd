"""How often each rule matters: counts of games that can be checked by hand, and of played ones counted again."""

from typing import Any

import pytest

import voliera
from voliera.arena import match
from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie import arena as birdie
from voliera.games.bower import arena as bower


def told(game: Game, counter: Any, actions: list[Document] | None = None) -> Document:
    """The line of a game that is played with these actions, or by always taking the last legal one."""
    watch = counter.watch(game)
    todo = iter(actions) if actions is not None else None
    while not game.over:
        action = next(todo) if todo else game.legal()[-1]
        watch.before(game, action)
        watch.after(game.apply(action))
    result = game.result()
    return {
        "shares": counter.shares(result),
        "totals": counter.totals(result),
        "turns": watch.turns(game),
        "counts": watch.tally(game),
    }


def passing(game: Game) -> list[Document]:
    """Everybody passes at once, twice, and has nothing to score."""
    twin, actions = game.copy(), []
    while not twin.over:
        passes = [action for action in twin.legal() if action["do"] in {"pass", "write", "stop", "end"}]
        actions.append(passes[0])
        twin.apply(passes[0])
    return actions


def test_everybody_passes_at_once() -> None:
    game = voliera.new("birdie", 3, seed=5)
    first = game.mover()
    line = told(game, birdie, passing(game))
    counts = line["counts"]
    assert counts["early"] == [2, 2, 2]
    assert counts["first_pass"][0] == first
    assert counts["first_pass"][1] == (first + 2) % 3, "who passed last begins round 2 (B-S6)"
    assert counts["lines"] == [[0, 0, 0], [0, 0, 0]]
    assert line["turns"] == 6
    assert sum(counts["points"]["pass"]) == 2 * (4 + 2)
    figures = birdie.figures(line)
    assert figures["early-pass"] == (6, 6)
    assert figures["line 2"] == (0, 3)
    assert figures["without trophies"] == (0, 1)


def test_the_winner_without_a_part() -> None:
    """Seat 1 wins 20 to 19; without trophies 19 to 17; at equal points who passed earlier in round 2 (B-F2)."""
    counts = {"last_order": [1, 0], "points": {"trophies": [0, 3], "pass": [0, 1], "flap": [5, 2]}}
    line = {"totals": [19, 20], "counts": counts}
    assert birdie.winner_without(line, "trophies") == 0
    assert birdie.winner_without(line, "pass") == 1
    assert birdie.winner_without(line, "flap") == 1


@pytest.mark.parametrize(("players", "variant"), [(2, "standard"), (4, "standard"), (3, "expert")])
def test_birdies_counts_agree_with_the_table(players: int, variant: str) -> None:
    outcome = match("birdie", ["greedy", "random"], 2, 9, players=players, variant=variant, jobs=1)
    for line in outcome.games:
        counts = line["counts"]
        parts = [sum(points[seat] for points in counts["points"].values()) for seat in range(players)]
        assert parts == line["totals"]
        assert line["totals"][line["shares"].index(1)] == max(line["totals"])
        assert sum(counts["trophies_taken"]) - counts["trophies_changed"] == sum(counts["points"]["trophies"]) / 3
        assert [len(values) for values in counts["owl"]] == counts["uses"]["owl"]
        assert sorted(counts["last_order"]) == list(range(players))
        assert line["turns"] >= 2 * players - 2
        assert all(boxes <= 8 for boxes in counts["boxes"])


def test_a_trophy_that_changes_hands_is_counted() -> None:
    outcome = match("birdie", ["greedy", "greedy"], 6, 2, jobs=1)
    changed = sum(line["counts"]["trophies_changed"] for line in outcome.games)
    assert changed > 0
    assert next(one for one in outcome.figures if one.name == "trophies-changed").estimate.value == changed / 12


@pytest.mark.parametrize("variant", ["standard", "super"])
def test_bowers_counts_agree_with_the_table(variant: str) -> None:
    for seed in range(2):
        game = voliera.new("bower", 2, variant, seed=seed)
        line = told(game, bower)
        counts, result = line["counts"], game.result()
        assert [sum(eggs[seat] for eggs in counts["eggs"].values()) for seat in (0, 1)] == result["eggs"]
        assert counts["columns_two"] == sum(max(column["eggs"]) == 2 for column in result["columns"])
        kept = [len(names) for names in counts["kept"]]
        if variant == "standard":
            assert [e - d for e, d in zip(counts["earned"], counts["bonus_declined"], strict=True)] == kept
        assert line["turns"] == (24 if variant == "standard" else 30)


def test_figures_of_bower_by_hand() -> None:
    counts = {
        "earned": [3, 1],
        "kept": [["gift", "x"], ["egg-red"]],
        "bonus_declined": [1, 0],
        "effects_declined": ["x"],
        "impossible": [],
        "no_room": [0, 2],
        "eggs": {"groups": [1, 2], "columns": [4, 2], "egg_tiles": [0, 1]},
        "groups_paid": 3,
        "columns_paid": 5,
        "columns_two": 1,
        "by_shells": 2,
        "by_coloured_shells": 0,
        "contests": 9,
        "columns": 6,
        "egg_tiles": 1,
        "by": "shells",
    }
    found = bower.figures({"counts": counts, "shares": [1.0, 0.0], "totals": [5, 5]})
    assert found["kept"] == (3, 2)
    assert found["kept-some"] == (1, 2)
    assert found["kept-tile gift"] == (1, 1)
    assert found["kept-tile-wins gift"] == (1, 1)
    assert found["kept-tile-wins egg-red"] == (0, 1)
    assert found["kept-tile-wins cover"] == (0, 0)
    assert found["groups-paid"] == (3, 3)
    assert found["columns-two"] == (1, 6)
    assert found["by-shells"] == (2, 9)
    assert found["level"] == (1, 1)
    assert found["shared"] == (0, 1)
    assert found["eggs columns"] == (6, 2)


def test_a_shared_win_is_half_a_win() -> None:
    assert bower.shares({"winners": [0, 1], "eggs": [4, 4]}) == [0.5, 0.5]
    assert bower.shares({"winners": [1], "eggs": [4, 5]}) == [0, 1]
    assert birdie.shares({"winner": 2, "totals": [1, 2, 3]}) == [0, 0, 1]
