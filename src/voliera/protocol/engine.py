"""The engine: answers requests, one JSON object each, and survives everything.

A refused request leaves every game as it was. Whatever goes wrong inside is answered as an error and told on standard
error. `serving.py` makes a process of it.
"""

import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

import voliera
from voliera import bots, solve
from voliera.bots.watching import Found, Watch, detailed, never
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games import GAMES, rules_of
from voliera.given import check_seed
from voliera.protocol import requests as ask

LARGEST_REQUEST = 1_000_000
MOST_GAMES = 10_000
LONGEST_MESSAGE = 1_000
LONGEST_MS = 3_600_000
MOST_NODES = 10_000_000
"""An hour, and about as much in play-outs: whoever grants more than that gets no more."""
Answer = dict[str, Any]


class Engine:
    """The open games of one conversation, and the answers to its requests.

    `tell` is handed what a bot has found so far, where a request asks for it; `is_stopped` says whether the request
    that is being answered was followed by `stop`.
    """

    def __init__(
        self, tell: Callable[[Answer], None] = lambda info: None, is_stopped: Callable[[], bool] = never
    ) -> None:
        self.games: dict[str, Game] = {}
        self.opened = 0
        self._tell, self._is_stopped = tell, is_stopped

    def answer(self, line: bytes) -> Answer:
        """The answer to one line."""
        echo: Answer = {}
        try:
            document = decode(line)
            if "id" in document:
                echo = {"id": document["id"]}
            return {"ok": True, **echo, **self._run(self._read(document))}
        except GameError as error:
            return refusal(echo, error.code, error.message, error.rule, error.legal)
        except msgspec.ValidationError as error:
            return out_of_range(line, str(error))
        except RecursionError:
            return refusal(echo, "bad_request", "nested too deeply")
        except Exception as error:  # nothing that is sent may end the process
            log(traceback.format_exc())
            reason = f"this request could not be carried out ({type(error).__name__}); nothing has changed"
            return refusal(echo, "bad_request", reason)

    @staticmethod
    def _read(document: dict[str, Any]) -> ask.Request:
        command = document.get("cmd")
        if not isinstance(command, str) or command not in ask.COMMANDS:
            raise GameError("bad_request", f"cmd: expected one of {', '.join(ask.COMMANDS)}; found {command!r:.40}")
        try:
            return msgspec.convert(document, ask.COMMANDS[command])
        except msgspec.ValidationError as error:
            raise GameError("bad_request", f"{command}: {error}") from None

    def _run(self, request: ask.Request) -> Answer:
        match request:
            case ask.Hello():
                return {"protocol": ask.PROTOCOL, "version": voliera.__version__, "games": list(GAMES)}
            case ask.GetComponents():
                return {"components": self._components(request)}
            case ask.Stop():
                return {}
            case ask.New():
                seed = seed_of(request.seed)
                return self._open(
                    voliera.new(request.game, request.players, request.variant, request.options, seed, request.names)
                )
            case ask.Setup():
                return self._open(self._set_up(request))
            case ask.Replay():
                return self._open(voliera.replay(request.record))
            case ask.OfGame():
                game_id = self._game_id(request)
                if request.cmd == "close":
                    del self.games[game_id]
                    return {}
                if isinstance(request, ask.Bot):
                    return self._choose(self.games[game_id], request)
                return answer_of(self.games[game_id], request)
        raise GameError("bad_request", f"{request.cmd} is not understood")

    def _choose(self, game: Game, request: ask.Bot) -> Answer:
        """Ask a bot."""
        time_ms = budget(request.time_ms, "time_ms", LONGEST_MS)
        nodes = budget(request.nodes, "nodes", MOST_NODES)
        every_ms = budget(request.info, "info", LONGEST_MS)
        most = budget(request.most, "most", MOST_NODES)

        def tell(played: int, found: Found) -> None:
            echo = {} if request.id is msgspec.UNSET else {"id": request.id}
            self._tell({"info": "bot", **echo, "nodes": played, "candidates": shown(found, request.lines)[:most]})

        every_s = LONGEST_MS if every_ms is None else every_ms / 1000
        watch = Watch(None if every_ms is None else tell, every_s, self._is_stopped, request.lines)
        choice = bots.choose(game, request.level, seed_of(request.seed), time_ms=time_ms, nodes=nodes, watch=watch)
        return {**choice, "candidates": shown(choice["candidates"], request.lines)[:most]}

    def _open(self, game: Game) -> Answer:
        if len(self.games) >= MOST_GAMES:
            raise GameError("too_large", f"{MOST_GAMES} games are open; close some first")
        self.opened += 1
        game_id = f"g{self.opened}"
        self.games[game_id] = game
        return {"game_id": game_id, "to_move": game.to_move()}

    def _game_id(self, request: ask.OfGame) -> str:
        if not self.games:
            raise GameError("no_game", "no game is open: send `new`, `setup` or `replay` first")
        if isinstance(request.game_id, msgspec.UnsetType):
            return next(reversed(self.games))
        if request.game_id not in self.games:
            raise GameError("no_game", f"no game {request.game_id!r:.40} is open")
        return request.game_id

    def _components(self, request: ask.GetComponents) -> Answer:
        rules = rules_of(request.game)
        if request.game_id is None:
            return rules.components({})
        game = self.games.get(request.game_id)
        if game is None or game.name != request.game:
            raise GameError("no_game", f"no game {request.game_id!r:.40} of {request.game} is open")
        return rules.components(game.options)

    @staticmethod
    def _set_up(request: ask.Setup) -> Game:
        rules_of(request.game)
        if not isinstance(request.position, dict):
            raise GameError("bad_position", "position: expected an object")
        if request.position.get("game") != request.game:
            raise GameError("bad_position", f"position.game: expected {request.game!r:.40}, as the request says")
        return voliera.from_position(request.position, seed_of(request.seed))


