"""Measuring while training: matches against the ladder, and what is shown of a run."""

import io
import json
import shutil
from pathlib import Path

import pytest
from rich.console import Console

from voliera.games.birdie.bots.network import SHIPPED
from voliera.games.mix import tables_of
from voliera.languages import LANGUAGES, Language
from voliera.learn.ladder import FINISHED, LADDER, Wish, found_in, main
from voliera.learn.progress import Progress
from voliera.learn.settings import Settings

NEWS = {"seconds": 60.0, "share": 0.25, "decisions": 1_234_567, "per_second": 20_576, "policy": 0.01, "value": 0.6}


def test_the_newest_weights_meet_every_level_once(tmp_path: Path) -> None:
    for name in ("00010.net", "00020.net", "last.net"):
        shutil.copy(SHIPPED, tmp_path / name)
    (tmp_path / FINISHED).touch()
    main([str(tmp_path), "--against", "random,greedy", "--deals", "2"])
    found = found_in(tmp_path)
    assert [(one["weights"], one["against"]) for one in found] == [("00020.net", "random"), ("00020.net", "greedy")]
    assert {one["table"] for one in found} == {"2:standard"}
    assert all(0 <= one["low"] <= one["value"] <= one["high"] <= 1 and one["number"] == 2 for one in found)


def test_other_tables_take_turns() -> None:
    wish = Wish(tables=tables_of("2:standard=4,2:expert,4:standard"), against=("heuristic", "search@1000n"))
    met = [[(table.name, level) for table, level in wish.matches(number)] for number in range(3)]
    assert all(one[:2] == [("2:standard", "heuristic"), ("2:standard", "search@1000n")] for one in met)
    assert [one[2][0] for one in met] == ["2:expert", "4:standard", "2:expert"]


def test_nothing_is_found_before_anything_was_measured(tmp_path: Path) -> None:
    assert found_in(tmp_path) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_progress_shows_pace_losses_ladder_and_time_left(tmp_path: Path, code: str) -> None:
    measured = {"weights": "00010.net", "against": "heuristic", "value": 0.5, "low": 0.4, "high": 0.6, "number": 60}
    (tmp_path / LADDER).write_text(json.dumps(measured) + "\n")
    shown = io.StringIO()
    language = Language(code)
    with Progress(Settings(), tmp_path, 0, language, Console(file=shown, width=120, force_terminal=True)) as progress:
        progress.show(NEWS | {"against_last": [0.55, 0.01]})
    text = shown.getvalue()
    numbers = (language.say("learn-count", value=1_234_567), language.say("learn-figure", value=0.6))
    for part in (*numbers, "180", "00010.net", "heuristic"):
        assert part in text
    assert ("1,234,567" in text) is (code == "en")
    assert language.say("learn-last") in text
    assert (tmp_path / FINISHED).exists()
