"""The picture of a run is drawn from its log and ladder, whatever is there."""

import json
from pathlib import Path
from xml.etree import ElementTree

from voliera.learn.figures import LOGGED, all_logged, rounded
from voliera.learn.folder import LOG
from voliera.learn.ladder import LADDER
from voliera.learn.report import GAP, LEFT, WIDTH, panels_of, write_report

SVG = "{http://www.w3.org/2000/svg}"


def test_curves_are_drawn_from_log_and_ladder(tmp_path: Path) -> None:
    lines = [
        {"decisions": 10**9 * n, "per_second": 7_000_000 + n, "policy": -0.01, "value": 0.6 / n, "entropy": 1.0 / n}
        for n in (1, 2, 3)
    ]
    lines[1]["weights"] = "00020.net"  # type: ignore[assignment]
    (tmp_path / LOG).write_text("".join(json.dumps(line) + "\n" for line in lines))
    measured = [
        {"weights": name, "table": "2:expert", "against": "search@1000n", "value": 0.6, "low": 0.5, "high": 0.7}
        for name in ("00020.net", "unknown.net")
    ]
    (tmp_path / LADDER).write_text("".join(json.dumps(line) + "\n" for line in measured))
    assert panels_of(tmp_path)["share of wins"] == {"2:expert search@1000n": [(2.0, 0.6)]}
    root = ElementTree.parse(write_report(tmp_path)).getroot()
    assert [len(line.get("points", "").split()) for line in root.iter(f"{SVG}polyline")] == [3, 3, 3, 3, 1]
    texts = [one.text for one in root.iter(f"{SVG}text")]
    assert {"decisions per second", "loss", "entropy", "share of wins", "2:expert search@1000n"} <= set(texts)
    assert {"0", "3 G", "7 M"} <= set(texts), "all panels reach from no decision to the last one"
    places = {one.get("cx") for one in root.iter(f"{SVG}circle")}
    assert len(list(root.iter(f"{SVG}circle"))) == 13, "a match that stands alone is seen, too"
    assert f"{LEFT + WIDTH + LEFT + GAP + WIDTH * 2 / 3:.1f}" in places


def test_nothing_has_no_sign(tmp_path: Path) -> None:
    """As old logs have it."""
    lines = [{"decisions": n, "per_second": 5, "policy": policy, "value": 0.5} for n, policy in ((1, -0.0), (2, 0.6))]
    (tmp_path / LOG).write_text("".join(json.dumps(line) + "\n" for line in lines))
    texts = [one.text for one in ElementTree.parse(write_report(tmp_path)).getroot().iter(f"{SVG}text")]
    assert "-0" not in texts
    assert (rounded(-0.000_004, LOGGED), rounded(-0.000_006, LOGGED)) == (0, -0.000_01)
    assert json.dumps(all_logged({"policy": -0.000_004})) == '{"policy": 0.0}'


def test_an_empty_folder_gives_empty_panels(tmp_path: Path) -> None:
    root = ElementTree.parse(write_report(tmp_path)).getroot()
    assert not list(root.iter(f"{SVG}polyline"))
    assert len(list(root.iter(f"{SVG}rect"))) == 5


def test_a_line_that_a_crash_has_cut_is_left_out(tmp_path: Path) -> None:
    (tmp_path / LOG).write_text('{"decisions": 1, "per_second": 5}\n{"decisions": 2, "per_se')
    assert panels_of(tmp_path)["decisions per second"] == {"": [(1e-9, 5.0)]}
