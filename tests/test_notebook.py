"""The notebook of docs/examples runs: its cells in order, in one process, and each shows what it should.

The documentation site runs it in the same way, and shows what each cell gives (tools/site/notebook.py).
"""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import matplotlib as mpl
import pytest

from tools.site.notebook import run

NOTEBOOK = Path(__file__).parents[1] / "docs" / "examples" / "first_steps.ipynb"


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


def test_every_cell_runs_and_shows_what_it_should(notebook: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mpl.rcParams, "backend", "agg")
    names: dict[str, Any] = {}
    said = {
        cell["id"]: run("".join(cell["source"]), names) for cell in notebook["cells"] if cell["cell_type"] == "code"
    }
    for cell in ("new", "play", "apply", "bower", "everything", "plot"):
        (picture,) = said[cell].pictures
        assert ElementTree.fromstring(picture).tag.endswith("svg"), cell
        assert not said[cell].value
    assert said["legal"].value.startswith("[{'do': ")
    assert "points, proved: {" in said["solved"].printed
    assert names["gained"] == names["best"]["value"] > 0
    assert "hidden" in said["bower"].pictures[0]
    assert "hidden" not in said["everything"].pictures[0]
    assert len(names["outcome"].results) == 3
    bars = [bar.get_width() for bar in names["axes"].patches]
    assert bars == [one.share.value for one in names["outcome"].results]
    assert max(bars) > 0.6
