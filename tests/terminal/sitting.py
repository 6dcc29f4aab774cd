"""A table to sit at in tests: typed lines in, the text of the screens out."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from rich.console import Console

from tests.terminal_output import Shown
from voliera import new
from voliera.game import Game
from voliera.games.birdie.terminal import BIRDIE
from voliera.languages import Language
from voliera.terminal.hotseat import HotSeat
from voliera.terminal.screen import Screen
from voliera.terminal.seating import BOTS, Seating, chosen


@pytest.fixture(autouse=True)
def strict_languages() -> Iterator[None]:
    """A missing message or variable is an error here."""
    Language.strict = True
    yield
    Language.strict = False


@dataclass
class Sitting(Shown):
    """One table with its typed lines and what it showed."""

    game: Game
    hot_seat: HotSeat
    lines: list[str]


Sit = Callable[..., Sitting]


@pytest.fixture
def sit() -> Sit:
    """Play these lines at a table. `interactive` behaves as at a real terminal."""

    def play(
        lines: Sequence[str],
        *,
        lang: str = "en",
        seats: str = "me,greedy",
        width: int = 100,
        interactive: bool = False,
        game: Game | None = None,
        names: str | None = None,
        name: str = "birdie",
        **options: Any,
    ) -> Sitting:
        language = Language(lang)
        seating: Seating = chosen(BOTS, language, face=BIRDIE, seats=seats, names=names)
        wishes = {"seed": 5, "variant": "standard", **options}
        game = game or new(name, players=len(seating.kinds), names=list(seating.names), **wishes)
        output = io.StringIO()
        console = Console(
            file=output, width=width, force_terminal=interactive, color_system=None, highlight=False, markup=False
        )
        left = list(lines)

        def read(prompt: str) -> str:
            output.write(prompt)
            if not left:
                raise EOFError
            return left.pop(0)

        hot_seat = HotSeat(game, seating, language, Screen(console=console, read=read, interactive=interactive))
        sitting = Sitting(output, game, hot_seat, left)
        hot_seat.play()
        return sitting

    return play
