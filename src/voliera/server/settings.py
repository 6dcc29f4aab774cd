"""How a server is run: where it listens, what it keeps, what it allows. From the command line or the environment."""

import os
from dataclasses import dataclass, field, fields
from typing import Any


@dataclass(frozen=True)
class Limit:
    """What a field of `Limits` bounds, and what happens beyond it. docs/limits.md is made of these."""

    about: str
    unit: str
    meaning: str


def _limit(default: Any, about: str, unit: str, meaning: str) -> Any:
    return field(default=default, metadata={"limit": Limit(about, unit, meaning)})


@dataclass(frozen=True)
class Limits:
    """What one person, one address, one table and one process may use: generous for people, small for machines."""

    seat_messages: int = _limit(
        100, "sockets", "messages", "Sent by a player's socket in `window_s`; then it is closed with `rate`."
    )
    watcher_messages: int = _limit(50, "sockets", "messages", "The same for a watcher's or a coach's socket.")
    window_s: float = _limit(20.0, "sockets", "s", "The time in which messages are counted.")
    pings: int = _limit(
        20, "sockets", "pings", "Protocol pings of one socket in `window_s`; then it is closed. Our clients send none."
    )
    queue_messages: int = _limit(
        64, "sockets", "messages", "Messages waiting for a slow reader; then it is closed with `slow`."
    )
    queue_bytes: int = _limit(512_000, "sockets", "bytes", "Bytes waiting for a slow reader; the same.")
    backlog_bytes: int = _limit(
        33_554_432,
        "sockets",
        "bytes",
        "Bytes waiting for all slow readers of a process; the one that would exceed it is closed with `slow`.",
    )
    send_timeout_s: float = _limit(
        10.0, "sockets", "s", "A reader that takes nothing for this time is disconnected; HTTP answers likewise."
    )
    silence_s: float = _limit(
        30.0, "sockets", "s", "A socket that sends nothing for this time is closed; clients ping every 2.5 s."
    )
    hello_s: float = _limit(10.0, "sockets", "s", "From opening a socket to its `hello`.")
    sockets_unknown: int = _limit(
        2_000, "sockets", "sockets", "Sockets of a process that have not said `hello`; further ones are refused."
    )
    sockets_per_session: int = _limit(
        16, "sockets", "sockets", "Sockets of one person in a process; the oldest is closed with `many_sockets`."
    )
    sockets_per_address: int = _limit(
        1_000,
        "sockets",
        "sockets",
        "Sockets from one address in a process; further ones are refused. Behind a proxy, name it with `--proxies`.",
    )
    watchers_per_table: int = _limit(
        100,
        "sockets",
        "sockets",
        "Sockets that watch one table in a process, and as many again by links; then `full_house`. "
        "A player always gets in.",
    )
    head_bytes: int = _limit(
        16_384, "requests", "bytes", "Request line and headers; then 431. Chunk extensions and trailers likewise."
    )
    head_fields: int = _limit(100, "requests", "headers", "Headers and trailers of a request; then 431.")
    head_s: float = _limit(10.0, "requests", "s", "From the first byte of a request to the end of its headers.")
    body_bytes: int = _limit(262_144, "requests", "bytes", "The body of a request; records are the largest. Then 413.")
    body_s: float = _limit(30.0, "requests", "s", "From the end of the headers to the end of the body; then 408.")
    pipelined: int = _limit(8, "requests", "requests", "Requests sent ahead on one connection; then 400.")
    requests_unfinished: int = _limit(
        128, "requests", "requests", "Requests of a process that have begun to arrive; beyond it the oldest is cut off."
    )
    requests_at_once: int = _limit(
        2_000,
        "requests",
        "requests",
        "Requests of a process that are being answered, without `seekers_held`; further ones get 503.",
    )
    connections_idle: int = _limit(
        1_000, "requests", "connections", "Idle HTTP connections of a process; beyond it the oldest is closed."
    )
    unread_bytes: int = _limit(
        33_554_432,
        "requests",
        "bytes",
        "Answers of a process that clients have not read; beyond it the oldest connection is cut off.",
    )
    documents_at_once: int = _limit(
        8, "requests", "requests", "Records and score sheets that are worked on at a time; others wait."
    )
    documents_waiting: int = _limit(64, "requests", "requests", "Records and sheets that wait; then `busy`.")
    commands_waiting: int = _limit(
        64, "tables", "commands", "Commands in line at one table; further ones are refused with a time to retry."
    )
    tables_per_session: int = _limit(60, "tables", "tables", "Open and running tables of one person.")
    tables_per_minute: int = _limit(20, "allowances", "a minute", "New tables, links and codes of one person.")
    sessions_per_minute: int = _limit(60, "allowances", "a minute", "New people and tried codes from one address.")
    seeks_per_minute: int = _limit(
        40, "allowances", "a minute", "How often one person may begin to look for an opponent, or change the wish."
    )
    seekers: int = _limit(20_000, "requests", "people", "People who look for an opponent at a time; then `busy`.")
    seekers_held: int = _limit(
        12_000,
        "requests",
        "requests",
        "Requests of a process that wait for an opponent, of 24 kB each; further ones are answered at once.",
    )
    hints_per_minute: int = _limit(20, "allowances", "a minute", "Hints and analyses of one person.")
    attempts_per_second: int = _limit(
        40, "allowances", "a second", "Moves tried while something is dragged; three times as many at once."
    )
    records_per_minute: int = _limit(
        60, "allowances", "a minute", "Records of finished tables, for one person or one address."
    )
    previews_per_minute: int = _limit(
        60,
        "allowances",
        "a minute",
        "Pages and pictures of shared results (`/r/…`, `/embed/…`) from one address; then pages without a preview.",
    )
    sheets_per_hour: int = _limit(30, "allowances", "an hour", "New shared score sheets from one address.")
    sheet_changes_per_minute: int = _limit(
        120, "allowances", "a minute", "Changes of shared score sheets from one address, and of one sheet."
    )
    notices_per_hour: int = _limit(
        120, "allowances", "an hour", "Notifications of one person; further ones are not sent."
    )
    webhook_lines_per_hour: int = _limit(
        60, "allowances", "an hour", "Lines that one table writes by its webhook; further ones are not sent."
    )
    sheets_kept: int = _limit(
        20_000, "storage", "sheets", "Shared score sheets on a server; then new ones get `sheets_full`."
    )
    bot_ms: int = _limit(5_000, "tables", "ms", "The longest time a bot may be told to think about a move.")
    lines_per_minute: int = _limit(
        30, "tables", "a minute", "Lines of chat and emotes of one person at one table; then `too_many`."
    )
    lines_per_table: int = _limit(
        2_000,
        "tables",
        "lines",
        "Lines of chat and emotes at one table; then it has no more chat (`too_many_lines`).",
    )
    entries_per_table: int = _limit(
        5_000,
        "tables",
        "entries",
        "Everything else at one table, an act counted by its actions; then the game can only be finished.",
    )
    thinker_wait_s: float = _limit(
        5.0, "tables", "s", "How long a hint, a solution or a score sheet waits for a free thinker; then `busy`."
    )
    thinker_grace_s: float = _limit(
        10.0, "tables", "s", "How long a thinker may take beyond its budget; then it is replaced."
    )
    idle_s: float = _limit(120.0, "tables", "s", "A table without viewers leaves memory after this time.")
    code_s: int = _limit(600, "tables", "s", "How long a one-time code for another device is valid.")


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
    passkey_domain: str = ""
    """The domain that passkeys belong to, where pages have several hosts in it; else the host of the page."""
    proxies: str = ""
    """Addresses of reverse proxies whose word about the client's address is taken."""
    private_addresses: bool = False
    """Whether webhooks and push services may be at private addresses, and by http: inside of a network of one's own."""
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
