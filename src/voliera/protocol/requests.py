"""The requests of the engine protocol, one struct each: unknown fields and wrong types are refused by their names."""

from typing import Any, Literal

import msgspec

PROTOCOL = 1


class Echo(msgspec.Struct):
    """All that is read of a request that cannot be read whole."""

    id: Any = msgspec.UNSET


class Command(msgspec.Struct):
    """All that is read of a request before its turn."""

    cmd: str


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every request may carry; `cmd` has been read already."""

    cmd: str
    id: Any = msgspec.UNSET


class Hello(Request, kw_only=True):
    """Ask who is there."""


class GetComponents(Request, kw_only=True):
    """The component data in force, of a kind of game or of an open one."""

    game: str
    game_id: str | None = None


class New(Request, kw_only=True):
    """Open a fresh game."""

    game: str
    players: int = 2
    variant: str = "standard"
    options: dict[str, Any] = {}
    seed: int | str | msgspec.UnsetType = msgspec.UNSET
    names: list[str] = []


class Setup(Request, kw_only=True):
    """Open a game from a position document."""

    game: str
    position: Any
    seed: int | str | msgspec.UnsetType = msgspec.UNSET


class Replay(Request, kw_only=True):
    """Check a record and open its game."""

    record: Any


class OfGame(Request, kw_only=True):
    """A request to an open game; the last opened one if it names none."""

    game_id: str | msgspec.UnsetType = msgspec.UNSET


class View(OfGame, kw_only=True):
    """What a seat may know."""

    seat: int | None


class Apply(OfGame, kw_only=True):
    """Play one action or several."""

    action: Any = msgspec.UNSET
    actions: Any = msgspec.UNSET


class Solve(OfGame, kw_only=True):
    """The best scoring play."""

    objective: Literal["points", "win"] = "points"
    time_ms: int | msgspec.UnsetType = msgspec.UNSET


class Bot(OfGame, kw_only=True):
    """What a bot would do."""

    level: str = "greedy"
    time_ms: int | msgspec.UnsetType = msgspec.UNSET
    nodes: int | msgspec.UnsetType = msgspec.UNSET
    seed: int | str | msgspec.UnsetType = msgspec.UNSET
    info: int | msgspec.UnsetType = msgspec.UNSET
    lines: bool = False
    most: int | msgspec.UnsetType = msgspec.UNSET


class Stop(Request, kw_only=True):
    """End the thinking of all requests that were sent before this one."""


COMMANDS: dict[str, type[Request]] = {
    "hello": Hello,
    "components": GetComponents,
    "new": New,
    "setup": Setup,
    "position": OfGame,
    "view": View,
    "legal": OfGame,
    "apply": Apply,
    "undo": OfGame,
    "result": OfGame,
    "solve": Solve,
    "bot": Bot,
    "stop": Stop,
    "record": OfGame,
    "replay": Replay,
    "close": OfGame,
}
"""Which request reads which command."""
