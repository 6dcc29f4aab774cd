"""A table to sit at in tests: typed lines in, the text of the screens out, and views written by hand."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from rich.console import Console

from tests.shown import Shown
from tests.terminal.bower_box import OPTIONS
from voliera import from_position, new
from voliera.game import Game
from voliera.games.birdie.terminal import BIRDIE
from voliera.languages import Language
from voliera.terminal.hotseat import HotSeat
from voliera.terminal.screen import Screen
from voliera.terminal.seating import BOTS, Seating, chosen

BIRDS = ("robin", "owl", "pigeon", "woodpecker")
SEASONS = ("spring", "summer", "autumn", "winter")


@pytest.fixture(autouse=True)
def strict_languages() -> Iterator[None]:
    """A missing message or variable is an error here."""
    Language.strict = True
    yield
    Language.strict = False


@pytest.fixture
def view() -> Callable[..., dict[str, Any]]:
    """A view document of seat 0 to move, written by hand; fields can be replaced."""

    def written(**fields: Any) -> dict[str, Any]:
        boxes = dict.fromkeys(BIRDS + SEASONS)
        document: dict[str, Any] = {
            "format": "voliera/view/1",
            "game": "birdie",
            "players": 2,
            "variant": "standard",
            "options": {},
            "round": 1,
            "phase": "turn",
            "seat": 0,
            "deck_size": 22,
            "display": ["robin-spring", "owl-winter", "pigeon-summer", "woodpecker-autumn"],
            "hands": [["owl-spring", "pigeon-autumn"], 2],
            "lines": [0, 0],
            "laying": None,
            "boxes": [dict(boxes), dict(boxes)],
            "pass_points": [[None, None], [None, None]],
            "pass_order": [],
            "flaps": [0, 0],
            "uses": [dict.fromkeys(BIRDS, 0), dict.fromkeys(BIRDS, 0)],
            "trophies": dict.fromkeys(BIRDS),
            "scoring": None,
            "history": [],
        }
        return {**document, **fields}

    return written


@pytest.fixture
def scoring(view: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """A view of seat 0 while it scores this line."""

    def written(line: Sequence[str], phase: str = "split", **fields: Any) -> dict[str, Any]:
        sets = fields.pop("sets", [])
        state = {"sets": sets, "drawn": None, "gap": None, "set": None, "written": [], "scored": []}
        state |= fields.pop("state", {})
        return view(phase=phase, scoring=state, lines=[list(line), 0], pass_order=[0, 1], **fields)

    return written


NESTS: list[list[dict[str, Any]]] = [
    [{"tile": "t01", "at": [0, 0], "facing": "e"}, {"tile": "t13", "at": [2, 0], "facing": "e"}],
    [{"tile": "t03", "at": [0, 0], "facing": "e"}, {"tile": "t14", "at": [2, 0], "facing": "n"}],
]
"""Row 1 of seat 0: straw @, straw ✿r◆◆, straw @, gravel ✿yƒpƒr; of seat 1: straw ✿y, straw ƒyƒp, straw ✿p✿r, gravel."""


@pytest.fixture
def bower_at() -> Callable[..., Game]:
    """A table of Bower in a phase of its third turn; an effect belongs to a bonus tile that seat 0 has kept."""

    def at(phase: str, effect: str | None = None, *, variant: str = "standard", **fields: Any) -> Game:
        position = new("bower", variant=variant, options=OPTIONS, seed=5).position()
        for hidden in ("pile", "bonus_pile", "rng"):
            position.pop(hidden)
        hands = [["t20", "t36"] if phase == "play" else ["t20"], ["t21"]]
        position |= {"phase": phase, "seat": 0, "first": 0, "turns_played": [2, 2], "nests": NESTS, "hands": hands}
        position |= {"display": ["t30", "t31", "t32"], "eggs": EGGS[:6], "aside": EGGS[6:]}
        if effect is not None:
            position |= {"kept": [[effect], []], "pending": {"effect": effect}}
        return from_position({**position, **fields}, seed=1)

    return at


EGGS = ["flower-red", "feather-yellow", "flower-white", "feather-red", "flower-yellow", "feather-white"]
EGGS += ["flower-purple", "feather-purple"]


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
