"""The requests of the engine protocol, one struct each: unknown fields and wrong types are refused by their names."""

from typing import Any, Literal

import msgspec

PROTOCOL = 1


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every request may carry; `cmd` has been read already."""

    cmd: str
    id: Any = None


class Hello(Request):
    """Who are you?"""


class GetComponents(Request):
    """The component data in force, of a kind of game or of an open one."""

    game: str
    game_id: str | None = None


class New(Request):
    """Open a fresh game."""

    game: str
    players: int = 2
    variant: str = "standard"
    options: dict[str, Any] = {}
    seed: int | msgspec.UnsetType = msgspec.UNSET
    names: list[str] = []


class Setup(Request):
    """Open a game from a position document."""

    game: str
    position: Any
    seed: int | msgspec.UnsetType = msgspec.UNSET


class Replay(Request):
    """Check a record and open its game."""

    record: Any


class OfGame(Request):
    """A request to an open game; the last opened one if it names none."""

    game_id: str | msgspec.UnsetType = msgspec.UNSET


class View(OfGame):
    """What a seat may know."""

    seat: int | None


class Apply(OfGame):
    """Play one action or several."""

    action: Any = msgspec.UNSET
    actions: Any = msgspec.UNSET


class Solve(OfGame):
    """The best scoring play."""

    objective: Literal["points", "win"] = "points"
    time_ms: int | msgspec.UnsetType = msgspec.UNSET


class Bot(OfGame):
    """What a bot would do."""

    level: str = "greedy"
    time_ms: int | msgspec.UnsetType = msgspec.UNSET
    nodes: int | msgspec.UnsetType = msgspec.UNSET
    seed: int | msgspec.UnsetType = msgspec.UNSET


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
    "record": OfGame,
    "replay": Replay,
    "close": OfGame,
}
"""Which request reads which command."""
