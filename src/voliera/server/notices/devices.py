"""Devices on which people want to hear of their turns. A person may have several; a device belongs to one person."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from voliera.server.people import hashed
from voliera.server.storage import Conflict, Storage
from voliera.server.storage.schema import push_devices

MOST = 8
"""Maximum number of devices of a person; a further one replaces the oldest."""
FAILURES = 5
"""Number of failures in a row after which a device is forgotten."""
_OF = (
    select(push_devices)
    .where(push_devices.c.session_id == bindparam("session"))
    .order_by(push_devices.c.created.desc())
)


def device_id(endpoint: str) -> str:
    """Return the name by which a device is known: it opens nothing."""
    return hashed(endpoint)


async def keep(storage: Storage, session: str, endpoint: str, **more: Any) -> str:
    """Note a device; one that is known already changes hands, keys or language."""
    device = device_id(endpoint)
    row = {"id": device, "session_id": session, "endpoint": endpoint, "failures": 0, **more}
    older = (await storage.fetch(_OF, session=session))[MOST - 1 :]
    gone = [device, *(one.id for one in older)]
    try:
        await storage.run(delete(push_devices).where(push_devices.c.id.in_(gone)), insert(push_devices).values(row))
    except Conflict:  # the same device twice at the same moment
        changed = {name: value for name, value in row.items() if name != "id"}
        await storage.run(update(push_devices).where(push_devices.c.id == device).values(changed))
    return device


async def of_session(storage: Storage, session: str) -> list[Any]:
    """Return the rows of a person's devices."""
    return list(await storage.fetch(_OF, session=session))


async def of_sessions(storage: Storage, sessions: Iterable[str]) -> list[Any]:
    """Return the rows of several people's devices."""
    return list(await storage.fetch(select(push_devices).where(push_devices.c.session_id.in_(sorted(sessions)))))


def hears(row: Any, by: str | None) -> bool:
    """Whether somebody is heard on a device: it has not muted them. Notices by nobody are heard everywhere."""
    return by is None or by not in msgspec.json.decode(row.muted or "[]")


async def forget(storage: Storage, device: str, session: str | None = None) -> bool:
    """Forget a device, whoever it belongs to, or only this person's; return whether there was one."""
    where = [push_devices.c.id == device]
    if session is not None:
        where.append(push_devices.c.session_id == session)
    return bool((await storage.run(delete(push_devices).where(*where)))[0])


async def failed(storage: Storage, device: str) -> None:
    """Count a failure; the last of too many in a row forgets the device."""
    one = push_devices.c
    await storage.run(
        update(push_devices).where(one.id == device).values(failures=one.failures + 1),
        delete(push_devices).where(one.id == device, one.failures >= FAILURES),
    )


async def reached(storage: Storage, device: str) -> None:
    """Forget earlier failures."""
    await storage.run(update(push_devices).where(push_devices.c.id == device).values(failures=0))
