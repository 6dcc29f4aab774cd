"""The benchmark of the searches: where it starts, what it counts, and what it prints. Speeds are not tested."""

import json
import sys
from itertools import count
from pathlib import Path
from random import Random

import pytest

from benchmarks import playouts, search
from benchmarks.playouts import KINDS, Kind, decisions_of, positions, turns_of, watched
from benchmarks.search import GAMES, Size, chosen, spread, thinking_times
from voliera import bots
from voliera.bots import thinking
from voliera.bots.budget import Budget
from voliera.bots.tree import TREE
from voliera.games.bower import bots as bower

TINY = Size(seconds=0, rounds=2, positions=2, playouts=16, games=1, moves=3, time_ms=1)
BY_KEY = {kind.key: kind for kind in KINDS}


class NoPeers:
    """Answers without OpenSpiel."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []

    def measure(self, peer: str, seconds: float, seed: int) -> float:
        self.asked.append((peer, seed))
        return 500.0 + seed

    def close(self) -> None:
        pass


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_positions_begin_a_turn_and_can_be_found_again(kind: Kind) -> None:
    found = positions(kind, 2)
    assert [game.phase for game in found] == [{"birdie": "turn", "bower": "take"}[kind.game]] * 2
    assert {(game.name, game.variant, game.players) for game in found} == {(kind.game, kind.variant, 2)}
    before = [game.states.tobytes() for game in found]
    decisions_of.cache_clear()
    assert [game.states.tobytes() for game in positions(kind, 2)] == before


@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_half_of_a_game_and_of_a_round(variant: str) -> None:
    stem = "birdie" if variant == "standard" else "birdie_expert"
    for seed, wanted in ((1, 1), (2, 2)):
        turns = turns_of("birdie", variant, seed)
        at = turns.index(positions(BY_KEY[f"{stem}_half"], seed)[-1])
        assert at in (len(turns) / 2, (len(turns) + 1) / 2)
        in_round = [turn for turn in turns if turn.position()["round"] == wanted]
        at = in_round.index(positions(BY_KEY[f"{stem}_half_round"], seed)[-1])
        assert at in (len(in_round) / 2, (len(in_round) + 1) / 2)
        assert not positions(BY_KEY[f"{stem}_start"], seed)[-1].actions


@pytest.mark.parametrize(("key", "all_turns"), [("bower_six", 12), ("bower_super_six", 15)])
def test_six_turns_left(key: str, all_turns: int) -> None:
    for game in positions(BY_KEY[key], 2):
        played = game.position()["turns_played"]
        assert all_turns - min(played) == 6
        assert all_turns - max(played) >= 5


@pytest.mark.parametrize("key", ["birdie_half_round", "bower_six"])
def test_all_playouts_of_the_search_are_counted_and_nothing_else_changes(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playouts, "perf_counter", count(1000.0).__next__)  # every growing takes a second
    game = positions(BY_KEY[key], 1)[0]
    before, grow = game.states.tobytes(), thinking.grow
    watch = watched(game, 0, 50)
    assert (watch.playouts, watch.seconds) == (50, 1)
    assert TREE.itemsize < watch.memory < 2 * TREE.itemsize
    more = watched(game, 2.5, 50)
    assert (more.playouts, more.seconds) == (150, 3)
    assert thinking.grow is grow
    assert game.states.tobytes() == before


def test_a_watched_search_finds_what_any_search_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    game = positions(BY_KEY["bower_six"], 1)[0]
    players, states = bower, game.whole_states()
    k = players.knowledge(states, game.mover())
    plain = players.search(states, k, Random(0), Budget.of(nodes=64))
    found = []
    search_of = players.search
    monkeypatch.setattr(players, "search", lambda *asked: found.append(search_of(*asked)))
    watched(game, 0, 64)
    assert found == [plain]


def test_a_position_without_a_search_is_refused() -> None:
    scoring = next(game for game in decisions_of("birdie", "standard", 1) if game.phase == "split")
    with pytest.raises(RuntimeError, match="nothing is searched in the phase 'split'"):
        watched(scoring, 0, 16)


def test_times_are_of_all_decisions_of_whole_games_and_of_some_for_the_search() -> None:
    assert len(list(thinking_times("bower", "heuristic", TINY))) == len(decisions_of("bower", "standard", 1))
    assert len(list(thinking_times("bower", "search", TINY))) == TINY.moves
    game = decisions_of("bower", "standard", 1)[0]
    ms, action = chosen(game, "search", 1, TINY)
    assert ms >= TINY.time_ms
    assert action in game.legal()


def test_spread_decisions_reach_over_the_whole_game() -> None:
    decisions = decisions_of("bower", "standard", 1)
    at = [decisions.index(game) for game in spread(decisions, 4)]
    assert at == [number * len(decisions) // 4 for number in range(4)]


def test_the_last_line_is_one_object_with_the_four_figures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    peers = NoPeers()
    monkeypatch.setattr(search, "Peers", lambda: peers)
    monkeypatch.setattr(search, "RESULTS", tmp_path / "results" / "search.json")
    monkeypatch.setattr(search, "Size", lambda seconds, rounds: TINY)
    monkeypatch.setattr(sys, "argv", ["search", "--seconds", "0"])
    search.main()
    printed = capsys.readouterr().out.splitlines()
    figures = json.loads(printed[-1])
    assert list(figures) == ["playouts_birdie2", "playouts_bower", "openspiel_gin_rollouts", "ms_per_move"]
    assert peers.asked == [("openspiel_gin_mcts", 0), ("openspiel_gin_mcts", 1)]
    assert figures["openspiel_gin_rollouts"] in (500, 501)
    assert all(isinstance(figures[key], int) and figures[key] > 0 for key in list(figures)[:3])
    assert {name: tuple(times) for name, times in figures["ms_per_move"].items()} == dict.fromkeys(GAMES, bots.LEVELS)
    assert all(isinstance(ms, float) and ms > 0 for times in figures["ms_per_move"].values() for ms in times.values())
    kept = json.loads((tmp_path / "results" / "search.json").read_text(encoding="utf-8"))
    assert {key: kept[key] for key in figures} == figures
    assert set(kept["playouts"]) == set(BY_KEY)
    shown = "\n".join(printed[:-1])
    assert f"{figures['playouts_bower']:,}" in shown
    assert "memory of a search of Birdie" in shown
