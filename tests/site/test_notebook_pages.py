"""A notebook becomes a page of the site: texts, code, and what the cells show."""

import json
from pathlib import Path

from tools.site import notebook
from tools.site.places import notebooks


def cell(kind: str, name: str, source: str) -> dict[str, str]:
    return {"cell_type": kind, "id": name, "source": source}


def test_a_page_shows_what_the_cells_print_return_and_draw(tmp_path: Path) -> None:
    drawn = "class Drawn:\n    def _repr_svg_(self):\n        return '<svg><title>Ada &amp; [Bo]</title></svg>'"
    plotted = "import matplotlib.pyplot as plt\nplt.subplots()\nNone"
    cells = [cell("markdown", "title", "# A title"), cell("code", "one", f"print('said')\n{drawn}\nDrawn()")]
    cells += [cell("code", "two", "list(range(40))"), cell("code", "plot", plotted)]
    (tmp_path / "book.ipynb").write_text(json.dumps({"cells": cells}), encoding="utf-8")
    notebook.write(tmp_path / "book.ipynb", tmp_path / "made")
    page = (tmp_path / "made" / "book.md").read_text(encoding="utf-8")
    assert page.startswith("# A title\n\nAll of it ran")
    assert "[the notebook](book.ipynb)" in page
    assert "```text\nsaid\n```\n\n![Ada & Bo](book-one.svg){.output}\n" in page
    assert max(map(len, page.splitlines())) < 120
    assert "39]" in page
    assert f"![{notebook.PLOT}](book-plot.svg){{.output}}\n" in page
    assert (tmp_path / "made" / "book-plot.svg").read_text(encoding="utf-8").startswith("<svg")
    assert notebook.prose(tmp_path / "book.ipynb") == "# A title\n"


def test_there_is_a_notebook() -> None:
    assert notebooks() == ["docs/examples/first_steps.ipynb"]
