"""The notebook of docs/examples runs: its cells in order, in one process, and each shows what it should.

No kernel is started. As in Jupyter, the value of a cell's last expression is shown, as a picture where it can be.
"""

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import matplotlib as mpl
import pytest

NOTEBOOK = Path(__file__).parents[1] / "docs" / "examples" / "first_steps.ipynb"


def shown(value: Any) -> str:
    """What Jupyter shows of a value."""
    picture = getattr(value, "_repr_svg_", None)
    return str(picture()) if picture else "" if value is None else repr(value)


def run(source: str, names: dict[str, Any]) -> str:
    """Run a cell; return what it shows at its end."""
    cell = ast.parse(source)
    last = cell.body.pop() if isinstance(cell.body[-1], ast.Expr) else None
    exec(compile(cell, "cell", "exec"), names)
    return shown(eval(compile(ast.Expression(last.value), "cell", "eval"), names)) if isinstance(last, ast.Expr) else ""


@pytest.fixture(scope="module")
def notebook() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return document


def test_it_is_a_notebook_without_outputs(notebook: dict[str, Any]) -> None:
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(ids) == len(set(ids))
    for cell in notebook["cells"]:
        wanted = {"cell_type", "id", "metadata", "source"}
        assert set(cell) == (wanted if cell["cell_type"] == "markdown" else wanted | {"execution_count", "outputs"})
        assert not cell.get("outputs")


def test_every_cell_runs_and_shows_what_it_should(
    notebook: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(mpl.rcParams, "backend", "agg")
    names: dict[str, Any] = {}
    said = {
        cell["id"]: run("".join(cell["source"]), names) for cell in notebook["cells"] if cell["cell_type"] == "code"
    }
    for cell in ("new", "play", "apply", "bower", "everything"):
        assert ElementTree.fromstring(said[cell]).tag.endswith("svg"), cell
    assert said["legal"].startswith("[{'do': ")
    assert "points, proved: {" in capsys.readouterr().out
    assert names["gained"] == names["best"]["value"] > 0
    assert "hidden" in said["bower"]
    assert "hidden" not in said["everything"]
    assert len(names["outcome"].results) == 3
    bars = [bar.get_width() for bar in names["axes"].patches]
    assert bars == [one.share.value for one in names["outcome"].results]
    assert max(bars) > 0.6
