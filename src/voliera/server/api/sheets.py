"""Score sheets of boxed games: what they come to, and sheets that several phones share by a code.

A shared sheet is a document that the server keeps and does not read. Whoever knows the code reads and writes it; a
writer names the version it knew, and gets `stale` if somebody was faster. Merging is done by the phones.
"""

import asyncio
import secrets
from collections import OrderedDict
from typing import Annotated, Any

import structlog
from msgspec import Meta, Raw, Struct
from msgspec.json import encode
from sqlalchemy import bindparam, delete, func, insert, select, update

from voliera.errors import GameError
from voliera.protocol.errors import Refused
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.sheets import PositionWish, ScoreWish, position_task, score_task
from voliera.server.live.hints import BUSY_MS
from voliera.server.services import Services
from voliera.server.storage import Conflict
from voliera.server.storage.schema import sheets
from voliera.server.thinking.thinkers import NoThought

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""None of them is taken for another one, read aloud or written by hand."""
LENGTH = 8
TRIES = 5
LARGEST = 64 * 1024
KEPT_MS = 90 * 86_400_000
"""Time after which a sheet that nobody touches is deleted."""
FULL_MS = 86_400_000
"""When to try again on a server that keeps no more sheets."""
AHEAD_MS = 86_400_000
"""Stamps further in the future were written by a clock that has been set back since."""
KNOWN = 20_000
_log = structlog.get_logger("voliera.sheets")
_COUNT = select(func.count()).select_from(sheets)
_SHEET = select(sheets).where(sheets.c.code == bindparam("sheet"))


class NewSheet(Struct, forbid_unknown_fields=True, frozen=True):
    """A sheet to share."""

    document: dict[str, Any]


class ChangedSheet(Struct, forbid_unknown_fields=True, frozen=True):
    """A shared sheet as it shall be, and the version that it was made from."""

    document: dict[str, Any]
    v: Annotated[int, Meta(ge=1, le=1_000_000_000)]


class KnownVersion(Struct, forbid_unknown_fields=True, frozen=True):
    """The version that the asker has already."""

    v: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0


class SheetCode(Struct, frozen=True):
    """The code of a shared sheet, and its version."""

    code: str
    v: int


class SharedSheet(Struct, frozen=True):
    """A shared sheet; without the document where the asker has this version already."""

    code: str
    v: int
    document: Raw | dict[str, Any] | None


class KnownCodes:
    """Which address has named which code rightly: only these may ask as often as they like."""

    def __init__(self) -> None:
        self._pairs: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def check(self, call: Call, code: str) -> None:
        """Codes are few enough to be guessed by many tries, so that tries are counted."""
        if (call.address, code) not in self._pairs:
            await call.allowances.sessions.take(call.address)

    def right(self, call: Call, code: str) -> None:
        """The code is one, and the address knows it."""
        self._pairs[call.address, code] = None
        if len(self._pairs) > KNOWN:
            self._pairs.popitem(last=False)


_tried = KnownCodes()


async def _score(call: Call) -> Answer:
    scored = await _carried_out(call, "score", score_task(call.body))
    return Answer(scored.decode())


async def _position(call: Call) -> Answer:
    found = await _carried_out(call, "sheet-position", position_task(call.body))
    return Answer(found.decode())


async def _carried_out(call: Call, task: str, document: dict[str, Any]) -> bytes:
    asker = call.session or call.address
    await call.allowances.attempts.take(asker)
    services = call.house.services
    try:
        return await services.thinkers.task(task, document, key=asker, patience_s=services.limits.thinker_wait_s)
    except NoThought:
        raise Refused("busy", "all thinkers are busy; try again", retry_ms=BUSY_MS) from None
    except GameError as error:
        raise Refused(error.code, error.message, error.rule) from None


async def _share(call: Call) -> Answer:
    await call.allowances.sheets.take(call.address)
    services, now = call.house.services, call.house.services.now()
    text = encode(call.body.document).decode()
    await _clear_away(services, now)
    await _check_room(services)
    for _ in range(TRIES):
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        row = {"code": code, "v": 1, "document": text, "created": now, "updated": now}
        try:
            await services.storage.run(insert(sheets).values(row))
        except Conflict:
            await asyncio.sleep(0)
            continue
        _tried.right(call, code)
        return Answer(SheetCode(code, 1), 201)
    raise Refused("unavailable", "no code is free; try again", retry_ms=BUSY_MS)


async def _check_room(services: Services) -> None:
    """Refuse a new sheet where the server keeps as many as it may: an old one is never lost for a new one."""
    [row] = await services.storage.fetch(_COUNT)
    if row[0] >= services.limits.sheets_kept:
        _log.warning("sheets_full", kept=row[0])
        raise Refused("sheets_full", "this server cannot keep more shared sheets", retry_ms=FULL_MS)


async def _clear_away(services: Services, now: int) -> None:
    """Delete what nobody has touched for long, once the wall clock is trusted: this cannot be taken back.

    The 90 days of sheets that were written while the clock was ahead begin now.
    """
    if services.time.trusted:
        await services.storage.run(
            delete(sheets).where(sheets.c.updated < now - KEPT_MS),
            update(sheets).where(sheets.c.updated > now + AHEAD_MS).values(updated=now),
        )


async def _look(call: Call) -> Answer:
    code = _code(call)
    await _tried.check(call, code)
    await call.allowances.attempts.take(call.address)
    rows = await call.house.services.storage.fetch(_SHEET, sheet=code)
    if not rows:
        raise _unknown()
    _tried.right(call, code)
    row = rows[0]
    known = row.v == call.query.v
    return Answer(SharedSheet(code, row.v, None if known else Raw(row.document.encode())))


async def _change(call: Call) -> Answer:
    code = _code(call)
    await _tried.check(call, code)
    await call.allowances.sheet_changes.take(call.address)
    await call.allowances.sheet_changes.take(f"sheet {code}")
    services, wish = call.house.services, call.body
    values = {"v": wish.v + 1, "document": encode(wish.document).decode(), "updated": services.now()}
    [changed] = await services.storage.run(
        update(sheets).where(sheets.c.code == code, sheets.c.v == wish.v).values(values)
    )
    if changed:
        _tried.right(call, code)
        return Answer(SheetCode(code, wish.v + 1))
    rows = await services.storage.fetch(_SHEET, sheet=code)
    if not rows:
        raise _unknown()
    raise Refused("stale", f"somebody was faster: the sheet is at version {rows[0].v}")


def _code(call: Call) -> str:
    return call.part("code").upper()


def _unknown() -> Refused:
    return Refused("bad_code", "no sheet has this code; sheets that nobody touches for 90 days are cleared away")


_GAME_CODES = ("unknown_game", "illegal_action", "bad_position", "too_large", "busy", "too_many")

ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/score",
        "What the score sheet of a boxed game comes to, with the best plays",
        _score,
        {200: dict[str, Any]},
        body=ScoreWish,
        who="anyone",
        codes=_GAME_CODES,
        largest=LARGEST,
    ),
    Endpoint(
        "POST",
        "/api/score/position",
        "Where a score sheet stands, as a position to play on from; what it does not tell is dealt",
        _position,
        {200: dict[str, Any]},
        body=PositionWish,
        who="anyone",
        codes=(*_GAME_CODES, "no_position"),
        largest=LARGEST,
    ),
    Endpoint(
        "POST",
        "/api/sheets",
        "Share a score sheet by a code",
        _share,
        {201: SheetCode},
        body=NewSheet,
        who="anyone",
        codes=("too_many", "sheets_full"),
        largest=LARGEST,
    ),
    Endpoint(
        "GET",
        "/api/sheets/{code}",
        "A shared score sheet",
        _look,
        {200: SharedSheet},
        query=KnownVersion,
        who="anyone",
        codes=("bad_code", "too_many"),
    ),
    Endpoint(
        "POST",
        "/api/sheets/{code}",
        "Change a shared score sheet; `stale` where somebody was faster",
        _change,
        {200: SheetCode},
        body=ChangedSheet,
        who="anyone",
        codes=("bad_code", "stale", "too_many"),
        largest=LARGEST,
    ),
)
