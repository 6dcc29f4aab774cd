"""The score sheet of the boxed games: what a table writes down, played by the real rules.

A sheet is a document `{"format": "voliera/sheet/1", "game": "birdie"|"bower", …}`. Nothing here counts a point: lines
and nests are put on a table of the engine, and what it does there is told.
"""

from importlib import import_module
from typing import Any

from voliera.documents import Document
from voliera.errors import GameError

FORMAT = "voliera/sheet/1"
GAMES = {"birdie": "voliera.games.birdie.sheet", "bower": "voliera.games.bower.sheet"}
"""Every game that has a sheet, and the module whose `score` reads it."""
TIMED = ("birdie",)
"""The games whose sheets have something to solve."""


def score(sheet: Document) -> Document:
    """Score a sheet of the boxed game, complete or not; raises GameError where it cannot be.

    `sheet["game"]` says whose it is. What a Birdie sheet holds, and what comes back, is told by
    `voliera.games.birdie.sheet.score`; of Bower by `voliera.games.bower.sheet.score`. Two players of Birdie, who have
    passed and laid their lines out; nobody has said how they split them, so both play their best:

    >>> import voliera
    >>> lines = ["ROsp ROsu ROau OWsu PIsu", "OWwi PIwi WOwi"]
    >>> sheet = {"format": "voliera/sheet/1", "game": "birdie", "players": 2,
    ...          "rounds": [{"pass_order": [1, 0], "lines": lines}]}
    >>> scored = voliera.score(sheet)
    >>> [(seat["best"]["boxes"], seat["best"]["exact"]) for seat in scored["rounds"][0]["seats"]]
    [({'winter': 3}, True), ({'robin': 3, 'summer': 2}, True)]
    >>> scored["result"]["totals"], scored["next"]["what"]
    ([10, 6], 'pass_order')
    """
    scored: Document = _module(sheet).score(sheet)
    return scored


def score_within(wish: Document) -> Document:
    """As `score`, with the `time_ms` that the solver may take for each best play: `{"sheet": …, "time_ms": …}`."""
    sheet = wish["sheet"]
    module = _module(sheet)
    scored: Document = module.score(sheet, wish["time_ms"]) if sheet["game"] in TIMED else module.score(sheet)
    return scored


def position(wish: Document) -> Document:
    """Where a sheet stands, as a position to play on from: `{"sheet": …, "seed": …}`; GameError where there is none."""
    module = _module(wish["sheet"])
    if not hasattr(module, "position"):
        raise GameError("no_position", "sheet.game: nothing can be played on from a sheet of this game")
    found: Document = module.position(wish["sheet"], wish["seed"])
    return found


def _module(sheet: object) -> Any:
    """The module that reads a sheet."""
    if not isinstance(sheet, dict):
        raise GameError("bad_request", f"sheet: expected an object, found {type(sheet).__name__}")
    if sheet.get("format") != FORMAT:
        raise GameError("bad_request", f'sheet.format: expected "{FORMAT}", found {sheet.get("format")!r:.40}')
    game = sheet.get("game")
    if not isinstance(game, str) or game not in GAMES:
        raise GameError("unknown_game", f"sheet.game: expected one of {', '.join(GAMES)}; found {game!r:.40}")
    return import_module(GAMES[game])
