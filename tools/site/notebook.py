"""Notebooks as pages of the site: their cells are run as it is built, and shown with what they print and draw.

No kernel is started. As in Jupyter, the value of a cell's last expression is shown, as a picture where it can be.
"""

import ast
import html
import io
import json
import re
from contextlib import redirect_stdout
from pathlib import Path
from pprint import pformat
from typing import Any, NamedTuple

from matplotlib import pyplot as plt

from voliera.documents import Document

WIDTH = 100
"""Characters in a line of a value that is shown; longer ones are broken."""
TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
PLOT = "A plot: the output of the cell above"


class Output(NamedTuple):
    """What a cell shows: what it has printed, the value at its end, and pictures, as SVG."""

    printed: str
    value: str
    pictures: tuple[str, ...]


def run(source: str, names: dict[str, Any]) -> Output:
    """Run a cell with the names that the cells before it have left."""
    cell = ast.parse(source)
    last = cell.body.pop() if isinstance(cell.body[-1], ast.Expr) else None
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(cell, "cell", "exec"), names)
        value = eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None
    drawn = getattr(value, "_repr_svg_", None)
    pictures = [str(drawn())] if drawn else []
    text = "" if drawn or value is None else pformat(value, width=WIDTH, sort_dicts=False)
    return Output(printed.getvalue(), text, (*pictures, *plots()))


def plots() -> list[str]:
    """Return the figures that a cell has left open, and close them."""
    found = []
    for number in plt.get_fignums():
        with io.StringIO() as file:
            plt.figure(number).savefig(file, format="svg", metadata={"Date": None})
            text = file.getvalue()
        found.append(text[text.index("<svg") :])
        plt.close(number)
    return found


def cells(path: Path) -> list[Document]:
    """Return the cells of a notebook."""
    found: list[Document] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return found


def prose(path: Path) -> str:
    """Return the texts of a notebook as one page."""
    return "\n\n".join("".join(cell["source"]) for cell in cells(path) if cell["cell_type"] == "markdown") + "\n"


def write(path: Path, folder: Path) -> None:
    """Run a notebook, and write it as a page, its pictures beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    plt.switch_backend("agg")  # no window
    names: dict[str, Any] = {}
    shown = []
    for cell in cells(path):
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            shown.append(source)
            continue
        output = run(source, names)
        shown.append(f"```python\n{source}\n```")
        shown += [f"```text\n{text.rstrip()}\n```" for text in (output.printed, output.value) if text]
        for number, picture in enumerate(output.pictures):
            file = f"{path.stem}-{cell['id']}{number or ''}.svg"
            (folder / file).write_text(picture, encoding="utf-8")
            shown.append(f"![{told(picture)}]({file}){{.output}}")
    shown.insert(1, f"All of it ran when this page was made; [the notebook]({path.name}) is there to run and change.")
    (folder / f"{path.stem}.md").write_text("\n\n".join(shown) + "\n", encoding="utf-8")


def told(picture: str) -> str:
    """Return what a picture shows, for those who do not see it: its title."""
    found = TITLE.search(picture)
    return re.sub(r"[\[\]]", "", html.unescape(found[1])) if found else PLOT
