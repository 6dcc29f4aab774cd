"""The score sheet of the boxed games: what a table writes down, played by the real rules.

A sheet is a document `{"format": "voliera/sheet/1", "game": "birdie"|"bower", …}`. Nothing here counts a point: lines
and nests are put on a table of the engine, and what it does there is told.
"""

from voliera.documents import SHEET_FORMAT, Document
from voliera.errors import GameError
from voliera.games import GAMES
from voliera.games.contract import ScoreSheet


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
    return _sheet_of(sheet).score(sheet)


def score_within(wish: Document) -> Document:
    """As `score`, with the `time_ms` that the solver may take for each best play: `{"sheet": …, "time_ms": …}`."""
    return _sheet_of(wish["sheet"]).score(wish["sheet"], wish["time_ms"])


def position(wish: Document) -> Document:
    """Where a sheet stands, as a position to play on from: `{"sheet": …, "seed": …}`; GameError where there is none."""
    return _sheet_of(wish["sheet"]).position(wish["sheet"], wish["seed"])


def _sheet_of(sheet: object) -> ScoreSheet:
    """Return what reads a sheet."""
    if not isinstance(sheet, dict):
        raise GameError("bad_request", f"sheet: expected an object, found {type(sheet).__name__}")
    if sheet.get("format") != SHEET_FORMAT:
        raise GameError("bad_request", f'sheet.format: expected "{SHEET_FORMAT}", found {sheet.get("format")!r:.40}')
    game = sheet.get("game")
    found = GAMES[game].sheet() if isinstance(game, str) and game in GAMES else None
    if found is None:
        raise GameError("unknown_game", f"sheet.game: expected one of {', '.join(GAMES)}; found {game!r:.40}")
    return found
