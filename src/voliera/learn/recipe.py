"""A recipe: the runs that make a network from nothing, one after the other (`voliera learn --recipe`).

A game keeps the recipe of its shipped network beside its self-play. Weights that a run has finished are kept as
`1.net`, `2.net` …, so that a recipe can be gone on with where it was stopped.
"""

import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from voliera.learn.folder import LAST


class Stage(NamedTuple):
    """One run of a recipe."""

    number: int  # from 1 on
    of: int
    wished: dict[str, Any]  # its settings, as far as the recipe names them
    folder: Path
    weights: Path  # what it makes

    def keep(self) -> None:
        """Keep what the run has made; whoever runs the recipe again begins behind it."""
        shutil.copyfile(self.folder / LAST, self.weights)
        shutil.copyfile(self.folder / LAST, self.weights.parent / LAST)


def stages(recipe: Path, folder: Path, resume: bool) -> Iterator[Stage]:
    """Yield the runs of a recipe; with `resume` those that have finished are left out.

    Every run but the first begins with the weights of the one before it, which must have been kept by then.
    """
    runs = tomllib.loads(recipe.read_text(encoding="utf-8"))["runs"]
    for number, run in enumerate(runs, 1):
        stage = Stage(number, len(runs), dict(run), folder / f"run-{number}", folder / f"{number}.net")
        if number > 1:
            stage.wished["start"] = str(folder / f"{number - 1}.net")
        if not (resume and stage.weights.exists()):
            yield stage
