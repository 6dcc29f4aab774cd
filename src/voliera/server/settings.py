"""How a server is run: where it listens, what it keeps, what it allows. From the command line or the environment."""

import os
from dataclasses import dataclass, field, fields
from typing import Any


@dataclass(frozen=True)
class Limits:
    """What one person, one socket and one process may use. They are generous for people and small for machines."""

    seat_messages: int = 100
    watcher_messages: int = 50
    window_s: float = 20.0
    """So many messages in so many seconds; then the socket is closed, and may come back: never a ban."""
    queue_messages: int = 64
    queue_bytes: int = 512_000
    """What may wait for a slow reader."""
    send_timeout_s: float = 10.0
    silence_s: float = 30.0
    """A socket that says nothing for so long is dropped; clients ping every 2.5 s."""
    hello_s: float = 10.0
    commands_waiting: int = 64
    sockets_per_table: int = 200
    tables_per_session: int = 60
    """Open and running ones."""
    tables_per_minute: int = 20
    sessions_per_minute: int = 60
    """From one address."""
    hints_per_minute: int = 20
    attempts_per_second: int = 40
    """What a player tries while something is dragged; three times as many at once."""
    body_bytes: int = 262_144
    """Of an HTTP request; records and component files are the largest."""
    bot_ms: int = 5_000
    """The longest a bot may be told to think about a move."""
    idle_s: float = 120.0
    """A table that nobody looks at leaves memory after so long."""
    code_s: int = 600
    """How long a one-time code for another device is good."""


@dataclass(frozen=True)
class ServerSettings:
    """Everything that `voliera serve` can be told."""

    database: str | None = None
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 8460
    thinkers: int = 1
    """How many processes bots think in."""
    secure: bool = False
    """Whether people come by https (through a proxy): cookies are then marked so."""
    origins: tuple[str, ...] = ()
    """Further origins that sockets and requests may come from, besides the server's own."""
    proxies: str = ""
    """Addresses of reverse proxies whose word about the client's address is taken."""
    metrics: bool = True
    web: str | None = None
    """The folder of the browser's side; else the one that was built into the package."""
    limits: Limits = field(default_factory=Limits)


PREFIX = "VOLIERA_"
LIMIT = "VOLIERA_LIMIT_"


def from_environment(given: dict[str, Any] | None = None) -> ServerSettings:
    """The settings: those given, then VOLIERA_DATABASE, VOLIERA_LIMIT_IDLE_S and so on, then the defaults."""
    told = {name: value for name, value in (given or {}).items() if value is not None}
    limits = Limits(**_told(Limits, LIMIT))
    return ServerSettings(**{**_told(ServerSettings, PREFIX), "limits": limits, **told})


def as_environment(settings: ServerSettings) -> dict[str, str]:
    """The same settings for a worker process."""
    return _telling(settings, PREFIX) | _telling(settings.limits, LIMIT)


def _told(kind: type[Any], prefix: str) -> dict[str, Any]:
    """What the environment says about the fields of a kind of settings; a default's type is the field's."""
    found: dict[str, Any] = {}
    for one in fields(kind):
        text = os.environ.get(prefix + one.name.upper())
        if text is None:
            continue
        if isinstance(one.default, bool):
            found[one.name] = text.lower() in {"1", "true", "yes", "on"}
        elif isinstance(one.default, tuple):
            found[one.name] = tuple(part for part in text.split(",") if part)
        elif isinstance(one.default, int | float):
            found[one.name] = type(one.default)(text)
        else:
            found[one.name] = text
    return found


def _telling(settings: Any, prefix: str) -> dict[str, str]:
    told: dict[str, str] = {}
    for one in fields(settings):
        value = getattr(settings, one.name)
        if isinstance(value, tuple):
            value = ",".join(value)
        if isinstance(value, str | int | float):
            told[prefix + one.name.upper()] = str(value)
    return told