def answer_of(game: Game, request: ask.OfGame) -> Answer:
    """The answer of one open game."""
    match request:
        case ask.View():
            return {"view": game.view(request.seat)}
        case ask.Apply():
            return applied(game, request)
        case ask.Solve():
            return solve.solve(game, request.objective, budget(request.time_ms, "time_ms", LONGEST_MS))
    match request.cmd:
        case "position":
            return {"position": game.position()}
        case "legal":
            return {"to_move": game.to_move(), "actions": game.legal()}
        case "undo":
            game.undo()
            return {"to_move": game.to_move()}
        case "result":
            return {"result": game.result()}
        case _:
            return {"record": game.record()}


def shown(found: Found, lines: bool) -> Found:
    """Candidates as they are answered: with lines, those of bots that do not look ahead have them, too."""
    return [detailed(one, 0) if lines and "line" not in one else one for one in found]


def applied(game: Game, request: ask.Apply) -> Answer:
    """Play what was sent: `action`, or `actions`, all or none."""
    one, several = request.action is not msgspec.UNSET, request.actions is not msgspec.UNSET
    if one == several:
        raise GameError("bad_request", "apply: exactly one of `action` and `actions`")
    if several and not isinstance(request.actions, list):
        raise GameError("bad_request", "apply: `actions` is a list")
    events = game.apply([request.action] if one else request.actions)
    answer: Answer = {"to_move": game.to_move(), "events": events, "over": game.over}
    if game.over:
        answer["result"] = game.result()
    return answer


def seed_of(value: int | str | msgspec.UnsetType) -> int | None:
    """A seed that was sent, or None."""
    return None if isinstance(value, msgspec.UnsetType) else check_seed(value)


def budget(value: int | msgspec.UnsetType, field: str, most: int) -> int | None:
    """A budget that was sent: a positive number, cut down to the most that is given."""
    number = None if isinstance(value, msgspec.UnsetType) else value
    if number is None:
        return None
    if number <= 0:
        raise GameError("bad_request", f"{field}: a positive integer, found {number}")
    return min(number, most)


def decode(line: bytes) -> dict[str, Any]:
    """The object on a line; a number out of range is msgspec's ValidationError."""
    if len(line) > LARGEST_REQUEST:
        raise GameError("too_large", f"a request has at most {LARGEST_REQUEST:,} bytes")
    try:
        document = msgspec.json.decode(line)
    except msgspec.ValidationError:
        raise
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise GameError("bad_json", f"not a JSON object on one line: {error}") from None
    except RecursionError:
        raise GameError("bad_json", "nested too deeply") from None
    if not isinstance(document, dict):
        raise GameError("bad_request", "a request is an object with a field `cmd`")
    return document


def out_of_range(line: bytes, why: str) -> Answer:
    """The answer to JSON with a number that nothing can hold; its `id` is echoed, unless it is that number."""
    echo: Answer = {}
    try:
        found = msgspec.json.decode(line, type=ask.Echo).id
        echo = {} if found is msgspec.UNSET else {"id": found}
    except msgspec.ValidationError:
        pass
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return refusal({}, "bad_json", f"not a JSON object on one line: {error}")
    return refusal(echo, "bad_request", why)


def refusal(echo: Answer, code: str, message: str, rule: str | None = None, legal: Sequence[Document] = ()) -> Answer:
    """The answer to a request that is refused; what its message quotes of the request does not make it long."""
    if len(message) > LONGEST_MESSAGE:
        message = message[:LONGEST_MESSAGE] + " …"
    error: Answer = {"code": code, "message": message}
    if rule is not None:
        error["rule"] = rule
    if legal:
        error["legal"] = list(legal)
    return {"ok": False, **echo, "error": error}


def log(text: str) -> None:
    """Tell standard error, if anybody still holds it."""
    if sys.stderr is not None:
        with suppress(OSError):
            print(text, file=sys.stderr)


def encode(answer: Answer) -> bytes:
    """The answer as one line; an `id` that cannot be written back (nested too deeply) is left out."""
    try:
        return msgspec.json.encode(answer)
    except RecursionError:
        answer.pop("id", None)
        return msgspec.json.encode(answer)
