"""Game records: checking one by playing it through (`Game.record` writes them).

The start position is stored in full, so that a change of random numbers or components never breaks a record.
"""

from voliera.documents import RECORD_FORMAT, Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games import rules_of
from voliera.given import check_seed
from voliera.starting import from_position


def replay(record: Document) -> Game:
    """Check a record by playing it through, and return the game at its end."""
    if not isinstance(record, dict):
        raise GameError("bad_request", "record: expected an object")
    needed = ("format", "game", "start", "actions")
    fields = (*needed, "players", "variant", "options", "seed", "names", "result", "resigned")
    for field in needed:
        if field not in record:
            raise GameError("bad_request", f"record.{field}: missing")
    for field in record:
        if field not in fields:
            raise GameError("bad_request", f"record: unknown field {field!r:.40}")
    if record["format"] != RECORD_FORMAT:
        raise GameError("bad_request", f'record.format: expected "{RECORD_FORMAT}", found {record["format"]!r:.40}')
    rules_of(record["game"])
    seed = None if record.get("seed") is None else check_seed(record["seed"])
    start = record["start"]
    if not isinstance(start, dict) or start.get("game") != record["game"]:
        raise GameError("bad_position", "record.start: expected a position of the same game")
    game = from_position(start, seed if seed is not None else 0, record.get("names", ()))
    game.seed = seed
    for field in ("players", "variant", "options"):
        if not _same(record.get(field, start[field]), start[field]):
            raise GameError("bad_request", f"record.{field}: the start position says {start[field]!r:.80}")
    if not isinstance(record["actions"], list):
        raise GameError("bad_request", "record.actions: expected a list")
    for i, action in enumerate(record["actions"]):
        try:
            game.apply([action])
        except GameError as error:
            raise GameError("bad_request", f"record.actions[{i}]: {error.message}", rule=error.rule) from None
    outcome = game.result() if game.over else None
    if not _same(record.get("result", outcome), outcome):
        raise GameError("bad_request", "record.result: not what the actions lead to")
    if "resigned" in record:
        game.resigned = _loser(record["resigned"], game)
    return game


def shortened(record: Document, actions: int) -> Document:
    """Return the record of the same game after its first actions: what ended it has not happened there."""
    kept = {name: value for name, value in record.items() if name != "resigned"}
    return {**kept, "actions": record["actions"][:actions], "result": None}


def _loser(seat: object, game: Game) -> int:
    """Return the seat that resigned, if it can have done so."""
    if game.players != 2:
        raise GameError("bad_request", "record.resigned: only a game of two can be resigned")
    if game.over:
        raise GameError("bad_request", "record.resigned: the game is over by its actions")
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < game.players:
        raise GameError("bad_request", f"record.resigned: expected seat 0 or 1, found {seat!r:.40}")
    return seat


def _same(a: object, b: object) -> bool:
    """Whether two documents are equal; to Python, True is 1 and 2.0 is 2, in documents they are not."""
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(_same(a[key], b[key]) for key in a)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(_same, a, b))
    return type(a) is type(b) and a == b
