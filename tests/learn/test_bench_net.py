"""`make bench-net` prints what it measures, and its last line is the JSON that it keeps."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks import net, reliability, together
from voliera.arena.statistics import share_of

PROMISED = frozenset(
    {
        *("net_vs_search300_birdie2", "netplus_vs_search300_birdie2", "net_vs_search300_birdie_expert"),
        *("net_vs_search300_birdie4", "net_vs_search300_bower", "netplus_vs_search300_bower"),
        *("eval_us_birdie", "eval_us_bower", "weights_mb", "train_minutes_birdie2"),
        *("best_response_birdie2", "best_response_bower"),
    }
)
"""Keys that others read: they keep their names."""


def test_the_last_line_of_a_whole_run_has_all_promised_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Beginning with nothing. Matches are as quick here as somebody who only tells who would have met whom."""
    met: list[tuple[Any, ...]] = []

    def match(game: str, who: list[str], units: int, seed: int, **settings: Any) -> Any:
        met.append((game, *who, settings["players"], settings["variant"], units))
        return SimpleNamespace(results=[SimpleNamespace(share=share_of([0.5, 1.0]))])

    monkeypatch.setattr(net, "match", match)
    for name, fewer in {"GAMES": 4, "ROUNDS": 1, "REPEATED": 2}.items():
        monkeypatch.setattr(together, name, fewer)
    told = {"seconds": 9.0, "decisions": 7, "against_opponent": [0.52, 0.004]}
    (tmp_path / "log.jsonl").write_text(json.dumps(told) + "\n")
    out = tmp_path / "net.json"
    responses = [f"{key}={tmp_path}" for key in ("birdie2", "bower")]
    assert net.main(["--deals", "8", "--games", "2", "--out", str(out), "--responses", *responses]) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(figures) >= PROMISED
    assert figures == json.loads(out.read_text())
    assert ("birdie", "net+@50ms", "search", 2, "standard", 8) in met
    assert ("birdie", "net", "search", 4, "standard", 4) in met
    assert ("bower", "net+@50ms", "search", 2, "standard", 8) in met
    assert figures["netplus_vs_search300_bower"]["value"] == 0.75
    assert figures["best_response_bower"]["gain"] == 0.02
    assert figures["together_bower"]["games_ratio"] > 0


def test_what_was_measured_last_has_all_promised_figures() -> None:
    figures = json.loads((net.RESULTS / "net.json").read_text(encoding="utf-8"))
    assert set(figures) >= PROMISED
    for key in PROMISED:
        figure = figures[key]
        if key.startswith("net"):
            assert 0 < figure["value"] < 1
            assert figure["low"] is None or figure["low"] <= figure["value"] <= figure["high"]
            assert {"number", "date", "machine"} <= set(figure)
        elif key.startswith("best_response"):
            assert {"gain", "error", "seconds"} <= set(figure)
        else:
            assert figure > 0
    assert max(figures["weights_mb"], figures["weights_mb_bower"]) <= 2
    assert max(figures["eval_us_birdie"], figures["eval_us_bower"]) <= 1000


def test_the_search_is_met_at_other_tables_and_with_a_look_ahead() -> None:
    met = {key: (one, level, table) for _, one, level, table, key in net.matches(["search", "greedy"])}
    assert met["net_vs_search300_birdie2"] == ("net", "search", "2:standard")
    assert met["netplus_vs_search300_birdie2"] == ("net+@50ms", "search", "2:standard")
    assert met["net_vs_search300_birdie_expert"] == ("net", "search", "2:expert")
    assert met["netplus_vs_search300_birdie4"] == ("net+@50ms", "search", "4:standard")
    assert met["net_vs_search300_birdie4"] == ("net", "search", "4:standard")
    assert met["net_vs_greedy_birdie2"] == ("net", "greedy", "2:standard")
    assert met["net_vs_search300_bower"] == ("net", "search", "2:standard")
    assert met["netplus_vs_search300_bower"] == ("net+@50ms", "search", "2:standard")
    assert len(net.matches(["greedy"])) == 2


def test_a_network_was_trained_as_long_as_all_runs_that_led_to_it() -> None:
    training = {"seconds": 3, "began_with": {"seconds": 20, "began_with": {"seconds": 100}}}
    assert sum(run["seconds"] for run in net.runs_of(training)) == 123


def test_a_best_response_is_told_by_the_log_of_its_run(tmp_path: Path) -> None:
    lines = [{"seconds": 9.0, "decisions": 7, "against_opponent": [0.52, 0.004]}, {"seconds": 9.5, "decisions": 8}]
    (tmp_path / "log.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    told = net.response(tmp_path)
    assert (told["gain"], told["error"], told["seconds"], told["decisions"]) == (0.02, 0.004, 9.0, 7)
    (tmp_path / "log.jsonl").write_text(json.dumps(lines[1]) + "\n")
    with pytest.raises(SystemExit, match="--against"):
        net.response(tmp_path)


def test_figures_that_are_not_measured_anew_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "net.json"
    out.write_text(json.dumps({"net_vs_search300_bower": {"value": 0.5}}))
    given = ["--deals", "1", "--jobs", "1", "--games", "0", "--together", "0", "--out", str(out)]
    assert net.main([*given, "--against", "random,greedy", "--only", "net_vs_random_birdie2"]) == 0
    figures = json.loads(out.read_text())
    assert figures["net_vs_search300_bower"] == {"value": 0.5}
    assert figures["net_vs_random_birdie2"]["number"] == 1
    assert "net_vs_greedy_birdie2" not in figures
    assert "calibration_birdie2" not in figures


def test_last_line_is_the_kept_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "net.json"
    assert (
        net.main(
            [
                *("--deals", "2", "--jobs", "1", "--games", "3", "--together", "0"),
                *("--against", "random,greedy", "--out", str(out)),
            ]
        )
        == 0
    )
    lines = capsys.readouterr().out.splitlines()
    figures = json.loads(lines[-1])
    assert figures == json.loads(out.read_text())
    assert figures["eval_us_birdie"] > 0
    assert 0 < figures["weights_mb"] <= 2
    assert 0 < figures["train_minutes_birdie2"] <= 25
    assert figures["train_minutes_birdie"] > figures["train_minutes_birdie2"]
    assert figures["net_vs_random_birdie2"]["number"] == 2
    assert any(line.startswith("birdie: net against       random, 2:standard") for line in lines)
    for key in ("calibration_birdie2", "calibration_bower"):
        told = figures[key]
        assert sum(count for _, _, count in told["bins"]) > 30
        assert all(0 <= chance <= 1 and 0 <= won <= 1 for chance, won, _ in told["bins"])
        assert 0 <= told["gap"] <= 1


def test_the_reliability_diagram_shows_what_was_measured() -> None:
    figures = json.loads((net.RESULTS / "net.json").read_text(encoding="utf-8"))
    picture = (reliability.ROOT / "docs" / "reliability.svg").read_text(encoding="utf-8")
    assert picture == reliability.diagram(figures)
    assert picture.count("<circle") == sum(len(figures[key]["bins"]) for key in reliability.GAMES)
    assert reliability.at(0.5, 0.5) == (reliability.MARGIN + 150, reliability.MARGIN + 150)
