"""Compiling, with a word to the one who waits."""

from rich.console import Console

from voliera import warmup
from voliera.languages import Language
from voliera.terminal.screen import Screen


def prepare(language: Language, screen: Screen, *, solvers: bool = True) -> None:
    """Compile rules (and solvers) where that was not done before, and say so meanwhile."""
    if not warmup.is_warm(solvers):
        with Console(stderr=True, no_color=screen.console.no_color).status(language.say("preparing")):
            warmup.warm_up(lambda part: None, solvers)
